"""What can be asked for, what is going on and what may be open, by number."""

from typing import Final

from bastide.core.notation import Words

# What is going on: the set-up step by step, then phases, rounds and turns.
STAGES: Final = (
    *("start", "deal", "duchies", "choose", "fill", "goods", "roll", "turn", "over"),
    *("decide", "deal-routes", "deal-shields"),  # with modules
)
CHOOSE_START: Final = 0
DEAL: Final = 1  # the players' first goods
DEAL_DUCHIES: Final = 2
CHOOSE_DUCHY: Final = 3
FILL: Final = 4  # the depots
LAY_GOODS: Final = 5  # of the phase
ROLL: Final = 6
TURN: Final = 7
OVER: Final = 8
DECIDE: Final = 9  # outside turns: what is pending is for `current`
DEAL_ROUTES: Final = 10
DEAL_SHIELDS: Final = 11

SETUPS: Final = ("basic", "experts", "experts-secret")
BASIC: Final = 0
EXPERTS: Final = 1
EXPERTS_SECRET: Final = 2

TIES: Final = ("most_empty", "fewest_empty")
MOST_EMPTY: Final = 0

MODES: Final = ("standard", "team", "solo")
STANDARD: Final = 0
TEAM: Final = 1
SOLO: Final = 2
TEAM_SEATS: Final = 4  # two teams of two
TEAMS: Final = 2

# What may be open between the placing of a tile and the next action: the base game's, then the modules', then
# those of the team game and the solo game.
FOLLOW_UP: Final = Words(
    "follow_up",
    (
        *("extra-action", "town-hall", "warehouse", "carpenter", "church", "market"),
        *("ship", "second-depot", "choose-goods", "discard"),
        *("crane", "white-castle", "lay-card", "route"),
        *("castle-or-shield", "gather", "from-depot", "upkeep", "choose-player"),
        *("store", "order", "buy-points", "target-action", "finished-colour", "trade", "give-goods"),
    ),
)
EXTRA_ACTION: Final = 0
PLACE_STORED: Final = 1  # town hall
SELL_ANY: Final = 2  # warehouse
TAKE_BUILDING: Final = 3  # carpenter
TAKE_BY_CHURCH: Final = 4
TAKE_BY_MARKET: Final = 5
LOAD_DEPOT: Final = 6  # a ship's choice
LOAD_NEXT: Final = 7  # about: the first depot
CHOOSE_GOODS: Final = 8  # about: `ten times the first depot + the second`, + 100 times a module's colour
DISCARD: Final = 9  # about: the tile that waits for room
USE_CRANE: Final = 10
WHITE_ACTION: Final = 11  # about: the number of the white die
LAY_CARD: Final = 12  # of the own trade route
LAY_ON_ROUTE: Final = 13  # about: `ten times the goods sold + how many are still to be laid`
ACTION_OR_SHIELD: Final = 14  # a castle with shield 11
GATHER: Final = 15  # a ship with shield 5; about: its depots
FROM_DEPOT: Final = 16  # shields 14 and 15
UPKEEP: Final = 17  # about: 1 if workers may pay
CHOOSE_PLAYER: Final = 18  # shield 6
STORE: Final = 19  # team: own or shared storage; about: the tile that waits
ORDER: Final = 20  # solo: what comes first; about: see `modes/order.py`
BUY_POINTS: Final = 21  # solo: points were scored
TARGET_ACTION: Final = 22  # solo: the target was reached
FINISHED_COLOUR: Final = 23  # solo: a tile of the black depot straight into the duchy
TRADE: Final = 24  # solo: goods for a blank
GIVE_GOODS: Final = 25  # solo; about: how many goods are still to be given
