# The Castles of Burgundy, in English: trade routes.

name-trade_routes = Trade routes
explains-module-trade_routes = Sold goods go along a row of cards; a matching colour brings a reward.
option-route_order = Trade route cards
explains-route_order = They come in random order, or their owner chooses which is next.
name-random = in random order
name-chosen = in the order you choose
option-route_full = Full trade route
explains-route_full = It stays full for the rest of the game, or is emptied and starts over.
name-stays = stays full
name-emptied = is emptied and starts over
route-place = Card { $place } of the trade route
route-brings = { $state ->
    [brought] ✓ { $goods_name }: { $bonus_name }.
    [missed] ✗ { $goods_name }: other goods are here.
   *[open] { $goods_name }: { $bonus_name }.
}
route-card = route card { $card }
routes-title = Trade route
card-reconstructed = Reconstructed: the printed card may differ.
name-route-silver = 2 silver
name-route-workers = 4 workers
name-route-points = 4 points
name-route-sale = sell goods
name-route-building = take a building
name-route-church = take a mine, monastery or castle
name-route-market = take a ship or animals
name-route-placing = place a stored tile
name-route-action = extra action
name-route = goods for the trade route
name-lay-card = the order of the trade route
expects-lay-card = Choose the next card of your trade route.
expects-route-bonus = Trade route: { $effect ->
    [town-hall] place a stored tile on a space of any number.
    [warehouse] sell goods of one colour.
    [carpenter] take a building.
    [church] take a mine, monastery or castle.
    [market] take a ship or animals.
   *[extra-action] an extra action with any number.
}{ $decline ->
    [0] {""}
   *[other] {" "}Optional.
}
line-lay-card = Next: card { $card }
back-lay-card = route card { $card }
name-routes = Trade route
pays-routes = 4 for a matching space with points
card-dealt = { $player } gets card { $card } for the trade route.
card-laid = { $player } places card { $card } next in the trade route.
goods-routed = { $player } places sold goods ({ $goods_name }) on space { $route_space } of the trade route.
route-bonus-taken = Trade route: { $player } { $route_bonus ->
    [silver] takes 2 silver
    [workers] takes 4 workers
    [points] gets 4 points
    [sale] can sell goods
    [building] can take a building
    [church] can take a mine, monastery or castle
    [market] can take a ship or animals
    [placing] can place a stored tile
   *[action] gets an extra action
}.
route-emptied = Trade route: { $player } has filled it. Its goods join the sold ones, and it starts over.
you-card-laid = You place card { $card } next in your trade route.
you-goods-routed = You place sold goods ({ $goods_name }) on space { $route_space } of your trade route.
you-route-bonus-taken = Trade route: you { $route_bonus ->
    [silver] take 2 silver
    [workers] take 4 workers
    [points] get 4 points
    [sale] can sell goods
    [building] can take a building
    [church] can take a mine, monastery or castle
    [market] can take a ship or animals
    [placing] can place a stored tile
   *[action] get an extra action
}.
you-route-emptied = You’ve filled your trade route. Its goods join the sold ones, and it starts over.
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
cards-lie = The trade route cards are already placed.
card-not-in-hand = You don’t have card { $card } left to place.
card-twice = A card is dealt only once.
move-lay-card = Place a card

## The terminal

reward-short = { $bonus ->
    [silver] +2 slv
    [workers] +4 wrk
    [points] +4 pts
    [sale] sale
    [placing] place
   *[action] action
}
help-routes = Trade route: a number on colour is the goods a space wants, next to it is the reward; + before signs takes a tile of those colours. ✓ marks goods that matched, – those that didn’t.

## Try

position-route-card = There is only one of each route card, but this one appears twice: { $card }.
position-route-goods = { $number ->
    [0] Player { $player } has sold no goods, so nothing can lie on the trade route.
    [one] Player { $player } has sold goods for one space of the trade route: exactly these must lie there.
   *[other] Player { $player } has sold goods for { $number } spaces of the trade route: exactly these must lie there.
  }
try-route-goods = Goods on space { $number }
