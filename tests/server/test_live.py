"""A table's socket: what pages say and hear, played by real pages at a real house."""

import json
import re
from collections.abc import Iterator
from time import monotonic, sleep
from typing import Any

import pytest

import bastide
from bastide.server.messages import (
    Answer,
    Ask,
    Asked,
    Explained,
    Hello,
    Hint,
    Hinted,
    Ping,
    Play,
    Pong,
    Position,
    Preview,
    Previewed,
    Refused,
    Replay,
    Said,
    Say,
    Settled,
    TableChanged,
    TableInfo,
    Undo,
    Why,
)
from bastide.words import words_for
from tests.server.house import Duel, Guest, House, Page, eventually, new_duel

GIVEN_UP = ("seat-conceded", "bot-plays-here")
TERRAINS = ("grass", "canyon", "desert", "flowers", "forest")


@pytest.fixture
def duel(house: House) -> Duel:
    return new_duel(house)


def unplayable(page: Page, seat: int) -> str:
    """A hex where the seat cannot build now."""
    lines = page.seat(seat).lines
    spelt = (f"build {row}.{column}" for row in range(1, 21) for column in range(1, 21))
    return next(line for line in spelt if line not in lines)


# -- hello


def test_hello_is_answered_by_the_position_and_the_table(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "screen:Eve")
    page = ann.page(table.id)
    page.tell(Hello())
    changed = page.hear(TableChanged).table
    position = page.hear(Position)
    assert changed.seats[0].here
    assert (position.fresh, position.number) == (True, len(house.rows(table.id)))
    assert [told.number for told in position.log] == list(range(1, position.number + 1))
    assert position.to_act == changed.to_act


def test_a_page_that_says_hello_again_hears_the_position_again(duel: Duel) -> None:
    page = duel.pages[0]
    assert page.hello(0).fresh
    again = page.hello(page.here.number)
    assert (again.fresh, again.log) == (False, [])


@pytest.mark.parametrize("last", [-5, 10**6, 10**40])
def test_an_impossible_last_row_gets_a_fresh_log(duel: Duel, last: int) -> None:
    assert duel.pages[0].hello(last).fresh


def test_before_the_start_the_page_hears_who_sits_down(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", "link")
    page = ann.watch(table.id)
    assert (page.here.number, page.here.seats) == (0, [])
    ben.join(table.id)
    assert [seat.name for seat in page.hear(TableChanged).table.seats] == ["Ann", "Ben", ""]
    ann.post(f"/api/tables/{table.id}/start")
    assert page.until(1).seats[0].seat == 0


def test_a_page_hears_who_comes_and_goes(duel: Duel) -> None:
    ann, ben = duel.pages
    ben.close()
    assert ann.hear(TableChanged, lambda changed: not changed.table.seats[1].here)
    duel.guests[1].watch(duel.table)
    assert ann.hear(TableChanged, lambda changed: changed.table.seats[1].here)


def test_a_ping_is_answered(duel: Duel) -> None:
    assert duel.pages[0].ask(Ping(), Pong) == Pong()


# -- a whole game


def test_two_people_play_a_whole_game(house: House, duel: Duel) -> None:
    end = duel.play_out()
    assert end.score is not None
    assert end.score.final
    ann = duel.guests[0]
    assert ann.table(duel.table).status == "finished"
    record = ann.get(f"/api/tables/{duel.table}/record").body.decode()
    assert bastide.replay(record).result.scores == end.score.scores
    assert [(row.seat, row.line) for row in bastide.replay(record).log] == [
        row[1:] for row in house.rows(duel.table)
    ]
    replay = ann.get(f"/api/tables/{duel.table}/replay?last=5").read(Replay)
    assert replay.moves == end.number
    for page in duel.pages:
        assert (
            page.refusal(Play(0, "end-turn", end.number, "late")) == "table-finished" or page is duel.pages[1]
        )


def test_a_whole_game_is_played_on_postgres(postgres_house: House) -> None:
    end = new_duel(postgres_house).play_out()
    assert end.score is not None
    assert end.score.final


def test_everyone_is_told_every_row_once_and_in_order(house: House, duel: Duel) -> None:
    watcher = house.guest("Eve").watch(duel.table)
    for _ in range(4):
        duel.actor.play_turn()
    number = max(page.here.number for page in duel.pages)
    for page in (*duel.pages, watcher):
        page.until(number)
        positions = [frame for frame in map(json.loads, page.frames) if frame["type"] == "position"]
        told = [told["number"] for position in positions for told in position["log"]]
        assert told == list(range(1, number + 1))


# -- what is hidden


def spoken(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every terrain in a frame, as a value or as a key, and where it stands."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in TERRAINS:
                yield f"{path}.#", key
            yield from spoken(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from spoken(inner, path)
    elif value in TERRAINS:
        yield path, value


OPEN = re.compile(
    r"\.(seats\.view\.(card|unseen\.#|unseen_older\.#|discards\.#|removed\.#)|(log\.)?events\.terrain)"
)


def check_hidden(page: Page, seat: int | None, drawn: dict[int, tuple[int, str]]) -> int:
    """No frame of the page tells a card of another hand; how many own ones were told."""
    own = 0
    for frame in map(json.loads, page.frames):
        for told in frame.get("log", []):
            for event in told["events"]:
                if event["event"] == "card-drawn":
                    owner, terrain = drawn[told["number"]]
                    assert event["seat"] == owner
                    assert event["terrain"] == (terrain if owner == seat else None)
                    own += owner == seat
        for place in frame.get("seats", []) if frame["type"] == "position" else []:
            view = place["view"]
            assert place["seat"] == view["seat"] == seat
            unknown = sum(holds for other, holds in enumerate(view["holding"]) if other != seat)
            counted = sum(view["unseen"].values()) + sum(view["unseen_older"].values())
            assert counted == view["deck_size"] + unknown
            assert seat is not None or view["hand"] is None
            assert seat is not None or place["lines"] == []
        places = {path for path, _ in spoken(frame)} - ({".seats.view.hand"} if seat is not None else set())
        assert all(OPEN.fullmatch(path) for path in places), places
        assert "draw " not in json.dumps(frame)
    return own


def test_a_drawn_card_reaches_nobody_but_its_owner_before_it_is_revealed(house: House, duel: Duel) -> None:
    watcher = house.guest("Eve").watch(duel.table)
    while duel.pages[0].here.to_act:
        for page in duel.pages:
            page.hello(0)
        actor = duel.actor
        actor.ask(Preview(duel.acting, actor.seat().lines[0]), Previewed)
        end = actor.play_turn()
        for page in duel.pages:
            page.until(end.number)
    watcher.until(end.number)
    watcher.hello(0)
    rows = house.rows(duel.table)
    drawn = {number: draw_of(line) for number, _, line in rows if line.startswith("draw ")}
    dealt = [seat for seat, _ in drawn.values()]
    told = [check_hidden(page, seat, drawn) for seat, page in enumerate(duel.pages)]
    assert all(known >= dealt.count(seat) > 10 for seat, known in enumerate(told))
    assert check_hidden(watcher, None, drawn) == 0
    assert len(watcher.frames) > 50


def draw_of(line: str) -> tuple[int, str]:
    _, seat, terrain = line.split()
    return int(seat), terrain


def test_the_owner_sees_the_own_hand_and_a_spectator_none(house: House, duel: Duel) -> None:
    drawn = [draw_of(line) for _, _, line in house.rows(duel.table) if line.startswith("draw ")]
    first = duel.acting
    assert duel.other.seat().view["hand"] == dict(drawn)[1 - first]
    assert duel.actor.seat().view["card"] == dict(drawn)[first]
    watcher = house.guest("Eve").watch(duel.table)
    assert watcher.here.seats[0].seat is None
    assert watcher.here.seats[0].view["hand"] is None


def test_a_spectator_can_do_nothing_for_a_seat(house: House, duel: Duel) -> None:
    watcher = house.guest("Eve").watch(duel.table)
    line = duel.actor.seat().lines[0]
    for seat in (duel.acting, -1, 7):
        for message in (
            Play(seat, line, watcher.here.number, "x"),
            Undo(seat),
            Ask("end", seat),
            Answer(seat, True),
            Preview(seat, line),
            Why(seat, line),
            Hint(seat),
        ):
            assert watcher.refusal(message) == "not-your-seat"
    assert duel.actor.hello(0).number == watcher.here.number


# -- moves that are refused


def test_a_move_out_of_turn_is_refused(duel: Duel) -> None:
    line = duel.actor.seat().lines[0]
    assert duel.other.refusal(Play(1 - duel.acting, line, duel.other.here.number, "x")) == "not-to-act"


def test_a_move_for_the_seat_of_another_is_refused(duel: Duel) -> None:
    line = duel.actor.seat().lines[0]
    assert duel.other.refusal(Play(duel.acting, line, duel.other.here.number, "x")) == "not-your-seat"


def test_an_illegal_move_is_refused_with_its_clause_in_the_language_of_the_guest(duel: Duel) -> None:
    seat = duel.acting
    duel.guests[seat].patch("/api/me", {"language": "uk"})
    page = duel.guests[seat].watch(duel.table)
    line = unplayable(page, seat)
    refused = page.ask(Play(seat, line, page.here.number, "x"), Refused)
    assert re.fullmatch(r"K\d+\.\d+", refused.why.clause)
    assert refused.code == refused.why.key
    assert words_for("uk", "kingdom").has(refused.code)
    assert re.search("[а-щієї]", refused.why.text)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "line-unknown"),
        ("fly", "line-unknown"),
        ("undo 1", "line-unknown"),
        ("back 1", "line-unknown"),
        ("build", "line-length"),
        ("build 1.1 2.2", "line-length"),
        ("build 99.99", "line-word"),
        ("build \x00", "line-word"),
        ("x" * 10_000, "line-unknown"),
    ],
)
def test_a_misspelt_move_is_refused(duel: Duel, line: str, code: str) -> None:
    page, number = duel.actor, duel.actor.here.number
    assert page.refusal(Play(duel.acting, line, number, "x")) == code
    assert page.hello(0).number == number


@pytest.mark.parametrize("line", ["start 0", "draw 0 grass", "cards lords knights farmers"])
def test_nobody_plays_the_part_of_chance(duel: Duel, line: str) -> None:
    page = duel.actor
    assert page.ask(Play(duel.acting, line, page.here.number, "x"), Refused).code
    assert page.refusal(Play(-1, line, page.here.number, "x")) == "not-your-seat"


def test_a_move_made_for_a_position_that_has_passed_is_stale(duel: Duel) -> None:
    page, seat, number = duel.actor, duel.acting, duel.actor.here.number
    line = page.seat().lines[0]
    page.play(line)
    assert page.refusal(Play(seat, line, number, "another")) == "stale"


def test_a_refused_move_changes_nothing_and_its_name_may_be_used_again(house: House, duel: Duel) -> None:
    page, seat = duel.actor, duel.acting
    before = house.rows(duel.table)
    page.refusal(Play(seat, unplayable(page, seat), page.here.number, "once"))
    assert house.rows(duel.table) == before
    page.play(client_move="once")
    assert len(house.rows(duel.table)) == len(before) + 1


# -- lost lines


def test_a_move_sent_again_after_a_reconnect_plays_once(house: House, duel: Duel) -> None:
    page, seat, number = duel.actor, duel.acting, duel.actor.here.number
    line = page.seat().lines[0]
    page.tell(Play(seat, line, number, "mine"))
    page.close()
    again = duel.guests[seat].watch(duel.table, number)
    for _ in range(3):
        again.tell(Play(seat, line, number, "mine"))
        again.until(number + 1)
    again.ask(Ping(), Pong)
    assert [row[1:] for row in house.rows(duel.table)[number:]] == [(seat, line)]


def test_the_last_move_of_a_game_sent_again_is_no_mistake(duel: Duel) -> None:
    while True:
        page, seat, number = duel.actor, duel.acting, duel.actor.here.number
        lines = page.seat().lines
        line = "end-turn" if "end-turn" in lines else lines[0]
        if not page.play(line, client_move=f"mine-{number}").to_act:
            break
    page.tell(Play(seat, line, number, f"mine-{number}"))
    answer = page.next()
    while not isinstance(answer, Position | Refused):
        answer = page.next()
    assert isinstance(answer, Position)


def test_one_who_comes_back_hears_what_was_missed(duel: Duel) -> None:
    number, away, actor = duel.other.here.number, 1 - duel.acting, duel.actor
    duel.other.close()
    actor.play()
    actor.play()
    back = duel.guests[away].watch(duel.table, last=number)
    assert not back.here.fresh
    assert [told.number for told in back.here.log] == [number + 1, number + 2]


def test_one_who_comes_back_after_an_undo_hears_everything_anew(duel: Duel) -> None:
    number, away, actor = duel.other.here.number, 1 - duel.acting, duel.actor
    duel.other.close()
    actor.play()
    actor.ask(Undo(1 - away), Position)
    back = duel.guests[away].watch(duel.table, last=number)
    assert back.here.fresh
    assert [told.number for told in back.here.log] == list(range(1, number + 1))


def test_a_second_tab_sees_the_same_and_may_play(duel: Duel) -> None:
    seat = duel.acting
    tab = duel.guests[seat].watch(duel.table)
    assert tab.seat().lines == duel.actor.seat().lines
    tab.play()
    duel.actor.until(tab.here.number)
    assert duel.pages[seat].seat().lines == tab.seat().lines


def test_the_seat_goes_on_while_one_of_two_tabs_is_open(duel: Duel) -> None:
    ann, ben = duel.pages
    tab = duel.guests[1].watch(duel.table)
    ben.close()
    tab.ask(Ping(), Pong)
    assert duel.guests[0].table(duel.table).seats[1].here
    assert ann.ask(Ping(), Pong)


# -- taking back


def test_undo_takes_the_last_move_back_for_everyone(house: House, duel: Duel) -> None:
    page, seat, number = duel.actor, duel.acting, duel.actor.here.number
    before = page.seat()
    line = before.lines[0]
    page.play(line)
    assert page.seat().undo == line
    page.tell(Undo(seat))
    for one in duel.pages:
        position = one.until(number + 2)
        assert position.fresh
        assert [told.number for told in position.log] == list(range(1, number + 1))
    assert page.seat() == before
    assert house.rows(duel.table)[-1] == (number + 2, seat, f"undo {number + 1}")


def test_nothing_is_undone_after_a_draw(duel: Duel) -> None:
    page, seat = duel.actor, duel.acting
    page.play_turn()
    assert page.seat().undo is None
    assert page.refusal(Undo(seat)) == "undo-nothing"


def test_nobody_undoes_the_move_of_another(duel: Duel) -> None:
    seat = duel.acting
    duel.actor.play()
    assert duel.other.refusal(Undo(1 - seat)) == "undo-nothing"
    assert duel.other.refusal(Undo(seat)) == "not-your-seat"


def asked_back(duel: Duel) -> tuple[Page, Page, int]:
    """A turn has been played, and its player asks to take it back: the asker, the asked, the asker's seat."""
    seat = duel.acting
    asker, asked = duel.actor, duel.other
    asker.play_turn()
    asker.tell(Ask("back", seat))
    question = asked.hear(Asked)
    assert (question.what, question.seat, question.agreed, question.needed) == ("back", seat, [], [1 - seat])
    return asker, asked, seat


def test_a_granted_take_back_gives_the_whole_turn_again(duel: Duel) -> None:
    start = duel.pages[0].here.number
    before = duel.actor.seat()
    asker, asked, seat = asked_back(duel)
    asked.tell(Answer(1 - seat, True))
    for page in (asker, asked):
        assert page.hear(Settled).granted
        assert page.hear(Position).to_act == [seat]
        assert [told.number for told in page.here.log] == list(range(1, start + 1))
    assert asker.seat() == before


def test_a_declined_take_back_leaves_everything(duel: Duel) -> None:
    asker, asked, seat = asked_back(duel)
    number = asker.here.number
    asked.tell(Answer(1 - seat, False))
    assert [page.hear(Settled).granted for page in (asker, asked)] == [False, False]
    assert asker.hello(0).number == number
    assert asked.refusal(Answer(1 - seat, True)) == "nothing-asked"


def test_the_asker_does_not_answer_the_own_question(duel: Duel) -> None:
    asker, _, seat = asked_back(duel)
    assert asker.refusal(Answer(seat, True)) == "nothing-asked"


def test_a_move_drops_the_question(duel: Duel) -> None:
    asker, asked, seat = asked_back(duel)
    asked.play()
    assert asked.refusal(Answer(1 - seat, True)) == "nothing-asked"
    assert asker.hear(Settled).granted is False


def test_the_question_is_told_again_to_one_who_comes_back(duel: Duel) -> None:
    _, asked, seat = asked_back(duel)
    asked.close()
    back = duel.guests[1 - seat].page(duel.table)
    back.tell(Hello())
    assert back.hear(Asked).seat == seat


def test_one_who_has_not_played_has_nothing_to_ask_back(duel: Duel) -> None:
    assert duel.other.refusal(Ask("back", 1 - duel.acting)) == "undo-nothing"


def test_against_bots_a_take_back_needs_nobody(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "bot:uniform", options={"seats": 2})
    page = ann.watch(table.id)
    while page.here.to_act != [0]:
        page.next()
    start = page.here.number
    page.play_turn()
    while page.here.to_act != [0]:
        page.next()
    page.tell(Ask("back", 0))
    assert page.hear(Settled).granted
    position = page.hear(Position, lambda one: one.fresh)
    assert [told.number for told in position.log] == list(range(1, start + 1))


# -- ending together, leaving


def test_two_end_the_game_together(duel: Duel) -> None:
    ann, ben = duel.pages
    ann.tell(Ask("end", 0))
    assert ben.hear(Asked).what == "end"
    ben.tell(Answer(1, True))
    for page in duel.pages:
        assert page.hear(Settled).granted
        assert page.hear(TableChanged).table.status == "finished"
    position = ann.hear(Position)
    assert (position.seats[0].lines, position.to_act) == ([], [])
    assert ann.refusal(Play(0, "end-turn", position.number, "x")) == "table-finished"
    assert duel.guests[0].get(f"/api/tables/{duel.table}/record").status == 200


def test_one_alone_does_not_end_the_game_of_two(duel: Duel) -> None:
    ann, ben = duel.pages
    ann.tell(Ask("end", 0))
    ben.hear(Asked)
    ben.tell(Answer(1, False))
    assert not ann.hear(Settled).granted
    assert duel.guests[0].table(duel.table).status == "running"


def test_one_who_concedes_leaves_the_seat_to_a_bot_for_good(duel: Duel) -> None:
    ann = duel.guests[0]
    seat = ann.at_seat(duel.table, 0, "concede").read(TableInfo).seats[0]
    assert (seat.bot, seat.conceded, seat.mine) == ("greedy", True, True)
    assert ann.at_seat(duel.table, 0, "take-back").refused == (409, "seat-conceded")
    page = duel.pages[0]
    assert page.refusal(Play(0, "end-turn", page.here.number, "x")) in GIVEN_UP


def test_the_game_goes_on_against_the_bot_of_one_who_conceded(duel: Duel) -> None:
    duel.guests[0].at_seat(duel.table, 0, "concede")
    ben = duel.pages[1]
    for _ in range(2):
        while ben.here.to_act != [1]:
            ben.next()
        ben.play_turn()
    assert ben.hear(Position, lambda position: position.to_act == [1])


def test_one_who_conceded_cannot_take_the_moves_of_the_seat_back(silent_house: House) -> None:
    duel = new_duel(silent_house)
    seat = duel.acting
    duel.actor.play()
    duel.guests[seat].at_seat(duel.table, seat, "concede")
    assert duel.actor.refusal(Undo(seat)) in GIVEN_UP
    assert duel.actor.refusal(Ask("back", seat)) in GIVEN_UP


def test_when_the_last_person_concedes_the_game_ends(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "bot", "bot:uniform")
    assert ann.at_seat(table.id, 0, "concede").read(TableInfo).status == "finished"


def test_a_seat_handed_to_a_bot_may_be_taken_back(silent_house: House) -> None:
    duel = new_duel(silent_house)
    seat = duel.acting
    guest, page = duel.guests[seat], duel.actor
    handed = guest.at_seat(duel.table, seat, "to-bot").read(TableInfo)
    assert (handed.seats[seat].bot, handed.seats[seat].conceded) == ("greedy", False)
    assert page.refusal(Play(seat, "end-turn", page.here.number, "x")) == "bot-plays-here"
    assert guest.at_seat(duel.table, seat, "take-back").read(TableInfo).seats[seat].bot == ""
    page.play()


def test_the_others_hear_that_a_bot_plays_now(duel: Duel) -> None:
    duel.guests[0].at_seat(duel.table, 0, "to-bot")
    assert duel.pages[1].hear(TableChanged, lambda changed: changed.table.seats[0].bot == "greedy")


def test_one_who_is_there_is_not_replaced(house: House) -> None:
    duel = new_duel(house, absence=0)
    assert duel.guests[0].at_seat(duel.table, 1, "replace").refused == (409, "not-absent")


def test_one_who_is_away_too_long_is_replaced_and_may_come_back(house: House) -> None:
    duel = new_duel(house, absence=2)
    ann, ben = duel.guests
    duel.pages[1].close()
    eventually(lambda: not ann.table(duel.table).seats[1].here)
    assert ann.at_seat(duel.table, 1, "replace").refused == (409, "not-absent")
    sleep(2.1)
    seat = ann.at_seat(duel.table, 1, "replace").read(TableInfo).seats[1]
    assert (seat.bot, seat.conceded) == ("greedy", False)
    assert ben.at_seat(duel.table, 1, "take-back").read(TableInfo).seats[1].bot == ""


def test_one_who_has_just_sat_down_is_not_away_yet(house: House) -> None:
    sleep(max(0.0, house.opened + 3.5 - monotonic()))
    ann, ben = house.guest("Ann"), house.guest("Ben")
    table = ann.open_table("me", "link", absence=3)
    ben.join(table.id)
    assert ann.at_seat(table.id, 1, "replace").refused == (409, "not-absent")


def test_only_those_at_the_table_replace_the_absent(house: House) -> None:
    duel = new_duel(house, absence=0)
    duel.pages[1].close()
    assert house.guest("Eve").at_seat(duel.table, 1, "replace").refused == (403, "not-your-seat")
    assert duel.guests[0].at_seat(duel.table, 9, "replace").refused == (404, "no-such-seat-here")


def test_a_bot_is_never_absent(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "bot:uniform", absence=0)
    assert ann.at_seat(table.id, 1, "replace").refused == (409, "not-absent")
    assert ann.table(table.id).seats[1].bot == "uniform"


# -- help


def test_a_preview_tells_what_a_line_would_bring_and_changes_nothing(duel: Duel) -> None:
    page, seat, number = duel.actor, duel.acting, duel.actor.here.number
    line = page.seat().lines[0]
    previewed = page.ask(Preview(seat, line, ref="mine"), Previewed)
    assert (previewed.ref, previewed.line) == ("mine", line)
    assert previewed.events[0]["event"] == "settlement-built"
    assert previewed.before == page.here.score
    assert page.hello(0).number == number
    assert page.play(line).score == previewed.after


def test_a_preview_of_an_illegal_line_is_refused_and_names_what_was_asked(duel: Duel) -> None:
    page, seat = duel.actor, duel.acting
    refused = page.ask(Preview(seat, unplayable(page, seat), ref="mine"), Refused)
    assert refused.ref == "mine"
    assert refused.why.clause.startswith("K")


def test_a_preview_keeps_the_gold_hidden_that_the_table_hides(house: House) -> None:
    duel = new_duel(house, live_gold=False)
    page, seat = duel.actor, duel.acting
    assert page.here.score is None
    page.tell(Preview(seat, page.seat().lines[0]))
    page.hear(Previewed)
    told = json.loads(page.frames[-1])
    assert (told["before"], told["after"]) == (None, None)


def test_why_explains_a_line_that_cannot_be_played(duel: Duel) -> None:
    page, seat = duel.actor, duel.acting
    explained = page.ask(Why(seat, unplayable(page, seat), ref="mine"), Explained)
    assert explained.ref == "mine"
    assert explained.why is not None
    assert explained.why.clause.startswith("K")
    assert explained.why.text


def test_why_has_nothing_to_say_of_a_line_that_can_be_played(duel: Duel) -> None:
    page = duel.actor
    assert page.ask(Why(duel.acting, page.seat().lines[0]), Explained).why is None


@pytest.mark.parametrize("line", ["", "fly me", "build", "build 1.1 1.1"])
def test_why_explains_a_misspelt_line_too(duel: Duel, line: str) -> None:
    explained = duel.actor.ask(Why(duel.acting, line), Explained)
    assert explained.why is not None
    assert explained.why.key.startswith("line-")


def test_a_hint_is_one_of_the_lines(duel: Duel) -> None:
    page = duel.actor
    hinted = page.ask(Hint(duel.acting, ref="mine"), Hinted)
    assert hinted.ref == "mine"
    assert hinted.line in page.seat().lines


def test_there_is_no_hint_for_one_who_is_not_to_act(duel: Duel) -> None:
    assert duel.other.refusal(Hint(1 - duel.acting)) == "nothing-to-hint"


# -- chat


def test_what_is_said_is_heard_by_everyone_and_by_those_who_come_later(house: House, duel: Duel) -> None:
    watcher = house.guest("Eve").watch(duel.table)
    duel.pages[0].tell(Say("  Привіт,\x00 друзі! "))
    heard = [page.hear(Said) for page in (*duel.pages, watcher)]
    assert heard == heard[:1] * 3
    assert (heard[0].name, heard[0].seat, heard[0].text) == ("Ann", 0, "Привіт, друзі!")
    watcher.tell(Say("hello"))
    assert duel.pages[0].hear(Said).seat is None
    late = house.guest("Dan").page(duel.table)
    late.tell(Hello())
    assert [late.hear(Said).text, late.hear(Said).text] == ["Привіт, друзі!", "hello"]


def test_a_long_line_of_chat_is_cut(duel: Duel) -> None:
    assert duel.pages[0].ask(Say("x" * 5000), Said).text == "x" * 300


@pytest.mark.parametrize("text", ["", "   ", "\x00\x1b"])
def test_nothing_is_not_said(duel: Duel, text: str) -> None:
    assert duel.pages[0].refusal(Say(text)) == "text-empty"


def test_one_who_talks_too_fast_is_stopped_and_may_still_play(duel: Duel) -> None:
    page = duel.actor
    for number in range(8):
        page.tell(Say(f"line {number}"))
    assert page.hear(Refused).code == "too-fast"
    page.play()
    said = [frame for frame in page.frames if json.loads(frame)["type"] == "said"]
    assert 5 <= len(said) < 8


def test_chat_is_said_under_the_name_of_the_day(duel: Duel) -> None:
    duel.guests[0].patch("/api/me", {"name": "Anna"})
    assert duel.pages[0].ask(Say("I have another name now"), Said).name == "Anna"


# -- whatever a client may send


UNREADABLE: dict[str, str | bytes] = {
    "empty": "",
    "not-json": "hello",
    "object": "{}",
    "list": "[]",
    "null": "null",
    "number": "1e400",
    "unknown-type": '{"type": "fly"}',
    "type-of-the-house": '{"type": "pong"}',
    "type-of-a-bot": '{"type": "ready", "games": [], "levels": []}',
    "lacking": '{"type": "play"}',
    "unknown-field": '{"type": "ping", "loud": true}',
    "wrong-type": '{"type": "hello", "last": "zero"}',
    "wrong-seat": '{"type": "undo", "seat": null}',
    "broken-off": '{"type": "ping"',
    "two": '{"type": "ping"}{"type": "ping"}',
    "surrogate": '{"type": "say", "text": "\\ud800"}',
    "deep": "[" * 8000 + "]" * 8000,
    "deep-before-the-type": '{"x": ' + "[" * 8000 + "]" * 8000 + ', "type": "ping"}',
    "binary": b"\x00\xff\x00",
    "binary-empty": b"",
    "binary-ping": b'{"type": "ping"}',
    "oversized": '{"type": "say", "text": "' + "x" * 20_000 + '"}',
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_cannot_be_read_is_answered_and_the_line_stays_open(duel: Duel, name: str) -> None:
    page = duel.pages[0]
    page.line.send(UNREADABLE[name])
    refused = page.hear(Refused)
    assert refused.code == "message-unreadable"
    assert refused.why.text
    assert page.ask(Ping(), Pong)


def test_a_message_beyond_all_measure_ends_that_line_alone(duel: Duel) -> None:
    ann, ben = duel.pages
    ann.line.send("x" * 200_000)
    assert ann.closed() == 1009
    assert ben.ask(Ping(), Pong)
    assert duel.guests[0].watch(duel.table).here.number == ben.here.number


def test_a_flood_is_stopped_and_the_line_stays_open(duel: Duel) -> None:
    page = duel.pages[0]
    for _ in range(300):
        page.tell(Ping())
    answers = [type(page.next()) for _ in range(300)]
    assert answers.count(Refused) > 20
    assert answers.count(Pong) >= 60
    assert page.ask(Ping(), Pong)


def test_an_impossible_name_of_a_move_is_no_fault_of_the_house(postgres_house: House) -> None:
    duel = new_duel(postgres_house)
    page, seat, number = duel.actor, duel.acting, duel.actor.here.number
    page.tell(Play(seat, page.seat().lines[0], number, "\x00"))
    assert page.ask(Ping(), Pong)
    page.close()
    again = duel.guests[seat].watch(duel.table)
    assert again.here.number in (number, number + 1)
    again.play()


def test_numbers_beyond_all_measure_are_no_fault_of_the_house(duel: Duel) -> None:
    page = duel.actor
    assert page.refusal(Play(10**30, "end-turn", 10**30, "x")) == "not-your-seat"
    page.tell(Play(duel.acting, page.seat().lines[0], 10**30, "x" * 5000))
    assert page.hear(Position).log


def test_a_page_of_another_site_is_shown_the_door(duel: Duel) -> None:
    for origin in ("https://evil.example", "null"):
        page = duel.guests[0].page(duel.table, origin=origin)
        assert page.closed() == 4403
        assert page.frames == []


def test_our_own_page_is_let_in(house: House, duel: Duel) -> None:
    assert duel.guests[0].page(duel.table, origin=house.url).hello().seats[0].seat == 0


@pytest.mark.parametrize("cookie", ["", "bastide=invented"])
def test_without_a_guest_there_is_no_line(house: House, duel: Duel, cookie: str) -> None:
    stranger = Guest(house)
    stranger.cookie = cookie
    assert stranger.page(duel.table).closed() == 4401


@pytest.mark.parametrize("key", ["nowhere", "%00"])
def test_there_is_no_line_to_a_table_that_is_not_there(house: House, key: str) -> None:
    assert house.guest().page(key).closed() == 4404


def test_there_is_no_line_to_an_impossible_table_on_postgres(postgres_house: House) -> None:
    assert postgres_house.guest().page("%00").closed() == 4404


# -- several seats, several devices


def test_two_people_play_on_one_screen(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "screen:Eve")
    page = ann.watch(table.id)
    assert [one.seat for one in page.here.seats] == [0, 1]
    for _ in range(4):
        seat = page.here.to_act[0]
        assert page.seat(seat).lines
        assert page.seat(1 - seat).lines == []
        page.play_turn()
        assert page.here.to_act == [1 - seat]
    drawn = [event for told in page.hello(0).log for event in told.events if event["event"] == "card-drawn"]
    assert {event["terrain"] for event in drawn} == {None}


def test_a_question_on_one_screen_is_settled_at_once(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("me", "screen:Eve")
    page = ann.watch(table.id)
    start, seat = page.here.number, page.here.to_act[0]
    page.play_turn()
    page.tell(Ask("back", seat))
    assert page.hear(Settled).granted
    assert len(page.hear(Position).log) == start


def test_the_secret_lets_a_second_device_play(house: House, duel: Duel) -> None:
    seat = duel.acting
    phone = house.guest("the phone")
    watching = phone.watch(duel.table)
    assert watching.here.seats[0].seat is None
    phone.join(duel.table, duel.guests[seat].links(duel.table)[0].secret)
    playing = phone.watch(duel.table)
    assert playing.seat().lines == duel.actor.seat().lines
    playing.play()
    duel.actor.until(playing.here.number)


def test_the_own_voice_counts_once_when_one_sits_at_two_devices(house: House, duel: Duel) -> None:
    phone = house.guest("the phone")
    phone.join(duel.table, duel.guests[1].links(duel.table)[0].secret)
    duel.pages[0].tell(Ask("end", 0))
    assert duel.pages[1].hear(Asked).needed == [1]
    phone.watch(duel.table).tell(Answer(1, True))
    assert duel.pages[0].hear(Settled).granted
