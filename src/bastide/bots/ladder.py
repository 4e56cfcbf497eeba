"""What the levels are worth, as the ladder has measured it: points of Elo by game and level."""

import tomllib
from functools import cache
from importlib import resources


@cache
def ratings(game: str) -> dict[str, int]:
    """By level, as far as the game was measured; nothing where it was not."""
    file = resources.files("bastide.bots") / "ladder.toml"
    if not file.is_file():
        return {}
    measured = tomllib.loads(file.read_text(encoding="utf-8")).get(game, {})
    return {level: round(rating) for level, rating in measured.items() if isinstance(rating, int | float)}
