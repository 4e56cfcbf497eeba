# «Замки Бургундії» українською: гра командами.

name-own = особисте сховище
name-shared = спільне сховище
name-store = вибір сховища
name-team = дві команди
tile-stored = { $storage ->
    [own] { $player } кладе { tile-acc } до особистого сховища.
   *[other] { $player } кладе { tile-acc } до спільного сховища.
}
castle-on-one-or-six = У цьому герцогстві стартовий замок ставлять на темно-зелену клітинку з номером 1 або 6.
no-teams = У цій партії немає команд.
no-room-there = Це сховище повне. Виберіть інше.
nothing-to-store = Немає жетона, який треба покласти до сховища.
move-place-shared = Викласти жетон зі спільного сховища
move-discard-shared = Скинути зі спільного сховища
move-store = Вибрати, куди покласти
line-place-shared = Викласти { tile-acc } зі спільного сховища на клітинку { $space }
line-discard-shared = Скинути { tile-acc } зі спільного сховища
line-store = { $storage ->
    [own] До особистого сховища
   *[shared] До спільного сховища
}
back-place-shared = { $tile_name } на клітинці { $space }
back-discard-shared = скид ({ $tile_name })
back-store = вибір сховища
teams-title = Команди
team-named = Команда { $team }
shared-tile = спільне сховище, { $tile_name }
shared-title = Спільне сховище
you-tile-stored = { $storage ->
    [own] Ви кладете { tile-acc } до особистого сховища.
   *[other] Ви кладете { tile-acc } до спільного сховища.
}

## The terminal

heading-shared = Спільне сховище

## Before the start

mode-team-says = Четверо гравців, дві команди. Напарники мають спільне подвійне герцогство й спільний рахунок.

## Try

position-partners = У напарників одне герцогство на двох: воно має бути однаковим.
position-shared = У гравців { $player } і { $other } у спільному сховищі більше жетонів, ніж { $number }.
try-shared = Спільне сховище { $number }
