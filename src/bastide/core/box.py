"""What is printed in the box, read once from a game's own TOML files."""

import tomllib
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


def read_whole_box(game: str) -> dict[str, Any]:
    """Each of a game's files by its name, with what its chapters add, in the order of the rules."""
    folder = files(f"bastide.games.{game}").joinpath("data")
    names = sorted(
        file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")
    )
    box = {name: read_box(game, name) for name in names}
    for chapter in sorted(chapters_of(game), key=lambda chapter: int(chapter["chapter"])):
        add(box, {name: more for name, more in chapter.items() if name != "chapter"})
    return dict(sorted(box.items()))


def chapters_of(game: str) -> list[dict[str, Any]]:
    """What the chapters add whose folders lie in one of the game's; each says where the rules have it."""
    folders = [folder for folder in files(f"bastide.games.{game}").iterdir() if folder.is_dir()]
    printed = [chapter.joinpath(ADDED) for folder in folders for chapter in folder.iterdir()]
    return [read(file) for file in printed if file.is_file()]


def add(box: dict[str, Any], more: dict[str, Any]) -> None:
    """Lists grow longer, and what has a name of its own comes to the others."""
    for name, value in more.items():
        if name not in box:
            box[name] = value
        elif isinstance(value, dict):
            add(box[name], value)
        else:
            box[name] = [*box[name], *value]
