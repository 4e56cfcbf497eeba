# «Замки Бургундии» по-русски.

title = Замки Бургундии
game-takes = 60–90 минут
card-recorded = Запись партии двух ботов

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
name-discard = сброс из кладовой
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

does-castle = дополнительное действие с любым номером
does-mine = 1 монета в конце каждой фазы
does-ship = товары с одного склада и шаг по мосту
does-animal = очки за животных этого вида на пастбище
does-warehouse = продать товары одного цвета
does-watchtower = 4 очка
does-carpenter = взять здание с любого склада, кроме чёрного
does-church = взять рудник, монастырь или замок с любого склада, кроме чёрного
does-market = взять корабль или животных с любого склада, кроме чёрного
does-boarding-house = 4 рабочих
does-bank = 2 монеты
does-town-hall = выложить тайл из кладовой на клетку с любым номером
does-monastery-1 = одинаковые здания в одном городе
does-monastery-2 = ещё 1 рабочий за рудник в конце фазы
does-monastery-3 = 2 монеты за каждую продажу
does-monastery-4 = ещё 1 рабочий за каждую продажу
does-monastery-5 = корабль берёт товары и с соседнего склада
does-monastery-6 = покупать с любого из семи складов (2019: рабочие могут заменить монеты)
does-monastery-7 = ещё 1 очко за каждый тайл животных, который даёт очки
does-monastery-8 = рабочий меняет кубик на 1 или 2
does-monastery-9 = здание: кубик ±1 бесплатно
does-monastery-10 = корабль или животные: кубик ±1 бесплатно
does-monastery-11 = замок, рудник или монастырь: кубик ±1 бесплатно
does-monastery-12 = взять тайл: кубик ±1 бесплатно
does-monastery-13 = действие «взять рабочих» даёт ещё 1 монету
does-monastery-14 = действие «взять рабочих» даёт 4 рабочих
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
points-gained = +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
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
tile-bought = { $player } покупает { tile-acc } { from-depot } ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
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
effect-lapsed = { $player } теряет эффект: { $follow_up_name }.
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
bonus-taken = Все клетки одного цвета заполнены ({ $colour_name }): { $player } получает { $bonus_name } бонус за цвет.
scored = { $player } получает { points-gained }: { $source_name }.
turn-ended = { $player } завершает ход.
phase-ended = Фаза { $phase } окончена.
mines-paid = { $player } получает за рудники { silver-acc }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
game-ended = Последняя фаза окончена.

## Why not

duchies-chosen = Герцогства уже выбраны.
only-chance = Это решает случай, а не игрок.
choose-duchy-first = Сначала нужно выбрать герцогство и клетку замка.
duchy-not-dealt = Вам такое герцогство не досталось: № { $duchy }.
not-a-castle-space = Стартовому замку нужна тёмно-зелёная клетка.
no-effect-open = Открытых эффектов нет: нужен кубик.
dice-used = Оба кубика использованы.
die-absent = Нет неиспользованного кубика с этим числом: { $die }.
effect-first = Сначала нужно завершить эффект: { $follow_up_name }.
no-such-goods = У вас нет товаров этого цвета ({ $goods_name }).
black-depot-sells = Тайлы с чёрного склада можно только купить.
tile-not-in-depot = { $depot ->
    [black] На чёрном складе
   *[other] На складе { $depot }
} нет такого тайла: { $tile_name }.
building-takes-other = Это здание не берёт такой тайл: { $tile_name }; оно берёт { $follow_up ->
    [carpenter] здание
    [church] рудник, монастырь или замок
   *[market] корабль или животных
}.
tile-not-stored = В кладовой нет такого тайла: { $tile_name }.
space-taken = На этой клетке уже лежит тайл.
wrong-colour = Клетка другого цвета ({ $colour_name }); нужен цвет: { $wanted_name }.
not-next-to-tile = Рядом нет своих тайлов.
city-has-one = В этом городе уже есть: { $kind_name }.
bought-already = В этот ход покупка уже сделана.
no-purchase-inside = В издании 2011 года нельзя покупать, пока открыт эффект.
only-black-depot = Продаются только тайлы с чёрного склада.
silver-only = Покупка оплачивается серебром.
cannot-pay = На это не хватает. Монет: { $silver }, рабочих: { $workers }.
not-next-depot = Второй склад должен быть рядом со складом { $depot }.
numbered-depots-only = Корабль идёт только к складу с номером.
goods-not-to-choose = Эти товары сейчас не выбирают ({ $goods_name }).
must-be-used = От этого эффекта нельзя отказаться: { $follow_up_name }.
no-ship = Сейчас ни один корабль не ждёт погрузки.
no-room-needed = Место в кладовой сейчас не требуется.
nothing-to-decline = Открытых эффектов нет.
no-such-seat = Такого места нет.
other-chance-due = Сейчас случай решает другое.
tile-not-in-stack = Такого тайла с нужной рубашкой нет.
goods-not-in-bag = Столько товаров этого цвета не осталось.
duchy-not-there = Такого герцогства в коробке нет или оно уже роздано.
duchy-twice = Игрок получает два разных герцогства.
duchy-not-in-edition = В издании { $edition } года нет герцогства № { $duchy }.
too-few-workers = Нужно рабочих: { $needed }; у вас { $workers }.
price-is-two = Всего нужно заплатить { $price }.
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
move-decline = Не применять эффект
move-end-turn = Завершить ход
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
bonus-brief = бонус за цвет ({ $colour_name })
only-choice-brief = автоматически
lapsed-brief = эффект пропадает ({ $effect_name })
target-brief = цель достигнута, теперь { $target }
help-board = Числа в [ ] — номера шагов, на поле — для одного кубика. За ними — цена в рабочих (−1р) и очки, которые шаг приносит сразу (+6).
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
expects-duchy = Выберите герцогство и клетку стартового замка.
expects-effect = { $effect ->
    [extra-action] Замок: дополнительное действие с любым номером.
    [town-hall] Ратуша: выложите тайл из кладовой на клетку с любым номером.
    [warehouse] Торговый склад: продайте товары одного цвета.
    [carpenter] Столярная мастерская: возьмите здание.
    [church] Церковь: возьмите рудник, монастырь или замок.
    [market] Рынок: возьмите корабль или животных.
    [ship] Корабль: выберите склад.
    [second-depot] Корабль: выберите второй склад.
    [choose-goods] Корабль: выберите товары — места хватит не для всех цветов.
    [discard] { $tile ->
        [None] В кладовой слишком много тайлов: сбросьте один.
       *[other] Кладовая полна: сбросьте тайл, чтобы освободить место ({ $tile_name }).
    }
    [store] Куда положить тайл ({ $tile_name })?
    [order] Происходит сразу несколько событий: выберите первое.
    [buy-points] Получены очки: можно докупить ещё, по монете за очко.
    [target-action] Цель достигнута: дополнительное действие с любым номером.
    [finished-colour] Цвет заполнен: выложите тайл с чёрного склада прямо в герцогство.
    [trade] Пять товаров — чёрный тайл: выберите тайл с чёрного склада.
    [give-goods] Выберите товары, которые отдаёте за чёрный тайл.
    [crane] Подъёмный кран: примените эффект любого здания.
    [white-castle] Белый замок: дополнительное действие с числом белого кубика.
    [lay-card] Торговый путь: выберите следующую карту.
    [castle-or-shield] Замок: дополнительное действие с любым номером или щит.
    [gather] Корабль: выберите цвет товаров — он заберёт их со всех складов.
    [from-depot] Щит: выложите тайл прямо со склада.
    [upkeep] Плата за щиты: заплатите или откажитесь от некоторых.
    [choose-player] Щит 6: выберите, чьи монастыри действуют и на вас.
   *[other] { $effect_name }.
}{ $decline ->
    [0] {""}
   *[other] {" "}Можно отказаться.
}
expects-end = Кубики использованы: купите тайл или завершите ход.
expects-end-only = Кубики использованы: завершите ход.
layout-unsure = схема не проверена
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
tab-scores = Другие
curtain-says = Остальные не смотрят: герцогства можно выбирать тайно.
keys-arrows = двигаться по тайлам и клеткам
burgundy-keys = Стрелки ведут по тайлам, клеткам, кубикам и кладовой; Enter выбирает.
main-board = Общее поле
own-title = Ваши запасы
others-title = Другие игроки
parts-title = Склады или герцогство
part-depots = Склады
part-duchy = Герцогство
duchy-of = Герцогство: { $player }
panel-opens = Открыть герцогство
points-title = очки
in-storage = в кладовой
depot-number = склад { $depot }
monastery-titled = { $title } (№ { $number })
die-shows = кубик { $die }
die-used = использованный кубик
stored-tile = кладовая, { $tile_name }
own-goods = товары, { $goods_name } ×{ $count }
space-name = клетка { $space }, { $colour_name }, номер { $number }{ $tile ->
    [none] {""}
   *[other] , { $tile_name }
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
back-take = { $tile_name } { from-depot }
back-place = { $tile_name } на клетке { $space }
back-sell-goods = продажа ({ $goods_name })
back-take-workers = рабочие
back-buy = покупка ({ $tile_name })
back-load = товары со склада { $depot }
back-take-goods = товары ({ $goods_name })
back-discard = сброс ({ $tile_name })
back-decline = отказ от эффекта
back-end-turn = конец хода
back-choose-duchy = выбор герцогства
black-title = Чёрный склад
black-once = один раз за ход
black-bought = покупка сделана
track-says = Фаза { $phase }, раунд { $round }; заполненная область даёт ещё { $points }
track-phases = очки за область
track-rounds = раунды и товары
phase-short = фаза { $phase }
phase-area = область +{ $points }
bridge-title = Мост
bridge-says = кто дальше, ходит раньше
bonus-title = Бонус
bonus-order = 1-й · 2-й
bonus-says = Все клетки цвета заполнены ({ $colour_name }): { $what }
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
area-now = В фазе { $phase }
area-next = В следующей фазе
preview-ways = способов: { $count }; нажмите, чтобы выбрать
preview-more = другие способы: { $count }
layout-note = Отмеченные герцогства не подтверждены несколькими источниками и могут отличаться от напечатанных.
choose-says = { $count ->
    [1] Нажмите клетку замка, с которой начнёте.
   *[other] Вам сдали два герцогства. Нажмите клетку замка, с которой начнёте.
}
choose-chosen = Ваш выбор сделан; остальные ещё выбирают.
pays-areas = 1, 3, 6, 10, 15, 21, 28, 36 за область из 1–8 клеток
pays-phases = 10, 8, 6, 4, 2 за область, заполненную в фазе A, B, C, D, E
pays-bonuses = за все клетки цвета, первому и второму
pays-animals = за животных одного вида на пастбище
pays-watchtowers = 4 за каждую сторожевую башню
pays-goods = 2, 3 или 4 за проданный товар, по числу игроков
pays-unsold = 1 за каждый оставшийся товар
pays-silver = 1 за каждую оставшуюся монету
pays-workers = 1 за каждых двух оставшихся рабочих
pays-final-15 = платится в конце партии
pays-final-16 = платится в конце партии
pays-final-17 = платится в конце партии
pays-final-18 = платится в конце партии
pays-final-19 = платится в конце партии
pays-final-20 = платится в конце партии
pays-final-21 = платится в конце партии
pays-final-22 = платится в конце партии
pays-final-23 = платится в конце партии
pays-final-24 = платится в конце партии
pays-final-25 = платится в конце партии
pays-final-26 = платится в конце партии

## Later: tables with modules, in teams or alone; before the start; the guided game

name-blank = чёрный тайл
name-own = своя кладовая
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
name-team = две команды по двое
name-solo = в одиночку
does-blank = заполняет клетку любого цвета, больше ничего
tile-stored = { $storage ->
    [own] { $player } кладёт { tile-acc } в свою кладовую.
   *[other] { $player } кладёт { tile-acc } в общую кладовую.
}
tile-removed = Белый кубик убирает из игры { tile-acc } со склада { $depot }.
effect-chosen = { $player } выбирает, что будет первым: { $effect_name }.
points-bought = { $player } покупает очки за серебро: +{ $more }.
target-reached = { $player } достигает цели: счёт начинается заново, следующая цель — { $target }.
colour-filled = { $player } заполняет все клетки одного цвета ({ $colour_name }).
tile-laid = { $player } выкладывает { tile-acc } { from-depot } на клетку { $space }.
goods-cleared = Оставшиеся на складах товары выходят из игры ({ $count }).
tile-traded = { $player } переворачивает { tile-acc } с чёрного склада за товары.
goods-given = { $player } отдаёт товар ({ $goods_name }).
duchy-filled = { $player } заполняет всё герцогство.
seats-for-mode = { $mode ->
    [team] В командной игре четыре игрока
    [solo] В одиночной игре один игрок
   *[other] В этой игре от { $least } до { $most } игроков
}; запрошено: { $seats }.
castle-on-one-or-six = В этом герцогстве стартовому замку нужна тёмно-зелёная клетка с номером 1 или 6.
no-such-space = Такой клетки в герцогстве нет.
no-teams = Здесь играют без команд.
not-alone = Так можно только в одиночной игре.
no-room-there = В этой кладовой нет места.
nothing-to-store = Ни один тайл не ждёт места в кладовой.
effect-not-open = Сейчас это не открыто: { $effect_name }.
nothing-to-order = Сейчас нечего упорядочивать.
too-many-points = Очки покупают за серебро, не дальше цели; монет у вас: { $silver }.
nothing-scored = Очки можно купить, только когда вы их получаете.
no-colour-filled = Тайл попадает прямо в герцогство, только когда заполнен цвет.
move-place-shared = Выложить тайл из общей кладовой
move-discard-shared = Сбросить из общей кладовой
move-store = Выбрать кладовую
move-resolve = Выбрать, что будет первым
move-buy-points = Купить очки
move-place-from = Выложить тайл прямо со склада
move-trade = Обменять товары на чёрный тайл
move-give-goods = Отдать товары
option-seats = Игроки
option-edition = Издание
option-mode = Вид игры
option-setup = Раскладка
option-duchies = Герцогства: одно для всех или по одному на место
option-tie = При равенстве очков
option-target = Цель одиночной игры
explains-seats = За столом от двух до четырёх игроков; вчетвером можно играть командами, а можно и одному.
explains-edition = Коробки 2011 и 2019 годов различаются несколькими правилами и герцогствами.
explains-mode = Напарники делят двойное герцогство; в одиночку заполняют острова.
explains-setup = Знатоки получают два герцогства и выбирают одно из них.
explains-duchies = Номер 1 — для знакомства с игрой. Схемы некоторых других не проверены.
explains-tie = Правила расходятся; чаще сказано «больше».
explains-target = Чем ниже цель вначале, тем легче.
line-place-shared = Выложить { tile-acc } из общей кладовой на клетку { $space }
line-discard-shared = Сбросить { tile-acc } из общей кладовой
line-store = { $storage ->
    [own] В свою кладовую
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
choices-experts = Каждый получает два случайных герцогства из этих и выбирает одно.
choices-random = Каждый получает одно из этих герцогств случайно.
choices-same = одно для всех
choices-each = каждому своё
pays-spaces-castle = заполненные клетки замков
pays-spaces-mine = заполненные клетки рудников
pays-spaces-monastery = заполненные клетки монастырей
pays-spaces-ship = заполненные клетки кораблей
pays-spaces-animal = заполненные клетки животных
pays-spaces-building = заполненные клетки зданий
guide-welcome = Добро пожаловать. Вы заполняете герцогство справа тайлами со складов слева. Заполненные области дают очки: чем раньше, тем больше. Побеждает тот, у кого очков больше.
guide-dice = Это два ваших кубика. Каждый — одно действие: взять тайл, выложить тайл, продать товары или взять рабочих. Нажмите кубик и посмотрите, что он может.
guide-take = Возьмите тайл: нажмите любой светящийся. Кубик берёт со склада своего номера. Наведите на тайл, чтобы прочесть, что он делает.
guide-storage = Он лежит в кладовой, там три ячейки. Оттуда кубик выкладывает его в герцогство.
guide-place = Выложите его: нажмите тайл в кладовой, затем светящуюся клетку. Цвет и номер должны подходить, рядом должен лежать тайл.
guide-workers = Рабочий меняет кубик на 1; 6 и 1 — соседи. Сколько стоит выбор, видно заранее.
guide-undo = Передумали? Кнопка «Отменить» возвращает шаги этого хода по одному.
guide-end = Оба кубика использованы. Завершите ход.
guide-others = Теперь ходит соперник. Новое отмечено пунктиром; нажмите маленькое герцогство, чтобы увеличить его.
guide-areas = Соседние клетки одного цвета — область. Заполненная, она даёт очки за размер и ещё за фазу. Наведите на клетку и узнаете, сколько стоит её область.
guide-effects = Многие тайлы действуют сразу: корабль привозит товары, замок даёт дополнительное действие, здания — своё. Что решить, сказано вверху и на поле.
guide-goods = У вас есть товары, которые продаёт кубик: все одного цвета сразу, за очки и серебро. Нажмите на них.
guide-black = За 2 монеты можно раз за ход без кубика купить тайл на чёрном складе.
guide-finish = Это всё. После пяти фаз по пять раундов считают очки, и монастыри добавляют свои. Удачи.
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
does-monastery-27 = своя фишка на мосту всегда сверху стопки
does-monastery-28 = в любой момент своего хода: 2 рабочих за 1 монету
does-monastery-29 = в конце: 4 очка за каждый белый замок
does-geese = 2 очка и очки за ещё один вид на пастбище; другие животные потом приносят на 2 больше
does-crane = эффект любого здания
does-white-castle = дополнительное действие с числом белого кубика
does-inn = заполняет клетку любого цвета; область считается на 1 больше
name-extra_tiles = Новые тайлы
explains-module-extra_tiles = Гуси, подъёмный кран и ещё два монастыря.
name-border_posts = Заставы
explains-module-border_posts = Герцогства 11a–11f: соединённые тайлами заставы приносят очки.
name-white_castles = Белые замки
explains-module-white_castles = Девятый вид зданий: действие с номером белого кубика.
name-inns = Таверны
explains-module-inns = Ещё одна покупка каждую фазу; таверна ложится куда угодно и увеличивает область.
name-trade_routes = Торговые пути
explains-module-trade_routes = Проданные товары ложатся на ряд карт; подходящий цвет приносит награду. Часть карт мы восстановили сами.
name-shields = Щиты
explains-module-shields = За дубль берут щит для замка: постоянная сила, за которую платят каждую фазу.
option-modules = Дополнения
explains-modules = Каждое что-то добавляет к базовой игре; сочетать их можно как угодно. Только для издания 2019 года.
modules-base-only = Команды и одиночки играют в базовую игру.
option-posts = Третья застава приносит очки
explains-posts = Правила расходятся; по умолчанию один раз.
name-once = один раз
name-pairs = за каждую новую пару
option-route_order = Карты торгового пути
explains-route_order = Правила расходятся; по умолчанию случайно.
name-random = в случайном порядке
name-chosen = в порядке на выбор владельца
option-shield5 = Щит 5: товары одного цвета
explains-shield5 = Правила расходятся; по умолчанию сверх товаров склада.
name-also = сверх товаров своего склада
name-instead = вместо товаров своего склада
option-shield7 = Щит 7: бонус за цвет удваивается
explains-shield7 = Каждый бонус, когда он получен, или все свои в конце партии.
name-taken = когда он получен
name-end = в конце партии
mixture-title = Во что играем
mixture-first-game = Первая партия
mixture-classic-2011 = Классика 2011
mixture-classic-2019 = Классика 2019
mixture-everything = Всё сразу
explains-mixture-first-game = У всех герцогство 1, без дополнений.
explains-mixture-classic-2011 = Издание 2011 года; каждый выбирает герцогство.
explains-mixture-classic-2019 = Издание 2019 года без дополнений; каждый выбирает герцогство.
explains-mixture-everything = Все шесть дополнений сразу.
explains-mixture-own = Свой набор.
partners-sit = Напарники: { $first } и { $third }; { $second } и { $fourth }.
teams-title = Команды
team-named = Команда { $team }
post-title = Застава
posts-so-far = { $joined ->
    [0] Ваши заставы ещё не соединены.
    [2] Две ваши заставы соединены.
   *[other] Все три ваши заставы соединены.
}
posts-pay = Тайлы, соединившие две заставы, приносят очки за фазу: +{ $points } в фазе { $phase }.
posts-third = { $count ->
    [pairs] Присоединённая третья приносит их ещё дважды.
   *[once] Присоединённая третья приносит их ещё раз.
}
posts-all = Все три соединены, 1-й: { $first }, 2-й: { $second }.
route-place = Карта { $place } торгового пути
route-brings = { $state ->
    [brought] ✓ { $goods_name }: { $bonus_name }.
    [missed] ✗ { $goods_name }: там лежит другой товар.
   *[open] { $goods_name }: { $bonus_name }.
}
shields-open = Щиты, которые можно взять
shield-unpaid = { $player } теряет щит ({ $title }): не хватило монет.
brings-points = { $points ->
    [one] +{ $points } очко
    [few] +{ $points } очка
   *[other] +{ $points } очков
}
does-resolve-colour = выложить тайл с чёрного склада прямо в герцогство
does-resolve-target = дополнительное действие с любым номером
inns-lie = таверны ×{ $count }
shared-tile = общая кладовая, { $tile_name }
shared-title = Общая кладовая
route-card = карта пути { $card }
routes-title = Торговый путь
card-reconstructed = Эта карта восстановлена: печатную не показывает ни один источник.
shield-titled = Щит { $shield }: { $title }
shield-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в конце партии; 1 монета в конце каждой фазы.
shield-double = Оба кубика на { $depot }: { $workers ->
    [0] без рабочих
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[other] { $workers } рабочих
}.
target-title = Цель
target-says = очки: { $score }, цель: { $target }
filled-title = Заполнено
filled-says = Заполнено клеток: { $filled } из { $all }
spaces-filled = Заполнено клеток: { $count }
upkeep-says = Каждый щит в конце фазы стоит 1 монету. Неоплаченный выходит из игры.
give-up = Отказаться
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
expects-crane = Подъёмный кран: выберите здание, эффект которого нужен.
expects-white-castle = Белый замок: действие с номером { $about }.
expects-castle-or-shield = Замок: дополнительное действие с любым номером или щит.
expects-lay-card = Выберите следующую карту своего торгового пути.
expects-gather = Корабль: выберите товары, которые он забирает со всех складов.
expects-from-depot = Конец фазы: один тайл можно выложить сразу в герцогство.
expects-upkeep = Конец фазы: заплатите за щиты или откажитесь от некоторых.
expects-choose-player = Щит 6: выберите, чьи монастыри скопировать.
expects-shed = В кладовой снова три места: выберите, что сбросить.
line-hire-workers = 2 рабочих за 1 монету
line-copy-building = Эффект: { $kind_name }
line-buy-inn = Купить таверну: { pays }
line-lay-card = Следующей: карта { $card }
line-take-shield = Взять щит { $shield } для замка на клетке { $space }
line-set-die = Щит 16: кубик { $die } → { $value }
line-choose-player = Щит 6: скопировать монастыри, { $player }
line-gather-goods = Товары этого цвета со всех складов ({ $goods_name })
line-give-up = Отказаться от щита { $shield }
line-pay-upkeep = Заплатить за щиты: { pays }
back-hire-workers = наём рабочих
back-copy-building = эффект ({ $kind_name })
back-buy-inn = покупка таверны
back-lay-card = карта пути { $card }
back-take-shield = щит { $shield }
back-set-die = кубик { $die } → { $value }
back-choose-player = выбор для щита 6
back-gather-goods = товары ({ $goods_name })
back-give-up = отказ от щита { $shield }
back-pay-upkeep = плата за щиты
name-posts = Заставы
name-routes = Торговые пути
name-final-29 = Монастырь № 29 (4 за белый замок)
pays-posts = за соединённые заставы, как за область в этой фазе, и за все три, первому и второму
pays-routes = 4 за награду очками на торговом пути
pays-shields = 12, 8 или 4 за каждый щит в конце партии
pays-final-29 = платится в конце партии
label-shield-1 = Единое пастбище
does-shield-1 = для очков за животных все пастбища считаются одним
label-shield-2 = Рабочий вслед за другими
does-shield-2 = 1 рабочий, когда рабочих получает другой игрок
label-shield-3 = Плата рабочими
does-shield-3 = за щиты можно платить рабочими
label-shield-4 = Бездонная кладовая
does-shield-4 = в кладовой сколько угодно тайлов
label-shield-5 = Товар со всех складов
does-shield-5 = корабль забирает товары одного цвета со всех складов
label-shield-6 = Чужие монастыри
does-shield-6 = монастыри другого игрока действуют и на вас
label-shield-7 = Двойные бонусы
does-shield-7 = бонусы за цвет приносят двойные очки
label-shield-8 = Богатые рудники
does-shield-8 = 2 монеты за каждый рудник в конце фазы
label-shield-9 = Монета за каждый товар
does-shield-9 = 1 монета за каждый проданный товар
label-shield-10 = Двойные монастыри
does-shield-10 = в конце: двойные очки за монастыри
label-shield-11 = Щит за замок
does-shield-11 = выложенный замок может взять щит вместо действия
label-shield-12 = Двойная торговля
does-shield-12 = двойные очки за проданные товары
label-shield-13 = Двойные щиты
does-shield-13 = в конце: двойные очки за щиты
label-shield-14 = Дар склада
does-shield-14 = в конце фазы: выложить тайл прямо со склада с номером
label-shield-15 = Дар чёрного склада
does-shield-15 = в конце фазы: выложить тайл прямо с чёрного склада или таверну
label-shield-16 = Вольный кубик
does-shield-16 = раз за ход: любое число на своём кубике
label-shield-17 = Область на 1 больше
does-shield-17 = заполненная область считается на 1 больше
label-shield-18 = Без соседства
does-shield-18 = тайлы можно выкладывать без соседства
workers-bought = Монастырь № 28: { $player } нанимает { workers-acc } за { silver-acc }.
building-copied = Подъёмный кран: { $player } применяет эффект здания ({ $kind_name }).
geese-joined = Гуси: { $player } получает очки вместе с ними и за другой вид ({ $kind_name }).
marker-raised = Монастырь № 27: на делении { $place } моста сверху { $player }.
posts-joined = { $player } соединяет { $posts ->
    [2] две заставы
   *[other] все три заставы
}.
posts-completed = { $bonus ->
    [large] Все три заставы соединены раньше всех: { $player }.
   *[other] Все три заставы соединены вслед за соперником: { $player }.
}
white-action-gained = Белый замок: { $player } получает дополнительное действие с числом { $value }.
inn-laid = Рядом с чёрным складом ложится таверна; теперь таверн: { $inns }.
inn-bought = { $player } покупает таверну ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
area-enlarged = { $player } засчитывает область как область размером { $size }.
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
shield-laid = Щит { $shield } лежит на складе { $depot }.
shield-taken = { $player } берёт щит { $shield } со склада { $depot } и кладёт на замок на клетке { $space }.
shield-lost = { $player } теряет щит { $shield }.
upkeep-paid = { $player } платит за щиты ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
worker-followed = Щит 2: { $player } получает 1 рабочего.
player-chosen = Щит 6: { $player } повторяет монастыри другого игрока ({ $other }).
die-set = Щит 16: { $player } меняет кубик { $die } → { $value }.
goods-gathered = Щит 5: { $player } забирает со всех складов товары одного цвета ({ $goods_name }).
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
modules-need-2019 = Дополнения есть только в издании 2019 года; в издании { $edition } года их нет.
option-needs-module = Условие «{ $option }» имеет смысл только с дополнением «{ $module }»: добавьте его в «modules» или уберите условие.
posts-need-duchies = Для застав нужны герцогства № 11a–11f, а не № { $duchy }.
duchy-needs-posts = Герцогство № { $duchy } бывает только с дополнением «Заставы».
only-in-own-turn = Это можно только в свой ход.
monastery-absent = У вас нет монастыря № { $number }.
no-crane = Сейчас ни один кран не ждёт выбора здания.
crane-copies-other = Кран этого не повторяет: { $kind_name }.
building-of-no-use = Эффект этого здания сейчас применить нельзя: { $kind_name }.
no-inn-there = Рядом с чёрным складом нет таверны.
area-has-inn = В этой области уже есть таверна.
cards-lie = Карты торговых путей уже лежат.
card-not-in-hand = У вас не осталось карты пути { $card }.
card-twice = Карту пути раздают только один раз.
shield-twice = Щит раздают только один раз.
shield-not-there = Ни на одном складе нет щита { $shield }.
shield-absent = У вас нет щита { $shield }.
no-castle-there = На этой клетке нет вашего замка.
both-dice-needed = Для щита нужны оба кубика, и оба неиспользованные.
die-set-already = В этот ход щит 16 уже использован.
die-shows-that = На кубике уже это число.
player-chosen-already = Игрок для щита 6 уже выбран.
no-other-player = Нужен другой игрок за этим столом.
no-placing-from-depots = Прямо в герцогство тайлы попадают только в конце фазы, благодаря щитам 14 и 15.
shield-reaches-other = Этот склад щиту недоступен.
no-upkeep = Сейчас за щиты не платят.
upkeep-is = Всего за щиты нужно заплатить { $count }.
upkeep-in-silver = Без щита 3 за щиты платят только серебром.
move-hire-workers = Нанять рабочих
move-copy-building = Выбрать здание для крана
move-buy-inn = Купить таверну
move-lay-card = Выложить карту пути
move-take-shield = Взять щит
move-set-die = Изменить кубик щитом
move-choose-player = Выбрать, чьи монастыри повторять
move-gather-goods = Выбрать цвет товаров для корабля
move-give-up = Отказаться от щита
move-pay-upkeep = Заплатить за щиты
