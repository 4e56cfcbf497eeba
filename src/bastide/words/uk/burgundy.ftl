# «Замки Бургундії» українською.

title = Замки Бургундії
title-short = Бургундія
game-takes = 60–90 хвилин

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
name-discard = звільнити місце у сховищі
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
name-experts = для знавців: відкрито, по черзі
name-experts-secret = для знавців: таємно, одночасно
name-most_empty = більше порожніх клітинок — перемога
name-fewest_empty = менше порожніх клітинок — перемога

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
does-ship = забрати товари з одного складу й просунутися містком на одну поділку
does-animal = бали за тварин цього виду на пасовищі
does-warehouse = продати товари одного кольору
does-watchtower = 4 бали
does-carpenter = взяти будівлю з будь-якого складу, крім чорного
does-church = взяти копальню, монастир або замок з будь-якого складу, крім чорного
does-market = взяти корабель або тварин з будь-якого складу, крім чорного
does-boarding-house = 4 робітники
does-bank = 2 монети
does-town-hall = викласти жетон зі сховища на клітинку з будь-яким номером
does-monastery-1 = у місті можуть стояти однакові будівлі
does-monastery-2 = наприкінці етапу ще й 1 робітник за кожну копальню
does-monastery-3 = 2 монети замість 1 за кожен продаж
does-monastery-4 = ще 1 робітник за кожен продаж
does-monastery-5 = корабель забирає товари ще й із сусіднього складу
does-monastery-6 = купувати з будь-якого із семи складів (2019: платити можна й робітниками)
does-monastery-7 = ще 1 бал за кожен жетон тварин, що дає бали
does-monastery-8 = робітник змінює кубик на 1 або 2
does-monastery-9 = будівля: кубик ±1 безкоштовно
does-monastery-10 = корабель або тварини: кубик ±1 безкоштовно
does-monastery-11 = замок, копальня або монастир: кубик ±1 безкоштовно
does-monastery-12 = взяти жетон: кубик ±1 безкоштовно
does-monastery-13 = разом із робітниками ви берете 1 монету
does-monastery-14 = ви берете 4 робітників замість 2
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
does-monastery-26 = наприкінці: 3 бали за кожен бонус за колір (2011: 2)

## Parts of sentences

tile-acc = { $tile ->
    [mine] копальню
    [warehouse] будівлю (торговий склад)
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
tile-bought = { $player } купує { tile-acc } { from-depot } ({ pays }).
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
effect-lapsed = { $player } не може скористатися ефектом: { $follow_up_name }.
effect-declined = { $follow_up ->
    [choose-player] { $player } ще не вибирає гравця для щита 6.
   *[other] { $player } відмовляється: { $follow_up_name }.
}
area-acc = { $colour ->
    [animal] пасовище
    [building] місто
    [ship] річку
    [castle] область замків
    [mine] область копалень
   *[other] область монастирів
}
area-filled = { $player } заповнює { area-acc } розміром { $size }.
bonus-taken = Усі { spaces-of-colour } заповнено: { $player } отримує { $bonus_name } бонус за колір.
turn-ended = { $player } завершує хід.
phase-ended = Етап { $phase } завершено.
mines-paid = { $player } отримує за копальні { silver-acc }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
game-ended = Останній етап завершено.
you-die-changed = Ви змінюєте кубик { $die } → { $value } ({ $workers ->
    [0] безкоштовно
   *[other] { workers-nom }
}).
you-tile-discarded = Ви скидаєте { tile-acc } зі сховища.
you-workers-taken = Ви берете { workers-acc }{ $silver ->
    [0] {""}
   *[other] , +{ silver-nom }
}.
you-workers-hired = Пансіон: ви берете { workers-acc }.
you-silver-taken = Банк: ви берете { silver-acc }.
you-ship-sent = Корабель: ви вибираєте склад { $depot }.
you-goods-loaded = Корабель: ви забираєте товари { from-depot } ({ goods-counted }).
you-nothing-loaded = Корабель: товарів ви не берете.
you-marker-moved = Ви переходите на поділку { $place } містка.
you-extra-action-gained = Замок: ви отримуєте додаткову дію.
you-effect-lapsed = Скористатися ефектом не вийде: { $follow_up_name }.
you-area-filled = Ви заповнюєте { area-acc } розміром { $size }.
you-bonus-taken = Усі { spaces-of-colour } заповнено: ви отримуєте { $bonus_name } бонус за колір.
you-duchy-picked = Ви таємно вибираєте герцогство № { $duchy }, замок на клітинці { $space }.
you-duchy-chosen = Ви граєте за герцогство № { $duchy }; стартовий замок на клітинці { $space }.
you-effect-declined = { $follow_up ->
    [choose-player] Ви ще не вибираєте гравця для щита 6.
   *[other] Ви відмовляєтеся: { $follow_up_name }.
}
you-mines-paid = Ви отримуєте за копальні { silver-acc }{ $workers ->
    [0] {""}
   *[other] , +{ workers-nom }
}.
you-turn-ended = Ви завершуєте хід.

## Why not

duchies-chosen = Герцогства вже вибрано.
choose-duchy-first = Спершу виберіть герцогство й клітинку для замку.
duchy-not-dealt = Герцогства № { $duchy } вам не роздавали. Виберіть одне зі своїх.
not-a-castle-space = Стартовий замок ставлять на темно-зелену клітинку.
no-effect-open = Додаткової дії зараз немає. Виберіть кубик.
dice-used = Обидва ваші кубики використано. Завершіть хід.
die-absent = Невикористаного кубика з { $die } у вас немає. Виберіть інший.
effect-first = Спершу закінчіть із цим: { $follow_up_name }.
no-such-goods = У вас немає товарів цього кольору ({ $goods_name }).
black-depot-sells = Жетони з чорного складу можна лише купити.
tile-not-in-depot = { $depot ->
    [black] На чорному складі
   *[other] На складі { $depot }
} немає такого жетона: { $tile_name }.
building-takes-other = Цього жетона ({ $tile_name }) зараз узяти не можна. Можна взяти { $follow_up ->
    [carpenter] будівлю
    [church] копальню, монастир або замок
   *[market] корабель або тварин
}.
tile-not-stored = У сховищі немає такого жетона: { $tile_name }.
space-taken = Тут уже лежить жетон. Виберіть порожню клітинку.
space-colour = { $colour ->
    [castle] темно-зелена
    [mine] сіра
    [monastery] жовта
    [ship] синя
    [animal] світло-зелена
   *[building] бежева
}
wanted-colour = { $wanted ->
    [castle] темно-зелену
    [mine] сіру
    [monastery] жовту
    [ship] синю
    [animal] світло-зелену
   *[building] бежеву
}
spaces-of-colour = { $colour ->
    [castle] темно-зелені
    [mine] сірі
    [monastery] жовті
    [ship] сині
    [animal] світло-зелені
   *[building] бежеві
} клітинки
storage-empty = У сховищі немає жетонів. Спершу візьміть або купіть жетон.
no-tile-of-colour = Ця клітинка { space-colour }, а в сховищі немає жетона такого кольору.
no-space-of-colour = Жетон викладають на { wanted-colour } клітинку поруч із вашими жетонами, а вільної немає.
no-space-for-tile = Поруч із вашими жетонами немає придатної клітинки для цього жетона: { $tile_name }.
out-of-reach = З такими кубиками немає вільної клітинки для цього жетона ({ $tile_name }). Бракує робітників: { $missing }.
wrong-colour = Ця клітинка { space-colour }, а жетон викладають на { wanted-colour }.
not-next-to-tile = Поруч із цією клітинкою немає ваших жетонів. Викладайте поруч зі своїми.
city-has-one = У цьому місті така будівля вже є: { $kind_name }. Виберіть інше місто.
bought-already = Цього ходу ви вже купили жетон. Наступний можна купити наступного ходу.
no-purchase-inside = У виданні 2011 року спершу завершіть ефект, а тоді купуйте.
only-black-depot = Купити можна лише жетони з чорного складу.
silver-only = За жетон платять сріблом.
cannot-pay = { $means ->
    [silver] Потрібно срібла: { $price }, а маєте { $silver }.
   *[other] Потрібно { $price } сріблом або робітниками, а маєте срібла: { $silver }, робітників: { $workers }.
}
not-next-depot = Другий склад має бути поруч зі складом { $depot }.
depot-opens = Жетон із цього складу беруть кубиком із номером { $depot }, а товари забирає корабель.{ $gone ->
    [0] {""}
   *[other] {" "}Де порожньо, жетон уже взято.
}
depot-emptied = Усі жетони зі складу { $depot } вже взято. Товари забирає корабель.
numbered-depots-only = Корабель забирає товари лише з пронумерованого складу.
goods-not-to-choose = Цих товарів зараз вибрати не можна ({ $goods_name }).
must-be-used = Відмовитися не можна: { $follow_up_name }.
no-ship = Жоден корабель не чекає на товари. Спершу викладіть корабель.
no-room-needed = У сховищі є місце, скидати нічого не треба.
nothing-to-decline = Немає від чого відмовлятися.
tile-not-in-stack = Такого жетона з потрібним зворотом немає.
goods-not-in-bag = Стільки товарів цього кольору не залишилося.
duchy-not-there = Такого герцогства в коробці немає або його вже роздано.
duchy-twice = Гравцеві роздають два різні герцогства.
not-one-board = Ці два герцогства — не боки одного планшета.
duchy-not-in-edition = У виданні { $edition } року немає герцогства № { $duchy }. Виберіть інше.
too-few-workers = Потрібно робітників: { $needed }, а маєте { $workers }.
price-is-two = Загальна ціна — { $price }.
dice-first = Ще не використано кубиків: { $count }.
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
move-decline = Відмовитися
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
heading-dice = Кубики
heading-storage = Сховище
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
bonus-brief = бонус за колір ({ spaces-of-colour })
only-choice-brief = автоматично
lapsed-brief = ефект пропадає ({ $effect_name })
help-board = Числа в [ ] — ходи, щоразу для одного кубика. Далі — ціна в робітниках (−1р) і бали, які хід дає одразу (+6).
help-duchy = На клітинці — номер кубика, літера й знак кольору, праворуч — номер клітинки в рядках. Нижче лежить жетон; · — клітинка зайнята, ✓ — область заповнена.
help-signs = Число на кольоровому тлі — товар: кубик, яким його продають. На містку першою вважається верхня фішка стосу.
help-look = `map 2` показує герцогство гравця 2.

## Said everywhere

duchy-number = Герцогство № { $duchy }
expects-die = { $count ->
    [one] Лишився кубик: { $dice }.
   *[other] Використайте кубики: { $dice }.
}
expects-duchy = { $count ->
    [1] Виберіть місце для першого замку.
   *[other] Виберіть герцогство й місце для першого замку.
}
expects-effect = { $effect ->
    [extra-action] Замок: додаткова дія з будь-яким номером.
    [town-hall] Ратуша: викладіть жетон зі сховища на клітинку з будь-яким номером.
    [warehouse] Торговий склад: продайте товари одного кольору.
    [carpenter] Столярна майстерня: візьміть будівлю.
    [church] Церква: візьміть копальню, монастир або замок.
    [market] Ринок: візьміть корабель або тварин.
    [ship] Корабель: виберіть склад.
    [second-depot] Корабель: виберіть другий склад.
    [choose-goods] Корабель: виберіть товари; місця на всі кольори не вистачить.
    [discard] { $tile ->
        [None] У сховищі забагато жетонів: скиньте один.
       *[other] Сховище повне: скиньте жетон, щоб звільнити місце ({ $tile_name }).
    }
    [store] Куди покласти жетон ({ $tile_name })?
    [order] Кілька подій водночас: виберіть, яка буде першою.
    [buy-points] Ви отримали бали: можна докупити ще, по монеті за бал.
    [target-action] Цілі досягнуто: додаткова дія з будь-яким номером.
    [finished-colour] Усі клітинки кольору заповнено: викладіть жетон із чорного складу просто в герцогство.
    [trade] П’ять товарів за чорний жетон: виберіть жетон із чорного складу.
    [give-goods] Виберіть товари, які віддаєте за чорний жетон.
    [crane] Підіймальний кран: скористайтеся ефектом будь-якої будівлі.
    [white-castle] Білий замок: додаткова дія з номером білого кубика.
    [lay-card] Торговий шлях: яка карта буде наступною?
    [castle-or-shield] Замок: додаткова дія з будь-яким номером або щит.
    [gather] Корабель: виберіть колір товарів, які забрати з усіх складів.
    [from-depot] Щит: викладіть жетон просто зі складу.
    [upkeep] Плата за щити: заплатіть або скиньте якісь.
    [choose-player] Щит 6: чиї монастирі копіювати?
   *[other] { $effect_name }.
}{ $decline ->
    [0] {""}
   *[other] {" "}За бажанням.
}
expects-end = Кубики використано: купіть жетон або завершіть хід.
expects-end-only = Кубики використано: завершіть хід.
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
tab-scores = Суперники
curtain-says = Решта, не підглядайте: герцогства вибирають таємно.
keys-arrows = переходити між жетонами й клітинками
burgundy-keys = Стрілками переходьте між жетонами, клітинками, кубиками та сховищем, Enter вибирає.
main-board = Спільне поле
own-title = Ваші кубики, сховище й товари
others-title = Суперники
parts-title = Склади або герцогство
part-depots = Склади
part-duchy = Герцогство
duchy-of = Герцогство: { $player }
panel-opens = Збільшити герцогство
duchies-title = Чиє герцогство
board-rest = Місток і бонуси
in-storage = у сховищі
depot-number = склад { $depot }
monastery-titled = { $title } (№ { $number })
die-shows = кубик { $die }
die-used = використаний кубик
stored-tile = сховище, { $tile_name }
space-for = { $colour ->
    [castle] для замку
    [mine] для копальні
    [monastery] для монастиря
    [ship] для корабля
    [animal] для тварин
   *[building] для будівлі
}
own-goods = товари, { $goods_name } ×{ $count }
space-name = клітинка { $space }, { space-for }, номер { $number }, { $tile ->
    [none] порожньо
   *[other] { $tile_name }
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
back-take = { $tile_name } — { from-depot }
back-place = { $tile_name } на клітинці { $space }
back-sell-goods = продаж ({ $goods_name })
back-take-workers = робітники
back-buy = купівля ({ $tile_name })
back-load = товари зі складу { $depot }
back-take-goods = товари ({ $goods_name })
back-discard = скид ({ $tile_name })
back-decline = відмова від ефекту
back-choose-duchy = замок на клітинці { $space }, герцогство № { $duchy }
black-title = Чорний склад
black-says = Тут можна купити жетон за 2 монети, без кубика (у коробці це «чорний ринок»)
black-once = раз за хід
black-bought = уже куплено
track-says = Етап { $phase }, раунд { $round }; заповнена область дає ще { $points }
track-phases = бали за область
track-rounds = раунди й товари
phase-short = етап { $phase }
phase-area = область +{ $points }
bridge-title = Місток
bridge-says = хто далі, ходить раніше
bonus-title = Бонус
bonus-order = 1-й · 2-й
bonus-says = Бонус за колір («жетон досягнень»), якщо заповнити всі { spaces-of-colour }: { $what }
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
area-now = Якщо заповнити на етапі { $phase }
area-next = На наступному етапі
layout-note = Намальовано за одним джерелом; друкований планшет може відрізнятися.
choose-says = { $count ->
    [1] Натисніть на клітинку замку, з якої хочете почати.
   *[other] Вам роздали два герцогства. Натисніть на клітинку замку, з якої хочете почати.
}
choose-chosen = Ви вже вибрали; решта ще думає.
castle-title = Де стоятиме ваш замок
castle-opens = сюди можна викласти перший жетон
castle-colours = { $count ->
    [one] { $count } колір
    [few] { $count } кольори
   *[many] { $count } кольорів
}
castle-missing = поруч немає { $numbers }
castle-every = поруч є всі числа
castle-leads = Неподалік: { $areas }.
castle-rolls = кидків підходять
castle-free = Цей замок безкоштовний і не дає дії. Натисніть на замок, щоб порівняти.
castle-begin = Виберіть замок
castle-begin-at = Почати тут: { $letter }
near-area = { $colour ->
    [animal] пасовище ({ $size })
    [building] місто ({ $size })
    [ship] річка ({ $size })
    [castle] замки ({ $size })
    [mine] копальні ({ $size })
   *[other] монастирі ({ $size })
}
place-n = Північ
place-s = Південь
place-w = Захід
place-e = Схід
place-nw = Північний захід
place-ne = Північний схід
place-sw = Південний захід
place-se = Південний схід
place-middle = Середина
phase-over = Етап { $phase } завершено
phase-next = Далі етап { $phase }
phase-mines = Ваші копальні дають { silver-acc }.
phase-points = Заповнена область тепер дає +{ $points } (було +{ $before }).
phase-begins = Починає { $player }: найдалі на містку.
pays-areas = 1, 3, 6, 10, 15, 21, 28, 36 за область з 1–8 клітинок
pays-phases = 10, 8, 6, 4, 2 за область, заповнену на етапі A, B, C, D, E
pays-bonuses = першому й другому, хто заповнить усі клітинки кольору
pays-animals = за тварин одного виду на пасовищі
pays-watchtowers = 4 за кожну вартову вежу
pays-goods = 2, 3 або 4 за проданий товар, залежно від кількості гравців
pays-unsold = 1 за кожен товар, що залишився
pays-silver = 1 за кожну монету, що залишилася
pays-workers = 1 за кожних двох робітників, що залишилися
pays-final-15 = нараховується наприкінці партії
pays-final-16 = нараховується наприкінці партії
pays-final-17 = нараховується наприкінці партії
pays-final-18 = нараховується наприкінці партії
pays-final-19 = нараховується наприкінці партії
pays-final-20 = нараховується наприкінці партії
pays-final-21 = нараховується наприкінці партії
pays-final-22 = нараховується наприкінці партії
pays-final-23 = нараховується наприкінці партії
pays-final-24 = нараховується наприкінці партії
pays-final-25 = нараховується наприкінці партії
pays-final-26 = нараховується наприкінці партії

## Later: tables with modules, in teams or alone; before the start

name-standard = кожен за себе
tile-laid = { $player } викладає { tile-acc } { from-depot } на клітинку { $space }.
seats-for-mode = { $mode ->
    [team] Командна гра — для чотирьох гравців
    [solo] Це гра для одного гравця
   *[other] У цю гру грають від { $least } до { $most } гравців
}; вибрано: { $seats }.
no-such-space = Такої клітинки в герцогстві немає.
move-place-from = Викласти жетон просто зі складу
option-edition = Видання
option-mode = Вид гри
option-setup = Розкладка
option-experts = Вибір знавців
option-duchies = Герцогства: одне для всіх або по одному на місце
option-tie = Якщо балів порівну
explains-seats = Від двох до чотирьох гравців. Учотирьох можна грати командами; є й гра для одного.
explains-edition = Коробки 2011 і 2019 років відрізняються кількома правилами та герцогствами.
explains-mode = У командній грі напарники мають спільне подвійне герцогство; у грі для одного ви заповнюєте острови.
explains-setup = Знавцям роздають два герцогства, вони вибирають одне.
explains-experts = Два боки одного планшета або будь-які два герцогства. Де боки невідомі, пари складаються випадково.
explains-duchies = Номер 1 — для знайомства з грою.
explains-tie = За рівності перемагає той, хто має більше порожніх клітинок, або той, хто має менше.
line-place-from = Викласти { tile-acc } { from-depot } на клітинку { $space }
back-place-from = { $tile_name } на клітинці { $space }
choices-experts = { $experts ->
    [number] Кожен отримує два випадкові герцогства з цих і вибирає одне.
   *[board] Кожен отримує випадковий планшет із двома з цих герцогств і вибирає бік.
}
choices-random = Кожен отримує одне з цих герцогств випадково.
choices-same = одне для всіх
choices-each = кожному своє
option-modules = Доповнення
explains-modules = Кожне щось додає до базової гри; поєднувати їх можна як завгодно. Лише для видання 2019 року.
modules-base-only = У командній грі та у грі для одного доповнень немає.
name-board = два боки одного планшета
name-number = будь-які два герцогства
brings-points = { $points ->
    [one] +{ $points } бал
    [few] +{ $points } бали
   *[other] +{ $points } балів
}
expects-shed = У сховищі знову три місця: виберіть, що скинути.
area-enlarged = { $player } зараховує область розміром { $size }.
you-area-enlarged = Ви зараховуєте область розміром { $size }.
you-tile-laid = Ви викладаєте { tile-acc } { from-depot } на клітинку { $space }.
module-off = У цій партії немає доповнення: { $module_name }.
modules-need-2019 = Доповнення є лише у виданні 2019 року. Виберіть його або грайте без доповнень (зараз: { $edition }).
option-needs-module = Умова «{ $option }» діє лише з доповненням «{ $module }». Додайте його до «modules» або приберіть умову.
only-in-own-turn = Це можна робити лише у свій хід.

## Before the start: ready ways to play

preset-first-game = Перша партія
preset-first-game-says = У всіх герцогство 1, без доповнень.
preset-classic-says = Базова гра; кожен вибирає одне з двох герцогств.
preset-everything = Усе разом
preset-everything-says = Усі шість доповнень: щити, таверни, торгові шляхи та інше.
choices-duchy = Герцогство
duchy-before = Попереднє герцогство
duchy-next = Наступне герцогство
layout-unsure = за одним джерелом; у коробці може бути інакше

## Guide: the lessons of the guided first game

guide-welcome-title = Вітаємо в Бургундії
guide-welcome = Ваше герцогство чекає на жетони зі складів. Бали дають заповнені області, і що раніше, то більше. Перемагає той, хто за п’ять етапів набере найбільше.
guide-take-title = Кубик відмикає склад
guide-take = Щоходу ви маєте два кубики, кожен — одна дія. Одиницею беруть жетон зі складу 1 до сховища.
guide-take-do = Візьміть ринок зі складу 1.
guide-place-title = Викладаємо другим кубиком
guide-place = Потрібна клітинка того самого кольору з числом кубика, поруч із вашим жетоном. У сховищі три місця; якщо воно повне, один жетон скидають.
guide-place-do = Кубиком 3 викладіть ринок на клітинку, що світиться.
guide-building-title = Область заповнено: 11 балів
guide-building = 1 за розмір і 10 за етап A. Ще й кожна будівля щось робить: ринок дає корабель або тварин із будь-якого складу.
guide-building-do = Візьміть овець.
guide-end-title = Обидва кубики використано
guide-end = До завершення ходу будь-яку дію можна скасувати. Потім грає бот.
guide-end-do = Завершіть хід.
guide-animals-title = На пасовище
guide-animals = За кожну тварину одразу 1 бал. Такі самі тварини на цьому пасовищі дають бали знову, щойно з’явиться новий жетон.
guide-animals-do = Кубиком 4 викладіть овець на клітинку, що світиться.
guide-goods-title = Продаємо товари
guide-goods = Кубиком продають усі товари його кольору: 2 бали за кожен і 1 монета за весь продаж. П’ятіркою можна продати обидва ці товари.
guide-goods-do = Продайте два товари кубиком 5.
guide-black-title = Чорний склад
guide-black = Раз за хід за 2 монети можна купити будь-який жетон посередині. Кубик для цього не потрібен.
guide-black-do = Купіть замок.
guide-castle-title = Викладаємо замок
guide-castle = Замок одразу дає ще одну дію, ніби ви маєте кубик із будь-яким числом.
guide-castle-do = Кубиком 6 викладіть замок на клітинку, що світиться.
guide-extra-title = Додаткова дія
guide-extra = Можна все: взяти жетон, викласти його, продати товари чи взяти робітників. Візьмімо корабель.
guide-extra-do = Візьміть корабель зі складу 4.
guide-ship-title = У плавання
guide-ship = Корабель забирає всі товари з одного складу й просуває вас у черзі ходів.
guide-ship-do = Кубиком 5 викладіть корабель на клітинку, що світиться.
guide-load-title = Вантажимо товари
guide-load = Щораунду білий кубик додає товар до одного зі складів. На складі 2 їх уже два. Тримати можна три кольори.
guide-load-do = Заберіть товари зі складу 2.
guide-bridge-title = Ви попереду
guide-bridge = Ваша фішка просунулася містком. Хто зайшов найдалі, той ходить у раунді першим.
guide-workers-title = Беремо робітників
guide-workers = Будь-який кубик дає двох робітників, байдуже, яке на ньому число. Стає в пригоді, коли решта не підходить.
guide-workers-do = Кубиком 2 візьміть робітників.
guide-change-title = Робітники змінюють кубик
guide-change = Кожен робітник змінює кубик на 1, угору чи вниз; 6 і 1 — сусіди. Одного досить, щоб шістка стала п’ятіркою.
guide-change-do = Візьміть копальню зі складу 5.
guide-mine-title = Копальня
guide-mine = Зараз вона нічого не дає, зате наприкінці кожного етапу приносить монету.
guide-mine-do = Кубиком 4 викладіть копальню на клітинку, що світиться.
guide-monastery-title = Монастирі змінюють правила
guide-monastery = Кожен має свою властивість: одні діють усю партію, інші дають бали наприкінці.
guide-monastery-do = Кубиком 5 візьміть монастир.
guide-phase-title = Етап B
guide-phase = Етап триває п’ять раундів. Копальня дала монету, склади знову повні. Заповнена область тепер додає 8 балів, а не 10.
guide-rule-title = Викладаємо монастир
guide-rule = Із ним за кожен продаж ви матимете 2 монети замість однієї.
guide-rule-do = Кубиком 1 викладіть монастир на клітинку, що світиться.
guide-finish = Перший, хто заповнить усі клітинки кольору, бере великий бонус. Наприкінці бали дають ще товари, монети, робітники й деякі монастирі. Хай щастить!

## Try: setting up a position

position-too-many = Стільки таких жетонів у коробці немає: { $tile_name }.
position-too-few = На наступні етапи забракне жетонів: { $colour_name }.
position-goods = Товарів кожного кольору лише сім, а тут більше: { $goods_name }.
position-round-goods = Товарів на наступні раунди має бути { $number }.
position-goods-left = На наступні етапи забракне товарів.
position-goods-kinds = У гравця { $player } товари більш ніж трьох кольорів.
position-bridge = Хто далі пройшов містком, той має бути раніше.
position-depot = На складі { $depot } такий жетон лежати не може: { $tile_name }.
position-colour = Цей жетон не пасує кольором до клітинки { $space }: { $tile_name }.
position-storage = У гравця { $player } у сховищі більше жетонів, ніж { $number }.
position-apart = Жетони гравця { $player } мають торкатися один одного, і серед них має бути замок.
position-twins = У гравця { $player } в одному місті дві однакові будівлі.
position-bonus = Бонуси не відповідають тому, хто заповнив цей колір: { $colour_name }.
position-left-duchies = Герцогства нові: за цими правилами грають на інших.
position-left-tiles = { $number ->
    [one] Прибрано { $number } жетон: у цій грі йому немає місця.
    [few] Прибрано { $number } жетони: у цій грі їм немає місця.
   *[many] Прибрано { $number } жетонів: у цій грі їм немає місця.
}
position-left-modules = Те, що викладають модулі, розкладено заново для цієї кількості гравців.
try-tile = Жетони
try-depots = Склади
try-space = Місце { $number }
try-phase = Етап
try-bridge = Поділка містка
try-dice = Кубики
try-die = Кубик { $number }
try-white = Білий кубик
try-storage = Сховище { $number }
try-goods = Товари
try-sold = Продані товари
try-silver = Срібло
try-workers = Робітники
try-duchy = Герцогство
try-come = Раунд { $number }
