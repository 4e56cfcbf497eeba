name-orchards = orchards
apples-picked = { $player } picks { $apples ->
    [one] an apple
   *[other] { $apples } apples
}
line-pick-apples = Pick { $apples ->
    [one] an apple
   *[other] { $apples } apples
}
