"""The page can be installed, opens without the server and says so, and is never an old one."""

import json
import os
import re
import signal
from typing import Any

from playwright.sync_api import CDPSession, Page, Route, expect

from tests.browser.house import PageHouse
from tests.browser.people import Come

READY = "() => navigator.serviceWorker.ready.then((found) => found.active !== null)"
ALLOWED: dict[str, Any] = {"service_workers": "allow"}


def devtools(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def test_chromium_finds_nothing_that_keeps_it_from_installing_the_page(come: Come) -> None:
    page = come("Ann", **ALLOWED).at("/")
    assert page.evaluate(READY)
    manifest = devtools(page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    sizes = {(icon["sizes"], icon["purpose"]) for icon in told["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    assert devtools(page).send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_every_icon_is_as_large_as_the_manifest_says(come: Come) -> None:
    page = come("Ann").at("/")
    look = """async () => {
        const { icons } = await (await fetch("/manifest.webmanifest")).json();
        return Promise.all(icons.filter(({ type }) => type === "image/png").map(async ({ src, sizes }) => {
            const drawn = await createImageBitmap(await (await fetch(src)).blob());
            return [sizes, `${drawn.width}x${drawn.height}`];
        }));
    }"""
    found = page.evaluate(look)
    assert len(found) == 3
    assert all(said == drawn for said, drawn in found)


def test_the_page_opens_without_the_server_and_goes_on_when_it_is_back(
    own_house: PageHouse, come: Come
) -> None:
    page = come("Ann", **ALLOWED).at("/")
    assert page.evaluate(READY)
    page.reload()  # the shell is kept now
    expect(page.get_by_role("article").first).to_be_visible()
    own_house.stop()
    page.goto("/rules/kingdom")
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    expect(page.get_by_role("alert")).not_to_contain_text(re.compile("сервер", re.IGNORECASE))
    own_house.start()
    expect(page.get_by_role("article").first).to_be_visible()


def test_the_page_opens_while_the_server_hangs_and_goes_on_when_it_answers(
    own_house: PageHouse, come: Come
) -> None:
    page = come("Ann", **ALLOWED).at("/")
    assert page.evaluate(READY)
    page.reload()
    expect(page.get_by_role("article").first).to_be_visible()
    os.kill(own_house.process.pid, signal.SIGSTOP)
    try:
        page.goto("/rules/kingdom")
        expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server")
    finally:
        os.kill(own_house.process.pid, signal.SIGCONT)
    expect(page.get_by_role("article").first).to_be_visible()


def test_another_build_is_shown_at_once(own_house: PageHouse, come: Come) -> None:
    page = come("Ann", **ALLOWED).at("/")
    assert page.evaluate(READY)
    assert own_house.page is not None
    index = own_house.page / "index.html"
    before = index.read_text(encoding="utf-8")
    try:
        index.write_text(before.replace("<title>Bastide</title>", '<meta name="build" content="next">'))
        page.goto("/settings")
        expect(page.locator('meta[name="build"]')).to_have_count(1)
    finally:
        index.write_text(before, encoding="utf-8")


def test_one_who_needs_a_part_of_an_older_build_gets_the_page_anew(come: Come) -> None:
    page = come("Ann").at("/")
    gone: list[str] = []

    def refuse_once(route: Route) -> None:
        route.continue_() if gone else route.fulfill(status=404)
        gone.append(route.request.url)

    page.route("**/assets/Settings-*.js", refuse_once)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert len(gone) == 2


def test_what_the_server_says_is_never_kept(come: Come) -> None:
    page = come("Ann", **ALLOWED).at("/")
    assert page.evaluate(READY)
    page.reload()
    kept = """async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
    }"""
    paths = page.evaluate(kept)
    assert paths
    assert all(path == "/" or path.startswith("/assets/") for path in paths)
