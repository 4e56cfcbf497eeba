"""A table as the fold of its rows, and what each listener may know of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bastide.core.errors import IllegalMove
from bastide.core.game import CHANCE
from bastide.server.names import clean, new_id
from bastide.server.sockets.messages import SeatTable
from bastide.server.storage.schema import Holder, StoredMove, StoredSeat, StoredTable
from bastide.server.tables.table import Table, preview_scores

STORED = StoredTable(
    id="table",
    game="kingdom",
    rules=1,
    options={"seats": 2, "first_game": True},
    settings={"live_gold": True},
    status="running",
    host="ann",
    next="",
    asked=None,
    created_at=0.0,
    seats=(
        StoredSeat(0, "me", "Ann", secret="secret", holders=(Holder("ann"),)),
        StoredSeat(1, "link", "Ben", secret="other", holders=(Holder("ben"), Holder("ann-too"))),
    ),
)
DEALT = ["start 0", "draw 0 grass", "draw 1 canyon"]


def dealt_table(**changes: Any) -> Table:
    """Ann begins with grass; Ben holds a canyon."""
    stored = replace(STORED, **changes)
    return Table(
        stored, [StoredMove(number, CHANCE, line, 0.0, None) for number, line in enumerate(DEALT, 1)]
    )


def play(table: Table, *lines: str, client_move: str | None = None) -> list[StoredMove]:
    """Lines of the seat that is to act, by default its first; the rows of the last one."""
    rows: list[StoredMove] = []
    for line in lines or [""]:
        seat = table.match.to_act[0]
        rows = table.submit(seat, line or table.match.legal(seat)[0], 1.0, client_move)
    return rows


def lines_of(table: Table) -> list[str]:
    return [row.line for row in table.match.log]


def reloaded(table: Table, *more: StoredMove) -> Table:
    """The table as another house would fold it from the same rows."""
    return Table(table.stored, [*table.rows, *more])


def play_turn(table: Table) -> list[StoredMove]:
    return play(table, "", "", "", "end-turn")


# -- the log in force


def test_a_table_is_the_fold_of_its_rows() -> None:
    table = dealt_table()
    play_turn(table)
    again = reloaded(table)
    assert lines_of(again) == lines_of(table)
    assert again.match.view(None) == table.match.view(None)
    assert again.numbers == table.numbers == [row.number for row in table.rows]


def test_undo_withdraws_a_row_and_every_later_row_of_the_same_seat() -> None:
    table = dealt_table()
    play(table, "", "", "")
    folded = reloaded(table, StoredMove(7, 0, "undo 5", 2.0, None))
    assert folded.numbers == [1, 2, 3, 4]
    assert folded.number == 7


def test_undo_leaves_the_rows_of_other_seats_alone() -> None:
    table = dealt_table()
    play(table, "", "")
    folded = reloaded(table, StoredMove(6, 1, "undo 4", 2.0, None))
    assert folded.numbers == [1, 2, 3, 4, 5]


def test_back_withdraws_everything_from_a_row_on() -> None:
    table = dealt_table()
    play_turn(table)
    play(table)
    folded = reloaded(table, StoredMove(table.number + 1, 0, "back 4", 2.0, None))
    assert lines_of(folded) == DEALT
    assert folded.match.to_act == (0,)


def test_a_withdrawn_row_stays_withdrawn_when_the_game_goes_on() -> None:
    table = dealt_table()
    first, second = table.match.legal(0)[:2]
    play(table, first)
    table.undo(0, 2.0)
    play(table, second)
    assert lines_of(reloaded(table)) == lines_of(table) == [*DEALT, second]
    assert table.numbers == [1, 2, 3, 6]


# -- undo and its limit


def test_undo_takes_the_last_move_back_and_then_the_one_before() -> None:
    table = dealt_table()
    play(table, "", "")
    assert [row.line for row in table.undo(0, 2.0)] == ["undo 5"]
    assert [row.line for row in table.undo(0, 2.0)] == ["undo 4"]
    assert lines_of(table) == DEALT


def test_nothing_is_undone_before_the_first_move() -> None:
    with pytest.raises(IllegalMove) as refusal:
        dealt_table().undo(0, 2.0)
    assert refusal.value.message.key == "undo-nothing"


def test_nothing_is_undone_after_a_draw() -> None:
    table = dealt_table()
    play_turn(table)
    before = list(table.rows)
    with pytest.raises(IllegalMove):
        table.undo(0, 2.0)
    assert table.rows == before


def test_nobody_undoes_the_move_of_another() -> None:
    table = dealt_table()
    play(table)
    with pytest.raises(IllegalMove):
        table.undo(1, 2.0)


def test_a_granted_take_back_withdraws_the_last_turn_and_all_after_it() -> None:
    table = dealt_table()
    play_turn(table)
    play(table)
    assert [row.line for row in table.take_back(0, 2.0)] == ["back 4"]
    assert lines_of(table) == DEALT


def test_one_who_has_not_played_has_no_turn_to_take_back() -> None:
    table = dealt_table()
    play(table)
    assert table.last_turn(1) is None
    with pytest.raises(IllegalMove):
        table.take_back(1, 2.0)


# -- moves and their chance


def test_begin_lays_everything_that_chance_lays() -> None:
    table = Table(replace(STORED, options={"seats": 3}), [])
    rows = table.begin(1.0)
    assert [row.number for row in rows] == [1, 2, 3, 4, 5, 6]
    assert [row.line.split()[0] for row in rows] == ["board", "cards", "start", "draw", "draw", "draw"]
    assert {row.seat for row in rows} == {CHANCE}
    assert table.match.to_act != (CHANCE,)


def test_a_move_brings_its_chance_in_the_same_batch() -> None:
    table = dealt_table()
    play(table, "", "", "")
    ended, drawn = play(table, "end-turn", client_move="mine")
    assert (ended.number, ended.seat, ended.line, ended.client_move) == (7, 0, "end-turn", "mine")
    assert (drawn.number, drawn.seat, drawn.client_move) == (8, CHANCE, None)
    assert drawn.line.startswith("draw 0 ")


def test_a_resend_plays_once() -> None:
    table = dealt_table()
    rows = play(table, client_move="mine")
    assert table.submit(0, rows[0].line, 9.0, "mine") == []
    assert table.number == 4


def test_a_resend_plays_once_also_after_the_table_was_folded_anew() -> None:
    table = dealt_table()
    rows = play(table, client_move="mine")
    assert reloaded(table).submit(0, rows[0].line, 9.0, "mine") == []


def test_a_resend_of_a_withdrawn_move_does_not_play_it_again() -> None:
    table = dealt_table()
    rows = play(table, client_move="mine")
    table.undo(0, 2.0)
    assert table.submit(0, rows[0].line, 9.0, "mine") == []
    assert lines_of(table) == DEALT


def test_another_seat_may_name_its_move_alike() -> None:
    table = dealt_table()
    play(table, client_move="mine")
    play(table, "", "", "end-turn")
    assert play(table, client_move="mine")[0].seat == 1


def test_a_refused_line_leaves_the_table_as_it_was() -> None:
    table = dealt_table()
    for seat, line in [
        (0, "build 20.20"),
        (0, "fly"),
        (0, ""),
        (1, "end-turn"),
        (0, "undo 1"),
        (-1, "start 1"),
    ]:
        with pytest.raises(IllegalMove):
            table.submit(seat, line, 9.0, "mine")
    assert lines_of(table) == DEALT
    assert table.number == 3


def test_rows_that_could_not_be_stored_never_were() -> None:
    table = dealt_table()
    play(table, "", "", "")
    before = table.position([0], 0)
    table.forget(play(table, "end-turn", client_move="mine"))
    assert table.position([0], 0) == before
    assert len(play(table, "end-turn", client_move="mine")) == 2


def test_a_withdrawal_that_could_not_be_stored_never_was() -> None:
    table = dealt_table()
    play(table)
    before = table.position([0], 0)
    table.forget(table.undo(0, 2.0))
    assert table.position([0], 0) == before


def test_a_beginning_that_could_not_be_stored_never_was() -> None:
    table = Table(STORED, [])
    rows = table.begin(1.0)
    assert any(table.match.legal(seat) for seat in (0, 1))
    table.forget(rows)
    assert table.match.to_act == (CHANCE,)
    assert [table.match.legal(seat) for seat in (0, 1)] == [[], []]


def test_rows_of_another_writer_are_caught_up_with() -> None:
    ours, theirs = dealt_table(), dealt_table()
    play(theirs, "", "")
    ours.catch_up(theirs.stored, theirs.rows[3:])
    assert ours.position([0], 0) == theirs.position([0], 0)


# -- what a listener hears


def numbers(table: Table, last: int, seats: Sequence[int] = (0,)) -> tuple[bool, list[int]]:
    """Whether the log begins anew for one who has heard up to `last`, and the rows told."""
    position = table.position(seats, last)
    assert position.number == table.number
    return position.fresh, [told.number for told in position.log]


def test_a_newcomer_hears_the_log_from_the_start() -> None:
    table = dealt_table()
    play(table)
    assert numbers(table, last=0) == (True, [1, 2, 3, 4])


def test_one_who_has_part_hears_the_rest() -> None:
    table = dealt_table()
    play(table, "", "")
    assert numbers(table, last=3) == (False, [4, 5])
    assert numbers(table, last=5) == (False, [])


def test_after_a_withdrawal_the_log_begins_anew() -> None:
    table = dealt_table()
    play(table, "", "")
    table.undo(0, 2.0)
    assert numbers(table, last=5) == (True, [1, 2, 3, 4])
    assert numbers(table, last=3) == (True, [1, 2, 3, 4])


def test_one_who_has_heard_of_the_withdrawal_hears_the_rest() -> None:
    table = dealt_table()
    play(table, "", "")
    table.undo(0, 2.0)
    play(table)
    assert numbers(table, last=6) == (False, [7])


def test_a_number_that_cannot_be_makes_the_log_begin_anew() -> None:
    assert numbers(dealt_table(), last=99) == (True, [1, 2, 3])


def test_before_the_start_there_is_nothing_to_see_yet() -> None:
    position = Table(replace(STORED, status="waiting"), []).position([0], 0)
    assert (position.number, position.log, position.seats, position.to_act) == (0, [], [], [])
    assert position.score is None


def test_a_player_hears_the_lines_of_the_own_seat_and_what_can_be_taken_back() -> None:
    table = dealt_table()
    line = play(table)[0].line
    ann, ben = (table.position([seat], 0).seats for seat in (0, 1))
    assert [(one.seat, one.lines, one.undo) for one in ann] == [(0, table.match.legal(0), line)]
    assert [(one.seat, one.lines, one.undo) for one in ben] == [(1, [], None)]


def test_a_spectator_hears_no_lines() -> None:
    position = dealt_table().position([], 0)
    assert position.seats == [SeatTable(None, dealt_table().match.view(None), [], None)]
    assert position.to_act == [0]


def test_two_seats_of_one_guest_are_both_told() -> None:
    position = dealt_table().position([0, 1], 0)
    assert [one.seat for one in position.seats] == [0, 1]


def test_a_finished_table_offers_no_lines_and_waits_for_nobody() -> None:
    position = dealt_table(status="finished").position([0], 0)
    assert position.seats[0].lines == []
    assert position.to_act == []


def drawn_cards(table: Table, seats: Sequence[int]) -> list[str | None]:
    """The terrain of every card drawn, as a listener with these seats is told."""
    events = [event for told in table.told(seats, 0) for event in told.events]
    return [event["terrain"] for event in events if event["event"] == "card-drawn"]


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = dealt_table()
    assert drawn_cards(table, [0]) == ["grass", None]
    assert drawn_cards(table, [1]) == [None, "canyon"]


def test_a_drawn_card_is_hidden_from_spectators() -> None:
    assert drawn_cards(dealt_table(), []) == [None, None]


def test_a_drawn_card_is_hidden_from_several_people_on_one_screen() -> None:
    assert drawn_cards(dealt_table(), [0, 1]) == [None, None]


def test_every_row_is_told_with_its_seat_and_time() -> None:
    table = dealt_table()
    play(table)
    last = table.told([], 0)[-1]
    assert (last.number, last.seat, last.at) == (4, 0, 1.0)
    assert last.events[0]["event"] == "settlement-built"


# -- gold


def test_gold_is_told_while_the_game_runs() -> None:
    score = dealt_table().score()
    assert score is not None
    assert not score.final
    assert len(score.scores) == len(score.sheets) == 2


def test_gold_is_hidden_until_the_end_when_the_table_says_so() -> None:
    table = dealt_table(settings={"live_gold": False})
    assert table.score() is None
    while not table.match.over:
        lines = table.match.legal(table.match.to_act[0])
        play(table, "end-turn" if "end-turn" in lines else lines[0])
    score = table.score()
    assert score is not None
    assert score.final


def test_gold_is_told_when_the_game_was_ended_together() -> None:
    assert dealt_table(settings={"live_gold": False}, status="finished").score() is not None


def test_a_preview_tells_the_gold_before_and_after_and_changes_nothing() -> None:
    table = dealt_table()
    line = table.match.legal(0)[0]
    events, before, after = preview_scores(table.match, 0, line)
    assert type(events[0]).__name__ == "SettlementBuilt"
    assert before == table.score()
    play(table, line)
    assert after == table.score()


# -- seats, names


def test_a_guest_has_the_seats_that_name_the_guest() -> None:
    table = dealt_table()
    assert [table.seats_of(guest) for guest in ("ann", "ben", "ann-too", "eve")] == [[0], [1], [1], []]


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("Ann\u202eeve", "Anneve"),
        ("Ann \n Lee", "Ann Lee"),
        ("two\nlines", "two lines"),
        ("Олексій", "Олексій"),
        ("\t\r\n", ""),
        ("a" * 50, "a" * 24),
    ],
)
def test_text_from_outside_is_one_printable_line(text: str, cleaned: str) -> None:
    assert clean(text, 24) == cleaned


def test_no_two_tables_have_one_name() -> None:
    names = {new_id() for _ in range(1000)}
    assert len(names) == 1000
    assert {len(name) for name in names} == {11}
