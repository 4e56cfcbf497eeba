"""The terminal: what is written there, in the reader's language, and what is asked."""

import errno
import logging
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Final

from rich.console import Console, RenderableType

from bastide.core.errors import Argument, BastideError
from bastide.words import Words, words_for

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

PIPED_WIDTH: Final = 100
GONE: Final = ((errno.EPIPE,), (errno.EIO,))  # how a reader or a terminal that has gone away shows itself
ABOVE_THE_WINDOW: Final = "\x1b[3J"  # clears the lines that a terminal keeps for scrolling back
STOPPING: Final = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


class InputEnded(Exception):
    """Nobody is there to answer any more."""


class Hangup(Exception):
    """The terminal was closed, or the program was asked to stop."""


class Quit(Exception):
    """The player leaves the table."""


class Screen:
    """One reader at one terminal."""

    def __init__(self, language: str, game: str = "") -> None:
        self.game = game
        self.words: Words = words_for(language, game)
        self.console = Console(highlight=False)
        if not self.console.is_terminal and "COLUMNS" not in os.environ:
            self.console = Console(highlight=False, width=PIPED_WIDTH)
        self.is_live = self.console.is_terminal and sys.stdin.isatty()
        self._session: PromptSession[str] | None = None
        self._begin_answers()

    def _begin_answers(self) -> None:
        """Ask from now on without an answer that was given before."""
        if self.is_live:
            from prompt_toolkit import PromptSession  # late: only those who type need it

            self._session = PromptSession()
            _prompts[:] = [self._session]

    def say(self, key: str, **arguments: Argument | None) -> None:
        self.console.print(self.words.say(key, **arguments), markup=False)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, markup=False)

    def clear(self) -> None:
        if self.is_live:
            self.console.clear()

    def forget(self) -> None:
        """Clear the screen for the next reader: also what has left its window, and the answers so far."""
        self.clear()
        if self.is_live:
            self.console.file.write(ABOVE_THE_WINDOW)
            self.console.file.flush()
            self._begin_answers()

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """A line typed or piped in; `InputEnded` when there is no more."""
        try:
            if self._session is None:
                return self._read(prompt)
            from prompt_toolkit.completion import WordCompleter

            completer = WordCompleter(list(completions), sentence=True)
            return self._session.prompt(
                prompt, completer=completer, complete_while_typing=False, reserve_space_for_menu=4
            ).strip()
        except EOFError:
            raise (Quit if self.is_live else InputEnded) from None
        except Exception as problem:
            if problem.args[:1] in GONE:  # of files or of the terminal's own kind
                raise Hangup from None
            raise

    def _read(self, prompt: str) -> str:
        """What comes through a pipe, shown as if it had been typed."""
        self.console.print(prompt, end="", markup=False)
        line = input()
        self.console.print(line, markup=False)
        return line.strip()


_prompts: "list[PromptSession[str]]" = []  # the one that may be waiting for a line


def hang_up(number: int, frame: FrameType | None) -> None:  # noqa: ARG001  signals call so
    """Stop where it is safe: a prompt that waits is told to give up, anything else is interrupted.

    Once is enough: a window that is shut sends more than one signal.
    """
    for name in STOPPING:
        signal.signal(name, signal.SIG_IGN)
    for prompt in _prompts:
        if prompt.app.is_running and prompt.app.loop is not None:
            logging.getLogger("asyncio").disabled = True  # a prompt that gives up half-way is no news
            prompt.app.loop.call_soon_threadsafe(partial(prompt.app.exit, exception=Hangup()))
            return
    raise Hangup


def complain(language: str, error: BastideError) -> None:
    """What went wrong, in one sentence on the error output."""
    whisper(words_for(language, error.game).tell(error.message))


def whisper(*lines: str) -> None:
    """Words on the error output, if there is still one."""
    try:
        for line in lines:
            Console(stderr=True, highlight=False).print(line, markup=False, soft_wrap=True)
    except OSError:
        pass
