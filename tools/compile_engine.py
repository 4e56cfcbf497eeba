"""Compile the engine with mypyc into `build/compiled/`, a copy of the package that shadows no source.

Without a C compiler on the machine the `ziglang` wheel serves as one. `BASTIDE_COMPILE=quick` asks for code
that is ready sooner and plays slower: for tests.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from constructors import write_constructors

from bastide.compiled import MARK, mark_of

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
OLDER = ROOT / "build" / "compiled-before"
WORK = ROOT / "build" / "work"
# To see how a line is indented, GCC reads all lines before it anew: minutes, with half a million of them.
FLAGS = "-Wno-misleading-indentation"
PLAIN = ("__init__.py", "contents.py", "position.py", "shown.py", "vocabulary.py")

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
modules = {modules!r}
extensions = mypycify(["--strict", *modules], opt_level={level!r}, debug_level="0", group_name="bastide")
setup(name="bastide", packages=[], ext_modules=extensions)
"""


def modules() -> list[str]:
    """The rules and what they stand on; packages' own `__init__` only name things, and of what is shown the
    types are read when the house publishes them: compiled, they forget what their fields hold."""
    source = ROOT / "src" / "bastide"
    found = [*(source / "core").rglob("*.py"), *(source / "games").rglob("*.py")]
    return sorted(str(path.relative_to(ROOT / "src")) for path in found if path.name not in PLAIN)


def level() -> str:
    """How hard the C compiler tries."""
    return "0" if os.environ.get("BASTIDE_COMPILE") == "quick" else "3"


def compile_engine() -> Path:
    """Fill `build/compiled/` anew and return it; until then, what plays with the older one goes on."""
    shutil.rmtree(WORK, ignore_errors=True)
    mark = mark_of(ROOT / "src" / "bastide")
    shutil.copytree(ROOT / "src", WORK, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", WORK / "bastide" / "rules")
    for module in modules():
        path = WORK / module
        path.write_text(write_constructors(path.read_text(encoding="utf-8")), encoding="utf-8")
    (WORK / "setup.py").write_text(SETUP.format(modules=modules(), level=level()), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=WORK, env=environment(), check=True)
    shutil.rmtree(WORK / "build", ignore_errors=True)
    (WORK / "setup.py").unlink()
    (WORK / MARK).write_text(mark, encoding="utf-8")
    take_place()
    return TARGET


def take_place() -> None:
    """The new engine in the place of the older one."""
    shutil.rmtree(OLDER, ignore_errors=True)
    if TARGET.exists():
        TARGET.rename(OLDER)
    WORK.rename(TARGET)
    shutil.rmtree(OLDER, ignore_errors=True)


def environment() -> dict[str, str]:
    """The environment of the build, with a C compiler in it."""
    found = [name for name in ("cc", "gcc", "clang") if shutil.which(name)]
    compiler = found[0] if found else f"{sys.executable} -m ziglang cc"
    return {"CC": compiler, "CFLAGS": FLAGS, **os.environ}


if __name__ == "__main__":
    print(f"compiled into {compile_engine().relative_to(ROOT)}")
