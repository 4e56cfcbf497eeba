# The Castles of Burgundy, in English.

title = The Castles of Burgundy
game-takes = 60 to 90 minutes
card-recorded = A recorded game of two bots

## What lines call by one word

name-castle = castle
name-mine = mine
name-monastery = monastery
name-ship = ship
name-animal = animals
name-building = building
name-cow = cows
name-pig = pigs
name-sheep = sheep
name-chicken = chickens
name-warehouse = warehouse
name-watchtower = watchtower
name-carpenter = carpenter’s workshop
name-church = church
name-market = market
name-boarding-house = boarding house
name-bank = bank
name-town-hall = town hall
name-cow-2 = animals (2 cows)
name-cow-3 = animals (3 cows)
name-cow-4 = animals (4 cows)
name-pig-2 = animals (2 pigs)
name-pig-3 = animals (3 pigs)
name-pig-4 = animals (4 pigs)
name-sheep-2 = animals (2 sheep)
name-sheep-3 = animals (3 sheep)
name-sheep-4 = animals (4 sheep)
name-chicken-2 = animals (2 chickens)
name-chicken-3 = animals (3 chickens)
name-chicken-4 = animals (4 chickens)
name-monastery-1 = monastery 1
name-monastery-2 = monastery 2
name-monastery-3 = monastery 3
name-monastery-4 = monastery 4
name-monastery-5 = monastery 5
name-monastery-6 = monastery 6
name-monastery-7 = monastery 7
name-monastery-8 = monastery 8
name-monastery-9 = monastery 9
name-monastery-10 = monastery 10
name-monastery-11 = monastery 11
name-monastery-12 = monastery 12
name-monastery-13 = monastery 13
name-monastery-14 = monastery 14
name-monastery-15 = monastery 15
name-monastery-16 = monastery 16
name-monastery-17 = monastery 17
name-monastery-18 = monastery 18
name-monastery-19 = monastery 19
name-monastery-20 = monastery 20
name-monastery-21 = monastery 21
name-monastery-22 = monastery 22
name-monastery-23 = monastery 23
name-monastery-24 = monastery 24
name-monastery-25 = monastery 25
name-monastery-26 = monastery 26
name-teal = teal
name-purple = purple
name-pink = pink
name-red = red
name-brown = brown
name-orange = orange
name-any = any number
name-black = black depot
name-large = large
name-small = small
name-A = A
name-B = B
name-C = C
name-D = D
name-E = E
name-extra-action = extra action
name-second-depot = the ship’s second depot
name-choose-goods = the ship’s goods
name-discard = making room in storage
name-areas = Areas (size)
name-phases = Areas (phase)
name-bonuses = Colour bonuses
name-animals = Animals
name-watchtowers = Watchtowers
name-goods = Goods sold
name-unsold = Unsold goods
name-silver = Silver
name-workers = Workers
name-final-15 = Monastery 15 (Colours sold)
name-final-16 = Monastery 16 (4 per warehouse)
name-final-17 = Monastery 17 (4 per watchtower)
name-final-18 = Monastery 18 (4 per carpenter)
name-final-19 = Monastery 19 (4 per church)
name-final-20 = Monastery 20 (4 per market)
name-final-21 = Monastery 21 (4 per boarding house)
name-final-22 = Monastery 22 (4 per bank)
name-final-23 = Monastery 23 (4 per town hall)
name-final-24 = Monastery 24 (Kinds of animals)
name-final-25 = Monastery 25 (Goods sold)
name-final-26 = Monastery 26 (Colour bonuses)
name-basic = basic
name-experts = experts, openly in turn order
name-experts-secret = experts, secretly and at once
name-most_empty = more empty spaces win
name-fewest_empty = fewer empty spaces win

label-monastery-1 = Twin buildings
label-monastery-2 = Miners’ workers
label-monastery-3 = Double proceeds
label-monastery-4 = Worker per sale
label-monastery-5 = Goods from two depots
label-monastery-6 = Buying anywhere
label-monastery-7 = Rich pastures
label-monastery-8 = Workers change by 2
label-monastery-9 = Buildings: die ±1
label-monastery-10 = Ships, animals: die ±1
label-monastery-11 = Castles, mines, monasteries: ±1
label-monastery-12 = Taking: die ±1
label-monastery-13 = Silver with workers
label-monastery-14 = Four workers
label-monastery-15 = Colours sold
label-monastery-16 = 4 per warehouse
label-monastery-17 = 4 per watchtower
label-monastery-18 = 4 per carpenter
label-monastery-19 = 4 per church
label-monastery-20 = 4 per market
label-monastery-21 = 4 per boarding house
label-monastery-22 = 4 per bank
label-monastery-23 = 4 per town hall
label-monastery-24 = Kinds of animals
label-monastery-25 = Goods sold
label-monastery-26 = Colour bonuses

does-castle = an extra action with any number
does-mine = 1 silver at the end of each phase
does-ship = goods from one depot, and a step on the bridge
does-animal = points for the animals of this kind in the pasture
does-warehouse = sell goods of one colour
does-watchtower = 4 points
does-carpenter = take a building from any numbered depot
does-church = take a mine, monastery or castle from any numbered depot
does-market = take a ship or animals from any numbered depot
does-boarding-house = 4 workers
does-bank = 2 silver
does-town-hall = place a stored tile on a space of any number
does-monastery-1 = equal buildings may stand in one city
does-monastery-2 = also 1 worker for each mine at the end of a phase
does-monastery-3 = 2 silver for every sale
does-monastery-4 = 1 worker more for every sale
does-monastery-5 = a ship takes goods from a neighbouring depot too
does-monastery-6 = buy from any of the seven depots (2019: workers may stand for silver)
does-monastery-7 = 1 point more for each animal tile that scores
does-monastery-8 = a worker changes a die by up to 2
does-monastery-9 = placing a building: die ±1 for free
does-monastery-10 = placing a ship or animals: die ±1 for free
does-monastery-11 = placing a castle, mine or monastery: die ±1 for free
does-monastery-12 = taking a tile: die ±1 for free
does-monastery-13 = the action “take workers” gives 1 silver more
does-monastery-14 = the action “take workers” gives 4
does-monastery-15 = at the end: 2 points for each colour of goods sold (2011: 3)
does-monastery-16 = at the end: 4 points for each warehouse
does-monastery-17 = at the end: 4 points for each watchtower
does-monastery-18 = at the end: 4 points for each carpenter’s workshop
does-monastery-19 = at the end: 4 points for each church
does-monastery-20 = at the end: 4 points for each market
does-monastery-21 = at the end: 4 points for each boarding house
does-monastery-22 = at the end: 4 points for each bank
does-monastery-23 = at the end: 4 points for each town hall
does-monastery-24 = at the end: 4 points for each kind of animal
does-monastery-25 = at the end: 1 point for each goods tile sold
does-monastery-26 = at the end: 3 points for each bonus tile (2011: 2)

## Parts of sentences

tile-acc = { $tile ->
    [castle] a castle
    [mine] a mine
    [ship] a ship
    [warehouse] a warehouse
    [watchtower] a watchtower
    [carpenter] a carpenter’s workshop
    [church] a church
    [market] a market
    [boarding-house] a boarding house
    [bank] a bank
    [town-hall] a town hall
    [blank] a blank
    [crane] a crane
    [white-castle] a white castle
    [inn] an inn
   *[other] { $tile_name }
}
from-depot = { $depot ->
    [black] the black depot
   *[other] depot { $depot }
}
points-gained = +{ $points } { $points ->
    [one] point
   *[other] points
}
silver-nom = { $silver } silver
workers-nom = { $workers } { $workers ->
    [one] worker
   *[other] workers
}
workers-acc = { $workers } { $workers ->
    [one] worker
   *[other] workers
}
silver-acc = { $silver } silver
goods-counted = { $goods_name } ×{ $count }

## What happened

start-chosen = First player: { $player }.
goods-dealt = { $player } begins with goods: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }.
duchy-dealt = { $player } gets duchy { $duchy }.
duchies-dealt = { $player } may choose: duchy { $first_duchy } or { $second_duchy }.
duchy-picked = { $duchy ->
    [hidden] { $player } has chosen in secret.
   *[other] { $player } chooses duchy { $duchy } in secret, the castle on space { $space }.
}
duchy-chosen = { $player } plays duchy { $duchy }; the starting castle lies on space { $space }.
duchy-revealed = { $player } has chosen duchy { $duchy }, the starting castle on space { $space }.
phase-began = Phase { $phase }: the depots are filled.
goods-laid = Goods of phase { $phase }: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }, { $fourth_goods_name }, { $fifth_goods_name }.
dice-rolled = { $player } rolls { $first } and { $second }.
round-began = Round { $round }: the white die shows { $depot }, goods go to that depot ({ $goods_name }).
die-changed = { $player } changes a die, { $die } → { $value } ({ $workers ->
    [0] for free
   *[other] { workers-nom }
}).
tile-taken = { $player } takes { tile-acc } from { from-depot }.
tile-bought = { $player } buys { tile-acc } from { from-depot } ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
tile-discarded = { $player } discards { tile-acc } from storage.
tile-placed = { $player } places { tile-acc } on space { $space }.
goods-sold = { $player } sells goods ({ goods-counted }): +{ silver-nom }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
workers-taken = { $player } takes { workers-acc }{ $silver ->
    [0] {""}
   *[other] , +{ silver-nom }
}.
workers-hired = Boarding house: { $player } takes { workers-acc }.
silver-taken = Bank: { $player } takes { silver-acc }.
ship-sent = Ship: { $player } sails to depot { $depot }.
goods-loaded = Ship: { $player } takes goods from { from-depot } ({ goods-counted }).
nothing-loaded = Ship: { $player } takes no goods.
marker-moved = { $player } moves to space { $place } of the bridge.
extra-action-gained = Castle: { $player } gets an extra action.
only-choice-made = Automatic: there was only one choice ({ $follow_up_name }).
effect-lapsed = { $player } cannot use the effect: { $follow_up_name }.
effect-declined = { $player } does not use the effect: { $follow_up_name }.
area-acc = { $colour ->
    [animal] a pasture
    [building] a city
    [ship] a river
    [castle] an area of castles
    [mine] an area of mines
   *[other] an area of monasteries
}
area-filled = { $player } fills { area-acc } of size { $size }.
bonus-taken = All spaces of a colour are filled ({ $colour_name }): { $player } takes the { $bonus_name } bonus tile.
scored = { $player } gets { points-gained }: { $source_name }.
turn-ended = { $player } ends the turn.
phase-ended = Phase { $phase } is over.
mines-paid = { $player } gets { silver-acc } from mines{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
game-ended = The last phase is over.

## Why not

duchies-chosen = The duchies are chosen.
only-chance = This is for chance to bring, not for a player to choose.
choose-duchy-first = First a duchy and the space of its castle must be chosen.
duchy-not-dealt = This duchy was not dealt to you: { $duchy }.
not-a-castle-space = The starting castle goes on a dark green space.
no-effect-open = No effect is open; choose a die.
dice-used = Both dice are used.
die-absent = No unused die of yours shows this number: { $die }.
effect-first = An effect is still open: { $follow_up_name }.
no-such-goods = You hold no goods of this colour ({ $goods_name }).
black-depot-sells = Tiles of the black depot can only be bought.
tile-not-in-depot = There is no such tile in { $depot ->
    [black] the black depot
   *[other] depot { $depot }
}: { $tile_name }.
building-takes-other = The building does not take this tile: { $tile_name }; it takes { $follow_up ->
    [carpenter] a building
    [church] a mine, a monastery or a castle
   *[market] a ship or an animal
}.
tile-not-stored = There is no such tile in your storage: { $tile_name }.
space-taken = A tile already lies there.
wrong-colour = The space is of another colour ({ $colour_name }); wanted: { $wanted_name }.
not-next-to-tile = No tile of yours lies next to the space.
city-has-one = This city already has one: { $kind_name }.
bought-already = The purchase of this turn is made.
no-purchase-inside = In the 2011 edition nothing is bought while an effect is open.
only-black-depot = Only the tiles of the black depot are for sale.
silver-only = The purchase is paid for in silver.
cannot-pay = There is too little for that: silver { $silver }, workers { $workers }.
not-next-depot = The second depot must be next to depot { $depot }.
numbered-depots-only = A ship sails to a numbered depot.
goods-not-to-choose = These goods are not to be chosen now ({ $goods_name }).
must-be-used = This effect cannot be declined: { $follow_up_name }.
no-ship = No ship waits for a depot.
no-room-needed = No room is needed in storage now.
nothing-to-decline = No effect is open.
no-such-seat = There is no such seat.
other-chance-due = Another outcome of chance is due.
tile-not-in-stack = There is no such tile with the right back.
goods-not-in-bag = There are not so many goods of this colour left.
duchy-not-there = The box has no such duchy, or not so many of it.
duchy-twice = A player is dealt two different duchies.
duchy-not-in-edition = The { $edition } edition has no duchy { $duchy }.
too-few-workers = It takes { $needed } { $needed ->
    [one] worker
   *[other] workers
}; you have { $workers }.
price-is-two = The price is { $price } in all.
dice-first = { $count ->
    [one] One die is still to be used.
   *[other] { $count } dice are still to be used.
}
other-number-due = { $number } words are due here.
duchies-number = Name one duchy for all or one for each seat: { $number } named, { $seats } seats.

score-words = { $score } { $score ->
    [one] point
   *[other] points
}
score-sheet = Points

## Moves

move-take = Take a tile
move-place = Place a tile
move-sell-goods = Sell goods
move-take-workers = Take workers
move-buy = Buy a tile
move-load = Choose a depot for the ship
move-take-goods = Choose goods for the ship
move-discard = Discard from storage
move-decline = Do not use the effect
move-end-turn = End turn
move-choose-duchy = Choose a duchy

## The terminal

to-the-map = type { $word } to see them on the board
on-the-map = on the board
starts = first player
heading-phase = Phase
round-of = Round { $round } of { $rounds }
white-die = White die { $depot }
goods-to-come = to come:
heading-depot = Depot
black-label = black
heading-bridge = Bridge
heading-order = Turns:
heading-bonuses = Bonus tiles
areas-bring = Areas of 1 to 8 spaces bring { $points }, and { $bonus } more in this phase.
no-duchy-yet = No duchy has been chosen here yet.
rivers-join = Rivers: { $rivers }
heading-points = Points
heading-target = Target
heading-filled = Filled
heading-dice = Dice
heading-storage = Storage
heading-shared = Shared storage
heading-goods = Goods
heading-sold = Sold
short-headings = { $heading ->
    [points] Pts
    [dice] Dice
    [workers] Wrk
    [silver] Slv
    [areas] Areas
    [storage] Storage
    [goods] Goods
   *[sold] Sold
}
colour-letter = { $colour ->
    [castle] C
    [mine] M
    [monastery] Y
    [ship] S
    [animal] A
    [any] ·
   *[building] B
}
tile-short = { $kind ->
    [monastery] mon. { $count }
    [cow] { $count } cows
    [pig] { $count } pigs
    [sheep] { $count } sheep
    [chicken] { $count } chick
    [warehouse] wareh.
    [watchtower] watcht.
    [carpenter] carp.
    [boarding-house] board.
    [town-hall] t. hall
    [white-castle] w.cast.
   *[other] { $kind_name }
}
costs-workers = −{ $workers }w
leads-to-tile = { $tile } ({ depot-brief })
leads-to-die = { $die ->
    [any] any number
   *[other] die { $die }
}
leads-to-space = space { $space }
depot-brief = { $depot ->
    [black] black depot
   *[other] depot { $depot }
}
round-brief = Round { $round }
bonus-brief = bonus tile ({ $colour_name })
only-choice-brief = automatically
lapsed-brief = effect lost ({ $effect_name })
target-brief = target reached, now { $target }
help-board = Numbers in [ ] are moves: those of one die at a time. After them stands what they cost in workers (−1w) and the points they bring at once (+6).
help-duchy = A space shows the number of its die, the letter and sign of its colour, and on the right its number in lines. Below lies the tile; · marks a filled space, ✓ a filled area.
help-signs = A number on colour is goods: the die that sells them. On the bridge the upper marker of a stack stands first.
help-look = `map 2` shows the duchy of player 2.
reward-short = { $bonus ->
    [silver] +2 slv
    [workers] +4 wrk
    [points] +4 pts
    [sale] sale
    [placing] place
   *[action] action
}
help-routes = Trade route: a number on colour is the goods a space wants, beside it stands the reward; + before signs takes a tile of those colours. ✓ marks goods that fitted, – those that did not.
help-posts = A flag between number and colour: the space reaches a border post; a black flag is joined to another by tiles.
help-shields = ∇ and a number is a shield; both dice on the number of its depot take it for a castle.

## Said everywhere

duchy-number = Duchy { $duchy }
expects-die = { $count ->
    [one] One die is left: { $dice }.
   *[other] Use your dice: { $dice }.
}
expects-duchy = Choose a duchy and the space of its starting castle.
expects-effect = { $effect ->
    [extra-action] Castle: an extra action with any number.
    [town-hall] Town hall: place a stored tile on a space of any number.
    [warehouse] Warehouse: sell goods of one colour.
    [carpenter] Carpenter’s workshop: take a building.
    [church] Church: take a mine, monastery or castle.
    [market] Market: take a ship or animals.
    [ship] Ship: choose a depot.
    [second-depot] Ship: choose a second depot.
    [choose-goods] Ship: choose goods; not all colours find room.
    [discard] { $tile ->
        [None] Storage holds too many tiles: discard one.
       *[other] Storage is full: discard a tile to make room ({ $tile_name }).
    }
    [store] Where does the tile go ({ $tile_name })?
    [order] Several things are due: choose what comes first.
    [buy-points] Points were scored: more can be bought, 1 silver each.
    [target-action] The target is reached: an extra action with any number.
    [finished-colour] The colour is finished: a tile of the black depot goes straight into the duchy.
    [trade] Five goods buy a blank: choose a tile of the black depot.
    [give-goods] Choose the goods to give for the blank.
    [crane] Crane: use the effect of a building.
    [white-castle] White castle: an extra action with the number of the white die.
    [lay-card] Trade route: which card comes next?
    [castle-or-shield] Castle: an extra action with any number, or a shield.
    [gather] Ship: choose a colour; it comes from all depots.
    [from-depot] Shield: place a tile straight from a depot.
    [upkeep] Upkeep: pay for your shields, or give some up.
    [choose-player] Shield 6: whose monasteries do you copy?
   *[other] { $effect_name }.
}{ $decline ->
    [0] {""}
   *[other] {" "}You need not.
}
expects-end = The dice are used: buy a tile or end the turn.
expects-end-only = The dice are used: end the turn.
layout-unsure = layout not verified
pays = { $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}

## The page

bar-phase = phase { $phase }, round { $round }
tab-board = Table
tab-scores = Others
curtain-says = The others look away: duchies may be chosen in secret.
keys-arrows = move over the tiles and spaces
burgundy-keys = Arrows move over tiles, spaces, dice and storage; Enter picks.
main-board = Main board
own-title = What you have
others-title = The others
parts-title = Depots or duchy
part-depots = Depots
part-duchy = Duchy
duchy-of = Duchy: { $player }
panel-opens = Open the duchy
points-title = points
in-storage = in storage
depot-number = depot { $depot }
monastery-titled = { $title } (no. { $number })
die-shows = die { $die }
die-used = used die
stored-tile = storage, { $tile_name }
own-goods = goods, { $goods_name } ×{ $count }
space-name = space { $space }, { $colour_name }, number { $number }{ $tile ->
    [none] {""}
   *[other] , { $tile_name }
}
line-with-die = { $what }: die { $die }
line-take = Take { tile-acc } from { from-depot }
line-place = Place { tile-acc } on space { $space }
line-sell-goods = Sell goods ({ $goods_name })
line-take-workers = Take workers
line-buy = Buy { tile-acc } for { pays }
line-load = Goods from depot { $depot }
line-take-goods = Load these goods ({ $goods_name })
line-discard = Discard { tile-acc }
line-choose-duchy = Duchy { $duchy }, castle on space { $space }
back-take = { $tile_name } from { from-depot }
back-place = { $tile_name } on space { $space }
back-sell-goods = sale ({ $goods_name })
back-take-workers = workers
back-buy = purchase ({ $tile_name })
back-load = goods from depot { $depot }
back-take-goods = goods ({ $goods_name })
back-discard = discard ({ $tile_name })
back-decline = effect not used
back-end-turn = end of the turn
back-choose-duchy = choice of the duchy
black-title = Black depot
black-once = once a turn
black-bought = bought this turn
track-says = Phase { $phase }, round { $round }; a filled area brings { $points } more
track-phases = points per filled area
track-rounds = rounds and goods
phase-short = phase { $phase }
phase-area = area +{ $points }
bridge-title = Bridge
bridge-says = furthest goes first
bonus-title = Bonus
bonus-order = 1st · 2nd
bonus-says = All spaces of this colour filled ({ $colour_name }): { $what }
dice-title = Dice
storage-title = Storage
storage-free = free
goods-title = Goods
workers-title = Workers
silver-title = Silver
sold-count = sold: { $count }
area-title = { $colour ->
    [animal] Pasture
    [building] City
    [ship] River
    [castle] Castles
    [mine] Mines
   *[other] Monasteries
}, size { $size }
area-so-far = filled: { $filled } of { $size }
area-now = Filled in phase { $phase }
area-next = In the next phase
preview-ways = several ways: { $count }; a click lists them
preview-more = other ways: { $count }
layout-note = Marked duchies: their layout is not confirmed by several sources and may differ from the printed one.
choose-says = { $count ->
    [1] Click the castle space where you want to begin.
   *[other] Two duchies were dealt to you. Click the castle space where you want to begin.
}
choose-chosen = Your choice is made; the others are still choosing.
pays-areas = 1, 3, 6, 10, 15, 21, 28, 36 for areas of 1 to 8 spaces
pays-phases = 10, 8, 6, 4, 2 for an area filled in phase A, B, C, D, E
pays-bonuses = for all spaces of a colour, as the first or second
pays-animals = for animals of one kind in a pasture
pays-watchtowers = 4 for each watchtower
pays-goods = 2, 3 or 4 for each goods tile sold, by the number of players
pays-unsold = 1 for each goods tile left
pays-silver = 1 for each silver left
pays-workers = 1 for every two workers left
pays-final-15 = paid at the end of the game
pays-final-16 = paid at the end of the game
pays-final-17 = paid at the end of the game
pays-final-18 = paid at the end of the game
pays-final-19 = paid at the end of the game
pays-final-20 = paid at the end of the game
pays-final-21 = paid at the end of the game
pays-final-22 = paid at the end of the game
pays-final-23 = paid at the end of the game
pays-final-24 = paid at the end of the game
pays-final-25 = paid at the end of the game
pays-final-26 = paid at the end of the game

## Later: tables with modules, in teams or alone; before the start; the guided game

name-blank = blank
name-own = own storage
name-shared = shared storage
name-size = points for the size
name-phase = points for the phase
name-colour = tile for the finished colour
name-effect = effect of the tile
name-target = extra action for the target
name-store = choosing a storage
name-order = choosing what comes first
name-buy-points = buying points
name-target-action = extra action for the target
name-finished-colour = tile for the finished colour
name-trade = goods for a blank
name-give-goods = goods for a blank
name-spaces-castle = Castles
name-spaces-mine = Mines
name-spaces-monastery = Monasteries
name-spaces-ship = Ships
name-spaces-animal = Animals
name-spaces-building = Buildings
name-standard = everyone for themselves
name-team = two teams of two
name-solo = alone
does-blank = fills a space of any colour, and does nothing else
tile-stored = { $storage ->
    [own] { $player } keeps { tile-acc } in storage of their own.
   *[other] { $player } puts { tile-acc } into the shared storage.
}
tile-removed = The white die takes { tile-acc } of depot { $depot } out of the game.
effect-chosen = { $player } chooses what comes first: { $effect_name }.
points-bought = { $player } buys points for silver: +{ $more }.
target-reached = { $player } reaches the target: the score begins anew, the next target is { $target }.
colour-filled = { $player } fills all spaces of a colour ({ $colour_name }).
tile-laid = { $player } lays { tile-acc } from { from-depot } on space { $space }.
goods-cleared = The goods left in the depots leave the game ({ $count }).
tile-traded = { $player } turns { tile-acc } of the black depot face down, for goods.
goods-given = { $player } gives goods away ({ $goods_name }).
duchy-filled = { $player } has filled the whole duchy.
seats-for-mode = { $mode ->
    [team] The team game is for four players
    [solo] The solo game is for one player
   *[other] This game is for { $least } to { $most } players
}; asked for: { $seats }.
castle-on-one-or-six = On this duchy the starting castle goes on the dark green space numbered 1 or 6.
no-such-space = The duchy has no such space.
no-teams = Nobody plays in teams here.
not-alone = Only one who plays alone can do this.
no-room-there = There is no room in this storage.
nothing-to-store = No tile waits for a storage space.
effect-not-open = This is not open now: { $effect_name }.
nothing-to-order = There is nothing to put in order now.
too-many-points = Points are bought for silver, up to the target; you have { $silver } silver.
nothing-scored = Points can be bought only when points are scored.
no-colour-filled = A tile goes straight into the duchy only when a colour is filled.
move-place-shared = Place a tile of the shared storage
move-discard-shared = Discard from the shared storage
move-store = Choose a storage
move-resolve = Choose what comes first
move-buy-points = Buy points
move-place-from = Place a tile of the depot at once
move-trade = Trade goods for a blank
move-give-goods = Give goods
option-seats = Players
option-edition = Edition
option-mode = Mode
option-setup = Set-up
option-duchies = Duchies: one for all, or one for each seat
option-tie = At a tie
option-target = Target of the solo game
explains-seats = Two to four sit at the table; four make two teams, one plays alone.
explains-edition = The boxes of 2011 and 2019 differ in a few rules and duchies.
explains-mode = The team game shares a double duchy between partners; alone one fills a duchy of islands.
explains-setup = Experts are dealt two duchies and choose one of them.
explains-duchies = Number 1 is the one for learning. Layouts of some others are not verified.
explains-tie = The rulebooks disagree; most of them say more.
explains-target = The lower the target begins, the easier.
line-place-shared = Place { tile-acc } of the shared storage on space { $space }
line-discard-shared = Discard { tile-acc } from the shared storage
line-store = { $storage ->
    [own] Store it for yourself
   *[shared] Store it for both
}
line-resolve = First: { $effect_name }
line-buy-points = Buy points: +{ $more }
line-place-from = Lay { tile-acc } from { from-depot } on space { $space }
line-trade = Five goods for a blank ({ $tile_name })
line-give-goods = Give these goods ({ $goods_name })
back-place-shared = { $tile_name } on space { $space }
back-discard-shared = discard ({ $tile_name })
back-store = choice of the storage
back-resolve = order of effects
back-buy-points = points bought
back-place-from = { $tile_name } on space { $space }
back-trade = blank ({ $tile_name })
back-give-goods = goods given ({ $goods_name })
choices-experts = Everyone is dealt two of these duchies at random and chooses one.
choices-random = Everyone is dealt one of these duchies at random.
choices-same = one for all
choices-each = each their own
pays-spaces-castle = castle spaces filled
pays-spaces-mine = mine spaces filled
pays-spaces-monastery = monastery spaces filled
pays-spaces-ship = ship spaces filled
pays-spaces-animal = animal spaces filled
pays-spaces-building = building spaces filled
guide-welcome = Welcome. You fill the duchy on the right with tiles from the depots on the left. Filled areas bring points, the earlier the more. Most points win.
guide-dice = These are your two dice. Each is one action: take a tile, place a tile, sell goods or take workers. Click a die and see what it can do.
guide-take = Take a tile: click one that glows. A die fetches from the depot of its number. Point at a tile to read what it does.
guide-storage = It lies in your storage, where there is room for three. From there a die places it in the duchy.
guide-place = Place it: click the stored tile, then a glowing space. Colour and number must fit, and a tile must lie next to it.
guide-workers = Workers change a die by 1 each; 6 and 1 are neighbours. What a click would cost is shown before it counts.
guide-undo = Changed your mind? “Undo” takes steps of this turn back, one by one.
guide-end = Both dice are used. End the turn.
guide-others = Now the other player acts. What is new has a dashed rim; click a small duchy to see it large.
guide-areas = Spaces of one colour that touch are an area. When it is full it scores by its size, and more in an early phase. Point at a space to see what its area is worth.
guide-effects = Many tiles do something when they are placed: a ship brings goods, a castle an extra action, buildings each their own. What is to be decided stands above and on the board.
guide-goods = You have goods that a die sells: all of one colour at once, for points and silver. Click them.
guide-black = For 2 silver you may buy a tile of the black depot, once a turn, without a die.
guide-finish = That is all. After five phases of five rounds the points are counted, with those of monasteries. Good luck.
name-geese = geese
name-crane = crane
name-white-castle = white castle
name-inn = inn
name-monastery-27 = monastery 27
name-monastery-28 = monastery 28
name-monastery-29 = monastery 29
label-monastery-27 = On top on the bridge
label-monastery-28 = Workers for silver
label-monastery-29 = 4 per white castle
does-monastery-27 = your marker is always on top of its space of the bridge
does-monastery-28 = at any time in your turn: 2 workers for 1 silver
does-monastery-29 = at the end: 4 points for each white castle
does-geese = 2 points, and those of another kind in the pasture; animals placed later score 2 more
does-crane = the effect of any building
does-white-castle = an extra action with the number of the white die
does-inn = lies on a space of any colour; its area counts as one larger
name-extra_tiles = Four extra tiles
explains-module-extra_tiles = Geese, a crane and two monasteries more.
name-border_posts = Border posts
explains-module-border_posts = Duchies 11a to 11f: tiles that join their posts bring points.
name-white_castles = White castles
explains-module-white_castles = A ninth kind of building: an action with the white die.
name-inns = Inns
explains-module-inns = One more purchase each phase; an inn lies anywhere and enlarges its area.
name-trade_routes = Trade routes
explains-module-trade_routes = Sold goods lie along a row of cards; a fitting colour brings a reward. Some cards are reconstructed.
name-shields = Shields
explains-module-shields = A double takes a shield for a castle: a lasting power, paid for each phase.
option-modules = Modules
explains-modules = Each adds something to the base game; they go together as you like. They belong to the 2019 edition.
modules-base-only = Teams and those who play alone play the base game.
option-posts = The third border post scores
explains-posts = The rulebooks disagree; once is the default.
name-once = once
name-pairs = for each new pair
option-route_order = Cards of a trade route
explains-route_order = The rulebooks disagree; at random is the default.
name-random = in random order
name-chosen = as the owner chooses
option-shield5 = Shield 5: the colour comes
explains-shield5 = The rulebooks disagree; beside its depot is the default.
name-also = beside its depot
name-instead = instead of its depot
option-shield7 = Shield 7 doubles a bonus tile
explains-shield7 = When a tile is taken, or for all own ones at the end.
name-taken = when it is taken
name-end = at the end of the game
mixture-title = What you play
mixture-first-game = First game
mixture-classic-2011 = 2011 classic
mixture-classic-2019 = 2019 classic
mixture-everything = Everything
explains-mixture-first-game = Duchy 1 for all, no modules.
explains-mixture-classic-2011 = The box of 2011; everyone chooses a duchy.
explains-mixture-classic-2019 = The box of 2019 without modules; everyone chooses a duchy.
explains-mixture-everything = All six modules at once.
explains-mixture-own = A mixture of your own.
partners-sit = Partners: { $first } and { $third }; { $second } and { $fourth }.
teams-title = Teams
team-named = Team { $team }
post-title = Border post
posts-so-far = { $joined ->
    [0] No two of your posts are joined yet.
    [2] Two of your posts are joined.
   *[other] All three of your posts are joined.
}
posts-pay = Tiles that join two posts bring the points of the phase: +{ $points } in phase { $phase }.
posts-third = { $count ->
    [pairs] The third joined to them brings them twice more.
   *[once] The third joined to them brings them once more.
}
posts-all = All three joined, 1st: { $first }, 2nd: { $second }.
route-place = Card { $place } of the trade route
route-brings = { $state ->
    [brought] ✓ { $goods_name }: { $bonus_name }.
    [missed] ✗ { $goods_name }: other goods lie there.
   *[open] { $goods_name }: { $bonus_name }.
}
shields-open = Shields to take
shield-unpaid = { $player } has no silver for upkeep and loses a shield ({ $title }).
brings-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
does-resolve-colour = a tile of the black depot goes straight into the duchy
does-resolve-target = an extra action with any number
inns-lie = inns ×{ $count }
shared-tile = shared storage, { $tile_name }
shared-title = Shared
route-card = route card { $card }
routes-title = Trade route
card-reconstructed = This card is reconstructed: no source shows the printed one.
shield-titled = Shield { $shield }: { $title }
shield-points = { $points } points at the end; 1 silver at the end of each phase.
shield-double = Both dice as { $depot }: { $workers ->
    [0] no workers
    [one] { $workers } worker
   *[other] { $workers } workers
}.
target-title = Target
target-says = score { $score }, target { $target }
filled-title = Filled
filled-says = Spaces filled: { $filled } of { $all }
spaces-filled = Spaces filled: { $count }
upkeep-says = Each shield costs 1 silver at the end of a phase. What is not paid for leaves the game.
give-up = Give up
name-route-silver = 2 silver
name-route-workers = 4 workers
name-route-points = 4 points
name-route-sale = sell goods
name-route-building = take a building
name-route-church = take a mine, monastery or castle
name-route-market = take a ship or animals
name-route-placing = place a stored tile
name-route-action = extra action
name-castle-or-shield = extra action or shield
name-route = goods for the trade route
name-lay-card = the order of the trade route
name-gather = the ship’s colour
name-from-depot = placing from a depot
name-upkeep = upkeep of shields
name-choose-player = the choice of shield 6
expects-crane = Crane: choose the building whose effect you use.
expects-white-castle = White castle: an action with the number { $about }.
expects-castle-or-shield = Castle: an extra action with any number, or a shield.
expects-lay-card = Choose which card comes next in your trade route.
expects-gather = Ship: choose the goods it takes from all depots.
expects-from-depot = End of the phase: a tile may go straight into the duchy.
expects-upkeep = End of the phase: pay for your shields or give some up.
expects-choose-player = Shield 6: choose whose monasteries you copy.
expects-shed = Storage has room for three again: choose what to discard.
line-hire-workers = 2 workers for 1 silver
line-copy-building = Effect: { $kind_name }
line-buy-inn = Buy an inn for { pays }
line-lay-card = Next: card { $card }
line-take-shield = Take shield { $shield } for the castle on space { $space }
line-set-die = Shield 16: die { $die } → { $value }
line-choose-player = Shield 6: copy the monasteries of { $player }
line-gather-goods = Goods of this colour from all depots ({ $goods_name })
line-give-up = Give up shield { $shield }
line-pay-upkeep = Pay for the shields: { pays }
back-hire-workers = workers for silver
back-copy-building = effect ({ $kind_name })
back-buy-inn = purchase of an inn
back-lay-card = route card { $card }
back-take-shield = shield { $shield }
back-set-die = die { $die } → { $value }
back-choose-player = choice for shield 6
back-gather-goods = goods ({ $goods_name })
back-give-up = shield { $shield } given up
back-pay-upkeep = upkeep of the shields
name-posts = Border posts
name-routes = Trade route
name-final-29 = Monastery 29 (4 per white castle)
pays-posts = for border posts joined, as an area in that phase, and for all three as the first or second
pays-routes = 4 for a matching space with points
pays-shields = 12, 8 or 4 for each shield at the end
pays-final-29 = paid at the end of the game
label-shield-1 = One pasture
does-shield-1 = for animals all pastures count as one
label-shield-2 = Workers follow
does-shield-2 = whenever another player gains workers you gain one
label-shield-3 = Upkeep in workers
does-shield-3 = upkeep may be paid in workers
label-shield-4 = Bottomless storage
does-shield-4 = storage without limit
label-shield-5 = One colour everywhere
does-shield-5 = a ship takes one colour from all depots too
label-shield-6 = Another’s monasteries
does-shield-6 = another player’s monasteries work for you as well
label-shield-7 = Double bonuses
does-shield-7 = bonus tiles score double
label-shield-8 = Rich mines
does-shield-8 = 2 silver for each mine at the end of a phase
label-shield-9 = Silver per good
does-shield-9 = a sale gives 1 silver for each tile
label-shield-10 = Double monasteries
does-shield-10 = at the end: monasteries score double
label-shield-11 = Shield for a castle
does-shield-11 = a placed castle may take a shield instead of its extra action
label-shield-12 = Double trade
does-shield-12 = goods sold score double
label-shield-13 = Double shields
does-shield-13 = at the end: your shields score double
label-shield-14 = Gift of a depot
does-shield-14 = at the end of a phase: place a tile straight from a numbered depot
label-shield-15 = Gift of the black depot
does-shield-15 = at the end of a phase: place a tile straight from the black depot
label-shield-16 = Free die
does-shield-16 = once a turn: set one of your dice to any number
label-shield-17 = Area one larger
does-shield-17 = a filled area counts as one larger
label-shield-18 = No neighbours needed
does-shield-18 = tiles may be placed without a neighbour
workers-bought = Monastery 28: { $player } hires { workers-acc } for { silver-nom }.
building-copied = Crane: { $player } uses the effect of another building ({ $kind_name }).
geese-joined = Geese: { $player } scores them together with the { $kind_name }.
marker-raised = Monastery 27: the marker of { $player } is on top on space { $place } of the bridge.
posts-joined = { $player } has joined { $posts ->
    [3] all three border posts
   *[other] two border posts
}.
posts-completed = { $bonus ->
    [large] { $player } is the first to join all three border posts.
   *[other] { $player } is the second to join all three border posts.
}
white-action-gained = White castle: { $player } gets an extra action with the number { $value }.
inn-laid = An inn is laid beside the black depot; inns there: { $inns }.
inn-bought = { $player } buys an inn ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
area-enlarged = { $player } counts the area as one of size { $size }.
card-dealt = { $player } gets card { $card } for the trade route.
card-laid = { $player } lays card { $card } next in the trade route.
goods-routed = { $player } lays a sold tile ({ $goods_name }) on space { $route_space } of the trade route.
route-bonus-taken = Trade route: { $player } { $route_bonus ->
    [silver] takes 2 silver
    [workers] takes 4 workers
    [points] gets 4 points
    [sale] may sell goods
    [building] may take a building
    [church] may take a mine, monastery or castle
    [market] may take a ship or animals
    [placing] may place a stored tile
   *[action] gets an extra action
}.
shield-laid = Shield { $shield } lies at depot { $depot }.
shield-taken = { $player } takes shield { $shield } from depot { $depot } for the castle on space { $space }.
shield-lost = { $player } loses shield { $shield }.
upkeep-paid = { $player } pays the upkeep of the shields ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
worker-followed = Shield 2: { $player } gains a worker.
player-chosen = Shield 6: { $player } copies the monasteries of { $other }.
die-set = Shield 16: { $player } sets a die, { $die } → { $value }.
goods-gathered = Shield 5: { $player } takes goods of one colour from all depots ({ $goods_name }).
name-points = points
name-sale = sale
name-placing = placing a stored tile
name-action = extra action
does-route-silver = 2 silver
does-route-workers = 4 workers
does-route-points = 4 points
does-route-sale = sell goods of one colour
does-route-building = take a building from any numbered depot
does-route-church = take a mine, monastery or castle from any numbered depot
does-route-market = take a ship or animals from any numbered depot
does-route-placing = place a stored tile on a space of any number
does-route-action = an extra action with any number
module-off = This game is played without the module: { $module_name }.
modules-need-2019 = Modules belong to the 2019 edition; the { $edition } edition has none.
option-needs-module = The option “{ $option }” says something only with the module “{ $module }”: add it to “modules” or leave the option out.
posts-need-duchies = Border posts are played on the duchies 11a to 11f, not on { $duchy }.
duchy-needs-posts = Duchy { $duchy } is played with the module border posts only.
only-in-own-turn = That is possible in your own turn only.
monastery-absent = You do not have monastery { $number }.
no-crane = No crane waits for a building to copy.
crane-copies-other = A crane cannot copy this: { $kind_name }.
building-of-no-use = The effect of this building cannot be used now: { $kind_name }.
no-inn-there = No inn lies beside the black depot.
area-has-inn = This area already has an inn.
cards-lie = The cards of the trade routes lie already.
card-not-in-hand = You have no card { $card } left to lay.
card-twice = A card is dealt once only.
shield-twice = A shield is dealt once only.
shield-not-there = Shield { $shield } lies at no depot.
shield-absent = You do not have shield { $shield }.
no-castle-there = No castle of yours stands on this space.
both-dice-needed = A shield takes both dice, and both must be unused.
die-set-already = A die has been set in this turn.
die-shows-that = The die shows that number already.
player-chosen-already = Shield 6 has its player already.
no-other-player = Choose another player at this table.
no-placing-from-depots = Tiles go straight into the duchy only at the end of a phase, with shield 14 or 15.
shield-reaches-other = The shield does not reach into this depot.
no-upkeep = No upkeep is due now.
upkeep-is = The upkeep is { $count } in all.
upkeep-in-silver = Without shield 3 upkeep is paid in silver.
move-hire-workers = Hire workers
move-copy-building = Copy a building
move-buy-inn = Buy an inn
move-lay-card = Lay a card
move-take-shield = Take a shield
move-set-die = Set a die by the shield
move-choose-player = Choose whose monasteries to copy
move-gather-goods = Choose a colour for the ship
move-give-up = Give up a shield
move-pay-upkeep = Pay the upkeep
