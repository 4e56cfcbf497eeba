"""Options on the command line."""

from typing import Any

import pytest

import bastide
from bastide.cli.app import read_options


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["season=winter"], {"season": "winter"}),
        (["costs=tower:12"], {"costs": {"tower": 12}}),
        (["costs=tower:12, keep: 20"], {"costs": {"tower": 12, "keep": 20}}),
        (["prices=market-1:0", "points=keep:20"], {"prices": {"market-1": 0}, "points": {"keep": 20}}),
        (["costs="], {"costs": {}}),
        (["winter_spaces=12,3"], {"winter_spaces": [12, 3]}),
    ],
)
def test_names_with_values_are_written_with_colons_and_commas(
    typed: list[str], meant: dict[str, Any]
) -> None:
    assert read_options("seasons", typed) == meant


@pytest.mark.parametrize(
    "typed", ["costs=tower", "costs=tower:", "costs=tower:6", "costs=moat:12", "costs=tower=12"]
)
def test_what_is_no_value_is_left_for_the_game_to_refuse(typed: str) -> None:
    with pytest.raises(bastide.BadOption, match="costs"):
        bastide.Match("seasons", **read_options("seasons", [typed]))
