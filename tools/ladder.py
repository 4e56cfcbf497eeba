"""The ladder: plays what `ladder_rows` lists and writes docs/ladder.md and the ratings that the house shows.

Every game is kept in build/ladder, a line each, so a run that was broken off goes on where it stopped, and
more games can be added to those there are. What a row came to is kept in docs/ladder.jsonl, so that rows
which were measured elsewhere, or with another time to think, stay.
"""

import argparse
import json
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from ladder_figures import Measured, add, figures_of, merge, read_figures, write_figures
from ladder_page import machine_of, write_page
from ladder_ratings import write_ratings
from ladder_rows import OWN_TIME, PROTOTYPE, Row, all_rows
from prototype_player import PrototypePlayer

from bastide.bots import new_bot
from bastide.bots.bot import Bot
from bastide.bots.crews import Crew, new_crew
from bastide.bots.pairing import Pairing, Played, Tally, count, pairings, play_pairing

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "ladder"
ADDED: Final = "added"  # a folder there: games that the figures have counted together with earlier ones
EVERY: Final = 20.0  # seconds between two words about how far it is


def main() -> None:
    asked = read_arguments()
    rows = [row for row in all_rows(asked.thinking) if re.search(asked.only, row.key)]
    if not asked.prototype:
        rows = [row for row in rows if row.other != PROTOTYPE]
    if not asked.write:
        with new_crew(asked.jobs, asked.ray) as crew:
            wanted = [(row, asked.games or row.games) for row in rows]
            play_rows(wanted, asked.first, str(asked.prototype or ""), crew, asked.kept)
    earlier = read_figures(asked.figures)
    if asked.add:
        measured = add(earlier, measure(asked.kept, rows, asked.first))
    else:
        measured = merge(earlier, measure(asked.kept, all_rows(asked.thinking)))
    write_figures(asked.figures, measured)
    if asked.add:
        set_aside(asked.kept, rows)
    write_page(asked.page, measured, asked.machine or machine_of(asked.page))
    write_ratings(asked.ratings, measured)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="of a row, instead of the number it names")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--only", default="", help="the rows whose key has this pattern")
    parser.add_argument("--regent", type=float, default=OWN_TIME, help="seconds for a decision of Regent")
    parser.add_argument("--sovereign", type=float, default=OWN_TIME, help="seconds for one of Sovereign")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--ray", default="", help="the address of a Ray cluster")
    parser.add_argument("--prototype", type=Path, help="the folder of the prototype, to play against it too")
    parser.add_argument(
        "--machine", default="", help="what all of it ran on, in words, instead of the page's"
    )
    parser.add_argument("--write", action="store_true", help="play nothing, only write what is kept")
    parser.add_argument(
        "--add",
        action="store_true",
        help="to the figures' games those of the asked rows, from the first seed on",
    )
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--figures", type=Path, default=ROOT / "docs" / "ladder.jsonl")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "ladder.md")
    parser.add_argument("--ratings", type=Path, default=ROOT / "src" / "bastide" / "bots" / "ladder.toml")
    asked = parser.parse_args()
    asked.thinking = {"regent": asked.regent, "sovereign": asked.sovereign}
    return asked


def play_rows(rows: list[tuple[Row, int]], first: int, prototype: str, crew: Crew, kept: Path) -> None:
    """So many games of each row, those that are not kept yet, one row after the other without a pause; each
    is kept when it is over."""
    kept.mkdir(parents=True, exist_ok=True)
    missing = [
        (row, pairing) for row, games in rows for pairing in missing_of(row, games, first, prototype, kept)
    ]
    games_of = Counter(row.key for row, _ in missing)
    told, over = time.monotonic(), Counter[str]()
    played = crew.each(play_any, [pairing for _, pairing in missing])
    for (row, _), game in zip(missing, played, strict=True):
        with (kept / f"{row.key}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line_of(game)) + "\n")
        over[row.key] += 1
        if time.monotonic() - told > EVERY or over[row.key] == games_of[row.key]:
            told = time.monotonic()
            print(f"{row.key}: {over[row.key]} of {games_of[row.key]} games", flush=True)


def missing_of(row: Row, games: int, first: int, prototype: str, kept: Path) -> list[Pairing]:
    """What is not kept yet of a row."""
    path = kept / f"{row.key}.jsonl"
    drop_broken(path)
    lines = [*read_lines(path), *read_lines(kept / ADDED / path.name)]
    there = {(line["seed"], tuple(line["order"])) for line in lines}
    wanted = pairings(row.game, row.options, named(row.bots, prototype), games, first, row.seconds)
    return [pairing for pairing in wanted if (pairing.seed, pairing.order) not in there]


def drop_broken(path: Path) -> None:
    """A run that was broken off may have left half a line."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if text and not text.endswith("\n"):
        path.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")


def set_aside(kept: Path, rows: list[Row]) -> None:
    """What has been added to the figures is neither added again nor played again."""
    (kept / ADDED).mkdir(exist_ok=True)
    for row in rows:
        path = kept / f"{row.key}.jsonl"
        if path.exists():
            with (kept / ADDED / path.name).open("a", encoding="utf-8") as file:
                file.write(path.read_text(encoding="utf-8"))
            path.unlink()


def named(bots: tuple[str, ...], prototype: str) -> list[str]:
    """The prototype goes by the folder it lies in."""
    return [f"{PROTOTYPE}@{prototype}" if bot == PROTOTYPE else bot for bot in bots]


def play_any(pairing: Pairing) -> Played:
    return play_pairing(pairing, make_any)


def make_any(name: str, game: str, seed: int) -> Bot:
    kind, _, folder = name.partition("@")
    return PrototypePlayer(Path(folder)) if kind == PROTOTYPE else new_bot(name, game, seed)


def line_of(played: Played) -> dict[str, Any]:
    pairing = played.pairing
    return {
        "seed": pairing.seed,
        "order": pairing.order,
        "scores": played.scores,
        "sides": played.sides,
        "winners": played.winners,
        "moves": played.moves,
        "seconds": [round(seconds, 4) for seconds in played.seconds],
    }


def read_lines(path: Path) -> Iterator[dict[str, Any]]:
    """The games that are kept of a row; a line that is being written is none yet."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    for line in text.splitlines(keepends=True):
        if line.endswith("\n"):
            yield json.loads(line)


def measure(kept: Path, rows: list[Row], first: int = 1) -> Measured:
    """What the games came to that are kept of every row, from the first seed on."""
    measured: Measured = {}
    for row in rows:
        tallies = [Tally() for _ in row.bots]
        for line in of_whole_seeds(row, list(read_lines(kept / f"{row.key}.jsonl"))):
            pairing = Pairing(row.game, row.options, row.bots, tuple(line.pop("order")), line.pop("seed"))
            if pairing.seed >= first:
                count(tallies, Played(pairing, **line))
        if tallies[0].games:
            measured[row] = figures_of(merged(row, tallies))
    return measured


def of_whole_seeds(row: Row, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The games of seeds that were played in every order of the seats: a run may have been broken off."""
    orders = sum(1 for _ in pairings(row.game, row.options, row.bots, games=1, first=1))
    played = Counter(line["seed"] for line in lines)
    return [line for line in lines if played[line["seed"]] == orders]


def merged(row: Row, tallies: list[Tally]) -> list[Tally]:
    """All of one kind together; partners have won the same game."""
    if row.options.get("mode") == "team":
        return tallies[:2]
    both = [Tally(), Tally()]
    for bot, tally in zip(row.bots, tallies, strict=True):
        whole = both[0 if bot == row.one else 1]
        whole.games += tally.games
        whole.wins += tally.wins
        whole.scores += tally.scores
        whole.margins += tally.margins
        whole.moves += tally.moves
        whole.seconds += tally.seconds
    return both


if __name__ == "__main__":
    main()
