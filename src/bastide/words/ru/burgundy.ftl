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
building-takes-other = Это здание не берёт такой тайл ({ $tile_name }). Оно берёт { $follow_up ->
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
wrong-colour = Это { space-colour } клетка, а тайлу нужна { wanted-colour }.
not-next-to-tile = Рядом с этой клеткой нет ваших тайлов. Выкладывайте рядом со своими.
city-has-one = В этом городе уже есть такое здание: { $kind_name }. Выберите другой город.
bought-already = В этот ход вы уже купили тайл. Следующий можно купить в следующий ход.
no-purchase-inside = В издании 2011 года сначала завершите эффект, а потом покупайте.
only-black-depot = Купить можно только тайлы с чёрного склада.
silver-only = За тайл платят серебром.
cannot-pay = Вам не хватает средств. Серебро: { $silver }, рабочие: { $workers }.
not-next-depot = Второй склад должен быть рядом со складом { $depot }.
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
heading-target = Цель
heading-filled = Заполнено
heading-dice = Кубики
heading-storage = Кладовая
heading-shared = Общая кладовая
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
target-brief = цель достигнута, теперь { $target }
help-board = Числа в [ ] — ходы, за раз для одного кубика. За ними — цена в рабочих (−1р) и очки, которые ход приносит сразу (+6).
help-duchy = На клетке — номер кубика, буква и знак цвета, справа — номер клетки в строках. Ниже лежит тайл; · — клетка занята, ✓ — область заполнена.
help-signs = Число на цветном фоне — товар: кубик, которым его продают. На мосту первой считается верхняя фишка стопки.
help-look = `map 2` показывает герцогство игрока 2.
reward-short = { $bonus ->
    [silver] +2 мон.
    [workers] +4 раб.
    [points] +4 очка
    [sale] продажа
    [placing] вылож.
   *[action] действ.
}
help-routes = Торговый путь: число на цветном фоне — какой товар нужен, рядом награда; + перед знаками — взять тайл этих цветов. ✓ — товар подошёл, – — не подошёл.
help-posts = Флажок между номером и цветом: клетка у заставы; чёрный флажок — застава соединена с другой.
help-shields = ∇ и число — щит; его берут для замка, если на обоих кубиках номер его склада.

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
back-choose-duchy = выбор герцогства
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

name-blank = чёрный тайл
name-own = личная кладовая
name-shared = общая кладовая
name-size = очки за размер
name-phase = очки за фазу
name-colour = тайл за заполненный цвет
name-effect = эффект тайла
name-target = дополнительное действие за цель
name-store = выбор кладовой
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
name-standard = каждый за себя
name-team = две команды
name-solo = для одного
does-blank = заполняет клетку любого цвета и больше ничего не делает
tile-stored = { $storage ->
    [own] { $player } кладёт { tile-acc } в личную кладовую.
   *[other] { $player } кладёт { tile-acc } в общую кладовую.
}
tile-removed = Белый кубик убирает из игры { tile-acc } со склада { $depot }.
effect-chosen = { $player } выбирает, что будет первым: { $effect_name }.
points-bought = { $player } покупает очки за серебро: +{ $more }.
target-reached = { $player } достигает цели: счёт начинается заново, следующая цель — { $target }.
colour-filled = { $player } заполняет все { spaces-of-colour }.
tile-laid = { $player } выкладывает { tile-acc } { from-depot } на клетку { $space }.
goods-cleared = Оставшиеся на складах товары выходят из игры ({ $count }).
tile-traded = { $player } отдаёт товары и переворачивает { tile-acc } с чёрного склада.
goods-given = { $player } отдаёт товар ({ $goods_name }).
duchy-filled = { $player } заполняет всё герцогство.
seats-for-mode = { $mode ->
    [team] В командной игре четыре игрока
    [solo] Это игра для одного игрока
   *[other] В этой игре от { $least } до { $most } игроков
}; выбрано: { $seats }.
castle-on-one-or-six = В этом герцогстве стартовому замку нужна тёмно-зелёная клетка с номером 1 или 6.
no-such-space = Такой клетки в герцогстве нет.
no-teams = В этой партии нет команд.
not-alone = Так можно только в игре для одного.
no-room-there = Эта кладовая полна. Выберите другую.
nothing-to-store = Класть в кладовую нечего.
effect-not-open = Сейчас это сделать нельзя: { $effect_name }.
nothing-to-order = Порядок сейчас выбирать не нужно.
too-many-points = Очки можно купить только до цели, по монете за очко; монет у вас: { $silver }.
nothing-scored = Очки можно купить, только когда вы их получаете.
no-colour-filled = Тайл попадает прямо в герцогство, только когда заполнены все клетки цвета.
move-place-shared = Выложить тайл из общей кладовой
move-discard-shared = Сбросить из общей кладовой
move-store = Выбрать, куда положить
move-resolve = Выбрать, что будет первым
move-buy-points = Купить очки
move-place-from = Выложить тайл прямо со склада
move-trade = Обменять товары на чёрный тайл
move-give-goods = Отдать товары
option-edition = Издание
option-mode = Вид игры
option-setup = Раскладка
option-experts = Выбор знатоков
option-duchies = Герцогства: одно для всех или по одному на место
option-tie = Если очков поровну
option-target = Цель в игре для одного
explains-seats = От двух до четырёх игроков. Вчетвером можно играть командами; есть и игра для одного.
explains-edition = Коробки 2011 и 2019 годов различаются несколькими правилами и герцогствами.
explains-mode = В командной игре у напарников общее двойное герцогство; в игре для одного вы заполняете острова.
explains-setup = Знатоки получают два герцогства и выбирают одно из них.
explains-experts = Две стороны одного планшета или любые два герцогства. Если стороны неизвестны, пары составляются случайно.
explains-duchies = Номер 1 — для знакомства с игрой.
explains-tie = При равенстве побеждает тот, у кого больше пустых клеток, или тот, у кого меньше.
explains-target = Чем ниже начальная цель, тем легче.
line-place-shared = Выложить { tile-acc } из общей кладовой на клетку { $space }
line-discard-shared = Сбросить { tile-acc } из общей кладовой
line-store = { $storage ->
    [own] В личную кладовую
   *[shared] В общую кладовую
}
line-resolve = Сначала: { $effect_name }
line-buy-points = Купить очки: +{ $more }
line-place-from = Выложить { tile-acc } { from-depot } на клетку { $space }
line-trade = Пять товаров за чёрный тайл ({ $tile_name })
line-give-goods = Отдать товар ({ $goods_name })
back-place-shared = { $tile_name } на клетке { $space }
back-discard-shared = сброс ({ $tile_name })
back-store = выбор кладовой
back-resolve = порядок эффектов
back-buy-points = покупка очков
back-place-from = { $tile_name } на клетке { $space }
back-trade = чёрный тайл ({ $tile_name })
back-give-goods = отданный товар ({ $goods_name })
choices-experts = { $experts ->
    [number] Каждый получает два случайных герцогства из этих и выбирает одно.
   *[board] Каждый получает случайный планшет с двумя из этих герцогств и выбирает сторону.
}
choices-random = Каждый получает одно из этих герцогств случайно.
choices-same = одно для всех
choices-each = каждому своё
pays-spaces-castle = заполненные клетки замков
pays-spaces-mine = заполненные клетки рудников
pays-spaces-monastery = заполненные клетки монастырей
pays-spaces-ship = заполненные клетки кораблей
pays-spaces-animal = заполненные клетки животных
pays-spaces-building = заполненные клетки зданий
name-geese = гуси
name-crane = подъёмный кран
name-white-castle = белый замок
name-inn = таверна
name-monastery-27 = монастырь № 27
name-monastery-28 = монастырь № 28
name-monastery-29 = монастырь № 29
label-monastery-27 = Сверху на мосту
label-monastery-28 = Наём за серебро
label-monastery-29 = 4 за белый замок
does-monastery-27 = ваша фишка на мосту всегда сверху
does-monastery-28 = в любой момент: 2 рабочих за 1 монету
does-monastery-29 = в конце: 4 очка за каждый белый замок
does-geese = 2 очка и очки за ещё один вид на пастбище; следующие животные приносят на 2 больше
does-crane = эффект любого здания
does-white-castle = дополнительное действие с номером белого кубика
does-inn = заполняет клетку любого цвета; область считается на 1 больше
name-extra_tiles = Новые тайлы
explains-module-extra_tiles = Гуси, подъёмный кран и ещё два монастыря.
name-border_posts = Заставы
explains-module-border_posts = Герцогства 11a–11f: соединённые тайлами заставы приносят очки.
name-white_castles = Белые замки
explains-module-white_castles = Девятый вид зданий: действие с номером белого кубика.
name-inns = Таверны
explains-module-inns = Ещё одна покупка в каждой фазе; таверну можно выложить куда угодно, и область станет больше.
name-trade_routes = Торговые пути
explains-module-trade_routes = Проданные товары ложатся на ряд карт; подходящий цвет приносит награду.
name-shields = Щиты
explains-module-shields = За дубль можно взять щит для своего замка: он действует постоянно, но за него платят в каждой фазе.
option-modules = Дополнения
explains-modules = Каждое что-то добавляет к базовой игре; сочетать их можно как угодно. Только для издания 2019 года.
modules-base-only = В командной игре и в игре для одного дополнений нет.
option-posts = Третья застава
explains-posts = Когда она соединена, очки за фазу начисляются один раз или за каждую новую пару.
name-once = очки один раз
name-pairs = очки за каждую новую пару
option-route_order = Карты торгового пути
explains-route_order = Карты идут в случайном порядке, или каждый выбирает следующую сам.
name-random = в случайном порядке
name-chosen = в порядке по вашему выбору
option-route_full = Заполненный торговый путь
explains-route_full = Остаётся заполненным до конца партии или освобождается и начинается заново.
name-stays = остаётся заполненным
name-emptied = освобождается и начинается заново
name-board = две стороны одного планшета
name-number = любые два герцогства
option-shield5 = Щит 5: товары со всех складов
explains-shield5 = Корабль забирает товары одного цвета со всех складов — вдобавок к товарам своего склада или вместо них.
name-also = вдобавок к товарам своего склада
name-instead = вместо товаров своего склада
option-shield7 = Щит 7: бонус за цвет удваивается
explains-shield7 = Удваивается каждый бонус, когда вы его берёте, или все ваши бонусы в конце партии.
name-taken = когда вы его берёте
name-end = в конце партии
teams-title = Команды
team-named = Команда { $team }
post-title = Застава
posts-so-far = { $joined ->
    [0] Ваши заставы ещё не соединены.
    [2] Две ваши заставы соединены.
   *[other] Все три ваши заставы соединены.
}
posts-pay = Соединив две заставы, вы получаете очки за фазу: +{ $points } в фазе { $phase }.
posts-third = { $count ->
    [pairs] Третья застава принесёт их ещё дважды.
   *[once] Третья застава принесёт их ещё раз.
}
posts-all = Все три соединены, 1-й: { $first }, 2-й: { $second }.
route-place = Карта { $place } торгового пути
route-brings = { $state ->
    [brought] ✓ { $goods_name }: { $bonus_name }.
    [missed] ✗ { $goods_name }: там лежит другой товар.
   *[open] { $goods_name }: { $bonus_name }.
}
shields-open = Щиты, которые можно взять
shield-unpaid = { $player } теряет щит ({ $title }): не хватило серебра на плату.
brings-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}
does-resolve-colour = выложить тайл с чёрного склада прямо в герцогство
does-resolve-target = дополнительное действие с любым номером
order-why = Порядок важен: как только цель достигнута, счёт начинается заново, а лишние очки сгорают.
inns-lie = таверны ×{ $count }
shared-tile = общая кладовая, { $tile_name }
shared-title = Общая кладовая
route-card = карта пути { $card }
routes-title = Торговый путь
card-reconstructed = Карта восстановлена; печатная может отличаться.
shield-titled = Щит { $shield }: { $title }
shield-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в конце партии; 1 монета в конце каждой фазы.
shield-double = Оба кубика на { $depot }: { $workers ->
    [0] рабочие не нужны
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[other] { $workers } рабочих
}.
target-title = Цель
target-says = очки: { $score }, цель: { $target }
filled-title = Заполнено
filled-says = Заполнено клеток: { $filled } из { $all }
spaces-filled = Заполнено клеток: { $count }
upkeep-says = В конце фазы каждый щит стоит 1 монету. Неоплаченные щиты выходят из игры.
give-up = Сбросить
decline-choose-player = Не сейчас
name-route-silver = 2 монеты
name-route-workers = 4 рабочих
name-route-points = 4 очка
name-route-sale = продать товары
name-route-building = взять здание
name-route-church = взять рудник, монастырь или замок
name-route-market = взять корабль или животных
name-route-placing = выложить тайл из кладовой
name-route-action = дополнительное действие
name-castle-or-shield = дополнительное действие или щит
name-route = товары для торгового пути
name-lay-card = порядок карт пути
name-gather = цвет товаров для корабля
name-from-depot = тайл прямо со склада
name-upkeep = плата за щиты
name-choose-player = выбор для щита 6
expects-crane = Подъёмный кран: выберите здание, чтобы применить его эффект.
expects-white-castle = Белый замок: действие с номером { $about }.
expects-castle-or-shield = Замок: дополнительное действие с любым номером или щит.
expects-lay-card = Выберите следующую карту своего торгового пути.
expects-gather = Корабль: выберите товары, которые забрать со всех складов.{ $decline ->
    [0] {""}
   *[other] {" "}Можно отказаться.
}
expects-from-depot = { $decline ->
    [0] Конец фазы: тайл ложится со склада прямо в герцогство.
   *[other] Конец фазы: пока ничего не подходит; щит 6 может помочь.
}
expects-upkeep = Конец фазы: заплатите за щиты или сбросьте некоторые.
expects-choose-player = { $changes ->
    [next-round] Щит 6: копировать сейчас? Изменится порядок ходов в следующем раунде.
    [gifts] Щит 6: копировать сейчас? Изменится порядок щитов 14 и 15.
    [income] Щит 6: копировать сейчас? Рудники дадут и рабочих.
   *[other] Щит 6: выберите, чьи монастыри копировать.
}
expects-shed = В кладовой снова три ячейки: выберите, что сбросить.
line-hire-workers = 2 рабочих за 1 монету
line-copy-building = Эффект: { $kind_name }
line-buy-inn = Купить таверну: { pays }
line-lay-card = Следующей: карта { $card }
line-take-shield = Взять щит { $shield } для замка на клетке { $space }
line-set-die = Щит 16: кубик { $die } → { $value }
line-choose-player = Щит 6: копировать монастыри ({ $player })
line-gather-goods = Товары этого цвета со всех складов ({ $goods_name })
line-give-up = Сбросить щит { $shield }
line-pay-upkeep = Заплатить за щиты: { pays }
back-hire-workers = наём рабочих
back-copy-building = эффект ({ $kind_name })
back-buy-inn = покупка таверны
back-lay-card = карта пути { $card }
back-take-shield = щит { $shield }
back-set-die = кубик { $die } → { $value }
back-choose-player = выбор для щита 6
back-gather-goods = товары ({ $goods_name })
back-give-up = сброс щита { $shield }
back-pay-upkeep = плата за щиты
name-posts = Заставы
name-routes = Торговые пути
name-final-29 = Монастырь № 29 (4 за белый замок)
pays-posts = очки за фазу за соединённые заставы; за все три — ещё первому и второму
pays-routes = 4 за награду очками на торговом пути
pays-shields = 12, 8 или 4 за каждый щит в конце партии
pays-final-29 = начисляется в конце партии
label-shield-1 = Единое пастбище
does-shield-1 = все ваши пастбища считаются одним
label-shield-2 = Рабочий вслед за другими
does-shield-2 = когда рабочих получает другой игрок, вы получаете 1 рабочего
label-shield-3 = Плата рабочими
does-shield-3 = за щиты можно платить рабочими
label-shield-4 = Бездонная кладовая
does-shield-4 = в кладовой сколько угодно тайлов
label-shield-5 = Товар со всех складов
does-shield-5 = корабль может забрать ещё и товары одного цвета со всех складов
label-shield-6 = Чужие монастыри
does-shield-6 = в любой момент выберите игрока: его монастыри действуют и для вас
label-shield-7 = Двойные бонусы
does-shield-7 = бонусы за цвет приносят двойные очки
label-shield-8 = Богатые рудники
does-shield-8 = 2 монеты за каждый рудник в конце фазы
label-shield-9 = Монета за каждый товар
does-shield-9 = 1 монета за каждый проданный товар
label-shield-10 = Двойные монастыри
does-shield-10 = в конце: двойные очки за монастыри
label-shield-11 = Щит за замок
does-shield-11 = выкладывая замок, можно взять щит вместо дополнительного действия
label-shield-12 = Двойная торговля
does-shield-12 = двойные очки за проданные товары
label-shield-13 = Двойные щиты
does-shield-13 = в конце: двойные очки за щиты
label-shield-14 = Дар склада
does-shield-14 = в конце фазы: тайл со склада с номером ложится прямо в ваше герцогство
label-shield-15 = Дар чёрного склада
does-shield-15 = в конце фазы: тайл с чёрного склада или таверна ложится прямо в ваше герцогство
label-shield-16 = Вольный кубик
does-shield-16 = раз за ход: поставить на своём кубике любое число
label-shield-17 = Область на 1 больше
does-shield-17 = заполненная область считается на 1 больше
label-shield-18 = Без соседства
does-shield-18 = тайлы можно выкладывать и не рядом со своими
workers-bought = Монастырь № 28: { $player } нанимает { workers-acc } за { silver-acc }.
building-copied = Подъёмный кран: { $player } применяет эффект здания ({ $kind_name }).
geese-joined = Гуси: { $player } получает очки вместе с ними и за другой вид ({ $kind_name }).
marker-raised = { $player } теперь сверху на делении { $place } моста (монастырь № 27).
posts-joined = { $player } соединяет { $posts ->
    [2] две заставы
   *[other] все три заставы
}.
posts-completed = { $bonus ->
    [large] { $player } занимает первое место по заставам.
   *[other] { $player } занимает второе место по заставам.
}
white-action-gained = Белый замок: { $player } получает дополнительное действие с номером { $value }.
inn-laid = Рядом с чёрным складом ложится таверна; теперь таверн: { $inns }.
inn-bought = { $player } покупает таверну ({ pays }).
area-enlarged = { $player } засчитывает область размером { $size }.
card-dealt = { $player } получает карту пути { $card }.
card-laid = { $player } выкладывает следующей карту пути { $card }.
goods-routed = { $player } кладёт { $goods_name } товар на деление { $route_space } торгового пути.
route-bonus-taken = Цвета совпали: { $player } получает награду ({ $route_bonus ->
    [silver] 2 монеты
    [workers] 4 рабочих
    [points] 4 очка
    [sale] продать товары
    [building] взять здание
    [church] взять рудник, монастырь или замок
    [market] взять корабль или животных
    [placing] выложить тайл из кладовой
   *[action] дополнительное действие
}).
route-emptied = Торговый путь: { $player } заполняет его. Товары уходят к проданным, и путь начинается заново.
shield-laid = Щит { $shield } лежит на складе { $depot }.
shield-taken = { $player } берёт щит { $shield } со склада { $depot } и кладёт на замок на клетке { $space }.
shield-lost = { $player } теряет щит { $shield }.
upkeep-paid = { $player } платит за щиты ({ pays }).
worker-followed = Щит 2: { $player } получает 1 рабочего.
player-chosen = Щит 6: { $player } копирует чужие монастыри ({ $other }).
die-set = Щит 16: { $player } меняет кубик { $die } → { $value }.
goods-gathered = Щит 5: { $player } забирает со всех складов товары одного цвета ({ $goods_name }).
you-area-enlarged = Вы засчитываете область размером { $size }.
you-tile-laid = Вы выкладываете { tile-acc } { from-depot } на клетку { $space }.
you-workers-bought = Монастырь № 28: вы нанимаете { workers-acc } за { silver-acc }.
you-building-copied = Подъёмный кран: вы применяете эффект здания ({ $kind_name }).
you-geese-joined = Гуси: вы получаете очки вместе с ними и за другой вид ({ $kind_name }).
you-marker-raised = Вы теперь сверху на делении { $place } моста (монастырь № 27).
you-posts-joined = Вы соединяете { $posts ->
    [2] две заставы
   *[other] все три заставы
}.
you-posts-completed = { $bonus ->
    [large] Вы занимаете первое место по заставам.
   *[other] Вы занимаете второе место по заставам.
}
you-white-action-gained = Белый замок: у вас дополнительное действие с номером { $value }.
you-inn-bought = Вы покупаете таверну ({ pays }).
you-card-laid = Вы выкладываете следующей карту пути { $card }.
you-goods-routed = Вы кладёте { $goods_name } товар на деление { $route_space } торгового пути.
you-route-bonus-taken = Цвета совпали: вы получаете награду ({ $route_bonus ->
    [silver] 2 монеты
    [workers] 4 рабочих
    [points] 4 очка
    [sale] продать товары
    [building] взять здание
    [church] взять рудник, монастырь или замок
    [market] взять корабль или животных
    [placing] выложить тайл из кладовой
   *[action] дополнительное действие
}).
you-route-emptied = Вы заполняете торговый путь. Товары уходят к проданным, и путь начинается заново.
you-shield-taken = Вы берёте щит { $shield } со склада { $depot } и кладёте на замок на клетке { $space }.
you-shield-lost = Вы теряете щит { $shield }.
you-upkeep-paid = Вы платите за щиты ({ pays }).
you-worker-followed = Щит 2: вы получаете 1 рабочего.
you-player-chosen = Щит 6: вы копируете чужие монастыри ({ $other }).
you-die-set = Щит 16: вы меняете кубик { $die } → { $value }.
you-goods-gathered = Щит 5: вы забираете со всех складов товары одного цвета ({ $goods_name }).
you-tile-stored = { $storage ->
    [own] Вы кладёте { tile-acc } в личную кладовую.
   *[other] Вы кладёте { tile-acc } в общую кладовую.
}
you-effect-chosen = Вы выбираете, что будет первым: { $effect_name }.
you-points-bought = Вы покупаете очки за серебро: +{ $more }.
you-target-reached = Вы достигаете цели: счёт начинается заново, следующая цель — { $target }.
you-colour-filled = Вы заполняете все { spaces-of-colour }.
you-tile-traded = Вы отдаёте товары и переворачиваете { tile-acc } с чёрного склада.
you-goods-given = Вы отдаёте товар ({ $goods_name }).
you-duchy-filled = Вы заполняете всё герцогство.
name-points = очки
name-sale = продажа
name-placing = тайл из кладовой
name-action = дополнительное действие
does-route-silver = 2 монеты
does-route-workers = 4 рабочих
does-route-points = 4 очка
does-route-sale = продать товары одного цвета
does-route-building = взять здание с любого склада, кроме чёрного
does-route-church = взять рудник, монастырь или замок с любого склада, кроме чёрного
does-route-market = взять корабль или животных с любого склада, кроме чёрного
does-route-placing = выложить тайл из кладовой на клетку с любым номером
does-route-action = дополнительное действие с любым номером
module-off = В этой партии нет дополнения: { $module_name }.
modules-need-2019 = Дополнения есть только в издании 2019 года. Выберите его или играйте без дополнений (сейчас: { $edition }).
option-needs-module = Условие «{ $option }» действует только с дополнением «{ $module }». Добавьте его в «modules» или уберите условие.
posts-need-duchies = Для застав нужны герцогства № 11a–11f, а не № { $duchy }.
duchy-needs-posts = Для герцогства № { $duchy } нужно дополнение «Заставы».
only-in-own-turn = Это можно сделать только в свой ход.
monastery-absent = У вас нет монастыря № { $number }.
no-crane = Ни один кран не ждёт выбора здания.
crane-copies-other = Кран не может копировать это здание: { $kind_name }.
building-of-no-use = Эффект этого здания сейчас применить нельзя: { $kind_name }.
no-inn-there = Рядом с чёрным складом нет таверны.
area-has-inn = В этой области уже есть таверна. Выберите другую.
cards-lie = Карты торговых путей уже выложены.
card-not-in-hand = У вас не осталось карты пути { $card }.
card-twice = Карту пути раздают только один раз.
shield-twice = Щит раздают только один раз.
shield-not-there = Ни на одном складе нет щита { $shield }.
shield-absent = У вас нет щита { $shield }.
no-castle-there = На этой клетке нет вашего замка. Выберите клетку со своим замком.
both-dice-needed = Чтобы взять щит, нужны оба кубика, и оба свободные.
die-set-already = В этот ход вы уже изменили кубик щитом.
die-shows-that = На кубике уже это число. Выберите другое.
player-chosen-already = Для щита 6 вы уже выбрали игрока.
no-other-player = Выберите другого игрока за этим столом.
no-placing-from-depots = Прямо в герцогство тайлы попадают только в конце фазы, благодаря щитам 14 и 15.
shield-reaches-other = С этого склада щит взять тайл не может.
no-upkeep = Сейчас за щиты не платят.
upkeep-is = Всего за щиты нужно заплатить { $count }.
upkeep-in-silver = Без щита 3 за щиты платят только серебром.
move-hire-workers = Нанять рабочих
move-copy-building = Копировать здание
move-buy-inn = Купить таверну
move-lay-card = Выложить карту пути
move-take-shield = Взять щит
move-set-die = Изменить кубик щитом 16
move-choose-player = Выбрать, чьи монастыри копировать
move-gather-goods = Выбрать цвет товаров для корабля
move-give-up = Сбросить щит
move-pay-upkeep = Заплатить за щиты

## Before the start: ready ways to play

preset-first-game = Первая партия
preset-first-game-says = У всех герцогство 1, без дополнений.
preset-classic-says = Базовая игра; каждый берёт одно из двух герцогств.
preset-everything = Всё сразу
preset-everything-says = Все шесть дополнений: щиты, таверны, торговые пути и другое.
mode-team-says = Четыре игрока, две команды. У напарников общее двойное герцогство и общий счёт.
mode-solo-says = Вы одни против заданной цели: заполните герцогство из островов.
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
position-partners = У напарников одно герцогство на двоих: оно должно быть одинаковым.
position-shared = У игроков { $player } и { $other } в общей кладовой больше тайлов, чем { $number }.
position-arrivals = На каждом делении моста сверху тот, у кого монастырь № 27, а за ним — кто пришёл последним.
position-posts = { $number ->
    [0] Игрок { $player } ещё не соединил заставы.
   *[other] Тайлы игрока { $player } соединяют заставы: { $number }, ни больше ни меньше.
  }
position-posts-first = Первым и вторым могут быть только те, кто соединил все три заставы.
position-inns = Каждая фаза приносит по таверне, так что всего их должно быть { $number }: в продаже, у игроков и вне игры.
position-inns-area = У игрока { $player } в одной области две таверны.
position-route-card = Каждая карта пути в одном экземпляре, а эта встречается дважды: { $card }.
position-route-goods = { $number ->
    [0] Игрок { $player } ещё ничего не продал, так что на торговом пути ничего лежать не может.
   *[other] Проданные товары игрока { $player } занимают делений торгового пути: { $number }. Лежать там должны именно они.
  }
position-shield-twice = Каждый щит в одном экземпляре, а этот встречается дважды: { $shield }.
position-shields = Щитов роздано { $number }: каждый лежит на складе, висит на замке или вышел из игры.
position-shield-depot = { $number ->
    [one] На складе { $depot } может лежать не больше одного щита.
   *[other] На складе { $depot } может лежать не больше { $number } щитов.
  }
position-shield-castle = Щит { $shield } игрока { $player } должен висеть на замке.
position-copies = Игрок { $player }: чужие монастыри копирует тот, у кого щит { $shield }, и никто другой.
position-target = Цель — от { $least } до { $most }, а очков должно быть меньше.
position-blanks = Каждый чёрный тайл — это перевёрнутый тайл с чёрной рубашкой. Всего их: { $number }.
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
try-inns = Таверны в продаже
try-posts-first = Первое место по заставам
try-route-goods = Товар на делении { $number }
try-shield-castle = Игрок { $number }: замок на клетке { $space }
try-shield-gone = Вышел из игры
try-shield-nowhere = Не роздан
try-copied = Щит 6 копирует
try-nobody = Пока никого
try-shared = Общая кладовая { $number }
try-score = Очки
try-blank = Чёрный тайл { $number }
try-gone = Товары вне игры
