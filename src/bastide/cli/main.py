"""The command line: every mistake one sentence, in the reader's language."""

import os
import re
import signal
import sys

import typer

import bastide
from bastide.cli.app import app, speak_to
from bastide.cli.screen import GONE, STOPPING, Hangup, InputEnded, Quit, complain, hang_up, whisper
from bastide.core.errors import BadOption, BastideError, Message
from bastide.words import LANGUAGES, Words, language_of_the_terminal, words_for

FAILED = 2
INTERRUPTED = 130


def main(arguments: list[str]) -> int:
    """Run one command and say how it ended."""
    arguments, asked = take_language(arguments)
    language = asked if asked in LANGUAGES else language_of_the_terminal()
    words = words_for(language)
    be_ready()
    if arguments[:1] == ["--version"]:
        print(f"bastide {bastide.__version__}")
        return 0
    try:
        if asked not in (None, *LANGUAGES):
            raise BadOption(Message("language-unknown", {"language": asked, "allowed": list(LANGUAGES)}))
        speak_to(words, asked=asked is not None, helps="--help" in arguments)
        check_command(arguments)
        status = app(arguments or ["serve"], prog_name="bastide", standalone_mode=False)
    except BastideError as error:
        complain(language, error)
        return FAILED
    except typer.TyperException as error:
        whisper(usage(error, words), words.say("usage-help", command=command_of(arguments)))
        return FAILED
    except Quit:
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except (InputEnded, Hangup):
        let_output_go()
        return FAILED
    except OSError as problem:
        if problem.args[:1] not in GONE:
            raise
        let_output_go()
        return FAILED
    return status if isinstance(status, int) else 0  # the library hands an interrupt's status over


def be_ready() -> None:
    """No writing or typing is a fault, who is stopped hears of it, and processes share the cores."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads of small matrices only wait for each other
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # all are text files here
    for name in STOPPING:
        signal.signal(name, hang_up)


def let_output_go() -> None:
    """Nobody may be there to read what is left to write; then it is no mistake either."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def check_command(arguments: list[str]) -> None:
    names = {
        str(command.name or command.callback.__name__)
        for command in app.registered_commands
        if command.callback
    }
    if arguments and not arguments[0].startswith("-") and arguments[0] not in names:
        raise BadOption(Message("usage-command", {"name": arguments[0]}))


def command_of(arguments: list[str]) -> str:
    """How it was called, as far as its help is concerned."""
    return " ".join(["bastide", *(name for name in arguments[:1] if not name.startswith("-"))])


def take_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """`--lang X`, wherever it stands, so that messages about the other arguments keep to it too."""
    rest = list(arguments)
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            del rest[place]
            return rest, argument.removeprefix("--lang=")
        if argument == "--lang":
            del rest[place : place + 2]
            return rest, " ".join(arguments[place + 1 : place + 2])
    return rest, None


def usage(error: typer.TyperException, words: Words) -> str:
    """What was wrong with the arguments, as far as the library tells it apart."""
    if hasattr(error, "possibilities"):
        return words.say("usage-option", name=str(getattr(error, "option_name", "")))
    if isinstance(error, typer.BadParameter):
        name = str(error.param.name) if error.param else ""
        key = "usage-missing" if hasattr(error, "param_type") else "usage-value"
        return words.say(key, name=name)
    extra = re.search(r"extra argument\(s\) \((.*)\)", error.format_message())
    if extra is not None:
        return words.say("usage-extra", name=extra[1])
    return words.say("usage-other", detail=error.format_message())
