"""What a guest is told of themselves, and may change."""

from msgspec import Struct


class Me(Struct):
    """The guest who asks."""

    id: str
    name: str
    language: str
    given: int  # the number in a name that the house gave, to be said in the reader's language; else 0
    longest: int  # letters that a name may have
    shares: bool  # positions of own finished games may become puzzles, where all who played agree


class MeChange(Struct, forbid_unknown_fields=True):
    """A new name or language, or whether own games may become puzzles."""

    name: str | None = None
    language: str | None = None
    shares: bool | None = None


class GameRecord(Struct):
    """How often a guest has played and won."""

    played: int
    won: int


class LevelRecord(Struct):
    """How the guest who asks has fared against a level of bot, in all and game by game."""

    level: str
    played: int
    won: int
    games: dict[str, GameRecord]
