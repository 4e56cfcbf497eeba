# The Castles of Burgundy, in English: inns.

name-inn = inn
does-inn = goes on a space of any colour; its area counts as one larger
name-inns = Inns
explains-module-inns = One extra purchase each phase; an inn goes anywhere and enlarges its area.
inns-lie = inns ×{ $count }
line-buy-inn = Buy an inn for { pays }
back-buy-inn = inn bought
inn-laid = An inn appears next to the black depot; inns there: { $inns }.
inn-bought = { $player } buys an inn ({ pays }).
you-inn-bought = You buy an inn ({ pays }).
no-inn-there = There’s no inn next to the black depot.
area-has-inn = This area already has an inn. Choose another area.
move-buy-inn = Buy an inn

## Try

position-inns = One inn comes with each phase, so there must be { $number } in all: to buy, with players or out of the game.
position-inns-area = Player { $player } has two inns in one area.
try-inns = Inns to buy
