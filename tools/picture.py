"""Draw the README's picture: a game in the terminal, as it looks, in an SVG."""

import re
import sys
from pathlib import Path

from rich.console import Console

from bastide.bots import new_bot
from bastide.cli.play import Session
from bastide.cli.players import Player, bot_name
from bastide.cli.screen import Screen
from bastide.core.match import Match

FONT = "'DejaVu Sans Mono', 'Menlo', 'Consolas', 'Liberation Mono', monospace"


def draw(path: Path, language: str, moves: int, width: int, game: str = "kingdom") -> None:
    match = Match(game, seats=3, seed=7)
    bot = new_bot("greedy", game, seed=1)
    while len(match.log) < moves or match.to_act != (0,) or len(match.legal(0)) < 4:
        seat = match.to_act[0]
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), seconds=10))
    screen = Screen(language, game)
    with Path("/dev/null").open("w") as nowhere:
        screen.console = Console(
            highlight=False,
            record=True,
            width=width,
            force_terminal=True,
            color_system="truecolor",
            file=nowhere,
        )
        screen.console.print(
            f"$ bastide play {game} --seats 3 --bots greedy --lang {language} --seed 7", markup=False
        )
        bots = [Player(bot_name("greedy", same, screen), "greedy") for same in range(2)]
        session = Session(match, [Player("Mira"), *bots], screen)
        session.has_helped = True
        session.told[0] = session.last_turn(0)
        session.draw(0, session.offers(0))
        svg = screen.console.export_svg(title="bastide")
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    path.write_text(re.sub(r"font-family: Fira Code[^;]*;", f"font-family: {FONT};", svg), encoding="utf-8")


if __name__ == "__main__":
    draw(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), *sys.argv[5:])
