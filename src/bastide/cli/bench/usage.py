"""What another process has used: memory, and the processor's time."""

import os
import subprocess
from pathlib import Path


def resident(pid: int) -> int:
    """In bytes: from the system's own page about it, else from `ps`."""
    status = Path(f"/proc/{pid}/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) * 1024
    asked = ["ps", "-o", "rss=", "-p", str(pid)]
    return int(subprocess.run(asked, capture_output=True, text=True, check=True).stdout) * 1024


def processor(pid: int) -> float:
    """Seconds of the processor that a process and those it has started have taken."""
    return sum(exact(own, seconds) for own, seconds in family(pid).items())


def family(pid: int) -> dict[int, float]:
    """A process and those it has started, with the seconds of the processor that each has taken."""
    listed = ["ps", "-A", "-o", "pid=,ppid=,cputimes="]
    lines = subprocess.run(listed, capture_output=True, text=True, check=True).stdout.splitlines()
    used = {int(own): (int(parent), float(seconds)) for own, parent, seconds in map(str.split, lines)}
    return {own: seconds for own, (_, seconds) in used.items() if comes_from(own, pid, used)}


def exact(pid: int, seconds: float) -> float:
    """The same in hundredths, and with those of its own that have ended, where the system tells it."""
    page = Path(f"/proc/{pid}/stat")
    try:
        fields = page.read_text().rpartition(")")[2].split()
    except OSError:
        return seconds
    return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def comes_from(pid: int, ancestor: int, used: dict[int, tuple[int, float]]) -> bool:
    while pid != ancestor and pid in used:
        pid = used[pid][0]
    return pid == ancestor


async def database_process(url: str) -> int:
    """The first process of a PostgreSQL; none if it may be on another machine."""
    import asyncpg  # late, as all that a database needs: most loads know of none

    from bastide.server.storage.database import database_url
    from bastide.server.workers.notes import plain_url

    line = await asyncpg.connect(plain_url(database_url(url, Path())))
    pid = await line.fetchval("select case when inet_server_addr() is null then pg_backend_pid() end")
    asked = ["ps", "-o", "ppid=", "-p", str(pid or 0)]
    parent = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    await line.close()
    return int(parent or 0)
