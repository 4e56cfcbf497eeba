"""Preview, why, hint, and chat."""

import json

import pytest

from bastide.server.sockets.messages import (
    Explained,
    Hello,
    Hint,
    Hinted,
    Preview,
    Previewed,
    Refused,
    Said,
    Say,
    Why,
)
from tests.server.duels import Duel, new_duel, unplayable
from tests.server.house import House

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


def test_why_explains_a_click_that_does_nothing(duel: Duel) -> None:
    page, seat = duel.actor, duel.acting
    explained = page.ask(Why(seat, ref="mine", spots=["token farm", "hex 1.1"]), Explained)
    assert explained.why is not None
    assert explained.why.clause.startswith("K")
    hex = page.seat().lines[0].split()[1]
    assert page.ask(Why(seat, spots=[f"hex {hex}"]), Explained).why is None
    unknown = page.ask(Why(seat, spots=["teapot"]), Explained)
    assert unknown.why is not None
    assert unknown.why.key == "spot-unknown"


def test_hints_begin_with_different_lines_and_have_their_reasons(duel: Duel) -> None:
    page = duel.actor
    hinted = page.ask(Hint(duel.acting, ref="mine"), Hinted)
    assert hinted.ref == "mine"
    lines = [way.lines[0] for way in hinted.ways]
    assert 1 < len(set(lines)) == len(lines) <= 3
    page.ask(Hint(duel.acting), Hinted)
    other = duel.guests[1 - duel.acting].table(duel.table)
    assert [(one.seat, one.what, one.after) for one in other.changes] == [
        (duel.acting, "hinted", page.here.number)
    ]
    assert set(lines) <= set(page.seat().lines)
    for way in hinted.ways:
        assert way.expected is not None
        assert 0 <= way.expected.win <= 1


def test_hints_do_not_tell_how_things_stand_where_the_table_hides_it(house: House) -> None:
    duel = new_duel(house, live_gold=False)
    hinted = duel.actor.ask(Hint(duel.acting), Hinted)
    assert hinted.ways
    assert all(way.expected is None for way in hinted.ways)


def test_a_table_may_do_without_hints(house: House) -> None:
    duel = new_duel(house, hints=False)
    assert duel.actor.refusal(Hint(duel.acting)) == "hints-off"


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
    for number in range(30):  # more than are granted anew meanwhile
        page.tell(Say(f"line {number}"))
    assert page.hear(Refused).code == "too-fast"
    page.play()
    said = [frame for frame in page.frames if json.loads(frame)["type"] == "said"]
    assert 5 <= len(said) < 30


def test_chat_is_said_under_the_name_of_the_day(duel: Duel) -> None:
    duel.guests[0].patch("/api/me", {"name": "Anna"})
    assert duel.pages[0].ask(Say("I have another name now"), Said).name == "Anna"
