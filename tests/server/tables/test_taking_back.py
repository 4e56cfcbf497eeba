"""Undo, and asking the others to take back."""

from bastide.server.http.forms.tables import TableInfo
from bastide.server.sockets.messages import (
    Answer,
    Ask,
    Asked,
    Hello,
    Position,
    Settled,
    Undo,
)
from tests.server.duels import Duel
from tests.server.house import House, Page, seat_wish


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


STARTS = {"start_when_full": True}


def test_a_choice_made_in_secret_is_taken_back_with_those_made_at_the_same_time(house: House) -> None:
    ann, ben = house.guest("Ann"), house.guest("Ben")
    wish = {
        "game": "seasons",
        "seats": [seat_wish("me"), seat_wish("link")],
        "options": {},
        "settings": STARTS,
    }
    key = ann.post("/api/tables", wish).read(TableInfo).id
    ben.join(key)
    pages = [ann.watch(key), ben.watch(key)]
    first, second = (page.seat().lines[0] for page in pages)
    start = pages[0].here.number
    pages[1].play(second)
    pages[0].play(first)  # both are revealed now
    pages[0].tell(Ask("back", 0))
    pages[1].hear(Asked)
    pages[1].tell(Answer(1, True))
    pages[0].hear(Settled)
    assert house.rows(key)[-1] == (start + 3, 0, f"back {start + 1}")
    assert ann.table(key).to_act == [0, 1]
