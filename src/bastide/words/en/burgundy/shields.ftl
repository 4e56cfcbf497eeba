# The Castles of Burgundy, in English: shields.

name-shields = Shields
explains-module-shields = A double takes a shield for one of your castles: a lasting power you pay for each phase.
option-shield5 = Shield 5: goods from all depots
explains-shield5 = A ship takes one colour from all depots, in addition to its depot’s goods or instead of them.
name-also = in addition to its depot’s goods
name-instead = instead of its depot’s goods
option-shield7 = Shield 7: bonus tiles count double
explains-shield7 = Each bonus tile doubles when you take it, or all of yours double at the end.
name-taken = when taken
name-end = at the end of the game
shields-open = Shields you can take
shield-unpaid = { $player } has no silver for upkeep and loses a shield ({ $title }).
shield-titled = Shield { $shield }: { $title }
shield-points = { $points } points at the end; 1 silver at the end of each phase.
shield-double = Both dice as { $depot }: { $workers ->
    [0] no workers needed
    [one] { $workers } worker
   *[other] { $workers } workers
}.
upkeep-says = Each shield costs 1 silver at the end of a phase. Shields you don’t pay for leave the game.
give-up = Discard
decline-choose-player = Not now
name-castle-or-shield = extra action or shield
name-gather = the ship’s colour
name-from-depot = placing from a depot
name-upkeep = upkeep of shields
name-choose-player = the choice of shield 6
expects-castle-or-shield = Castle: an extra action with any number, or a shield.
expects-gather = Ship: choose the goods to take from all depots.{ $decline ->
    [0] {""}
   *[other] {" "}Optional.
}
expects-from-depot = { $decline ->
    [0] End of phase: a tile goes straight from the depot into your duchy.
   *[other] End of phase: nothing fits yet; shield 6 could change that.
}
expects-upkeep = End of phase: pay for your shields or discard some.
expects-choose-player = { $changes ->
    [next-round] Shield 6: copy now? It would change the order of the next round.
    [gifts] Shield 6: copy now? It would change the order of shields 14 and 15.
    [income] Shield 6: copy now? Your mines would bring workers too.
   *[other] Shield 6: choose whose monasteries you copy.
}
line-take-shield = Take shield { $shield } for the castle on space { $space }
line-set-die = Shield 16: die { $die } → { $value }
line-choose-player = Shield 6: copy { $player }’s monasteries
line-gather-goods = Goods of this colour from all depots ({ $goods_name })
line-give-up = Discard shield { $shield }
line-pay-upkeep = Pay for the shields: { pays }
back-take-shield = shield { $shield }
back-set-die = die { $die } → { $value }
back-choose-player = choice for shield 6
back-gather-goods = goods ({ $goods_name })
back-give-up = shield { $shield } discarded
back-pay-upkeep = upkeep of the shields
pays-shields = 12, 8 or 4 for each shield at the end
label-shield-1 = One pasture
does-shield-1 = all your pastures count as one
label-shield-2 = Workers follow
does-shield-2 = whenever another player gains workers, you gain one
label-shield-3 = Upkeep in workers
does-shield-3 = you can pay upkeep with workers
label-shield-4 = Bottomless storage
does-shield-4 = your storage has no limit
label-shield-5 = One colour everywhere
does-shield-5 = besides its depot’s goods, a ship can take one colour from all depots
label-shield-6 = Another’s monasteries
does-shield-6 = any time, choose another player: their monasteries work for you too
label-shield-7 = Double bonuses
does-shield-7 = bonus tiles score double
label-shield-8 = Rich mines
does-shield-8 = 2 silver for each mine at the end of a phase
label-shield-9 = Silver per good
does-shield-9 = each goods tile sold gives 1 silver
label-shield-10 = Double monasteries
does-shield-10 = at the end: monasteries score double
label-shield-11 = Shield for a castle
does-shield-11 = placing a castle, you can take a shield instead of the extra action
label-shield-12 = Double trade
does-shield-12 = goods sold score double
label-shield-13 = Double shields
does-shield-13 = at the end: your shields score double
label-shield-14 = Gift of a depot
does-shield-14 = at the end of a phase: a tile from a numbered depot goes straight into your duchy
label-shield-15 = Gift of the black depot
does-shield-15 = at the end of a phase: a tile from the black depot or an inn goes straight into your duchy
label-shield-16 = Free die
does-shield-16 = once per turn: set one of your dice to any number
label-shield-17 = Area one larger
does-shield-17 = a filled area counts as one larger
label-shield-18 = No neighbours needed
does-shield-18 = you can place tiles without a neighbour
shield-laid = Shield { $shield } is at depot { $depot }.
shield-taken = { $player } takes shield { $shield } from depot { $depot } for the castle on space { $space }.
shield-lost = { $player } loses shield { $shield }.
upkeep-paid = { $player } pays upkeep for shields ({ pays }).
worker-followed = Shield 2: { $player } gains a worker.
player-chosen = Shield 6: { $player } copies { $other }’s monasteries.
die-set = Shield 16: { $player } sets a die, { $die } → { $value }.
goods-gathered = Shield 5: { $player } takes goods of one colour from all depots ({ $goods_name }).
you-shield-taken = You take shield { $shield } from depot { $depot } for the castle on space { $space }.
you-shield-lost = You lose shield { $shield }.
you-upkeep-paid = You pay upkeep for shields ({ pays }).
you-worker-followed = Shield 2: you gain a worker.
you-player-chosen = Shield 6: you copy { $other }’s monasteries.
you-die-set = Shield 16: you set a die, { $die } → { $value }.
you-goods-gathered = Shield 5: you take goods of one colour from all depots ({ $goods_name }).
shield-twice = A shield is dealt only once.
shield-not-there = Shield { $shield } isn’t at any depot.
shield-absent = You don’t have shield { $shield }.
no-castle-there = You have no castle on this space. Choose one of your castles.
both-dice-needed = Taking a shield needs both dice, and both must be unused.
die-set-already = You’ve already set a die this turn.
die-shows-that = The die already shows that number. Choose another.
player-chosen-already = You’ve already chosen a player for shield 6.
no-other-player = Choose another player at this table.
no-placing-from-depots = Tiles go straight into your duchy only at the end of a phase, with shield 14 or 15.
shield-reaches-other = This shield doesn’t reach that depot.
no-upkeep = There’s no upkeep to pay now.
upkeep-is = The total upkeep is { $count }.
upkeep-in-silver = Without shield 3 you pay upkeep in silver.
move-take-shield = Take a shield
move-set-die = Set a die with shield 16
move-choose-player = Choose whose monasteries to copy
move-gather-goods = Choose a colour for the ship
move-give-up = Discard a shield
move-pay-upkeep = Pay upkeep

## The terminal

help-shields = ∇ and a number is a shield; play both dice as its depot’s number to take it for a castle.

## Try

position-shield-twice = There is only one of each shield, but this one appears twice: { $shield }.
position-shields = { $number } shields were dealt: each must be in a depot, on a castle or out of the game.
position-shield-depot = { $number ->
    [one] Depot { $depot } holds one shield at most.
   *[other] Depot { $depot } holds { $number } shields at most.
  }
position-shield-castle = Player { $player }’s shield { $shield } must hang on a castle.
position-copies = Player { $player }: the holder of shield { $shield }, and nobody else, copies another player’s monasteries.
try-shield-castle = Player { $number }: castle on space { $space }
try-shield-gone = Out of the game
try-shield-nowhere = Not dealt
try-copied = Shield 6 copies
try-nobody = Nobody yet
