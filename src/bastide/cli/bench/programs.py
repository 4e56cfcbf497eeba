"""Programs that measure: what they print, and what they complain of."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.errors import Argument, BadOption, Message


def run_json(command: Sequence[str], environment: Mapping[str, str]) -> Any:
    """What a program prints, read as JSON; if it cannot run, the last line of its complaint."""
    try:
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise failure(command[0], getattr(problem, "stderr", None) or str(problem)) from None
    return json.loads(done.stdout)


def failure(program: str, complaint: str) -> BadOption:
    lines = complaint.strip().splitlines() or [""]
    words: dict[str, Argument] = {"command": program, "reason": lines[-1]}
    return BadOption(Message("bench-failed", words))
