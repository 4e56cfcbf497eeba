"""Options: what is allowed, and what is said when it is not."""

from typing import Any

import pytest

from bastide.core.errors import BadOption
from bastide.core.options import RANDOM, Option, read_options, refusal

OPTIONS = (
    Option("seats", 2, (2, 3, 4)),
    Option("fast", False, (False, True)),
    Option("lands", RANDOM, ("hill", "lake", "moor"), many=2, different=True),
    Option("turned", RANDOM, (False, True), many=2),
    Option("paths", [], ("north", "south"), many=2, fewest=0),
    Option("tolls", {}, (0, 2, 4), names=("bridge", "gate")),
)


def test_what_is_not_chosen_has_its_default() -> None:
    assert read_options(OPTIONS, {"seats": 3}) == {
        "seats": 3,
        "fast": False,
        "lands": "random",
        "turned": "random",
        "paths": [],
        "tolls": {},
    }


def test_a_default_may_follow_from_another_option() -> None:
    options = (*OPTIONS[1:], Option("seats", 2, (2, 3, 4), follows=("fast", {True: 4})))
    assert read_options(options, {})["seats"] == 2
    assert read_options(options, {"fast": True})["seats"] == 4
    assert read_options(options, {"fast": True, "seats": 3})["seats"] == 3


def test_lists_may_be_chosen_or_left_to_chance() -> None:
    chosen = read_options(OPTIONS, {"lands": ("lake", "hill"), "turned": RANDOM})
    assert chosen["lands"] == ["lake", "hill"]
    assert chosen["turned"] == RANDOM


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"speed": 1}, "option-unknown"),
        ({"seats": 5}, "option-value"),
        ({"seats": "2"}, "option-value"),
        ({"seats": True}, "option-value"),
        ({"fast": 1}, "option-value"),
        ({"seats": RANDOM}, "option-value"),
        ({"lands": ["hill"]}, "option-different"),
        ({"lands": ["hill", "hill"]}, "option-different"),
        ({"lands": ["hill", "sea"]}, "option-different"),
        ({"lands": "hill"}, "option-different"),
        ({"turned": [0, 1]}, "option-list"),
        ({"turned": [True]}, "option-list"),
        ({"lands": None}, "option-different"),
        ({"paths": RANDOM}, "option-list"),
        ({"tolls": {"bridge": 3}}, "option-mapping"),
        ({"tolls": {"bridge": "2"}}, "option-mapping"),
        ({"tolls": {"bridge": False}}, "option-mapping"),
        ({"tolls": {"bridge": [2]}}, "option-mapping"),
        ({"tolls": {"ferry": 2}}, "option-mapping"),
        ({"tolls": {2: 2}}, "option-mapping"),
        ({"tolls": ["bridge"]}, "option-mapping"),
        ({"tolls": 2}, "option-mapping"),
        ({"tolls": RANDOM}, "option-mapping"),
    ],
)
def test_a_value_that_cannot_be_is_refused(given: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as refusal:
        read_options(OPTIONS, given)
    assert refusal.value.message.key == key
    assert refusal.value.message.arguments["option"] == next(iter(given))


def test_the_refusal_names_the_option_the_value_and_what_is_allowed() -> None:
    with pytest.raises(BadOption, match=r"“seats” can’t be “9”\. Choose one of: 2, 3, 4\."):
        read_options(OPTIONS, {"seats": 9})


def test_a_list_with_a_default_of_its_own_may_be_left_to_chance_if_it_says_so() -> None:
    options = (Option("lands", ["hill"], ("hill", "lake"), many=2, fewest=1, random=True),)
    assert read_options(options, {}) == {"lands": ["hill"]}
    assert read_options(options, {"lands": RANDOM}) == {"lands": RANDOM}
    with pytest.raises(BadOption):
        read_options(OPTIONS, {"paths": RANDOM})


def test_a_list_that_need_not_be_full_says_how_many_it_takes() -> None:
    shorter = Option("paths", ("a",), ("a", "b"), many=4, fewest=1)
    assert refusal(shorter, ["c"]).arguments["number"] == "1–4"
    assert refusal(Option("paths", ("a",), ("a", "b"), many=4), ["c"]).arguments["number"] == 4


def test_names_may_have_values_and_only_those_that_are_said_have_one() -> None:
    asked = {"gate": 4}
    chosen = read_options(OPTIONS, {"tolls": asked})
    assert chosen["tolls"] == {"gate": 4}
    chosen["tolls"]["bridge"] = 0
    assert asked == {"gate": 4}
    assert read_options(OPTIONS, {})["tolls"] == {}


def test_a_refused_mapping_is_told_with_its_names_and_values() -> None:
    with pytest.raises(BadOption, match=r"“tolls” can’t be “gate:3, bridge:2”\..*bridge, gate.*0, 2, 4"):
        read_options(OPTIONS, {"tolls": {"gate": 3, "bridge": 2}})


def test_random_is_offered_only_where_it_may_be_said() -> None:
    with pytest.raises(BadOption, match="random"):
        read_options(OPTIONS, {"turned": [1]})
    with pytest.raises(BadOption) as refused:
        read_options(OPTIONS, {"paths": ["east"]})
    assert "random" not in str(refused.value)
