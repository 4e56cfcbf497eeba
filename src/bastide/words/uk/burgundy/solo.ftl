# «Замки Бургундії» українською: гра для одного.

name-blank = чорний жетон
name-size = бали за розмір
name-phase = бали за етап
name-colour = жетон за заповнений колір
name-effect = ефект жетона
name-target = додаткова дія за ціль
name-order = вибір порядку
name-buy-points = купівля балів
name-target-action = додаткова дія за ціль
name-finished-colour = жетон за заповнений колір
name-trade = товари за чорний жетон
name-give-goods = товари за чорний жетон
name-spaces-castle = Замки
name-spaces-mine = Копальні
name-spaces-monastery = Монастирі
name-spaces-ship = Кораблі
name-spaces-animal = Тварини
name-spaces-building = Будівлі
name-solo = для одного
does-blank = заповнює клітинку будь-якого кольору й більше нічого не робить
tile-removed = Білий кубик вилучає з гри { tile-acc } зі складу { $depot }.
effect-chosen = { $player } вибирає, що буде першим: { $effect_name }.
points-bought = { $player } купує бали за срібло: +{ $more }.
target-reached = { $player } досягає цілі: рахунок починається знову, наступна ціль — { $target }.
colour-filled = { $player } заповнює всі { spaces-of-colour }.
goods-cleared = Товари, що лишилися на складах, вибувають з гри ({ $count }).
tile-traded = { $player } віддає товари й перевертає { tile-acc } з чорного складу.
goods-given = { $player } віддає товар ({ $goods_name }).
duchy-filled = { $player } заповнює все герцогство.
not-alone = Так можна лише у грі для одного.
effect-not-open = Зараз цього зробити не можна: { $effect_name }.
nothing-to-order = Порядок зараз вибирати не треба.
too-many-points = Бали можна купувати лише до цілі, по монеті за бал; монет у вас: { $silver }.
nothing-scored = Бали можна купити, лише коли ви їх отримуєте.
no-colour-filled = Жетон потрапляє просто в герцогство, лише коли заповнено всі клітинки кольору.
move-resolve = Вибрати, що буде першим
move-buy-points = Купити бали
move-trade = Обміняти товари на чорний жетон
move-give-goods = Віддати товари
option-target = Ціль у грі для одного
explains-target = Що нижча початкова ціль, то легше.
line-resolve = Спершу: { $effect_name }
line-buy-points = Купити бали: +{ $more }
line-trade = П’ять товарів за чорний жетон ({ $tile_name })
line-give-goods = Віддати товар ({ $goods_name })
back-resolve = порядок ефектів
back-buy-points = купівля балів
back-trade = чорний жетон ({ $tile_name })
back-give-goods = відданий товар ({ $goods_name })
pays-spaces-castle = заповнені клітинки замків
pays-spaces-mine = заповнені клітинки копалень
pays-spaces-monastery = заповнені клітинки монастирів
pays-spaces-ship = заповнені клітинки кораблів
pays-spaces-animal = заповнені клітинки тварин
pays-spaces-building = заповнені клітинки будівель
does-resolve-colour = викласти жетон із чорного складу просто в герцогство
does-resolve-target = додаткова дія з будь-яким номером
order-why = Порядок важливий: щойно ціль досягнуто, рахунок починається знову, а зайві бали згорають.
target-title = Ціль
target-says = до нової дії: { $score } із { $target }
filled-title = Заповнено
filled-says = Заповнено клітинок: { $filled } з { $all }
spaces-filled = Заповнено клітинок: { $count }
hint-now-alone = Одразу заповнить клітинок: { $points } ({ $sources }).
hint-nothing-now-alone = Одразу клітинок не заповнює.
hint-soon-alone = До кінця вашого наступного ходу заповнить клітинок: приблизно { $points } ({ $sources }).
hints-told-alone = Підказок узято: { $count }.
study-given-alone = { $share ->
    [0] Зіграно: майже так само добре
   *[other] Зіграно: шанси на перемогу −{ $share }%
}
study-play-on-alone = Відкриється новий стіл із цього моменту. Ця партія не зміниться.
study-explained-alone = Точність становить 100%, якщо нічого не втрачено; різниця, у якій не можна бути певним, не рахується.
sheet-alone = Заповнені клітинки
bars-alone = Заповнені клітинки за кольорами
curve-alone = Заповнені клітинки протягом партії
moments-alone = Найкращі раунди
moment-alone = Заповнено клітинки, найбільше — «{ $source_name }»
summary-came-alone = Заповнені клітинки за кольорами
spaces-short = Заповнено клітинок: { $count } · для перемоги потрібне все герцогство
you-effect-chosen = Ви вибираєте, що буде першим: { $effect_name }.
you-points-bought = Ви купуєте бали за срібло: +{ $more }.
you-target-reached = Ви досягаєте цілі: рахунок починається знову, наступна ціль — { $target }.
you-colour-filled = Ви заповнюєте всі { spaces-of-colour }.
you-tile-traded = Ви віддаєте товари й перевертаєте { tile-acc } з чорного складу.
you-goods-given = Ви віддаєте товар ({ $goods_name }).
you-duchy-filled = Ви заповнюєте все герцогство.

## The terminal

heading-target = Ціль
heading-filled = Заповнено
target-brief = цілі досягнуто, тепер { $target }

## Before the start

mode-solo-says = Ви самі проти заданої цілі: заповніть герцогство з островів.

## Try

position-target = Ціль — від { $least } до { $most }, а балів має бути менше.
position-blanks = Кожен чорний жетон — це перевернутий жетон із чорним зворотом. Усього їх: { $number }.
try-score = Бали
try-blank = Чорний жетон { $number }
try-gone = Товари поза грою
