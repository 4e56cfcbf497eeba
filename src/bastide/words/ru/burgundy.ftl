# «Замки Бургундии» по-русски.

title = Замки Бургундии

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
name-cow-2 = животные (2 коровы)
name-cow-3 = животные (3 коровы)
name-cow-4 = животные (4 коровы)
name-pig-2 = животные (2 свиньи)
name-pig-3 = животные (3 свиньи)
name-pig-4 = животные (4 свиньи)
name-sheep-2 = животные (2 овцы)
name-sheep-3 = животные (3 овцы)
name-sheep-4 = животные (4 овцы)
name-chicken-2 = животные (2 курицы)
name-chicken-3 = животные (3 курицы)
name-chicken-4 = животные (4 курицы)
name-monastery-1 = монастырь № 1
name-monastery-2 = монастырь № 2
name-monastery-3 = монастырь № 3
name-monastery-4 = монастырь № 4
name-monastery-5 = монастырь № 5
name-monastery-6 = монастырь № 6
name-monastery-7 = монастырь № 7
name-monastery-8 = монастырь № 8
name-monastery-9 = монастырь № 9
name-monastery-10 = монастырь № 10
name-monastery-11 = монастырь № 11
name-monastery-12 = монастырь № 12
name-monastery-13 = монастырь № 13
name-monastery-14 = монастырь № 14
name-monastery-15 = монастырь № 15
name-monastery-16 = монастырь № 16
name-monastery-17 = монастырь № 17
name-monastery-18 = монастырь № 18
name-monastery-19 = монастырь № 19
name-monastery-20 = монастырь № 20
name-monastery-21 = монастырь № 21
name-monastery-22 = монастырь № 22
name-monastery-23 = монастырь № 23
name-monastery-24 = монастырь № 24
name-monastery-25 = монастырь № 25
name-monastery-26 = монастырь № 26
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
name-final-15 = Монастырь № 15 (Цвета проданных товаров)
name-final-16 = Монастырь № 16 (4 за торговый склад)
name-final-17 = Монастырь № 17 (4 за сторожевую башню)
name-final-18 = Монастырь № 18 (4 за столярную мастерскую)
name-final-19 = Монастырь № 19 (4 за церковь)
name-final-20 = Монастырь № 20 (4 за рынок)
name-final-21 = Монастырь № 21 (4 за гостиницу)
name-final-22 = Монастырь № 22 (4 за банк)
name-final-23 = Монастырь № 23 (4 за ратушу)
name-final-24 = Монастырь № 24 (Виды животных)
name-final-25 = Монастырь № 25 (Проданные товары)
name-final-26 = Монастырь № 26 (Бонусы за цвет)
name-basic = обычная
name-experts = для знатоков, открыто по очереди
name-experts-secret = для знатоков, тайно и одновременно
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

does-castle = Дополнительное действие с любым номером
does-mine = 1 монета в конце каждой фазы
does-ship = Товары с одного склада и шаг по мосту
does-animal = Очки за животных этого вида на пастбище
does-warehouse = Продать товары одного цвета
does-watchtower = 4 очка
does-carpenter = Взять здание с любого склада, кроме чёрного
does-church = Взять рудник, монастырь или замок с любого склада, кроме чёрного
does-market = Взять корабль или животных с любого склада, кроме чёрного
does-boarding-house = 4 рабочих
does-bank = 2 монеты
does-town-hall = Выложить тайл из кладовой на клетку с любым номером
does-monastery-1 = Одинаковые здания в одном городе
does-monastery-2 = Ещё 1 рабочий за рудник в конце фазы
does-monastery-3 = 2 монеты за каждую продажу
does-monastery-4 = Ещё 1 рабочий за каждую продажу
does-monastery-5 = Корабль берёт товары и с соседнего склада
does-monastery-6 = Покупать с любого из семи складов
does-monastery-7 = Ещё 1 очко за каждый тайл животных, который даёт очки
does-monastery-8 = Рабочий меняет кубик на 1 или 2
does-monastery-9 = Здание: кубик ±1 даром
does-monastery-10 = Корабль или животные: кубик ±1 даром
does-monastery-11 = Замок, рудник или монастырь: кубик ±1 даром
does-monastery-12 = Взять тайл: кубик ±1 даром
does-monastery-13 = Действие «взять рабочих» даёт ещё 1 монету
does-monastery-14 = Действие «взять рабочих» даёт 4
does-monastery-15 = В конце: очки за каждый цвет проданных товаров
does-monastery-16 = В конце: 4 очка за каждый торговый склад
does-monastery-17 = В конце: 4 очка за каждую сторожевую башню
does-monastery-18 = В конце: 4 очка за каждую столярную мастерскую
does-monastery-19 = В конце: 4 очка за каждую церковь
does-monastery-20 = В конце: 4 очка за каждый рынок
does-monastery-21 = В конце: 4 очка за каждую гостиницу
does-monastery-22 = В конце: 4 очка за каждый банк
does-monastery-23 = В конце: 4 очка за каждую ратушу
does-monastery-24 = В конце: 4 очка за каждый вид животных
does-monastery-25 = В конце: 1 очко за каждый проданный товар
does-monastery-26 = В конце: очки за каждый бонус за цвет

## Parts of sentences

tile-acc = { $tile ->
    [watchtower] сторожевую башню
    [carpenter] столярную мастерскую
    [boarding-house] гостиницу
    [town-hall] ратушу
    [cow-2] животных (2 коровы)
    [cow-3] животных (3 коровы)
    [cow-4] животных (4 коровы)
    [pig-2] животных (2 свиньи)
    [pig-3] животных (3 свиньи)
    [pig-4] животных (4 свиньи)
    [sheep-2] животных (2 овцы)
    [sheep-3] животных (3 овцы)
    [sheep-4] животных (4 овцы)
    [chicken-2] животных (2 курицы)
    [chicken-3] животных (3 курицы)
    [chicken-4] животных (4 курицы)
   *[other] { $tile_name }
}
from-depot = { $depot ->
    [black] с чёрного склада
   *[other] со склада { $depot }
}
points-gained = +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
silver-nom = { $silver } { $silver ->
    [one] монета
    [few] монеты
   *[many] монет
}
workers-nom = { $workers } { $workers ->
    [one] рабочий
    [few] рабочих
   *[many] рабочих
}
workers-acc = { $workers } { $workers ->
    [one] рабочего
    [few] рабочих
   *[many] рабочих
}
silver-acc = { $silver } { $silver ->
    [one] монету
    [few] монеты
   *[many] монет
}
goods-counted = { $goods_name } ×{ $count }

## What happened

start-chosen = Первый игрок — { $player }.
goods-dealt = { $player } начинает с товарами: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }.
duchy-dealt = { $player } получает герцогство № { $duchy }.
duchies-dealt = { $player } выбирает: герцогство № { $first_duchy } или № { $second_duchy }.
duchy-picked = { $duchy ->
    [hidden] Тайный выбор сделан: { $player }.
   *[other] { $player } тайно выбирает герцогство № { $duchy }, замок на клетке { $space }.
}
duchy-chosen = { $player } играет за герцогство № { $duchy }; стартовый замок на клетке { $space }.
duchy-revealed = Выбор открыт: { $player } — герцогство № { $duchy }, стартовый замок на клетке { $space }.
phase-began = Фаза { $phase }: склады заполнены.
goods-laid = Товары фазы { $phase }: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }, { $fourth_goods_name }, { $fifth_goods_name }.
dice-rolled = { $player } бросает кубики: { $first } и { $second }.
round-began = Раунд { $round }: на белом кубике { $depot }, товар ({ $goods_name }) — на этот склад.
die-changed = { $player } меняет кубик { $die } → { $value } ({ $workers ->
    [0] даром
   *[other] { workers-nom }
}).
tile-taken = { $player } берёт { tile-acc } { from-depot }.
tile-bought = { $player } покупает { tile-acc } { from-depot } ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
tile-discarded = { $player } сбрасывает { tile-acc } из кладовой.
tile-placed = { $player } выкладывает { tile-acc } на клетку { $space }.
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
ship-sent = Корабль: { $player } направляет его к складу { $depot }.
goods-loaded = Корабль: { $player } забирает товары { from-depot } ({ goods-counted }).
nothing-loaded = Корабль: { $player } не забирает товаров.
marker-moved = { $player } переходит на деление { $place } моста.
extra-action-gained = Замок: { $player } получает дополнительное действие.
effect-lapsed = Эффект пропадает ({ $follow_up_name }): { $player }.
effect-declined = { $player } не применяет эффект: { $follow_up_name }.
area-acc = { $colour ->
    [animal] пастбище
    [building] город
    [ship] реку
    [castle] область замков
    [mine] область рудников
   *[other] область монастырей
}
area-filled = { $player } заполняет { area-acc } размером { $size }.
bonus-taken = Все клетки цвета заполнены ({ $colour_name }): { $player } получает { $bonus_name } бонус за цвет.
scored = { $source_name }: { $player }, { points-gained }.
turn-ended = { $player } завершает ход.
phase-ended = Фаза { $phase } окончена.
mines-paid = Рудники: { $player } получает { silver-acc }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
game-ended = Последняя фаза окончена.

## Why not

duchies-chosen = Герцогства уже выбраны.
only-chance = Это решает случай, а не игрок.
choose-duchy-first = Сначала нужно выбрать герцогство и клетку замка.
duchy-not-dealt = Этого герцогства вам не раздали: № { $duchy }.
not-a-castle-space = Стартовому замку нужна тёмно-зелёная клетка.
no-effect-open = Открытых эффектов нет: нужен кубик.
dice-used = Оба кубика использованы.
die-absent = Нет неиспользованного кубика с этим числом: { $die }.
effect-first = Сначала нужно завершить эффект: { $follow_up_name }.
no-such-goods = У вас нет товаров этого цвета ({ $goods_name }).
black-depot-sells = Тайлы с чёрного склада можно только купить.
tile-not-in-depot = На складе ({ $depot }) нет такого тайла: { $tile_name }.
building-takes-other = Это здание не берёт такой тайл: { $tile_name }; оно берёт: { $colours }.
tile-not-stored = В кладовой нет такого тайла: { $tile_name }.
space-taken = На этой клетке уже лежит тайл.
wrong-colour = Клетка другого цвета ({ $colour_name }); нужна: { $wanted_name }.
not-next-to-tile = Рядом нет своих тайлов.
city-has-one = В этом городе уже есть: { $kind_name }.
bought-already = В этот ход покупка уже сделана.
no-purchase-inside = В издании 2011 года нельзя покупать, пока открыт эффект.
only-black-depot = Продаются только тайлы с чёрного склада.
silver-only = Покупка оплачивается серебром.
cannot-pay = Не хватает: серебро { $silver }, рабочие { $workers }.
not-next-depot = Второй склад должен быть рядом со складом { $depot }.
numbered-depots-only = Корабль идёт к складу с номером.
goods-not-to-choose = Эти товары сейчас не выбирают ({ $goods_name }).
must-be-used = От этого эффекта нельзя отказаться: { $follow_up_name }.
no-ship = Сейчас нет корабля, который ждёт склада.
no-room-needed = Место в кладовой сейчас не требуется.
nothing-to-decline = Открытых эффектов нет.
no-such-seat = Такого места нет.
other-chance-due = Сейчас нужен другой исход случая.
tile-not-in-stack = Тайла с такой рубашкой больше нет.
goods-not-in-bag = Столько товаров этого цвета не осталось.
duchy-not-there = Такого герцогства в коробке нет или оно уже роздано.
duchy-twice = Игрок получает два разных герцогства.
duchy-not-in-edition = В издании { $edition } года нет герцогства № { $duchy }.
too-few-workers = Нужно рабочих: { $needed }; у вас { $workers }.
price-is-two = Цена — всего { $price }.
dice-first = Осталось использовать кубиков: { $count }.
other-number-due = Здесь нужно слов: { $number }.
duchies-number = Назовите одно герцогство для всех или по одному на место: названо { $number }, мест { $seats }.

score-words = { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
}
score-sheet = Очки

## Moves

move-take = Взять тайл
move-place = Выложить тайл
move-sell-goods = Продать товары
move-take-workers = Взять рабочих
move-buy = Купить тайл
move-load = Выбрать склад для корабля
move-take-goods = Выбрать товары для корабля
move-discard = Сбросить из кладовой
move-decline = Не применять эффект
move-end-turn = Завершить ход
move-choose-duchy = Выбрать герцогство

## Options

option-seats = Игроки
option-edition = Издание
option-setup = Раскладка
option-duchies = Герцогства: одно для всех или по одному на место
option-tie = При равенстве

## The page

game-takes = 60–90 минут
explains-seats = За столом от двух до четырёх игроков.
explains-edition = Коробки 2011 и 2019 годов различаются немногими правилами и герцогствами.
explains-setup = Знатоки получают два герцогства и выбирают одно из них.
explains-duchies = Номер 1 — для знакомства с игрой. Поля некоторых других не проверены.
explains-tie = Правила расходятся; чаще сказано «больше».
