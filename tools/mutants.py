"""A bounded random sample of small mistakes in rules and server, and whether the tests see each of them.

`python tools/mutants.py NUMBER SEED [FILE ...]` changes one thing at a time in a copy of the source: a
comparison, a number, an `and`, a sign, or a statement that is left out. It runs the tests that know the
file by its name, then all that belong to its folder, and tells which mistakes nobody has seen.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "bastide"
PATIENCE = 600.0  # seconds; a mistake that makes the tests hang is seen, too

OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SIGNS: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


@dataclass(frozen=True)
class Mutant:
    """One mistake: the file with it, and what it is."""

    path: Path
    line: int
    told: str
    text: str


def files_of(names: list[str]) -> list[Path]:
    """The files that are sampled: rules and server, or those that are named."""
    if names:
        return [Path(name).resolve() for name in names]
    found = [*(PACKAGE / "games").rglob("*.py"), *(PACKAGE / "core").rglob("*.py")]
    found += [path for path in (PACKAGE / "server").rglob("*.py") if "migrations" not in path.parts]
    return sorted(path for path in found if path.name != "__init__.py")


def mutants_of(path: Path) -> list[Mutant]:
    """Every mistake that can be made in a file."""
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text)
    found = []
    for node in list(walk_functions(tree)):
        for told in changes(node):
            found.append(Mutant(path, node.lineno, told, with_change(text, node, told)))
    return found


def walk_functions(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """What functions do: neither their signatures nor what a module merely names."""
    for function in ast.walk(tree):
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for statement in function.body:
                for node in ast.walk(statement):
                    if isinstance(node, (ast.Compare, ast.BoolOp, ast.BinOp, ast.Constant, ast.Expr)):
                        yield node


def changes(node: ast.AST) -> list[str]:
    """What may be done to a node."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in OTHER:
            return [f"{type(op).__name__} becomes {OTHER[type(op)].__name__}"]
        case ast.BoolOp(op=op):
            return ["and becomes or" if isinstance(op, ast.And) else "or becomes and"]
        case ast.BinOp(op=op) if type(op) in SIGNS:
            return [f"{type(op).__name__} becomes {SIGNS[type(op)].__name__}"]
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            return [f"{number} becomes {number + 1}"]
        case ast.Expr(value=ast.Call() | ast.Await()):
            return ["is left out"]
    return []


def with_change(text: str, node: ast.expr | ast.stmt, told: str) -> str:
    """The text with one node changed, everything else as it stands."""
    changed = ast.unparse(changed_node(node, told))
    if isinstance(node, ast.expr):
        changed = f"({changed})"
    lines = text.encode().splitlines(keepends=True)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
    whole = text.encode()
    return (whole[:start] + changed.encode() + whole[end:]).decode()


def changed_node(node: ast.expr | ast.stmt, told: str) -> ast.AST:
    other = deepcopy(node)
    match other:
        case ast.Compare():
            other.ops = [OTHER[type(other.ops[0])]()]
        case ast.BoolOp():
            other.op = ast.Or() if told.startswith("and") else ast.And()
        case ast.BinOp():
            other.op = SIGNS[type(other.op)]()
        case ast.Constant():
            other.value = int(told.rpartition(" ")[2])
        case _:
            return ast.Pass()
    return other


def sample(paths: list[Path], number: int, rng: Random) -> list[Mutant]:
    """So many mistakes, every file as likely as any other; one that is no Python is not made."""
    chosen: list[Mutant] = []
    while len(chosen) < number:
        mutants = mutants_of(rng.choice(paths))
        if mutants:
            mutant = rng.choice(mutants)
            if mutant not in chosen and is_python(mutant.text):
                chosen.append(mutant)
    return chosen


def is_python(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


def tests_of(path: Path) -> list[str]:
    """The tests that cover a file, by its folder."""
    parts = path.relative_to(PACKAGE).parts
    every = [
        "tests/games/test_every_game.py",
        "tests/games/test_whole_games.py",
        "tests/games/test_counts.py",
    ]
    if parts[0] == "games":
        return [f"tests/games/{parts[1]}", *every]
    if parts[0] == "core":
        return ["tests/core", *every]
    return ["tests/server"]


def nearest_tests(path: Path) -> list[str]:
    """Those of them that carry the name of the file or its folder, or import it: most are seen here."""
    package, stem = module_of(path).rsplit(".", 1)
    names = tuple(f"test_{name.rstrip('s')}" for name in path.relative_to(PACKAGE).with_suffix("").parts[2:])
    imported = re.compile(rf"{re.escape(package)}(\.| import .*\b){stem}\b")
    found = [file for name in tests_of(path) for file in sorted(test_files(ROOT / name))]
    near = [file for file in found if file.stem.startswith(names) or imported.search(file.read_text("utf-8"))]
    return [str(file.relative_to(ROOT)) for file in near]


def test_files(place: Path) -> list[Path]:
    return [place] if place.is_file() else list(place.rglob("test_*.py"))


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)


def is_seen(mutant: Mutant) -> bool:
    """Whether a test fails on it."""
    near = nearest_tests(mutant.path)
    return (bool(near) and fails(mutant, near)) or fails(mutant, tests_of(mutant.path))


def fails(mutant: Mutant, tests: list[str]) -> bool:
    """Whether one of these tests fails on a copy of the source with the mistake."""
    with tempfile.TemporaryDirectory(prefix="bastide-mutant-") as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
        (copy / mutant.path.relative_to(SOURCE)).write_text(mutant.text, encoding="utf-8")
        known = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "2", "-p", "no:cacheprovider"]
        deselected = [
            "--deselect",
            "tests/games/test_every_game.py::test_hash_seeds_and_engines_make_no_difference",
        ]
        try:
            done = subprocess.run(
                [*command, *deselected, *tests],
                cwd=ROOT,
                env=known,
                capture_output=True,
                timeout=PATIENCE,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return True
    assert done.returncode in (0, 1, 2), done.stdout.decode()[-2000:]
    return done.returncode != 0


def main(number: int, seed: int, names: list[str]) -> int:
    """Try them; how many nobody has seen."""
    survivors = []
    for mutant in sample(files_of(names), number, Random(seed)):
        seen = is_seen(mutant)
        place = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
        print(f"{'seen    ' if seen else 'SURVIVES'} {place} {mutant.told}", flush=True)
        survivors += [] if seen else [mutant]
    print(f"{len(survivors)} of {number} survive (seed {seed})")
    return len(survivors)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
