# «Замок на всі часи» українською.

title = Замок на всі часи
game-takes = 45–75 хвилин
card-recorded = Запис партії чотирьох ботів

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
name-unlimited = скільки завгодно
name-kept = не продається
name-asked = запитати господаря карти
name-pieces = перемагає той, у кого залишилося більше ресурсів
name-value = перемагає той, у кого залишилися цінніші ресурси

## Parts of sentences

talers-counted = { $talers } { $talers ->
    [one] талер
    [few] талери
   *[many] талерів
}
points-gained = +{ $points } { $points ->
    [one] бал
    [few] бали
   *[many] балів
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
                [0] нічого немає
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
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
helper-called-back = Корчма: { $player } не може заплатити й повертає помічника { cart-from }.
helper-sent = { $origin ->
    [supply] { $player } ставить помічника { cart-to }.
   *[other] { $player } переставляє помічника { origin-from } { cart-to }.
}
helper-returned = Помічника витіснено, він повертається { cart-from } в запас: { $player }.
helpers-stayed = { $player } залишає помічників на місцях.
sending-skipped = Торговець: { $player } нікого не може поставити.
delivered = { $count ->
    [0] Доставка: { $player } нічого не отримує ({ $resource_name }){ $tribute ->
        [0] {""}
       *[other] ; { $resource_name } ×{ $tribute } — на оборонну вежу
    }.
   *[other] Доставка: { $player } отримує { resource-acc } ×{ $count }{ $tribute ->
        [0] {""}
       *[other] ; { $resource_name } ×{ $tribute } — на оборонну вежу
    }.
}
tower-taken = Муляр: { $player } забирає з оборонної вежі { resource-acc } ×{ $count }.
tower-empty = Муляр: { $player } нічого не бере, оборонна вежа порожня.
piece-bought = { $player } купує { resource-acc } ×1 з карти робітника.
piece-sold = { $player } отримує { talers-counted } за { resource-acc } ×1 з карти.
sale-asked = { $player } просить продати останній ресурс на карті робітника: { $resource_name }.
sale-refused = { $player } не продає останній ресурс: { $resource_name }.
silver-exchanged = { $player } міняє в кузні срібло ×{ $count } на { resource-acc } ×{ $count }.
building-begun = { $player } збирається будувати { tile-acc }.
tile-built = { $player } будує { tile-acc } ({ materials-listed }).
bricklayer-paid = Муляр: { $player } отримує { talers-counted } за витрачені ресурси.
scored = { $player } отримує { points-gained }: { $source_name }.
helper-housed = { $origin ->
    [supply] { $player } ставить помічника { building-into } за { talers-counted }.
   *[other] { $player } переставляє помічника { origin-from } { building-into } за { talers-counted }.
}
pieces-taken = { $player } забирає з карти робітника: { pieces-listed }.
cards-taken-back = Архітектор: { $player } повертає в руку { $count } { $count ->
    [one] карту
    [few] карти
   *[many] карт
}.
turn-ended = { $card_name }: { $player } завершує хід.
turn-passed = { $card_name }: { $player } завершує хід, вибирати більше нема з чого.
card-removed = { $player } вилучає карту з гри: { $card_name }.
bank-paid = { $player } платить у банк { talers-counted } і зберігає карти.
wall-mended = Пролом у мурі: { $player } віддає камінь ×{ $count }.
wall-left = Пролом у мурі: { $player } нічого не віддає.
gift-given = Юна панна: { $player } дарує { gift-acc }.
dropped-out = Юна панна: { $player } відступається.
maiden-won = Юна панна: { $player } здобуває її серце.
gift-picked = Подарунки ділять: { $player } бере { gift-acc }.
castle-finished = Збудовано останню будівлю: це останній раунд.
game-ended = Останній раунд зіграно.
talers-turned-in = Ринок: { $player } здає { talers-counted }.
resources-turned-in = Палац: { $player } здає: { materials-listed }.

## Why not

space-not-in-use = Поділки { $space } у цій партії немає: гравців { $seats }, раундів { $rounds }.
no-such-seat = Такого місця немає.
other-chance-due = Зараз випадок вирішує інше.
winter-card-seen = Цю зимову карту вже відкрито.
only-chance = Це вирішує випадок, а не гравець.
decision-first = { $decision ->
    [choose] Спершу всі вибирають карти раунду.
    [fill] Спершу наповнюють карти робітників.
    [call-back] Спершу треба повернути помічника: для корчми немає талера.
    [send] Зараз діє торговець: помічника ставлять до воза.
    [take] Спершу муляр забирає один вид з оборонної вежі.
    [pay] Спершу треба заплатити за будівлю.
    [agree] Спершу треба вирішити, чи продається останній ресурс із карти.
    [plague] Спершу чума: треба вилучити карту або заплатити.
    [breach] Спершу пролом у мурі: віддати камінь чи ні.
    [blizzard] Спершу завірюха: треба вилучити карту робітника або заплатити.
    [gift] Спершу юна панна: зробити подарунок або відступитися.
    [pick] Спершу треба взяти один із подарунків.
    [palace] Спершу ресурси здають у палац.
   *[action] Зараз діє персонаж.
}
card-not-in-hand = Цієї карти немає в руці: { $card_name }.
cards-in-order = Потрібні різні карти, у тому порядку, у якому вони діють.
no-master-builder-yet = У першому раунді архітектора не вибирають.
no-card-to-take-back = Архітектору нема чого повертати: зіграних карт немає.
cards-number = { $number ->
    [one] Треба вибрати { $number } карту.
    [few] Треба вибрати { $number } карти.
   *[many] Треба вибрати { $number } карт.
}
card-not-to-fill = Цю карту наповнювати не треба: { $card_name }.
no-free-pieces = На цій карті вибирати нема чого: { $card_name }.
piece-not-free = На вибір — пісок, дерево й цегла; це не підходить: { $resource_name }.
pieces-number = { $number ->
    [one] На карту лягає { $number } ресурс.
    [few] На карту лягають { $number } ресурси.
   *[many] На карту лягають { $number } ресурсів.
}
pieces-in-order = Порядок ресурсів: пісок, дерево, цегла.
stock-lacks = У резерві цього бракує: { $resource_name }.
no-helper-there = { $origin ->
    [supply] У запасі немає помічників.
    [rider] Біля кур’єра немає вашого помічника.
    [inn] У корчмі немає вашого помічника.
   *[other] Біля цього воза немає вашого помічника ({ $origin_name }).
}
same-cart = Помічник уже стоїть там.
rider-closed = До кур’єра можна стати, лише коли зайнято всі чотири вози.
carts-still-free = Поки є вільний віз, витіснити нікого не можна.
own-helper-there = Там стоїть ваш помічник.
helper-is-new = Помічника там поставлено в цьому раунді: витіснити його не можна.
must-send = У запасі є помічник: треба поставити його або переставити іншого.
tower-lacks = На оборонній вежі цього немає: { $resource_name }.
does-not-buy = Купує лише каменяр, а зараз діє { $card_name }.
buying-is-over = Усі покупки роблять до першої будівлі.
own-card = Зі своєї карти не купують.
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
no-silver = Срібла немає.
does-not-build = Цей персонаж не будує: { $card_name }.
building-is-over = Будівлі зводять до того, як ставлять помічників.
tiles-are-built = За одну дію будують не більше ніж { $number } будівлі.
tile-is-built = Такої незбудованої будівлі більше немає: { $tile_name }.
cannot-pay = { $tile_name }: рівно { $cost } не набирається, потрібно щонайменше три види.
not-exact = Цінність цих ресурсів { $worth }, а вартість будівлі рівно { $cost }.
too-few-kinds = Різних видів потрібно щонайменше { $kinds }.
pieces-lacking = { $count ->
    [one] Бракує { $count } ресурсу
    [few] Бракує { $count } ресурсів
   *[many] Бракує { $count } ресурсів
}; срібло на обмін: { $silver }.
does-not-house = Цей персонаж не ставить помічників у замок: { $card_name }.
build-first = Помічників ставлять, лише якщо цією дією збудовано будівлю.
helpers-are-housed = За одну дію ставлять не більше ніж { $number } помічників.
no-such-place = У цій будівлі немає такого місця: { $building_name }.
not-finished = Цієї будівлі ще не збудовано: { $building_name }.
place-taken = Там уже стоїть помічник: { $building_name }.
housed-this-round = У цьому раунді тут уже поставлено вашого помічника: { $building_name }.
place-is-alike = Вільне таке саме місце з меншим номером: { $building_name }.
card-not-open = Цієї карти немає серед ваших зіграних: { $card_name }.
only-workers = Завірюха забирає карту робітника, а не цю: { $card_name }.
card-is-out = Ця карта вже поза грою: { $card_name }.
too-little-stone = Потрібен камінь ×{ $needed }; у вас { $stone }.
nothing-to-give = Подарувати це не можна, його немає: { $gift_name }.
gift-not-there = Серед подарунків цього немає: { $gift_name }.
not-the-best-way = Відкрито лише способи, що приносять найбільше.

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
expects-removal = { $winter_card_name }: вилучіть карту з гри{ $can_pay ->
    [1] {" "}або заплатіть { talers-counted }
   *[other] , заплатити { talers-counted } нема чим
}.
expects-fill = Виберіть, які ресурси покласти на карту робітника.
expects-send = Торговець: поставте помічника до воза.
expects-call-back = Корчма: заплатити нема чим. Поверніть одного помічника від воза.
expects-take = Муляр: заберіть з оборонної вежі один вид.
expects-breach = Пролом у мурі: віддати камінь ×3 за 3 бали?
expects-gift = Юна панна: подаруйте ресурс чи талер або відступіться.
expects-pick = Подарунки ділять: візьміть один.
expects-palace = Палац: виберіть, що здати.
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
move-call-back = Повернути помічника
move-take = Забрати з оборонної вежі
move-buy = Купити з карти робітника
move-agree = Продати останній ресурс
move-refuse = Залишити останній ресурс собі
move-exchange = Обміняти срібло
move-erect = Збудувати
move-pay = Заплатити
move-house = Поставити помічника в будівлю
move-end-turn = Завершити хід
move-remove = Вилучити карту з гри
move-pay-bank = Заплатити й зберегти карти
move-mend = Віддати камінь ×3 за 3 бали
move-decline = Нічого не віддавати
move-give = Зробити подарунок
move-drop-out = Відступитися
move-pick = Взяти подарунок
move-turn-in = Здати
round-number = Раунд { $round }

## The terminal

to-the-map = показати на полі: { $word }
on-the-map = на полі
round-brief = Раунд { $round }
cards-back = карти знову в руці
not-sold = не продає
wooing-ended = { $is_won ->
    [1] здобуває серце юної панни
   *[other] більше не залицяється
}
went-to-cart = помічник { cart-to }
went-home = помічник { cart-from } в запас
went-into = помічник { building-into }
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
ways-left = Ще { $count } { $count ->
    [one] спосіб
    [few] способи
   *[many] способів
}: наберіть `{ $move }` і скільки ресурсів кожного виду, Tab доповнює.
help-castle = Числа в [ ] — номери кроків. Для будівлі вказано вартість і бали, потім знак за кожну споруду: того, хто її збудував, або · — ще не збудовано. Далі місця: 12→4 — вільне за 12 талерів і принесло б 4 бали, якби партія закінчилася зараз; знак замість ціни — помічник; ( ) — ще не збудовано. Після місць кузні стоїть срібло, яке в ній лежить.
help-yard = Поруч із ресурсом: його цінність, скільки привозить віз і хто біля нього стоїть (* — з цього раунду), скільки лежить на оборонній вежі та в резерві. Кур’єр — у рядку срібла.
help-signs = Дві літери позначають ресурс, талер або карту. Після / — зіграні карти. У таблиці пар номер стоїть на перетині двох карт.
help-unsure = Числа, які довелося відновити: { $buildings }.

## Options

option-seats = Гравці
option-season = Пора року
option-purchase = Каменяр купує з карти
option-last_piece = Останній ресурс на карті
option-tie = За другої рівності
option-costs = Вартість будівель
option-points = Бали за будівлі
option-prices = Ціни місць, у талерах
option-winter_spaces = Поділки із зимовою картою

## What things do

does-messenger = Приносить 8 талерів із банку.
does-trader = Поставте помічника до воза, а якщо всі чотири зайнято — до кур’єра. Потім усі помічники там, ваші й чужі, привозять ресурси своїм господарям.
does-bricklayer = Заберіть з оборонної вежі всі ресурси одного виду, потім збудуйте до двох будівель: 1 талер за кожен витрачений ресурс, без балів. Після цього до двох помічників можуть піти в замок.
does-stonemason = Купіть по одному ресурсу за 1 талер із карт робітників, які зіграли суперники, потім збудуйте до двох будівель за всі їхні бали. Після цього до двох помічників можуть піти в замок.
does-worker-wood = Приносить дерево ×2 і срібло ×1, крім того, що купили каменярі. Потім збудуйте до двох будівель за половину балів; без помічників.
does-worker-sand = Приносить пісок ×2 і цеглу ×1, крім того, що купили каменярі. Потім збудуйте до двох будівель за половину балів; без помічників.
does-worker-stone = Приносить камінь ×1 і два ресурси на вибір (пісок, дерево, цегла), крім того, що купили каменярі. Потім збудуйте до двох будівель за половину балів; без помічників.
does-master-builder = Повертає в руку всі зіграні карти й дає 5 балів за кожну будівлю, яку в цьому раунді збудували суперники. Сам не будує.
does-keep = Наприкінці помічник тут приносить 3 бали за кожне вільне місце в замку.
does-tavern = Наприкінці помічники тут приносять бали за всіх помічників у замку, своїх і чужих: на дорогому місці по 1 за кожного, на дешевому — 1 за двох.
does-main-gate = Наприкінці помічник тут приносить 2 бали за кожну збудовану вежу.
does-small-gate = Наприкінці помічник тут приносить 1 бал за кожну збудовану вежу.
does-stable = Наприкінці помічники тут приносять бали за кожен збудований будинок: на дорогому місці 3, на дешевому 2.
does-servants-house = Наприкінці кожен помічник тут приносить 1 бал за кожну незбудовану будівлю.
does-palace = Наприкінці кожен помічник тут перетворює до 5 ресурсів господаря на бали, що дорівнюють їхній цінності.
does-well = Місць для помічників немає: колодязь будують лише заради балів.
does-house = Місць для помічників немає, але будинки рахує стайня.
does-tower = Місць для помічників немає, але вежі рахують брами.
does-market = Стоїть від самого початку. Наприкінці помічник тут міняє талери на бали: 2 талери за 1 бал; у кого обидва місця — 1 за 1.
does-smithy = Стоїть від самого початку. Обміняне срібло залишається тут, і наприкінці помічники приносять за нього бали: на дорогому місці по 1 за кожне, на дешевому — 1 за два.
does-inn = Одне місце за 3 талери, поза замком. Хто грає торговця, платить господареві корчми 1 талер; хто не має талера, повертає помічника від воза.
does-barn = Три місця по 5 талерів, поза замком. Наприкінці кожен помічник тут приносить 10 балів, якщо він один, 7 — якщо їх двоє, 3 — якщо троє.
does-plague = Кожен вилучає з гри одну зіграну карту або платить у банк по 1 талеру за кожну.
does-breach = Кожен може віддати камінь ×3 і отримати 3 бали.
does-maiden = На початку кожного раунду всі, хто залицяється, дарують ресурс чи талер або відступаються назавжди. Хто залишиться останнім, отримує 8 балів; потім подарунки ділять усі.
does-blizzard = Кожен вилучає з гри одну карту робітника, з руки чи зіграну, або платить у банк 3 талери.
pays-stonemason = будівлі каменяра, за всі бали
pays-worker = будівлі робітників, за половину балів
pays-master-builder = 5 за кожну будівлю суперників у раунді
pays-breach = 3 за камінь ×3
pays-maiden = 8 за терпіння в залицянні
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

explains-seats = За столом від двох до чотирьох гравців; удвох грають по дві карти за раунд.
explains-season = Починати краще з літа; зима додає карти подій.
explains-purchase = Правила цього не уточнюють; зазвичай купують один.
explains-last_piece = Він залишається в робітника, або господар може погодитися його продати.
explains-tie = Коли рівні й бали, і талери. Тексти правил розходяться.
explains-costs = Лише якщо у вашій коробці інакше: частину чисел відновлено нами.
explains-points = Парні числа: робітник отримує половину.
explains-prices = Ціни в челядні та на ринку — наш здогад.
explains-winter_spaces = Які поділки позначено значком — наш здогад.
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
line-call-back = Повернути помічника { cart-from }
line-take = Забрати з оборонної вежі: { $resource_name }
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
line-turn-in = Здати: { $pieces }
back-choose = { $cards }
back-fill-first = яку карту наповнити спершу
back-fill = ресурси на карті ({ $pieces })
back-send = помічник { cart-to }
back-stay = помічники на місцях
back-call-back = повернення помічника
back-take = { $resource_name } з вежі
back-buy = купівля ({ $resource_name })
back-agree = продаж останнього ресурсу
back-refuse = відмова продати
back-exchange = срібло на { resource-acc }
back-erect = { $tile_name }
back-pay = оплата ({ $pieces })
back-house = помічник { building-into }
back-end-turn = кінець ходу
back-remove = карта з гри ({ $card_name })
back-pay-bank = плата в банк
back-mend = камінь для пролому
back-decline = нічого не віддано
back-give = подарунок ({ $gift_name })
back-drop-out = відмова від залицяння
back-pick = частка подарунків ({ $gift_name })
back-turn-in = здано ({ $pieces })
pay-exactly = { $tile_name }: заплатити рівно { $cost }
pay-kinds = щонайменше три види
fill-which = Які ресурси покласти на карту?
turn-in-which = Які ресурси здати в палац?
own-title = Ваші запаси
hand-title = Рука
played-title = зіграно
way-changes = на це міняється срібло ×{ $count }
ways-fewer = менше способів
ways-more = ще { $count } { $count ->
    [one] спосіб
    [few] способи
   *[many] способів
}
pieces-count = { $count } шт.
castle-title = Замок
seasons-keys = Стрілки ведуть по столу, Enter вибирає.
parts-title = Частини столу
part-castle = Замок
part-yard = Вози, вежа
active-short = активний гравець
cards-of = Карти: { $player }
card-in-hand = у руці
card-played = зіграно
card-out = поза грою
helpers-title = Помічники
points-title = бали
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
preview-ways = { $count } { $count ->
    [one] спосіб
    [few] способи
   *[many] способів
}
expects-plague = Чума: вилучіть зіграну карту або заплатіть { talers-counted }.
expects-blizzard = Завірюха: вилучіть карту робітника або заплатіть { talers-counted }.
expects-buy = Каменяр: купіть ресурси, потім будуйте за всі бали.
expects-erect-bricklayer = Муляр: будуйте (ще { $left }), 1 талер за кожен ресурс.
expects-erect-stonemason = Каменяр: будуйте (ще { $left }) за всі бали.
expects-erect-worker = Робітник: будуйте (ще { $left }) за половину балів.
expects-house = { $card_name }: поставте помічників у замок (ще { $left }).
expects-end = { $card_name }: більше робити нічого? Завершіть хід.
bar-round = раунд { $round } з { $rounds } · { $season_name }
guide-welcome = Ласкаво просимо. Усі будують один цей замок, але бали в кожного свої. Ресурси дають вози й робітники, бали — будівлі та помічники, які служать тут до кінця. Перемагає той, у кого балів більше.
guide-choose = Це ваша рука. Удвох грають по дві карти: натисніть одну, потім іншу. Поки не вибрали всі, їх ніхто не бачить. Наведіть на карту або затримайте на ній палець, щоб прочитати, що вона робить; для початку добре взяти торговця й робітника.
guide-ribbon = Усі карти відкрито. Ця стрічка показує, хто коли діє: порядок персонажів ніколи не змінюється.
guide-trader = Торговець ставить помічника до воза, що світиться. Помічник залишається там і отримує ресурси з кожною доставкою, навіть якщо торговця грає суперник.
guide-tower = Одна одиниця кожної доставки йде на оборонну вежу. Муляр забирає звідти всі ресурси одного виду.
guide-played = Зіграні карти лежать окремо, і вибрати їх не можна. Усі їх поверне архітектор, а ще він дасть 5 балів за кожну будівлю, яку суперники збудують у тому раунді.
guide-build = Будівлі, що світяться, можна збудувати зараз. Натисніть на одну: на табличці вартість і бали.
guide-pay = Виберіть спосіб оплати: рівно вартість, щонайменше три види. Пісок — 1, дерево — 2, цегла — 4, камінь — 5; срібло замінить будь-який із них.
guide-who-builds = Важливо, хто будує: муляр отримує талери, каменяр — усі бали, робітник — половину.
guide-undo = Передумали? Кнопка «Скасувати» повертає кроки цього ходу по одному. Таємний вибір можна повернути, доки не зроблено останній.
guide-helper = Збудувавши щось муляром або каменярем, можна за талери поставити помічників на місця, що світяться. Там вони залишаться й принесуть бали наприкінці. Наведіть на місце або затримайте на ньому палець, щоб побачити, скільки воно дає зараз.
guide-buy = Каменяр може купити по одному ресурсу з кожної чужої карти робітника, за 1 талер. Натисніть ресурс на стрічці, що світиться.
guide-finish = Це все. Після останнього раунду, або коли замок добудовано, помічники приносять бали, будівля за будівлею. Хай щастить.
builds-bricklayer = Муляр: 1 талер за кожен ресурс, без балів
builds-stonemason = Каменяр: усі бали
builds-worker = Робітник: половина балів
curtain-says = Решта не дивиться: карти вибирають таємно.
keys-arrows = рухатися по столу
