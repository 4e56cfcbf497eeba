"""The examples in the docs run as they stand, one after the other."""

import re
from pathlib import Path

import bastide

PYTHON = Path(__file__).parent.parent / "docs" / "python.md"


def test_the_examples_from_python_run() -> None:
    examples = re.findall(r"^```python\n(.*?)^```", PYTHON.read_text(encoding="utf-8"), re.M | re.S)
    known: dict[str, object] = {"bastide": bastide}
    for example in examples:
        exec(example, known)
    assert {"Settler", "score", "best"} <= known.keys()  # the last thing that each longer one makes
