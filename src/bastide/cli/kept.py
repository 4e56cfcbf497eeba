"""A bot that a house keeps: `python -m bastide.cli.kept URL`, a process of its own that reads no commands."""

import os
import signal
import sys
from contextlib import suppress


def main(server: str) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # nothing of a bot's has to be kept
    with suppress(
        KeyboardInterrupt
    ):  # the house is stopped, and its bots with it, also while they still read
        from bastide.bots.line import serve_keeper
        from bastide.study.portions import Student

        serve_keeper(server, os.environ.get("BASTIDE_BOT_TOKEN", ""), Student().answer)


if __name__ == "__main__":
    main(sys.argv[1])
