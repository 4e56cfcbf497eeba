# «Замки Бургундии» по-русски: игра для одного.

name-blank = чёрный тайл
name-size = очки за размер
name-phase = очки за фазу
name-colour = тайл за заполненный цвет
name-effect = эффект тайла
name-target = дополнительное действие за цель
name-order = выбор порядка
name-buy-points = покупка очков
name-target-action = дополнительное действие за цель
name-finished-colour = тайл за заполненный цвет
name-trade = товары за чёрный тайл
name-give-goods = товары за чёрный тайл
name-spaces-castle = Замки
name-spaces-mine = Рудники
name-spaces-monastery = Монастыри
name-spaces-ship = Корабли
name-spaces-animal = Животные
name-spaces-building = Здания
name-solo = для одного
does-blank = заполняет клетку любого цвета и больше ничего не делает
tile-removed = Белый кубик убирает из игры { tile-acc } со склада { $depot }.
effect-chosen = { $player } выбирает, что будет первым: { $effect_name }.
points-bought = { $player } покупает очки за серебро: +{ $more }.
target-reached = { $player } достигает цели: счёт начинается заново, следующая цель — { $target }.
colour-filled = { $player } заполняет все { spaces-of-colour }.
goods-cleared = Оставшиеся на складах товары выходят из игры ({ $count }).
tile-traded = { $player } отдаёт товары и переворачивает { tile-acc } с чёрного склада.
goods-given = { $player } отдаёт товар ({ $goods_name }).
duchy-filled = { $player } заполняет всё герцогство.
not-alone = Так можно только в игре для одного.
effect-not-open = Сейчас это сделать нельзя: { $effect_name }.
nothing-to-order = Порядок сейчас выбирать не нужно.
too-many-points = Очки можно купить только до цели, по монете за очко; монет у вас: { $silver }.
nothing-scored = Очки можно купить, только когда вы их получаете.
no-colour-filled = Тайл попадает прямо в герцогство, только когда заполнены все клетки цвета.
move-resolve = Выбрать, что будет первым
move-buy-points = Купить очки
move-trade = Обменять товары на чёрный тайл
move-give-goods = Отдать товары
option-target = Цель в игре для одного
explains-target = Чем ниже начальная цель, тем легче.
line-resolve = Сначала: { $effect_name }
line-buy-points = Купить очки: +{ $more }
line-trade = Пять товаров за чёрный тайл ({ $tile_name })
line-give-goods = Отдать товар ({ $goods_name })
back-resolve = порядок эффектов
back-buy-points = покупка очков
back-trade = чёрный тайл ({ $tile_name })
back-give-goods = отданный товар ({ $goods_name })
pays-spaces-castle = заполненные клетки замков
pays-spaces-mine = заполненные клетки рудников
pays-spaces-monastery = заполненные клетки монастырей
pays-spaces-ship = заполненные клетки кораблей
pays-spaces-animal = заполненные клетки животных
pays-spaces-building = заполненные клетки зданий
does-resolve-colour = выложить тайл с чёрного склада прямо в герцогство
does-resolve-target = дополнительное действие с любым номером
order-why = Порядок важен: как только цель достигнута, счёт начинается заново, а лишние очки сгорают.
target-title = Цель
target-says = до нового действия: { $score } из { $target }
filled-title = Заполнено
filled-says = Заполнено клеток: { $filled } из { $all }
spaces-filled = Заполнено клеток: { $count }
hint-now-alone = Сразу заполнит клеток: { $points } ({ $sources }).
hint-nothing-now-alone = Сразу клеток не заполняет.
hint-soon-alone = К концу следующего хода заполнит клеток: примерно { $points } ({ $sources }).
hints-told-alone = Подсказок взято: { $count }.
study-given-alone = { $share ->
    [0] Сыграно: почти так же хорошо
   *[other] Сыграно: шансы на победу −{ $share } %
}
study-play-on-alone = Откроется новый стол с этого момента. Эта партия не изменится.
study-explained-alone = Точность — 100 %, если ничего не упущено; разница, в которой нельзя быть уверенным, не считается.
sheet-alone = Заполненные клетки
bars-alone = Заполненные клетки по цветам
curve-alone = Заполненные клетки по ходу партии
moments-alone = Лучшие раунды
moment-alone = Заполнены клетки, больше всего — «{ $source_name }»
summary-came-alone = Заполненные клетки по цветам
spaces-short = Заполнено клеток: { $count } · для победы нужно всё герцогство
you-effect-chosen = Вы выбираете, что будет первым: { $effect_name }.
you-points-bought = Вы покупаете очки за серебро: +{ $more }.
you-target-reached = Вы достигаете цели: счёт начинается заново, следующая цель — { $target }.
you-colour-filled = Вы заполняете все { spaces-of-colour }.
you-tile-traded = Вы отдаёте товары и переворачиваете { tile-acc } с чёрного склада.
you-goods-given = Вы отдаёте товар ({ $goods_name }).
you-duchy-filled = Вы заполняете всё герцогство.

## The terminal

heading-target = Цель
heading-filled = Заполнено
target-brief = цель достигнута, теперь { $target }

## Before the start

mode-solo-says = Вы одни против заданной цели: заполните герцогство из островов.

## Try

position-target = Цель — от { $least } до { $most }, а очков должно быть меньше.
position-blanks = Каждый чёрный тайл — это перевёрнутый тайл с чёрной рубашкой. Всего их: { $number }.
try-score = Очки
try-blank = Чёрный тайл { $number }
try-gone = Товары вне игры
