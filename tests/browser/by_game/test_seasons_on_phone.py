"""A Castle for All Seasons on a phone: the whole hand, what is for sale, and what can be paid."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.pages import STILL
from tests.browser.people import ON_PHONE, Come
from tests.browser.places import speak
from tests.browser.seasons import CastlePage, continued

LANGUAGES: Final = ("en", "ru", "uk")
WIDTHS: Final = (360, 390)

# How much of each card a finger could touch: what lies over it or is cut off is none of it.
SEEN: Final = """hand => [...hand.children].map((card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  const own = (x) => card.contains(document.elementFromPoint(x, middle));
  let seen = 0;
  for (let x = Math.ceil(left); x < right; x++) seen += own(x);
  return seen;
})"""

# Words and figures that do not lie wholly within the piece of the table they belong to.
ASTRAY: Final = """(all, [outer, inner]) => all.flatMap((one) =>
  [...one.querySelectorAll(outer)].filter((cell) => cell.checkVisibility()).flatMap((cell) => {
    const room = cell.getBoundingClientRect();
    const around = one.getBoundingClientRect();
    const out = ({ left, right, top, bottom }, frame) =>
      left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
    const parts = [...cell.querySelectorAll(inner)].filter(
      (part) => part.checkVisibility({ opacityProperty: true }) && !part.closest(".hidden"),
    );
    return [
      ...(out(room, around) ? [cell.outerHTML] : []),
      ...parts.filter((part) => out(part.getBoundingClientRect(), room)).map((part) => part.outerHTML),
    ];
  }),
)"""


def on_phone(come: Come, game: str, width: int) -> CastlePage:
    return continued(come, game, **{**ON_PHONE, "viewport": {"width": width, "height": 844}}).mine


def astray(table: CastlePage, within: str, cells: str, parts: str) -> Any:
    table.page.evaluate(STILL)
    return table.page.locator(within).evaluate_all(ASTRAY, [cells, parts])


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", ["opening", "half-hand"])
def test_every_card_of_the_hand_is_seen_and_called_by_its_name(come: Come, game: str, width: int) -> None:
    table = on_phone(come, game, width)
    for language in LANGUAGES:
        speak(table.page, language)
        cards = table.page.locator(".tray .cards").evaluate(SEEN)
        assert len(cards) == len(table.mine["hand"])
        assert min(cards) >= 38
        assert astray(table, ".tray", ".card", "b, svg, i") == []
        assert table.page.locator(".tray .cards b").evaluate_all(
            "names => names.every((name) => name.checkVisibility({ opacityProperty: true }))"
        )


@pytest.mark.parametrize("width", WIDTHS)
def test_every_card_of_a_full_hand_is_seen_while_one_of_them_is_asked_for(come: Come, width: int) -> None:
    table = on_phone(come, "full-blizzard", width)
    cards = table.page.locator(".tray .cards").evaluate(SEEN)
    assert len(cards) == 8
    assert min(cards) >= 38
    assert astray(table, ".tray", ".card", "svg") == []


@pytest.mark.parametrize("width", WIDTHS)
def test_whoever_buys_sees_every_character_of_the_round(come: Come, width: int) -> None:
    table = on_phone(come, "buy-from-two", width)
    assert len(table.view["ribbon"]) == 4
    for language in LANGUAGES:
        speak(table.page, language)
        assert table.page.locator(".order .played:visible").count() == 4
        assert astray(table, ".ribbon", ".played", ".figure, .who svg, .one") == []


def test_a_winter_card_that_stays_is_told_once_the_round_is_over(come: Come) -> None:
    table = continued(come, "winter-stays", summaries="on").mine
    table.plain("end-turn").click()
    told = table.page.get_by_role("dialog", name="Round 8 is over")
    expect(told).to_be_visible()
    (card,) = table.view["winter"]["table"]
    title, rule = {
        "inn": ("Inn", "One place for 3 talers, outside the castle."),
        "barn": ("Barn", "Three places for 5 talers each, outside the castle."),
        "maiden": ("Young lady", "At the start of each round everyone still wooing her"),
    }[card]
    expect(told).to_contain_text(f"Winter card: {title}.")
    expect(told).to_contain_text(rule)


def test_whoever_cannot_pay_the_bank_is_told_why(come: Come) -> None:
    table = continued(come, "plague-unpaid", **ON_PHONE).mine
    asked = table.page.locator(".onPhone")
    need = table.view["pending"]["talers"]
    assert "pay-bank" not in table.lines
    expect(asked).to_contain_text(f"Plague: remove a played card. To pay you’d need {need} talers.")
