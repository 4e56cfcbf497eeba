name-orchards = сади
apples-picked = { $player } збирає { $apples } { $apples ->
    [one] яблуко
    [few] яблука
   *[other] яблук
}
line-pick-apples = Зібрати яблука: { $apples }
