"""Trade routes in a terminal: the own one card by card, the others' in a line each."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from bastide.cli.boards.burgundy.signs import CHIPS, GLYPHS, flow, goods_number, goods_text, heading
from bastide.cli.boards.seats import MARK, seat_mark
from bastide.cli.offers import Mark
from bastide.core.game import Seat, View
from bastide.words import Words

EDGE: Final = "┊"  # where a card begins
UNSURE: Final = "*"
# The colours of the tiles that a reward takes; of the others words tell.
TAKES: Final = {
    "building": ("building",),
    "church": ("mine", "monastery", "castle"),
    "market": ("ship", "animal"),
}


def draw_route(view: View, seat: Seat, marks: Mapping[str, Mark], words: Words, width: int) -> list[Text]:
    """The cards in order, then those not laid yet; a word where one of them is reconstructed."""
    if "trade_routes" not in view:
        return []
    routes = view["trade_routes"]
    row, hand = routes["rows"][seat], routes["hands"][seat]
    entries = [heading("routes-title", words)]
    for place, card in enumerate(row):
        laid = routes["laid"][seat][3 * place : 3 * place + 3]
        entries.append(card_text(routes["cards"][card], laid, words))
    for card in hand:
        entries.append(card_text(routes["cards"][card], [], words, marks.get(f"card {card}")))
    if any(is_unsure(routes["cards"][card]) for card in [*row, *hand]):
        entries.append(Text(f"{UNSURE} {words.say('card-reconstructed')}", style="dim"))
    return [flow(entries, width)]


def card_text(card: Mapping[str, Any], laid: Sequence[str], words: Words, mark: Mark | None = None) -> Text:
    """Its three spaces: goods and their reward, or the goods that lie there and whether they fitted."""
    text = Text(EDGE, style="dim") if mark is None else Text().append(f"[{mark.number}]", style=MARK)
    spaces = []
    for place, (goods, bonus) in enumerate(card["spaces"]):
        if place < len(laid):
            spaces.append(goods_text(laid[place]).append(fitted(goods, laid[place])))
        else:
            spaces.append(goods_text(goods).append(short_reward(bonus, words)))
    return text.append(Text(" ").join(spaces)).append(UNSURE if is_unsure(card) else "", style="dim")


def fitted(goods: str, laid: str) -> str:
    return "✓" if goods == laid else "–"


def is_unsure(card: Mapping[str, Any]) -> bool:
    return bool(card["confidence"] == "reconstructed")


def short_reward(bonus: str, words: Words) -> str:
    """A reward in a few letters, or the signs of what it takes."""
    if bonus in TAKES:
        return "+" + "".join(GLYPHS[colour] for colour in TAKES[bonus])
    return words.say("reward-short", bonus=bonus)


def draw_short_routes(view: View, seats: Sequence[Seat], words: Words) -> list[Text]:
    """For each of these players the colours of the route, how far it is laid, and the reward that is next."""
    if "trade_routes" not in view:
        return []
    routes = view["trade_routes"]
    return [draw_short_route(routes, seat, words) for seat in seats if routes["rows"][seat]]


def draw_short_route(routes: Mapping[str, Any], seat: Seat, words: Words) -> Text:
    text = Text.assemble(seat_mark(seat), " ", heading("routes-title", words), " ")
    laid, rewards = routes["laid"][seat], []
    for step, (goods, bonus) in enumerate(spaces_of(routes, seat)):
        is_laid = step < len(laid)
        lying = laid[step] if is_laid else goods
        text.append(EDGE if step % 3 == 0 else "", style="dim")
        sign = fitted(goods, lying) if is_laid else " "
        text.append(f" {goods_number(lying)}{sign}", style=CHIPS[lying])
        rewards += [] if is_laid else [short_reward(bonus, words)]
    return text.append(f" → {rewards[0]}" if rewards else "")


def spaces_of(routes: Mapping[str, Any], seat: Seat) -> Iterator[tuple[str, str]]:
    """The spaces of a route from its beginning: goods and reward."""
    for card in routes["rows"][seat]:
        yield from routes["cards"][card]["spaces"]
