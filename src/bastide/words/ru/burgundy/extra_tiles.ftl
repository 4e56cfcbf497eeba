# «Замки Бургундии» по-русски: новые тайлы.

name-geese = гуси
name-crane = подъёмный кран
name-monastery-27 = монастырь № 27
name-monastery-28 = монастырь № 28
label-monastery-27 = Сверху на мосту
label-monastery-28 = Наём за серебро
does-monastery-27 = ваша фишка на мосту всегда сверху
does-monastery-28 = в любой момент: 2 рабочих за 1 монету
does-geese = 2 очка и очки за ещё один вид на пастбище; следующие животные приносят на 2 больше
does-crane = эффект любого здания
name-extra_tiles = Новые тайлы
explains-module-extra_tiles = Гуси, подъёмный кран и ещё два монастыря.
expects-crane = Подъёмный кран: выберите здание, чтобы применить его эффект.
line-hire-workers = 2 рабочих за 1 монету
line-copy-building = Эффект: { $kind_name }
back-hire-workers = наём рабочих
back-copy-building = эффект ({ $kind_name })
workers-bought = Монастырь № 28: { $player } нанимает { workers-acc } за { silver-acc }.
building-copied = Подъёмный кран: { $player } применяет эффект здания ({ $kind_name }).
geese-joined = Гуси: { $player } получает очки вместе с ними и за другой вид ({ $kind_name }).
marker-raised = { $player } теперь сверху на делении { $place } моста (монастырь № 27).
you-workers-bought = Монастырь № 28: вы нанимаете { workers-acc } за { silver-acc }.
you-building-copied = Подъёмный кран: вы применяете эффект здания ({ $kind_name }).
you-geese-joined = Гуси: вы получаете очки вместе с ними и за другой вид ({ $kind_name }).
you-marker-raised = Вы теперь сверху на делении { $place } моста (монастырь № 27).
monastery-absent = У вас нет монастыря № { $number }.
no-crane = Ни один кран не ждёт выбора здания.
crane-copies-other = Кран не может копировать это здание: { $kind_name }.
building-of-no-use = Эффект этого здания сейчас применить нельзя: { $kind_name }.
move-hire-workers = Нанять рабочих
move-copy-building = Копировать здание

## Try

position-arrivals = На каждом делении моста сверху тот, у кого монастырь № 27, а за ним — кто пришёл последним.
