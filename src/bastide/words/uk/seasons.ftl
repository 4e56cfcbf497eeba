# «Замок на всі часи» українською.

title = Замок на всі часи
title-short = Замок
game-takes = 45–75 хвилин

## What lines call by one word

name-sand = пісок
name-wood = дерево
name-clay = цегла
name-stone = камінь
name-silver = срібло
name-taler = талер
name-rider = кур’єр
name-supply = запас
name-no-card = немає карти
name-messenger = Гонець
name-trader = Торговець
name-bricklayer = Муляр
name-stonemason = Каменяр
name-worker = Робітник
name-worker-wood = Робітник (дерево)
name-worker-sand = Робітник (пісок)
name-worker-stone = Робітник (камінь)
name-master-builder = Архітектор
name-keep = Донжон
name-tavern = Таверна
name-main-gate = Головна брама
name-small-gate = Мала брама
name-stable = Стайня
name-servants-house = Челядня
name-palace = Палац
name-well = Колодязь
name-house = Будинок
name-tower = Вежа
name-market = Ринок
name-smithy = Кузня
name-inn = Корчма
name-barn = Стодола
name-plague = Чума
name-breach = Пролом у мурі
name-maiden = Юна панна
name-blizzard = Завірюха
name-summer = літо
name-winter = зима
name-one = один ресурс
name-unlimited = скільки завгодно ресурсів
name-kept = не продається
name-asked = вирішує господар карти
name-pieces = більше ресурсів — перемога
name-value = цінніші ресурси — перемога
name-all-left = усі карти, що лишилися
name-all-eight = усі вісім карт
name-all-played = усі зіграні карти
name-earlier-rounds = себе й карти попередніх раундів

## Parts of sentences

talers-counted = { $talers } { $talers ->
    [one] талер
    [few] талери
   *[many] талерів
}
resource-acc = { $resource ->
    [clay] цеглу
   *[other] { $resource_name }
}
gift-acc = { $gift ->
    [taler] 1 талер
    [clay] цеглу ×1
   *[other] { $gift_name } ×1
}
tile-acc = { $tile ->
    [keep] донжон
    [tavern] таверну
    [main-gate] головну браму
    [small-gate] малу браму
    [stable] стайню
    [servants-house] челядню
    [palace] палац
    [well] колодязь
    [house] будинок
   *[tower] вежу
}
building-into = { $building ->
    [keep] в донжон
    [tavern] в таверну
    [main-gate] на головну браму
    [small-gate] на малу браму
    [stable] у стайню
    [servants-house] в челядню
    [palace] в палац
    [market] на ринок
    [smithy] в кузню
    [inn] в корчму
   *[barn] у стодолу
}
cart-to = { $cart ->
    [sand] до воза з піском
    [wood] до воза з деревом
    [clay] до воза з цеглою
    [stone] до воза з каменем
   *[rider] до кур’єра
}
cart-from = { $cart ->
    [sand] від воза з піском
    [wood] від воза з деревом
    [clay] від воза з цеглою
    [stone] від воза з каменем
   *[rider] від кур’єра
}
origin-from = { $origin ->
    [supply] із запасу
    [sand] від воза з піском
    [wood] від воза з деревом
    [clay] від воза з цеглою
    [stone] від воза з каменем
    [rider] від кур’єра
   *[inn] з корчми
}
cards-shown = { $second_card ->
    [no-card] { $first_card_name }
   *[other] { $first_card_name }, { $second_card_name }
}
comma-wood = { $sand ->
    [0] {""}
   *[other] {", "}
}
comma-clay = { $wood ->
    [0] { comma-wood }
   *[other] {", "}
}
comma-stone = { $clay ->
    [0] { comma-clay }
   *[other] {", "}
}
comma-silver = { $stone ->
    [0] { comma-stone }
   *[other] {", "}
}
materials-listed = { $sand ->
    [0] {""}
   *[other] пісок ×{ $sand }
}{ $wood ->
    [0] {""}
   *[other] { comma-wood }дерево ×{ $wood }
}{ $clay ->
    [0] {""}
   *[other] { comma-clay }цегла ×{ $clay }
}{ $stone ->
    [0] {""}
   *[other] { comma-stone }камінь ×{ $stone }
}
pieces-listed = { materials-listed }{ $silver ->
    [0] { list-empty }
   *[other] { comma-silver }срібло ×{ $silver }
}
list-empty = { $sand ->
    [0] { $wood ->
        [0] { $clay ->
            [0] { $stone ->
                [0] нічого
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
tribute-paid = { $tribute ->
    [0] {""}
   *[other] ; { $resource_name } ×{ $tribute } — на оборонну вежу
}

## What happened

start-chosen = Перший активний гравець — { $player }.
round-began = Раунд { $round }: активний гравець — { $player }, +{ talers-counted }.
winter-card-turned = Зимова карта: { $winter_card_name }.
characters-chosen = { $first_card ->
    [hidden] { $player } робить таємний вибір.
   *[other] { $player } таємно вибирає: { cards-shown }.
}
characters-revealed = { $player } відкриває: { cards-shown }.
worker-filled = { $player } наповнює карту робітника: { pieces-listed }.
messenger-paid = Гонець: { $player } отримує { talers-counted }.
inn-paid = Корчма: { $player } платить { talers-counted }.
inn-earned = Корчма: { $player } отримує { talers-counted }.
helper-called-back = Корчма: { $player } не може заплатити й відкликає помічника { cart-from }.
helper-sent = { $origin ->
    [supply] { $player } ставить помічника { cart-to }.
   *[other] { $player } переставляє помічника { origin-from } { cart-to }.
}
helper-returned = { $player } втрачає місце: помічник повертається { cart-from } до запасу.
helpers-stayed = { $player } залишає помічників на місцях.
sending-skipped = Торговець: { $player } не має кого поставити.
delivered = { $count ->
    [0] Доставка: { $player } нічого не отримує ({ $resource_name }){ tribute-paid }.
   *[other] Доставка: { $player } отримує { resource-acc } ×{ $count }{ tribute-paid }.
}
tower-taken = Муляр: { $player } забирає з оборонної вежі { resource-acc } ×{ $count }.
tower-empty = Муляр: { $player } нічого не бере, оборонна вежа порожня.
piece-bought = { $player } купує { resource-acc } ×1 з карти робітника.
piece-sold = { $player } отримує { talers-counted } за { resource-acc } ×1 зі своєї карти.
sale-asked = { $player } хоче купити останній ресурс із карти робітника: { $resource_name }.
sale-refused = { $player } не продає останній ресурс: { $resource_name }.
silver-exchanged = { $player } міняє в кузні срібло ×{ $count } на { resource-acc } ×{ $count }.
building-begun = { $player } збирається будувати { tile-acc }.
tile-built = { $player } будує { tile-acc } ({ materials-listed }).
bricklayer-paid = Муляр: { $player } отримує { talers-counted } за витрачені ресурси.
helper-housed = { $origin ->
    [supply] { $player } ставить помічника { building-into } за { talers-counted }.
   *[other] { $player } переставляє помічника { origin-from } { building-into } за { talers-counted }.
}
pieces-taken = { $player } забирає зі своєї карти робітника: { pieces-listed }.
cards-taken-back = Архітектор: { $player } повертає в руку { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}.
turn-ended = { $card_name }: { $player } завершує хід.
turn-passed = { $card_name }: { $player } більше нічого не може зробити, хід завершується сам.
card-removed = { $player } вилучає карту з гри: { $card_name }.
bank-paid = { $player } платить у банк { talers-counted } і зберігає карти.
wall-mended = Пролом у мурі: { $player } віддає камінь ×{ $count }.
wall-left = Пролом у мурі: { $player } нічого не віддає.
gift-given = Юна панна: { $player } дарує { gift-acc }.
dropped-out = Юна панна: { $player } відступається.
maiden-won = Юна панна: { $player } здобуває її серце.
gift-picked = Подарунки: { $player } бере { gift-acc }.
castle-finished = Збудовано останню будівлю: це останній раунд.
game-ended = Останній раунд зіграно.
talers-turned-in = Ринок: { $player } здає { talers-counted }.
resources-turned-in = Палац: { $player } здає: { materials-listed }.
nothing-turned-in = { $source_name }: { $player } нічого не здає.
you-round-began = Раунд { $round }: активний гравець — ви, +{ talers-counted }.
you-worker-filled = Ви наповнюєте карту робітника: { pieces-listed }.
you-messenger-paid = Гонець: ви отримуєте { talers-counted }.
you-inn-paid = Корчма: ви платите { talers-counted }.
you-inn-earned = Корчма: ви отримуєте { talers-counted }.
you-sending-skipped = Торговець: вам нема кого поставити.
you-delivered = { $count ->
    [0] Доставка: ви нічого не отримуєте ({ $resource_name }){ tribute-paid }.
   *[other] Доставка: ви отримуєте { resource-acc } ×{ $count }{ tribute-paid }.
}
you-tower-taken = Муляр: ви забираєте з оборонної вежі { resource-acc } ×{ $count }.
you-tower-empty = Муляр: оборонна вежа порожня.
you-piece-sold = Ви отримуєте { talers-counted } за { resource-acc } ×1 зі своєї карти.
you-tile-built = Ви будуєте { tile-acc } ({ materials-listed }).
you-bricklayer-paid = Муляр: ви отримуєте { talers-counted } за витрачені ресурси.
you-pieces-taken = Ви забираєте зі своєї карти робітника: { pieces-listed }.
you-cards-taken-back = Архітектор: ви повертаєте в руку { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}.
you-turn-passed = { $card_name }: більше нема чого робити, ваш хід завершиться сам.
you-maiden-won = Юна панна: ви здобуваєте її серце.
you-gift-picked = Подарунки: ви берете { gift-acc }.

hint-likely-built = Імовірно, ви збудуєте: { $tile_name }.
hint-likely-housed = Імовірно, помічник стане тут: { $building_name }.

## Why not

space-not-in-use = Поділки { $space } у цій партії немає: гравців { $seats }, раундів { $rounds }.
winter-card-seen = Цю зимову карту вже відкрито.
decision-first = { $decision ->
    [choose] Спершу всі вибирають карти раунду.
    [fill] Спершу наповніть карти робітників.
    [call-back] Спершу відкличте помічника: на корчму немає талера.
    [send] Діє торговець: поставте помічника.
    [take] Спершу муляр забирає один вид з оборонної вежі.
    [order] Спершу виберіть, котрий із двох робітників почне.
    [pay] Спершу заплатіть за будівлю.
    [agree] Спершу вирішіть, чи продавати останній ресурс із карти.
    [plague] Спершу чума: вилучіть карту або заплатіть.
    [breach] Спершу пролом у мурі: віддайте камінь або відмовтеся.
    [blizzard] Спершу завірюха: вилучіть карту робітника або заплатіть.
    [gift] Спершу юна панна: зробіть подарунок або відступіться.
    [pick] Спершу візьміть свою частку подарунків.
    [market] Спершу вирішіть, скільки талерів здати на ринок.
    [palace] Спершу вирішіть, які ресурси здати в палац.
   *[action] Зараз цього зробити не можна: діє персонаж.
}
card-not-in-hand = Цієї карти у вашій руці немає: { $card_name }.
cards-in-order = Виберіть різні карти, у тому порядку, у якому вони діють.
no-master-builder-yet = У першому раунді архітектора вибрати не можна.
no-card-to-take-back = Архітектору нема чого повертати: зіграних карт немає. Виберіть іншу карту.
cards-number = { $number ->
    [one] Виберіть { $number } карту.
    [few] Виберіть { $number } карти.
   *[many] Виберіть { $number } карт.
}
card-not-to-fill = Цю карту наповнювати не треба: { $card_name }.
no-free-pieces = На цій карті вибирати нема чого: { $card_name }.
piece-not-free = Виберіть пісок, дерево або цеглу; це не підходить: { $resource_name }.
pieces-number = { $number ->
    [one] Виберіть для карти { $number } ресурс.
    [few] Виберіть для карти { $number } ресурси.
   *[many] Виберіть для карти { $number } ресурсів.
}
pieces-in-order = Назвіть ресурси по черзі: пісок, дерево, цегла.
stock-lacks = У резерві цього бракує: { $resource_name }.
no-helper-there = { $origin ->
    [supply] У вашому запасі немає помічників.
    [rider] Біля кур’єра немає вашого помічника.
    [inn] У корчмі немає вашого помічника.
   *[other] Біля цього воза немає вашого помічника ({ $origin_name }).
}
same-cart = Ваш помічник уже там. Виберіть інший віз.
rider-closed = До кур’єра помічника ставлять, лише коли зайнято всі чотири вози.
carts-still-free = Поки є вільний віз, витіснити нікого не можна.
own-helper-there = Ваш помічник уже там. Виберіть інший віз.
helper-is-new = Цього помічника поставили в цьому раунді, його ще не можна витіснити.
must-send = Поставте помічника із запасу або переставте іншого.
tower-lacks = На оборонній вежі цього немає: { $resource_name }.
does-not-buy = Купує лише каменяр, а цей персонаж — ні: { $card_name }.
buying-is-over = Купувати можна лише до будівництва.
own-card = Зі своєї карти купувати не можна.
card-not-played = Цієї карти немає серед зіграних у цьому раунді: { $card_name }.
piece-not-there = На карті цього немає: { $resource_name }.
card-is-closed = З цієї карти більше нічого не купити.
last-piece-stays = Останній ресурс на карті не продається.
too-few-talers = Потрібно { $needed } { $needed ->
    [one] талер
    [few] талери
   *[many] талерів
}; у вас { $talers }.
silver-for-silver = Срібло міняють на пісок, дерево, цеглу чи камінь.
no-silver = Срібла у вас немає.
does-not-build = Цей персонаж не будує: { $card_name }.
building-is-over = Будувати можна лише до того, як ви поставили помічників.
tiles-are-built = Будівель за одну дію — щонайбільше { $number }.
tile-is-built = Такої незбудованої будівлі більше немає: { $tile_name }.
cannot-pay = { $tile_name }: рівно { $cost } із трьох чи більше видів не виходить.
not-exact = Ці ресурси варті { $worth }, а будівля коштує рівно { $cost }.
too-few-kinds = Платіть ресурсами щонайменше { $kinds } видів.
pieces-lacking = { $count ->
    [one] Бракує { $count } ресурсу
    [few] Бракує { $count } ресурсів
   *[many] Бракує { $count } ресурсів
}; срібло на обмін: { $silver }.
does-not-house = Цей персонаж не ставить помічників у замок: { $card_name }.
build-first = Спершу щось збудуйте, а тоді можна ставити помічників.
helpers-are-housed = За одну дію можна поставити щонайбільше { $number } помічників.
no-such-place = У цій будівлі немає такого місця: { $building_name }.
not-finished = Цієї будівлі ще не збудовано: { $building_name }.
place-taken = Тут уже стоїть помічник: { $building_name }. Виберіть вільне місце.
housed-this-round = У цьому раунді ви вже поставили сюди помічника: { $building_name }.
place-is-alike = Вільне таке саме місце з меншим номером: { $building_name }. Виберіть його.
card-not-open = Цієї карти немає серед ваших зіграних: { $card_name }.
only-workers = Завірюха забирає карту робітника, а не цю: { $card_name }.
card-is-out = Ця карта вже поза грою: { $card_name }.
too-little-stone = Потрібен камінь ×{ $needed }; у вас { $stone }.
nothing-to-give = Цього у вас немає: { $gift_name }.
gift-not-there = Серед подарунків цього немає: { $gift_name }.
worker-not-next = Цей робітник зараз не діє: { $card_name }.
talers-not-even = На ринку бал коштує { $rate } талери. Здайте парну кількість талерів.
too-few-to-turn-in = У вас лише { $resource_name } ×{ $count }.
too-many-to-turn-in = До палацу можна здати щонайбільше { $most } ресурсів.
stock-cannot-change = Стільки срібла не обміняти: у резерві ресурсів лише { $count }.

## Said everywhere

expects-choose = { $count ->
    [one] Виберіть карту: поки що її ніхто не бачить.
    [few] Виберіть { $count } карти: поки що їх ніхто не бачить.
   *[many] Виберіть { $count } карт: поки що їх ніхто не бачить.
}
expects-action = { $card_name }: { $can ->
    [buy] купіть ресурси або завершіть хід.
    [buy-erect] купіть ресурси, збудуйте будівлю (ще { $tiles }) або завершіть хід.
    [buy-erect-house] купіть ресурси, збудуйте будівлю (ще { $tiles }), поставте помічника (ще { $helpers }) або завершіть хід.
    [buy-house] купіть ресурси, поставте помічника (ще { $helpers }) або завершіть хід.
    [erect] збудуйте будівлю (ще { $tiles }) або завершіть хід.
    [erect-house] збудуйте будівлю (ще { $tiles }), поставте помічника (ще { $helpers }) або завершіть хід.
    [house] поставте помічника (ще { $helpers }) або завершіть хід.
   *[nothing] завершіть хід.
}
expects-pay = { $tile_name }: заплатіть рівно { $cost }, щонайменше три види.
expects-agree = Продати останній ресурс із вашої карти ({ $resource_name })?
expects-removal = { $winter_card_name }: вилучіть { $winter_card ->
    [plague] зіграну карту
   *[other] карту робітника
}{ $can_pay ->
    [1] {" "}або заплатіть { talers-counted }
   *[other] . Щоб заплатити, треба { talers-counted }
}.
expects-fill = Виберіть, які ресурси покласти на карту робітника.
expects-send = Торговець: поставте помічника до воза.
expects-call-back = Корчма: заплатити нічим. Відкличте помічника від воза.
expects-take = Муляр: заберіть з оборонної вежі один вид.
expects-order = Двоє робітників: виберіть, котрий почне.
expects-breach = Пролом у мурі: віддати камінь ×3 за 3 бали?
expects-gift = Юна панна: подаруйте ресурс чи талер або відступіться.
expects-pick = Подарунки: візьміть один.
expects-market = Ринок: здайте талери за бали або залиште їх.
expects-palace = Палац: здайте ресурси за бали або залиште їх.
round-of = Раунд { $round } з { $rounds }
active-player = Активний гравець — { $player }
bank-holds = У банку { talers-counted }
smithy-holds = Срібло в кузні: { $silver }
ribbon-title = Хто коли діє
winter-title = Зима
winter-next = карта — в раунді { $round }
winter-none = карт більше немає
score-words = { $score } { $score ->
    [one] бал
    [few] бали
   *[many] балів
}
score-sheet = Підрахунок балів
move-choose = Вибрати карту
move-fill-first = Спершу наповнити цю карту
move-fill = Наповнити карту робітника
move-send = Поставити помічника
move-stay = Залишити помічників на місцях
move-call-back = Відкликати помічника
move-take = Забрати з оборонної вежі
move-act-first = Починає цей робітник
move-buy = Купити з карти робітника
move-agree = Продати останній ресурс
move-refuse = Залишити останній ресурс собі
move-exchange = Обміняти срібло
move-erect = Збудувати
move-pay = Заплатити
move-house = Поставити помічника в будівлю
move-remove = Вилучити карту з гри
move-pay-bank = Заплатити й зберегти карти
move-mend = Віддати камінь ×3 за 3 бали
move-decline = Нічого не віддавати
move-give = Зробити подарунок
move-drop-out = Відступитися
move-pick = Взяти подарунок
move-change-talers = Здати талери
move-turn-in = Здати
round-number = Раунд { $round }

## The terminal

to-the-map = показати на полі: { $word }
on-the-map = на полі
brief-round-began = Раунд { $round } { $gained }
brief-winter-card-turned = { $winter_card_name }
brief-characters-revealed = { $first_card_name }{ $second_card ->
    [no-card] { "" }
   *[other] { "" } + { $second_card_name }
}
brief-cards-taken-back = карти знову в руці
brief-card-removed = −{ $card_name }
brief-helper-sent = помічник { cart-to }
brief-helper-returned = помічник { cart-from } в запас
brief-helper-called-back = помічник { cart-from } в запас
brief-helper-housed = помічник { building-into } ({ $given })
brief-messenger-paid = { $gained }
brief-delivered = { $gained }
brief-tower-taken = { $gained }
brief-pieces-taken = { $gained }
brief-piece-bought = { $gained } −1{ $short_taler }
brief-piece-sold = +{ $talers }{ $short_taler }
brief-sale-refused = не продає
brief-bank-paid = { $given }
brief-silver-exchanged = −{ $count }{ $short_silver } { $gained }
brief-tile-built = { $tile_name } ({ $given })
brief-bricklayer-paid = { $gained }
brief-scored = { points-gained }
brief-castle-finished = { castle-finished }
brief-inn-paid = { $given }
brief-inn-earned = { $gained }
brief-wall-mended = −{ $count }{ $short_stone }
brief-gift-given = { $given }
brief-gift-picked = { $gained }
brief-maiden-won = здобуває серце юної панни
brief-dropped-out = відступається
brief-talers-turned-in = { $given }
brief-resources-turned-in = { $given }
brief-nothing-turned-in = нічого не здає
card-short = { $card ->
    [messenger] Го
    [trader] То
    [bricklayer] Му
    [stonemason] Ка
    [worker-wood] Рд
    [worker-sand] Рп
    [worker-stone] Рк
   *[master-builder] Ар
}
castle-headings = { $heading ->
    [cost] варт.
    [points] бали
    [places] місця: ціна→дає
   *[scores] наприкінці
}
yard-headings = { $heading ->
    [worth] =
    [cart] віз
    [tower] вежа
   *[stock] резерв
}
player-headings = { $heading ->
    [points] бали
    [talers] тал.
    [helpers] пом.
   *[cards] рука / зіграно
}
winter-unseen = ще не відкрито: { $cards }
ways-left = Ще { $count } { $count ->
    [one] спосіб
    [few] способи
   *[many] способів
}: наберіть `{ $move }` і скільки ресурсів кожного виду; Tab доповнює.
help-castle = Числа в [ ] — номери ходів. Для будівлі вказано вартість і бали, потім знак за кожну таку будівлю: того, хто її збудував, або · — ще не збудовано. Далі місця: 12→4 — вільне за 12 талерів і дало б 4 бали, якби партія завершилася зараз; знак замість ціни — помічник; ( ) — ще не збудовано. Після місць кузні вказано срібло, яке в ній лежить.
help-yard = Поруч із ресурсом: його цінність, скільки привозить віз і хто біля нього стоїть (* — з цього раунду), скільки лежить на оборонній вежі та в резерві. Кур’єр — у рядку срібла.
help-signs = Дві літери позначають ресурс, талер або карту. Після / — зіграні карти. У таблиці пар номер стоїть на перетині двох карт.
help-unsure = Числа, які довелося відновити: { $buildings }.

## Options

option-season = Пора року

## What things do

does-messenger = Візьміть із банку 8 талерів.
does-trader = Поставте помічника до воза, а якщо всі чотири зайнято — до кур’єра. Тоді всі помічники там, ваші й чужі, привозять ресурси своїм господарям.
does-bricklayer = Заберіть з оборонної вежі всі ресурси одного виду, потім збудуйте до двох будівель: 1 талер за кожен витрачений ресурс, без балів. Після цього можна поставити в замок до двох помічників.
does-stonemason = Купіть по одному ресурсу за 1 талер із карт робітників, які зіграли суперники, потім збудуйте до двох будівель за повні бали. Після цього можна поставити в замок до двох помічників.
does-worker-wood = Візьміть дерево ×2 і срібло ×1, крім того, що купили каменярі. Потім збудуйте до двох будівель за половину балів; без помічників.
does-worker-sand = Візьміть пісок ×2 і цеглу ×1, крім того, що купили каменярі. Потім збудуйте до двох будівель за половину балів; без помічників.
does-worker-stone = Візьміть камінь ×1 і два ресурси на вибір (пісок, дерево, цегла), крім того, що купили каменярі. Потім збудуйте до двох будівель за половину балів; без помічників.
does-master-builder = Поверніть у руку всі зіграні карти й отримайте 5 балів за кожну будівлю, яку в цьому раунді збудували суперники. Сам архітектор не будує.
does-keep = Наприкінці помічник тут приносить 3 бали за кожне вільне місце в замку.
does-tavern = Наприкінці помічники тут приносять бали за всіх помічників у замку, своїх і чужих: на дорогому місці по 1 за кожного, на дешевому — 1 за двох.
does-main-gate = Наприкінці помічник тут приносить 2 бали за кожну збудовану вежу.
does-small-gate = Наприкінці помічник тут приносить 1 бал за кожну збудовану вежу.
does-stable = Наприкінці помічники тут приносять бали за кожен збудований будинок: на дорогому місці 3, на дешевому 2.
does-servants-house = Наприкінці кожен помічник тут приносить 1 бал за кожну незбудовану будівлю.
does-palace = Наприкінці кожен помічник тут перетворює до 5 ресурсів господаря на бали, що дорівнюють їхній цінності.
does-well = Місць для помічників немає: колодязь будують лише заради балів.
does-house = Місць для помічників немає, але за будинки дають бали помічники у стайні.
does-tower = Місць для помічників немає, але за вежі дають бали помічники на брамах.
does-market = Стоїть від самого початку. Наприкінці помічник тут міняє талери на бали: 2 талери за 1 бал, а якщо обидва місця ваші — 1 за 1.
does-smithy = Стоїть від самого початку. Обміняне срібло залишається тут, і наприкінці помічники приносять за нього бали: на дорогому місці по 1 за кожне, на дешевому — 1 за два.
does-inn = Одне місце за 3 талери, поза замком. Кожен, хто грає торговця, платить господареві корчми 1 талер; якщо талера немає, відкликає помічника від воза.
does-barn = Три місця по 5 талерів, поза замком. Наприкінці кожен помічник тут приносить 10 балів, якщо він один, 7 — якщо їх двоє, 3 — якщо троє.
does-plague = Кожен вилучає з гри одну зіграну карту або платить у банк по 1 талеру за кожну зіграну.
does-breach = Кожен може віддати камінь ×3 і отримати 3 бали.
does-maiden = На початку кожного раунду всі, хто ще залицяється, дарують ресурс чи талер або відступаються назавжди. Останній отримує 8 балів; тоді подарунки ділять між усіма.
does-blizzard = Кожен вилучає з гри одну карту робітника, з руки чи зіграну, або платить у банк 3 талери.
pays-stonemason = будівлі каменяра, повні бали
pays-worker = будівлі робітників, половина балів
pays-master-builder = 5 за кожну будівлю суперників у раунді
pays-breach = 3 за камінь ×3
pays-maiden = 8 тому, хто залицяється найдовше
pays-keep = 3 за кожне вільне місце в замку
pays-tavern = 1 або ½ за кожного помічника в замку
pays-main-gate = 2 за кожну вежу
pays-small-gate = 1 за кожну вежу
pays-stable = 3 або 2 за кожен будинок
pays-servants-house = 1 за кожну незбудовану будівлю
pays-market = 1 за 2 талери, з обома місцями — за 1
pays-palace = цінність до 5 ресурсів на помічника
pays-smithy = 1 або ½ за кожне срібло в кузні
pays-barn = 10, 7 або 3 за помічника, залежно від того, скільки їх там
does-defence = Сюди йде одна одиниця кожної доставки. Муляр забирає всі ресурси одного виду.
does-stock = Звідси беруться доставки, сюди йде плата за будівлі. У свій хід можна обміняти срібло на ресурс із резерву.
does-supply = Помічники, які ще ніде не стоять.

## The page

worker-title = Робітник
short-messenger = 8 талерів
short-trader = помічник до воза
short-bricklayer = будує за талери
short-stonemason = будує за бали
short-worker-wood = будує за половину
short-worker-sand = будує за половину
short-worker-stone = будує за половину
short-master-builder = повернути карти
cart-brings = { $count }, 1 — вежі
ribbon-nobody = ніхто
action-done = готово
action-now = діє зараз
action-waits = ще попереду
wooing = Залицяються: { $players }
yard-title = Вози, вежа й резерв
carts-title = Вози й кур’єр
tower-title = Оборонна вежа
tower-says = муляр забирає один вид
stock-title = Резерв
bank-short = банк
smithy-short = кузня
piece-count = { $piece_name } ×{ $count }
pieces-none = нічого
cart-of = { $resource ->
    [sand] Віз із піском
    [wood] Віз із деревом
    [clay] Віз із цеглою
   *[stone] Віз із каменем
}
place-free = вільно
place-for = місце за { $price } { $price ->
    [one] талер
    [few] талери
   *[many] талерів
}
tile-stands = { $tile }: збудовано
tile-unbuilt = { $tile }: вартість { $cost }, бали { $points }
helpers-count = Помічники в запасі: { $count }
line-choose = Вибрати: { $cards }
line-fill-first = Спершу наповнити: { $card_name }
line-fill = Наповнити: { $pieces }
line-send = { $origin ->
    [supply] Поставити помічника { cart-to }
   *[other] Переставити помічника { origin-from } { cart-to }
}
line-call-back = Відкликати помічника { cart-from }
line-take = Забрати з оборонної вежі: { $resource_name }
line-act-first = Починає: { $card_name }
line-buy = Купити за 1 талер: { $resource_name }
line-exchange = Обміняти срібло ×1 на { resource-acc } ×1
line-erect = Збудувати { tile-acc }
line-pay = Заплатити: { $pieces }
line-house = { $origin ->
    [supply] Поставити помічника { building-into }
   *[other] Переставити помічника { origin-from } { building-into }
}
line-remove = Вилучити з гри: { $card_name }
line-give = Подарувати { gift-acc }
line-pick = Взяти { gift-acc }
line-change-talers = Здати { talers-counted }
line-keep-all = Нічого не здавати
line-turn-in = Здати: { $pieces }
back-choose = { $cards }
back-fill-first = яку карту наповнити спершу
back-fill = ресурси на карті ({ $pieces })
back-send = { $origin ->
    [supply] помічник { cart-to }
   *[other] помічник { origin-from } { cart-to }
}
back-stay = помічники на місцях
back-call-back = помічник, відкликаний { cart-from }
back-take = { $resource_name } з вежі
back-act-first = котрий робітник починає
back-buy = купівля ({ $resource_name })
back-agree = продаж останнього ресурсу
back-refuse = відмова продати
back-exchange = срібло на { resource-acc }
back-erect = { $tile_name }
back-pay = оплата ({ $pieces })
back-house = { $origin ->
    [supply] помічник { building-into }
   *[other] помічник { origin-from } { building-into }
}
back-remove = карта з гри ({ $card_name })
back-pay-bank = плата в банк
back-mend = камінь для пролому
back-decline = відмова віддати
back-give = подарунок ({ $gift_name })
back-drop-out = відмова від залицяння
back-pick = частка подарунків ({ $gift_name })
back-change-talers = здано ({ talers-counted })
back-turn-in = здано ({ $pieces })
pay-exactly = { $tile_name }: заплатити рівно { $cost }
pay-worth = Цінність кожного ресурсу та скільки його у вас
pay-worth-of = { $piece_name }: цінність { $points }, у вас { $count }
fill-which = Які ресурси покласти на карту?
turn-in-which = Які ресурси здати в палац?
talers-which = Скільки талерів здати на ринок?
order-which = Котрий робітник почне?
way-best = Найкращий спосіб
own-title = Ваші карти й ресурси
hand-title = Рука
played-title = зіграно
way-changes = міняється срібло ×{ $count }
ways-fewer = менше способів
ways-more = ще { $count } { $count ->
    [one] спосіб
    [few] способи
   *[many] способів
}
pieces-count = { $count } шт.
castle-title = Замок
seasons-keys = Стрілками переходьте по столу, Enter вибирає.
parts-title = Замок або вози
part-castle = Замок
part-yard = Вози, вежа
round-over = Раунд { $round } завершено
round-next = Далі раунд { $round }
round-active = Активний гравець — { $player }: +{ talers-counted }.
active-short = активний
cards-of = Карти: { $player }
card-in-hand = у руці
card-played = зіграно
card-out = поза грою
helpers-title = Помічники
choice-made = вибір зроблено
choice-open = вибирає
correct-figures = Виправити числа
corrected-count = виправлено: { $count }
figures-note = У деяких числах цієї гри ми не певні; їх позначено знаком †. Якщо у вашій коробці інакше, виправте їх тут.
figure-unsure = У цьому числі ми не певні.
helper-new = поставлено в цьому раунді: витіснити ще не можна
place-helper = Помічник
place-price = Ціна
place-worth = Дає зараз
tile-cost = Вартість
tile-points = Бали
tile-left = Залишилося збудувати
expects-buy = Каменяр: купіть ресурси, потім будуйте за повні бали.
expects-erect-bricklayer = Муляр: будуйте за 1 талер на ресурс (ще { $left }).
expects-erect-stonemason = Каменяр: будуйте за повні бали (ще { $left }).
expects-erect-worker = Робітник: будуйте за половину балів (ще { $left }).
expects-house = { $card_name }: можна поставити помічників у замок (ще { $left }).
expects-end = { $card_name }: більше нема чого робити? Завершіть хід.
bar-round = раунд { $round } з { $rounds } · { $season_name }
builds-bricklayer = Муляр: 1 талер за кожен ресурс, без балів
builds-stonemason = Каменяр: повні бали
builds-worker = Робітник: половина балів
curtain-says = Решта, не підглядайте: карти вибирають таємно.
keys-arrows = переходити по столу

## Later: before the start

option-purchase = Купівля з карти
option-last_piece = Останній ресурс на карті
option-tie = Якщо й талерів порівну
option-full_hand = Архітектора не вибрати, якщо в руці
option-cards_back = Архітектор повертає
option-costs = Вартість будівель
option-points = Бали за будівлі
option-prices = Ціни місць, у талерах
option-winter_spaces = Поділки із зимовою картою
explains-seats = Від двох до чотирьох гравців; удвох грають по дві карти за раунд.
explains-season = Починати краще з літа; зима додає карти подій.
explains-purchase = Каменяр купує з кожної карти один ресурс або скільки завгодно.
explains-last_piece = Він лишається на карті, або її господар може погодитися його продати.
explains-tie = Коли порівну і балів, і талерів: більше ресурсів або цінніші ресурси.
explains-full_hand = Архітектора не можна вибрати, коли всі карти в руці: усі, що лишилися, або саме вісім (узимку карта може вибути з гри).
explains-cards_back = У грі вдвох друга карта раунду теж повертається або лишається.
explains-costs = Лише якщо у вашій коробці інакше: частину чисел відновлено.
explains-points = Парні числа: робітник отримує половину.
explains-prices = Ціни в челядні та на ринку — наш здогад.
explains-winter_spaces = Які поділки позначено значком — наш здогад.
preset-first-game = Літо
preset-first-game-says = Із цього найкраще почати.
preset-winter = Зима
preset-winter-says = У деяких раундах діють карти подій.
choices-castle = Замок
castle-summer-says = Усі зводять один замок. Бали отримують будівничі, а наприкінці й помічники.
castle-winter-says = Узимку в деяких раундах стаються події.

## Guide: the lessons of the guided first game

guide-welcome-title = Вітаємо в замку
guide-welcome = Замок спільний, а бали в кожного свої. Будівництво дає їх одразу, помічники в замку — наприкінці. Перемагає той, у кого балів більше.
guide-choose-title = Дві карти потай
guide-choose = Щораунду ви та бот потай вибираєте по два персонажі. Торговець здобуває ресурси, робітник приносить свої й будує.
guide-choose-do = Виберіть торговця й робітника з каменем.
guide-ribbon-title = Черга завжди та сама
guide-ribbon = Карти відкрито. Персонажі щораунду діють саме в такому порядку. Гонець бота приніс йому 8 талерів.
guide-fill-title = Що несе робітник
guide-fill = Цей робітник дає камінь і ще два ресурси на ваш вибір. До його дії вони лежать на карті.
guide-fill-do = Візьміть дві цеглини.
guide-trader-title = Помічник до воза
guide-trader = Торговець ставить помічника до воза. Той лишається й бере ресурси з кожної доставки, навіть якщо торговця зіграв лише бот.
guide-trader-do = Поставте помічника до воза з каменем.
guide-tower-title = Частка вежі
guide-tower = З кожної доставки одна одиниця йде на оборонну вежу. Решта ваша: 1 камінь.
guide-build-title = Робітник будує
guide-build = Будинок коштує 8 і дає 6 балів. Робітникові дістається половина.
guide-build-do = Збудуйте будинок.
guide-pay-title = Платіть рівно
guide-pay = Треба щонайменше три види ресурсів, рівно на 8. Пісок — 1, дерево — 2, цегла — 4, камінь — 5.
guide-pay-do = Заплатіть піском, деревом і каменем.
guide-second-title = Другий раунд
guide-second = Зіграні карти лишаються на столі. Гонець дає 8 талерів, каменяр будує за повні бали.
guide-second-do = Виберіть гінця й каменяра.
guide-buy-title = Купуємо з чужої карти
guide-buy = За 1 талер каменяр може купити один ресурс із кожної чужої карти робітника.
guide-buy-do = Купіть пісок.
guide-stonemason-title = Повні бали
guide-stonemason = Вежа коштує 10. Каменяр отримує за неї всі 8 балів.
guide-stonemason-do = Збудуйте вежу.
guide-exact-title = Рівно 10
guide-exact = Пісок 1, цегла 4, камінь 5: три види й нічого зайвого.
guide-exact-do = Заплатіть піском, цеглою та каменем.
guide-helper-title = Помічник у замку
guide-helper = Збудувавши щось, можна поставити до двох помічників, кожного за ціну місця. Бали вони дадуть наприкінці: на ринку — за талери.
guide-helper-do = Поставте помічника на ринок.
guide-third-title = Карт обмаль
guide-third = Архітектор поверне всі карти й дасть 5 балів за кожну чужу будівлю цього раунду. Муляр спустошує вежу.
guide-third-do = Виберіть муляра й архітектора.
guide-bricklayer-title = Запаси вежі
guide-bricklayer = Муляр бере з оборонної вежі всі ресурси одного виду.
guide-bricklayer-do = Візьміть срібло.
guide-silver-title = Срібло замінить усе
guide-silver = У свій хід срібло можна міняти на будь-який інший ресурс, один до одного.
guide-silver-do = Виберіть своє срібло, потім пісок у резерві.
guide-talers-title = Будуємо за гроші
guide-talers = Балів муляр не дає, зате за кожен витрачений ресурс приносить 1 талер.
guide-talers-do = Збудуйте вежу.
guide-wages-title = Три ресурси — 3 талери
guide-wages = Ось звідки гроші на помічників.
guide-wages-do = Заплатіть піском, цеглою та каменем.
guide-finish = Помічник бота біля брами дасть бали за кожну вежу. Після 12 раундів, або коли замок добудовано, бали дають усі помічники. Хай щастить!
guide-hand-title = Карти знову в руці
guide-hand = Бот збудував одну будівлю: вам 5 балів. І всі ваші карти повернулися.

## Try: setting up a position

position-resources = У коробці всього { $number }: { $resource_name }.
position-talers = Талерів у коробці всього { $number }.
position-helpers = У гравця { $player } на полі більше помічників, ніж у коробці.
position-tiles = Таких будівель усього { $number }: { $tile_name }.
position-unfinished = Тут хтось стоїть, але це не збудовано: { $building_name }.
position-castle-over = Збудовано всі будівлі, і партія вже завершилася б. Залиште одну незбудованою.
position-characters = У гравця { $player } бракує карт персонажів: кожна має бути в руці або серед зіграних.
position-no-character = Гравцеві { $player } нема чого вибрати в цьому раунді. Поверніть йому карту в руку.
position-winter = Ця зимова карта так лежати не може: { $card_name }.
position-left-helpers = { $number ->
    [one] Прибрано { $number } помічника: у цій грі їх у гравців менше.
    [few] Прибрано { $number } помічників: у цій грі їх у гравців менше.
   *[many] Прибрано { $number } помічників: у цій грі їх у гравців менше.
}
try-helper = Помічник
try-build = Будівля гравця { $number }
try-active = Активний гравець
try-hand = У руці
try-tower = Оборонна вежа
try-smithy = Срібло в кузні
try-winter = Відкриті зимові карти
try-coins = Талери в корчмі
