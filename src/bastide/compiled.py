"""The compiled engine of a working copy: where it lies, and whether it was made of these very sources.

An installed package has it in itself or not at all. In a working copy it is a second package that shadows
this one for whoever is started with its folder first on the path, as a house's bots are.
"""

import os
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parent
MARK: Final = "sources"  # the file in the folder that says what the engine was made of
BUILT: Final = (".so", ".pyd", ".pyc")


def compiled_folder() -> Path | None:
    """Where this working copy compiles its engine; nowhere if this is none, or is compiled itself."""
    root = PACKAGE.parent.parent
    return root / "build" / "compiled" if PACKAGE.parent == root / "src" else None


@cache
def mark_of(package: Path) -> str:
    """A short mark of everything that a package is made of."""
    files = [path for path in package.rglob("*") if path.is_file() and path.suffix not in BUILT]
    mark = sha256()
    for path in sorted(files):
        mark.update(str(path.relative_to(package)).encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


class Engine:
    """A folder in which a compiled engine lies, or may come to lie while the house is open."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.was_ready = self.is_ready

    @property
    def is_ready(self) -> bool:
        """It is there, and made of the sources that the house itself plays with."""
        if self.folder is None:
            return False
        try:
            return (self.folder / MARK).read_text(encoding="utf-8") == mark_of(PACKAGE)
        except OSError:
            return False

    def has_come(self) -> bool:
        """Whether it is there for the first time."""
        if self.was_ready or not self.is_ready:
            return False
        self.was_ready = True
        return True

    def environment(self) -> dict[str, str]:
        """The way to it, for a process that is started now."""
        if not self.is_ready:
            return {}
        path = [str(self.folder), *filter(None, [os.environ.get("PYTHONPATH", "")])]
        return {"PYTHONPATH": os.pathsep.join(path)}
