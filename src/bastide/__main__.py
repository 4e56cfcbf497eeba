"""`python -m bastide`."""

from bastide.cli import run

if __name__ == "__main__":
    run()
