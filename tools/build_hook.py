"""Building a wheel: with the page if it is built, pure or with the compiled engine (`BASTIDE_COMPILE=1`)."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))


class PageAndEngine(BuildHookInterface[Any]):
    """Lays the built page into the package, and compiled modules beside their source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root) / "web" / "dist"
        if version != "editable" and (page / "index.html").exists():
            build_data["force_include"][str(page)] = "bastide/page"
        if version == "editable" or os.environ.get("BASTIDE_COMPILE") != "1":
            return
        from compile_engine import compile_engine  # late: only a compiled wheel needs it

        target = compile_engine()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in [*target.rglob("*.so"), *target.rglob("*.pyd")]:
            build_data["force_include"][str(library)] = str(library.relative_to(target))
