"""Why a line is not legal, by clause: the fact on the board, then the rule it rests on."""

from bastide.core.errors import Argument, Message
from bastide.core.game import Seat
from bastide.games.kingdom.components import (
    BARN,
    BUILDABLE,
    EDGE,
    LOCATIONS,
    MOVES_A_SETTLEMENT,
    NOBODY,
    NONE,
    PADDOCK,
    SANCTUARY,
    TAVERN,
    TERRAINS,
    TOWER,
    WATER,
)
from bastide.games.kingdom.moves import NOTATION, Build, EndTurn, KingdomMove, Lift, Settle, Use
from bastide.games.kingdom.rules.extra_actions import wanted_terrain
from bastide.games.kingdom.rules.locations import ready_kinds
from bastide.games.kingdom.state import LOST, NEXT_TURN, USED, State

# The clause that says what a token does, by the kind of its location.
_CLAUSES = ("K5.5", "K5.5", "K5.5", "K5.6", "K5.7", "K5.8", "K5.9", "K5.8")


def explain(state: State, seat: Seat, line: str) -> Message:
    move: KingdomMove = NOTATION.read(line)  # type: ignore[assignment]  # the notation knows only our moves
    match move:
        case Settle():
            return explain_settle(state, move.hex)
        case _ if state.lifted != NONE:
            return Message("lifted-first", clause="K5.8")
        case Build():
            return explain_build(state, move.hex)
        case Use() | Lift():
            return explain_token(state, seat, move)
        case EndTurn():
            return Message("build-first", {"count": state.owed}, clause="K3.7")
        case _:
            return Message("only-chance")


def explain_build(state: State, hex: int) -> Message:
    if state.owed == 0:
        return Message("nothing-owed", clause="K3.2")
    return wrong_hex(state, hex, [state.card]) or Message("not-next-to-own", clause="K4.2")


def explain_token(state: State, seat: Seat, move: Use | Lift) -> Message:
    kind = move.location
    builds = isinstance(move, Use)
    if builds == MOVES_A_SETTLEMENT[kind]:
        key = "token-moves" if builds else "token-builds"
        return Message(key, {"location": LOCATIONS[kind]}, clause=_CLAUSES[kind])
    if state.begun and state.owed > 0:
        return Message("nothing-between", {"count": state.owed}, clause="K3.2")
    if kind not in ready_kinds(state, seat):
        return missing_token(state, seat, kind)
    if not builds:
        return explain_lift(state, seat, kind, move.hex)
    if state.supply[seat] == 0:
        return Message("supply-empty", clause="K4.4")
    return explain_extra(state, kind, move.hex)


def missing_token(state: State, seat: Seat, kind: int) -> Message:
    """What has become of the tokens of the kind."""
    words = {"location": LOCATIONS[kind]}
    of_kind = [number for number, location in enumerate(state.board.locations) if location.kind == kind]
    states = [state.tokens[seat][number] for number in of_kind]
    if not of_kind:
        return Message("location-absent", {**words}, clause="K2.7")
    if USED in states:
        return Message("token-used", {**words}, clause="K3.4")
    if NEXT_TURN in states:
        return Message("token-next-turn", {**words}, clause="K5.2")
    if LOST in states:
        return Message("token-lost-before", {**words}, clause="K5.4")
    return Message("token-missing", {**words}, clause="K5.1")


def explain_extra(state: State, kind: int, hex: int) -> Message:
    if kind == TAVERN:
        return wrong_hex(state, hex, list(range(BUILDABLE))) or Message("not-at-line-end", clause="K5.6")
    if kind == TOWER and hex not in EDGE and state.board.terrain[hex] < BUILDABLE:
        return Message("not-on-edge", clause="K4.6")
    if kind == SANCTUARY and state.card == NONE:
        return Message("no-card", clause="K3.6")
    wanted = list(range(BUILDABLE)) if kind == TOWER else [wanted_terrain(state, kind)]
    return wrong_hex(state, hex, wanted) or Message("not-next-to-own", clause="K4.2")


def explain_lift(state: State, seat: Seat, kind: int, hex: int) -> Message:
    if state.owner[hex] != seat:
        return Message("not-own-settlement", clause=_CLAUSES[kind])
    if kind == BARN and state.card == NONE:
        return Message("no-card", clause="K3.6")
    return Message("nowhere-to-go", clause="K5.9" if kind == PADDOCK else "K5.16")


def explain_settle(state: State, hex: int) -> Message:
    if state.lifted == NONE:
        return Message("nothing-lifted", clause="K5.8")
    if hex == state.lifted:
        return Message("same-hex", clause="K5.10")
    if state.lifted_by == PADDOCK:
        return wrong_hex(state, hex, list(range(BUILDABLE))) or Message("not-two-steps", clause="K5.9")
    wanted = wanted_terrain(state, state.lifted_by)
    return wrong_hex(state, hex, [wanted]) or Message("not-next-to-own", clause="K5.8")


def wrong_hex(state: State, hex: int, wanted: list[int]) -> Message | None:
    """What is wrong with the hex itself: taken, not to be built on, or of another terrain."""
    terrain = state.board.terrain[hex]
    if state.owner[hex] != NOBODY:
        return Message("hex-taken", clause="K4.1")
    if terrain in wanted:
        return None
    if terrain >= BUILDABLE and wanted != [WATER]:
        return Message("not-buildable", {"terrain": TERRAINS[terrain]}, clause="K4.1")
    words: dict[str, Argument] = {"terrain": TERRAINS[terrain], "wanted": TERRAINS[wanted[0]]}
    return Message("wrong-terrain", words, clause="K4.3")
