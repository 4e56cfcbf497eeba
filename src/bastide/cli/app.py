"""The commands of `bastide`. Help is named by key here and translated before it is shown.

What one command alone needs is imported late, in it: whoever starts another does not wait for it.
"""

import os
import signal
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer
from typer.core import TyperCommand, TyperGroup

from bastide.bots import level_called, names_of_levels
from bastide.bots.pairing import SECONDS
from bastide.cli.files import data_folder, folder_of, kept_language, last_kept, read_text
from bastide.cli.screen import Screen
from bastide.compiled import compiled_folder
from bastide.core import registry
from bastide.core.errors import BadOption, BadRecord, Message
from bastide.core.match import new_match, replay
from bastide.core.options import RANDOM, Option, written
from bastide.core.record import read_record
from bastide.training.pace import BATCH, LAST_RATE, MEMORY, RATE
from bastide.words import Words, words_for

reader: dict[str, Any] = {"language": "en", "asked": False}  # whom the commands speak to


class InTheReadersLanguage:
    """What the library itself says on a help page."""

    def get_help_option(self, context: Any) -> Any:
        option = super().get_help_option(context)  # type: ignore[misc]  # mixed into the library's classes
        option.help = words_for(reader["language"]).say("panel-help")
        return option

    def get_usage(self, context: Any) -> str:
        usage: str = super().get_usage(context)  # type: ignore[misc]
        return usage.replace("Usage:", words_for(reader["language"]).say("panel-usage") + ":", 1)


class Command(InTheReadersLanguage, TyperCommand):
    pass


class Commands(InTheReadersLanguage, TyperGroup):
    pass


app = typer.Typer(help="help-app", epilog="help-lang", add_completion=False, cls=Commands)


def option(key: str, *names: str, **more: Any) -> Any:
    return typer.Option(*names, help=f"help-{key}", **more)


def argument(key: str) -> Any:
    return typer.Argument(help=f"help-{key}", metavar=key.upper())


Game = Annotated[str, argument("game")]
Seed = Annotated[int | None, option("seed", "--seed")]
Options = Annotated[list[str] | None, option("option", "--option", "-o", metavar="NAME=VALUE")]
File = Annotated[Path | None, argument("file")]
Ray = Annotated[str, option("ray", "--ray", metavar="ADDRESS")]


@app.command(help="help-play", cls=Command)
def play(
    game: Game = "kingdom",
    seats: Annotated[int | None, option("seats", "--seats")] = None,
    people: Annotated[int, option("people", "--people")] = 1,
    names: Annotated[str, option("names", "--names")] = "",
    bots: Annotated[str, option("bots", "--bots")] = "squire",
    options: Options = None,
    seed: Seed = None,
) -> None:
    from bastide.cli.play import Session
    from bastide.cli.players import seat_players

    registry.game(game)
    screen = Screen(reader["language"], game)
    asked = {} if seats is None else {"seats": seats}
    match = new_match(game, {**asked, **read_options(game, options)}, seed=seed)
    sat = seat_players(match.options["seats"], people, listed(names), levels(bots) or ["greedy"], screen)
    Session(match, sat, screen, seed).run()


@app.command(help="help-resume", cls=Command)
def resume(file: File = None, seed: Seed = None) -> None:
    from bastide.cli.play import Session
    from bastide.cli.players import players_of

    path = file or last_kept(finished=False)
    if path is None:
        raise BadRecord(Message("nothing-kept"))
    text = read_text(path)
    match = replay(text, chance="auto", seed=seed)
    kept = None if reader["asked"] else kept_language(text)
    screen = Screen(kept or reader["language"], match.game.KEY)
    screen.say("resumed", game=screen.words.say("title"), moves=len(match.log))
    session = Session(match, players_of(read_record(text), match, screen), screen, seed)
    session.kept = None if file else path
    session.run()


@app.command("replay", help="help-replay", cls=Command)
def show(file: File = None, at: Annotated[int | None, option("at", "--at")] = None) -> None:
    from bastide.cli.replay import show_replay

    path = file or last_kept(finished=True)
    if path is None:
        raise BadRecord(Message("nothing-recorded"))
    show_replay(path, at, reader["language"])


@app.command(help="help-analyse", cls=Command)
def analyse(file: File = None) -> None:
    from bastide.cli.analyse import show_analysis

    path = file or last_kept(finished=True)
    if path is None:
        raise BadRecord(Message("nothing-to-analyse"))
    show_analysis(path, reader["language"])


@app.command(help="help-puzzle", cls=Command)
def puzzle(
    game: Game = "kingdom",
    theme: Annotated[str, option("theme", "--theme")] = "",
    seed: Seed = None,
    puzzles: Annotated[Path | None, option("puzzles-own", "--puzzles")] = None,
) -> None:
    from bastide.cli.puzzles import solve

    registry.game(game)
    solve(game, theme, seed, Screen(reader["language"], game), puzzles and folder_of(puzzles))


@app.command("make-puzzles", help="help-make-puzzles", cls=Command)
def make_puzzles(
    game: Game = "kingdom",
    games: Annotated[int, option("games", "--games", min=1)] = 20,
    out: Annotated[Path | None, option("puzzles-out", "--out")] = None,
    jobs: Annotated[int, option("jobs", "--jobs", min=1)] = os.cpu_count() or 1,
    seed: Annotated[int, option("seed", "--seed")] = 1,
) -> None:
    from bastide.cli.puzzles import Wanted, run_make

    registry.game(game)
    path = out or Path(f"{game}-puzzles.json.gz")
    run_make(Wanted(game, games, path, jobs, seed), Screen(reader["language"], game))


@app.command(help="help-arena", cls=Command)
def arena(
    game: Game = "kingdom",
    bots: Annotated[str, option("arena-bots", "--bots")] = "page,squire",
    games: Annotated[int, option("games", "--games", min=1)] = 200,
    options: Options = None,
    seed: Annotated[int, option("seed", "--seed")] = 1,
    jobs: Annotated[int, option("jobs", "--jobs", min=1)] = os.cpu_count() or 1,
    sets: Annotated[list[str] | None, option("arena-set", "--set", metavar="'NAME=VALUE …'")] = None,
    seconds: Annotated[float, option("arena-seconds", "--seconds", min=0.001)] = SECONDS,
    write: Annotated[Path | None, option("arena-write", "--write")] = None,
    ray: Ray = "",
) -> None:
    from bastide.cli.arena import Contest, run_arena

    registry.game(game)
    screen = Screen(reader["language"], game)
    common = read_options(game, options)
    several = [{**common, **read_options(game, one.split())} for one in sets or [""]]
    run_arena(Contest(game, several, levels(bots), games, seed, seconds, jobs, ray, write), screen)


@app.command(help="help-train", cls=Command)
def train(
    game: Game = "kingdom",
    minutes: Annotated[float, option("train-minutes", "--minutes", min=0.01)] = 10.0,
    folder: Annotated[Path | None, option("train-folder", "--folder")] = None,
    weights: Annotated[Path | None, option("train-weights", "--weights", exists=True, dir_okay=False)] = None,
    processes: Annotated[int, option("jobs", "--processes", min=0)] = os.cpu_count() or 1,
    batch: Annotated[int, option("train-batch", "--batch", min=1)] = BATCH,
    memory: Annotated[int, option("train-memory", "--memory", min=1)] = MEMORY,
    rate: Annotated[float, option("train-rate", "--rate", min=1e-9)] = RATE,
    last_rate: Annotated[float, option("train-last-rate", "--last-rate", min=1e-9)] = LAST_RATE,
    seed: Annotated[int, option("seed", "--seed")] = 1,
    ray: Ray = "",
) -> None:
    from bastide.cli.train import run_train
    from bastide.training.learner import has_torch
    from bastide.training.run import Plan

    registry.game(game)
    folder = folder or data_folder() / "training" / game
    plan = Plan(
        *(game, folder, minutes * 60, processes, has_torch(), seed),
        ray=ray,
        start=weights,
        batch=batch,
        memory=memory,
        rate=rate,
        last_rate=last_rate,
    )
    run_train(plan, Screen(reader["language"], game))


@app.command("explain-features", help="help-explain-features", cls=Command)
def explain_features(
    game: Game = "kingdom",
    options: Options = None,
    seed: Annotated[int, option("seed", "--seed")] = 1,
    moves: Annotated[int, option("explain-moves", "--moves", min=0)] = 20,
) -> None:
    from bastide.cli.train import show_features

    registry.game(game)
    show_features(game, read_options(game, options), seed, moves, Screen(reader["language"], game))


@app.command(help="help-rules", cls=Command)
def rules(game: Game = "kingdom", clause: Annotated[str | None, argument("clause")] = None) -> None:
    from bastide.cli.rules import show_rules

    registry.game(game)
    show_rules(game, clause, Screen(reader["language"], game))


@app.command(help="help-bench", cls=Command)
def bench(
    seconds: Annotated[float, option("seconds", "--seconds", min=0.1)] = 2.0,
    rounds: Annotated[int, option("bench-rounds", "--rounds", min=1)] = 3,
    compiled: Annotated[Path | None, option("compiled", "--compiled")] = None,
    peer: Annotated[Path | None, option("peer", "--peer")] = None,
    write: Annotated[Path | None, option("write", "--write")] = None,
    tables: Annotated[int, option("bench-tables", "--tables", min=0)] = 0,
    rate: Annotated[float, option("bench-rate", "--rate", min=1)] = 300.0,
    postgres: Annotated[str, option("bench-postgres", "--postgres")] = "",
    page: Annotated[Path | None, option("bench-page", "--page")] = None,
    chromium: Annotated[str, option("bench-chromium", "--chromium")] = "chromium",
) -> None:
    from bastide.cli.bench.engine import EngineRuns
    from bastide.cli.bench.house import HouseLoad
    from bastide.cli.bench.running import Beside, run_bench

    beside = Beside(HouseLoad(tables, rate, postgres), page, chromium)
    engine = EngineRuns(seconds, rounds, compiled, peer)
    run_bench(engine, write, Screen(reader["language"]), beside)


@app.command(help="help-serve", cls=Command)
def serve(
    host: Annotated[str, option("host", "--host")] = "127.0.0.1",
    port: Annotated[int | None, option("port", "--port", min=0, max=65535)] = None,
    data: Annotated[Path | None, option("data", "--data")] = None,
    workers: Annotated[int, option("workers", "--workers", min=1)] = 1,
    bots: Annotated[int, option("bot-processes", "--bots", min=0)] = 2,
    page: Annotated[Path | None, option("page", "--page")] = None,
    browser: Annotated[bool, option("browser", "--browser/--no-browser")] = True,
    puzzles: Annotated[Path | None, option("puzzles", "--puzzles")] = None,
    door: Annotated[int | None, typer.Option("--door", hidden=True)] = None,
    engine: Annotated[Path | None, typer.Option("--engine", hidden=True)] = None,
    meanwhile: Annotated[str, typer.Option("--meanwhile", hidden=True)] = "",
) -> None:
    from bastide.cli.serve import Plan, find_page, run_house, run_worker

    token = os.environ.get("BASTIDE_BOT_TOKEN", "")
    words = words_for(reader["language"])
    folder = data or data_folder()
    shown, compiled = find_page(page), engine or compiled_folder()
    own = puzzles and folder_of(puzzles)
    plan = Plan(
        *(host, port, folder, workers, bots, token, shown, words, browser, compiled, meanwhile), puzzles=own
    )
    if door is None:
        run_house(plan)
    else:
        run_worker(plan, door)


@app.command("bots", help="help-bots-command", cls=Command)
def answer_house(
    server: Annotated[str, option("server", "--server")],
    token: Annotated[str, option("token", "--token")] = "",
) -> None:
    from bastide.bots.line import serve_house

    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # nothing of a bot's has to be kept
    token = token or os.environ.get("BASTIDE_BOT_TOKEN", "")
    serve_house(server, token, lambda key: print(words_for(reader["language"]).say(key), flush=True))


def speak_to(words: Words, asked: bool, helps: bool) -> None:
    """Let every command speak the reader's language, and its help where somebody asks for it."""
    reader.update(language=words.language, asked=asked)
    if helps:
        translate_help(words)


def translate_help(words: Words) -> None:
    from typer import rich_utils

    app.info.help, app.info.epilog = words.say("help-app"), words.say("help-lang")
    facts = {
        "bots": ", ".join(names_of_levels()),
        "games": ", ".join(registry.games()),
        "options": option_names(),
    }
    for command in app.registered_commands:
        command.help, command.epilog = words.say(str(command.help)), words.say("help-lang")
        for hint in get_type_hints(command.callback, include_extras=True).values():
            for told in getattr(hint, "__metadata__", ()):
                if words.has(str(told.help)):
                    told.help = words.say(told.help, **facts)
    rich_utils.ARGUMENTS_PANEL_TITLE = words.say("panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words.say("panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = words.say("panel-commands")
    rich_utils.DEFAULT_STRING = f"[{words.say('panel-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{words.say('panel-required')}]"


def option_names() -> str:
    """What can be chosen for any of the games."""
    names = [option.name for key in registry.games() for option in registry.game(key).options()]
    return ", ".join(dict.fromkeys(names))


def listed(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def levels(text: str) -> list[str]:
    """The bots that are meant."""
    return [level_called(name) for name in listed(text)]


def read_options(game: str, given: list[str] | None) -> dict[str, Any]:
    """NAME=VALUE as the game writes its options; what it does not know stays text, and is refused later."""
    known = {option.name: option for option in registry.game(game).options()}
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        name = name.strip()
        if not equals or not name:
            raise BadOption(Message("option-spelling", {"text": text}))
        options[name] = read_value(known[name], value.strip()) if name in known else value
    return options


def read_value(option: Option, text: str) -> Any:
    """One of the values allowed, by the way it is written; a list with commas where several may stand, and
    NAME:VALUE with commas where names have values."""
    meant = {written(value): value for value in option.allowed}
    if option.names:
        pairs = [item.partition(":") for item in listed(text)]
        return {name.strip(): meant.get(value.strip(), value) for name, _, value in pairs}
    if not option.many:
        return meant.get(text, text)
    return text if text == RANDOM else [meant.get(item, item) for item in listed(text)]
