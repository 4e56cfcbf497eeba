"""The guided first games: whole scripts on the real boards, lesson by lesson, on a laptop and on a phone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

import bastide
from bastide.core.game import CHANCE
from bastide.core.guide import PERSON
from tests.browser.burgundy import DuchyPage, quickest
from tests.browser.devices import LAPTOP
from tests.browser.guiding import (
    Guided,
    begin_first_game,
    is_apart,
    is_within,
    middle_of,
    open_first_game,
    open_in_midst,
    settled,
)
from tests.browser.looking import picture
from tests.browser.pages import TablePage
from tests.browser.people import ON_PHONE, PHONE, Come
from tests.browser.seasons import CastlePage, builder

SIZES = {"laptop": LAPTOP, "phone": PHONE}
TONGUES = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}
# On what it is gone through in each language: every game on both, and one of them in English on a phone.
SCREENS = {
    "burgundy": ("laptop", "phone", "laptop"),
    "kingdom": ("laptop", "phone", "phone"),
    "seasons": ("phone", "laptop", "phone"),
}


@pytest.mark.parametrize("language", TONGUES)
@pytest.mark.parametrize("game", bastide.games())
def test_the_script_leads_through_every_lesson_and_into_a_real_game(
    come: Come, game: str, language: str
) -> None:
    screen = SCREENS[game][list(TONGUES).index(language)]
    looks = {"locale": TONGUES[language], "color_scheme": "light" if language == "en" else "dark"}
    phone = screen == "phone"
    guided = open_first_game(come("Ann", **looks, **(ON_PHONE if phone else {})), game, touch=phone)
    walk_through(guided, screen, language)
    assert guided.person.position["guided"] is not None  # the next move is one's own
    assert PERSON in guided.person.position["to_act"]
    if language == "en":
        play_on(guided)


def play_on(guided: Guided) -> None:
    """The own turn and the bot's, which no script knows; then it is one's own again."""
    person, table = guided.person, guided.page.url.rpartition("/")[2]

    def of_bot() -> int:
        return sum(seat not in (PERSON, CHANCE) for _, seat, _ in person.house.rows(table))

    scripted, act = of_bot(), next_deed(guided)
    while of_bot() == scripted:
        person.is_answered()
        if person.position["seats"][0]["lines"]:
            act()
        else:
            guided.page.wait_for_timeout(20)
    expect(guided.page.get_by_text("Your turn", exact=True).locator("visible=true").first).to_be_visible()


def next_deed(guided: Guided) -> Callable[[], object]:
    """What one does on this board, in English."""
    if guided.game == "kingdom":
        return TablePage(guided.page).play_turn
    duchy, castle = DuchyPage(guided.person, guided.touch), CastlePage(guided.person, guided.touch)
    if guided.game == "burgundy":
        return lambda: duchy.play(quickest(duchy.lines))
    return lambda: castle.play(builder(castle.lines))


def walk_through(guided: Guided, screen: str, language: str) -> None:
    """All lessons; each bubble is whole in the window and over nothing that it speaks of."""
    size = SIZES[screen]
    for number, lesson in enumerate(guided.walk(), 1):
        settled(guided.page)
        picture(guided.page, f"guided/{guided.game}-{screen}-{language}-{number:02}-{lesson.key}")
        check_boxes(guided.boxes(lesson), size, lesson.key)


def check_boxes(found: dict[str, Any], size: dict[str, int], key: str) -> None:
    window = [0, 0, size["width"], size["height"]]
    assert is_within(found["bubble"], window), (key, found["bubble"])
    assert found["cut"] <= 2, key  # what is to be touched is seen whole, but for the rim of its glow
    for box in found["meant"]:
        assert box is not None, key
        assert is_apart(box, found["bubble"]), (key, box, found["bubble"])
        assert is_within(middle_of(box), window), (key, box)


def test_home_leads_to_it_and_only_what_is_asked_for_reacts(come: Come) -> None:
    guided = begin_first_game(come("Ann"), "kingdom")
    welcome, cards, card, *_ = guided.lessons
    for lesson in (welcome, cards):
        guided.stands_at(lesson.key)
        guided.do(lesson)
    guided.stands_at(card.key)
    expect(guided.bubble.locator(".button.go")).to_have_count(0)  # a move is expected
    expect(guided.page.locator("[data-spot^=hex]")).to_have_count(1)
    expect(guided.bubble).to_have_attribute("data-nods", "0")
    guided.page.mouse.click(500, 300)
    expect(guided.bubble).to_have_attribute("data-nods", "1")
    assert guided.person.position["guided"] == 3


def test_on_a_phone_the_first_die_and_the_whole_tile_it_takes_are_seen_together(come: Come) -> None:
    guided = open_first_game(come("Ann", **ON_PHONE), "burgundy", touch=True)
    welcome, die, *_ = guided.lessons
    guided.stands_at(welcome.key)
    guided.do(welcome)
    guided.stands_at(die.key)
    for spot in ("die 1", "tile 1 market"):
        expect(guided.page.locator(f"[data-spot='{spot}']").first).to_be_in_viewport(ratio=0.9)


def test_skipped_it_is_over_for_good_and_the_game_goes_on(come: Come) -> None:
    guided = open_first_game(come("Ann"), "kingdom")
    guided.bubble.get_by_role("button", name="Skip").click()
    expect(guided.bubble).to_have_count(0)
    glowing = guided.page.locator("[data-spot^=hex]")
    expect(glowing.nth(1)).to_be_attached()  # whatever is legal
    guided.page.reload()
    expect(glowing.nth(1)).to_be_attached()
    expect(guided.bubble).to_have_count(0)


def test_skipped_it_can_be_begun_anew(come: Come) -> None:
    guided = open_first_game(come("Ann"), "kingdom")
    guided.bubble.get_by_role("button", name="Skip").click()
    expect(guided.bubble).to_have_count(0)
    again = begin_first_game(guided.person, "kingdom")
    expect(again.at(again.lessons[0])).to_be_visible()


def test_rounds_of_the_script_are_not_summed_up_after_it(come: Come) -> None:
    guided = open_in_midst(come("Ann", summaries="on"), "seasons", "helper")  # two rounds end after it
    for lesson in guided.walk():
        assert lesson.key
    guided.page.get_by_role("button", name="Menu").click()  # nothing lies over it
    expect(guided.page.get_by_role("button", name="Keyboard shortcuts")).to_be_visible()
    expect(guided.page.get_by_role("dialog")).to_have_count(0)


def test_it_goes_on_where_it_was_after_a_reload(come: Come) -> None:
    guided = open_first_game(come("Ann"), "burgundy")
    first, second, *_ = guided.lessons
    guided.do(first)
    expect(guided.at(second)).to_be_visible()
    guided.page.reload()
    expect(guided.at(second)).to_be_visible()
    home = guided.person.at("/")
    expect(home.get_by_text(f"step 2 of {len(guided.lessons)}")).to_be_visible()
    home.get_by_role("link", name="Guided game: The Castles of Burgundy").click()
    expect(guided.at(second)).to_be_visible()


def test_back_takes_one_lesson_back_over_the_bots_turn_too(come: Come) -> None:
    guided = open_first_game(come("Ann"), "kingdom")
    for lesson in guided.walk():
        if lesson.key == "others":
            break
    back = guided.bubble.get_by_role("button", name="Back")
    for key in ("end", "token", "location"):
        back.click()
        guided.stands_at(key)
    guided.do(next(one for one in guided.lessons if one.key == "location"))
    guided.stands_at("token")
