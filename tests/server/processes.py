"""The processes of this machine."""

import subprocess


def running() -> list[tuple[int, int]]:
    """Every process of this machine and its parent."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True
    )
    rows = [line.split() for line in listed.stdout.splitlines()]
    return [(int(own), int(parent)) for own, parent, state in rows if not state.startswith("Z")]


def is_running(pid: int) -> bool:
    return pid in [own for own, _ in running()]
