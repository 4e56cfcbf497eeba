# «Замки Бургундии» по-русски.

title = Замки Бургундии
title-short = Бургундия
game-takes = 60–90 минут

## What lines call by one word

name-castle = замок
name-mine = рудник
name-monastery = монастырь
name-ship = корабль
name-animal = животные
name-building = здание
name-cow = коровы
name-pig = свиньи
name-sheep = овцы
name-chicken = куры
name-warehouse = торговый склад
name-watchtower = сторожевая башня
name-carpenter = столярная мастерская
name-church = церковь
name-market = рынок
name-boarding-house = гостиница
name-bank = банк
name-town-hall = ратуша
name-cow-2 = животные (2 коровы)
name-cow-3 = животные (3 коровы)
name-cow-4 = животные (4 коровы)
name-pig-2 = животные (2 свиньи)
name-pig-3 = животные (3 свиньи)
name-pig-4 = животные (4 свиньи)
name-sheep-2 = животные (2 овцы)
name-sheep-3 = животные (3 овцы)
name-sheep-4 = животные (4 овцы)
name-chicken-2 = животные (2 курицы)
name-chicken-3 = животные (3 курицы)
name-chicken-4 = животные (4 курицы)
name-monastery-1 = монастырь № 1
name-monastery-2 = монастырь № 2
name-monastery-3 = монастырь № 3
name-monastery-4 = монастырь № 4
name-monastery-5 = монастырь № 5
name-monastery-6 = монастырь № 6
name-monastery-7 = монастырь № 7
name-monastery-8 = монастырь № 8
name-monastery-9 = монастырь № 9
name-monastery-10 = монастырь № 10
name-monastery-11 = монастырь № 11
name-monastery-12 = монастырь № 12
name-monastery-13 = монастырь № 13
name-monastery-14 = монастырь № 14
name-monastery-15 = монастырь № 15
name-monastery-16 = монастырь № 16
name-monastery-17 = монастырь № 17
name-monastery-18 = монастырь № 18
name-monastery-19 = монастырь № 19
name-monastery-20 = монастырь № 20
name-monastery-21 = монастырь № 21
name-monastery-22 = монастырь № 22
name-monastery-23 = монастырь № 23
name-monastery-24 = монастырь № 24
name-monastery-25 = монастырь № 25
name-monastery-26 = монастырь № 26
name-teal = бирюзовый
name-purple = фиолетовый
name-pink = розовый
name-red = красный
name-brown = коричневый
name-orange = оранжевый
name-any = любой номер
name-black = чёрный склад
name-large = большой
name-small = малый
name-A = A
name-B = B
name-C = C
name-D = D
name-E = E
name-extra-action = дополнительное действие
name-second-depot = второй склад корабля
name-choose-goods = товары корабля
name-discard = место в кладовой
name-areas = Области (размер)
name-phases = Области (фаза)
name-bonuses = Бонусы за цвет
name-animals = Животные
name-watchtowers = Сторожевые башни
name-goods = Продажа товаров
name-unsold = Непроданные товары
name-silver = Серебро
name-workers = Рабочие
name-final-15 = Монастырь № 15 (Цвета проданных товаров)
name-final-16 = Монастырь № 16 (4 за торговый склад)
name-final-17 = Монастырь № 17 (4 за сторожевую башню)
name-final-18 = Монастырь № 18 (4 за столярную мастерскую)
name-final-19 = Монастырь № 19 (4 за церковь)
name-final-20 = Монастырь № 20 (4 за рынок)
name-final-21 = Монастырь № 21 (4 за гостиницу)
name-final-22 = Монастырь № 22 (4 за банк)
name-final-23 = Монастырь № 23 (4 за ратушу)
name-final-24 = Монастырь № 24 (Виды животных)
name-final-25 = Монастырь № 25 (Проданные товары)
name-final-26 = Монастырь № 26 (Бонусы за цвет)
name-basic = обычная
name-experts = для знатоков: открыто, по очереди
name-experts-secret = для знатоков: тайно, одновременно
name-most_empty = побеждает тот, у кого больше пустых клеток
name-fewest_empty = побеждает тот, у кого меньше пустых клеток

label-monastery-1 = Одинаковые здания
label-monastery-2 = Рабочие с рудников
label-monastery-3 = Двойная выручка
label-monastery-4 = Рабочий за продажу
label-monastery-5 = Товары с двух складов
label-monastery-6 = Покупка с любого склада
label-monastery-7 = Щедрые пастбища
label-monastery-8 = Рабочий меняет на 2
label-monastery-9 = Здания: кубик ±1
label-monastery-10 = Корабли, животные: кубик ±1
label-monastery-11 = Замки, рудники, монастыри: ±1
label-monastery-12 = Склады: кубик ±1
label-monastery-13 = Монета к рабочим
label-monastery-14 = Четверо рабочих
label-monastery-15 = Цвета проданных товаров
label-monastery-16 = 4 за торговый склад
label-monastery-17 = 4 за сторожевую башню
label-monastery-18 = 4 за столярную мастерскую
label-monastery-19 = 4 за церковь
label-monastery-20 = 4 за рынок
label-monastery-21 = 4 за гостиницу
label-monastery-22 = 4 за банк
label-monastery-23 = 4 за ратушу
label-monastery-24 = Виды животных
label-monastery-25 = Проданные товары
label-monastery-26 = Бонусы за цвет

does-castle = дополнительное действие с любым номером
does-mine = 1 монета в конце каждой фазы
does-ship = забрать товары с одного склада и продвинуться на деление по мосту
does-animal = очки за животных этого вида на пастбище
does-warehouse = продать товары одного цвета (в коробке 2019 года — «хранилище»)
does-watchtower = 4 очка
does-carpenter = взять здание с любого склада, кроме чёрного
does-church = взять рудник, монастырь или замок с любого склада, кроме чёрного
does-market = взять корабль или животных с любого склада, кроме чёрного
does-boarding-house = 4 рабочих
does-bank = 2 монеты
does-town-hall = выложить тайл из кладовой на клетку с любым номером
does-monastery-1 = в городе могут стоять одинаковые здания
does-monastery-2 = в конце фазы ещё и 1 рабочий за каждый рудник
does-monastery-3 = 2 монеты вместо 1 за каждую продажу
does-monastery-4 = ещё 1 рабочий за каждую продажу
does-monastery-5 = корабль берёт товары и с соседнего склада
does-monastery-6 = покупать с любого из семи складов (2019: можно платить и рабочими)
does-monastery-7 = ещё 1 очко за каждый тайл животных, который даёт очки
does-monastery-8 = рабочий меняет кубик на 1 или 2
does-monastery-9 = здание: кубик ±1 бесплатно
does-monastery-10 = корабль или животные: кубик ±1 бесплатно
does-monastery-11 = замок, рудник или монастырь: кубик ±1 бесплатно
does-monastery-12 = взять тайл: кубик ±1 бесплатно
does-monastery-13 = вместе с рабочими вы берёте 1 монету
does-monastery-14 = вы берёте 4 рабочих вместо 2
does-monastery-15 = в конце: 2 очка за каждый цвет проданных товаров (2011: 3)
does-monastery-16 = в конце: 4 очка за каждый торговый склад
does-monastery-17 = в конце: 4 очка за каждую сторожевую башню
does-monastery-18 = в конце: 4 очка за каждую столярную мастерскую
does-monastery-19 = в конце: 4 очка за каждую церковь
does-monastery-20 = в конце: 4 очка за каждый рынок
does-monastery-21 = в конце: 4 очка за каждую гостиницу
does-monastery-22 = в конце: 4 очка за каждый банк
does-monastery-23 = в конце: 4 очка за каждую ратушу
does-monastery-24 = в конце: 4 очка за каждый вид животных
does-monastery-25 = в конце: 1 очко за каждый проданный товар
does-monastery-26 = в конце: 3 очка за каждый бонус за цвет (2011: 2)

## Parts of sentences

tile-acc = { $tile ->
    [warehouse] здание (торговый склад)
    [watchtower] сторожевую башню
    [carpenter] столярную мастерскую
    [boarding-house] гостиницу
    [town-hall] ратушу
    [cow-2] животных (2 коровы)
    [cow-3] животных (3 коровы)
    [cow-4] животных (4 коровы)
    [pig-2] животных (2 свиньи)
    [pig-3] животных (3 свиньи)
    [pig-4] животных (4 свиньи)
    [sheep-2] животных (2 овцы)
    [sheep-3] животных (3 овцы)
    [sheep-4] животных (4 овцы)
    [chicken-2] животных (2 курицы)
    [chicken-3] животных (3 курицы)
    [chicken-4] животных (4 курицы)
    [geese] гусей
    [inn] таверну
   *[other] { $tile_name }
}
from-depot = { $depot ->
    [black] с чёрного склада
   *[other] со склада { $depot }
}
silver-nom = { $silver } { $silver ->
    [one] монета
    [few] монеты
   *[many] монет
}
workers-nom = { $workers } { $workers ->
    [one] рабочий
    [few] рабочих
   *[many] рабочих
}
workers-acc = { $workers } { $workers ->
    [one] рабочего
    [few] рабочих
   *[many] рабочих
}
silver-acc = { $silver } { $silver ->
    [one] монету
    [few] монеты
   *[many] монет
}
goods-counted = { $goods_name } ×{ $count }

## What happened

start-chosen = Первый игрок — { $player }.
goods-dealt = { $player } начинает с товарами: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }.
duchy-dealt = { $player } получает герцогство № { $duchy }.
duchies-dealt = { $player } выбирает: герцогство № { $first_duchy } или № { $second_duchy }.
duchy-picked = { $duchy ->
    [hidden] Тайный выбор сделан: { $player }.
   *[other] { $player } тайно выбирает герцогство № { $duchy }, замок на клетке { $space }.
}
duchy-chosen = { $player } играет за герцогство № { $duchy }; стартовый замок на клетке { $space }.
duchy-revealed = Выбор открыт: { $player } — герцогство № { $duchy }, стартовый замок на клетке { $space }.
phase-began = Фаза { $phase }: склады заполнены.
goods-laid = Товары фазы { $phase }: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }, { $fourth_goods_name }, { $fifth_goods_name }.
dice-rolled = { $player } бросает кубики: { $first } и { $second }.
round-began = Раунд { $round }: на белом кубике { $depot }, { $goods_name } товар — на склад { $depot }.
die-changed = { $player } меняет кубик { $die } → { $value } ({ $workers ->
    [0] бесплатно
   *[other] { workers-nom }
}).
tile-taken = { $player } берёт { tile-acc } { from-depot }.
tile-bought = { $player } покупает { tile-acc } { from-depot } ({ pays }).
tile-discarded = { $player } сбрасывает { tile-acc } из кладовой.
tile-placed = { $player } выкладывает { tile-acc } на клетку { $space }.
goods-sold = { $player } продаёт товары ({ goods-counted }): +{ silver-nom }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
workers-taken = { $player } берёт { workers-acc }{ $silver ->
    [0] {""}
   *[other] , +{ silver-nom }
}.
workers-hired = Гостиница: { $player } берёт { workers-acc }.
silver-taken = Банк: { $player } берёт { silver-acc }.
ship-sent = Корабль: { $player } выбирает склад { $depot }.
goods-loaded = Корабль: { $player } забирает товары { from-depot } ({ goods-counted }).
nothing-loaded = Корабль: { $player } не забирает товаров.
marker-moved = { $player } переходит на деление { $place } моста.
extra-action-gained = Замок: { $player } получает дополнительное действие.
only-choice-made = Автоматически: выбора не было ({ $follow_up_name }).
effect-lapsed = { $player } не может применить эффект: { $follow_up_name }.
effect-declined = { $follow_up ->
    [choose-player] { $player } пока не выбирает игрока для щита 6.
   *[other] { $player } отказывается: { $follow_up_name }.
}
area-acc = { $colour ->
    [animal] пастбище
    [building] город
    [ship] реку
    [castle] область замков
    [mine] область рудников
   *[other] область монастырей
}
area-filled = { $player } заполняет { area-acc } размером { $size }.
bonus-taken = Заполнены все { spaces-of-colour }: { $player } получает { $bonus_name } бонус за цвет.
turn-ended = { $player } завершает ход.
phase-ended = Фаза { $phase } окончена.
mines-paid = { $player } получает за рудники { silver-acc }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
game-ended = Последняя фаза окончена.
you-die-changed = Вы меняете кубик { $die } → { $value } ({ $workers ->
    [0] бесплатно
   *[other] { workers-nom }
}).
you-tile-discarded = Вы сбрасываете { tile-acc } из кладовой.
you-workers-taken = Вы берёте { workers-acc }{ $silver ->
    [0] {""}
   *[other] , +{ silver-nom }
}.
you-workers-hired = Гостиница: вы берёте { workers-acc }.
you-silver-taken = Банк: вы берёте { silver-acc }.
you-ship-sent = Корабль: вы выбираете склад { $depot }.
you-goods-loaded = Корабль: вы забираете товары { from-depot } ({ goods-counted }).
you-nothing-loaded = Корабль: товаров вы не берёте.
you-marker-moved = Вы переходите на деление { $place } моста.
you-extra-action-gained = Замок: у вас дополнительное действие.
you-effect-lapsed = Применить эффект не получится: { $follow_up_name }.
you-area-filled = Вы заполняете { area-acc } размером { $size }.
you-bonus-taken = Заполнены все { spaces-of-colour }: вы получаете { $bonus_name } бонус за цвет.
you-duchy-picked = Вы тайно выбираете герцогство № { $duchy }, замок на клетке { $space }.
you-duchy-chosen = Вы играете за герцогство № { $duchy }; стартовый замок на клетке { $space }.
you-effect-declined = { $follow_up ->
    [choose-player] Вы пока не выбираете игрока для щита 6.
   *[other] Вы отказываетесь: { $follow_up_name }.
}
you-mines-paid = Вы получаете за рудники { silver-acc }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
you-turn-ended = Вы завершаете ход.

## Why not

duchies-chosen = Герцогства уже выбраны.
choose-duchy-first = Сначала выберите герцогство и клетку для замка.
duchy-not-dealt = Герцогства № { $duchy } вам не сдавали. Выберите одно из своих.
not-a-castle-space = Стартовый замок ставят на тёмно-зелёную клетку.
no-effect-open = Дополнительного действия сейчас нет. Выберите кубик.
dice-used = Оба кубика использованы. Завершите ход.
die-absent = У вас нет свободного кубика с числом { $die }. Выберите другой.
effect-first = Сначала закончите с этим: { $follow_up_name }.
no-such-goods = У вас нет товаров этого цвета ({ $goods_name }).
black-depot-sells = Тайлы с чёрного склада можно только купить.
tile-not-in-depot = { $depot ->
    [black] На чёрном складе
   *[other] На складе { $depot }
} нет такого тайла: { $tile_name }.
building-takes-other = Такой тайл сейчас взять нельзя ({ $tile_name }). Можно взять { $follow_up ->
    [carpenter] здание
    [church] рудник, монастырь или замок
   *[market] корабль или животных
}.
tile-not-stored = В кладовой нет такого тайла: { $tile_name }.
space-taken = Здесь уже лежит тайл. Выберите пустую клетку.
space-colour = { $colour ->
    [castle] тёмно-зелёная
    [mine] серая
    [monastery] жёлтая
    [ship] синяя
    [animal] светло-зелёная
   *[building] бежевая
}
wanted-colour = { $wanted ->
    [castle] тёмно-зелёная
    [mine] серая
    [monastery] жёлтая
    [ship] синяя
    [animal] светло-зелёная
   *[building] бежевая
}
spaces-of-colour = { $colour ->
    [castle] тёмно-зелёные
    [mine] серые
    [monastery] жёлтые
    [ship] синие
    [animal] светло-зелёные
   *[building] бежевые
} клетки
storage-empty = В кладовой нет тайлов. Сначала возьмите или купите тайл.
no-tile-of-colour = Это { space-colour } клетка, а в кладовой нет тайла такого цвета.
no-space-of-colour = Тайлу нужна { wanted-colour } клетка рядом с вашими тайлами, а свободной нет.
no-space-for-tile = Рядом с вашими тайлами нет подходящей клетки для этого тайла: { $tile_name }.
out-of-reach = С такими кубиками нет свободной клетки для этого тайла ({ $tile_name }). Не хватает рабочих: { $missing }.
wrong-colour = Это { space-colour } клетка, а тайлу нужна { wanted-colour }.
not-next-to-tile = Рядом с этой клеткой нет ваших тайлов. Выкладывайте рядом со своими.
city-has-one = В этом городе уже есть такое здание: { $kind_name }. Выберите другой город.
bought-already = В этот ход вы уже купили тайл. Следующий можно купить в следующий ход.
no-purchase-inside = В издании 2011 года сначала завершите эффект, а потом покупайте.
only-black-depot = Купить можно только тайлы с чёрного склада.
silver-only = За тайл платят серебром.
cannot-pay = { $means ->
    [silver] Нужно серебра: { $price }, а у вас { $silver }.
   *[other] Нужно { $price } серебром или рабочими, а у вас серебра: { $silver }, рабочих: { $workers }.
}
not-next-depot = Второй склад должен быть рядом со складом { $depot }.
depot-opens = Тайл с этого склада берут кубиком с номером { $depot }, а товары забирает корабль.{ $gone ->
    [0] {""}
   *[other] {" "}Где пусто, тайл уже взят.
}
depot-emptied = Все тайлы со склада { $depot } уже взяты. Товары забирает корабль.
numbered-depots-only = Корабль забирает товары только со склада с номером.
goods-not-to-choose = Эти товары сейчас выбрать нельзя ({ $goods_name }).
must-be-used = Отказаться нельзя: { $follow_up_name }.
no-ship = Ни один корабль не ждёт товаров. Сначала выложите корабль.
no-room-needed = В кладовой есть место, сбрасывать ничего не нужно.
nothing-to-decline = Отказываться не от чего.
tile-not-in-stack = Такого тайла с нужной рубашкой нет.
goods-not-in-bag = Столько товаров этого цвета не осталось.
duchy-not-there = Такого герцогства в коробке нет или оно уже роздано.
duchy-twice = Игроку сдают два разных герцогства.
not-one-board = Эти два герцогства — не стороны одного планшета.
duchy-not-in-edition = В издании { $edition } года нет герцогства № { $duchy }. Выберите другое.
too-few-workers = Нужно рабочих: { $needed }, а у вас { $workers }.
price-is-two = Всего тайл стоит { $price }.
dice-first = Осталось использовать кубиков: { $count }.
other-number-due = Здесь нужно слов: { $number }.
duchies-number = Назовите одно герцогство для всех или по одному на место: названо { $number }, мест { $seats }.

score-words = { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
}
score-sheet = Подсчёт очков

## Moves

move-take = Взять тайл
move-place = Выложить тайл
move-sell-goods = Продать товары
move-take-workers = Взять рабочих
move-buy = Купить тайл
move-load = Выбрать склад для корабля
move-take-goods = Выбрать товары для корабля
move-discard = Сбросить из кладовой
move-decline = Отказаться
move-choose-duchy = Выбрать герцогство

## The terminal

to-the-map = показать на поле: { $word }
on-the-map = на поле
starts = первый игрок
heading-phase = Фаза
round-of = Раунд { $round } из { $rounds }
white-die = Белый кубик { $depot }
goods-to-come = впереди:
heading-depot = Склад
black-label = чёрн.
heading-bridge = Мост
heading-order = Очередь:
heading-bonuses = Бонусы
areas-bring = Области из 1–8 клеток приносят { $points } и ещё { $bonus } в этой фазе.
no-duchy-yet = Герцогство здесь ещё не выбрано.
rivers-join = Реки: { $rivers }
heading-points = Очки
heading-dice = Кубики
heading-storage = Кладовая
heading-goods = Товары
heading-sold = Продано
short-headings = { $heading ->
    [points] Очки
    [dice] Куб.
    [workers] Раб.
    [silver] Сер.
    [areas] Обл.
    [storage] Кладовая
    [goods] Товары
   *[sold] Прод.
}
colour-letter = { $colour ->
    [castle] З
    [mine] Р
    [monastery] М
    [ship] К
    [animal] Ж
    [any] ·
   *[building] Д
}
tile-short = { $kind ->
    [monastery] мон. { $count }
    [cow] { $count } кор.
    [pig] { $count } свин.
    [sheep] { $count } овцы
    [chicken] { $count } кур.
    [warehouse] т.склад
    [watchtower] башня
    [carpenter] столяр.
    [boarding-house] гостин.
    [town-hall] ратуша
    [crane] кран
    [white-castle] б.замок
   *[other] { $kind_name }
}
costs-workers = −{ $workers }р
leads-to-tile = { $tile } ({ depot-brief })
leads-to-die = { $die ->
    [any] любой номер
   *[other] кубик { $die }
}
leads-to-space = клетка { $space }
depot-brief = { $depot ->
    [black] чёрный склад
   *[other] склад { $depot }
}
round-brief = Раунд { $round }
bonus-brief = бонус за цвет ({ spaces-of-colour })
only-choice-brief = автоматически
lapsed-brief = эффект пропадает ({ $effect_name })
help-board = Числа в [ ] — ходы, за раз для одного кубика. За ними — цена в рабочих (−1р) и очки, которые ход приносит сразу (+6).
help-duchy = На клетке — номер кубика, буква и знак цвета, справа — номер клетки в строках. Ниже лежит тайл; · — клетка занята, ✓ — область заполнена.
help-signs = Число на цветном фоне — товар: кубик, которым его продают. На мосту первой считается верхняя фишка стопки.
help-look = `map 2` показывает герцогство игрока 2.

## Said everywhere

duchy-number = Герцогство № { $duchy }
expects-die = { $count ->
    [one] Остался кубик: { $dice }.
   *[other] Используйте кубики: { $dice }.
}
expects-duchy = { $count ->
    [1] Выберите место для первого замка.
   *[other] Выберите герцогство и место для первого замка.
}
expects-effect = { $effect ->
    [extra-action] Замок: дополнительное действие с любым номером.
    [town-hall] Ратуша: выложите тайл из кладовой на клетку с любым номером.
    [warehouse] Торговый склад: продайте товары одного цвета.
    [carpenter] Столярная мастерская: возьмите здание.
    [church] Церковь: возьмите рудник, монастырь или замок.
    [market] Рынок: возьмите корабль или животных.
    [ship] Корабль: выберите склад.
    [second-depot] Корабль: выберите второй склад.
    [choose-goods] Корабль: выберите товары — места хватит не для всех цветов.
    [discard] { $tile ->
        [None] В кладовой слишком много тайлов: сбросьте один.
       *[other] Кладовая полна: сбросьте тайл, чтобы освободить место ({ $tile_name }).
    }
    [store] Куда положить тайл ({ $tile_name })?
    [order] Событий сразу несколько: выберите первое.
    [buy-points] Вы получили очки: можно докупить ещё, по монете за очко.
    [target-action] Цель достигнута: дополнительное действие с любым номером.
    [finished-colour] Все клетки цвета заполнены: выложите тайл с чёрного склада прямо в герцогство.
    [trade] Пять товаров за чёрный тайл: выберите тайл с чёрного склада.
    [give-goods] Выберите товары, которые отдаёте за чёрный тайл.
    [crane] Подъёмный кран: примените эффект любого здания.
    [white-castle] Белый замок: дополнительное действие с номером белого кубика.
    [lay-card] Торговый путь: выберите следующую карту.
    [castle-or-shield] Замок: дополнительное действие с любым номером или щит.
    [gather] Корабль: выберите цвет товаров, которые забрать со всех складов.
    [from-depot] Щит: выложите тайл прямо со склада.
    [upkeep] Плата за щиты: заплатите или сбросьте некоторые.
    [choose-player] Щит 6: чьи монастыри копировать?
   *[other] { $effect_name }.
}{ $decline ->
    [0] {""}
   *[other] {" "}Можно отказаться.
}
expects-end = Кубики использованы: купите тайл или завершите ход.
expects-end-only = Кубики использованы: завершите ход.
pays = { $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}

## The page

bar-phase = фаза { $phase }, раунд { $round }
tab-board = Стол
tab-scores = Соперники
curtain-says = Остальные, не подглядывайте: герцогства выбирают тайно.
keys-arrows = переходить между тайлами и клетками
burgundy-keys = Стрелки ведут по тайлам, клеткам, кубикам и кладовой, Enter выбирает.
main-board = Общее поле
own-title = Ваши кубики, кладовая и товары
others-title = Соперники
parts-title = Склады или герцогство
part-depots = Склады
part-duchy = Герцогство
duchy-of = Герцогство: { $player }
panel-opens = Увеличить герцогство
duchies-title = Чьё герцогство
board-rest = Мост и бонусы
in-storage = в кладовой
depot-number = склад { $depot }
monastery-titled = { $title } (№ { $number })
die-shows = кубик { $die }
die-used = использованный кубик
stored-tile = кладовая, { $tile_name }
space-for = { $colour ->
    [castle] для замка
    [mine] для рудника
    [monastery] для монастыря
    [ship] для корабля
    [animal] для животных
   *[building] для здания
}
own-goods = товары, { $goods_name } ×{ $count }
space-name = клетка { $space }, { space-for }, номер { $number }, { $tile ->
    [none] пусто
   *[other] { $tile_name }
}
line-with-die = { $what }: кубик { $die }
line-take = Взять { tile-acc } { from-depot }
line-place = Выложить { tile-acc } на клетку { $space }
line-sell-goods = Продать товары ({ $goods_name })
line-take-workers = Взять рабочих
line-buy = Купить { tile-acc }: { pays }
line-load = Товары со склада { $depot }
line-take-goods = Погрузить товары ({ $goods_name })
line-discard = Сбросить { tile-acc }
line-choose-duchy = Герцогство № { $duchy }, замок на клетке { $space }
back-take = { $tile_name } — { from-depot }
back-place = { $tile_name } на клетке { $space }
back-sell-goods = продажа ({ $goods_name })
back-take-workers = рабочие
back-buy = покупка ({ $tile_name })
back-load = товары со склада { $depot }
back-take-goods = товары ({ $goods_name })
back-discard = сброс ({ $tile_name })
back-decline = отказ от эффекта
back-choose-duchy = замок на клетке { $space }, герцогство № { $duchy }
black-title = Чёрный склад
black-says = Здесь можно купить тайл за 2 монеты, без кубика
black-once = раз за ход
black-bought = уже куплено
track-says = Фаза { $phase }, раунд { $round }; заполненная область даёт ещё { $points }
track-phases = очки за область
track-rounds = раунды и товары
phase-short = фаза { $phase }
phase-area = область +{ $points }
bridge-title = Мост
bridge-says = кто дальше, ходит раньше
bonus-title = Бонус
bonus-order = 1-й · 2-й
bonus-says = Заполнить все { spaces-of-colour }: { $what }
dice-title = Кубики
storage-title = Кладовая
storage-free = свободно
goods-title = Товары
workers-title = Рабочие
silver-title = Серебро
sold-count = продано: { $count }
area-title = { $colour ->
    [animal] Пастбище
    [building] Город
    [ship] Река
    [castle] Область замков
    [mine] Область рудников
   *[other] Область монастырей
}, размер { $size }
area-so-far = заполнено: { $filled } из { $size }
area-now = Если заполнить в фазе { $phase }
area-next = В следующей фазе
layout-note = Нарисовано по одному источнику; печатный планшет может отличаться.
choose-says = { $count ->
    [1] Нажмите на клетку замка, с которой хотите начать.
   *[other] Вам сдали два герцогства. Нажмите на клетку замка, с которой хотите начать.
}
choose-chosen = Вы выбрали; остальные ещё выбирают.
castle-title = Где стоять вашему замку
castle-opens = сюда можно выложить первый тайл
castle-colours = { $count ->
    [one] { $count } цвет
    [few] { $count } цвета
   *[many] { $count } цветов
}
castle-missing = рядом нет { $numbers }
castle-every = рядом есть все числа
castle-leads = Поблизости: { $areas }.
castle-rolls = бросков подходят
castle-free = Этот замок бесплатный и не даёт действия. Нажмите на замок, чтобы сравнить.
castle-begin = Выберите замок
castle-begin-at = Начать здесь: { $letter }
near-area = { $colour ->
    [animal] пастбище ({ $size })
    [building] город ({ $size })
    [ship] река ({ $size })
    [castle] замки ({ $size })
    [mine] рудники ({ $size })
   *[other] монастыри ({ $size })
}
place-n = Север
place-s = Юг
place-w = Запад
place-e = Восток
place-nw = Северо-запад
place-ne = Северо-восток
place-sw = Юго-запад
place-se = Юго-восток
place-middle = Середина
phase-over = Фаза { $phase } завершена
phase-next = Впереди фаза { $phase }
phase-mines = Ваши рудники приносят { silver-acc }.
phase-points = Заполненная область теперь даёт +{ $points } (было +{ $before }).
phase-begins = Начинает { $player }: дальше всех на мосту.
pays-areas = 1, 3, 6, 10, 15, 21, 28, 36 за область из 1–8 клеток
pays-phases = 10, 8, 6, 4, 2 за область, заполненную в фазе A, B, C, D, E
pays-bonuses = первому и второму, кто заполнит все клетки цвета
pays-animals = за животных одного вида на пастбище
pays-watchtowers = 4 за каждую сторожевую башню
pays-goods = 2, 3 или 4 за проданный товар — зависит от числа игроков
pays-unsold = 1 за каждый оставшийся товар
pays-silver = 1 за каждую оставшуюся монету
pays-workers = 1 за каждых двух оставшихся рабочих
pays-final-15 = начисляется в конце партии
pays-final-16 = начисляется в конце партии
pays-final-17 = начисляется в конце партии
pays-final-18 = начисляется в конце партии
pays-final-19 = начисляется в конце партии
pays-final-20 = начисляется в конце партии
pays-final-21 = начисляется в конце партии
pays-final-22 = начисляется в конце партии
pays-final-23 = начисляется в конце партии
pays-final-24 = начисляется в конце партии
pays-final-25 = начисляется в конце партии
pays-final-26 = начисляется в конце партии

## Later: tables with modules, in teams or alone; before the start

name-standard = каждый за себя
tile-laid = { $player } выкладывает { tile-acc } { from-depot } на клетку { $space }.
seats-for-mode = { $mode ->
    [team] В командной игре четыре игрока
    [solo] Это игра для одного игрока
   *[other] В этой игре от { $least } до { $most } игроков
}; выбрано: { $seats }.
no-such-space = Такой клетки в герцогстве нет.
move-place-from = Выложить тайл прямо со склада
option-edition = Издание
option-mode = Вид игры
option-setup = Раскладка
option-experts = Выбор знатоков
option-duchies = Герцогства: одно для всех или по одному на место
option-tie = Если очков поровну
explains-seats = От двух до четырёх игроков. Вчетвером можно играть командами; есть и игра для одного.
explains-edition = Коробки 2011 и 2019 годов различаются несколькими правилами и герцогствами.
explains-mode = В командной игре у напарников общее двойное герцогство; в игре для одного вы заполняете острова.
explains-setup = Знатоки получают два герцогства и выбирают одно из них.
explains-experts = Две стороны одного планшета или любые два герцогства. Если стороны неизвестны, пары составляются случайно.
explains-duchies = Номер 1 — для знакомства с игрой.
explains-tie = При равенстве побеждает тот, у кого больше пустых клеток, или тот, у кого меньше.
line-place-from = Выложить { tile-acc } { from-depot } на клетку { $space }
back-place-from = { $tile_name } на клетке { $space }
choices-experts = { $experts ->
    [number] Каждый получает два случайных герцогства из этих и выбирает одно.
   *[board] Каждый получает случайный планшет с двумя из этих герцогств и выбирает сторону.
}
choices-random = Каждый получает одно из этих герцогств случайно.
choices-same = одно для всех
choices-each = каждому своё
option-modules = Дополнения
explains-modules = Каждое что-то добавляет к базовой игре; сочетать их можно как угодно. Только для издания 2019 года.
modules-base-only = В командной игре и в игре для одного дополнений нет.
name-board = две стороны одного планшета
name-number = любые два герцогства
brings-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}
expects-shed = В кладовой снова три ячейки: выберите, что сбросить.
area-enlarged = { $player } засчитывает область размером { $size }.
you-area-enlarged = Вы засчитываете область размером { $size }.
you-tile-laid = Вы выкладываете { tile-acc } { from-depot } на клетку { $space }.
module-off = В этой партии нет дополнения: { $module_name }.
modules-need-2019 = Дополнения есть только в издании 2019 года. Выберите его или играйте без дополнений (сейчас: { $edition }).
option-needs-module = Условие «{ $option }» действует только с дополнением «{ $module }». Добавьте его в «modules» или уберите условие.
only-in-own-turn = Это можно сделать только в свой ход.

## Before the start: ready ways to play

preset-first-game = Первая партия
preset-first-game-says = У всех герцогство 1, без дополнений.
preset-classic-says = Базовая игра; каждый берёт одно из двух герцогств.
preset-everything = Всё сразу
preset-everything-says = Все шесть дополнений: щиты, таверны, торговые пути и другое.
choices-duchy = Герцогство
duchy-before = Предыдущее герцогство
duchy-next = Следующее герцогство
layout-unsure = по одному источнику; в коробке может быть иначе

## Guide: the lessons of the guided first game

guide-welcome-title = Добро пожаловать в Бургундию
guide-welcome = Вы заполняете своё герцогство тайлами со складов. Заполненные области дают очки: чем раньше, тем больше. Кто наберёт больше за пять фаз, победит.
guide-take-title = Кубик открывает свой склад
guide-take = Каждый ход у вас два кубика, по действию на кубик. Единицей берут тайл со склада 1 в кладовую.
guide-take-do = Возьмите рынок со склада 1.
guide-place-title = Второй кубик — выложить
guide-place = Нужна клетка того же цвета с числом кубика, рядом с вашим тайлом. В кладовой три места: если она полна, один тайл придётся сбросить.
guide-place-do = Кубиком 3 выложите рынок на светящуюся клетку.
guide-building-title = Область заполнена: 11 очков
guide-building = 1 за размер и 10 за фазу A. А ещё каждое здание что-то делает: рынок приносит корабль или животных с любого склада.
guide-building-do = Возьмите овец.
guide-end-title = Оба кубика использованы
guide-end = Пока ход не завершён, любое действие можно отменить. Потом играет бот.
guide-end-do = Завершите ход.
guide-animals-title = На пастбище
guide-animals = Животные сразу дают по очку. Такие же животные на этом пастбище приносят очки снова — с каждым новым тайлом.
guide-animals-do = Кубиком 4 выложите овец на светящуюся клетку.
guide-goods-title = Продажа товаров
guide-goods = Кубиком продают все товары его цвета: 2 очка за каждый и 1 монета за всю продажу. Вашей пятёркой можно продать оба этих товара.
guide-goods-do = Продайте два товара кубиком 5.
guide-black-title = Чёрный склад
guide-black = Раз за ход за 2 монеты можно купить любой тайл в центре. Кубик для этого не нужен.
guide-black-do = Купите замок.
guide-castle-title = Выложите замок
guide-castle = Замок сразу даёт ещё одно действие, будто у вас есть кубик с любым числом.
guide-castle-do = Кубиком 6 выложите замок на светящуюся клетку.
guide-extra-title = Дополнительное действие
guide-extra = Взять тайл, выложить его, продать товары или взять рабочих — можно всё. Возьмём корабль.
guide-extra-do = Возьмите корабль со склада 4.
guide-ship-title = В путь
guide-ship = Корабль забирает все товары одного склада и продвигает вас в очерёдности ходов.
guide-ship-do = Кубиком 5 выложите корабль на светящуюся клетку.
guide-load-title = Погрузка
guide-load = Белый кубик каждый раунд приносит товар на один из складов. На складе 2 их уже два. Хранить можно три цвета.
guide-load-do = Заберите товары со склада 2.
guide-bridge-title = Вы впереди
guide-bridge = Ваша фишка продвинулась по мосту. Кто дальше всех, тот и ходит в раунде первым.
guide-workers-title = Рабочие
guide-workers = Любой кубик приносит двух рабочих, какое бы число на нём ни выпало. Выручает, когда ничего не подходит.
guide-workers-do = Кубиком 2 возьмите рабочих.
guide-change-title = Рабочие меняют кубик
guide-change = Рабочий меняет кубик на 1 в любую сторону; 6 и 1 — соседи. Один рабочий превратит вашу шестёрку в пятёрку.
guide-change-do = Возьмите рудник со склада 5.
guide-mine-title = Рудник
guide-mine = Сейчас рудник ничего не даёт, зато в конце каждой фазы приносит 1 монету.
guide-mine-do = Кубиком 4 выложите рудник на светящуюся клетку.
guide-monastery-title = Монастыри меняют правила
guide-monastery = У каждого своё свойство: одни действуют всю партию, другие дают очки в конце.
guide-monastery-do = Кубиком 5 возьмите монастырь.
guide-phase-title = Началась фаза B
guide-phase = В фазе пять раундов. Рудник принёс монету, склады снова полны. Заполненная область теперь даёт ещё 8 очков, а не 10.
guide-rule-title = Выложите монастырь
guide-rule = С ним каждая продажа принесёт вам 2 монеты вместо одной.
guide-rule-do = Кубиком 1 выложите монастырь на светящуюся клетку.
guide-finish = Кто первым заполнит все клетки цвета, получит большой бонус. В конце очки дают и остатки товаров, монеты, рабочие и часть монастырей. Удачи!

## Try: setting up a position

position-too-many = Столько таких тайлов в коробке нет: { $tile_name }.
position-too-few = На следующие фазы не хватит тайлов: { $colour_name }.
position-goods = Товаров каждого цвета всего семь, а здесь больше: { $goods_name }.
position-round-goods = Товаров на следующие раунды должно быть { $number }.
position-goods-left = На следующие фазы не хватит товаров.
position-goods-kinds = У игрока { $player } товары более чем трёх цветов.
position-bridge = Кто дальше прошёл по мосту, тот должен быть раньше.
position-depot = На складе { $depot } такой тайл лежать не может: { $tile_name }.
position-colour = Этот тайл не подходит по цвету к клетке { $space }: { $tile_name }.
position-storage = У игрока { $player } в кладовой больше тайлов, чем { $number }.
position-apart = Тайлы игрока { $player } должны соприкасаться, и среди них должен быть замок.
position-twins = У игрока { $player } в одном городе два одинаковых здания.
position-bonus = Бонусы не соответствуют тому, кто заполнил этот цвет: { $colour_name }.
position-left-duchies = Герцогства новые: по этим правилам играют на других.
position-left-tiles = { $number ->
    [one] Убран { $number } тайл: в этой игре ему нет места.
    [few] Убраны { $number } тайла: в этой игре им нет места.
   *[many] Убрано { $number } тайлов: в этой игре им нет места.
}
position-left-modules = То, что выкладывают модули, разложено заново для этого числа игроков.
try-tile = Тайлы
try-depots = Склады
try-space = Место { $number }
try-phase = Фаза
try-bridge = Деление моста
try-dice = Кубики
try-die = Кубик { $number }
try-white = Белый кубик
try-storage = Кладовая { $number }
try-goods = Товары
try-sold = Проданные товары
try-silver = Серебро
try-workers = Рабочие
try-duchy = Герцогство
try-come = Раунд { $number }
