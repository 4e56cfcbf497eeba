# «Замки Бургундии» по-русски: игра командами.

name-own = личная кладовая
name-shared = общая кладовая
name-store = выбор кладовой
name-team = две команды
tile-stored = { $storage ->
    [own] { $player } кладёт { tile-acc } в личную кладовую.
   *[other] { $player } кладёт { tile-acc } в общую кладовую.
}
castle-on-one-or-six = В этом герцогстве стартовому замку нужна тёмно-зелёная клетка с номером 1 или 6.
no-teams = В этой партии нет команд.
no-room-there = Эта кладовая полна. Выберите другую.
nothing-to-store = Класть в кладовую нечего.
move-place-shared = Выложить тайл из общей кладовой
move-discard-shared = Сбросить из общей кладовой
move-store = Выбрать, куда положить
line-place-shared = Выложить { tile-acc } из общей кладовой на клетку { $space }
line-discard-shared = Сбросить { tile-acc } из общей кладовой
line-store = { $storage ->
    [own] В личную кладовую
   *[shared] В общую кладовую
}
back-place-shared = { $tile_name } на клетке { $space }
back-discard-shared = сброс ({ $tile_name })
back-store = выбор кладовой
teams-title = Команды
team-named = Команда { $team }
shared-tile = общая кладовая, { $tile_name }
shared-title = Общая кладовая
you-tile-stored = { $storage ->
    [own] Вы кладёте { tile-acc } в личную кладовую.
   *[other] Вы кладёте { tile-acc } в общую кладовую.
}

## The terminal

heading-shared = Общая кладовая

## Before the start

mode-team-says = Четыре игрока, две команды. У напарников общее двойное герцогство и общий счёт.

## Try

position-partners = У напарников одно герцогство на двоих: оно должно быть одинаковым.
position-shared = У игроков { $player } и { $other } в общей кладовой больше тайлов, чем { $number }.
try-shared = Общая кладовая { $number }
