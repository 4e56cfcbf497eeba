"""What is compiled has the constructors that the source only declares."""

import ast
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from constructors import write_constructors

SOURCE = Path(__file__).parent.parent.parent / "src" / "bastide"
ENGINE = [path for part in ("core", "games") for path in (SOURCE / part).rglob("*.py")]

DECLARED = '''
from dataclasses import dataclass, field


@dataclass(slots=True)
class GoodsSold:
    """Goods were sold."""

    seat: int
    goods: list[int]  # by number

    def copy(self) -> "GoodsSold":
        return GoodsSold(self.seat, self.goods.copy())


@dataclass(frozen=True, slots=True)
class Sell:
    seat: int


@dataclass(slots=True)
class GameEnded:
    """The last round is over."""


@dataclass(frozen=True)
class Defaulted:
    seat: int
    teams: list[int] = field(default_factory=list)


@dataclass
class Bare:
    seat: int


class Plain:
    seat: int
'''


def written(source: str) -> list[str]:
    """The lines that are not as they were."""
    pairs = zip(source.split("\n"), write_constructors(source).split("\n"), strict=True)
    return [after for before, after in pairs if before != after]


def test_every_constructor_that_only_assigns_is_written_in_one_line_below_its_class() -> None:
    assert written(DECLARED) == [
        "@dataclass(init=False, slots=True)",
        "    def __init__(self, seat: int, goods: list[int]) -> None: self.seat = seat; self.goods = goods",
        "@dataclass(init=False, frozen=True, slots=True)",
        "    def __init__(self, seat: int) -> None: self.seat = seat  # type: ignore[misc]",
        "@dataclass(init=False, slots=True)",
        "    def __init__(self) -> None: pass",
    ]


def test_a_constructor_of_ones_own_stays() -> None:
    own = "@dataclass(slots=True)\nclass Cell:\n    def __init__(self) -> None: ...\n"
    told = "@dataclass(init=False)\nclass Cell:\n    seat: int\n"
    after = "@dataclass(slots=True)\nclass Cell:\n    seat: int\n    def __post_init__(self) -> None: ...\n"
    assert [written(source) for source in (own, told, after)] == [[], [], []]


def test_what_is_written_constructs_and_compares_as_the_dataclass_does() -> None:
    names: dict[str, Any] = {}
    exec(write_constructors(DECLARED), names)
    sold = names["GoodsSold"](1, [2])
    assert repr(sold) == "GoodsSold(seat=1, goods=[2])"
    assert sold == names["GoodsSold"](goods=[2], seat=1) == sold.copy()
    assert [field.name for field in fields(sold)] == ["seat", "goods"]
    assert names["GameEnded"]() == names["GameEnded"]()


def test_the_last_class_of_a_module_has_its_line_too() -> None:
    last = write_constructors("@dataclass(slots=True)\nclass Cell:\n    seat: int\n").splitlines()[-1]
    assert last == "    def __init__(self, seat: int) -> None: self.seat = seat"


def test_a_class_without_a_blank_line_below_it_is_refused() -> None:
    with pytest.raises(ValueError, match="no blank line below Cell"):
        write_constructors("@dataclass(slots=True)\nclass Cell:\n    seat: int\nCELL = Cell(0)\n")


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_every_line_of_the_engine_keeps_its_number(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    before, after = ast.parse(source), ast.parse(write_constructors(source))
    assert [(node.lineno, type(node)) for node in before.body] == [
        (node.lineno, type(node)) for node in after.body
    ]
