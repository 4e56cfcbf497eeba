"""One small number for every hex of a board.

Compiled it is a `vec`, which holds bare numbers: a few times as fast to write and to copy as a list.
Plain it is a list, which the interpreter reads faster. Both are indexed, compared and sliced alike.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64


def cells(count: int, value: int) -> vec[i64]:
    """So many cells that all hold the value; `cells[:]` copies them."""
    return _listed(count, value) if IS_PLAIN else vec[i64]([i64(value) for _ in range(count)])


def to_cells(numbers: list[int]) -> vec[i64]:
    """The numbers as cells."""
    return _untouched(numbers) if IS_PLAIN else vec[i64]([i64(number) for number in numbers])


def _untouched(numbers: list[int]) -> Any:
    return numbers


def _listed(count: int, value: int) -> Any:
    return [value] * count


IS_PLAIN: Final[bool] = hasattr(_listed, "__code__")  # a compiled function has none
