"""The command line: `run` is its door; whoever needs only a part of it reads no more than that."""

import sys


def run() -> None:
    """The program's door."""
    from bastide.cli.main import main  # late: what measures, and is measured, needs no commands

    sys.exit(main(sys.argv[1:]))
