# «Замок на все времена» по-русски.

title = Замок на все времена
game-takes = 45–75 минут
card-recorded = Запись партии четырёх ботов

## What lines call by one word

name-sand = песок
name-wood = дерево
name-clay = кирпич
name-stone = камень
name-silver = серебро
name-taler = талер
name-rider = курьер
name-supply = запас
name-no-card = нет карты
name-messenger = Посыльный
name-trader = Торговец
name-bricklayer = Строитель
name-stonemason = Каменотёс
name-worker = Рабочий
name-worker-wood = Рабочий (дерево)
name-worker-sand = Рабочий (песок)
name-worker-stone = Рабочий (камень)
name-master-builder = Архитектор
name-keep = Донжон
name-tavern = Таверна
name-main-gate = Главные ворота
name-small-gate = Малые ворота
name-stable = Конюшня
name-servants-house = Людская
name-palace = Дворец
name-well = Колодец
name-house = Дом
name-tower = Башня
name-market = Рынок
name-smithy = Кузница
name-inn = Трактир
name-barn = Амбар
name-plague = Чума
name-breach = Брешь в стене
name-maiden = Юная дама
name-blizzard = Метель
name-summer = лето
name-winter = зима
name-one = один ресурс
name-unlimited = сколько угодно
name-kept = не продаётся
name-asked = спросить хозяина карты
name-pieces = побеждает тот, у кого осталось больше ресурсов
name-value = побеждает тот, у кого остались ресурсы ценнее

## Parts of sentences

talers-counted = { $talers } { $talers ->
    [one] талер
    [few] талера
   *[many] талеров
}
points-gained = +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
resource-acc = { $resource ->
    [clay] кирпич
   *[other] { $resource_name }
}
gift-acc = { $gift ->
    [taler] 1 талер
    [clay] кирпич ×1
   *[other] { $gift_name } ×1
}
tile-acc = { $tile ->
    [keep] донжон
    [tavern] таверну
    [main-gate] главные ворота
    [small-gate] малые ворота
    [stable] конюшню
    [servants-house] людскую
    [palace] дворец
    [well] колодец
    [house] дом
   *[tower] башню
}
building-into = { $building ->
    [keep] в донжон
    [tavern] в таверну
    [main-gate] на главные ворота
    [small-gate] на малые ворота
    [stable] в конюшню
    [servants-house] в людскую
    [palace] во дворец
    [market] на рынок
    [smithy] в кузницу
    [inn] в трактир
   *[barn] в амбар
}
cart-to = { $cart ->
    [sand] к телеге с песком
    [wood] к телеге с деревом
    [clay] к телеге с кирпичом
    [stone] к телеге с камнем
   *[rider] к курьеру
}
cart-from = { $cart ->
    [sand] от телеги с песком
    [wood] от телеги с деревом
    [clay] от телеги с кирпичом
    [stone] от телеги с камнем
   *[rider] от курьера
}
origin-from = { $origin ->
    [supply] из запаса
    [sand] от телеги с песком
    [wood] от телеги с деревом
    [clay] от телеги с кирпичом
    [stone] от телеги с камнем
    [rider] от курьера
   *[inn] из трактира
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
   *[other] песок ×{ $sand }
}{ $wood ->
    [0] {""}
   *[other] { comma-wood }дерево ×{ $wood }
}{ $clay ->
    [0] {""}
   *[other] { comma-clay }кирпич ×{ $clay }
}{ $stone ->
    [0] {""}
   *[other] { comma-stone }камень ×{ $stone }
}
pieces-listed = { materials-listed }{ $silver ->
    [0] { list-empty }
   *[other] { comma-silver }серебро ×{ $silver }
}
list-empty = { $sand ->
    [0] { $wood ->
        [0] { $clay ->
            [0] { $stone ->
                [0] ничего нет
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}

## What happened

start-chosen = Первый активный игрок — { $player }.
round-began = Раунд { $round }: активный игрок — { $player }, +{ talers-counted }.
winter-card-turned = Зимняя карта: { $winter_card_name }.
characters-chosen = { $first_card ->
    [hidden] { $player } делает тайный выбор.
   *[other] { $player } тайно выбирает: { cards-shown }.
}
characters-revealed = { $player } открывает: { cards-shown }.
worker-filled = { $player } наполняет карту рабочего: { pieces-listed }.
messenger-paid = Посыльный: { $player } получает { talers-counted }.
inn-paid = Трактир: { $player } платит { talers-counted }.
inn-earned = Трактир: { $player } получает { talers-counted }.
helper-called-back = Трактир: { $player } не может заплатить и возвращает помощника { cart-from }.
helper-sent = { $origin ->
    [supply] { $player } ставит помощника { cart-to }.
   *[other] { $player } переставляет помощника { origin-from } { cart-to }.
}
helper-returned = Помощник вытеснен и возвращается { cart-from } в запас: { $player }.
helpers-stayed = { $player } оставляет помощников на местах.
sending-skipped = Торговец: { $player } никого не может поставить.
delivered = { $count ->
    [0] Доставка: { $player } ничего не получает ({ $resource_name }){ $tribute ->
        [0] {""}
       *[other] ; { $resource_name } ×{ $tribute } — на оборонительную башню
    }.
   *[other] Доставка: { $player } получает { resource-acc } ×{ $count }{ $tribute ->
        [0] {""}
       *[other] ; { $resource_name } ×{ $tribute } — на оборонительную башню
    }.
}
tower-taken = Строитель: { $player } забирает с оборонительной башни { resource-acc } ×{ $count }.
tower-empty = Строитель: { $player } ничего не берёт, оборонительная башня пуста.
piece-bought = { $player } покупает { resource-acc } ×1 с карты рабочего.
piece-sold = { $player } получает { talers-counted } за { resource-acc } ×1 с карты.
sale-asked = { $player } просит продать последний ресурс на карте рабочего: { $resource_name }.
sale-refused = { $player } не продаёт последний ресурс: { $resource_name }.
silver-exchanged = { $player } меняет в кузнице серебро ×{ $count } на { resource-acc } ×{ $count }.
building-begun = { $player } собирается строить { tile-acc }.
tile-built = { $player } строит { tile-acc } ({ materials-listed }).
bricklayer-paid = Строитель: { $player } получает { talers-counted } за потраченные ресурсы.
scored = { $player } получает { points-gained }: { $source_name }.
helper-housed = { $origin ->
    [supply] { $player } ставит помощника { building-into } за { talers-counted }.
   *[other] { $player } переставляет помощника { origin-from } { building-into } за { talers-counted }.
}
pieces-taken = { $player } забирает с карты рабочего: { pieces-listed }.
cards-taken-back = Архитектор: { $player } возвращает в руку { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}.
turn-ended = { $card_name }: { $player } завершает ход.
turn-passed = { $card_name }: { $player } завершает ход, выбирать больше не из чего.
card-removed = { $player } убирает карту из игры: { $card_name }.
bank-paid = { $player } платит в банк { talers-counted } и сохраняет карты.
wall-mended = Брешь в стене: { $player } отдаёт камень ×{ $count }.
wall-left = Брешь в стене: { $player } ничего не отдаёт.
gift-given = Юная дама: { $player } дарит { gift-acc }.
dropped-out = Юная дама: { $player } отступается.
maiden-won = Юная дама: { $player } завоёвывает её сердце.
gift-picked = Подарки делят: { $player } берёт { gift-acc }.
castle-finished = Построено последнее здание: это последний раунд.
game-ended = Последний раунд сыгран.
talers-turned-in = Рынок: { $player } сдаёт { talers-counted }.
resources-turned-in = Дворец: { $player } сдаёт: { materials-listed }.

## Why not

space-not-in-use = Деление { $space } в этой партии не используется: игроков { $seats }, раундов { $rounds }.
no-such-seat = Такого места нет.
other-chance-due = Сейчас случай решает другое.
winter-card-seen = Эта зимняя карта уже открыта.
only-chance = Это решает случай, а не игрок.
decision-first = { $decision ->
    [choose] Сначала все выбирают карты раунда.
    [fill] Сначала наполняют карты рабочих.
    [call-back] Сначала нужно вернуть помощника: для трактира нет талера.
    [send] Сейчас действует торговец: помощника ставят к телеге.
    [take] Сначала строитель забирает один вид с оборонительной башни.
    [pay] Сначала нужно заплатить за здание.
    [agree] Сначала нужно решить, продаётся ли последний ресурс с карты.
    [plague] Сначала чума: нужно убрать карту или заплатить.
    [breach] Сначала брешь в стене: отдать камень или нет.
    [blizzard] Сначала метель: нужно убрать карту рабочего или заплатить.
    [gift] Сначала юная дама: сделать подарок или отступиться.
    [pick] Сначала нужно взять один из подарков.
    [palace] Сначала ресурсы сдают во дворец.
   *[action] Сейчас действует персонаж.
}
card-not-in-hand = Этой карты нет в руке: { $card_name }.
cards-in-order = Нужны разные карты, в том порядке, в котором они действуют.
no-master-builder-yet = В первом раунде архитектора не выбирают.
no-card-to-take-back = Архитектору нечего возвращать: сыгранных карт нет.
cards-number = { $number ->
    [one] Нужно выбрать { $number } карту.
    [few] Нужно выбрать { $number } карты.
   *[many] Нужно выбрать { $number } карт.
}
card-not-to-fill = Эту карту наполнять не нужно: { $card_name }.
no-free-pieces = На этой карте выбирать нечего: { $card_name }.
piece-not-free = На выбор — песок, дерево и кирпич; это не подходит: { $resource_name }.
pieces-number = { $number ->
    [one] На карту ложится { $number } ресурс.
    [few] На карту ложатся { $number } ресурса.
   *[many] На карту ложатся { $number } ресурсов.
}
pieces-in-order = Порядок ресурсов: песок, дерево, кирпич.
stock-lacks = В резерве этого не хватает: { $resource_name }.
no-helper-there = { $origin ->
    [supply] В запасе нет помощников.
    [rider] У курьера нет вашего помощника.
    [inn] В трактире нет вашего помощника.
   *[other] У этой телеги нет вашего помощника ({ $origin_name }).
}
same-cart = Помощник уже стоит там.
rider-closed = К курьеру можно встать, только когда заняты все четыре телеги.
carts-still-free = Пока есть свободная телега, вытеснить никого нельзя.
own-helper-there = Там стоит ваш помощник.
helper-is-new = Помощник там поставлен в этом раунде: вытеснить его нельзя.
must-send = В запасе есть помощник: его нужно поставить или переставить другого.
tower-lacks = На оборонительной башне этого нет: { $resource_name }.
does-not-buy = Покупает только каменотёс, а сейчас действует { $card_name }.
buying-is-over = Все покупки делают до первого здания.
own-card = Со своей карты не покупают.
card-not-played = Этой карты нет среди сыгранных в этом раунде: { $card_name }.
piece-not-there = На карте этого нет: { $resource_name }.
card-is-closed = С этой карты больше ничего не купить.
last-piece-stays = Последний ресурс на карте не продаётся.
too-few-talers = Нужно { $needed } { $needed ->
    [one] талер
    [few] талера
   *[many] талеров
}; у вас { $talers }.
silver-for-silver = Серебро меняют на песок, дерево, кирпич или камень.
no-silver = Серебра нет.
does-not-build = Этот персонаж не строит: { $card_name }.
building-is-over = Здания строят до того, как ставят помощников.
tiles-are-built = За одно действие строят не больше { $number } зданий.
tile-is-built = Такого непостроенного здания больше нет: { $tile_name }.
cannot-pay = { $tile_name }: ровно { $cost } не набирается, нужно не менее трёх видов.
not-exact = Ценность этих ресурсов { $worth }, а стоимость здания ровно { $cost }.
too-few-kinds = Разных видов нужно не меньше { $kinds }.
pieces-lacking = { $count ->
    [one] Не хватает { $count } ресурса
    [few] Не хватает { $count } ресурсов
   *[many] Не хватает { $count } ресурсов
}; серебро на обмен: { $silver }.
does-not-house = Этот персонаж не ставит помощников в замок: { $card_name }.
build-first = Помощников ставят, только если этим действием построено здание.
helpers-are-housed = За одно действие ставят не больше { $number } помощников.
no-such-place = В этом здании нет такого места: { $building_name }.
not-finished = Это здание ещё не построено: { $building_name }.
place-taken = Там уже стоит помощник: { $building_name }.
housed-this-round = В этом раунде здесь уже поставлен ваш помощник: { $building_name }.
place-is-alike = Свободно такое же место с меньшим номером: { $building_name }.
card-not-open = Этой карты нет среди ваших сыгранных: { $card_name }.
only-workers = Метель забирает карту рабочего, а не эту: { $card_name }.
card-is-out = Эта карта уже вне игры: { $card_name }.
too-little-stone = Нужен камень ×{ $needed }; у вас { $stone }.
nothing-to-give = Подарить это нельзя, его нет: { $gift_name }.
gift-not-there = Среди подарков этого нет: { $gift_name }.
not-the-best-way = Открыты только способы, которые приносят больше всего.

## Said everywhere

expects-choose = { $count ->
    [one] Выберите карту: пока её никто не видит.
    [few] Выберите { $count } карты: пока их никто не видит.
   *[many] Выберите { $count } карт: пока их никто не видит.
}
expects-action = { $card_name }: { $can ->
    [buy] купите ресурсы или завершите ход.
    [buy-erect] купите ресурсы, постройте здание (ещё { $tiles }) или завершите ход.
    [buy-erect-house] купите ресурсы, постройте здание (ещё { $tiles }), поставьте помощника (ещё { $helpers }) или завершите ход.
    [buy-house] купите ресурсы, поставьте помощника (ещё { $helpers }) или завершите ход.
    [erect] постройте здание (ещё { $tiles }) или завершите ход.
    [erect-house] постройте здание (ещё { $tiles }), поставьте помощника (ещё { $helpers }) или завершите ход.
    [house] поставьте помощника (ещё { $helpers }) или завершите ход.
   *[nothing] завершите ход.
}
expects-pay = { $tile_name }: заплатите ровно { $cost }, не менее трёх видов.
expects-agree = Продать последний ресурс с вашей карты ({ $resource_name })?
expects-removal = { $winter_card_name }: уберите карту из игры{ $can_pay ->
    [1] {" "}или заплатите { talers-counted }
   *[other] , заплатить { talers-counted } нечем
}.
expects-fill = Выберите, какие ресурсы положить на карту рабочего.
expects-send = Торговец: поставьте помощника к телеге.
expects-call-back = Трактир: заплатить нечем. Верните одного помощника от телеги.
expects-take = Строитель: заберите с оборонительной башни один вид.
expects-breach = Брешь в стене: отдать камень ×3 за 3 очка?
expects-gift = Юная дама: подарите ресурс или талер или отступитесь.
expects-pick = Подарки делят: возьмите один.
expects-palace = Дворец: выберите, что сдать.
round-of = Раунд { $round } из { $rounds }
active-player = Активный игрок — { $player }
bank-holds = В банке { talers-counted }
smithy-holds = Серебро в кузнице: { $silver }
ribbon-title = Кто когда действует
winter-title = Зима
winter-next = карта — в раунде { $round }
winter-none = карт больше нет
score-words = { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
}
score-sheet = Подсчёт очков
move-choose = Выбрать карту
move-fill-first = Сначала наполнить эту карту
move-fill = Наполнить карту рабочего
move-send = Поставить помощника
move-stay = Оставить помощников на местах
move-call-back = Вернуть помощника
move-take = Забрать с оборонительной башни
move-buy = Купить с карты рабочего
move-agree = Продать последний ресурс
move-refuse = Оставить последний ресурс себе
move-exchange = Обменять серебро
move-erect = Построить
move-pay = Заплатить
move-house = Поставить помощника в здание
move-end-turn = Завершить ход
move-remove = Убрать карту из игры
move-pay-bank = Заплатить и сохранить карты
move-mend = Отдать камень ×3 за 3 очка
move-decline = Ничего не отдавать
move-give = Сделать подарок
move-drop-out = Отступиться
move-pick = Взять подарок
move-turn-in = Сдать
round-number = Раунд { $round }

## The terminal

to-the-map = показать на поле: { $word }
on-the-map = на поле
round-brief = Раунд { $round }
cards-back = карты снова в руке
not-sold = не продаёт
wooing-ended = { $is_won ->
    [1] завоёвывает сердце юной дамы
   *[other] больше не ухаживает
}
went-to-cart = помощник { cart-to }
went-home = помощник { cart-from } в запас
went-into = помощник { building-into }
card-short = { $card ->
    [messenger] По
    [trader] То
    [bricklayer] Ст
    [stonemason] Ка
    [worker-wood] Рд
    [worker-sand] Рп
    [worker-stone] Рк
   *[master-builder] Ар
}
castle-headings = { $heading ->
    [cost] стоит
    [points] очки
    [places] места: цена→даёт
   *[scores] в конце
}
yard-headings = { $heading ->
    [worth] =
    [cart] телега
    [tower] башня
   *[stock] резерв
}
player-headings = { $heading ->
    [points] очки
    [talers] тал.
    [helpers] пом.
   *[cards] рука / сыграно
}
winter-unseen = ещё не открыты: { $cards }
ways-left = Ещё { $count } { $count ->
    [one] способ
    [few] способа
   *[many] способов
}: наберите `{ $move }` и сколько ресурсов каждого вида, Tab дополняет.
help-castle = Числа в [ ] — номера шагов. У здания указаны стоимость и очки, затем знак за каждую постройку: того, кто её построил, или · — ещё не построено. Потом места: 12→4 — свободно за 12 талеров и принесло бы 4 очка, если бы партия закончилась сейчас; знак вместо цены — помощник; ( ) — ещё не построено. После мест кузницы стоит серебро, которое в ней лежит.
help-yard = Рядом с ресурсом: его ценность, сколько привозит телега и кто у неё стоит (* — с этого раунда), сколько лежит на оборонительной башне и в резерве. Курьер — в строке серебра.
help-signs = Две буквы обозначают ресурс, талер или карту. После / — сыгранные карты. В таблице пар номер стоит на пересечении двух карт.
help-unsure = Числа, которые пришлось восстановить: { $buildings }.

## Options

option-seats = Игроки
option-season = Время года
option-purchase = Каменотёс покупает с карты
option-last_piece = Последний ресурс на карте
option-tie = При втором равенстве
option-costs = Стоимость зданий
option-points = Очки за здания
option-prices = Цены мест, в талерах
option-winter_spaces = Деления с зимней картой

## What things do

does-messenger = Приносит 8 талеров из банка.
does-trader = Поставьте помощника к телеге, а если все четыре заняты — к курьеру. Затем все помощники там, ваши и чужие, привозят ресурсы своим хозяевам.
does-bricklayer = Заберите с оборонительной башни все ресурсы одного вида, затем постройте до двух зданий: 1 талер за каждый потраченный ресурс, без очков. После этого до двух помощников могут пойти в замок.
does-stonemason = Купите по одному ресурсу за 1 талер с карт рабочих, сыгранных соперниками, затем постройте до двух зданий за все их очки. После этого до двух помощников могут пойти в замок.
does-worker-wood = Приносит дерево ×2 и серебро ×1, кроме того, что купили каменотёсы. Затем постройте до двух зданий за половину очков; без помощников.
does-worker-sand = Приносит песок ×2 и кирпич ×1, кроме того, что купили каменотёсы. Затем постройте до двух зданий за половину очков; без помощников.
does-worker-stone = Приносит камень ×1 и два ресурса на выбор (песок, дерево, кирпич), кроме того, что купили каменотёсы. Затем постройте до двух зданий за половину очков; без помощников.
does-master-builder = Возвращает в руку все сыгранные карты и даёт 5 очков за каждое здание, которое в этом раунде построили соперники. Сам не строит.
does-keep = В конце помощник здесь приносит 3 очка за каждое свободное место в замке.
does-tavern = В конце помощники здесь приносят очки за всех помощников в замке, своих и чужих: на дорогом месте по 1 за каждого, на дешёвом — 1 за двоих.
does-main-gate = В конце помощник здесь приносит 2 очка за каждую построенную башню.
does-small-gate = В конце помощник здесь приносит 1 очко за каждую построенную башню.
does-stable = В конце помощники здесь приносят очки за каждый построенный дом: на дорогом месте 3, на дешёвом 2.
does-servants-house = В конце каждый помощник здесь приносит 1 очко за каждое непостроенное здание.
does-palace = В конце каждый помощник здесь превращает до 5 ресурсов хозяина в очки, равные их ценности.
does-well = Мест для помощников нет: колодец строят только ради очков.
does-house = Мест для помощников нет, но дома считает конюшня.
does-tower = Мест для помощников нет, но башни считают ворота.
does-market = Стоит с самого начала. В конце помощник здесь меняет талеры на очки: 2 талера за 1 очко; у кого оба места — 1 за 1.
does-smithy = Стоит с самого начала. Обменянное серебро остаётся здесь, и в конце помощники приносят за него очки: на дорогом месте по 1 за каждое, на дешёвом — 1 за два.
does-inn = Одно место за 3 талера, вне замка. Кто играет торговца, платит хозяину трактира 1 талер; у кого талера нет, возвращает помощника от телеги.
does-barn = Три места по 5 талеров, вне замка. В конце каждый помощник здесь приносит 10 очков, если он один, 7 — если их двое, 3 — если трое.
does-plague = Каждый убирает из игры одну сыгранную карту или платит в банк по 1 талеру за каждую.
does-breach = Каждый может отдать камень ×3 и получить 3 очка.
does-maiden = В начале каждого раунда все, кто ухаживает, дарят ресурс или талер или отступаются навсегда. Кто останется последним, получает 8 очков; затем подарки делят все.
does-blizzard = Каждый убирает из игры одну карту рабочего, из руки или сыгранную, или платит в банк 3 талера.
pays-stonemason = постройки каменотёса, за все очки
pays-worker = постройки рабочих, за половину очков
pays-master-builder = 5 за каждое здание соперников в раунде
pays-breach = 3 за камень ×3
pays-maiden = 8 за терпение в ухаживании
pays-keep = 3 за каждое свободное место в замке
pays-tavern = 1 или ½ за каждого помощника в замке
pays-main-gate = 2 за каждую башню
pays-small-gate = 1 за каждую башню
pays-stable = 3 или 2 за каждый дом
pays-servants-house = 1 за каждое непостроенное здание
pays-market = 1 за 2 талера, с обоими местами — за 1
pays-palace = ценность до 5 ресурсов на помощника
pays-smithy = 1 или ½ за каждое серебро в кузнице
pays-barn = 10, 7 или 3 за помощника, смотря сколько их там
does-defence = Сюда идёт одна единица каждой доставки. Строитель забирает все ресурсы одного вида.
does-stock = Отсюда берутся доставки, сюда уходит плата за здания. В свой ход можно обменять серебро на ресурс из резерва.
does-supply = Помощники, которые ещё нигде не стоят.

## The page

explains-seats = За столом от двух до четырёх игроков; вдвоём играют по две карты за раунд.
explains-season = Начинать лучше с лета; зима добавляет карты событий.
explains-purchase = Правила этого не уточняют; обычно покупают один.
explains-last_piece = Он остаётся у рабочего, или хозяин может согласиться его продать.
explains-tie = Когда равны и очки, и талеры. Тексты правил расходятся.
explains-costs = Только если в вашей коробке иначе: часть чисел восстановлена нами.
explains-points = Чётные числа: рабочий получает половину.
explains-prices = Цены в людской и на рынке — наша догадка.
explains-winter_spaces = Какие деления отмечены значком — наша догадка.
worker-title = Рабочий
short-messenger = 8 талеров
short-trader = помощник к телеге
short-bricklayer = строит за талеры
short-stonemason = строит за очки
short-worker-wood = строит за половину
short-worker-sand = строит за половину
short-worker-stone = строит за половину
short-master-builder = вернуть карты
cart-brings = { $count }, 1 — башне
ribbon-nobody = никто
action-done = готово
action-now = действует
action-waits = впереди
wooing = Ухаживают: { $players }
yard-title = Телеги, башня и резерв
carts-title = Телеги и курьер
tower-title = Оборонительная башня
tower-says = строитель забирает один вид
stock-title = Резерв
bank-short = банк
smithy-short = кузница
piece-count = { $piece_name } ×{ $count }
pieces-none = ничего
cart-of = { $resource ->
    [sand] Телега с песком
    [wood] Телега с деревом
    [clay] Телега с кирпичом
   *[stone] Телега с камнем
}
place-free = свободно
place-for = место за { $price } { $price ->
    [one] талер
    [few] талера
   *[many] талеров
}
tile-stands = { $tile }: построено
tile-unbuilt = { $tile }: стоимость { $cost }, очки { $points }
helpers-count = Помощники в запасе: { $count }
line-choose = Выбрать: { $cards }
line-fill-first = Сначала наполнить: { $card_name }
line-fill = Наполнить: { $pieces }
line-send = { $origin ->
    [supply] Поставить помощника { cart-to }
   *[other] Переставить помощника { origin-from } { cart-to }
}
line-call-back = Вернуть помощника { cart-from }
line-take = Забрать с оборонительной башни: { $resource_name }
line-buy = Купить за 1 талер: { $resource_name }
line-exchange = Обменять серебро ×1 на { resource-acc } ×1
line-erect = Построить { tile-acc }
line-pay = Заплатить: { $pieces }
line-house = { $origin ->
    [supply] Поставить помощника { building-into }
   *[other] Переставить помощника { origin-from } { building-into }
}
line-remove = Убрать из игры: { $card_name }
line-give = Подарить { gift-acc }
line-pick = Взять { gift-acc }
line-turn-in = Сдать: { $pieces }
back-choose = { $cards }
back-fill-first = какую карту наполнить сначала
back-fill = ресурсы на карте ({ $pieces })
back-send = помощник { cart-to }
back-stay = помощники на местах
back-call-back = возвращение помощника
back-take = { $resource_name } с башни
back-buy = покупка ({ $resource_name })
back-agree = продажа последнего ресурса
back-refuse = отказ продать
back-exchange = серебро на { resource-acc }
back-erect = { $tile_name }
back-pay = оплата ({ $pieces })
back-house = помощник { building-into }
back-end-turn = конец хода
back-remove = карта из игры ({ $card_name })
back-pay-bank = плата в банк
back-mend = камень для бреши
back-decline = ничего не отдано
back-give = подарок ({ $gift_name })
back-drop-out = отказ от ухаживания
back-pick = доля подарков ({ $gift_name })
back-turn-in = сдано ({ $pieces })
pay-exactly = { $tile_name }: заплатить ровно { $cost }
pay-kinds = не менее трёх видов
fill-which = Какие ресурсы положить на карту?
turn-in-which = Какие ресурсы сдать во дворец?
own-title = Ваши запасы
hand-title = Рука
played-title = сыграны
way-changes = на это меняется серебро ×{ $count }
ways-fewer = меньше способов
ways-more = ещё { $count } { $count ->
    [one] способ
    [few] способа
   *[many] способов
}
pieces-count = { $count } шт.
castle-title = Замок
seasons-keys = Стрелки ведут по столу, Enter выбирает.
parts-title = Части стола
part-castle = Замок
part-yard = Телеги, башня
active-short = активный игрок
cards-of = Карты: { $player }
card-in-hand = в руке
card-played = сыграна
card-out = вне игры
helpers-title = Помощники
points-title = очки
choice-made = выбор сделан
choice-open = выбирает
correct-figures = Исправить числа
corrected-count = исправлено: { $count }
figures-note = В некоторых числах этой игры мы не уверены; они отмечены знаком †. Если в вашей коробке иначе, исправьте их здесь.
figure-unsure = В этом числе мы не уверены.
helper-new = поставлен в этом раунде: вытеснить пока нельзя
place-helper = Помощник
place-price = Цена
place-worth = Даёт сейчас
tile-cost = Стоимость
tile-points = Очки
tile-left = Осталось построить
preview-ways = { $count } { $count ->
    [one] способ
    [few] способа
   *[many] способов
}
expects-plague = Чума: уберите сыгранную карту или заплатите { talers-counted }.
expects-blizzard = Метель: уберите карту рабочего или заплатите { talers-counted }.
expects-buy = Каменотёс: купите ресурсы, затем стройте за все очки.
expects-erect-bricklayer = Строитель: стройте (ещё { $left }), 1 талер за каждый ресурс.
expects-erect-stonemason = Каменотёс: стройте (ещё { $left }) за все очки.
expects-erect-worker = Рабочий: стройте (ещё { $left }) за половину очков.
expects-house = { $card_name }: поставьте помощников в замок (ещё { $left }).
expects-end = { $card_name }: больше делать нечего? Завершите ход.
bar-round = раунд { $round } из { $rounds } · { $season_name }
guide-welcome = Добро пожаловать. Все строят один этот замок, но очки у каждого свои. Ресурсы дают телеги и рабочие, очки — постройки и помощники, которые служат здесь до конца. Побеждает тот, у кого очков больше.
guide-choose = Это ваша рука. Вдвоём играют по две карты: нажмите одну, затем другую. Пока не выбрали все, их никто не видит. Наведите на карту или задержите на ней палец, чтобы прочесть, что она делает; для начала хороши торговец и рабочий.
guide-ribbon = Все карты открыты. Эта лента показывает, кто когда действует: порядок персонажей никогда не меняется.
guide-trader = Торговец ставит помощника к светящейся телеге. Помощник остаётся там и получает ресурсы при каждой доставке, даже если торговца играет соперник.
guide-tower = Одна единица каждой доставки идёт на оборонительную башню. Строитель забирает оттуда все ресурсы одного вида.
guide-played = Сыгранные карты лежат отдельно, и выбрать их нельзя. Все их вернёт архитектор, а ещё он даст 5 очков за каждое здание, построенное соперниками в том раунде.
guide-build = Светящиеся здания можно построить сейчас. Нажмите на одно: на табличке стоимость и очки.
guide-pay = Выберите способ оплаты: ровно стоимость, не менее трёх видов. Песок — 1, дерево — 2, кирпич — 4, камень — 5; серебро заменит любой из них.
guide-who-builds = Важно, кто строит: строитель получает талеры, каменотёс — все очки, рабочий — половину.
guide-undo = Передумали? Кнопка «Отменить» возвращает шаги этого хода по одному. Тайный выбор можно вернуть, пока не сделан последний.
guide-helper = Построив что-нибудь строителем или каменотёсом, можно за талеры поставить помощников на светящиеся места. Там они останутся и принесут очки в конце. Наведите на место или задержите на нём палец, чтобы увидеть, сколько оно даёт сейчас.
guide-buy = Каменотёс может купить по одному ресурсу с каждой чужой карты рабочего, за 1 талер. Нажмите светящийся ресурс на ленте.
guide-finish = Это всё. После последнего раунда, или когда замок достроен, помощники приносят очки, здание за зданием. Удачи.
builds-bricklayer = Строитель: 1 талер за каждый ресурс, без очков
builds-stonemason = Каменотёс: все очки
builds-worker = Рабочий: половина очков
curtain-says = Остальные не смотрят: карты выбирают тайно.
keys-arrows = двигаться по столу
