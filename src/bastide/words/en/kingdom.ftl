# Kingdom Builder, in English.

title = Kingdom Builder
game-takes = 30 to 45 minutes
card-recorded = A recorded game of four bots

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
name-sanctuary = sanctuary
name-farm = farm
name-oasis = oasis
name-tavern = tavern
name-tower = tower
name-barn = barn
name-paddock = paddock
name-harbour = harbour
name-sanctuary-turned = sanctuary (turned)
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
name-next-turn = from the next turn
name-ready = ready
name-used = used
name-lost = lost

label-sanctuary = Sanctuary
label-farm = Farm
label-oasis = Oasis
label-tavern = Tavern
label-tower = Tower
label-barn = Barn
label-paddock = Paddock
label-harbour = Harbour

does-sanctuary = build one on the card’s terrain
does-farm = build one on grass
does-oasis = build one on desert
does-tavern = build one at the end of a line of three or more
does-tower = build one on the edge of the board
does-barn = move one to the card’s terrain
does-paddock = move one exactly two hexes straight on
does-harbour = move one to water

pays-fishermen = 1 for each settlement next to water
pays-merchants = 4 for each location or castle linked with another
pays-discoverers = 1 for each row with a settlement
pays-hermits = 1 for each group of settlements
pays-citizens = 1 for every 2 settlements in the largest group
pays-miners = 1 for each settlement next to a mountain
pays-workers = 1 for each settlement next to a location or castle
pays-knights = 2 for each settlement on the fullest row
pays-lords = 12 and 6 for most and second most in each quadrant
pays-farmers = 3 for each settlement in the emptiest quadrant
pays-castles = 3 for each castle next to a settlement

## What happened

board-laid = The board is laid: { $top_left_name }, { $top_right_name }, { $bottom_left_name }, { $bottom_right_name }.
cards-laid = Kingdom cards: { $first_name }, { $second_name }, { $third_name }.
start-chosen = Start player: { $player }.
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
mandatory-lapsed = No card fits any more: nothing more need be built.
settlement-built = { $player } builds a settlement on { $hex } ({ $terrain_name }).
extra-built = { label-of-location }: { $player } builds a settlement on { $hex } ({ $terrain_name }).
settlement-lifted = { label-of-location }: { $player } lifts the settlement on { $hex }.
settlement-moved = { label-of-location }: { $player } moves a settlement, { $origin } → { $hex }.
token-taken = { $player } takes { location-with-article } token (from the next turn).
token-lost = { $player } loses { location-with-article } token: no settlement is left next to it.
last-settlement-built = { $player } builds the last settlement; the round is played to its end.
turn-ended = { $player } ends the turn.
card-scored = { $card_name }: { $player } gets { $gold } gold.
castles-scored = Castles: { $player } gets { $gold } gold.
game-ended = The last round is over.

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
location-with-article = { $location ->
    [oasis] an oasis
   *[other] a { $location_name }
}

## Why not

lifted-first = A settlement is in the air: put it down first.
only-chance = This is for chance to bring, not for a player to choose.
build-first = { $count ->
    [one] One settlement is still to be built.
   *[other] { $count } settlements are still to be built.
}
nothing-owed = The settlements of this turn are all built.
hex-taken = A settlement already stands there.
not-buildable = Nobody can build there: { $terrain_name }.
wrong-terrain = The hex is of another terrain ({ $terrain_name }); wanted: { $wanted_name }.
not-next-to-own = There are free hexes next to own settlements; this one is not.
token-moves = This token moves a settlement; lift one first: { $location_name }.
token-builds = This token builds; it does not move: { $location_name }.
nothing-between = Nothing may come between the settlements of the mandatory action ({ $count } to go).
location-absent = This location is not in the game: { $location_name }.
token-used = The token is already used this turn: { $location_name }.
token-next-turn = The token can be used from the next turn: { $location_name }.
token-lost-before = The token is lost: { $location_name }.
token-missing = There is no such token with you: { $location_name }.
supply-empty = The supply is empty.
not-at-line-end = The hex is not at the end of a line of three own settlements.
not-on-edge = The hex is not on the edge of the board.
no-card = There is no card of the turn.
not-own-settlement = No settlement of yours stands there.
nowhere-to-go = The settlement would have nowhere to go.
nothing-lifted = No settlement is lifted.
same-hex = The settlement must end on another hex.
not-two-steps = The hex is not exactly two steps away in a straight line.
cards-twice = A kingdom card is named twice.
no-such-seat = There is no such seat.
other-chance-due = Another outcome of chance is due.
quadrant-twice = A quadrant is named twice.
board-not-as-asked = The host has asked for another board.
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
expects-settle = Choose where the settlement from { $hex } goes.
expects-end = The settlements are built: use a token or end the turn.
expects-end-only = The settlements are built: end the turn.

## The table in the terminal

to-the-map = type { $word } to see them on the map
last-round = Last round.
starts = start player
help-map = A hex is row.column: 7.12. The numbers on the map are moves.
help-tokens = Letters with a figure are locations and the tokens left there. A token can be used once a turn, before or after building, from the turn after it was taken.
help-recent = Settlements in brackets have been set since your last turn.
on-the-map = on the map
heading-card = Card
heading-tokens = Tokens
heading-gold = Gold now
heading-next-card = Next card
deck-line = Deck: { $deck } · discards: { $discards } · out of the game: { $removed }
no-tokens = none
hidden-card = ?

## Options

option-seats = Players
option-quadrants = Quadrants: top left, top right, bottom left, bottom right
option-turned = Which quadrants are turned by 180°
option-cards = Kingdom cards
option-first_game = The first game’s board and cards

## Said everywhere

heading-supply = Supply
move-end-turn = End turn
move-build = Build
move-lift = { $location_label }: { $location_does }; lift
move-settle = Put down
move-use = { $location_label }: { $location_does }

## The page

own-title = Card and tokens
card-of-turn = Your card
card-in-hand = Next card
card-built = { $built } of { $count } built
card-later = It is played on your next turn; nobody else sees it.
follows-card = Card: { $terrain_name }; still to build: { $count }.
token-chosen = chosen
tokens-none = no token yet
gold-so-far = Gold so far
gold-live = live
legend-title = Terrain
place-taken = Nobody builds on it.
place-token = Whoever builds next to it takes its token: { $does }, once a turn.
place-left = Tokens left: { $count }.
hex-settled = settlement of player { $number }
takes-back-build = settlement on { $hex }
takes-back-use = { $label }, settlement on { $hex }
takes-back-lift = { $label }, lifted from { $hex }
takes-back-settle = settlement moved to { $hex }
takes-back-end-turn = end of the turn
turned-random = perhaps turned
explains-seats = Two to four sit at the table.
explains-quadrants = Four of eight make the board.
explains-turned = A turned quadrant makes another map.
explains-cards = Three of ten say what brings gold.
explains-first_game = The board and the cards for learning the game.
guide-welcome = Welcome. You build settlements on this map, and three kingdom cards and the castles pay gold for where they stand. Most gold wins.
guide-card = This is your terrain card. In this turn you build three settlements on its terrain.
guide-gold = Here stand the kingdom cards: what pays, and what each player would get now. Look there before you build.
guide-build = Every hex with a golden rim can be chosen. Point at one to see its gold, then click it.
guide-next-to = The next ones must touch your settlements, if the terrain allows it. Build until three stand.
guide-undo = Changed your mind? “Undo” takes steps of this turn back, one by one.
guide-end = All three stand. End the turn.
guide-others = Now the other player builds. What is new has a dashed rim; the log tells every step.
guide-why = Click a hex without a golden rim: you will read why it cannot be chosen.
guide-token = You built next to a location and took its token. From the next turn on it gives one more action each turn.
guide-use = The token is ready. Click it before the first or after the third settlement, then a golden hex.
guide-finish = That is all. When someone has built the last settlement, the round is finished and the gold is counted. Good luck.
