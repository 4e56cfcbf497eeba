"""Who sits in the seats of a game in the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass

from bastide.bots import new_bot
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
    new_bot(bot, screen.game)  # complains about a bot that does not exist
    level = screen.words.say(f"level-{bot}")
    return f"{level} {same + 1}" if same else level


def seat_word(player: Player) -> str:
    """How a record tells who sat there."""
    return f"bot {player.bot}" if player.bot else player.name


def players_of(record: Record, match: Match, screen: Screen) -> list[Player]:
    """Who sat where, as the record tells it; unnamed seats get numbers."""
    seats = match.options["seats"]
    players = [Player(name_of(seat, seats, record.names, screen)) for seat in range(seats)]
    for seat, name in enumerate(record.names[:seats]):
        if name.startswith("bot "):
            bot = name.removeprefix("bot ")
            same = sum(player.bot == bot for player in players[:seat])
            players[seat] = Player(bot_name(bot, same, screen), bot)
    return players
