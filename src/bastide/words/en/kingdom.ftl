# Kingdom Builder, in English.

title = Kingdom Builder
title-short = Kingdom
game-takes = 30 to 45 minutes

## What lines call by one word

name-grass = grass
name-canyon = canyon
name-desert = desert
name-flowers = flowers
name-forest = forest
name-water = water
name-mountain = mountain
name-castle = castle
name-location = location
name-sanctuary = oracle
name-farm = farm
name-oasis = oasis
name-tavern = tavern
name-tower = tower
name-barn = barn
name-paddock = paddock
name-harbour = harbour
name-sanctuary-turned = oracle (turned)
name-farm-turned = farm (turned)
name-oasis-turned = oasis (turned)
name-tavern-turned = tavern (turned)
name-tower-turned = tower (turned)
name-barn-turned = barn (turned)
name-paddock-turned = paddock (turned)
name-harbour-turned = harbour (turned)
name-fishermen = Fishermen
name-merchants = Merchants
name-discoverers = Discoverers
name-hermits = Hermits
name-citizens = Citizens
name-miners = Miners
name-workers = Workers
name-knights = Knights
name-lords = Lords
name-farmers = Farmers
name-castles = Castles
name-next-turn = from next turn
name-ready = ready
name-used = used
name-lost = lost

label-sanctuary = Oracle
label-farm = Farm
label-oasis = Oasis
label-tavern = Tavern
label-tower = Tower
label-barn = Barn
label-paddock = Paddock
label-harbour = Harbour

does-sanctuary = build one settlement on your card’s terrain
does-farm = build one settlement on grass
does-oasis = build one settlement on desert
does-tavern = build one settlement at the end of a line of three or more
does-tower = build one settlement on the edge of the board
does-barn = move one settlement to your card’s terrain
does-paddock = move one settlement exactly two hexes in a straight line
does-harbour = move one settlement to water

pays-fishermen = 1 for each settlement next to water
pays-merchants = 4 for each location or castle linked to another
pays-discoverers = 1 for each row with a settlement
pays-hermits = 1 for each group of settlements
pays-citizens = 1 for every 2 settlements in the largest group
pays-miners = 1 for each settlement next to a mountain
pays-workers = 1 for each settlement next to a location or castle
pays-knights = 2 for each settlement on your fullest row
pays-lords = 12 and 6 for most and second most settlements in each quadrant
pays-farmers = 3 for each settlement in your emptiest quadrant
pays-castles = 3 for each castle next to your settlements

## What happened

board-laid = The board: { $top_left_name }, { $top_right_name }, { $bottom_left_name }, { $bottom_right_name }.
cards-laid = Kingdom cards: { $first_name }, { $second_name }, { $third_name }.
start-chosen = First player: { $player }.
card-drawn = { $terrain ->
    [hidden] { $player } draws a terrain card.
   *[other] { $player } draws a terrain card: { $terrain_name }.
}
deck-remade = The deck is empty: the discards are shuffled ({ $count } { $count ->
    [one] card
   *[other] cards
}).
card-revealed = { $player } reveals a terrain card: { $terrain_name }.
card-removed = No free hex of this terrain is left ({ $terrain_name }): the card leaves the game.
card-replaced = New card: { $terrain_name }.
mandatory-lapsed = No card fits any more, so nothing more has to be built.
settlement-built = { $player } builds a settlement on { $hex } ({ $terrain_name }).
extra-built = { label-of-location }: { $player } builds a settlement on { $hex } ({ $terrain_name }).
settlement-lifted = { label-of-location }: { $player } lifts the settlement on { $hex }.
settlement-moved = { label-of-location }: { $player } moves a settlement, { $origin } → { $hex }.
token-taken = { $player } takes { location-with-article } token (usable from next turn).
token-lost = { $player } loses { location-with-article } token: no settlement is next to it any more.
last-settlement-built = { $player } builds their last settlement: this is the last round.
turn-ended = { $player } ends the turn.
card-scored = { $card_name }: { $player } gets { $gold } gold.
castles-scored = Castles: { $player } gets { $gold } gold.
game-ended = The last round is over.

you-token-taken = You take { location-with-article } token (usable from your next turn).
you-token-lost = You lose { location-with-article } token: no settlement of yours is left next to it.
you-last-settlement-built = You build your last settlement: this is the last round.
you-card-scored = { $card_name }: you get { $gold } gold.
you-castles-scored = Castles: you get { $gold } gold.

hint-token-used = { label-of-location } token used: { does-of-location }.
hint-token-taken = Takes { location-with-article } token: from next turn { does-of-location }.
hint-token-lost = Loses { location-with-article } token.
hint-castle-reached = Reaches a castle.

puzzle-clue-token = It’s about a token: { $location_name }.
puzzle-clue-place = Look at the { $part ->
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
   *[bottom-right] bottom right
} of the board: { $terrain_name }.

label-of-location = { $location ->
    [sanctuary] { label-sanctuary }
    [farm] { label-farm }
    [oasis] { label-oasis }
    [tavern] { label-tavern }
    [tower] { label-tower }
    [barn] { label-barn }
    [paddock] { label-paddock }
   *[harbour] { label-harbour }
}
does-of-location = { $location ->
    [sanctuary] { does-sanctuary }
    [farm] { does-farm }
    [oasis] { does-oasis }
    [tavern] { does-tavern }
    [tower] { does-tower }
    [barn] { does-barn }
    [paddock] { does-paddock }
   *[harbour] { does-harbour }
}
location-with-article = { $location ->
    [sanctuary] an { $location_name }
    [oasis] an { $location_name }
   *[other] a { $location_name }
}

## Why not

lifted-first = You’ve lifted a settlement. Put it down first.
build-first = { $count ->
    [one] You still have one settlement to build.
   *[other] You still have { $count } settlements to build.
}
nothing-owed = You’ve built all your settlements this turn. Use a token or end your turn.
hex-taken = There’s already a settlement here. Choose a free hex.
not-buildable = Nobody can build here: { $terrain_name }. Choose another hex.
wrong-terrain = This hex is { $terrain_name }; you need { $wanted_name }.
not-next-to-own = Build next to your settlements while you can.
token-moves = This token moves a settlement ({ $location_name }). Choose one of yours first.
token-builds = This token builds a settlement and doesn’t move one: { $location_name }.
nothing-between = Finish the mandatory action first ({ $count } to build).
location-absent = This location isn’t in this game: { $location_name }.
token-used = You’ve already used this token this turn: { $location_name }.
token-next-turn = You can use this token from next turn: { $location_name }.
token-lost-before = You’ve lost this token: { $location_name }.
token-missing = You don’t have this token: { $location_name }. Build next to its location to get one.
supply-empty = You have no settlements left to build. End your turn.
not-at-line-end = Choose a hex at the end of a line of three or more of your settlements.
not-on-edge = Choose a hex on the edge of the board.
no-card = You have no terrain card this turn.
not-own-settlement = You have no settlement here. Choose one of yours.
nowhere-to-go = This settlement has nowhere to go. Choose another.
nothing-lifted = Choose a settlement to move first.
same-hex = The settlement has to move. Choose another hex.
not-two-steps = Choose a hex exactly two hexes away in a straight line.
cards-twice = A kingdom card is named twice. Name three different ones.
quadrant-twice = A quadrant is named twice. Name four different ones.
board-not-as-asked = The host chose another board.
other-draws = Another seat draws: { $seat }.
card-not-in-deck = The deck has no such card.

score-words = { $score } gold
score-sheet = Gold

## What is expected

expects-build = Build { $count } more { $count ->
    [one] settlement
   *[other] settlements
}: { $terrain_name }.
expects-extra-or-build = Use a token or build { $count } { $count ->
    [one] settlement
   *[other] settlements
}: { $terrain_name }.
expects-settle = Choose where to move the settlement from { $hex }.
expects-end = Settlements built: use a token or end your turn.
expects-end-only = Settlements built: end your turn.

## The table in the terminal

to-the-map = type { $word } to see them on the map
brief-card-revealed = { $terrain_name }
brief-card-replaced = { $terrain_name }
brief-card-drawn = { $terrain ->
    [hidden] { "" }
   *[other] next card: { $terrain_name }
}
brief-card-removed = { card-removed }
brief-settlement-built = { $hex }
brief-extra-built = { $location_name } { $hex }
brief-settlement-moved = { $location_name } { $origin } → { $hex }
brief-token-taken = +{ $location_name }
brief-token-lost = −{ $location_name }
brief-last-settlement-built = { last-round }
last-round = Last round.
brief-start-chosen = first player
help-map = A hex is row.column: 7.12. The numbers on the map are moves.
help-tokens = A letter with a number is a location and the tokens left there. You can use a token once per turn, before or after building, from the turn after you take it.
help-recent = Settlements in brackets were built since your last turn.
on-the-map = on the map
heading-card = Card
heading-tokens = Tokens
heading-gold = Gold now
heading-next-card = Next card
deck-line = Deck: { $deck } · discards: { $discards } · out of the game: { $removed }
no-tokens = none
hidden-card = ?
low-standing = gold · supply

## Options

option-quadrants = Quadrants: top left, top right, bottom left, bottom right
option-turned = Quadrants turned by 180°
option-cards = Kingdom cards
option-first_game = First game’s board and cards

## Said everywhere

heading-supply = Supply
move-build = Build
move-lift = { $location_label }: { $location_does }; lift
move-settle = Put down
move-use = { $location_label }: { $location_does }

## The page

own-title = Your card and tokens
card-of-turn = Your card
card-in-hand = Next card
card-built = { $built } of { $count } built
card-later = You play it next turn; nobody else sees it.
follows-card = Card: { $terrain_name }, { $count ->
    [0] all built
   *[other] { $count } to build
}.
token-chosen = chosen
tokens-none = no tokens yet
gold-so-far = Gold so far
gold-live = live
legend-title = Terrain
place-taken = Nobody can build here.
place-token = Build next to it to take its token: { $does }, once per turn.
place-left = Tokens left: { $count }.
hex-settled = { $player }’s settlement
takes-back-build = settlement on { $hex }
takes-back-use = { $label }, settlement on { $hex }
takes-back-lift = { $label }, lifted from { $hex }
takes-back-settle = settlement moved to { $hex }
takes-back-end-turn = end of turn
turned-random = may be turned
explains-seats = Two to four players.
explains-quadrants = Four of eight make up the board.
explains-turned = Turning a quadrant makes a different map.
explains-cards = Three of ten decide what scores gold.
explains-first_game = The board and cards to learn with.

## Before the start: ready ways to play

preset-first-game = First game
preset-first-game-says = The board and cards for learning.
preset-classic-says = A new board and three cards every time.

## Guide: the lessons of the guided first game

guide-welcome-title = Welcome to Kingdom Builder
guide-welcome = You build settlements on this map. Three kingdom cards and the castles pay gold for where they stand. Most gold wins.
guide-cards-title = What pays this time
guide-cards = Every game has three goals. Today it’s settlements by the water, settlements in one row, and chains that link places. Next to each you see what you’d earn now.
guide-card-title = Your terrain card
guide-card = It shows forest, so this turn you build three settlements on forest. The very first one may go anywhere. By the water it earns 1 gold.
guide-card-do = Build on the glowing hex by the water.
guide-next-to-title = Stay close
guide-next-to = A new settlement must touch one of yours if the terrain allows it. Keep to this row: the Knights pay 2 gold for each settlement in it.
guide-next-to-do = Build right beside it.
guide-location-title = A location next door
guide-location = That framed hex is a farm. Build next to a location and you take one of its tokens at once.
guide-location-do = Build beside the farm.
guide-token-title = Your first token
guide-token = A token gives you one extra action every turn, starting with the next one. The farm builds one more settlement on grass.
guide-end-title = Three are built
guide-end = That’s a turn. You can undo any move until you end it. Then the bot plays.
guide-end-do = End your turn.
guide-others-title = The bot has built
guide-others = Its newest settlements have a dashed rim, and the log lists every move. You’ve drawn a new card meanwhile.
guide-use-title = Use your token
guide-use = Tokens work before or after your three builds. No grass touches your settlements, so any grass hex will do. This one even brings another token.
guide-use-do = Pick the farm token, then the glowing hex.
guide-flowers-title = Now flowers
guide-flowers = Your new card shows flowers, and some touch your settlements. So that’s where you must build.
guide-flowers-do = Build on the flowers by the water.
guide-water-title = More water, more gold
guide-water = The Fishermen pay 1 gold for each settlement that touches water.
guide-water-do = Build next to it.
guide-third-title = The third one
guide-third = With this one your turn is complete. From here on we end turns for you.
guide-third-do = Build your third settlement.
guide-lift-title = A token that moves
guide-lift = The paddock moves one of your settlements: exactly two hexes in a straight line, over anything.
guide-lift-do = Pick the paddock token, then the glowing settlement.
guide-settle-title = Jump to the castle
guide-settle = A castle next to your settlements pays 3 gold. And now one chain links castle and farm: the Merchants pay 4 gold for each of them.
guide-settle-do = Put it down beside the castle.
guide-gold-title = 13 gold in one jump
guide-gold = Castle, Merchants and a longer row, all with one move. Check the three cards before you build.
guide-finish = You hold canyon: build three, and use your tokens. When someone builds their last settlement, the round is finished and gold is counted. Good luck!

## Try: setting up a position

position-settlements = Player { $player } has { $number } settlements on the board, but there are only 40.
position-ground = No settlement can stand on { $hex }: { $terrain_name }.
position-tokens-many = More than two tokens were taken from { $hex }.
position-token-far = Player { $player } has a token from { $hex } but no settlement next to it.
position-token-due = Player { $player } has a settlement next to { $hex } and must have its token.
position-terrain-cards = There are only five cards of each terrain; there are more here: { $terrain_name }.
position-over = Player { $player } has no settlements left, so the game would be over already. Give the turn to a player after them.
try-settlement = Settlement
try-token = Token: taken, lost
try-board = Board
try-quadrant = Quadrant { $number }
try-cards = Kingdom cards
try-card = Card { $number }
try-hands = Terrain cards in hand
try-discards = Discarded
try-removed = Out of the game
try-tokens = Tokens of player { $number }
