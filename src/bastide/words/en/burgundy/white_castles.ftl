# The Castles of Burgundy, in English: white castles.

name-white-castle = white castle
name-monastery-29 = monastery 29
label-monastery-29 = 4 per white castle
does-monastery-29 = at the end: 4 points for each white castle
does-white-castle = an extra action with the number of the white die
name-white_castles = White castles
explains-module-white_castles = A ninth kind of building: an action with the white die.
expects-white-castle = White castle: an action with the number { $about }.
name-final-29 = Monastery 29 (4 per white castle)
pays-final-29 = scored at the end of the game
white-action-gained = White castle: { $player } gets an extra action with the number { $value }.
you-white-action-gained = White castle: you get an extra action with the number { $value }.
