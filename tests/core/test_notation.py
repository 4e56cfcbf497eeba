"""Lines: a move's name and a word for each field."""

from dataclasses import dataclass

import pytest

from bastide.core.errors import IllegalMove
from bastide.core.game import Event, Move
from bastide.core.notation import Notation, Words, kebab, numbers
from bastide.games import kingdom
from bastide.games.kingdom.events import CardDrawn, SettlementMoved
from bastide.games.kingdom.moves import Build, EndTurn, Use


@dataclass(frozen=True)
class SellGoods(Move):
    die: int
    colour: int


SELLING = Notation(
    {"sell-goods": SellGoods}, {"die": numbers("die", 1, 6), "colour": Words("colour", ["red", "blue"])}
)


@dataclass(frozen=True)
class RollDice(Move):
    die: int
    dice: tuple[int, ...]


ROLLING = Notation(
    {"roll": RollDice},
    {"die": Words("die", ["white", "black"]), "dice": numbers("die", 1, 6)},
    several=["dice"],
)


def test_a_line_is_the_name_and_a_word_for_each_field() -> None:
    assert SELLING.write(SellGoods(3, 1)) == "sell-goods 3 blue"
    assert SELLING.read("sell-goods 3 blue") == SellGoods(3, 1)
    assert kingdom.NOTATION.write(EndTurn()) == "end-turn"


def test_spaces_do_not_matter_when_reading() -> None:
    assert kingdom.NOTATION.read("  use   farm 3.4 ") == Use(1, 2 * 20 + 3)


def test_the_fields_of_every_move_are_published() -> None:
    assert SELLING.fields == {"sell-goods": ["die", "colour"]}
    assert kingdom.NOTATION.fields["use"] == ["location", "hex"]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("", "line-unknown"),
        ("fly 3.4", "line-unknown"),
        ("build", "line-length"),
        ("build 3.4 3.5", "line-length"),
        ("build 21.1", "line-word"),
        ("build 0.4", "line-word"),
        ("build 03.4", "line-word"),
        ("use castle 3.4", "line-word"),
        ("Build 3.4", "line-unknown"),
    ],
)
def test_a_line_that_is_not_one_says_why(line: str, key: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        kingdom.NOTATION.read(line)
    assert refusal.value.message.key == key


def test_equality_decides_not_identity() -> None:
    assert kingdom.NOTATION.read("build 1.1") == Build(0)
    assert hash(Build(0)) == hash(kingdom.NOTATION.read("build 1.1"))


def test_events_are_told_in_words_and_what_is_hidden_is_none() -> None:
    moved: Event = SettlementMoved(0, 6, 63, 65)
    told = {"seat": 0, "location": "paddock", "origin": "4.4", "hex": "4.6"}
    assert kingdom.NOTATION.words_of(moved) == told
    assert kingdom.NOTATION.words_of(CardDrawn(1, -1)) == {"seat": 1, "terrain": None}


def test_a_class_is_called_by_its_words() -> None:
    assert kebab("LastSettlementBuilt") == "last-settlement-built"


# -- fields of several words, words of modules


@pytest.mark.parametrize(("line", "dice"), [("roll white 3 5 2", (3, 5, 2)), ("roll black 6", (6,))])
def test_the_last_field_may_take_several_words(line: str, dice: tuple[int, ...]) -> None:
    move = ROLLING.read(line)
    assert move == RollDice(line.split()[1] == "black", dice)
    assert ROLLING.write(move) == line


@pytest.mark.parametrize(
    ("line", "key"),
    [("roll white", "line-length"), ("roll white 3 7", "line-word"), ("roll 3 3", "line-word")],
)
def test_several_words_are_at_least_one_and_each_is_checked(line: str, key: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        ROLLING.read(line)
    assert refusal.value.message.key == key
