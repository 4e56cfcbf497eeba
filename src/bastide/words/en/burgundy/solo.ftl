# The Castles of Burgundy, in English: the solo game.

name-blank = blank
name-size = points for the size
name-phase = points for the phase
name-colour = tile for the finished colour
name-effect = effect of the tile
name-target = extra action for the target
name-order = what comes first
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
name-solo = solo
does-blank = fills a space of any colour and does nothing else
tile-removed = The white die removes { tile-acc } from depot { $depot }.
effect-chosen = { $player } chooses what comes first: { $effect_name }.
points-bought = { $player } buys points for silver: +{ $more }.
target-reached = { $player } reaches the target: the score starts over, the next target is { $target }.
colour-filled = { $player } fills all { spaces-of-colour }.
goods-cleared = The goods left in the depots leave the game ({ $count }).
tile-traded = { $player } trades goods for { tile-acc } in the black depot and turns it face down.
goods-given = { $player } gives goods ({ $goods_name }).
duchy-filled = { $player } has filled the whole duchy.
not-alone = That’s for the solo game only.
effect-not-open = You can’t do this now: { $effect_name }.
nothing-to-order = There’s no order to choose now.
too-many-points = You can buy points up to the target, 1 silver each; you have { $silver } silver.
nothing-scored = You can buy points only when you score.
no-colour-filled = A tile goes straight into your duchy only when you fill a colour.
move-resolve = Choose what comes first
move-buy-points = Buy points
move-trade = Trade goods for a blank
move-give-goods = Give goods
option-target = Solo target
explains-target = The lower the starting target, the easier.
line-resolve = First: { $effect_name }
line-buy-points = Buy points: +{ $more }
line-trade = Five goods for a blank ({ $tile_name })
line-give-goods = Give these goods ({ $goods_name })
back-resolve = order of effects
back-buy-points = points bought
back-trade = blank ({ $tile_name })
back-give-goods = goods given ({ $goods_name })
pays-spaces-castle = castle spaces filled
pays-spaces-mine = mine spaces filled
pays-spaces-monastery = monastery spaces filled
pays-spaces-ship = ship spaces filled
pays-spaces-animal = animal spaces filled
pays-spaces-building = building spaces filled
does-resolve-colour = a tile from the black depot goes straight into your duchy
does-resolve-target = an extra action with any number
order-why = What comes first can change what the rest is worth: at the target the score starts over, and points above it are lost.
target-title = Target
target-says = { $score } of { $target } points to an extra action
filled-title = Filled
filled-says = Spaces filled: { $filled } of { $all }
spaces-filled = Spaces filled: { $count }
hint-now-alone = Spaces filled now: { $points } ({ $sources }).
hint-nothing-now-alone = No space is filled now.
hint-soon-alone = Spaces filled by the end of your next turn: about { $points } ({ $sources }).
hints-told-alone = Hints so far: { $count }.
study-given-alone = { $share ->
    [0] Played: almost as good
   *[other] Played: chance to win −{ $share }%
}
study-play-on-alone = Opens a new table from this moment. This game stays as it is.
study-explained-alone = Accuracy: 100% if nothing was given away; a difference too small to be sure of counts as nothing.
sheet-alone = Spaces filled
bars-alone = Spaces filled by colour
curve-alone = Spaces filled over time
moments-alone = The best rounds
moment-alone = Spaces filled, mostly: { $source_name }
summary-came-alone = Spaces filled by colour
spaces-short = Spaces filled: { $count } · a win takes the whole duchy
you-effect-chosen = You choose what comes first: { $effect_name }.
you-points-bought = You buy points for silver: +{ $more }.
you-target-reached = You reach the target: the score starts over, the next target is { $target }.
you-colour-filled = You fill all { spaces-of-colour }.
you-tile-traded = You trade goods for { tile-acc } in the black depot and turn it face down.
you-goods-given = You give goods ({ $goods_name }).
you-duchy-filled = You’ve filled your whole duchy.

## The terminal

heading-target = Target
heading-filled = Filled
target-brief = target reached, now { $target }

## Before the start

mode-solo-says = Just you against a target: fill a duchy of islands.

## Try

position-target = The target lies between { $least } and { $most }, and the score must be below it.
position-blanks = Every blank is a tile with a black back, turned face down: { $number } in all.
try-score = Score
try-blank = Blank { $number }
try-gone = Goods out of the game
