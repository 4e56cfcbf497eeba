# The Castles of Burgundy, in English: the team game.

name-own = personal storage
name-shared = shared storage
name-store = where to store a tile
name-team = two teams
tile-stored = { $storage ->
    [own] { $player } puts { tile-acc } into personal storage.
   *[other] { $player } puts { tile-acc } into shared storage.
}
castle-on-one-or-six = In this duchy the starting castle goes on the dark green space numbered 1 or 6.
no-teams = There are no teams in this game.
no-room-there = This storage is full. Choose the other one.
nothing-to-store = There’s no tile to store.
move-place-shared = Place a tile from the shared storage
move-discard-shared = Discard from the shared storage
move-store = Choose where to store it
line-place-shared = Place { tile-acc } from the shared storage on space { $space }
line-discard-shared = Discard { tile-acc } from the shared storage
line-store = { $storage ->
    [own] Store it for yourself
   *[shared] Store it for both of you
}
back-place-shared = { $tile_name } on space { $space }
back-discard-shared = discard ({ $tile_name })
back-store = storage chosen
teams-title = Teams
team-named = Team { $team }
shared-tile = shared storage, { $tile_name }
shared-title = Shared
you-tile-stored = { $storage ->
    [own] You put { tile-acc } into your personal storage.
   *[other] You put { tile-acc } into shared storage.
}

## The terminal

heading-shared = Shared storage

## Before the start

mode-team-says = Four players in two teams. Partners share a double duchy and score together.

## Try

position-partners = Partners share one duchy: it must be the same for both.
position-shared = Players { $player } and { $other } have more than { $number } tiles in their shared storage.
try-shared = Shared storage { $number }
