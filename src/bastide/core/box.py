"""What is in the box of a game: what is printed, read once from its own TOML files, and its chapters."""

import tomllib
from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from typing import Any, Final

ADDED: Final = "box.toml"  # what a chapter adds, in the chapter's own folder


def read_box(game: str, name: str) -> dict[str, Any]:
    """One of a game's files, without what chapters add."""
    return read(files(f"bastide.games.{game}").joinpath("data", f"{name}.toml"))


def read_chapter(game: str, folder: str) -> dict[str, Any]:
    """What a chapter adds, `modules/inns` for instance, by the names of the game's files."""
    return read(files(f"bastide.games.{game}").joinpath(*folder.split("/"), ADDED))


def read(file: Any) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def read_whole_box(game: str, chapters: Sequence[str] = ()) -> dict[str, Any]:
    """Each of a game's files by its name, with what these chapters add, each named by its folder."""
    folder = files(f"bastide.games.{game}")
    printed = [file for file in folder.joinpath("data").iterdir() if file.name.endswith(".toml")]
    box = {file.name.removesuffix(".toml"): read(file) for file in printed}
    for chapter in chapters:
        if folder.joinpath(*chapter.split("/"), ADDED).is_file():
            add(box, read_chapter(game, chapter))
    return dict(sorted(box.items()))


def add(box: dict[str, Any], more: dict[str, Any]) -> None:
    """Lists grow longer, and what has a name of its own comes to the others."""
    for name, value in more.items():
        if name not in box:
            box[name] = value
        elif isinstance(value, dict):
            add(box[name], value)
        else:
            box[name] = [*box[name], *value]


def import_chapter(game: str, folder: str) -> Any:
    """All that a chapter brings, by its folder: the `CHAPTER` of its `chapter.py`."""
    return import_module(f"bastide.games.{game}.{folder.replace('/', '.')}.chapter").CHAPTER
