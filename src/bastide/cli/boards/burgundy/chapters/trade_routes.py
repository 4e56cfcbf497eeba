"""Trade routes in a terminal: the own one card by card, the others' in a line each."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from rich.text import Text

from bastide.cli.boards.burgundy.chapters.drawings import Briefs, Drawings, Leads, Places
from bastide.cli.boards.burgundy.signs import CHIPS, GLYPHS, flow, goods_number, goods_text, heading
from bastide.cli.boards.seats import MARK, seat_mark
from bastide.cli.offers import Mark, Place
from bastide.core.game import Seat
from bastide.games.burgundy.modules.trade_routes.events import CardLaid, RouteBonusTaken
from bastide.games.burgundy.modules.trade_routes.figures import BONUS
from bastide.games.burgundy.modules.trade_routes.shown import RouteCard
from bastide.games.burgundy.modules.trade_routes.shown import TradeRoutes as ShownRoutes
from bastide.games.burgundy.shown import View, part_of
from bastide.words import Words

EDGE: Final = "┊"  # where a card begins
UNSURE: Final = "*"
# The colours of the tiles that a reward takes; of the others words tell.
TAKES: Final = {
    "building": ("building",),
    "church": ("mine", "monastery", "castle"),
    "market": ("ship", "animal"),
}


class TradeRoutes(Drawings):
    """Trade routes."""

    briefs: ClassVar[Briefs] = {
        CardLaid: lambda event, words: f"+{words.say('route-card', card=str(event.card))}",
        RouteBonusTaken: lambda event, words: brief_reward(BONUS.write(event.route_bonus), words),
    }
    places: ClassVar[Places] = {"lay-card": lambda card: Place("", "lay-card", f"card {card}")}
    leads: ClassVar[Leads] = {"lay-card": lambda words, card: words.say("route-card", card=card)}

    def above_duchy(
        self, view: View, seat: Seat, marks: Mapping[str, Mark], words: Words, width: int
    ) -> list[Text]:
        """The cards in order, then those not laid yet; a word where one of them is reconstructed."""
        routes: ShownRoutes = part_of(view, "trade_routes")
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

    def in_short(self, view: View, seats: Sequence[Seat], words: Words) -> list[Text]:
        """For each of these players the colours of the route, how far it is laid, and the reward that is
        next."""
        routes: ShownRoutes = part_of(view, "trade_routes")
        return [draw_short_route(routes, seat, words) for seat in seats if routes["rows"][seat]]

    def help(self, _view: View, words: Words) -> list[str]:
        return [words.say("help-routes")]


def brief_reward(bonus: str, words: Words) -> str:
    """What a trade route brings; its points are told when they are scored."""
    told = words.say("routes-title")
    return told if bonus == "points" else f"{told}: {words.name(f'route-{bonus}')}"


def card_text(card: RouteCard, laid: Sequence[str], words: Words, mark: Mark | None = None) -> Text:
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


def is_unsure(card: RouteCard) -> bool:
    return bool(card["confidence"] == "reconstructed")


def short_reward(bonus: str, words: Words) -> str:
    """A reward in a few letters, or the signs of what it takes."""
    if bonus in TAKES:
        return "+" + "".join(GLYPHS[colour] for colour in TAKES[bonus])
    return words.say("reward-short", bonus=bonus)


def draw_short_route(routes: ShownRoutes, seat: Seat, words: Words) -> Text:
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


def spaces_of(routes: ShownRoutes, seat: Seat) -> Iterator[list[str]]:
    """The spaces of a route from its beginning: goods and reward."""
    for card in routes["rows"][seat]:
        yield from routes["cards"][card]["spaces"]


DRAWINGS: Final = TradeRoutes()
