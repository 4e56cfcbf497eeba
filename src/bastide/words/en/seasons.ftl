# A Castle for All Seasons, in English.

title = A Castle for All Seasons
game-takes = 45 to 75 minutes
card-recorded = A recorded game of four bots

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
name-unlimited = any number
name-kept = is not sold
name-asked = its owner is asked
name-pieces = most resources left win
name-value = most worth of resources left wins

## Parts of sentences

talers-counted = { $talers } { $talers ->
    [one] taler
   *[other] talers
}
points-gained = +{ $points } { $points ->
    [one] point
   *[other] points
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

## What happened

start-chosen = First active player: { $player }.
round-began = Round { $round }: { $player } is the active player, +{ talers-counted }.
winter-card-turned = Winter card: { $winter_card_name }.
characters-chosen = { $first_card ->
    [hidden] { $player } has chosen in secret.
   *[other] { $player } chooses in secret: { cards-shown }.
}
characters-revealed = { $player } reveals: { cards-shown }.
worker-filled = { $player } fills a worker’s card: { pieces-listed }.
messenger-paid = Messenger: { $player } gets { talers-counted }.
inn-paid = Inn: { $player } pays { talers-counted }.
inn-earned = Inn: { $player } gets { talers-counted }.
helper-called-back = Inn: { $player } cannot pay and takes a helper back { cart-from }.
helper-sent = { $origin ->
    [supply] { $player } sends a helper { cart-to }.
   *[other] { $player } moves a helper { origin-from } { cart-to }.
}
helper-returned = A helper is replaced and goes home { cart-from }: { $player }.
helpers-stayed = { $player } leaves all helpers where they are.
sending-skipped = Trader: { $player } can send nobody.
delivered = { $count ->
    [0] Delivery: nothing is left for { $player } ({ $resource_name }){ $tribute ->
        [0] {""}
       *[other] ; { $resource_name } ×{ $tribute } goes to the defence tower
    }.
   *[other] Delivery: { $player } gets { resource-acc } ×{ $count }{ $tribute ->
        [0] {""}
       *[other] ; { $resource_name } ×{ $tribute } goes to the defence tower
    }.
}
tower-taken = Bricklayer: { $player } takes { resource-acc } ×{ $count } from the defence tower.
tower-empty = Bricklayer: { $player } finds the defence tower empty.
piece-bought = { $player } buys { resource-acc } ×1 from a worker’s card.
piece-sold = { $player } gets { talers-counted } for { resource-acc } ×1 from the card.
sale-asked = { $player } asks for the last piece on a worker’s card: { $resource_name }.
sale-refused = { $player } does not sell the last piece: { $resource_name }.
silver-exchanged = { $player } changes silver ×{ $count } for { resource-acc } ×{ $count } in the smithy.
building-begun = { $player } is about to build { tile-acc }.
tile-built = { $player } builds { tile-acc } ({ materials-listed }).
bricklayer-paid = Bricklayer: { $player } gets { talers-counted } for the pieces spent.
scored = { $player } gets { points-gained }: { $source_name }.
helper-housed = { $origin ->
    [supply] { $player } places a helper { building-into } for { talers-counted }.
   *[other] { $player } takes a helper { origin-from } and places it { building-into } for { talers-counted }.
}
pieces-taken = { $player } takes from the worker’s card: { pieces-listed }.
cards-taken-back = Master builder: { $player } takes { $count } { $count ->
    [one] card
   *[other] cards
} back.
turn-ended = { $card_name }: { $player } ends the turn.
turn-passed = { $card_name }: { $player } has nothing more to choose, the turn ends by itself.
card-removed = { $player } removes a card from the game: { $card_name }.
bank-paid = { $player } pays the bank { talers-counted } and keeps the cards.
wall-mended = Breach in the wall: { $player } gives stone ×{ $count }.
wall-left = Breach in the wall: { $player } gives nothing.
gift-given = Young lady: { $player } gives { gift-acc }.
dropped-out = Young lady: { $player } drops out.
maiden-won = Young lady: { $player } wins her heart.
gift-picked = The gifts are shared out: { $player } takes { gift-acc }.
castle-finished = The last building stands: this is the last round.
game-ended = The last round is over.
talers-turned-in = Market: { $player } turns in { talers-counted }.
resources-turned-in = Palace: { $player } turns in { materials-listed }.

## Why not

space-not-in-use = Space { $space } is not used with { $seats } players: there are { $rounds } rounds.
no-such-seat = There is no such seat.
other-chance-due = Another outcome of chance is due.
winter-card-seen = This winter card has been turned over already.
only-chance = This is for chance to bring, not for a player to choose.
decision-first = { $decision ->
    [choose] First everyone chooses the cards of the round.
    [fill] First the worker cards are filled.
    [call-back] First a helper must be taken back: there is no taler for the inn.
    [send] The trader acts: a helper is sent.
    [take] First the bricklayer takes a kind from the defence tower.
    [pay] First the building must be paid for.
    [agree] First you say whether you sell the last piece on the card.
    [plague] First the plague: remove a card or pay.
    [breach] First the breach in the wall: give stone or not.
    [blizzard] First the blizzard: remove a worker card or pay.
    [gift] First a gift for the young lady, or drop out.
    [pick] First a share of the gifts must be taken.
    [palace] First resources are turned in at the palace.
   *[action] Not now: a character is acting.
}
card-not-in-hand = This card is not in your hand: { $card_name }.
cards-in-order = Name different cards, in the order in which they act.
no-master-builder-yet = The master builder cannot be chosen in the first round.
no-card-to-take-back = The master builder would find no played card to take back.
cards-number = { $number ->
    [one] Choose { $number } card.
   *[other] Choose { $number } cards.
}
card-not-to-fill = This card is not waiting to be filled: { $card_name }.
no-free-pieces = There is nothing to choose on this card: { $card_name }.
piece-not-free = The free pieces are sand, wood or clay, not this: { $resource_name }.
pieces-number = { $number ->
    [one] { $number } piece comes on the card.
   *[other] { $number } pieces come on the card.
}
pieces-in-order = Name the pieces in the order sand, wood, clay.
stock-lacks = The stock does not have enough of this: { $resource_name }.
no-helper-there = { $origin ->
    [supply] There is no helper in your supply.
    [rider] Your helper does not stand at the rider.
    [inn] Your helper does not stand in the inn.
   *[other] Your helper does not stand at this cart ({ $origin_name }).
}
same-cart = The helper already stands there.
rider-closed = The rider is open only when all four carts are taken.
carts-still-free = Nobody can be replaced while a cart is free.
own-helper-there = Your own helper stands there.
helper-is-new = The helper there came in this round and cannot be replaced.
must-send = Who has a helper in the supply must send or move one.
tower-lacks = There is none of this on the defence tower: { $resource_name }.
does-not-buy = Only the stonemason buys; this character does not: { $card_name }.
buying-is-over = All purchases come before the first building.
own-card = Nobody buys from an own card.
card-not-played = This player has not played this card in this round: { $card_name }.
piece-not-there = There is none of this on the card: { $resource_name }.
card-is-closed = You can buy nothing more from this card.
last-piece-stays = The last piece on a card is not sold.
too-few-talers = It costs { $needed } { $needed ->
    [one] taler
   *[other] talers
}; you have { $talers }.
silver-for-silver = Silver is changed for sand, wood, clay or stone.
no-silver = You have no silver.
does-not-build = This character does not build: { $card_name }.
building-is-over = Building comes before helpers are placed.
tiles-are-built = No more than { $number } buildings go up in one action.
tile-is-built = There is no such building left to build: { $tile_name }.
cannot-pay = You cannot pay exactly { $cost } with at least three kinds: { $tile_name }.
not-exact = These pieces are worth { $worth }; the building costs exactly { $cost }.
too-few-kinds = A building takes at least { $kinds } different kinds.
pieces-lacking = { $count ->
    [one] { $count } piece is missing
   *[other] { $count } pieces are missing
}; you have silver ×{ $silver } to change.
does-not-house = This character places no helpers in the castle: { $card_name }.
build-first = Helpers are placed only after a building was built in the same action.
helpers-are-housed = No more than { $number } helpers are placed in one action.
no-such-place = This building has no such place: { $building_name }.
not-finished = This building does not stand yet: { $building_name }.
place-taken = A helper already stands there: { $building_name }.
housed-this-round = You have already placed a helper in this building in this round: { $building_name }.
place-is-alike = An equal place with a lower number is free: { $building_name }.
card-not-open = This card does not lie open before you: { $card_name }.
only-workers = The blizzard takes a worker card, not this one: { $card_name }.
card-is-out = This card is out of the game: { $card_name }.
too-little-stone = It takes stone ×{ $needed }; you have { $stone }.
nothing-to-give = You have nothing of this to give: { $gift_name }.
gift-not-there = This is not among the gifts: { $gift_name }.
not-the-best-way = Only the ways that bring you most are open.

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
expects-agree = May the last piece on your card be bought ({ $resource_name })?
expects-removal = { $winter_card_name }: remove a card from the game{ $can_pay ->
    [1] {" "}or pay { talers-counted }
   *[other] , you cannot pay { talers-counted }
}.
expects-fill = Choose the free pieces for your worker’s card.
expects-send = Trader: send a helper to a cart.
expects-call-back = Inn: there is no taler to pay with. Take one helper back from a cart.
expects-take = Bricklayer: take one kind from the defence tower.
expects-breach = Breach in the wall: give stone ×3 for 3 points?
expects-gift = Young lady: give a resource or a taler, or drop out.
expects-pick = The gifts are shared out: take one.
expects-palace = Palace: choose what to turn in.
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
move-fill = Fill the worker’s card
move-send = Send a helper
move-stay = Leave the helpers where they are
move-call-back = Take a helper back
move-take = Take from the defence tower
move-buy = Buy from a worker’s card
move-agree = Sell the last piece
move-refuse = Keep the last piece
move-exchange = Change silver
move-erect = Build
move-pay = Pay
move-house = Place a helper
move-end-turn = End turn
move-remove = Remove a card from the game
move-pay-bank = Pay and keep the cards
move-mend = Give stone ×3 for 3 points
move-decline = Give nothing
move-give = Give a present
move-drop-out = Drop out
move-pick = Take a gift
move-turn-in = Turn in
round-number = Round { $round }

## The terminal

to-the-map = type { $word } to see them on the board
on-the-map = on the board
round-brief = Round { $round }
cards-back = cards back in hand
not-sold = does not sell
wooing-ended = { $is_won ->
    [1] wins the young lady’s heart
   *[other] woos no longer
}
went-to-cart = helper { cart-to }
went-home = helper home { cart-from }
went-into = helper { building-into }
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
}: type `{ $move }` and the pieces of each kind, Tab completes.
help-castle = Numbers in [ ] are moves. A building shows its cost and points, then a sign for each of its kind: its builder’s, or · while it is not built. Then the places: 12→4 is free for 12 talers and would bring 4 points if the game ended now; a sign instead of the price is a helper; ( ) means not built yet. After the smithy’s places stands the silver that lies there.
help-yard = Beside each resource: what it is worth in building, what its cart brings and who stands there (* since this round), what lies on the defence tower and in the stock. The rider stands in the row of silver.
help-signs = Two letters stand for a resource, a taler or a card. After / come the cards played. In the table of pairs a number stands where the two cards meet.
help-unsure = Figures that had to be reconstructed: { $buildings }.

## Options

option-seats = Players
option-season = Season
option-purchase = The stonemason buys from a card
option-last_piece = Last piece on a card
option-tie = At a second tie
option-costs = Costs of buildings
option-points = Points of buildings
option-prices = Prices of places, in talers
option-winter_spaces = Round spaces with a winter card

## What things do

does-messenger = Brings 8 talers from the bank.
does-trader = Put a helper at a cart, or at the rider if all four carts are taken. Then every helper there, yours and others’, fetches resources for its owner.
does-bricklayer = Take all pieces of one kind from the defence tower, then build up to two buildings: 1 taler for each piece you spend, no points. After that up to two helpers may go into the castle.
does-stonemason = Buy a piece for 1 taler from each worker card others have played, then build up to two buildings for all their points. After that up to two helpers may go into the castle.
does-worker-wood = Brings wood ×2 and silver ×1, less what stonemasons have bought. Then build up to two buildings for half their points; no helpers.
does-worker-sand = Brings sand ×2 and clay ×1, less what stonemasons have bought. Then build up to two buildings for half their points; no helpers.
does-worker-stone = Brings stone ×1 and two pieces of your choice (sand, wood, clay), less what stonemasons have bought. Then build up to two buildings for half their points; no helpers.
does-master-builder = Brings all played cards back into the hand, and 5 points for every building that others have built in this round. It builds nothing.
does-keep = At the end a helper here scores 3 points for every free place in the castle.
does-tavern = At the end helpers here score for the helpers in the castle, everybody’s: 1 point each on the dear place, 1 for every two on the cheap one.
does-main-gate = At the end a helper here scores 2 points for every tower that is built.
does-small-gate = At the end a helper here scores 1 point for every tower that is built.
does-stable = At the end helpers here score for every house that is built: 3 points on the dear place, 2 on the cheap one.
does-servants-house = At the end each helper here scores 1 point for every building that is still unbuilt.
does-palace = At the end each helper here turns up to 5 resources of its owner into points: as many as they are worth.
does-well = No places for helpers: it is built for its points alone.
does-house = No places for helpers, but helpers in the stable count the houses.
does-tower = No places for helpers, but helpers at the gates count the towers.
does-market = Stands from the start. At the end its helper turns talers into points: 2 talers for 1 point; whoever has both places, 1 for 1.
does-smithy = Stands from the start. Silver that is changed stays here; at the end helpers here score for it: 1 point each on the dear place, 1 for every two on the cheap one.
does-inn = One place for 3 talers, outside the castle. Whoever plays the trader pays 1 taler to the host here; who has none takes a helper back from a cart.
does-barn = Three places for 5 talers each, outside the castle. At the end each helper here scores 10 points if alone, 7 if there are two, 3 if there are three.
does-plague = Everyone removes one played card from the game or pays the bank 1 taler for each played card.
does-breach = Everyone may give stone ×3 for 3 points.
does-maiden = At the start of each round everyone who woos her gives a resource or a taler or drops out for good. The last one left gets 8 points; then all share the gifts.
does-blizzard = Everyone removes one worker card from the game, from hand or played, or pays the bank 3 talers.
pays-stonemason = what the stonemason builds, for all points
pays-worker = what workers build, for half the points
pays-master-builder = 5 for each building of others in the round
pays-breach = 3 for stone ×3
pays-maiden = 8 for the last one who woos
pays-keep = 3 for each free place in the castle
pays-tavern = 1 or ½ for each helper in the castle
pays-main-gate = 2 for each tower
pays-small-gate = 1 for each tower
pays-stable = 3 or 2 for each house
pays-servants-house = 1 for each building that is not built
pays-market = 1 for 2 talers, with both places for 1
pays-palace = the worth of up to 5 resources a helper
pays-smithy = 1 or ½ for each silver in the smithy
pays-barn = 10, 7 or 3 for each helper, by their number
does-defence = One piece of every delivery comes here. The bricklayer takes all pieces of one kind.
does-stock = Deliveries come from here, and what is paid comes back. In your own turn silver can be changed for a piece of the stock.
does-supply = Helpers who stand nowhere yet.

## The page

explains-seats = Two to four sit at the table; with two everyone plays two cards a round.
explains-season = Summer is the game to begin with; winter adds event cards.
explains-purchase = The rulebook leaves it open; most players buy one.
explains-last_piece = It stays with its worker, or the owner may agree to sell it.
explains-tie = When points and talers are equal. The texts disagree.
explains-costs = Only if your box says otherwise: some figures are reconstructed.
explains-points = Even numbers; a worker scores half of them.
explains-prices = Those of the servants’ house and the market are our guess.
explains-winter_spaces = Which spaces show the icon is our guess.
worker-title = Worker
short-messenger = 8 talers
short-trader = helper to a cart
short-bricklayer = builds for talers
short-stonemason = builds for points
short-worker-wood = builds for half
short-worker-sand = builds for half
short-worker-stone = builds for half
short-master-builder = cards back
cart-brings = { $count }, 1 to the tower
ribbon-nobody = nobody
action-done = done
action-now = acts now
action-waits = still to act
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
line-call-back = Take the helper back { cart-from }
line-take = Take from the defence tower: { $resource_name }
line-buy = Buy for 1 taler: { $resource_name }
line-exchange = Change silver ×1 for { resource-acc } ×1
line-erect = Build { tile-acc }
line-pay = Pay: { $pieces }
line-house = { $origin ->
    [supply] Place a helper { building-into }
   *[other] Place a helper { origin-from } { building-into }
}
line-remove = Remove from the game: { $card_name }
line-give = Give { gift-acc }
line-pick = Take { gift-acc }
line-turn-in = Turn in: { $pieces }
back-choose = { $cards }
back-fill-first = the first card to fill
back-fill = pieces on the card ({ $pieces })
back-send = helper { cart-to }
back-stay = helpers left where they are
back-call-back = helper taken back
back-take = { $resource_name } from the tower
back-buy = purchase ({ $resource_name })
back-agree = sale of the last piece
back-refuse = refusal to sell
back-exchange = silver for { resource-acc }
back-erect = { $tile_name }
back-pay = payment ({ $pieces })
back-house = helper { building-into }
back-end-turn = end of the turn
back-remove = card removed ({ $card_name })
back-pay-bank = payment to the bank
back-mend = stone for the breach
back-decline = nothing given
back-give = gift ({ $gift_name })
back-drop-out = dropping out
back-pick = share of the gifts ({ $gift_name })
back-turn-in = turned in ({ $pieces })
pay-exactly = { $tile_name }: pay exactly { $cost }
pay-kinds = with at least three kinds
fill-which = Which pieces come on the card?
turn-in-which = Which resources go to the palace?
own-title = What you have
hand-title = Hand
played-title = played
way-changes = silver ×{ $count } is changed for it
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
seasons-keys = Arrows move over the table, Enter picks.
parts-title = Parts of the table
part-castle = Castle
part-yard = Carts, tower
active-short = active
cards-of = Cards of { $player }
card-in-hand = in hand
card-played = played
card-out = out of the game
helpers-title = Helpers
points-title = points
choice-made = has chosen
choice-open = is choosing
correct-figures = Correct the figures
corrected-count = { $count } corrected
figures-note = Some figures of this game are not certain; they are marked †. If your box says otherwise, correct them here.
figure-unsure = This figure is not certain.
helper-new = placed in this round: it cannot be replaced yet
place-helper = Helper
place-price = Price
place-worth = Worth now
tile-cost = Cost
tile-points = Points
tile-left = Still to build
preview-ways = { $count } { $count ->
    [one] way
   *[other] ways
}
expects-plague = Plague: remove a played card, or pay { talers-counted }.
expects-blizzard = Blizzard: remove a worker card, or pay { talers-counted }.
expects-buy = Stonemason: buy pieces, then build for all points.
expects-erect-bricklayer = Bricklayer: build ({ $left } left), 1 taler for each piece.
expects-erect-stonemason = Stonemason: build ({ $left } left) for all points.
expects-erect-worker = Worker: build ({ $left } left) for half the points.
expects-house = { $card_name }: helpers may go into the castle ({ $left } left).
expects-end = { $card_name }: nothing more to do? End the turn.
bar-round = round { $round } of { $rounds } · { $season_name }
guide-welcome = Welcome. Everyone builds this one castle, each for points. Resources come from carts and workers, points from building and from helpers who serve here to the end. Most points win.
guide-choose = This is your hand. With two players everyone plays two cards: click one, then the other. Nobody sees them until all have chosen. Point at a card, or hold a finger on it, to read what it does; the trader and a worker are a good start.
guide-ribbon = All cards are open. This ribbon shows who acts when: the order of the characters never changes.
guide-trader = The trader puts a helper at a cart that glows. The helper stays there and fetches at every delivery, also when others play the trader.
guide-tower = One piece of every delivery goes to the defence tower. The bricklayer takes all pieces of one kind from there.
guide-played = Played cards lie aside and cannot be chosen. The master builder brings them all back, and 5 points for every building that others put up in that round.
guide-build = Glowing buildings can be built now. Click one: its plate shows cost and points.
guide-pay = Choose how to pay: exactly the cost, with at least three kinds. Sand is worth 1, wood 2, clay 4, stone 5; silver can stand in for any of them.
guide-who-builds = Who builds matters: the bricklayer gets talers, the stonemason all points, a worker half of them.
guide-undo = Changed your mind? “Undo” takes steps of this turn back, one by one. A secret choice can be taken back until the last one is made.
guide-helper = After building with the bricklayer or the stonemason, helpers may go to glowing places, for talers. They stay and score at the end. Point at a place, or hold a finger on it, to see what it would bring now.
guide-buy = The stonemason may buy a piece from each worker card of the others, for 1 taler. Click a glowing piece on the ribbon.
guide-finish = That is all. After the last round, or when the castle is finished, the helpers score, building by building. Good luck.
builds-bricklayer = Bricklayer: 1 taler for each piece, no points
builds-stonemason = Stonemason: all its points
builds-worker = Worker: half its points
curtain-says = The others look away: cards are chosen in secret.
keys-arrows = move over the table
