"""The commands of `bastide`."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from typer import rich_utils

from bastide.bots import BOTS
from bastide.cli.arena import run_arena
from bastide.cli.bench import run_bench
from bastide.cli.files import kept_game, read_text
from bastide.cli.play import Session
from bastide.cli.players import players_of, seat_players
from bastide.cli.replay import show_replay
from bastide.cli.rules import show_rules
from bastide.cli.screen import Screen
from bastide.core import house
from bastide.core.errors import BadOption, BadRecord, Message
from bastide.core.match import Match, replay
from bastide.core.record import read_record
from bastide.words import Words


def new_app(words: Words) -> typer.Typer:
    """The command line in one language."""
    app = typer.Typer(help=words.say("help-app"), epilog=words.say("help-lang"), add_completion=False)
    translate_panels(words)
    bots = ", ".join(BOTS)

    def option(key: str, *names: str, **more: Any) -> Any:
        return typer.Option(*names, help=words.say(f"help-{key}", bots=bots), **more)

    def argument(key: str) -> Any:
        return typer.Argument(
            help=words.say(f"help-{key}", games=", ".join(house.games())), metavar=key.upper()
        )

    game_argument = argument("game")
    seed_option = option("seed", "--seed")
    option_option = option("option", "--option", "-o", metavar="NAME=VALUE")

    @app.command(help=words.say("help-play"))
    def play(
        game: Annotated[str, game_argument] = "kingdom",
        seats: Annotated[int, option("seats", "--seats")] = 2,
        people: Annotated[int, option("people", "--people")] = 1,
        names: Annotated[str, option("names", "--names")] = "",
        bots: Annotated[str, option("bots", "--bots")] = "greedy",
        options: Annotated[list[str] | None, option_option] = None,
        seed: Annotated[int | None, seed_option] = None,
    ) -> None:
        house.game(game)
        screen = Screen(words.language, game)
        match = Match(game, seed=seed, **{"seats": seats, **read_options(options)})
        sat = seat_players(match.options["seats"], people, listed(names), listed(bots) or ["greedy"], screen)
        Session(match, sat, screen, seed).run()

    @app.command(help=words.say("help-resume"))
    def resume(
        file: Annotated[Path | None, argument("file")] = None,
        seed: Annotated[int | None, seed_option] = None,
    ) -> None:
        path = file or kept_game()
        if file is None and not path.exists():
            raise BadRecord(Message("nothing-kept"))
        text = read_text(path)
        match = replay(text, chance="auto", seed=seed)
        screen = Screen(words.language, match.game.KEY)
        screen.say("resumed", game=screen.words.say("title"), moves=len(match.log))
        session = Session(match, players_of(read_record(text), match, screen), screen, seed)
        session.told = len(match.log)
        session.run()

    @app.command("replay", help=words.say("help-replay"))
    def show(
        file: Annotated[Path, argument("file")],
        at: Annotated[int | None, option("at", "--at")] = None,
    ) -> None:
        show_replay(file, at, words.language)

    @app.command(help=words.say("help-arena"))
    def arena(
        game: Annotated[str, game_argument] = "kingdom",
        bots: Annotated[str, option("arena-bots", "--bots")] = "uniform,greedy",
        games: Annotated[int, option("games", "--games", min=1)] = 200,
        options: Annotated[list[str] | None, option_option] = None,
        seed: Annotated[int, seed_option] = 1,
        jobs: Annotated[int, option("jobs", "--jobs", min=1)] = os.cpu_count() or 1,
    ) -> None:
        house.game(game)
        screen = Screen(words.language, game)
        run_arena(game, read_options(options), listed(bots), games, seed, jobs, screen)

    @app.command(help=words.say("help-rules"))
    def rules(
        game: Annotated[str, game_argument] = "kingdom",
        clause: Annotated[str | None, argument("clause")] = None,
    ) -> None:
        house.game(game)
        show_rules(game, clause, Screen(words.language, game))

    @app.command(help=words.say("help-bench"))
    def bench(
        seconds: Annotated[float, option("seconds", "--seconds", min=0.1)] = 2.0,
        compiled: Annotated[Path | None, option("compiled", "--compiled")] = None,
        peer: Annotated[Path | None, option("peer", "--peer")] = None,
        write: Annotated[Path | None, option("write", "--write")] = None,
    ) -> None:
        run_bench(seconds, compiled, peer, write, Screen(words.language))

    return app


def translate_panels(words: Words) -> None:
    """The headings of help pages; the library takes them from these constants."""
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("panel-commands")
    rich_utils.DEFAULT_STRING = f"[{words.say('panel-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{words.say('panel-required')}]"


def listed(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def read_options(given: list[str] | None) -> dict[str, Any]:
    """NAME=VALUE as Python values: numbers, true and false, lists with commas."""
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(Message("option-spelling", {"text": text}))
        items = [read_value(item.strip()) for item in value.split(",")]
        options[name.strip()] = items if len(items) > 1 else items[0]
    return options


def read_value(text: str) -> Any:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isascii() and text.isdigit() else text
