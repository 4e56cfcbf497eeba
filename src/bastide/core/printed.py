"""What is printed in the box, read once from a game's own TOML files."""

import tomllib
from importlib.resources import files
from typing import Any


def read_printed(game: str, name: str) -> dict[str, Any]:
    text = files(f"bastide.games.{game}").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
