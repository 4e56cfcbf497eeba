"""Every message of a language, filled with each number and each piece that changes it, on one page to read.

`make words` writes `build/words/<language>.html`. Whoever reads a page from top to bottom mends what does not
sound right; the test of this tool sees to it that every message can be said.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import bastide
from bastide.core.errors import Argument
from bastide.words import LANGUAGES, read_words, words_for

BUILD: Final = Path(__file__).parent.parent / "build" / "words"
COUNTS: Final = (0, 1, 2, 5, 11, 21)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
PEOPLE: Final = {"player": "Ann", "players": "Ann, Ben", "others": "Ben, Cid"}
TEXTS: Final = {
    "file": "game.txt",
    "folder": "tables",
    "address": "http://127.0.0.1:8000",
    "program": "bastide",
    "clause": "K4.2",
    "language": "de",
    "span": "0:12",
    "team": "A",
    "phase": "B",
    "duchy": "11a",
    **dict.fromkeys(("allowed", "names", "moves_allowed", "bots", "options", "fields"), "one, two, three"),
    **dict.fromkeys(("word", "text", "field", "name", "option", "detail", "system", "heading"), "so-and-so"),
    **dict.fromkeys(("what", "title", "label", "does", "location_label", "location_does"), "…"),
    **dict.fromkeys(("gained", "given", "short_taler", "short_silver", "short_stone"), "+1"),
}
# What a word of a message stands for where its name does not say so.
LIKE: Final = {"wanted": ("terrain", "colour"), "piece": ("gift",), "follow_up": ("effect",)}
MORE: Final = {"season": ("summer", "winter"), "module": ("shields", "inns")}


@dataclass
class Asked(Visitor):
    """What a message asks for: its variables, what it chooses by them, and the messages it quotes."""

    variables: dict[str, None] = field(default_factory=dict)
    choices: dict[str, list[str]] = field(default_factory=dict)
    quotes: list[str] = field(default_factory=list)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables[node.id.name] = None

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.quotes.append(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = [getattr(one.key, "name", getattr(one.key, "value", "")) for one in node.variants]
            self.choices.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


@cache
def book(language: str, name: str) -> dict[str, ftl.Message]:
    """The messages of a file by key."""
    body = parse(read_words(language, name)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def beside(name: str) -> str:
    """The game whose words the messages of a file can quote; the house quotes those of any."""
    return bastide.games()[0] if name == "house" else name


def asked(language: str, name: str, key: str) -> Asked:
    """What a message asks for, with those that it quotes."""
    entries, found, due = book(language, "house") | book(language, beside(name)), Asked(), [key]
    while due:
        found.visit(entries[due.pop()])
        due, found.quotes = due + found.quotes, []
    return found


def pieces(name: str, word: str) -> list[str]:
    """The pieces of a game that a word of its messages can stand for."""
    kinds = bastide.game(beside(name)).NOTATION.kinds
    alike = [kind for kind in (word, *LIKE.get(word, ())) if kind in kinds]
    effects = asked("en", beside(name), "expects-effect").choices["effect"] if "effect" in alike else []
    found = [*(one for kind in alike for one in kinds[kind].words), *effects, *MORE.get(word, ())]
    return [one for one in dict.fromkeys(found) if one[0].isalpha() and one not in PLURALS]


def values(name: str, variable: str, choices: Sequence[str]) -> Sequence[Argument]:
    """All that a variable is tried with."""
    word = variable.removesuffix("_name")
    chosen: list[Argument] = [
        int(key) if key.isdigit() else key for key in dict.fromkeys(choices) if key not in PLURALS
    ]
    if variable in PEOPLE or word in TEXTS:
        return [(PEOPLE | TEXTS).get(word, "")]
    found = pieces(name, word)
    if found:
        return [*dict.fromkeys([*chosen, *found]), *numbered(name, word)]
    if not chosen or "one" in choices or isinstance(chosen[0], int):
        return [*chosen, *(count for count in COUNTS if count not in chosen)]
    return [*chosen, *(["…"] if "other" in choices else [])]


def numbered(name: str, word: str) -> list[int]:
    """A number, if some pieces of that kind have no other name: depots, dice."""
    kinds = bastide.game(beside(name)).NOTATION.kinds
    return [5] if word in kinds and kinds[word].words[-1].isdigit() else []


def said(language: str, name: str, key: str) -> list[str]:
    """A message with each value of each of its variables, the others as they stand first."""
    wants, words = asked(language, name, key), words_for(language, beside(name))
    tried: Mapping[str, Sequence[Argument]] = {
        variable.removesuffix("_name"): values(name, variable, wants.choices.get(variable, ()))
        for variable in sorted(wants.variables, key=lambda one: one.endswith("_name"), reverse=True)
    }
    plain = {variable: each[-1] for variable, each in tried.items()}
    lines = [words.say(key, **plain | {variable: one}) for variable, each in tried.items() for one in each]
    return [*dict.fromkeys(lines or [words.say(key)])]


def rows(language: str) -> Iterator[str]:
    """The rows of a page: a heading for each file, then its messages."""
    for name in ("house", *bastide.games()):
        yield f"<tr><th colspan=2>{name}</th></tr>"
        for key in book(language, name):
            lines = "<br>".join(escape(line) for line in said(language, name, key))
            yield f"<tr id='{name}-{key}'><td>{key}</td><td lang={language}>{lines}</td></tr>"


STYLE: Final = "body{font:16px/1.5 serif}td{vertical-align:top;padding:2px 12px}td:first-child{color:#777}"


def main() -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        head = f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>"
        page = f"{head}<table>{''.join(rows(language))}</table>"
        (BUILD / f"{language}.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
