"""`Match` where several seats choose at once and in secret."""

from collections.abc import Iterator

import pytest

import bastide
from bastide.core import registry
from bastide.core.match import Match
from tests.core.toy import TOY, AllShown, Chosen


@pytest.fixture
def match() -> Iterator[Match]:
    registry.add_game(TOY)
    yield Match("toy", seats=3)
    del registry._games["toy"]


def test_everyone_owes_a_choice_until_it_is_made(match: Match) -> None:
    match.play(1, "choose 2")
    assert match.to_act == (0, 2)
    assert match.legal(1) == []
    assert match.legal(2) == ["choose 0", "choose 1", "choose 2"]


def test_a_preview_shows_nothing_of_what_the_others_chose(match: Match) -> None:
    match.play(0, "choose 1")
    match.play(1, "choose 0")
    assert match.preview(2, "choose 2") == [Chosen(2, 2)]
    assert match.play(2, "choose 2")[-1] == AllShown((1, 0, 2))


def test_a_choice_can_be_taken_back_until_the_last_one_is_made(match: Match) -> None:
    match.play(0, "choose 1")
    match.play(1, "choose 0")
    assert match.undo(0) == "choose 1"
    assert match.to_act == (0, 2)
    assert match.legal(0) == ["choose 0", "choose 1", "choose 2"]
    assert [row.seat for row in match.log] == [1]


def test_the_only_choice_can_be_taken_back_and_made_again(match: Match) -> None:
    match.play(0, "choose 1")
    match.undo(0)
    assert match.legal(0) == ["choose 0", "choose 1", "choose 2"]
    match.play(0, "choose 2")
    assert match.to_act == (1, 2)


def test_nothing_can_be_taken_back_once_all_is_shown(match: Match) -> None:
    for seat in (2, 0, 1):
        match.play(seat, "choose 1")
    assert match.over
    with pytest.raises(bastide.IllegalMove):
        match.undo(1)


def test_a_record_for_a_seat_tells_its_own_choice_and_hides_the_others(match: Match) -> None:
    match.play(0, "choose 1")
    match.play(1, "choose 0")
    assert match.record_for(0).splitlines()[-2:] == ["0 choose 1", "1 ?"]
    assert match.record_for(1).splitlines()[-2:] == ["0 ?", "1 choose 0"]
    assert match.record_for(None).splitlines()[-2:] == ["0 ?", "1 ?"]
    assert match.record().splitlines()[-2:] == ["0 choose 1", "1 choose 0"]


@pytest.mark.usefixtures("match")
def test_a_list_option_may_be_shorter_than_the_longest() -> None:
    assert Match("toy", modules=[]).options["modules"] == []
    assert Match("toy", modules=["b"]).options["modules"] == ["b"]
    with pytest.raises(bastide.BadOption):
        Match("toy", modules=["a", "b", "a"])


@pytest.mark.usefixtures("match")
def test_one_seat_is_enough_for_a_game() -> None:
    alone = Match("toy", seats=1)
    alone.play(0, "choose 2")
    assert alone.result.final
