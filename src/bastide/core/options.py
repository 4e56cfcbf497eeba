"""What a host may choose for a game, and the check of what was chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bastide.core.errors import Argument, BadOption, Message

RANDOM: Final = "random"


@dataclass(frozen=True)
class Option:
    """One thing to choose: a value among the allowed, a list of so many of them, or one for each name."""

    name: str
    default: Any
    allowed: tuple[Any, ...]
    many: int = 0  # 0: a single value; else a list of at most this length, or "random"
    fewest: int | None = None  # the shortest list, if it need not be full
    different: bool = False  # no value twice in the list
    random: bool = False  # "random" may be said though it is not the default
    names: tuple[str, ...] = ()  # a mapping from some of these names to allowed values
    follows: tuple[str, Mapping[Any, Any]] = ("", {})  # another option, and the default by its value
    matters: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)  # only beside these of other options
    part: str = ""  # the module or mode that brings it

    def default_among(self, given: Mapping[str, Any]) -> Any:
        """What is meant where nothing is said; another option may decide it."""
        other, defaults = self.follows
        return defaults.get(given.get(other), self.default) if other else self.default

    def allows(self, value: object) -> bool:
        if self.names:
            return self._maps(value)
        if not self.many:
            return self._has(value)
        if value == RANDOM:
            return self.random or bool(self.default == RANDOM)
        fewest = self.many if self.fewest is None else self.fewest
        if not isinstance(value, (list, tuple)) or not fewest <= len(value) <= self.many:
            return False
        repeats = self.different and any(value.count(item) > 1 for item in value)
        return all(self._has(item) for item in value) and not repeats

    def _maps(self, value: object) -> bool:
        if not isinstance(value, dict):
            return False
        return all(name in self.names and self._has(number) for name, number in value.items())

    def _has(self, value: object) -> bool:
        """Equality alone would take 1 for True."""
        return any(type(value) is type(one) and value == one for one in self.allowed)


@dataclass(frozen=True)
class PlayMode:
    """A way to play that has a set-up of its own: for how many, and who then plays together."""

    key: str
    seats: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...] = ()  # seats; none: everyone for themselves


def read_options(options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value, chosen or default; `BadOption` names what cannot be."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            raise BadOption(Message("option-unknown", {"option": name, "allowed": list(known)}))
        if not known[name].allows(value):
            raise BadOption(refusal(known[name], value))
    chosen = {option.name: given.get(option.name, option.default_among(given)) for option in options}
    return {name: _own(value) for name, value in chosen.items()}


def _own(value: Any) -> Any:
    """Nobody else's list or mapping, so that nobody else changes it."""
    if isinstance(value, dict):
        return dict(value)
    return list(value) if isinstance(value, (tuple, list)) else value


def seat_counts(options: Sequence[Option]) -> tuple[int, ...]:
    """How many may play."""
    return next(option.allowed for option in options if option.name == "seats")


def refusal(option: Option, value: object) -> Message:
    """Why an option cannot have this value."""
    words: dict[str, Argument] = {
        "option": option.name,
        "value": written(value),
        "allowed": [written(one) for one in option.allowed],
        "number": option.many if option.fewest is None else f"{option.fewest}–{option.many}",
        "random": "yes" if option.random or option.default == RANDOM else "no",
    }
    if option.names:
        return Message("option-mapping", {**words, "names": list(option.names)})
    if not option.many:
        return Message("option-value", words)
    return Message("option-different" if option.different else "option-list", words)


def written(value: object) -> str:
    """A value as a person types it: true, 3, tavern, [tavern, farm], {tavern: 3}."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return ", ".join(f"{name}:{written(item)}" for name, item in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(written(item) for item in value)
    return str(value)
