"""Reloads, second tabs, second devices, lost connections, and a house that goes down: nothing is lost."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.devices import LAPTOP, new_device, new_page
from tests.browser.house import PageHouse
from tests.browser.looking import picture
from tests.browser.pages import TablePage
from tests.browser.people import PHONE, Come, sit_together
from tests.server.faults import full


def test_a_reload_in_mid_turn_loses_nothing(come: Come) -> None:
    pair = sit_together(come)
    built = pair.mine.build()
    pair.mine.undo.wait_for()
    pair.first.page.reload()
    pair.mine.tells_of(built)
    expect(pair.mine.undo).to_contain_text(built)
    pair.theirs.tells_of(built, *pair.mine.play_turn())
    expect(pair.theirs.your_turn).to_be_visible()


def test_a_second_tab_shows_the_same_and_plays_on(come: Come) -> None:
    pair = sit_together(come)
    tab = pair.first.new_tab()
    tab.goto(f"/table/{pair.table}")
    second = TablePage(tab)
    second.tells_of(pair.mine.build())
    pair.mine.tells_of(second.build())
    second.tells_of(*pair.mine.play_turn())
    expect(second.can_end).to_have_count(0)


def test_a_personal_link_carries_the_seat_to_another_device(
    come: Come, house: PageHouse, browser: Browser
) -> None:
    pair = sit_together(come)
    pair.mine.choose("Play on another device")
    link = pair.first.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert f"/table/{pair.table}?seat=" in link
    with new_device(house, browser) as device:
        phone = new_page(device)
        phone.goto(link)
        expect(phone).to_have_url(f"/table/{pair.table}")  # the secret does not stay in the address
        built = TablePage(phone).play_turn()
    pair.mine.tells_of(*built)
    pair.theirs.tells_of(*built)


def test_a_link_to_the_table_gives_nobody_a_seat_that_is_taken(come: Come) -> None:
    pair = sit_together(come)
    watching = come("Eve").sit(pair.table)
    expect(watching.banner).to_contain_text("You’re watching.")
    expect(watching.page.get_by_role("button", name="Sit down")).to_have_count(0)


def test_a_lost_connection_is_said_and_what_happened_meanwhile_is_caught_up(come: Come) -> None:
    pair = sit_together(come)
    pair.second.device.set_offline(True)
    expect(pair.theirs.reconnecting).to_be_visible()
    built = pair.mine.play_turn()
    expect(pair.theirs.log).not_to_contain_text(f"on {built[0]} ")
    pair.second.device.set_offline(False)
    expect(pair.theirs.reconnecting).to_have_count(0)
    pair.theirs.tells_of(*built)
    pair.mine.tells_of(*pair.theirs.play_turn())


def test_who_loses_the_connection_in_mid_turn_plays_on(come: Come) -> None:
    pair = sit_together(come)
    built = pair.mine.build()
    pair.theirs.tells_of(built)
    pair.first.device.set_offline(True)
    expect(pair.mine.reconnecting).to_be_visible()
    expect(pair.mine.targets).to_have_count(0)
    pair.first.device.set_offline(False)
    pair.mine.tells_of(built, *pair.mine.play_turn())


def test_a_house_that_was_killed_in_mid_turn_goes_on_where_it_was(own_house: PageHouse, come: Come) -> None:
    pair = sit_together(come)
    pages = [pair.first.page, pair.second.page]
    for page in pages:
        page.evaluate("window.isTheSamePage = true")
    built = pair.mine.build()
    pair.theirs.tells_of(built)
    own_house.kill()
    expect(pair.mine.reconnecting).to_be_visible()
    expect(pair.theirs.reconnecting).to_be_visible()
    own_house.start()
    pair.theirs.tells_of(built, *pair.mine.play_turn())
    pair.mine.tells_of(*pair.theirs.play_turn())
    assert all(page.evaluate("window.isTheSamePage") for page in pages)
    assert len([line for _, _, line in own_house.rows(pair.table) if line == f"build {built}"]) == 1


# -- a house that cannot keep anything for a while

SIZES = {"laptop": LAPTOP, "phone": PHONE}


def test_a_move_that_could_not_be_saved_is_saved_when_it_is_over(own_house: PageHouse, come: Come) -> None:
    pair = sit_together(come)
    pair.first.page.evaluate("window.isTheSamePage = true")
    unkept = pair.first.page.get_by_role("status").filter(has_text="Your move isn’t saved yet.")
    with full(own_house) as fault:
        fault.begin()
        hex = pair.mine.first_hex()
        pair.mine.target(hex).click()
        expect(unkept).to_be_visible()
        expect(pair.mine.targets).to_have_count(0)
        for name, size in reversed(SIZES.items()):
            pair.first.page.set_viewport_size(size)  # type: ignore[arg-type]
            expect(unkept).to_be_in_viewport()
            picture(pair.first.page, f"unkept-{name}")
        expect(pair.theirs.log).not_to_contain_text(f"on {hex} ")
        fault.end()
    expect(unkept).to_have_count(0)
    pair.theirs.tells_of(hex)
    pair.theirs.tells_of(*pair.mine.play_turn())
    assert pair.first.page.evaluate("window.isTheSamePage")
    assert len([line for _, _, line in own_house.rows(pair.table) if line == f"build {hex}"]) == 1


def test_a_newcomer_waits_for_a_house_that_cannot_keep_anything(own_house: PageHouse, come: Come) -> None:
    with full(own_house) as fault:
        fault.begin()
        stranger = come()
        stranger.page.goto("/")
        expect(stranger.page.get_by_role("alert")).to_contain_text("can’t save right now")
        fault.end()
    expect(stranger.page.get_by_role("article").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_home_and_table_say_calmly_that_the_server_is_gone_and_come_back(
    own_house: PageHouse, come: Come, size: str
) -> None:
    pair = sit_together(come)
    home = pair.second.page
    home.goto("/")
    expect(home.get_by_role("article").first).to_be_visible()
    gone = home.get_by_role("alert").filter(has_text="Can’t reach the server.")
    for page in (pair.first.page, home):
        page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
    own_house.kill()
    for place, said, page in (("table", pair.mine.reconnecting, pair.first.page), ("home", gone, home)):
        expect(said).to_contain_text("Your game is safe; we keep trying.")
        picture(page, f"unreachable-{place}-{size}")
    own_house.start()
    expect(pair.mine.reconnecting).to_have_count(0)
    expect(gone).to_have_count(0)


def test_a_part_that_nobody_answers_for_is_fetched_once_the_server_is_back(
    own_house: PageHouse, come: Come
) -> None:
    page = come(service_workers="block").at("/")
    expect(page.get_by_role("article").first).to_be_visible()
    own_house.kill()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach the server.")
    own_house.start()
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
