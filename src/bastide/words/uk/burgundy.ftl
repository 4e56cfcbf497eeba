# «Замки Бургундії» українською.

title = Замки Бургундії

## What lines call by one word

name-castle = замок
name-mine = копальня
name-monastery = монастир
name-ship = корабель
name-animal = тварини
name-building = будівля
name-cow = корови
name-pig = свині
name-sheep = вівці
name-chicken = кури
name-warehouse = торговий склад
name-watchtower = вартова вежа
name-carpenter = столярна майстерня
name-church = церква
name-market = ринок
name-boarding-house = пансіон
name-bank = банк
name-town-hall = ратуша
name-cow-2 = тварини (2 корови)
name-cow-3 = тварини (3 корови)
name-cow-4 = тварини (4 корови)
name-pig-2 = тварини (2 свині)
name-pig-3 = тварини (3 свині)
name-pig-4 = тварини (4 свині)
name-sheep-2 = тварини (2 вівці)
name-sheep-3 = тварини (3 вівці)
name-sheep-4 = тварини (4 вівці)
name-chicken-2 = тварини (2 курки)
name-chicken-3 = тварини (3 курки)
name-chicken-4 = тварини (4 курки)
name-monastery-1 = монастир № 1
name-monastery-2 = монастир № 2
name-monastery-3 = монастир № 3
name-monastery-4 = монастир № 4
name-monastery-5 = монастир № 5
name-monastery-6 = монастир № 6
name-monastery-7 = монастир № 7
name-monastery-8 = монастир № 8
name-monastery-9 = монастир № 9
name-monastery-10 = монастир № 10
name-monastery-11 = монастир № 11
name-monastery-12 = монастир № 12
name-monastery-13 = монастир № 13
name-monastery-14 = монастир № 14
name-monastery-15 = монастир № 15
name-monastery-16 = монастир № 16
name-monastery-17 = монастир № 17
name-monastery-18 = монастир № 18
name-monastery-19 = монастир № 19
name-monastery-20 = монастир № 20
name-monastery-21 = монастир № 21
name-monastery-22 = монастир № 22
name-monastery-23 = монастир № 23
name-monastery-24 = монастир № 24
name-monastery-25 = монастир № 25
name-monastery-26 = монастир № 26
name-teal = бірюзовий
name-purple = фіолетовий
name-pink = рожевий
name-red = червоний
name-brown = коричневий
name-orange = помаранчевий
name-any = будь-який номер
name-black = чорний склад
name-large = великий
name-small = малий
name-A = A
name-B = B
name-C = C
name-D = D
name-E = E
name-extra-action = додаткова дія
name-second-depot = другий склад корабля
name-choose-goods = товари корабля
name-discard = місце у сховищі
name-areas = Області (розмір)
name-phases = Області (етап)
name-bonuses = Бонуси за колір
name-animals = Тварини
name-watchtowers = Вартові вежі
name-goods = Продаж товарів
name-unsold = Непродані товари
name-silver = Срібло
name-workers = Робітники
name-final-15 = Монастир № 15 (Кольори проданих товарів)
name-final-16 = Монастир № 16 (4 за торговий склад)
name-final-17 = Монастир № 17 (4 за вартову вежу)
name-final-18 = Монастир № 18 (4 за столярну майстерню)
name-final-19 = Монастир № 19 (4 за церкву)
name-final-20 = Монастир № 20 (4 за ринок)
name-final-21 = Монастир № 21 (4 за пансіон)
name-final-22 = Монастир № 22 (4 за банк)
name-final-23 = Монастир № 23 (4 за ратушу)
name-final-24 = Монастир № 24 (Види тварин)
name-final-25 = Монастир № 25 (Продані товари)
name-final-26 = Монастир № 26 (Бонуси за колір)
name-basic = звичайна
name-experts = для знавців, відкрито по черзі
name-experts-secret = для знавців, таємно й одночасно
name-most_empty = перемагає той, у кого більше порожніх клітинок
name-fewest_empty = перемагає той, у кого менше порожніх клітинок

label-monastery-1 = Однакові будівлі
label-monastery-2 = Робітники з копалень
label-monastery-3 = Подвійний виторг
label-monastery-4 = Робітник за продаж
label-monastery-5 = Товари з двох складів
label-monastery-6 = Купівля з будь-якого складу
label-monastery-7 = Щедрі пасовища
label-monastery-8 = Робітник змінює на 2
label-monastery-9 = Будівлі: кубик ±1
label-monastery-10 = Кораблі, тварини: кубик ±1
label-monastery-11 = Замки, копальні, монастирі: ±1
label-monastery-12 = Склади: кубик ±1
label-monastery-13 = Монета до робітників
label-monastery-14 = Четверо робітників
label-monastery-15 = Кольори проданих товарів
label-monastery-16 = 4 за торговий склад
label-monastery-17 = 4 за вартову вежу
label-monastery-18 = 4 за столярну майстерню
label-monastery-19 = 4 за церкву
label-monastery-20 = 4 за ринок
label-monastery-21 = 4 за пансіон
label-monastery-22 = 4 за банк
label-monastery-23 = 4 за ратушу
label-monastery-24 = Види тварин
label-monastery-25 = Продані товари
label-monastery-26 = Бонуси за колір

does-castle = Додаткова дія з будь-яким номером
does-mine = 1 монета наприкінці кожного етапу
does-ship = Товари з одного складу та крок містком
does-animal = Бали за тварин цього виду на пасовищі
does-warehouse = Продати товари одного кольору
does-watchtower = 4 бали
does-carpenter = Взяти будівлю з будь-якого складу, крім чорного
does-church = Взяти копальню, монастир або замок з будь-якого складу, крім чорного
does-market = Взяти корабель або тварин з будь-якого складу, крім чорного
does-boarding-house = 4 робітники
does-bank = 2 монети
does-town-hall = Викласти жетон зі сховища на клітинку з будь-яким номером
does-monastery-1 = Однакові будівлі в одному місті
does-monastery-2 = Ще 1 робітник за копальню наприкінці етапу
does-monastery-3 = 2 монети за кожен продаж
does-monastery-4 = Ще 1 робітник за кожен продаж
does-monastery-5 = Корабель бере товари і з сусіднього складу
does-monastery-6 = Купувати з будь-якого із семи складів
does-monastery-7 = Ще 1 бал за кожен жетон тварин, що дає бали
does-monastery-8 = Робітник змінює кубик на 1 або 2
does-monastery-9 = Будівля: кубик ±1 задарма
does-monastery-10 = Корабель або тварини: кубик ±1 задарма
does-monastery-11 = Замок, копальня або монастир: кубик ±1 задарма
does-monastery-12 = Взяти жетон: кубик ±1 задарма
does-monastery-13 = Дія «взяти робітників» дає ще 1 монету
does-monastery-14 = Дія «взяти робітників» дає 4
does-monastery-15 = Наприкінці: бали за кожен колір проданих товарів
does-monastery-16 = Наприкінці: 4 бали за кожен торговий склад
does-monastery-17 = Наприкінці: 4 бали за кожну вартову вежу
does-monastery-18 = Наприкінці: 4 бали за кожну столярну майстерню
does-monastery-19 = Наприкінці: 4 бали за кожну церкву
does-monastery-20 = Наприкінці: 4 бали за кожен ринок
does-monastery-21 = Наприкінці: 4 бали за кожен пансіон
does-monastery-22 = Наприкінці: 4 бали за кожен банк
does-monastery-23 = Наприкінці: 4 бали за кожну ратушу
does-monastery-24 = Наприкінці: 4 бали за кожен вид тварин
does-monastery-25 = Наприкінці: 1 бал за кожен проданий товар
does-monastery-26 = Наприкінці: бали за кожен бонус за колір

## Parts of sentences

tile-acc = { $tile ->
    [mine] копальню
    [watchtower] вартову вежу
    [carpenter] столярну майстерню
    [church] церкву
    [town-hall] ратушу
    [cow-2] тварин (2 корови)
    [cow-3] тварин (3 корови)
    [cow-4] тварин (4 корови)
    [pig-2] тварин (2 свині)
    [pig-3] тварин (3 свині)
    [pig-4] тварин (4 свині)
    [sheep-2] тварин (2 вівці)
    [sheep-3] тварин (3 вівці)
    [sheep-4] тварин (4 вівці)
    [chicken-2] тварин (2 курки)
    [chicken-3] тварин (3 курки)
    [chicken-4] тварин (4 курки)
   *[other] { $tile_name }
}
from-depot = { $depot ->
    [black] з чорного складу
   *[other] зі складу { $depot }
}
points-gained = +{ $points } { $points ->
    [one] бал
    [few] бали
   *[many] балів
}
silver-nom = { $silver } { $silver ->
    [one] монета
    [few] монети
   *[many] монет
}
workers-nom = { $workers } { $workers ->
    [one] робітник
    [few] робітники
   *[many] робітників
}
workers-acc = { $workers } { $workers ->
    [one] робітника
    [few] робітників
   *[many] робітників
}
silver-acc = { $silver } { $silver ->
    [one] монету
    [few] монети
   *[many] монет
}
goods-counted = { $goods_name } ×{ $count }

## What happened

start-chosen = Перший гравець — { $player }.
goods-dealt = { $player } починає з товарами: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }.
duchy-dealt = { $player } отримує герцогство № { $duchy }.
duchies-dealt = { $player } обирає: герцогство № { $first_duchy } або № { $second_duchy }.
duchy-picked = { $duchy ->
    [hidden] Таємний вибір зроблено: { $player }.
   *[other] { $player } таємно обирає герцогство № { $duchy }, замок на клітинці { $space }.
}
duchy-chosen = { $player } грає за герцогство № { $duchy }; стартовий замок на клітинці { $space }.
duchy-revealed = Вибір відкрито: { $player } — герцогство № { $duchy }, стартовий замок на клітинці { $space }.
phase-began = Етап { $phase }: склади заповнено.
goods-laid = Товари етапу { $phase }: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }, { $fourth_goods_name }, { $fifth_goods_name }.
dice-rolled = { $player } кидає кубики: { $first } і { $second }.
round-began = Раунд { $round }: на білому кубику { $depot }, товар ({ $goods_name }) — на цей склад.
die-changed = { $player } змінює кубик { $die } → { $value } ({ $workers ->
    [0] задарма
   *[other] { workers-nom }
}).
tile-taken = { $player } бере { tile-acc } { from-depot }.
tile-bought = { $player } купує { tile-acc } { from-depot } ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
tile-discarded = { $player } скидає { tile-acc } зі сховища.
tile-placed = { $player } викладає { tile-acc } на клітинку { $space }.
goods-sold = { $player } продає товари ({ goods-counted }): +{ silver-nom }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
workers-taken = { $player } бере { workers-acc }{ $silver ->
    [0] {""}
   *[other] , +{ silver-nom }
}.
workers-hired = Пансіон: { $player } бере { workers-acc }.
silver-taken = Банк: { $player } бере { silver-acc }.
ship-sent = Корабель: { $player } спрямовує його до складу { $depot }.
goods-loaded = Корабель: { $player } забирає товари { from-depot } ({ goods-counted }).
nothing-loaded = Корабель: { $player } не забирає товарів.
marker-moved = { $player } переходить на поділку { $place } містка.
extra-action-gained = Замок: { $player } отримує додаткову дію.
effect-lapsed = Ефект втрачено ({ $follow_up_name }): { $player }.
effect-declined = { $player } не застосовує ефект: { $follow_up_name }.
area-acc = { $colour ->
    [animal] пасовище
    [building] місто
    [ship] річку
    [castle] область замків
    [mine] область копалень
   *[other] область монастирів
}
area-filled = { $player } заповнює { area-acc } розміром { $size }.
bonus-taken = Усі клітинки кольору заповнено ({ $colour_name }): { $player } отримує { $bonus_name } бонус за колір.
scored = { $source_name }: { $player }, { points-gained }.
turn-ended = { $player } завершує хід.
phase-ended = Етап { $phase } завершено.
mines-paid = Копальні: { $player } отримує { silver-acc }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
game-ended = Останній етап завершено.

## Why not

duchies-chosen = Герцогства вже обрано.
only-chance = Це вирішує випадок, а не гравець.
choose-duchy-first = Спочатку треба обрати герцогство й клітинку замку.
duchy-not-dealt = Цього герцогства вам не роздали: № { $duchy }.
not-a-castle-space = Стартовому замку потрібна темно-зелена клітинка.
no-effect-open = Відкритих ефектів немає: потрібен кубик.
dice-used = Обидва кубики використано.
die-absent = Немає невикористаного кубика з цим числом: { $die }.
effect-first = Спочатку треба завершити ефект: { $follow_up_name }.
no-such-goods = У вас немає товарів цього кольору ({ $goods_name }).
black-depot-sells = Жетони з чорного складу можна лише купити.
tile-not-in-depot = На складі ({ $depot }) немає такого жетона: { $tile_name }.
building-takes-other = Ця будівля не бере такого жетона: { $tile_name }; вона бере: { $colours }.
tile-not-stored = У сховищі немає такого жетона: { $tile_name }.
space-taken = На цій клітинці вже лежить жетон.
wrong-colour = Клітинка іншого кольору ({ $colour_name }); потрібна: { $wanted_name }.
not-next-to-tile = Поруч немає своїх жетонів.
city-has-one = У цьому місті вже є: { $kind_name }.
bought-already = Цього ходу купівлю вже зроблено.
no-purchase-inside = У виданні 2011 року не можна купувати, поки відкрито ефект.
only-black-depot = Продаються лише жетони з чорного складу.
silver-only = Купівля оплачується сріблом.
cannot-pay = Не вистачає: срібло { $silver }, робітники { $workers }.
not-next-depot = Другий склад має бути поруч зі складом { $depot }.
numbered-depots-only = Корабель іде до складу з номером.
goods-not-to-choose = Ці товари зараз не обирають ({ $goods_name }).
must-be-used = Від цього ефекту не можна відмовитися: { $follow_up_name }.
no-ship = Зараз немає корабля, що чекає на склад.
no-room-needed = Місце у сховищі зараз не потрібне.
nothing-to-decline = Відкритих ефектів немає.
no-such-seat = Такого місця немає.
other-chance-due = Зараз потрібен інший наслідок випадку.
tile-not-in-stack = Жетона з такою сорочкою більше немає.
goods-not-in-bag = Стільки товарів цього кольору не залишилося.
duchy-not-there = Такого герцогства в коробці немає або його вже роздано.
duchy-twice = Гравець отримує два різні герцогства.
duchy-not-in-edition = У виданні { $edition } року немає герцогства № { $duchy }.
too-few-workers = Потрібно робітників: { $needed }; у вас { $workers }.
price-is-two = Ціна — усього { $price }.
dice-first = Залишилося використати кубиків: { $count }.
other-number-due = Тут потрібно слів: { $number }.
duchies-number = Назвіть одне герцогство для всіх або по одному на місце: названо { $number }, місць { $seats }.

score-words = { $score } { $score ->
    [one] бал
    [few] бали
   *[many] балів
}
score-sheet = Бали

## Moves

move-take = Взяти жетон
move-place = Викласти жетон
move-sell-goods = Продати товари
move-take-workers = Взяти робітників
move-buy = Купити жетон
move-load = Вибрати склад для корабля
move-take-goods = Вибрати товари для корабля
move-discard = Скинути зі сховища
move-decline = Не застосовувати ефект
move-end-turn = Завершити хід
move-choose-duchy = Вибрати герцогство

## Options

option-seats = Гравці
option-edition = Видання
option-setup = Розкладка
option-duchies = Герцогства: одне для всіх або по одному на місце
option-tie = За рівності

## The page

game-takes = 60–90 хвилин
explains-seats = За столом від двох до чотирьох гравців.
explains-edition = Коробки 2011 і 2019 років відрізняються кількома правилами та герцогствами.
explains-setup = Знавці отримують два герцогства й обирають одне з них.
explains-duchies = Номер 1 — для знайомства з грою. Поля деяких інших не перевірено.
explains-tie = Правила розходяться; частіше сказано «більше».
