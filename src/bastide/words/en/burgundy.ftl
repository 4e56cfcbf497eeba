# The Castles of Burgundy, in English.

title = The Castles of Burgundy
title-short = Burgundy
game-takes = 60 to 90 minutes

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
name-discard = make room in storage
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
name-experts = experts: choose openly, in turn order
name-experts-secret = experts: choose in secret, all at once
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
does-ship = take the goods of one depot and move one space along the bridge
does-animal = points for all animals of this kind in the pasture
does-warehouse = sell goods of one colour
does-watchtower = 4 points
does-carpenter = take a building from any numbered depot
does-church = take a mine, monastery or castle from any numbered depot
does-market = take a ship or animals from any numbered depot
does-boarding-house = 4 workers
does-bank = 2 silver
does-town-hall = place a stored tile on a space of any number
does-monastery-1 = a city can have several buildings of one kind
does-monastery-2 = at the end of a phase also 1 worker for each mine
does-monastery-3 = 2 silver instead of 1 for every sale
does-monastery-4 = 1 extra worker for every sale
does-monastery-5 = a ship also takes the goods of a neighbouring depot
does-monastery-6 = buy from any of the seven depots (2019: you can pay with workers too)
does-monastery-7 = 1 extra point for each animal tile that scores
does-monastery-8 = a worker changes a die by up to 2
does-monastery-9 = placing a building: die ±1 for free
does-monastery-10 = placing a ship or animals: die ±1 for free
does-monastery-11 = placing a castle, mine or monastery: die ±1 for free
does-monastery-12 = taking a tile: die ±1 for free
does-monastery-13 = taking workers also gives 1 silver
does-monastery-14 = taking workers gives 4 instead of 2
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
goods-dealt = { $player } starts with goods: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }.
duchy-dealt = { $player } gets duchy { $duchy }.
duchies-dealt = { $player } is dealt duchies { $first_duchy } and { $second_duchy }.
duchy-picked = { $duchy ->
    [hidden] { $player } has chosen in secret.
   *[other] { $player } chooses duchy { $duchy } in secret, with the castle on space { $space }.
}
duchy-chosen = { $player } plays duchy { $duchy }; the starting castle lies on space { $space }.
duchy-revealed = { $player } has chosen duchy { $duchy }, with the starting castle on space { $space }.
phase-began = Phase { $phase }: the depots are filled.
goods-laid = Goods of phase { $phase }: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }, { $fourth_goods_name }, { $fifth_goods_name }.
dice-rolled = { $player } rolls { $first } and { $second }.
round-began = Round { $round }: the white die shows { $depot }, goods go to that depot ({ $goods_name }).
die-changed = { $player } changes a die, { $die } → { $value } ({ $workers ->
    [0] for free
   *[other] { workers-nom }
}).
tile-taken = { $player } takes { tile-acc } from { from-depot }.
tile-bought = { $player } buys { tile-acc } from { from-depot } ({ pays }).
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
marker-moved = { $player } moves to bridge space { $place }.
extra-action-gained = Castle: { $player } gets an extra action.
only-choice-made = Automatic: there was only one choice ({ $follow_up_name }).
effect-lapsed = { $player } can’t use the effect: { $follow_up_name }.
effect-declined = { $follow_up ->
    [choose-player] { $player } doesn’t choose with shield 6 yet.
   *[other] { $player } declines: { $follow_up_name }.
}
area-acc = { $colour ->
    [animal] a pasture
    [building] a city
    [ship] a river
    [castle] a castle area
    [mine] a mine area
   *[other] a monastery area
}
area-filled = { $player } fills { area-acc } of size { $size }.
bonus-taken = All { spaces-of-colour } are filled: { $player } takes the { $bonus_name } bonus tile.
turn-ended = { $player } ends the turn.
phase-ended = Phase { $phase } is over.
mines-paid = { $player } gets { silver-acc } from mines{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
game-ended = The last phase is over.
you-die-changed = You change a die, { $die } → { $value } ({ $workers ->
    [0] for free
   *[other] { workers-nom }
}).
you-tile-discarded = You discard { tile-acc } from storage.
you-workers-taken = You take { workers-acc }{ $silver ->
    [0] {""}
   *[other] , +{ silver-nom }
}.
you-workers-hired = Boarding house: you take { workers-acc }.
you-silver-taken = Bank: you take { silver-acc }.
you-ship-sent = Ship: you sail to depot { $depot }.
you-goods-loaded = Ship: you take goods from { from-depot } ({ goods-counted }).
you-nothing-loaded = Ship: you take no goods.
you-marker-moved = You move to bridge space { $place }.
you-extra-action-gained = Castle: you get an extra action.
you-effect-lapsed = You can’t use the effect: { $follow_up_name }.
you-area-filled = You fill { area-acc } of size { $size }.
you-bonus-taken = All { spaces-of-colour } are filled: you take the { $bonus_name } bonus tile.
you-duchy-picked = You choose duchy { $duchy } in secret, with the castle on space { $space }.
you-duchy-chosen = You play duchy { $duchy }; your starting castle lies on space { $space }.
you-effect-declined = { $follow_up ->
    [choose-player] You don’t choose with shield 6 yet.
   *[other] You decline: { $follow_up_name }.
}
you-mines-paid = You get { silver-acc } from mines{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
you-turn-ended = You end your turn.

## Why not

duchies-chosen = The duchies are already chosen.
choose-duchy-first = First choose a duchy and the space of its castle.
duchy-not-dealt = Duchy { $duchy } wasn’t dealt to you. Choose one of yours.
not-a-castle-space = The starting castle goes on a dark green space.
no-effect-open = You don’t have an extra action now. Choose a die.
dice-used = Both your dice are used. End your turn.
die-absent = You have no unused die showing { $die }. Choose another.
effect-first = Finish this first: { $follow_up_name }.
no-such-goods = You don’t have goods of this colour ({ $goods_name }).
black-depot-sells = Tiles in the black depot can only be bought.
tile-not-in-depot = This tile isn’t in { $depot ->
    [black] the black depot
   *[other] depot { $depot }
}: { $tile_name }.
building-takes-other = You can’t take this tile now ({ $tile_name }). You can take { $follow_up ->
    [carpenter] a building
    [church] a mine, a monastery or a castle
   *[market] a ship or animals
}.
tile-not-stored = This tile isn’t in your storage: { $tile_name }.
space-taken = There’s already a tile here. Choose an empty space.
space-colour = { $colour ->
    [castle] dark green
    [mine] grey
    [monastery] yellow
    [ship] blue
    [animal] light green
   *[building] beige
}
wanted-colour = { $wanted ->
    [castle] dark green
    [mine] grey
    [monastery] yellow
    [ship] blue
    [animal] light green
   *[building] beige
}
spaces-of-colour = { $colour ->
    [castle] dark green spaces
    [mine] grey spaces
    [monastery] yellow spaces
    [ship] blue spaces
    [animal] light green spaces
   *[building] beige spaces
}
storage-empty = Your storage is empty. Take or buy a tile first.
no-tile-of-colour = This space is { space-colour }, and no tile in your storage is.
no-space-of-colour = The tile needs a free { wanted-colour } space next to your tiles. There is none.
no-space-for-tile = No free space next to your tiles takes this tile: { $tile_name }.
out-of-reach = Your dice match no free space for this tile ({ $tile_name }). You need { $missing } more { $missing ->
    [one] worker
   *[other] workers
}.
wrong-colour = This space is { space-colour }; the tile needs a { wanted-colour } one.
not-next-to-tile = None of your tiles is next to this space. Start beside a tile of yours.
city-has-one = This city already has one: { $kind_name }. Choose another city.
bought-already = You’ve already bought a tile this turn. You can buy again next turn.
no-purchase-inside = In the 2011 edition, finish the current effect before you buy.
only-black-depot = Only tiles in the black depot are for sale.
silver-only = You pay for a tile in silver.
cannot-pay = { $means ->
    [silver] You need { $price } silver and have { $silver }.
   *[other] You need { $price } in silver or workers and have { silver-nom }, { workers-nom }.
}
not-next-depot = The second depot has to be next to depot { $depot }.
depot-opens = A die showing { $depot } takes a tile from this depot, a ship takes its goods.{ $gone ->
    [0] {""}
   *[other] {" "}Empty spaces: their tiles have been taken.
}
depot-emptied = All tiles of depot { $depot } have been taken. A ship takes its goods.
numbered-depots-only = A ship takes goods from a numbered depot.
goods-not-to-choose = You can’t choose these goods now ({ $goods_name }).
must-be-used = You can’t decline this: { $follow_up_name }.
no-ship = No ship is waiting for a depot. Place a ship first.
no-room-needed = Your storage has room; there’s no need to discard.
nothing-to-decline = There’s nothing to decline.
tile-not-in-stack = There’s no such tile with the right back.
goods-not-in-bag = There aren’t that many goods of this colour left.
duchy-not-there = The box doesn’t have this duchy, or not that many of it.
duchy-twice = A player is dealt two different duchies.
not-one-board = These two duchies aren’t two sides of one board.
duchy-not-in-edition = The { $edition } edition has no duchy { $duchy }. Choose another.
too-few-workers = You need { $needed } { $needed ->
    [one] worker
   *[other] workers
} and have { $workers }.
price-is-two = The total price is { $price }.
dice-first = { $count ->
    [one] You still have a die to use.
   *[other] You still have { $count } dice to use.
}
other-number-due = Words expected here: { $number }.
duchies-number = Name one duchy for everyone or one for each seat: { $number } named, { $seats } seats.

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
move-decline = Decline
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
areas-bring = Areas of 1 to 8 spaces score { $points }, plus { $bonus } in this phase.
no-duchy-yet = No duchy chosen yet.
rivers-join = Rivers: { $rivers }
heading-points = Points
heading-dice = Dice
heading-storage = Storage
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
bonus-brief = bonus tile ({ spaces-of-colour })
only-choice-brief = automatically
lapsed-brief = effect lost ({ $effect_name })
help-board = Numbers in [ ] are moves, one die at a time. After them: their cost in workers (−1w) and the points they score at once (+6).
help-duchy = A space shows its die number, the letter and sign of its colour, and on the right its address in move lines. Below it is the tile; · marks a filled space, ✓ a filled area.
help-signs = A number on colour is goods: the die that sells them. On the bridge the top marker of a stack comes first.
help-look = `map 2` shows the duchy of player 2.

## Said everywhere

duchy-number = Duchy { $duchy }
expects-die = { $count ->
    [one] One die left: { $dice }.
   *[other] Use your dice: { $dice }.
}
expects-duchy = { $count ->
    [1] Choose where your first castle stands.
   *[other] Choose a duchy and where its first castle stands.
}
expects-effect = { $effect ->
    [extra-action] Castle: an extra action with any number.
    [town-hall] Town hall: place a stored tile on a space of any number.
    [warehouse] Warehouse: sell goods of one colour.
    [carpenter] Carpenter’s workshop: take a building.
    [church] Church: take a mine, monastery or castle.
    [market] Market: take a ship or animals.
    [ship] Ship: choose a depot.
    [second-depot] Ship: choose a second depot.
    [choose-goods] Ship: choose goods; there isn’t room for every colour.
    [discard] { $tile ->
        [None] Your storage is too full: discard a tile.
       *[other] Your storage is full: discard a tile to make room ({ $tile_name }).
    }
    [store] Where does the tile go ({ $tile_name })?
    [order] Several things happen at once: choose what comes first.
    [buy-points] You scored: you can buy more points, 1 silver each.
    [target-action] Target reached: an extra action with any number.
    [finished-colour] Colour finished: a tile from the black depot goes straight into your duchy.
    [trade] Trade five goods for a blank: choose a tile in the black depot.
    [give-goods] Choose the goods to give for the blank.
    [crane] Crane: use the effect of a building.
    [white-castle] White castle: an extra action with the white die’s number.
    [lay-card] Trade route: which card comes next?
    [castle-or-shield] Castle: an extra action with any number, or a shield.
    [gather] Ship: choose a colour to take from all depots.
    [from-depot] Shield: place a tile straight from a depot.
    [upkeep] Upkeep: pay for your shields, or discard some.
    [choose-player] Shield 6: whose monasteries do you copy?
   *[other] { $effect_name }.
}{ $decline ->
    [0] {""}
   *[other] {" "}Optional.
}
expects-end = Dice used: buy a tile or end your turn.
expects-end-only = Dice used: end your turn.
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
tab-scores = Opponents
curtain-says = Everyone else, look away: duchies are chosen in secret.
keys-arrows = move between tiles and spaces
burgundy-keys = Use the arrow keys to move between tiles, spaces, dice and storage, Enter to choose.
main-board = Main board
own-title = Your dice, storage and goods
others-title = Opponents
parts-title = Switch between depots and duchy
part-depots = Depots
part-duchy = Duchy
duchy-of = { $player }’s duchy
panel-opens = Enlarge duchy
duchies-title = Whose duchy
board-rest = Bridge and bonus tiles
in-storage = in storage
depot-number = depot { $depot }
monastery-titled = { $title } (no. { $number })
die-shows = die { $die }
die-used = used die
stored-tile = storage, { $tile_name }
space-for = { $colour ->
    [castle] for a castle
    [mine] for a mine
    [monastery] for a monastery
    [ship] for a ship
    [animal] for animals
   *[building] for a building
}
own-goods = goods, { $goods_name } ×{ $count }
space-name = space { $space }, { space-for }, number { $number }, { $tile ->
    [none] empty
   *[other] { $tile_name }
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
back-decline = doing without the effect
back-choose-duchy = castle on space { $space }, duchy { $duchy }
black-title = Black depot
black-says = Buy a tile here for 2 silver, without a die
black-once = once per turn
black-bought = bought this turn
track-says = Phase { $phase }, round { $round }; a filled area scores { $points } extra
track-phases = points per filled area
track-rounds = rounds and goods
phase-short = phase { $phase }
phase-area = area +{ $points }
bridge-title = Bridge
bridge-says = furthest along goes first
bonus-title = Bonus
bonus-order = 1st · 2nd
bonus-says = All { spaces-of-colour } filled: { $what }
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
area-now = If filled in phase { $phase }
area-next = In the next phase
layout-note = Drawn from one source; the printed board may differ.
choose-says = { $count ->
    [1] Click the castle space where you want to start.
   *[other] You were dealt two duchies. Click the castle space where you want to start.
}
choose-chosen = You’ve chosen; the others are still choosing.
castle-title = Choose where your castle stands
castle-opens = open for your first tile
castle-colours = { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}
castle-missing = no { $numbers } beside it
castle-every = every number beside it
castle-leads = Leads to { $areas }.
castle-rolls = of rolls fit
castle-free = This castle is free and gives no action. Click a castle to compare.
castle-begin = Choose a castle
castle-begin-at = Start at { $letter }
near-area = { $colour ->
    [animal] a pasture of { $size }
    [building] a city of { $size }
    [ship] a river of { $size }
    [castle] { $size } castles
    [mine] { $size ->
        [one] a mine
       *[other] { $size } mines
    }
   *[other] { $size ->
        [one] a monastery
       *[other] { $size } monasteries
    }
}
place-n = North
place-s = South
place-w = West
place-e = East
place-nw = North-west
place-ne = North-east
place-sw = South-west
place-se = South-east
place-middle = The middle
phase-over = Phase { $phase } is over
phase-next = Next: phase { $phase }
phase-mines = Your mines pay { silver-acc }.
phase-points = A filled area now scores +{ $points } (was +{ $before }).
phase-begins = { $player } goes first: furthest along the bridge.
pays-areas = 1, 3, 6, 10, 15, 21, 28, 36 for areas of 1 to 8 spaces
pays-phases = 10, 8, 6, 4, 2 for an area filled in phase A, B, C, D, E
pays-bonuses = for being first or second to fill all spaces of a colour
pays-animals = for animals of one kind in a pasture
pays-watchtowers = 4 for each watchtower
pays-goods = 2, 3 or 4 for each goods tile sold, depending on the number of players
pays-unsold = 1 for each goods tile left
pays-silver = 1 for each silver left
pays-workers = 1 for every two workers left
pays-final-15 = scored at the end of the game
pays-final-16 = scored at the end of the game
pays-final-17 = scored at the end of the game
pays-final-18 = scored at the end of the game
pays-final-19 = scored at the end of the game
pays-final-20 = scored at the end of the game
pays-final-21 = scored at the end of the game
pays-final-22 = scored at the end of the game
pays-final-23 = scored at the end of the game
pays-final-24 = scored at the end of the game
pays-final-25 = scored at the end of the game
pays-final-26 = scored at the end of the game

## Later: tables with modules, in teams or alone; before the start

name-standard = free for all
tile-laid = { $player } places { tile-acc } from { from-depot } on space { $space }.
seats-for-mode = { $mode ->
    [team] The team game needs four players
    [solo] The solo game is for one player
   *[other] This game is for { $least } to { $most } players
}; you chose { $seats }.
no-such-space = This duchy has no such space.
move-place-from = Place a tile straight from a depot
option-edition = Edition
option-mode = Mode
option-setup = Setup
option-experts = Experts’ choice
option-duchies = Duchies: one for everyone, or one for each seat
option-tie = Tie-breaker
explains-seats = Two to four players; four can play in teams, and there’s a solo game.
explains-edition = The 2011 and 2019 boxes differ in a few rules and duchies.
explains-mode = In the team game partners share a double duchy; solo, you fill a duchy of islands.
explains-setup = Experts are dealt two duchies and choose one.
explains-experts = Both sides of one board, or any two duchies. Where the sides aren’t known, duchies are paired at random.
explains-duchies = Number 1 is the one to learn with.
explains-tie = Equal points: the player with more empty spaces wins, or the one with fewer.
line-place-from = Place { tile-acc } from { from-depot } on space { $space }
back-place-from = { $tile_name } on space { $space }
choices-experts = { $experts ->
    [number] Everyone is dealt two of these duchies at random and chooses one.
   *[board] Everyone is dealt a board with two of these duchies at random and chooses a side.
}
choices-random = Everyone is dealt one of these duchies at random.
choices-same = one for everyone
choices-each = one each
option-modules = Modules
explains-modules = Each adds something to the base game; combine them as you like. They belong to the 2019 edition.
modules-base-only = Team and solo games have no modules.
name-board = the two sides of a board
name-number = any two duchies
brings-points = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
expects-shed = Your storage holds only three again: choose what to discard.
area-enlarged = { $player } counts the area as size { $size }.
you-area-enlarged = You count the area as size { $size }.
you-tile-laid = You place { tile-acc } from { from-depot } on space { $space }.
module-off = This game doesn’t use the module: { $module_name }.
modules-need-2019 = Modules belong to the 2019 edition; choose it, or play without modules (now: { $edition }).
option-needs-module = The option “{ $option }” works only with the module “{ $module }”. Add it to “modules”, or leave the option out.
only-in-own-turn = You can do that only on your turn.

## Before the start: ready ways to play

preset-first-game = First game
preset-first-game-says = Duchy 1 for everyone, no modules.
preset-classic-says = The base game; everyone picks one of two duchies.
preset-everything = Everything
preset-everything-says = All six modules: shields, inns, trade routes and more.
choices-duchy = Duchy
duchy-before = Previous duchy
duchy-next = Next duchy
layout-unsure = drawn from one source; the printed board may differ

## Guide: the lessons of the guided first game

guide-welcome-title = Welcome to Burgundy
guide-welcome = You fill your duchy with tiles from the depots. Full areas score points, the earlier the more. Most points after five phases wins.
guide-take-title = A die opens its depot
guide-take = You have two dice a turn, one action each. Your 1 takes a tile from depot 1 into your storage.
guide-take-do = Take the market from depot 1.
guide-place-title = Place it with the other die
guide-place = A tile goes on a space of its colour with the die’s number, next to a tile of yours. Storage holds three; if it’s full, you discard one first.
guide-place-do = Use the 3: put the market on the glowing space.
guide-building-title = A full area: 11 points
guide-building = 1 for its size and 10 because it’s phase A. Each building does something, too: the market brings a ship or animals from any depot.
guide-building-do = Take the sheep.
guide-end-title = Both dice are used
guide-end = You can undo any move until you end your turn. Then the bot plays.
guide-end-do = End your turn.
guide-animals-title = Into the pasture
guide-animals = Animals score at once, 1 point each. Animals of the same kind in this pasture score again with every new tile.
guide-animals-do = Use the 4: put the sheep on the glowing space.
guide-goods-title = Sell goods
guide-goods = A die sells all goods of its colour: 2 points for each and 1 silver in all. Your 5 sells both of these.
guide-goods-do = Sell the two goods with the 5.
guide-black-title = Shop at the black depot
guide-black = Once per turn, 2 silver buys any tile from the middle. That takes no die.
guide-black-do = Buy the castle.
guide-castle-title = Place the castle
guide-castle = A castle gives you one more action at once, as if you had a die of any number.
guide-castle-do = Use the 6: put the castle on the glowing space.
guide-extra-title = Your extra action
guide-extra = Take a tile, place one, sell goods or take workers: all four are open. Let’s get a ship.
guide-extra-do = Take the ship from depot 4.
guide-ship-title = Set sail
guide-ship = A ship loads all the goods of one depot and moves you ahead in turn order.
guide-ship-do = Use the 5: put the ship on the glowing space.
guide-load-title = Load the goods
guide-load = Each round the white die brings goods to a depot. Two lie at depot 2. You can hold three colours.
guide-load-do = Load the goods of depot 2.
guide-bridge-title = You’re ahead
guide-bridge = Your marker moved along the bridge. The player furthest ahead goes first in a round.
guide-workers-title = Take workers
guide-workers = Any die brings 2 workers, whatever its number. Good when nothing else fits.
guide-workers-do = Use the 2 to take workers.
guide-change-title = Workers change dice
guide-change = A worker moves a die by 1, up or down; 6 and 1 are neighbours. One worker turns your 6 into a 5.
guide-change-do = Take the mine from depot 5.
guide-mine-title = Dig in
guide-mine = A mine does nothing now, but pays 1 silver at the end of every phase.
guide-mine-do = Use the 4: put the mine on the glowing space.
guide-monastery-title = Monasteries bend the rules
guide-monastery = Each has an effect of its own: some last the whole game, others score at the end.
guide-monastery-do = Use the 5: take the monastery.
guide-phase-title = Phase B begins
guide-phase = A phase has five rounds. Your mine has paid 1 silver, and the depots are full again. Full areas now score 8 extra points, not 10.
guide-rule-title = Place the monastery
guide-rule = With this one every sale pays you 2 silver instead of 1.
guide-rule-do = Use the 1: put the monastery on the glowing space.
guide-finish = Be first to fill every space of a colour for its large bonus. At the end unsold goods, silver, workers and some monasteries score too. Good luck!

## Try: setting up a position

position-too-many = There aren’t that many tiles of this kind in the box: { $tile_name }.
position-too-few = Too few tiles are left for the phases to come: { $colour_name }.
position-goods = There are only seven goods of each colour; there are more here: { $goods_name }.
position-round-goods = Goods for the rounds to come: there must be { $number }.
position-goods-left = Too few goods are left for the phases to come.
position-goods-kinds = Player { $player } has more than three colours of goods.
position-bridge = The player who is further along the bridge must come first.
position-depot = This tile can’t lie in depot { $depot }: { $tile_name }.
position-colour = This tile doesn’t go with the colour of space { $space }: { $tile_name }.
position-storage = Player { $player } has more than { $number } tiles in storage.
position-apart = Player { $player }’s tiles must join up, with a castle among them.
position-twins = Player { $player } has two identical buildings in one city.
position-bonus = The bonus tiles don’t match who has filled this colour: { $colour_name }.
position-left-duchies = The duchies are new: these rules are played on others.
position-left-tiles = { $number ->
    [one] One tile was taken off: it has no place in this game.
   *[other] { $number } tiles were taken off: they have no place in this game.
}
position-left-modules = What the modules lay out was dealt anew for this number of players.
try-tile = Tiles
try-depots = Depots
try-space = Space { $number }
try-phase = Phase
try-bridge = Space on the bridge
try-dice = Dice
try-die = Die { $number }
try-white = White die
try-storage = Storage { $number }
try-goods = Goods
try-sold = Sold goods
try-silver = Silver
try-workers = Workers
try-duchy = Duchy
try-come = Round { $number }
