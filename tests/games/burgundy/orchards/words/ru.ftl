name-orchards = сады
apples-picked = { $player } собирает { $apples } { $apples ->
    [one] яблоко
    [few] яблока
   *[other] яблок
}
line-pick-apples = Собрать яблоки: { $apples }
