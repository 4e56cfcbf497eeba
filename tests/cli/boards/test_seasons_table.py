"""The table of A Castle for All Seasons at every moment of a game."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.bots import new_bot
from bastide.cli.boards import BOARDS
from bastide.core.match import Match
from bastide.games.seasons.components import CHARACTERS, RESOURCES
from bastide.words import words_for
from tests.cli.boards.castles import MARK, drawn, name, said, unfolded
from tests.cli.terminal import LANGUAGES


def moments(games: int, every: int = 1, **options: Any) -> Iterator[tuple[Match, int]]:
    """Decisions of some games of pages: all of them, or every second, third and so on."""
    count = 0
    for seed in range(games):
        match = bastide.Match("seasons", seed=seed, **options)
        bots = [new_bot("uniform", "seasons", seed=seed + seat) for seat in range(match.options["seats"])]
        while not match.over:
            seat, count = match.to_act[0], count + 1
            if count % every == 0:
                yield match, seat
            match.play(seat, bots[seat].choose(match.view(seat), match.legal(seat), seconds=1.0))


ALL_MOMENTS = [
    {"seats": 2, "season": "summer", "tie": "value"},
    {"seats": 2, "season": "winter", "last_piece": "asked", "purchase": "unlimited"},
    {"seats": 3, "season": "winter"},
    {"seats": 4, "season": "winter"},
]


@pytest.mark.parametrize("options", ALL_MOMENTS)
def test_every_number_on_the_table_stands_beside_what_it_leads_to(options: dict[str, Any]) -> None:
    kinds = set()
    for match, seat in moments(3, every=5, **options):
        table, offers = drawn(match, seat)
        for target, mark in offers.marks().items():
            move, *rest = offers.lines[mark.number - 1].split()
            kinds.add(move)
            if move in ("pay", "turn-in", "change-talers") and f"[{mark.number}]" not in table:
                continue  # not all ways to pay find room
            row = row_of(move, rest, mark.number, match.view(seat))
            assert re.search(row, table, re.M), (target, row, table)
    assert kinds >= {"choose", "send", "take", "erect", "pay", "house"}


def row_of(move: str, rest: list[str], number: int, view: Any) -> str:
    """What the row looks like in which the number of a move must stand."""
    mark = re.escape(f"[{number}]")
    match move, rest:
        case "choose", [first, _]:
            return rf"{said('card-short', card=first)} [ \d]* ?{number}\b"
        case (("choose" | "remove"), [card]):
            return rf"{mark} {said('card-short', card=card)} {re.escape(name(card))}"
        case (("send" | "call-back"), [*_, cart]):
            resource = "silver" if cart == "rider" else cart
            return rf" {resource} +\S {mark}\d [◆●▼■·]"
        case "take", [resource]:
            return rf" {resource} +\S \d \S\*? +{mark}{view['tower'][resource]} "
        case "erect", [tile]:
            return rf"^{mark}{name(tile)} "
        case "house", [_, building, _]:
            return rf"^(\[\d+\])?{name(building)} .*{mark}\d+"
        case _, counts:
            return mark + "".join(rf" +{'·' if count == '0' else count}" for count in counts)


def test_a_pair_of_cards_is_found_where_its_row_meets_its_column() -> None:
    for match, seat in moments(1, seats=2):
        lines = match.legal(seat)
        if match.view(seat)["stage"] == "choose" and len(lines[0].split()) == 3:
            assert pairs_on(drawn(match, seat)[0]) == {
                str(number): line.split()[1:] for number, line in enumerate(lines, 1)
            }


def pairs_on(table: str) -> dict[str, list[str]]:
    """The numbers of the pairs on a table, with the cards that meet there."""
    card_of = {said("card-short", card=card): card for card in CHARACTERS}
    rows = table.splitlines()
    first = next(number for number, row in enumerate(rows) if " silver " in row) + 1
    heads = {word.end(): card_of[word[0]] for word in re.finditer(r"\b[A-Z][a-z]\b", rows[first])}
    found = {}
    for row in rows[first + 1 : first + 1 + len(heads)]:
        own = next(re.finditer(r"\b[A-Z][a-z]\b", row))
        for number in re.finditer(r"\d+", row[own.end() :]):
            found[number[0]] = [card_of[own[0]], heads[own.end() + number.end()]]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_low_and_fits_eighty_columns(language: str) -> None:
    heights = {}
    for seats, season in ((2, "summer"), (4, "winter")):
        tables = [
            drawn(match, seat, language)[0] for match, seat in moments(2, every=4, seats=seats, season=season)
        ]
        assert "…" not in "".join(tables)
        heights[seats] = max(len(table.splitlines()) for table in tables)
    assert heights[2] <= 24
    assert heights[4] <= 30


def test_of_many_ways_to_pay_as_many_are_shown_as_find_room() -> None:
    match, seat = next(
        (match, seat)
        for match, seat in moments(60)
        if match.view(seat)["stage"] == "pay"
        and 15 < len(match.legal(seat)) <= 30
        and match.view(seat)["players"][seat]["resources"]["silver"]
    )
    count = len(match.legal(seat))
    narrow, wide = (drawn(match, seat, width=width)[0] for width in (80, 160))
    assert sorted(map(int, MARK.findall(narrow))) == list(range(1, 16))
    assert said("ways-left", count=count - 15, move="pay") in unfolded(narrow)
    assert sorted(map(int, MARK.findall(wide))) == list(range(1, count + 1))


def test_a_way_to_pay_tells_the_silver_it_takes_and_what_it_brings() -> None:
    seen = set()
    for match, seat in moments(12):
        view = match.view(seat)
        if view["stage"] != "pay":
            continue
        table, offers = drawn(match, seat)
        for number, line in enumerate(offers.lines[:15], 1):
            silver, gain = price_of(line, view)
            assert offers.prices[line] == (f"\u2212{silver}si" if silver else "", gain)
            row = row_of("pay", line.split()[1:], number, view) + (rf" +\u2212{silver}si" if silver else "")
            assert re.search(row, table)
            assert gain in table
            seen.add((view["pending"]["card"].partition("-")[0], bool(silver)))
    assert seen == {(card, paid) for card in ("bricklayer", "stonemason", "worker") for paid in (False, True)}


def price_of(line: str, view: Any) -> tuple[int, str]:
    """The silver that is changed for the pieces one lacks, and the talers or points that a tile brings."""
    own, pending = view["players"][view["seat"]]["resources"], view["pending"]
    paid = dict(zip(RESOURCES[:4], map(int, line.split()[1:]), strict=True))
    silver = sum(max(0, count - own[kind]) for kind, count in paid.items())
    points = next(tile["points"] for tile in view["castle"]["tiles"] if tile["tile"] == pending["tile"])
    if pending["card"] == "bricklayer":
        return silver, f"+{sum(paid.values())}ta"
    return silver, f"+{points if pending['card'] == 'stonemason' else points // 2}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_is_told_in_a_sentence(language: str) -> None:
    board, words, kinds = BOARDS["seasons"], words_for(language, "seasons"), set()
    options = {"season": "winter", "last_piece": "asked", "purchase": "unlimited", "tie": "value"}
    for match, seat in moments(12, every=2, **options):
        view, lines = match.view(seat), match.legal(seat)
        kinds.add(view["stage"])
        assert board.expects(match, seat, lines, words)[-1] in ".?"
        for line in lines:
            assert board.describe(board.place_of(line).heading, words)
            assert " " not in line or board.lead_to(line, words)
    assert kinds >= {"choose", "fill", "send", "take", "action", "pay", "agree", "plague", "gift"}


@pytest.mark.parametrize(
    ("stage", "best", "nothing"),
    [
        ("market", r"\[1\] 20 \+10", "change-talers 0"),
        ("palace", r"\[1\] ·  ·  2  ·  · \+8", "turn-in 0 0 0 0 0"),
    ],
)
def test_the_end_is_told_with_the_best_way_first_and_what_each_brings(
    stage: str, best: str, nothing: str
) -> None:
    record = Path(__file__).parents[2] / "games" / "seasons" / "games" / "barn-and-palace.txt"
    matches = [bastide.replay(record.read_text(encoding="utf-8"), at=number) for number in (110, 111, 112)]
    match = next(match for match in matches if match.view(None)["stage"] == stage)
    table, offers = drawn(match, match.to_act[0])
    assert re.search(best.replace(" ", " +"), table)
    assert offers.lines[-1] == nothing


def test_a_wide_window_tells_what_helpers_score_for() -> None:
    match, seat = next(moments(1))
    wide, narrow = (unfolded(drawn(match, seat, width=width)[0]) for width in (120, 80))
    for building in ("keep", "stable", "smithy"):
        assert said(f"pays-{building}") in wide
        assert said(f"pays-{building}") not in narrow
