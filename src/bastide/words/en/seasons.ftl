# A Castle for All Seasons, in English.

title = A Castle for All Seasons
title-short = Seasons
game-takes = 45 to 75 minutes

## What lines call by one word

name-sand = sand
name-wood = wood
name-clay = clay
name-stone = stone
name-silver = silver
name-taler = taler
name-rider = rider
name-supply = supply
name-no-card = no card
name-messenger = Messenger
name-trader = Trader
name-bricklayer = Bricklayer
name-stonemason = Stonemason
name-worker = Worker
name-worker-wood = Worker (wood)
name-worker-sand = Worker (sand)
name-worker-stone = Worker (stone)
name-master-builder = Master builder
name-keep = Keep
name-tavern = Tavern
name-main-gate = Main gate
name-small-gate = Small gate
name-stable = Stable
name-servants-house = Servants’ house
name-palace = Palace
name-well = Well
name-house = House
name-tower = Tower
name-market = Market
name-smithy = Smithy
name-inn = Inn
name-barn = Barn
name-plague = Plague
name-breach = Breach in the wall
name-maiden = Young lady
name-blizzard = Blizzard
name-summer = summer
name-winter = winter
name-one = one piece
name-unlimited = any number of pieces
name-kept = can’t be bought
name-asked = the owner decides
name-pieces = most resources left wins
name-value = highest value of resources left wins
name-all-left = all cards you have left
name-all-eight = all eight cards
name-all-played = all played cards
name-earlier-rounds = itself and cards from earlier rounds

## Parts of sentences

talers-counted = { $talers } { $talers ->
    [one] taler
   *[other] talers
}
resource-acc = { $resource ->
    [clay] clay
   *[other] { $resource_name }
}
gift-acc = { $gift ->
    [taler] 1 taler
    [clay] clay ×1
   *[other] { $gift_name } ×1
}
tile-acc = { $tile ->
    [keep] the keep
    [tavern] the tavern
    [main-gate] the main gate
    [small-gate] the small gate
    [stable] the stable
    [servants-house] the servants’ house
    [palace] the palace
    [well] the well
    [house] a house
   *[tower] a tower
}
building-into = { $building ->
    [keep] in the keep
    [tavern] in the tavern
    [main-gate] at the main gate
    [small-gate] at the small gate
    [stable] in the stable
    [servants-house] in the servants’ house
    [palace] in the palace
    [market] at the market
    [smithy] in the smithy
    [inn] in the inn
   *[barn] in the barn
}
cart-to = { $cart ->
    [sand] to the sand cart
    [wood] to the wood cart
    [clay] to the clay cart
    [stone] to the stone cart
   *[rider] to the rider
}
cart-from = { $cart ->
    [sand] from the sand cart
    [wood] from the wood cart
    [clay] from the clay cart
    [stone] from the stone cart
   *[rider] from the rider
}
origin-from = { $origin ->
    [supply] from the supply
    [sand] from the sand cart
    [wood] from the wood cart
    [clay] from the clay cart
    [stone] from the stone cart
    [rider] from the rider
   *[inn] from the inn
}
cards-shown = { $second_card ->
    [no-card] { $first_card_name }
   *[other] { $first_card_name }, { $second_card_name }
}
comma-wood = { $sand ->
    [0] {""}
   *[other] {", "}
}
comma-clay = { $wood ->
    [0] { comma-wood }
   *[other] {", "}
}
comma-stone = { $clay ->
    [0] { comma-clay }
   *[other] {", "}
}
comma-silver = { $stone ->
    [0] { comma-stone }
   *[other] {", "}
}
materials-listed = { $sand ->
    [0] {""}
   *[other] sand ×{ $sand }
}{ $wood ->
    [0] {""}
   *[other] { comma-wood }wood ×{ $wood }
}{ $clay ->
    [0] {""}
   *[other] { comma-clay }clay ×{ $clay }
}{ $stone ->
    [0] {""}
   *[other] { comma-stone }stone ×{ $stone }
}
pieces-listed = { materials-listed }{ $silver ->
    [0] { list-empty }
   *[other] { comma-silver }silver ×{ $silver }
}
list-empty = { $sand ->
    [0] { $wood ->
        [0] { $clay ->
            [0] { $stone ->
                [0] nothing
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
tribute-paid = { $tribute ->
    [0] {""}
   *[other] ; { $resource_name } ×{ $tribute } goes to the defence tower
}

## What happened

start-chosen = First active player: { $player }.
round-began = Round { $round }: { $player } is the active player, +{ talers-counted }.
winter-card-turned = Winter card: { $winter_card_name }.
characters-chosen = { $first_card ->
    [hidden] { $player } has chosen in secret.
   *[other] { $player } chooses in secret: { cards-shown }.
}
characters-revealed = { $player } reveals: { cards-shown }.
worker-filled = { $player } fills a worker card: { pieces-listed }.
messenger-paid = Messenger: { $player } gets { talers-counted }.
inn-paid = Inn: { $player } pays { talers-counted }.
inn-earned = Inn: { $player } gets { talers-counted }.
helper-called-back = Inn: { $player } can’t pay and recalls a helper { cart-from }.
helper-sent = { $origin ->
    [supply] { $player } sends a helper { cart-to }.
   *[other] { $player } moves a helper { origin-from } { cart-to }.
}
helper-returned = { $player } is replaced: the helper returns { cart-from }.
helpers-stayed = { $player } leaves all helpers where they are.
sending-skipped = Trader: { $player } has no helper to send.
delivered = { $count ->
    [0] Delivery: { $player } gets nothing ({ $resource_name }){ tribute-paid }.
   *[other] Delivery: { $player } gets { resource-acc } ×{ $count }{ tribute-paid }.
}
tower-taken = Bricklayer: { $player } takes { resource-acc } ×{ $count } from the defence tower.
tower-empty = Bricklayer: { $player } finds the defence tower empty.
piece-bought = { $player } buys { resource-acc } ×1 from a worker card.
piece-sold = { $player } gets { talers-counted } for { resource-acc } ×1 from their card.
sale-asked = { $player } asks to buy the last piece on a worker card: { $resource_name }.
sale-refused = { $player } doesn’t sell the last piece: { $resource_name }.
silver-exchanged = { $player } exchanges silver ×{ $count } for { resource-acc } ×{ $count } at the smithy.
building-begun = { $player } starts building { tile-acc }.
tile-built = { $player } builds { tile-acc } ({ materials-listed }).
bricklayer-paid = Bricklayer: { $player } gets { talers-counted } for the pieces spent.
helper-housed = { $origin ->
    [supply] { $player } places a helper { building-into } for { talers-counted }.
   *[other] { $player } takes a helper { origin-from } and places it { building-into } for { talers-counted }.
}
pieces-taken = { $player } takes from their worker card: { pieces-listed }.
cards-taken-back = Master builder: { $player } returns { $count } { $count ->
    [one] card
   *[other] cards
} to hand.
turn-ended = { $card_name }: { $player } ends the turn.
turn-passed = { $card_name }: { $player } has nothing left to do, so the turn ends automatically.
card-removed = { $player } removes a card from the game: { $card_name }.
bank-paid = { $player } pays the bank { talers-counted } and keeps the cards.
wall-mended = Breach in the wall: { $player } gives stone ×{ $count }.
wall-left = Breach in the wall: { $player } gives nothing.
gift-given = Young lady: { $player } gives { gift-acc }.
dropped-out = Young lady: { $player } drops out.
maiden-won = Young lady: { $player } wins her heart.
gift-picked = Gifts: { $player } takes { gift-acc }.
castle-finished = The last building is finished: this is the last round.
game-ended = The last round is over.
talers-turned-in = Market: { $player } turns in { talers-counted }.
resources-turned-in = Palace: { $player } turns in { materials-listed }.
nothing-turned-in = { $source_name }: { $player } turns in nothing.
you-round-began = Round { $round }: you’re the active player, +{ talers-counted }.
you-worker-filled = You fill a worker card: { pieces-listed }.
you-messenger-paid = Messenger: you get { talers-counted }.
you-inn-paid = Inn: you pay { talers-counted }.
you-inn-earned = Inn: you get { talers-counted }.
you-sending-skipped = Trader: you have no helper to send.
you-delivered = { $count ->
    [0] Delivery: you get nothing ({ $resource_name }){ tribute-paid }.
   *[other] Delivery: you get { resource-acc } ×{ $count }{ tribute-paid }.
}
you-tower-taken = Bricklayer: you take { resource-acc } ×{ $count } from the defence tower.
you-tower-empty = Bricklayer: the defence tower is empty.
you-piece-sold = You get { talers-counted } for { resource-acc } ×1 from your card.
you-tile-built = You build { tile-acc } ({ materials-listed }).
you-bricklayer-paid = Bricklayer: you get { talers-counted } for the pieces spent.
you-pieces-taken = You take from your worker card: { pieces-listed }.
you-cards-taken-back = Master builder: you return { $count } { $count ->
    [one] card
   *[other] cards
} to your hand.
you-turn-passed = { $card_name }: nothing left to do, so your turn ends automatically.
you-maiden-won = Young lady: you win her heart.
you-gift-picked = Gifts: you take { gift-acc }.

hint-likely-built = Likely to be built: { $tile_name }.
hint-likely-housed = Likely to get a helper: { $building_name }.

## Why not

space-not-in-use = Space { $space } isn’t used with { $seats } players: there are { $rounds } rounds.
winter-card-seen = This winter card has already been turned over.
decision-first = { $decision ->
    [choose] First everyone chooses their cards for the round.
    [fill] First fill the worker cards.
    [call-back] First recall a helper: you have no taler for the inn.
    [send] The trader acts: send a helper.
    [take] First the bricklayer takes one kind from the defence tower.
    [order] First choose which of your two workers begins.
    [pay] First pay for the building.
    [agree] First decide whether to sell the last piece on your card.
    [plague] First the plague: remove a card or pay.
    [breach] First the breach in the wall: give stone or nothing.
    [blizzard] First the blizzard: remove a worker card or pay.
    [gift] First a gift for the young lady, or drop out.
    [pick] First take your share of the gifts.
    [market] First choose how many talers to turn in at the market.
    [palace] First choose which resources to turn in at the palace.
   *[action] You can’t do this now: a character is acting.
}
card-not-in-hand = This card isn’t in your hand: { $card_name }.
cards-in-order = Choose different cards, in the order they act.
no-master-builder-yet = You can’t choose the master builder in the first round.
no-card-to-take-back = The master builder has no played card to return. Choose another card.
cards-number = { $number ->
    [one] Choose { $number } card.
   *[other] Choose { $number } cards.
}
card-not-to-fill = This card isn’t waiting to be filled: { $card_name }.
no-free-pieces = There’s nothing to choose on this card: { $card_name }.
piece-not-free = Choose sand, wood or clay, not this: { $resource_name }.
pieces-number = { $number ->
    [one] Choose { $number } piece for the card.
   *[other] Choose { $number } pieces for the card.
}
pieces-in-order = Name the pieces in the order sand, wood, clay.
stock-lacks = There isn’t enough of this in the stock: { $resource_name }.
no-helper-there = { $origin ->
    [supply] You have no helper in your supply.
    [rider] You have no helper at the rider.
    [inn] You have no helper in the inn.
   *[other] You have no helper at this cart ({ $origin_name }).
}
same-cart = Your helper is already there. Choose another cart.
rider-closed = You can use the rider only when all four carts are taken.
carts-still-free = You can’t replace anyone while a cart is free.
own-helper-there = Your helper is already there. Choose another cart.
helper-is-new = This helper came this round and can’t be replaced yet.
must-send = Send a helper from your supply, or move another.
tower-lacks = There’s none of this on the defence tower: { $resource_name }.
does-not-buy = Only the stonemason buys; this character doesn’t: { $card_name }.
buying-is-over = You can buy only before you build.
own-card = You can’t buy from your own card.
card-not-played = This player didn’t play this card this round: { $card_name }.
piece-not-there = There’s none of this on the card: { $resource_name }.
card-is-closed = You can’t buy any more from this card.
last-piece-stays = The last piece on a card can’t be bought.
too-few-talers = It costs { $needed } { $needed ->
    [one] taler
   *[other] talers
}; you have { $talers }.
silver-for-silver = Exchange silver for sand, wood, clay or stone.
no-silver = You have no silver.
does-not-build = This character doesn’t build: { $card_name }.
building-is-over = You can build only before you place helpers.
tiles-are-built = You can build at most { $number } buildings in one action.
tile-is-built = None of these are left to build: { $tile_name }.
cannot-pay = You can’t pay exactly { $cost } with at least three kinds: { $tile_name }.
not-exact = These pieces are worth { $worth }; the building costs exactly { $cost }.
too-few-kinds = Pay with at least { $kinds } different kinds.
pieces-lacking = { $count ->
    [one] { $count } piece is missing
   *[other] { $count } pieces are missing
}; you have silver ×{ $silver } to exchange.
does-not-house = This character doesn’t place helpers in the castle: { $card_name }.
build-first = Build something first; then you can place helpers.
helpers-are-housed = You can place at most { $number } helpers in one action.
no-such-place = This building has no such place: { $building_name }.
not-finished = This building isn’t built yet: { $building_name }.
place-taken = There’s already a helper here: { $building_name }. Choose a free place.
housed-this-round = You’ve already placed a helper in this building this round: { $building_name }.
place-is-alike = An equal place with a lower number is free: { $building_name }. Choose that one.
card-not-open = This card isn’t among your played cards: { $card_name }.
only-workers = The blizzard takes a worker card, not this one: { $card_name }.
card-is-out = This card is out of the game: { $card_name }.
too-little-stone = You need stone ×{ $needed } and have { $stone }.
nothing-to-give = You have none of this to give: { $gift_name }.
gift-not-there = This isn’t among the gifts: { $gift_name }.
worker-not-next = This worker doesn’t act now: { $card_name }.
talers-not-even = A point costs { $rate } talers at the market. Choose an even number.
too-few-to-turn-in = You have only { $resource_name } ×{ $count }.
too-many-to-turn-in = You can turn in at most { $most } pieces at the palace.
stock-cannot-change = Too much silver: the stock has only { $count } to exchange it for.

## Said everywhere

expects-choose = { $count ->
    [one] Choose a card in secret.
   *[other] Choose { $count } cards in secret.
}
expects-action = { $card_name }: { $can ->
    [buy] buy pieces or end the turn.
    [buy-erect] buy pieces, build (left: { $tiles }) or end the turn.
    [buy-erect-house] buy pieces, build (left: { $tiles }), place helpers (left: { $helpers }) or end the turn.
    [buy-house] buy pieces, place helpers (left: { $helpers }) or end the turn.
    [erect] build (left: { $tiles }) or end the turn.
    [erect-house] build (left: { $tiles }), place helpers (left: { $helpers }) or end the turn.
    [house] place helpers (left: { $helpers }) or end the turn.
   *[nothing] end the turn.
}
expects-pay = { $tile_name }: pay exactly { $cost }, with at least three kinds.
expects-agree = Sell the last piece on your card ({ $resource_name })?
expects-removal = { $winter_card_name }: remove { $winter_card ->
    [plague] a played card
   *[other] a worker card
}{ $can_pay ->
    [1] , or pay { talers-counted }
   *[other] . To pay you’d need { talers-counted }
}.
expects-fill = Choose the free pieces for your worker card.
expects-send = Trader: send a helper to a cart.
expects-call-back = Inn: you have no taler to pay. Recall a helper from a cart.
expects-take = Bricklayer: take one kind from the defence tower.
expects-order = Two workers: choose which one begins.
expects-breach = Breach in the wall: give stone ×3 for 3 points?
expects-gift = Young lady: give a resource or a taler, or drop out.
expects-pick = Gifts: take one.
expects-market = Market: turn in talers for points, or keep them.
expects-palace = Palace: turn in resources for points, or keep them.
round-of = Round { $round } of { $rounds }
active-player = Active player: { $player }
bank-holds = Bank: { talers-counted }
smithy-holds = Silver in the smithy: { $silver }
ribbon-title = Who acts when
winter-title = Winter
winter-next = next card: round { $round }
winter-none = no more cards
score-words = { $score } { $score ->
    [one] point
   *[other] points
}
score-sheet = Points
move-choose = Choose
move-fill-first = Fill this card first
move-fill = Fill the worker card
move-send = Send a helper
move-stay = Leave the helpers where they are
move-call-back = Recall a helper
move-take = Take from the defence tower
move-act-first = This worker begins
move-buy = Buy from a worker card
move-agree = Sell the last piece
move-refuse = Keep the last piece
move-exchange = Exchange silver
move-erect = Build
move-pay = Pay
move-house = Place a helper
move-remove = Remove a card from the game
move-pay-bank = Pay and keep the cards
move-mend = Give stone ×3 for 3 points
move-decline = Give nothing
move-give = Give a gift
move-drop-out = Drop out
move-pick = Take a gift
move-change-talers = Turn in talers
move-turn-in = Turn in
round-number = Round { $round }

## The terminal

to-the-map = type { $word } to see them on the board
on-the-map = on the board
brief-round-began = Round { $round } { $gained }
brief-winter-card-turned = { $winter_card_name }
brief-characters-revealed = { $first_card_name }{ $second_card ->
    [no-card] { "" }
   *[other] { "" } + { $second_card_name }
}
brief-cards-taken-back = cards returned to hand
brief-card-removed = −{ $card_name }
brief-helper-sent = helper { cart-to }
brief-helper-returned = helper home { cart-from }
brief-helper-called-back = helper home { cart-from }
brief-helper-housed = helper { building-into } ({ $given })
brief-messenger-paid = { $gained }
brief-delivered = { $gained }
brief-tower-taken = { $gained }
brief-pieces-taken = { $gained }
brief-piece-bought = { $gained } −1{ $short_taler }
brief-piece-sold = +{ $talers }{ $short_taler }
brief-sale-refused = doesn’t sell
brief-bank-paid = { $given }
brief-silver-exchanged = −{ $count }{ $short_silver } { $gained }
brief-tile-built = { $tile_name } ({ $given })
brief-bricklayer-paid = { $gained }
brief-scored = { points-gained }
brief-castle-finished = { castle-finished }
brief-inn-paid = { $given }
brief-inn-earned = { $gained }
brief-wall-mended = −{ $count }{ $short_stone }
brief-gift-given = { $given }
brief-gift-picked = { $gained }
brief-maiden-won = wins the young lady’s heart
brief-dropped-out = drops out
brief-talers-turned-in = { $given }
brief-resources-turned-in = { $given }
brief-nothing-turned-in = keeps everything
card-short = { $card ->
    [messenger] Me
    [trader] Tr
    [bricklayer] Br
    [stonemason] St
    [worker-wood] Ww
    [worker-sand] Ws
    [worker-stone] Wt
   *[master-builder] Ma
}
castle-headings = { $heading ->
    [cost] cost
    [points] pts
    [places] places: price→worth
   *[scores] at the end
}
yard-headings = { $heading ->
    [worth] val
    [cart] cart
    [tower] tower
   *[stock] stock
}
player-headings = { $heading ->
    [points] pts
    [talers] tal
    [helpers] hlp
   *[cards] hand / played
}
winter-unseen = not seen yet: { $cards }
ways-left = { $count } more { $count ->
    [one] way
   *[other] ways
}: type `{ $move }` and the pieces of each kind; Tab completes.
help-castle = Numbers in [ ] are moves. A building shows its cost and points, then a sign for each of its kind: its builder’s, or · if it isn’t built. Then the places: 12→4 is free for 12 talers and would score 4 points if the game ended now; a sign instead of the price is a helper; ( ) means not built yet. After the smithy’s places comes the silver there.
help-yard = Next to each resource: its value in building, what its cart brings and who stands there (* since this round), what’s on the defence tower and in the stock. The rider is in the silver row.
help-signs = Two letters stand for a resource, a taler or a card. After / come the played cards. In the table of pairs, find the number where the two cards meet.
help-unsure = Reconstructed figures: { $buildings }.

## Options

option-season = Season

## What things do

does-messenger = Take 8 talers from the bank.
does-trader = Put a helper at a cart, or at the rider if all four carts are taken. Then every helper there, yours and others’, brings resources to its owner.
does-bricklayer = Take all pieces of one kind from the defence tower, then build up to two buildings: 1 taler for each piece you spend, no points. After that you can place up to two helpers in the castle.
does-stonemason = Buy a piece for 1 taler from each worker card others have played, then build up to two buildings for full points. After that you can place up to two helpers in the castle.
does-worker-wood = Take wood ×2 and silver ×1, minus what stonemasons have bought. Then build up to two buildings for half their points; no helpers.
does-worker-sand = Take sand ×2 and clay ×1, minus what stonemasons have bought. Then build up to two buildings for half their points; no helpers.
does-worker-stone = Take stone ×1 and two pieces of your choice (sand, wood, clay), minus what stonemasons have bought. Then build up to two buildings for half their points; no helpers.
does-master-builder = Return all played cards to your hand and score 5 points for every building others built this round. The master builder builds nothing.
does-keep = At the end a helper here scores 3 points for every free place in the castle.
does-tavern = At the end helpers here score for all helpers in the castle: 1 point each on the expensive place, 1 for every two on the cheap one.
does-main-gate = At the end a helper here scores 2 points for every tower that is built.
does-small-gate = At the end a helper here scores 1 point for every tower that is built.
does-stable = At the end helpers here score for every house that is built: 3 points on the expensive place, 2 on the cheap one.
does-servants-house = At the end each helper here scores 1 point for every building left unbuilt.
does-palace = At the end each helper here turns up to 5 of its owner’s resources into points: as many as they’re worth.
does-well = No places for helpers; you build it for its points.
does-house = No places for helpers, but helpers in the stable count the houses.
does-tower = No places for helpers, but helpers at the gates count the towers.
does-market = Here from the start. At the end its helper turns talers into points: 2 talers for 1 point, or 1 for 1 if both places are yours.
does-smithy = Here from the start. Exchanged silver stays here; at the end helpers here score for it: 1 point each on the expensive place, 1 for every two on the cheap one.
does-inn = One place for 3 talers, outside the castle. Everyone who plays the trader pays 1 taler to the host here; a player with no taler recalls a helper from a cart.
does-barn = Three places for 5 talers each, outside the castle. At the end each helper here scores 10 points if alone, 7 if there are two, 3 if there are three.
does-plague = Everyone removes one played card from the game or pays the bank 1 taler for each played card.
does-breach = Everyone can give stone ×3 for 3 points.
does-maiden = At the start of each round everyone still wooing her gives a resource or a taler, or drops out for good. The last one left scores 8 points; then everyone shares the gifts.
does-blizzard = Everyone removes one worker card from the game, from hand or played, or pays the bank 3 talers.
pays-stonemason = what the stonemason builds, full points
pays-worker = what workers build, half points
pays-master-builder = 5 for each building others built that round
pays-breach = 3 for stone ×3
pays-maiden = 8 for the last one still wooing
pays-keep = 3 for each free place in the castle
pays-tavern = 1 or ½ for each helper in the castle
pays-main-gate = 2 for each tower
pays-small-gate = 1 for each tower
pays-stable = 3 or 2 for each house
pays-servants-house = 1 for each unbuilt building
pays-market = 1 for 2 talers, with both places for 1
pays-palace = the value of up to 5 resources per helper
pays-smithy = 1 or ½ for each silver in the smithy
pays-barn = 10, 7 or 3 for each helper, depending on their number
does-defence = One piece of every delivery goes here. The bricklayer takes all pieces of one kind.
does-stock = Deliveries come from here, and payments go back here. On your turn you can exchange silver for a piece from the stock.
does-supply = Helpers who aren’t placed yet.

## The page

worker-title = Worker
short-messenger = 8 talers
short-trader = helper to a cart
short-bricklayer = builds for talers
short-stonemason = builds for points
short-worker-wood = builds for half points
short-worker-sand = builds for half points
short-worker-stone = builds for half points
short-master-builder = returns cards
cart-brings = { $count }, 1 to the tower
ribbon-nobody = nobody
action-done = done
action-now = acting
action-waits = to act
wooing = Still wooing: { $players }
yard-title = Carts, tower and stock
carts-title = Carts and rider
tower-title = Defence tower
tower-says = the bricklayer takes one kind
stock-title = Stock
bank-short = bank
smithy-short = smithy
piece-count = { $piece_name } ×{ $count }
pieces-none = nothing
cart-of = { $resource ->
    [sand] Sand cart
    [wood] Wood cart
    [clay] Clay cart
   *[stone] Stone cart
}
place-free = free
place-for = place for { $price } { $price ->
    [one] taler
   *[other] talers
}
tile-stands = { $tile }: built
tile-unbuilt = { $tile }: cost { $cost }, points { $points }
helpers-count = Helpers in the supply: { $count }
line-choose = Choose: { $cards }
line-fill-first = Fill first: { $card_name }
line-fill = Fill with { $pieces }
line-send = { $origin ->
    [supply] Send a helper { cart-to }
   *[other] Move a helper { origin-from } { cart-to }
}
line-call-back = Recall the helper { cart-from }
line-take = Take from the defence tower: { $resource_name }
line-act-first = Begin with: { $card_name }
line-buy = Buy for 1 taler: { $resource_name }
line-exchange = Exchange silver ×1 for { resource-acc } ×1
line-erect = Build { tile-acc }
line-pay = Pay: { $pieces }
line-house = { $origin ->
    [supply] Place a helper { building-into }
   *[other] Place the helper { building-into }, { origin-from }
}
line-remove = Remove from the game: { $card_name }
line-give = Give { gift-acc }
line-pick = Take { gift-acc }
line-change-talers = Turn in { talers-counted }
line-keep-all = Keep everything
line-turn-in = Turn in: { $pieces }
back-choose = { $cards }
back-fill-first = first card to fill
back-fill = pieces on the card ({ $pieces })
back-send = { $origin ->
    [supply] helper { cart-to }
   *[other] helper { origin-from } { cart-to }
}
back-stay = helpers stay
back-call-back = helper recalled { cart-from }
back-take = { $resource_name } from the tower
back-act-first = worker that begins
back-buy = purchase ({ $resource_name })
back-agree = sale of the last piece
back-refuse = refusal to sell
back-exchange = silver for { resource-acc }
back-erect = { $tile_name }
back-pay = payment ({ $pieces })
back-house = { $origin ->
    [supply] helper { building-into }
   *[other] helper { building-into }, { origin-from }
}
back-remove = card removed ({ $card_name })
back-pay-bank = payment to the bank
back-mend = stone for the breach
back-decline = giving nothing
back-give = gift ({ $gift_name })
back-drop-out = dropping out
back-pick = share of the gifts ({ $gift_name })
back-change-talers = turned in ({ talers-counted })
back-turn-in = turned in ({ $pieces })
pay-exactly = { $tile_name }: pay exactly { $cost }
pay-worth = What each piece is worth, and how many you have
pay-worth-of = { $piece_name }: worth { $points }, you have { $count }
fill-which = Which pieces go on the card?
turn-in-which = Which resources go to the palace?
talers-which = How many talers go to the market?
order-which = Which worker begins?
way-best = Best
own-title = Your cards and resources
hand-title = Hand
played-title = played
way-changes = exchanges silver ×{ $count }
ways-fewer = fewer ways
ways-more = { $count } more { $count ->
    [one] way
   *[other] ways
}
pieces-count = { $count } { $count ->
    [one] piece
   *[other] pieces
}
castle-title = The castle
seasons-keys = Use the arrow keys to move around the table, Enter to choose.
parts-title = Switch between castle and carts
part-castle = Castle
part-yard = Carts, tower
round-over = Round { $round } is over
round-next = Next: round { $round }
round-active = { $player } is the active player: +{ talers-counted }.
active-short = active
cards-of = { $player }’s cards
card-in-hand = in hand
card-played = played
card-out = out of the game
helpers-title = Helpers
choice-made = has chosen
choice-open = is choosing
correct-figures = Correct figures
corrected-count = { $count } corrected
figures-note = Some figures in this game aren’t certain; they’re marked †. If your box says otherwise, correct them here.
figure-unsure = This figure isn’t certain.
helper-new = placed this round: can’t be replaced yet
place-helper = Helper
place-price = Price
place-worth = Worth now
tile-cost = Cost
tile-points = Points
tile-left = Still to build
expects-buy = Stonemason: buy pieces, then build for full points.
expects-erect-bricklayer = Bricklayer: build for 1 taler per piece ({ $left } left).
expects-erect-stonemason = Stonemason: build for full points ({ $left } left).
expects-erect-worker = Worker: build for half points ({ $left } left).
expects-house = { $card_name }: you can place helpers in the castle ({ $left } left).
expects-end = { $card_name }: nothing left to do? End your turn.
bar-round = round { $round } of { $rounds } · { $season_name }
builds-bricklayer = Bricklayer: 1 taler for each piece, no points
builds-stonemason = Stonemason: full points
builds-worker = Worker: half points
curtain-says = Everyone else, look away: cards are chosen in secret.
keys-arrows = move around the table

## Later: before the start

option-purchase = Buying from a card
option-last_piece = Last piece on a card
option-tie = Second tie-breaker
option-full_hand = No master builder with
option-cards_back = The master builder returns
option-costs = Costs of buildings
option-points = Points of buildings
option-prices = Prices of places, in talers
option-winter_spaces = Round spaces with a winter card
explains-seats = Two to four players; with two, everyone plays two cards each round.
explains-season = Start with summer; winter adds event cards.
explains-purchase = The stonemason buys one piece from each card, or any number.
explains-last_piece = It stays on the card, or its owner can agree to sell it.
explains-tie = When points and talers are equal: most resources left, or their highest value.
explains-full_hand = You can’t choose the master builder with all your cards in hand: all you have left, or all eight (in winter you may lose one).
explains-cards_back = With two players: the other card of the round returns too, or stays.
explains-costs = Only if your box says otherwise: some figures are reconstructed.
explains-points = Even numbers; a worker scores half of them.
explains-prices = Those of the servants’ house and the market are our guess.
explains-winter_spaces = Which spaces show the icon is our guess.
preset-first-game = Summer
preset-first-game-says = The game to begin with.
preset-winter = Winter
preset-winter-says = Event cards change some rounds.
choices-castle = The castle
castle-summer-says = Everyone builds one castle. Builders score at once, helpers at the end.
castle-winter-says = In winter some rounds bring an event.

## Guide: the lessons of the guided first game

guide-welcome-title = Welcome to the castle
guide-welcome = You all build one castle, but each scores alone. Building scores now, helpers who live here score at the end. Most points wins.
guide-choose-title = Two cards, in secret
guide-choose = Each round you both pick two characters, unseen. The trader fetches resources, a worker brings some and builds.
guide-choose-do = Pick the trader and the worker with stone.
guide-ribbon-title = Always the same order
guide-ribbon = Now all cards are open. Characters act in this order every round. The bot’s messenger earns it 8 talers.
guide-fill-title = Load your worker
guide-fill = This worker brings 1 stone and two pieces of your choice. They lie on the card until the worker acts.
guide-fill-do = Take two clay.
guide-trader-title = Send a helper
guide-trader = The trader puts a helper at a cart. It stays and collects at every delivery, even when only the bot plays the trader.
guide-trader-do = Send a helper to the stone cart.
guide-tower-title = The tower takes its share
guide-tower = One piece of each delivery goes to the defence tower. The rest is yours: 1 stone.
guide-build-title = Your worker builds
guide-build = A house costs 8 and is worth 6 points. A worker scores half of them.
guide-build-do = Build a house.
guide-pay-title = Pay exactly
guide-pay = Use at least three kinds, worth exactly 8. Sand counts 1, wood 2, clay 4, stone 5.
guide-pay-do = Pay sand, wood and stone.
guide-second-title = Round two
guide-second = Played cards stay on the table. The messenger brings 8 talers, the stonemason builds for full points.
guide-second-do = Pick the messenger and the stonemason.
guide-buy-title = Shop at their card
guide-buy = The stonemason can buy one piece from each worker card the others played, for 1 taler.
guide-buy-do = Buy the sand.
guide-stonemason-title = Full points
guide-stonemason = A tower costs 10. The stonemason scores all its 8 points.
guide-stonemason-do = Build a tower.
guide-exact-title = Worth exactly 10
guide-exact = Sand 1, clay 4, stone 5: three kinds, and not a grain too much.
guide-exact-do = Pay sand, clay and stone.
guide-helper-title = A helper moves in
guide-helper = After building you can place up to two helpers, each for its place’s price. They stay and score at the end: at the market, for your talers.
guide-helper-do = Put a helper at the market.
guide-third-title = Running out of cards
guide-third = The master builder brings all cards back, and 5 points for each building the others put up this round. The bricklayer raids the tower.
guide-third-do = Pick the bricklayer and the master builder.
guide-bricklayer-title = Raid the tower
guide-bricklayer = The bricklayer takes every piece of one kind from the defence tower.
guide-bricklayer-do = Take the silver.
guide-silver-title = Silver can be anything
guide-silver = On your turn you can exchange silver for any other resource, one for one.
guide-silver-do = Pick your silver, then the sand in the stock.
guide-talers-title = Build for money
guide-talers = A bricklayer scores no points, but earns 1 taler for each piece you pay.
guide-talers-do = Build a tower.
guide-wages-title = Three pieces, 3 talers
guide-wages = That’s where the money for helpers comes from.
guide-wages-do = Pay sand, clay and stone.
guide-finish = The bot’s helper at the gate will score for every tower. After 12 rounds, or once the castle is finished, all helpers score. Good luck!
guide-hand-title = Your hand is full again
guide-hand = The bot built once: 5 points for you. And all your cards are back.

## Try: setting up a position

position-resources = There are only { $number } in the box: { $resource_name }.
position-talers = There are only { $number } talers in the box.
position-helpers = Player { $player } has more helpers on the board than in the box.
position-tiles = There are only { $number } of these tiles: { $tile_name }.
position-unfinished = Someone stands here, but it isn’t built: { $building_name }.
position-castle-over = Every building is built, so the game would be over already. Leave one unbuilt.
position-characters = Player { $player } is missing character cards: each must be in hand or played.
position-no-character = Player { $player } has no card to choose this round. Put one back into their hand.
position-winter = This winter card can’t lie like this: { $card_name }.
position-left-helpers = { $number ->
    [one] One helper was taken off: players have fewer of them in this game.
   *[other] { $number } helpers were taken off: players have fewer of them in this game.
}
try-helper = Helper
try-build = Building by player { $number }
try-active = Active player
try-hand = In hand
try-tower = Defence tower
try-smithy = Silver in the smithy
try-winter = Winter cards turned over
try-coins = Talers on the inn
