"""What is printed in the box, read once from a game's own TOML files."""

import tomllib
from importlib.resources import files
from typing import Any


def read_box(game: str, name: str) -> dict[str, Any]:
    text = files(f"bastide.games.{game}").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def read_whole_box(game: str) -> dict[str, Any]:
    """Each of a game's files by its name."""
    folder = files(f"bastide.games.{game}").joinpath("data")
    names = sorted(
        file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")
    )
    return {name: read_box(game, name) for name in names}
