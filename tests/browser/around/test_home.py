"""Home: what waits for me comes first, pictures stand still, and what is over can be put away."""

from playwright.sync_api import Page, Route, expect

from tests.browser.boards import open_board
from tests.browser.pages import LETTERS, STILL, TablePage, box_of, card_of, stop_clock
from tests.browser.people import ANIMATED, ON_PHONE, PHONE, Come

# Whatever moves in a picture from the very first moment, by styles or by code.
MOVES = """
    window.moved = [];
    const note = (one) => one.closest?.(".picture") && window.moved.push(one.outerHTML.slice(0, 80));
    for (const kind of ["animationstart", "transitionrun"])
        addEventListener(kind, ({ target }) => note(target), true);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { note(this); return animate.apply(this, how); };
"""
PLACES = """() => [...document.querySelectorAll("article .picture svg *")].slice(0, 400).map((one) => {
    const { x, y, width } = one.getBoundingClientRect();
    const frame = one.closest(".picture").getBoundingClientRect(); // the page around it may still grow
    return [x - frame.x, y - frame.y, width].map(Math.round).join(" ");
}).join()"""


def test_where_i_am_to_move_comes_first_and_only_the_first_is_red(come: Come) -> None:
    ann = come("Ann")
    tables = [open_board(ann.asks, game, "me", "screen:Eve") for game in ("burgundy", "kingdom")]
    page = ann.at("/")
    expect(page.get_by_role("heading", name="Your turn, Ann")).to_be_visible()
    due = page.get_by_role("region", name="Your turn")
    expect(due.get_by_role("link")).to_have_count(2)
    expect(due.locator(".go")).to_have_count(1)
    expect(due.get_by_role("link").first).to_contain_text("phase A · round 1")
    expect(due.get_by_role("link").last).to_contain_text("your card:")
    due.get_by_role("link").first.click()
    expect(page).to_have_url(f"{ann.house.url}/table/{tables[0]}")


def test_who_has_found_a_button_keeps_it_when_the_picture_of_the_game_comes(come: Come) -> None:
    ann, held, picture = come("Ann"), list[Route](), "**/assets/kingdom-card-*.js"

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route(picture, hold)
    with ann.page.expect_request(picture):
        page = ann.at("/")
    card = card_of(page)
    button = card.get_by_role("button", name="Against bots")
    button.focus()
    for route in held:
        route.continue_()
    expect(card.locator(".picture svg").first).to_be_visible()
    expect(button).to_be_focused()


def test_home_leads_newcomers_to_a_guided_game_and_tells_the_others_that_nothing_waits(come: Come) -> None:
    ann = come("Ann")
    page = ann.at("/")
    expect(page.get_by_text("New here? Each guided first game below")).to_be_visible()
    table = open_board(ann.asks, "kingdom", "me", "screen:Eve")
    for seat in (0, 1):
        ann.asks.post(f"/api/tables/{table}/seats/{seat}/concede")
    page.reload()
    expect(page.get_by_text("No game is waiting for you.")).to_be_visible()
    expect(page.get_by_role("button", name="Find a table")).to_be_visible()


def test_what_stands_below_the_greeting_does_not_jump_when_the_tables_are_known(come: Come) -> None:
    ann, held = come("Ann", **ON_PHONE), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    ann.page.route("**/api/lobby", hold)
    page = ann.at("/")
    quick = page.get_by_role("region", name="Quick match")
    expect(quick).to_be_visible()
    page.evaluate(LETTERS)
    before = box_of(quick)["y"]
    for route in held:
        route.continue_()
    expect(page.get_by_text("New here? Each guided first game below")).to_be_visible()
    assert box_of(quick)["y"] == before


def test_on_a_phone_quick_match_and_games_come_first_then_the_day_and_the_bots(come: Come) -> None:
    page = come("Ann", **ON_PHONE).at("/")
    parts = (
        page.get_by_role("region", name="Quick match"),
        page.get_by_role("article").first,
        page.get_by_role("link", name="Daily challenges"),
        page.get_by_role("region", name="Bots at your table"),
        page.get_by_role("heading", name="My games"),
    )
    for part in parts:
        expect(part).to_be_visible()
    page.evaluate(STILL)
    tops = [box_of(part)["y"] for part in parts]
    assert tops == sorted(tops)
    assert box_of(page.get_by_role("article").first)["y"] < PHONE["height"] / 2


def test_pictures_are_whole_and_stand_still_from_the_first_moment(come: Come) -> None:
    ann = come("Ann", **ANIMATED)
    ann.device.add_init_script(MOVES)
    page = ann.at("/")
    for game in ("The Castles of Burgundy", "Kingdom Builder", "A Castle for All Seasons"):
        expect(card_of(page, game).locator(".picture svg").first).to_be_visible()
    page.evaluate(LETTERS)
    seen = page.evaluate(PLACES)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate(PLACES) == seen
    assert page.evaluate("window.moved") == []


def test_solo_and_team_games_are_on_the_card(come: Come) -> None:
    ann = come("Ann")
    card_of(ann.at("/"), "The Castles of Burgundy").get_by_role("button", name="Solo").click()
    expect(ann.page.get_by_role("button", name="Solo")).to_have_attribute("aria-pressed", "true")
    expect(ann.page.get_by_text("Start when you’re ready.", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("group", name="Your colour")).to_have_count(0)
    address = ann.page.url.removeprefix(ann.house.url)
    expect(ann.at("/").locator(f'.row a[href="{address}"]')).to_contain_text("solo")
    card_of(ann.at("/"), "The Castles of Burgundy").get_by_role("button", name="Two teams").click()
    expect(ann.page.get_by_role("group", name="Team 1")).to_contain_text("Ann")


def test_a_table_is_put_away_and_brought_back(come: Come) -> None:
    ann = come("Ann")
    ann.asks.open_table("me", "bot")
    ann.device.clock.install()
    page = ann.at("/")
    expect(page.get_by_role("button", name="Archive: Kingdom Builder")).to_be_visible()
    stop_clock(page)  # what can be taken back for some seconds
    put_away(page)
    expect(page.get_by_text("Kingdom Builder: archived.")).to_be_visible()
    expect(page.get_by_text("No games in progress. Pick one above.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Archive: Kingdom Builder")).to_be_visible()
    put_away(page)
    page.get_by_role("tab", name="Archive, 1").click()
    page.get_by_role("button", name="Restore: Kingdom Builder").click()
    page.get_by_role("tab", name="In progress").click()
    expect(page.get_by_role("button", name="Archive: Kingdom Builder")).to_be_visible()


def test_a_table_that_could_not_be_put_away_is_still_there(come: Come) -> None:
    ann = come("Ann")
    ann.asks.open_table("me", "bot")
    page = ann.at("/")
    page.route("**/archive", lambda route: route.abort())
    put_away(page)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="Archive: Kingdom Builder")).to_be_visible()


def test_one_whom_others_wait_for_is_asked_whether_to_resign(come: Come) -> None:
    ann, ben = come("Ann"), come("Ben")
    table = ann.asks.open_table("me", "link").id
    ben.asks.join(table)
    page = ann.at("/")
    put_away(page)
    page.get_by_role("dialog").get_by_role("button", name="Resign and archive").click()
    expect(page.get_by_role("tab", name="Archive, 1")).to_be_visible()
    expect(TablePage(ben.at(f"/table/{table}")).log).to_contain_text("Ann resigned.")


def put_away(page: Page) -> None:
    page.get_by_role("button", name="Archive: Kingdom Builder").click()
