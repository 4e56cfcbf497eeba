"""What is said of games, their options, moves and bots."""

from msgspec import Struct

from bastide.server.http.forms.shared import GameKey, GameOptions, ModeKey, OptionName, WordKind

OptionValue = str | int | bool


class OptionInfo(Struct):
    """One thing a host may choose."""

    name: OptionName
    default: OptionValue | list[OptionValue] | dict[str, int]
    allowed: list[OptionValue]
    many: int
    different: bool
    names: list[str]  # where each of these may have one of the allowed values
    matters: dict[
        str, list[OptionValue]
    ]  # only where each of these options has, or names, one of these values
    follows: str  # the option with which it begins anew
    part: str  # the module or mode that brings it


class ModeInfo(Struct):
    """A way to play: for how many, and which seats then play together."""

    key: ModeKey
    seats: list[int]
    teams: list[list[int]]


class StepInfo(Struct):
    """A spot that a line goes through, spelt with the move's fields: `tile {depot} {tile}`."""

    spot: str
    tool: bool  # picked up first; the others are clicked
    at: dict[str, str]  # where another spot is meant than the one spelt, or none


class FieldInfo(Struct):
    """A field of a move, and the kind of its word."""

    name: str
    kind: WordKind


class MoveInfo(Struct):
    """How a move is written, and how it is made by hand."""

    fields: list[FieldInfo]
    steps: list[StepInfo]
    secret: bool  # what it brings depends on what nobody knows yet
    ends: bool  # the turn
    begins: bool  # something that asks once more by itself
    beside: bool  # possible beside whatever is asked for
    weighed: bool  # looked at first, and played by a button of its own once one is sure


class BotInfo(Struct):
    """A level of bot, the easiest first."""

    level: str
    seconds: float  # that a decision may take; none where the answer is there at once
    rating: int | None  # by the ladder, where the game was measured


class GameInfo(Struct):
    """A game of the house: what can be chosen and how its moves are written."""

    key: GameKey
    rules: int
    options: list[OptionInfo]
    modes: list[ModeInfo]  # the usual one first; none where there is only one
    presets: dict[str, GameOptions]  # ready ways to play; what one does not name is as the game offers it
    moves: dict[str, MoveInfo]
    tells: list[str]  # the kinds of spots that no move goes through: a click on one says what it is
    bots: list[BotInfo]


class LessonInfo(Struct):
    """One thing to learn in a guided first game, and after how many rows it comes."""

    key: str
    row: int
    line: str  # asked of the person; none where there is only something to read
    spots: list[str]  # pointed at, beside those that the line goes through
    parts: list[str]  # of the page
    silent: bool  # nothing is said: the line is played for the person
