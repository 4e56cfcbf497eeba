"""The messages of the house as they are written."""

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import bastide

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "bastide"
WORDS = SOURCE / "words"


def files_of(language: str) -> list[str]:
    """A language's files: the house's, each game's, and in a folder of its name those of its chapters."""
    folder = WORDS / language
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl"))


NAMES = files_of("en")


class Reader(Visitor):
    """What a message is made of: its variables, the messages it refers to, its texts."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def messages(language: str, name: str) -> dict[str, Reader]:
    """The messages of a file by key."""
    read = {}
    for entry in parse((WORDS / language / name).read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            read[entry.id.name] = Reader()
            read[entry.id.name].visit(entry)
    return read


def book(language: str, name: str) -> dict[str, Reader]:
    """The messages of the house or of a game, with those of its chapters."""
    files = [file for file in NAMES if file.split("/")[0].removesuffix(".ftl") == name]
    return {key: message for file in files for key, message in messages(language, file).items()}


def all_messages(language: str) -> dict[str, Reader]:
    return {key: message for name in NAMES for key, message in messages(language, name).items()}


@cache
def page_code(game: str = "") -> str:
    """The browser's code; that of one game leaves out the folders of the others."""
    others = {key for key in bastide.games() if game not in ("", key)}
    files = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    files.remove(ROOT / "web" / "src" / "net" / "api.ts")  # types alone
    files = [path for path in files if not others & set(path.relative_to(ROOT).parts)]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if ".test." not in path.name)


@cache
def page(game: str = "") -> tuple[set[str], tuple[str, ...]]:
    """The texts in the browser's code, and the beginnings of those that it puts together."""
    code = page_code(game)
    return set(re.findall(r"[\"'`]([\w-]+)[\"'`]", code)), tuple(re.findall(r"`([\w-]+-)\$\{", code))
