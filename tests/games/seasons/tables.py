"""The smallest table that shows a rule, written in the words of lines and views."""

from collections.abc import Mapping, Sequence
from typing import Any

from bastide.core.game import CHANCE, Event
from bastide.core.notation import kebab
from bastide.games import seasons
from bastide.games.seasons.state import State

RESOURCES = ("sand", "wood", "clay", "stone", "silver")
CARDS = (
    *("messenger", "trader", "bricklayer", "stonemason"),
    *("worker-wood", "worker-sand", "worker-stone", "master-builder"),
)
PLENTY = {"sand": 10, "wood": 10, "clay": 10, "stone": 10, "silver": 10}
NOTHING = dict.fromkeys(RESOURCES, 0)


def player_with(
    *,
    talers: int = 3,
    helpers: int = 6,
    played: Sequence[str] = (),
    removed: Sequence[str] = (),
    hand: Sequence[str] | None = None,
    points: Mapping[str, int] | None = None,
    choice: Sequence[str] | None = None,
    built: int = 0,
    housed: Sequence[str] = (),
    **resources: int,
) -> dict[str, Any]:
    """A player with no resources and all cards in hand, unless the test says otherwise."""
    in_hand = [card for card in CARDS if card not in (*played, *removed)] if hand is None else hand
    return {
        "talers": talers,
        "helpers": helpers,
        "resources": {**NOTHING, **resources},
        "hand": list(in_hand),
        "played": list(played),
        "sheet": dict(points or {}),
        "choice": None if choice is None else list(choice),
        "built": built,
        "housed": list(housed),
    }


def state_with(
    *,
    seats: int = 3,
    stage: str = "choose",
    round: int = 2,
    active: int = 0,
    options: Mapping[str, Any] | None = None,
    stock: Mapping[str, int] | None = None,
    tower: Mapping[str, int] | None = None,
    bank: int = 50,
    smithy: int = 0,
    built: Mapping[str, int] | None = None,
    carts: Mapping[str, int] | None = None,
    new: Sequence[str] = (),
    places: Mapping[str, int] | None = None,
    winter: Mapping[str, Any] | None = None,
    others: Sequence[Mapping[str, Any]] = (),
    **own: Any,
) -> State:
    """A round in which all are to choose, with plenty in the stock and an empty tower and castle, unless the
    test says otherwise.

    What is not named here is said of seat 0 (`player_with`); `others` are the next seats'. `built` says how
    many tiles of a kind stand, `carts` and `places` who stands there, `new` who came in this round.
    """
    season = {"season": "winter"} if winter is not None else {}
    before = seasons.write_state(seasons.new_game(options_with(seats=seats, **season, **(options or {}))))
    players = [player_with(**own), *[player_with(**other) for other in others]]
    players += [player_with() for _ in range(seats - len(players))]
    written = {
        **before,
        "stage": stage,
        "round": round,
        "active": active,
        "players": players,
        "stock": {**PLENTY, **(stock or {})},
        "tower": {**NOTHING, **(tower or {})},
        "bank": bank,
        "smithy": smithy,
        "built": [[tile, 1] for tile, count in (built or {}).items() for _ in range(count)],
        "winter": None if winter is None else winter_with(before["winter"], winter, places or {}, new),
    }
    for tile in written["castle"]["tiles"]:
        tile["unbuilt"] = max(0, tile["unbuilt"] - (built or {}).get(tile["tile"], 0))
        stand(tile["places"], places or {}, new)
    for cart in written["carts"]:
        cart["seat"] = (carts or {}).get(cart["cart"])
        cart["new"] = cart["cart"] in new
    return seasons.read_state(written)


def winter_with(
    before: dict[str, Any], said: Mapping[str, Any], places: Mapping[str, int], new: Sequence[str]
) -> dict[str, Any]:
    """The winter cards: those that the test lays on the table, and what lies on them."""
    table = [card for card in ("inn", "barn", "maiden") if card in said]
    unseen = [card for card in before["unseen"] if card not in table]
    inn, barn = named_places("inn", 1, 3), named_places("barn", 3, 5)
    stand(inn, places, new)
    stand(barn, places, new)
    return {
        **before,
        "card": None,
        "unseen": list(said.get("unseen", unseen)),
        "table": table,
        "inn": {"coins": said["inn"], "place": inn[0]} if "inn" in table else None,
        "barn": {"places": barn} if "barn" in table else None,
        "maiden": said.get("maiden"),
    }


def named_places(building: str, number: int, price: int) -> list[dict[str, Any]]:
    names = [f"{building}-{place}" for place in range(1, number + 1)]
    return [{"name": name, "price": price, "seat": None, "new": False} for name in names]


def stand(lying: list[dict[str, Any]], places: Mapping[str, int], new: Sequence[str]) -> None:
    for place in lying:
        place["seat"] = places.get(place["name"])
        place["new"] = place["name"] in new


def options_with(**chosen: Any) -> dict[str, Any]:
    """All options, those not chosen with their defaults."""
    return {**{option.name: option.default for option in seasons.options()}, **chosen}


# -- playing


def lines(state: State, seat: int = 0) -> list[str]:
    """What is open to the seat, as lines."""
    return [seasons.NOTATION.write(move) for move in seasons.legal_moves(state, seat)]


def open_to(state: State, words: str, seat: int = 0) -> list[str]:
    """How the lines that begin with these words go on: `open_to(state, "send supply")`."""
    return [line.removeprefix(words + " ") for line in lines(state, seat) if line.startswith(words + " ")]


def play(state: State, *played: str, seat: int = 0) -> list[str]:
    """Play lines that must be legal; what happened, as `told`."""
    events: list[Event] = []
    for line in played:
        assert seat in seasons.to_act(state), f"{seat} is not among {seasons.to_act(state)}"
        assert line in lines(state, seat), f"{line} is not among {lines(state, seat)}"
        move: Any = seasons.NOTATION.read(line)
        events += seasons.play(state, seat, move)
    return told(events)


def choose(state: State, *choices: str) -> list[str]:
    """Everyone chooses, seat by seat; what happened from the reveal on."""
    events = [
        event for seat, cards in enumerate(choices) for event in play(state, f"choose {cards}", seat=seat)
    ]
    return [event for event in events if not event.startswith("characters-")]


def chance(state: State, line: str) -> list[str]:
    """Let chance bring an outcome that must be possible."""
    assert seasons.to_act(state) == (CHANCE,)
    move: Any = seasons.NOTATION.read(line)
    assert seasons.check_chance(state, move) is None
    return told(seasons.play(state, CHANCE, move))


def why(state: State, line: str, seat: int = 0) -> tuple[str, str]:
    """The key and the clause of the reason why a line is not legal."""
    assert line not in lines(state, seat)
    message = seasons.explain(state, seat, line)
    return message.key, message.clause


def to_act(state: State) -> tuple[int, ...]:
    return seasons.to_act(state)


# -- looking


def table_of(state: State) -> dict[str, Any]:
    """The state in words, for what a test wants to look at."""
    return seasons.write_state(state)


def own(state: State, seat: int = 0) -> dict[str, Any]:
    """A seat's cards, pieces and points in words."""
    player: dict[str, Any] = table_of(state)["players"][seat]
    return player


def has(state: State, seat: int = 0) -> dict[str, int]:
    """The resources that a seat has."""
    return {kind: count for kind, count in own(state, seat)["resources"].items() if count}


def standing(state: State) -> dict[str, int]:
    """Who stands where: at carts, in buildings, in inn and barn."""
    table = table_of(state)
    places = [place for tile in table["castle"]["tiles"] for place in tile["places"]]
    winter = table["winter"] or {"inn": None, "barn": None}
    places += [winter["inn"]["place"]] if winter["inn"] else []
    places += winter["barn"]["places"] if winter["barn"] else []
    taken = {place["name"]: place["seat"] for place in places if place["seat"] is not None}
    return {**{one["cart"]: one["seat"] for one in table["carts"] if one["seat"] is not None}, **taken}


def told(events: Sequence[Event]) -> list[str]:
    """Events as their names and words: `helper-sent 0 supply sand`."""
    return [
        " ".join([kebab(type(event).__name__), *map(str, seasons.NOTATION.words_of(event).values())])
        for event in events
    ]


def of_kind(events: Sequence[str], *names: str) -> list[str]:
    """Only these events."""
    return [event for event in events if event.split()[0] in names]
