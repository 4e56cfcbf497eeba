"""The recorded games show what they are named after."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.core.game import Event
from bastide.core.match import Match
from bastide.games.seasons.components import ROUNDS
from bastide.games.seasons.events import (
    CastleFinished,
    HelperCalledBack,
    InnEarned,
    MaidenWon,
    NothingTurnedIn,
    PieceSold,
)

GAMES = Path(__file__).parent / "games"
SEATS = {"two": 2, "three": 3, "four": 4}


def recorded(name: str) -> Match:
    return bastide.replay((GAMES / f"{name}.txt").read_text(encoding="utf-8"))


def moves_of(match: Match) -> list[str]:
    return [row.line.split()[0] for row in match.log]


def events_of(match: Match) -> list[Event]:
    return [event for row in match.log for event in row.events]


def happened(match: Match, kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in events_of(match))


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("ending", "season"), [("", "summer"), ("-winter", "winter")])
def test_there_is_a_game_for_every_number_of_seats_and_both_seasons(
    seats: str, ending: str, season: str
) -> None:
    match = recorded(f"{seats}-seats{ending}")
    assert (match.options["seats"], match.options["season"]) == (SEATS[seats], season)
    assert moves_of(match).count("winter-card") == (4 if season == "winter" else 0)


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("last-piece-asked", "last_piece", "asked"),
        ("any-number-bought", "purchase", "unlimited"),
        ("choice-in-the-palace", "tie", "value"),
        ("master-builder-with-seven-cards", "full_hand", "all-eight"),
        ("master-builder-with-seven-cards", "cards_back", "earlier-rounds"),
    ],
)
def test_every_ruling_that_is_an_option_is_recorded(name: str, option: str, value: Any) -> None:
    assert recorded(name).options[option] == value


def test_a_game_ends_early_because_the_castle_is_finished() -> None:
    match = recorded("ends-early")
    assert happened(match, CastleFinished) == 1
    assert match.state.round < ROUNDS[match.options["seats"]]


def test_the_young_lady_is_won_in_one_game_and_undecided_in_another() -> None:
    assert happened(recorded("young-lady-is-won"), MaidenWon) == 1
    undecided = recorded("young-lady-undecided")
    assert happened(undecided, MaidenWon) == 0
    assert len(undecided.view(None)["winter"]["maiden"]["wooing"]) > 1


def test_the_owner_of_a_last_piece_agrees_and_refuses() -> None:
    lines = [row.line for row in recorded("last-piece-asked").log]
    assert {"agree", "refuse"} <= set(lines)


def test_more_than_one_piece_of_a_card_is_bought() -> None:
    match = recorded("any-number-bought")
    bought = [row.line.split()[:3] for row in match.log if row.line.startswith("buy ")]
    assert any(one == other for one, other in pairwise(bought))
    assert happened(match, PieceSold) == len(bought)


def test_at_the_inn_a_host_earns_and_a_trader_without_a_taler_calls_a_helper_back() -> None:
    match = recorded("at-the-inn")
    assert happened(match, InnEarned)
    assert happened(match, HelperCalledBack)


def test_a_game_ends_in_a_tie_that_is_broken() -> None:
    result = recorded("ends-in-a-tie").result
    assert sorted(result.scores)[-1] == sorted(result.scores)[-2]
    assert len(result.winners) == 1


def test_barn_palace_market_and_keep_score_in_one_game() -> None:
    sheets = recorded("barn-and-palace").result.sheets
    for source in ("barn", "palace", "market", "keep"):
        assert any(sheet[source] > 0 for sheet in sheets)


def test_everything_can_be_kept_at_the_end() -> None:
    kept, given = recorded("everything-is-kept"), recorded("barn-and-palace")
    assert happened(kept, NothingTurnedIn) == 3
    assert sum(kept.result.scores) < sum(given.result.scores)


def test_the_recorded_games_have_every_kind_of_move() -> None:
    names = {name for path in GAMES.glob("*.txt") for name in moves_of(recorded(path.stem))}
    assert names == set(bastide.game("seasons").NOTATION.moves)


def test_the_recorded_games_have_every_kind_of_event() -> None:
    kinds = {type(event) for path in GAMES.glob("*.txt") for event in events_of(recorded(path.stem))}
    assert [kind.__name__ for kind in bastide.game("seasons").EVENTS if kind not in kinds] == []
