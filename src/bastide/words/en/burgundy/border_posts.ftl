# The Castles of Burgundy, in English: border posts.

name-border_posts = Border posts
explains-module-border_posts = Duchies 11a to 11f: connect their posts with tiles to score.
option-posts = Third border post
explains-posts = Connecting it scores the phase’s points once, or once for each new pair.
name-once = scores once
name-pairs = scores for each new pair
post-title = Border post
posts-so-far = { $joined ->
    [0] No border posts connected here yet.
    [2] Two border posts connected here.
   *[other] All three border posts connected here.
}
posts-pay = Connecting two posts scores the phase’s points: +{ $points } in phase { $phase }.
posts-third = { $count ->
    [pairs] Connecting the third scores them twice more.
   *[once] Connecting the third scores them once more.
}
posts-all = All three connected, 1st: { $first }, 2nd: { $second }.
name-posts = Border posts
pays-posts = the phase’s points for border posts connected, more for all three as first or second
posts-joined = { $player } connects { $posts ->
    [3] all three border posts
   *[other] two border posts
}.
posts-completed = { $bonus ->
    [large] { $player } is the first to connect all three border posts.
   *[other] { $player } is the second to connect all three border posts.
}
you-posts-joined = You connect { $posts ->
    [3] all three border posts
   *[other] two border posts
}.
you-posts-completed = { $bonus ->
    [large] You’re the first to connect all three border posts.
   *[other] You’re the second to connect all three border posts.
}
posts-need-duchies = Border posts are played on duchies 11a to 11f, not on { $duchy }.
duchy-needs-posts = Duchy { $duchy } needs the border posts module.

## The terminal

help-posts = A flag between number and colour: the space reaches a border post; a black flag is connected to another by tiles.

## Try

position-posts = { $number ->
    [0] Player { $player } has connected no border posts yet.
   *[other] Player { $player }’s tiles connect { $number } border posts, no more and no fewer.
  }
position-posts-first = Only players who have connected all three border posts can be first and second.
try-posts-first = First to connect all
