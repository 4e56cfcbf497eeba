# «Замки Бургундії» українською.

title = Замки Бургундії
game-takes = 60–90 хвилин
card-recorded = Запис партії двох ботів

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
name-cow-2 = тварини (2 корови)
name-cow-3 = тварини (3 корови)
name-cow-4 = тварини (4 корови)
name-pig-2 = тварини (2 свині)
name-pig-3 = тварини (3 свині)
name-pig-4 = тварини (4 свині)
name-sheep-2 = тварини (2 вівці)
name-sheep-3 = тварини (3 вівці)
name-sheep-4 = тварини (4 вівці)
name-chicken-2 = тварини (2 курки)
name-chicken-3 = тварини (3 курки)
name-chicken-4 = тварини (4 курки)
name-monastery-1 = монастир № 1
name-monastery-2 = монастир № 2
name-monastery-3 = монастир № 3
name-monastery-4 = монастир № 4
name-monastery-5 = монастир № 5
name-monastery-6 = монастир № 6
name-monastery-7 = монастир № 7
name-monastery-8 = монастир № 8
name-monastery-9 = монастир № 9
name-monastery-10 = монастир № 10
name-monastery-11 = монастир № 11
name-monastery-12 = монастир № 12
name-monastery-13 = монастир № 13
name-monastery-14 = монастир № 14
name-monastery-15 = монастир № 15
name-monastery-16 = монастир № 16
name-monastery-17 = монастир № 17
name-monastery-18 = монастир № 18
name-monastery-19 = монастир № 19
name-monastery-20 = монастир № 20
name-monastery-21 = монастир № 21
name-monastery-22 = монастир № 22
name-monastery-23 = монастир № 23
name-monastery-24 = монастир № 24
name-monastery-25 = монастир № 25
name-monastery-26 = монастир № 26
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
name-discard = скидання зі сховища
name-areas = Області (розмір)
name-phases = Області (етап)
name-bonuses = Бонуси за колір
name-animals = Тварини
name-watchtowers = Вартові вежі
name-goods = Продаж товарів
name-unsold = Непродані товари
name-silver = Срібло
name-workers = Робітники
name-final-15 = Монастир № 15 (Кольори проданих товарів)
name-final-16 = Монастир № 16 (4 за торговий склад)
name-final-17 = Монастир № 17 (4 за вартову вежу)
name-final-18 = Монастир № 18 (4 за столярну майстерню)
name-final-19 = Монастир № 19 (4 за церкву)
name-final-20 = Монастир № 20 (4 за ринок)
name-final-21 = Монастир № 21 (4 за пансіон)
name-final-22 = Монастир № 22 (4 за банк)
name-final-23 = Монастир № 23 (4 за ратушу)
name-final-24 = Монастир № 24 (Види тварин)
name-final-25 = Монастир № 25 (Продані товари)
name-final-26 = Монастир № 26 (Бонуси за колір)
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

does-castle = додаткова дія з будь-яким номером
does-mine = 1 монета наприкінці кожного етапу
does-ship = товари з одного складу та крок містком
does-animal = бали за тварин цього виду на пасовищі
does-warehouse = продати товари одного кольору
does-watchtower = 4 бали
does-carpenter = взяти будівлю з будь-якого складу, крім чорного
does-church = взяти копальню, монастир або замок з будь-якого складу, крім чорного
does-market = взяти корабель або тварин з будь-якого складу, крім чорного
does-boarding-house = 4 робітники
does-bank = 2 монети
does-town-hall = викласти жетон зі сховища на клітинку з будь-яким номером
does-monastery-1 = однакові будівлі в одному місті
does-monastery-2 = ще 1 робітник за копальню наприкінці етапу
does-monastery-3 = 2 монети за кожен продаж
does-monastery-4 = ще 1 робітник за кожен продаж
does-monastery-5 = корабель бере товари також із сусіднього складу
does-monastery-6 = купувати з будь-якого із семи складів (2019: робітники можуть замінити монети)
does-monastery-7 = ще 1 бал за кожен жетон тварин, що дає бали
does-monastery-8 = робітник змінює кубик на 1 або 2
does-monastery-9 = будівля: кубик ±1 безкоштовно
does-monastery-10 = корабель або тварини: кубик ±1 безкоштовно
does-monastery-11 = замок, копальня або монастир: кубик ±1 безкоштовно
does-monastery-12 = взяти жетон: кубик ±1 безкоштовно
does-monastery-13 = дія «взяти робітників» дає ще 1 монету
does-monastery-14 = дія «взяти робітників» дає 4 робітників
does-monastery-15 = наприкінці: 2 бали за кожен колір проданих товарів (2011: 3)
does-monastery-16 = наприкінці: 4 бали за кожен торговий склад
does-monastery-17 = наприкінці: 4 бали за кожну вартову вежу
does-monastery-18 = наприкінці: 4 бали за кожну столярну майстерню
does-monastery-19 = наприкінці: 4 бали за кожну церкву
does-monastery-20 = наприкінці: 4 бали за кожен ринок
does-monastery-21 = наприкінці: 4 бали за кожен пансіон
does-monastery-22 = наприкінці: 4 бали за кожен банк
does-monastery-23 = наприкінці: 4 бали за кожну ратушу
does-monastery-24 = наприкінці: 4 бали за кожен вид тварин
does-monastery-25 = наприкінці: 1 бал за кожен проданий товар
does-monastery-26 = наприкінці: 3 бали за кожен бонус за колір (2011: 2)

## Parts of sentences

tile-acc = { $tile ->
    [mine] копальню
    [watchtower] вартову вежу
    [carpenter] столярну майстерню
    [church] церкву
    [town-hall] ратушу
    [cow-2] тварин (2 корови)
    [cow-3] тварин (3 корови)
    [cow-4] тварин (4 корови)
    [pig-2] тварин (2 свині)
    [pig-3] тварин (3 свині)
    [pig-4] тварин (4 свині)
    [sheep-2] тварин (2 вівці)
    [sheep-3] тварин (3 вівці)
    [sheep-4] тварин (4 вівці)
    [chicken-2] тварин (2 курки)
    [chicken-3] тварин (3 курки)
    [chicken-4] тварин (4 курки)
    [geese] гусей
    [inn] таверну
   *[other] { $tile_name }
}
from-depot = { $depot ->
    [black] з чорного складу
   *[other] зі складу { $depot }
}
points-gained = +{ $points } { $points ->
    [one] бал
    [few] бали
   *[many] балів
}
silver-nom = { $silver } { $silver ->
    [one] монета
    [few] монети
   *[many] монет
}
workers-nom = { $workers } { $workers ->
    [one] робітник
    [few] робітники
   *[many] робітників
}
workers-acc = { $workers } { $workers ->
    [one] робітника
    [few] робітників
   *[many] робітників
}
silver-acc = { $silver } { $silver ->
    [one] монету
    [few] монети
   *[many] монет
}
goods-counted = { $goods_name } ×{ $count }

## What happened

start-chosen = Перший гравець — { $player }.
goods-dealt = { $player } починає з товарами: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }.
duchy-dealt = { $player } отримує герцогство № { $duchy }.
duchies-dealt = { $player } вибирає: герцогство № { $first_duchy } або № { $second_duchy }.
duchy-picked = { $duchy ->
    [hidden] Таємний вибір зроблено: { $player }.
   *[other] { $player } таємно вибирає герцогство № { $duchy }, замок на клітинці { $space }.
}
duchy-chosen = { $player } грає за герцогство № { $duchy }; стартовий замок на клітинці { $space }.
duchy-revealed = Вибір відкрито: { $player } — герцогство № { $duchy }, стартовий замок на клітинці { $space }.
phase-began = Етап { $phase }: склади заповнено.
goods-laid = Товари етапу { $phase }: { $first_goods_name }, { $second_goods_name }, { $third_goods_name }, { $fourth_goods_name }, { $fifth_goods_name }.
dice-rolled = { $player } кидає кубики: { $first } і { $second }.
round-began = Раунд { $round }: на білому кубику { $depot }, { $goods_name } товар — на склад { $depot }.
die-changed = { $player } змінює кубик { $die } → { $value } ({ $workers ->
    [0] безкоштовно
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
tile-placed = { $player } викладає { tile-acc } на клітинку { $space }.
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
ship-sent = Корабель: { $player } вибирає склад { $depot }.
goods-loaded = Корабель: { $player } забирає товари { from-depot } ({ goods-counted }).
nothing-loaded = Корабель: { $player } не забирає товарів.
marker-moved = { $player } переходить на поділку { $place } містка.
extra-action-gained = Замок: { $player } отримує додаткову дію.
only-choice-made = Автоматично: вибору не було ({ $follow_up_name }).
effect-lapsed = { $player } втрачає ефект: { $follow_up_name }.
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
bonus-taken = Усі клітинки одного кольору заповнено ({ $colour_name }): { $player } отримує { $bonus_name } бонус за колір.
scored = { $player } отримує { points-gained }: { $source_name }.
turn-ended = { $player } завершує хід.
phase-ended = Етап { $phase } завершено.
mines-paid = { $player } отримує за копальні { silver-acc }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
game-ended = Останній етап завершено.

## Why not

duchies-chosen = Герцогства вже вибрано.
only-chance = Це вирішує випадок, а не гравець.
choose-duchy-first = Спочатку треба вибрати герцогство й клітинку замку.
duchy-not-dealt = Вам таке герцогство не дісталося: № { $duchy }.
not-a-castle-space = Стартовому замку потрібна темно-зелена клітинка.
no-effect-open = Відкритих ефектів немає: потрібен кубик.
dice-used = Обидва кубики використано.
die-absent = Немає невикористаного кубика з цим числом: { $die }.
effect-first = Спочатку треба завершити ефект: { $follow_up_name }.
no-such-goods = У вас немає товарів цього кольору ({ $goods_name }).
black-depot-sells = Жетони з чорного складу можна лише купити.
tile-not-in-depot = { $depot ->
    [black] На чорному складі
   *[other] На складі { $depot }
} немає такого жетона: { $tile_name }.
building-takes-other = Ця будівля не бере такого жетона: { $tile_name }; вона бере { $follow_up ->
    [carpenter] будівлю
    [church] копальню, монастир або замок
   *[market] корабель або тварин
}.
tile-not-stored = У сховищі немає такого жетона: { $tile_name }.
space-taken = На цій клітинці вже лежить жетон.
wrong-colour = Клітинка іншого кольору ({ $colour_name }); потрібен колір: { $wanted_name }.
not-next-to-tile = Поруч немає своїх жетонів.
city-has-one = У цьому місті вже є: { $kind_name }.
bought-already = Цього ходу купівлю вже зроблено.
no-purchase-inside = У виданні 2011 року не можна купувати, поки відкрито ефект.
only-black-depot = Продаються лише жетони з чорного складу.
silver-only = За купівлю платять сріблом.
cannot-pay = На це не вистачає. Монет: { $silver }, робітників: { $workers }.
not-next-depot = Другий склад має бути поруч зі складом { $depot }.
numbered-depots-only = Корабель іде лише до складу з номером.
goods-not-to-choose = Ці товари зараз не вибирають ({ $goods_name }).
must-be-used = Від цього ефекту не можна відмовитися: { $follow_up_name }.
no-ship = Зараз жоден корабель не чекає на завантаження.
no-room-needed = Місце у сховищі зараз не потрібне.
nothing-to-decline = Відкритих ефектів немає.
no-such-seat = Такого місця немає.
other-chance-due = Зараз випадок вирішує інше.
tile-not-in-stack = Такого жетона з потрібною сорочкою немає.
goods-not-in-bag = Стільки товарів цього кольору не залишилося.
duchy-not-there = Такого герцогства в коробці немає або його вже роздано.
duchy-twice = Гравець отримує два різні герцогства.
duchy-not-in-edition = У виданні { $edition } року немає герцогства № { $duchy }.
too-few-workers = Потрібно робітників: { $needed }; у вас { $workers }.
price-is-two = Усього треба заплатити { $price }.
dice-first = Залишилося використати кубиків: { $count }.
other-number-due = Тут потрібно слів: { $number }.
duchies-number = Назвіть одне герцогство для всіх або по одному на місце: названо { $number }, місць { $seats }.

score-words = { $score } { $score ->
    [one] бал
    [few] бали
   *[many] балів
}
score-sheet = Підрахунок балів

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

## The terminal

to-the-map = показати на полі: { $word }
on-the-map = на полі
starts = перший гравець
heading-phase = Етап
round-of = Раунд { $round } з { $rounds }
white-die = Білий кубик { $depot }
goods-to-come = попереду:
heading-depot = Склад
black-label = чорн.
heading-bridge = Місток
heading-order = Черга:
heading-bonuses = Бонуси
areas-bring = Області з 1–8 клітинок дають { $points } і ще { $bonus } на цьому етапі.
no-duchy-yet = Герцогство тут ще не вибрано.
rivers-join = Річки: { $rivers }
heading-points = Бали
heading-target = Ціль
heading-filled = Заповнено
heading-dice = Кубики
heading-storage = Сховище
heading-shared = Спільне сховище
heading-goods = Товари
heading-sold = Продано
short-headings = { $heading ->
    [points] Бали
    [dice] Куб.
    [workers] Роб.
    [silver] Сріб.
    [areas] Обл.
    [storage] Сховище
    [goods] Товари
   *[sold] Прод.
}
colour-letter = { $colour ->
    [castle] З
    [mine] К
    [monastery] М
    [ship] Р
    [animal] Т
    [any] ·
   *[building] Б
}
tile-short = { $kind ->
    [monastery] мон. { $count }
    [cow] { $count } кор.
    [pig] { $count } свині
    [sheep] { $count } вівці
    [chicken] { $count } курки
    [warehouse] т.склад
    [watchtower] вежа
    [carpenter] столяр.
    [mine] копаль.
    [ship] кораб.
    [town-hall] ратуша
    [crane] кран
    [white-castle] б.замок
   *[other] { $kind_name }
}
costs-workers = −{ $workers }р
leads-to-tile = { $tile } ({ depot-brief })
leads-to-die = { $die ->
    [any] будь-який номер
   *[other] кубик { $die }
}
leads-to-space = клітинка { $space }
depot-brief = { $depot ->
    [black] чорний склад
   *[other] склад { $depot }
}
round-brief = Раунд { $round }
bonus-brief = бонус за колір ({ $colour_name })
only-choice-brief = автоматично
lapsed-brief = ефект пропадає ({ $effect_name })
target-brief = цілі досягнуто, тепер { $target }
help-board = Числа в [ ] — номери кроків, на полі — для одного кубика. За ними — ціна в робітниках (−1р) і бали, які крок дає одразу (+6).
help-duchy = На клітинці — номер кубика, літера й знак кольору, праворуч — номер клітинки в рядках. Нижче лежить жетон; · — клітинка зайнята, ✓ — область заповнена.
help-signs = Число на кольоровому тлі — товар: кубик, яким його продають. На містку першою вважається верхня фішка стосу.
help-look = `map 2` показує герцогство гравця 2.
reward-short = { $bonus ->
    [silver] +2 мон.
    [workers] +4 роб.
    [points] +4 бали
    [sale] продаж
    [placing] викл.
   *[action] дія
}
help-routes = Торговий шлях: число на кольоровому тлі — який товар потрібен, поруч нагорода; + перед знаками — взяти жетон цих кольорів. ✓ — товар підійшов, – — не підійшов.
help-posts = Прапорець між номером і кольором: клітинка біля застави; чорний прапорець — заставу з’єднано з іншою.
help-shields = ∇ і число — щит; його беруть для замку, якщо на обох кубиках номер його складу.

## Said everywhere

duchy-number = Герцогство № { $duchy }
expects-die = { $count ->
    [one] Лишився кубик: { $dice }.
   *[other] Використайте кубики: { $dice }.
}
expects-duchy = Виберіть герцогство й клітинку стартового замку.
expects-effect = { $effect ->
    [extra-action] Замок: додаткова дія з будь-яким номером.
    [town-hall] Ратуша: викладіть жетон зі сховища на клітинку з будь-яким номером.
    [warehouse] Торговий склад: продайте товари одного кольору.
    [carpenter] Столярна майстерня: візьміть будівлю.
    [church] Церква: візьміть копальню, монастир або замок.
    [market] Ринок: візьміть корабель або тварин.
    [ship] Корабель: виберіть склад.
    [second-depot] Корабель: виберіть другий склад.
    [choose-goods] Корабель: виберіть товари — місця вистачить не для всіх кольорів.
    [discard] { $tile ->
        [None] У сховищі забагато жетонів: скиньте один.
       *[other] Сховище повне: скиньте жетон, щоб звільнити місце ({ $tile_name }).
    }
    [store] Куди покласти жетон ({ $tile_name })?
    [order] Відбувається кілька подій одразу: виберіть першу.
    [buy-points] Отримано бали: можна докупити ще, по монеті за бал.
    [target-action] Цілі досягнуто: додаткова дія з будь-яким номером.
    [finished-colour] Колір заповнено: викладіть жетон із чорного складу просто в герцогство.
    [trade] П’ять товарів — чорний жетон: виберіть жетон із чорного складу.
    [give-goods] Виберіть товари, які віддаєте за чорний жетон.
    [crane] Підіймальний кран: застосуйте ефект будь-якої будівлі.
    [white-castle] Білий замок: додаткова дія з числом білого кубика.
    [lay-card] Торговий шлях: виберіть наступну карту.
    [castle-or-shield] Замок: додаткова дія з будь-яким номером або щит.
    [gather] Корабель: виберіть колір товарів — він забере їх з усіх складів.
    [from-depot] Щит: викладіть жетон просто зі складу.
    [upkeep] Плата за щити: заплатіть або відмовтеся від деяких.
    [choose-player] Щит 6: виберіть, чиї монастирі діють і на вас.
   *[other] { $effect_name }.
}{ $decline ->
    [0] {""}
   *[other] {" "}Можна відмовитися.
}
expects-end = Кубики використано: купіть жетон або завершіть хід.
expects-end-only = Кубики використано: завершіть хід.
layout-unsure = схему не перевірено
pays = { $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}

## The page

bar-phase = етап { $phase }, раунд { $round }
tab-board = Стіл
tab-scores = Інші
curtain-says = Інші не дивляться: герцогства можна вибирати таємно.
keys-arrows = рухатися жетонами й клітинками
burgundy-keys = Стрілки ведуть жетонами, клітинками, кубиками та сховищем; Enter вибирає.
main-board = Спільне поле
own-title = Ваші запаси
others-title = Інші гравці
parts-title = Склади або герцогство
part-depots = Склади
part-duchy = Герцогство
duchy-of = Герцогство: { $player }
panel-opens = Відкрити герцогство
points-title = бали
in-storage = у сховищі
depot-number = склад { $depot }
monastery-titled = { $title } (№ { $number })
die-shows = кубик { $die }
die-used = використаний кубик
stored-tile = сховище, { $tile_name }
own-goods = товари, { $goods_name } ×{ $count }
space-name = клітинка { $space }, { $colour_name }, номер { $number }{ $tile ->
    [none] {""}
   *[other] , { $tile_name }
}
line-with-die = { $what }: кубик { $die }
line-take = Взяти { tile-acc } { from-depot }
line-place = Викласти { tile-acc } на клітинку { $space }
line-sell-goods = Продати товари ({ $goods_name })
line-take-workers = Взяти робітників
line-buy = Купити { tile-acc }: { pays }
line-load = Товари зі складу { $depot }
line-take-goods = Завантажити товари ({ $goods_name })
line-discard = Скинути { tile-acc }
line-choose-duchy = Герцогство № { $duchy }, замок на клітинці { $space }
back-take = { $tile_name } { from-depot }
back-place = { $tile_name } на клітинці { $space }
back-sell-goods = продаж ({ $goods_name })
back-take-workers = робітники
back-buy = купівля ({ $tile_name })
back-load = товари зі складу { $depot }
back-take-goods = товари ({ $goods_name })
back-discard = скид ({ $tile_name })
back-decline = відмова від ефекту
back-end-turn = кінець ходу
back-choose-duchy = вибір герцогства
black-title = Чорний склад
black-once = один раз за хід
black-bought = купівлю зроблено
track-says = Етап { $phase }, раунд { $round }; заповнена область дає ще { $points }
track-phases = бали за область
track-rounds = раунди й товари
phase-short = етап { $phase }
phase-area = область +{ $points }
bridge-title = Місток
bridge-says = хто далі, ходить раніше
bonus-title = Бонус
bonus-order = 1-й · 2-й
bonus-says = Усі клітинки кольору заповнено ({ $colour_name }): { $what }
dice-title = Кубики
storage-title = Сховище
storage-free = вільно
goods-title = Товари
workers-title = Робітники
silver-title = Срібло
sold-count = продано: { $count }
area-title = { $colour ->
    [animal] Пасовище
    [building] Місто
    [ship] Річка
    [castle] Область замків
    [mine] Область копалень
   *[other] Область монастирів
}, розмір { $size }
area-so-far = заповнено: { $filled } з { $size }
area-now = На етапі { $phase }
area-next = На наступному етапі
preview-ways = способів: { $count }; натисніть, щоб вибрати
preview-more = інші способи: { $count }
layout-note = Позначені герцогства не підтверджено кількома джерелами; вони можуть відрізнятися від надрукованих.
choose-says = { $count ->
    [1] Натисніть клітинку замку, з якої почнете.
   *[other] Вам роздали два герцогства. Натисніть клітинку замку, з якої почнете.
}
choose-chosen = Ваш вибір зроблено; інші ще вибирають.
pays-areas = 1, 3, 6, 10, 15, 21, 28, 36 за область з 1–8 клітинок
pays-phases = 10, 8, 6, 4, 2 за область, заповнену на етапі A, B, C, D, E
pays-bonuses = за всі клітинки кольору, першому й другому
pays-animals = за тварин одного виду на пасовищі
pays-watchtowers = 4 за кожну вартову вежу
pays-goods = 2, 3 або 4 за проданий товар, за кількістю гравців
pays-unsold = 1 за кожен товар, що залишився
pays-silver = 1 за кожну монету, що залишилася
pays-workers = 1 за кожних двох робітників, що залишилися
pays-final-15 = сплачується наприкінці партії
pays-final-16 = сплачується наприкінці партії
pays-final-17 = сплачується наприкінці партії
pays-final-18 = сплачується наприкінці партії
pays-final-19 = сплачується наприкінці партії
pays-final-20 = сплачується наприкінці партії
pays-final-21 = сплачується наприкінці партії
pays-final-22 = сплачується наприкінці партії
pays-final-23 = сплачується наприкінці партії
pays-final-24 = сплачується наприкінці партії
pays-final-25 = сплачується наприкінці партії
pays-final-26 = сплачується наприкінці партії

## Later: tables with modules, in teams or alone; before the start; the guided game

name-blank = чорний жетон
name-own = власне сховище
name-shared = спільне сховище
name-size = бали за розмір
name-phase = бали за етап
name-colour = жетон за заповнений колір
name-effect = ефект жетона
name-target = додаткова дія за ціль
name-store = вибір сховища
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
name-standard = кожен за себе
name-team = дві команди по двоє
name-solo = наодинці
does-blank = заповнює клітинку будь-якого кольору, більше нічого
tile-stored = { $storage ->
    [own] { $player } кладе { tile-acc } у своє сховище.
   *[other] { $player } кладе { tile-acc } у спільне сховище.
}
tile-removed = Білий кубик вилучає з гри { tile-acc } зі складу { $depot }.
effect-chosen = { $player } вибирає, що буде першим: { $effect_name }.
points-bought = { $player } купує бали за срібло: +{ $more }.
target-reached = { $player } досягає цілі: рахунок починається знову, наступна ціль — { $target }.
colour-filled = { $player } заповнює всі клітинки одного кольору ({ $colour_name }).
tile-laid = { $player } викладає { tile-acc } { from-depot } на клітинку { $space }.
goods-cleared = Товари, що лишилися на складах, вибувають з гри ({ $count }).
tile-traded = { $player } перевертає { tile-acc } із чорного складу за товари.
goods-given = { $player } віддає товар ({ $goods_name }).
duchy-filled = { $player } заповнює все герцогство.
seats-for-mode = { $mode ->
    [team] У командній грі четверо гравців
    [solo] У грі наодинці один гравець
   *[other] У цій грі від { $least } до { $most } гравців
}; запитано: { $seats }.
castle-on-one-or-six = У цьому герцогстві стартовому замку потрібна темно-зелена клітинка з номером 1 або 6.
no-such-space = Такої клітинки в герцогстві немає.
no-teams = Тут грають без команд.
not-alone = Так можна лише в грі наодинці.
no-room-there = У цьому сховищі немає місця.
nothing-to-store = Жоден жетон не чекає на місце у сховищі.
effect-not-open = Зараз це не відкрито: { $effect_name }.
nothing-to-order = Зараз немає чого впорядковувати.
too-many-points = Бали купують за срібло, не далі цілі; монет у вас: { $silver }.
nothing-scored = Бали можна купити, лише коли ви їх отримуєте.
no-colour-filled = Жетон потрапляє просто в герцогство, лише коли заповнено колір.
move-place-shared = Викласти жетон зі спільного сховища
move-discard-shared = Скинути зі спільного сховища
move-store = Вибрати сховище
move-resolve = Вибрати, що буде першим
move-buy-points = Купити бали
move-place-from = Викласти жетон просто зі складу
move-trade = Обміняти товари на чорний жетон
move-give-goods = Віддати товари
option-seats = Гравці
option-edition = Видання
option-mode = Вид гри
option-setup = Розкладка
option-duchies = Герцогства: одне для всіх або по одному на місце
option-tie = За рівності балів
option-target = Ціль гри наодинці
explains-seats = За столом від двох до чотирьох гравців; учотирьох можна грати командами, а можна й наодинці.
explains-edition = Коробки 2011 і 2019 років відрізняються кількома правилами та герцогствами.
explains-mode = Напарники ділять подвійне герцогство; наодинці заповнюють острови.
explains-setup = Знавці отримують два герцогства й вибирають одне з них.
explains-duchies = Номер 1 — для знайомства з грою. Схеми деяких інших не перевірено.
explains-tie = Правила розходяться; частіше сказано «більше».
explains-target = Що нижча ціль на початку, то легше.
line-place-shared = Викласти { tile-acc } зі спільного сховища на клітинку { $space }
line-discard-shared = Скинути { tile-acc } зі спільного сховища
line-store = { $storage ->
    [own] У власне сховище
   *[shared] У спільне сховище
}
line-resolve = Спочатку: { $effect_name }
line-buy-points = Купити бали: +{ $more }
line-place-from = Викласти { tile-acc } { from-depot } на клітинку { $space }
line-trade = П’ять товарів за чорний жетон ({ $tile_name })
line-give-goods = Віддати товар ({ $goods_name })
back-place-shared = { $tile_name } на клітинці { $space }
back-discard-shared = скид ({ $tile_name })
back-store = вибір сховища
back-resolve = порядок ефектів
back-buy-points = купівля балів
back-place-from = { $tile_name } на клітинці { $space }
back-trade = чорний жетон ({ $tile_name })
back-give-goods = відданий товар ({ $goods_name })
choices-experts = Кожен отримує два випадкові герцогства з цих і вибирає одне.
choices-random = Кожен отримує одне з цих герцогств випадково.
choices-same = одне для всіх
choices-each = кожному своє
pays-spaces-castle = заповнені клітинки замків
pays-spaces-mine = заповнені клітинки копалень
pays-spaces-monastery = заповнені клітинки монастирів
pays-spaces-ship = заповнені клітинки кораблів
pays-spaces-animal = заповнені клітинки тварин
pays-spaces-building = заповнені клітинки будівель
guide-welcome = Ласкаво просимо. Ви заповнюєте герцогство праворуч жетонами зі складів ліворуч. Заповнені області дають бали: що раніше, то більше. Перемагає той, у кого балів більше.
guide-dice = Це два ваші кубики. Кожен — одна дія: взяти жетон, викласти жетон, продати товари або взяти робітників. Натисніть кубик і подивіться, що він може.
guide-take = Візьміть жетон: натисніть будь-який, що світиться. Кубик бере зі складу свого номера. Наведіть на жетон, щоб прочитати, що він робить.
guide-storage = Він лежить у сховищі, там три місця. Звідти кубик викладає його в герцогство.
guide-place = Викладіть його: натисніть жетон у сховищі, потім клітинку, що світиться. Колір і номер мають пасувати, поруч має лежати жетон.
guide-workers = Робітник змінює кубик на 1; 6 і 1 — сусіди. Скільки коштує вибір, видно заздалегідь.
guide-undo = Передумали? Кнопка «Скасувати» повертає кроки цього ходу по одному.
guide-end = Обидва кубики використано. Завершіть хід.
guide-others = Тепер ходить суперник. Нове позначено пунктиром; натисніть маленьке герцогство, щоб збільшити його.
guide-areas = Сусідні клітинки одного кольору — область. Заповнена, вона дає бали за розмір і ще за етап. Наведіть на клітинку й дізнаєтеся, скільки вартує її область.
guide-effects = Багато жетонів діють одразу: корабель привозить товари, замок дає додаткову дію, будівлі — своє. Що вирішити, сказано вгорі та на полі.
guide-goods = У вас є товари, які продає кубик: усі одного кольору одразу, за бали та срібло. Натисніть на них.
guide-black = За 2 монети можна раз за хід без кубика купити жетон на чорному складі.
guide-finish = Це все. Після п’яти етапів по п’ять раундів рахують бали, і монастирі додають свої. Хай щастить.
name-geese = гуси
name-crane = підіймальний кран
name-white-castle = білий замок
name-inn = таверна
name-monastery-27 = монастир № 27
name-monastery-28 = монастир № 28
name-monastery-29 = монастир № 29
label-monastery-27 = Зверху на містку
label-monastery-28 = Найм за срібло
label-monastery-29 = 4 за білий замок
does-monastery-27 = своя фішка на містку завжди зверху стосу
does-monastery-28 = будь-якої миті свого ходу: 2 робітники за 1 монету
does-monastery-29 = наприкінці: 4 бали за кожен білий замок
does-geese = 2 бали та бали за ще один вид на пасовищі; інші тварини потім приносять на 2 більше
does-crane = ефект будь-якої будівлі
does-white-castle = додаткова дія з числом білого кубика
does-inn = заповнює клітинку будь-якого кольору; область вважається на 1 більшою
name-extra_tiles = Нові жетони
explains-module-extra_tiles = Гуси, підіймальний кран і ще два монастирі.
name-border_posts = Застави
explains-module-border_posts = Герцогства 11a–11f: з’єднані жетонами застави приносять бали.
name-white_castles = Білі замки
explains-module-white_castles = Дев’ятий вид будівель: дія з номером білого кубика.
name-inns = Таверни
explains-module-inns = Ще одна покупка щоетапу; таверна лягає будь-куди й збільшує область.
name-trade_routes = Торгові шляхи
explains-module-trade_routes = Продані товари лягають на ряд карт; відповідний колір приносить нагороду. Частину карт ми відновили самі.
name-shields = Щити
explains-module-shields = За дубль беруть щит для замку: постійна сила, за яку платять щоетапу.
option-modules = Доповнення
explains-modules = Кожне щось додає до базової гри; поєднувати їх можна як завгодно. Лише для видання 2019 року.
modules-base-only = Команди й одинаки грають у базову гру.
option-posts = Третя застава приносить бали
explains-posts = Правила розходяться; типово один раз.
name-once = один раз
name-pairs = за кожну нову пару
option-route_order = Карти торгового шляху
explains-route_order = Правила розходяться; типово випадково.
name-random = у випадковому порядку
name-chosen = у порядку на вибір власника
option-shield5 = Щит 5: товари одного кольору
explains-shield5 = Правила розходяться; типово понад товари складу.
name-also = понад товари свого складу
name-instead = замість товарів свого складу
option-shield7 = Щит 7: бонус за колір подвоюється
explains-shield7 = Кожен бонус, коли його отримано, або всі свої наприкінці партії.
name-taken = коли його отримано
name-end = наприкінці партії
mixture-title = У що граємо
mixture-first-game = Перша партія
mixture-classic-2011 = Класика 2011
mixture-classic-2019 = Класика 2019
mixture-everything = Усе разом
explains-mixture-first-game = У всіх герцогство 1, без доповнень.
explains-mixture-classic-2011 = Видання 2011 року; кожен обирає герцогство.
explains-mixture-classic-2019 = Видання 2019 року без доповнень; кожен обирає герцогство.
explains-mixture-everything = Усі шість доповнень одразу.
explains-mixture-own = Власний набір.
partners-sit = Напарники: { $first } і { $third }; { $second } і { $fourth }.
teams-title = Команди
team-named = Команда { $team }
post-title = Застава
posts-so-far = { $joined ->
    [0] Ваші застави ще не з’єднано.
    [2] Дві ваші застави з’єднано.
   *[other] Усі три ваші застави з’єднано.
}
posts-pay = Жетони, що з’єднали дві застави, приносять бали за етап: +{ $points } на етапі { $phase }.
posts-third = { $count ->
    [pairs] Приєднана третя приносить їх ще двічі.
   *[once] Приєднана третя приносить їх ще раз.
}
posts-all = Усі три з’єднано, 1-й: { $first }, 2-й: { $second }.
route-place = Карта { $place } торгового шляху
route-brings = { $state ->
    [brought] ✓ { $goods_name }: { $bonus_name }.
    [missed] ✗ { $goods_name }: там лежить інший товар.
   *[open] { $goods_name }: { $bonus_name }.
}
shields-open = Щити, які можна взяти
shield-unpaid = { $player } втрачає щит ({ $title }): забракло монет.
brings-points = { $points ->
    [one] +{ $points } бал
    [few] +{ $points } бали
   *[other] +{ $points } балів
}
does-resolve-colour = викласти жетон із чорного складу просто в герцогство
does-resolve-target = додаткова дія з будь-яким номером
inns-lie = таверни ×{ $count }
shared-tile = спільне сховище, { $tile_name }
shared-title = Спільне сховище
route-card = карта шляху { $card }
routes-title = Торговий шлях
card-reconstructed = Цю карту відновлено: друкованої не показує жодне джерело.
shield-titled = Щит { $shield }: { $title }
shield-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
} наприкінці партії; 1 монета наприкінці кожного етапу.
shield-double = Обидва кубики на { $depot }: { $workers ->
    [0] без робітників
    [one] { $workers } робітник
    [few] { $workers } робітники
   *[other] { $workers } робітників
}.
target-title = Ціль
target-says = бали: { $score }, ціль: { $target }
filled-title = Заповнено
filled-says = Заповнено клітинок: { $filled } з { $all }
spaces-filled = Заповнено клітинок: { $count }
upkeep-says = Кожен щит наприкінці етапу коштує 1 монету. Неоплачений вибуває з гри.
give-up = Відмовитися
name-route-silver = 2 монети
name-route-workers = 4 робітники
name-route-points = 4 бали
name-route-sale = продати товари
name-route-building = взяти будівлю
name-route-church = взяти копальню, монастир або замок
name-route-market = взяти корабель або тварин
name-route-placing = викласти жетон зі сховища
name-route-action = додаткова дія
name-castle-or-shield = додаткова дія або щит
name-route = товари для торгового шляху
name-lay-card = порядок карт шляху
name-gather = колір товарів для корабля
name-from-depot = жетон просто зі складу
name-upkeep = плата за щити
name-choose-player = вибір для щита 6
expects-crane = Підіймальний кран: виберіть будівлю, ефект якої потрібен.
expects-white-castle = Білий замок: дія з номером { $about }.
expects-castle-or-shield = Замок: додаткова дія з будь-яким номером або щит.
expects-lay-card = Виберіть наступну карту свого торгового шляху.
expects-gather = Корабель: виберіть товари, які він забирає з усіх складів.
expects-from-depot = Кінець етапу: один жетон можна викласти одразу в герцогство.
expects-upkeep = Кінець етапу: заплатіть за щити або відмовтеся від деяких.
expects-choose-player = Щит 6: виберіть, чиї монастирі скопіювати.
expects-shed = У сховищі знову три місця: виберіть, що скинути.
line-hire-workers = 2 робітники за 1 монету
line-copy-building = Ефект: { $kind_name }
line-buy-inn = Купити таверну: { pays }
line-lay-card = Наступною: карта { $card }
line-take-shield = Взяти щит { $shield } для замку на клітинці { $space }
line-set-die = Щит 16: кубик { $die } → { $value }
line-choose-player = Щит 6: скопіювати монастирі, { $player }
line-gather-goods = Товари цього кольору з усіх складів ({ $goods_name })
line-give-up = Відмовитися від щита { $shield }
line-pay-upkeep = Заплатити за щити: { pays }
back-hire-workers = найм робітників
back-copy-building = ефект ({ $kind_name })
back-buy-inn = купівля таверни
back-lay-card = карта шляху { $card }
back-take-shield = щит { $shield }
back-set-die = кубик { $die } → { $value }
back-choose-player = вибір для щита 6
back-gather-goods = товари ({ $goods_name })
back-give-up = відмова від щита { $shield }
back-pay-upkeep = плата за щити
name-posts = Застави
name-routes = Торгові шляхи
name-final-29 = Монастир № 29 (4 за білий замок)
pays-posts = за з’єднані застави, як за область на цьому етапі, і за всі три, першому й другому
pays-routes = 4 за нагороду балами на торговому шляху
pays-shields = 12, 8 або 4 за кожен щит наприкінці партії
pays-final-29 = сплачується наприкінці партії
label-shield-1 = Єдине пасовище
does-shield-1 = для балів за тварин усі пасовища рахуються як одне
label-shield-2 = Робітник услід за іншими
does-shield-2 = 1 робітник, коли робітників отримує інший гравець
label-shield-3 = Плата робітниками
does-shield-3 = за щити можна платити робітниками
label-shield-4 = Бездонне сховище
does-shield-4 = у сховищі скільки завгодно жетонів
label-shield-5 = Товар з усіх складів
does-shield-5 = корабель забирає товари одного кольору з усіх складів
label-shield-6 = Чужі монастирі
does-shield-6 = монастирі іншого гравця діють і на вас
label-shield-7 = Подвійні бонуси
does-shield-7 = бонуси за колір приносять подвійні бали
label-shield-8 = Багаті копальні
does-shield-8 = 2 монети за кожну копальню наприкінці етапу
label-shield-9 = Монета за кожен товар
does-shield-9 = 1 монета за кожен проданий товар
label-shield-10 = Подвійні монастирі
does-shield-10 = наприкінці: подвійні бали за монастирі
label-shield-11 = Щит за замок
does-shield-11 = викладений замок може взяти щит замість дії
label-shield-12 = Подвійна торгівля
does-shield-12 = подвійні бали за продані товари
label-shield-13 = Подвійні щити
does-shield-13 = наприкінці: подвійні бали за щити
label-shield-14 = Дарунок складу
does-shield-14 = наприкінці етапу: викласти жетон просто зі складу з номером
label-shield-15 = Дарунок чорного складу
does-shield-15 = наприкінці етапу: викласти жетон просто з чорного складу або таверну
label-shield-16 = Вільний кубик
does-shield-16 = раз за хід: будь-яке число на своєму кубику
label-shield-17 = Область на 1 більша
does-shield-17 = заповнена область вважається на 1 більшою
label-shield-18 = Без сусідства
does-shield-18 = жетони можна викладати без сусідства
workers-bought = Монастир № 28: { $player } наймає { workers-acc } за { silver-acc }.
building-copied = Підіймальний кран: { $player } застосовує ефект будівлі ({ $kind_name }).
geese-joined = Гуси: { $player } отримує бали разом із ними й за інший вид ({ $kind_name }).
marker-raised = Монастир № 27: на поділці { $place } містка зверху { $player }.
posts-joined = { $player } з’єднує { $posts ->
    [2] дві застави
   *[other] всі три застави
}.
posts-completed = { $bonus ->
    [large] Усі три застави з’єднано раніше за всіх: { $player }.
   *[other] Усі три застави з’єднано слідом за суперником: { $player }.
}
white-action-gained = Білий замок: { $player } отримує додаткову дію з числом { $value }.
inn-laid = Поруч із чорним складом лягає таверна; тепер таверн: { $inns }.
inn-bought = { $player } купує таверну ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
area-enlarged = { $player } зараховує область як область розміром { $size }.
card-dealt = { $player } отримує карту шляху { $card }.
card-laid = { $player } викладає наступною карту шляху { $card }.
goods-routed = { $player } кладе { $goods_name } товар на поділку { $route_space } торгового шляху.
route-bonus-taken = Кольори збіглися: { $player } отримує нагороду ({ $route_bonus ->
    [silver] 2 монети
    [workers] 4 робітники
    [points] 4 бали
    [sale] продати товари
    [building] взяти будівлю
    [church] взяти копальню, монастир або замок
    [market] взяти корабель або тварин
    [placing] викласти жетон зі сховища
   *[action] додаткова дія
}).
shield-laid = Щит { $shield } лежить на складі { $depot }.
shield-taken = { $player } бере щит { $shield } зі складу { $depot } і кладе на замок на клітинці { $space }.
shield-lost = { $player } втрачає щит { $shield }.
upkeep-paid = { $player } платить за щити ({ $workers ->
    [0] { silver-nom }
   *[other] { $silver ->
        [0] { workers-nom }
       *[other] { silver-nom }, { workers-nom }
    }
}).
worker-followed = Щит 2: { $player } отримує 1 робітника.
player-chosen = Щит 6: { $player } повторює монастирі іншого гравця ({ $other }).
die-set = Щит 16: { $player } змінює кубик { $die } → { $value }.
goods-gathered = Щит 5: { $player } забирає з усіх складів товари одного кольору ({ $goods_name }).
name-points = бали
name-sale = продаж
name-placing = жетон зі сховища
name-action = додаткова дія
does-route-silver = 2 монети
does-route-workers = 4 робітники
does-route-points = 4 бали
does-route-sale = продати товари одного кольору
does-route-building = взяти будівлю з будь-якого складу, крім чорного
does-route-church = взяти копальню, монастир або замок з будь-якого складу, крім чорного
does-route-market = взяти корабель або тварин з будь-якого складу, крім чорного
does-route-placing = викласти жетон зі сховища на клітинку з будь-яким номером
does-route-action = додаткова дія з будь-яким номером
module-off = У цій партії немає доповнення: { $module_name }.
modules-need-2019 = Доповнення є лише у виданні 2019 року; у виданні { $edition } року їх немає.
option-needs-module = Умова «{ $option }» має сенс лише з доповненням «{ $module }»: додайте його до «modules» або приберіть умову.
posts-need-duchies = Для застав потрібні герцогства № 11a–11f, а не № { $duchy }.
duchy-needs-posts = Герцогство № { $duchy } буває лише з доповненням «Застави».
only-in-own-turn = Це можна лише свого ходу.
monastery-absent = У вас немає монастиря № { $number }.
no-crane = Зараз жоден кран не чекає на вибір будівлі.
crane-copies-other = Кран цього не повторює: { $kind_name }.
building-of-no-use = Ефект цієї будівлі зараз застосувати не можна: { $kind_name }.
no-inn-there = Поруч із чорним складом немає таверни.
area-has-inn = У цій області вже є таверна.
cards-lie = Карти торгових шляхів уже лежать.
card-not-in-hand = У вас не залишилося карти шляху { $card }.
card-twice = Карту шляху роздають лише один раз.
shield-twice = Щит роздають лише один раз.
shield-not-there = На жодному складі немає щита { $shield }.
shield-absent = У вас немає щита { $shield }.
no-castle-there = На цій клітинці немає вашого замку.
both-dice-needed = Для щита потрібні обидва кубики, і обидва невикористані.
die-set-already = Цього ходу щит 16 уже використано.
die-shows-that = На кубику вже це число.
player-chosen-already = Гравця для щита 6 вже вибрано.
no-other-player = Потрібен інший гравець за цим столом.
no-placing-from-depots = Просто в герцогство жетони потрапляють лише наприкінці етапу, завдяки щитам 14 і 15.
shield-reaches-other = Цей склад щитові недоступний.
no-upkeep = Зараз за щити не платять.
upkeep-is = Усього за щити треба заплатити { $count }.
upkeep-in-silver = Без щита 3 за щити платять лише сріблом.
move-hire-workers = Найняти робітників
move-copy-building = Вибрати будівлю для крана
move-buy-inn = Купити таверну
move-lay-card = Викласти карту шляху
move-take-shield = Взяти щит
move-set-die = Змінити кубик щитом
move-choose-player = Вибрати, чиї монастирі повторювати
move-gather-goods = Вибрати колір товарів для корабля
move-give-up = Відмовитися від щита
move-pay-upkeep = Заплатити за щити
