"""What is sent under a name is answered under that name, to the one who sent it and to nobody else."""

import pytest

from bastide.server.sockets.messages import (
    Answer,
    Ask,
    Done,
    FromBrowser,
    Hello,
    Hint,
    Ping,
    Play,
    Pong,
    Position,
    Preview,
    Refused,
    Said,
    Say,
    Settled,
    Undo,
    Why,
)
from tests.server.duels import Duel
from tests.server.house import Page


def kinds_until_done(page: Page, ref: str) -> list[type]:
    """What is heard before the answer under this name."""
    kinds: list[type] = []
    while not isinstance(message := page.next(), Done):
        assert not isinstance(message, Refused), message
        kinds.append(type(message))
    assert message == Done(ref)
    return kinds


def own_play(duel: Duel, ref: str, client_move: str = "mine") -> Play:
    page = duel.actor
    return Play(duel.acting, page.seat().lines[0], page.here.number, client_move, ref)


def test_a_move_is_told_and_then_answered(duel: Duel) -> None:
    page = duel.actor
    page.tell(own_play(duel, "my move"))
    assert Position in kinds_until_done(page, "my move")


def test_a_move_sent_again_is_answered_again(duel: Duel) -> None:
    page, move = duel.actor, own_play(duel, "my move")
    for _ in range(3):
        page.tell(move)
        kinds_until_done(page, "my move")


def test_whatever_is_done_is_answered_under_its_name(duel: Duel) -> None:
    page, seat = duel.actor, duel.acting
    page.tell(own_play(duel, "a"))
    kinds_until_done(page, "a")
    page.tell(Undo(seat, "b"))
    assert Position in kinds_until_done(page, "b")
    page.tell(Say("hello", "c"))
    assert Said in kinds_until_done(page, "c")
    page.tell(Ask("end", seat, "d"))
    kinds_until_done(page, "d")
    page.tell(Hello(0, "e"))
    assert Position in kinds_until_done(page, "e")
    assert page.ask(Ping("f"), Pong) == Pong("f")


def test_an_answer_to_a_question_is_answered_too(duel: Duel) -> None:
    ann, ben = duel.pages
    ann.tell(Ask("end", 0))
    ben.tell(Hello(0))
    ben.tell(Answer(1, False, "no"))
    assert Settled in kinds_until_done(ben, "no")


def test_nobody_else_hears_the_answer_and_without_a_name_there_is_none(duel: Duel) -> None:
    actor, other = duel.actor, duel.other
    actor.tell(own_play(duel, "my move"))
    kinds_until_done(actor, "my move")
    actor.tell(Hello(0))
    for page in (actor, other):
        page.frames.clear()
        page.ask(Ping(), Pong)
        assert not [frame for frame in page.frames if '"done"' in frame]


@pytest.mark.parametrize(
    "message",
    [
        Play(9, "end-turn", 0, "x", "my name"),
        Undo(9, "my name"),
        Ask("back", 9, "my name"),
        Answer(9, True, "my name"),
        Preview(9, "end-turn", "my name"),
        Why(9, "end-turn", "my name"),
        Hint(9, "my name"),
        Say("", "my name"),
    ],
)
def test_what_is_refused_is_refused_under_its_name(duel: Duel, message: FromBrowser) -> None:
    assert duel.pages[0].ask(message, Refused).ref == "my name"


def test_two_refusals_are_told_apart(duel: Duel) -> None:
    page = duel.other
    seat = 1 - duel.acting
    page.tell(Undo(seat, "the undo"))
    page.tell(Play(seat, "end-turn", page.here.number, "x", "the move"))
    refused = {page.hear(Refused).ref: code for code in ("first", "second")}
    assert refused == {"the undo": "first", "the move": "second"}


@pytest.mark.parametrize(
    ("frame", "ref"),
    [
        ('{"type": "fly", "ref": "my name"}', "my name"),
        ('{"type": "ping", "loud": true, "ref": "my name"}', "my name"),
        ('{"type": "ping", "ref": 7}', ""),
        ('{"ref": "my name"', ""),
        ('["my name"]', ""),
    ],
)
def test_what_cannot_be_read_is_refused_under_its_name_if_that_can_be_read(
    duel: Duel, frame: str, ref: str
) -> None:
    page = duel.pages[0]
    page.line.send(frame)
    refused = page.hear(Refused)
    assert (refused.code, refused.ref) == ("message-unreadable", ref)


def test_one_who_is_too_fast_hears_what_was_not_heard(duel: Duel) -> None:
    page = duel.pages[0]
    for number in range(150):
        page.tell(Ping(f"ping {number}"))
    answers: list[Refused | Pong] = []
    while len(answers) < 150:  # and whatever else happens at the table meanwhile
        if isinstance(message := page.next(), Refused | Pong):
            answers.append(message)
    assert any(isinstance(one, Refused) for one in answers)
    assert sorted(one.ref for one in answers) == sorted(f"ping {number}" for number in range(150))
