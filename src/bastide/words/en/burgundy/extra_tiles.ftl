# The Castles of Burgundy, in English: the extra tiles.

name-geese = geese
name-crane = crane
name-monastery-27 = monastery 27
name-monastery-28 = monastery 28
label-monastery-27 = On top of the bridge
label-monastery-28 = Hiring workers
does-monastery-27 = your marker is always on top of its bridge space
does-monastery-28 = any time: 2 workers for 1 silver
does-geese = 2 points, plus those of one other kind in the pasture; animals placed later score 2 extra
does-crane = the effect of any building
name-extra_tiles = Extra tiles
explains-module-extra_tiles = Geese, a crane and two more monasteries.
expects-crane = Crane: choose a building to use its effect.
line-hire-workers = 2 workers for 1 silver
line-copy-building = Effect: { $kind_name }
back-hire-workers = workers for silver
back-copy-building = effect ({ $kind_name })
workers-bought = Monastery 28: { $player } hires { workers-acc } for { silver-nom }.
building-copied = Crane: { $player } uses the effect of another building ({ $kind_name }).
geese-joined = Geese: { $player } scores them together with the { $kind_name }.
marker-raised = { $player } moves to the top of bridge space { $place } (monastery 27).
you-workers-bought = Monastery 28: you hire { workers-acc } for { silver-nom }.
you-building-copied = Crane: you use the effect of another building ({ $kind_name }).
you-geese-joined = Geese: you score them together with the { $kind_name }.
you-marker-raised = You move to the top of bridge space { $place } (monastery 27).
monastery-absent = You don’t have monastery { $number }.
no-crane = No crane is waiting for a building to copy.
crane-copies-other = A crane can’t copy this: { $kind_name }.
building-of-no-use = You can’t use this building’s effect now: { $kind_name }.
move-hire-workers = Hire workers
move-copy-building = Copy a building

## Try

position-arrivals = On each space of the bridge, the player with monastery 27 stands on top, then the one who came last.
