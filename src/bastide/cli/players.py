"""Who sits in the seats of a game in the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass

from bastide.bots import BOTS, new_bot
from bastide.cli.screen import Screen
from bastide.core.errors import BadOption, Message
from bastide.core.match import Match
from bastide.core.record import Record


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: a person, or a bot by its kind."""

    name: str
    bot: str = ""


def seat_players(
    seats: int, people: int, names: Sequence[str], bots: Sequence[str], screen: Screen
) -> list[Player]:
    """People sit first; the bots named take the other seats in turn."""
    if not 0 <= people <= seats:
        raise BadOption(Message("people-too-many", {"people": people, "seats": seats}))
    players = [Player(name_of(seat, people, names, screen)) for seat in range(people)]
    for seat in range(seats - people):
        bot = bots[seat % len(bots)]
        new_bot(bot, screen.game)  # complains about a bot that does not exist
        same = sum(player.bot == bot for player in players)
        players.append(Player(bot_name(bot, same, screen), bot))
    return players


def name_of(seat: int, people: int, names: Sequence[str], screen: Screen) -> str:
    if seat < len(names):
        return names[seat]
    return (
        screen.words.say("player-alone")
        if people == 1
        else screen.words.say("player-number", number=seat + 1)
    )


def bot_name(bot: str, same: int, screen: Screen) -> str:
    """What a bot is called at a table where so many like it sit already."""
    level = screen.words.say(f"level-{bot}") if bot in BOTS else bot
    return f"{level} {same + 1}" if same else level


def record_of(match: Match, players: Sequence[Player]) -> str:
    """The game as text, with who sat where."""
    names = ["" if player.bot else player.name for player in players]
    return match.record(names=names, bots=[player.bot for player in players])


def players_of(record: Record, match: Match, screen: Screen) -> list[Player]:
    """Who sat where, as the record tells it; unnamed seats get numbers."""
    seats: int = match.options["seats"]
    names, bots = [*record.names, *[""] * seats], [*record.bots, *[""] * seats]
    players: list[Player] = []
    for seat in range(seats):
        same = sum(player.bot == bots[seat] for player in players)
        name = names[seat] or screen.words.say("player-number", number=seat + 1)
        players.append(Player(bot_name(bots[seat], same, screen), bots[seat]) if bots[seat] else Player(name))
    return players
