"""Compile the engine with mypyc into `build/compiled/`, a copy of the package that shadows no source.

Without a C compiler on the machine the `ziglang` wheel serves as one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
WORK = ROOT / "build" / "work"

SETUP = """
from setuptools import setup
from mypyc.build import mypycify
modules = {modules!r}
extensions = mypycify(["--strict", *modules], opt_level="3", debug_level="0", group_name="bastide")
setup(name="bastide", packages=[], ext_modules=extensions)
"""


def modules() -> list[str]:
    """The rules and what they stand on; packages' own `__init__` only name things."""
    source = ROOT / "src" / "bastide"
    found = [*(source / "core").rglob("*.py"), *(source / "games").rglob("*.py")]
    return sorted(str(path.relative_to(ROOT / "src")) for path in found if path.name != "__init__.py")


def compile_engine() -> Path:
    """Fill `build/compiled/` anew and return it."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(ROOT / "src", WORK, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "docs" / "rules", WORK / "bastide" / "rules")
    (WORK / "setup.py").write_text(SETUP.format(modules=modules()), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=WORK, env=environment(), check=True)
    shutil.rmtree(WORK / "build", ignore_errors=True)
    (WORK / "setup.py").unlink()
    WORK.rename(TARGET)
    return TARGET


def environment() -> dict[str, str]:
    """The environment of the build, with a C compiler in it."""
    found = [name for name in ("cc", "gcc", "clang") if shutil.which(name)]
    compiler = found[0] if found else f"{sys.executable} -m ziglang cc"
    return {"CC": compiler, **os.environ}


if __name__ == "__main__":
    print(f"compiled into {compile_engine().relative_to(ROOT)}")
