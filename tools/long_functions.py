"""No function is longer than a screen: names those that are, and ends badly if there are any."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST = 40
LONGER = {  # a line for each field, and not a branch: divided, there would only be more to read
    *(
        "src/bastide/games/burgundy/book.py: Book.__init__",
        "src/bastide/games/burgundy/state.py: empty_state",
    ),
    "src/bastide/server/storage/migrations/versions/0001_the_house.py: upgrade",
    *("tests/games/burgundy/modes/tables.py: solo_with", "tests/games/burgundy/modes/tables.py: team_with"),
    *("tests/games/burgundy/tables.py: state_with", "tests/games/kingdom/tables.py: state_with"),
    "tests/games/seasons/tables.py: state_with",
}


def complaints(named: list[str]) -> str:
    """What is to be said of the long functions of a project, nothing if all is well."""
    found = set(named)
    over = [f"{name} is longer than {LONGEST} lines." for name in sorted(found - LONGER)]
    gone = [f"{name} is not that long any more: strike it off LONGER." for name in sorted(LONGER - found)]
    return "\n".join(over + gone)


def long_functions(root: Path) -> list[str]:
    """Each by its file and its whole name there: one exception excuses no other function of that name."""
    paths = [path for folder in ("src", "tests", "tools") for path in (root / folder).rglob("*.py")]
    return [
        f"{path.relative_to(root).as_posix()}: {name}"
        for path in paths
        for name in long_in(ast.parse(path.read_text(encoding="utf-8")), "")
    ]


def long_in(within: ast.AST, prefix: str) -> Iterator[str]:
    for node in ast.iter_child_nodes(within):
        if isinstance(node, ast.expr | ast.expr_context):
            continue  # no function with a name stands in an expression
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from long_in(node, prefix)
            continue
        assert node.end_lineno is not None
        if not isinstance(node, ast.ClassDef) and node.end_lineno - node.lineno >= LONGEST:
            yield f"{prefix}{node.name}"
        yield from long_in(node, f"{prefix}{node.name}.")


if __name__ == "__main__":
    sys.exit(complaints(long_functions(ROOT)) or None)
