"""The recorded games show what they are named after."""

from pathlib import Path

import bastide
from bastide.core.game import Event
from bastide.core.match import Match
from bastide.games.kingdom.events import CardRemoved, LastSettlementBuilt

GAMES = Path(__file__).parent / "games"


def recorded(name: str) -> Match:
    return bastide.replay((GAMES / f"{name}.txt").read_text(encoding="utf-8"))


def events_of(match: Match) -> list[Event]:
    return [event for row in match.log for event in row.events]


def place_of_the_last_settlement(match: Match) -> int:
    """How many turns after the start player's the round's last settlement was built."""
    seat = next(event.seat for event in events_of(match) if isinstance(event, LastSettlementBuilt))
    return int((seat - match.state.start) % match.options["seats"])


def test_a_game_ends_in_the_first_seat_and_one_in_the_last() -> None:
    assert place_of_the_last_settlement(recorded("ends-in-the-first-seat")) == 0
    assert place_of_the_last_settlement(recorded("ends-in-the-last-seat")) == 2


def test_a_game_ends_by_an_extra_action() -> None:
    match = recorded("ends-by-extra-action")
    last = next(
        row for row in match.log if any(isinstance(event, LastSettlementBuilt) for event in row.events)
    )
    assert last.line.startswith("use ")


def test_a_game_ends_in_a_shared_win() -> None:
    assert len(recorded("ends-in-a-shared-win").result.winners) > 1


def test_a_card_leaves_a_game() -> None:
    assert any(isinstance(event, CardRemoved) for event in events_of(recorded("card-leaves-the-game")))


def test_the_first_game_is_recorded_on_its_own_board() -> None:
    assert recorded("first-game").options["first_game"]
