# «Замок на все времена» по-русски.

title = Замок на все времена
title-short = Замок
game-takes = 45–75 минут

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
name-unlimited = сколько угодно ресурсов
name-kept = не продаётся
name-asked = решает хозяин карты
name-pieces = побеждает тот, у кого осталось больше ресурсов
name-value = побеждает тот, у кого остались ресурсы ценнее
name-all-left = все оставшиеся карты
name-all-eight = все восемь карт
name-all-played = все сыгранные карты
name-earlier-rounds = себя и карты прошлых раундов

## Parts of sentences

talers-counted = { $talers } { $talers ->
    [one] талер
    [few] талера
   *[many] талеров
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
                [0] ничего
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
   *[other] ; { $resource_name } ×{ $tribute } — на оборонительную башню
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
helper-called-back = Трактир: { $player } не может заплатить и отзывает помощника { cart-from }.
helper-sent = { $origin ->
    [supply] { $player } ставит помощника { cart-to }.
   *[other] { $player } переставляет помощника { origin-from } { cart-to }.
}
helper-returned = { $player } теряет место: помощник возвращается { cart-from } в запас.
helpers-stayed = { $player } оставляет помощников на местах.
sending-skipped = Торговец: { $player } не может поставить помощника.
delivered = { $count ->
    [0] Доставка: { $player } ничего не получает ({ $resource_name }){ tribute-paid }.
   *[other] Доставка: { $player } получает { resource-acc } ×{ $count }{ tribute-paid }.
}
tower-taken = Строитель: { $player } забирает с оборонительной башни { resource-acc } ×{ $count }.
tower-empty = Строитель: { $player } ничего не берёт, оборонительная башня пуста.
piece-bought = { $player } покупает { resource-acc } ×1 с карты рабочего.
piece-sold = { $player } получает { talers-counted } за { resource-acc } ×1 со своей карты.
sale-asked = { $player } хочет купить последний ресурс с карты рабочего: { $resource_name }.
sale-refused = { $player } не продаёт последний ресурс: { $resource_name }.
silver-exchanged = { $player } меняет в кузнице серебро ×{ $count } на { resource-acc } ×{ $count }.
building-begun = { $player } собирается строить { tile-acc }.
tile-built = { $player } строит { tile-acc } ({ materials-listed }).
bricklayer-paid = Строитель: { $player } получает { talers-counted } за потраченные ресурсы.
helper-housed = { $origin ->
    [supply] { $player } ставит помощника { building-into } за { talers-counted }.
   *[other] { $player } переставляет помощника { origin-from } { building-into } за { talers-counted }.
}
pieces-taken = { $player } забирает со своей карты рабочего: { pieces-listed }.
cards-taken-back = Архитектор: { $player } возвращает в руку { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}.
turn-ended = { $card_name }: { $player } завершает ход.
turn-passed = { $card_name }: { $player } больше ничего не может сделать, ход завершён автоматически.
card-removed = { $player } убирает карту из игры: { $card_name }.
bank-paid = { $player } платит в банк { talers-counted } и сохраняет карты.
wall-mended = Брешь в стене: { $player } отдаёт камень ×{ $count }.
wall-left = Брешь в стене: { $player } ничего не отдаёт.
gift-given = Юная дама: { $player } дарит { gift-acc }.
dropped-out = Юная дама: { $player } отступается.
maiden-won = Юная дама: { $player } завоёвывает её сердце.
gift-picked = Подарки: { $player } берёт { gift-acc }.
castle-finished = Построено последнее здание: это последний раунд.
game-ended = Последний раунд сыгран.
talers-turned-in = Рынок: { $player } сдаёт { talers-counted }.
resources-turned-in = Дворец: { $player } сдаёт: { materials-listed }.
nothing-turned-in = { $source_name }: { $player } ничего не сдаёт.
you-round-began = Раунд { $round }: активный игрок — вы, +{ talers-counted }.
you-worker-filled = Вы наполняете карту рабочего: { pieces-listed }.
you-messenger-paid = Посыльный: вы получаете { talers-counted }.
you-inn-paid = Трактир: вы платите { talers-counted }.
you-inn-earned = Трактир: вы получаете { talers-counted }.
you-sending-skipped = Торговец: поставить помощника вы не можете.
you-delivered = { $count ->
    [0] Доставка: вы ничего не получаете ({ $resource_name }){ tribute-paid }.
   *[other] Доставка: вы получаете { resource-acc } ×{ $count }{ tribute-paid }.
}
you-tower-taken = Строитель: вы забираете с оборонительной башни { resource-acc } ×{ $count }.
you-tower-empty = Строитель: оборонительная башня пуста.
you-piece-sold = Вы получаете { talers-counted } за { resource-acc } ×1 со своей карты.
you-tile-built = Вы строите { tile-acc } ({ materials-listed }).
you-bricklayer-paid = Строитель: вы получаете { talers-counted } за потраченные ресурсы.
you-pieces-taken = Вы забираете со своей карты рабочего: { pieces-listed }.
you-cards-taken-back = Архитектор: вы возвращаете в руку { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}.
you-turn-passed = { $card_name }: больше делать нечего, ваш ход завершится автоматически.
you-maiden-won = Юная дама: вы завоёвываете её сердце.
you-gift-picked = Подарки: вы берёте { gift-acc }.

hint-likely-built = Скорее всего, будет построено: { $tile_name }.
hint-likely-housed = Скорее всего, помощник займёт место: { $building_name }.

## Why not

space-not-in-use = Деление { $space } в этой партии не используется: игроков { $seats }, раундов { $rounds }.
winter-card-seen = Эта зимняя карта уже открыта.
decision-first = { $decision ->
    [choose] Сначала все выбирают карты раунда.
    [fill] Сначала наполните карты рабочих.
    [call-back] Сначала отзовите помощника: вам нечем заплатить трактиру.
    [send] Сейчас действует торговец: поставьте помощника.
    [take] Сначала строитель забирает один вид с оборонительной башни.
    [order] Сначала выберите, кто из двух рабочих начнёт.
    [pay] Сначала заплатите за здание.
    [agree] Сначала решите, продать ли последний ресурс с карты.
    [plague] Сначала чума: уберите карту или заплатите.
    [breach] Сначала брешь в стене: отдайте камень или откажитесь.
    [blizzard] Сначала метель: уберите карту рабочего или заплатите.
    [gift] Сначала юная дама: сделайте подарок или отступитесь.
    [pick] Сначала возьмите один из подарков.
    [market] Сначала решите, сколько талеров сдать на рынок.
    [palace] Сначала решите, какие ресурсы сдать во дворец.
   *[action] Сейчас это сделать нельзя: действует персонаж.
}
card-not-in-hand = Этой карты нет у вас в руке: { $card_name }.
cards-in-order = Выберите разные карты, в том порядке, в котором они действуют.
no-master-builder-yet = В первом раунде архитектора выбрать нельзя.
no-card-to-take-back = Архитектору нечего возвращать: сыгранных карт нет. Выберите другую карту.
cards-number = { $number ->
    [one] Выберите { $number } карту.
    [few] Выберите { $number } карты.
   *[many] Выберите { $number } карт.
}
card-not-to-fill = Эту карту наполнять не нужно: { $card_name }.
no-free-pieces = На этой карте выбирать нечего: { $card_name }.
piece-not-free = Выберите песок, дерево или кирпич; это не подходит: { $resource_name }.
pieces-number = { $number ->
    [one] Выберите для карты { $number } ресурс.
    [few] Выберите для карты { $number } ресурса.
   *[many] Выберите для карты { $number } ресурсов.
}
pieces-in-order = Назовите ресурсы по порядку: песок, дерево, кирпич.
stock-lacks = В резерве этого не хватает: { $resource_name }.
no-helper-there = { $origin ->
    [supply] У вас в запасе нет помощников.
    [rider] У курьера нет вашего помощника.
    [inn] В трактире нет вашего помощника.
   *[other] У этой телеги нет вашего помощника ({ $origin_name }).
}
same-cart = Ваш помощник уже там. Выберите другую телегу.
rider-closed = К курьеру помощника ставят, только когда заняты все четыре телеги.
carts-still-free = Пока есть свободная телега, вытеснить никого нельзя.
own-helper-there = Ваш помощник уже там. Выберите другую телегу.
helper-is-new = Этого помощника поставили в этом раунде, вытеснить его пока нельзя.
must-send = Поставьте помощника из запаса или переставьте другого.
tower-lacks = На оборонительной башне этого нет: { $resource_name }.
does-not-buy = Покупает только каменотёс, а этот персонаж — нет: { $card_name }.
buying-is-over = Покупать можно только до того, как вы начали строить.
own-card = Со своей карты покупать нельзя.
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
no-silver = У вас нет серебра.
does-not-build = Этот персонаж не строит: { $card_name }.
building-is-over = Строить можно только до того, как вы поставили помощников.
tiles-are-built = За одно действие можно построить не больше { $number } зданий.
tile-is-built = Такого непостроенного здания больше нет: { $tile_name }.
cannot-pay = { $tile_name }: ровно { $cost } из трёх и более видов не набирается.
not-exact = Эти ресурсы стоят { $worth }, а здание — ровно { $cost }.
too-few-kinds = Платите ресурсами не меньше чем { $kinds } видов.
pieces-lacking = { $count ->
    [one] Не хватает { $count } ресурса
    [few] Не хватает { $count } ресурсов
   *[many] Не хватает { $count } ресурсов
}; серебро на обмен: { $silver }.
does-not-house = Этот персонаж не ставит помощников в замок: { $card_name }.
build-first = Сначала постройте здание, потом можно ставить помощников.
helpers-are-housed = За одно действие можно поставить не больше { $number } помощников.
no-such-place = В этом здании нет такого места: { $building_name }.
not-finished = Это здание ещё не построено: { $building_name }.
place-taken = Здесь уже стоит помощник: { $building_name }. Выберите свободное место.
housed-this-round = В этом раунде вы уже поставили сюда помощника: { $building_name }.
place-is-alike = Свободно такое же место с меньшим номером: { $building_name }. Выберите его.
card-not-open = Этой карты нет среди ваших сыгранных: { $card_name }.
only-workers = Метель забирает карту рабочего, а не эту: { $card_name }.
card-is-out = Эта карта уже вне игры: { $card_name }.
too-little-stone = Нужен камень ×{ $needed }; у вас { $stone }.
nothing-to-give = У вас этого нет: { $gift_name }.
gift-not-there = Среди подарков этого нет: { $gift_name }.
worker-not-next = Этот рабочий сейчас не действует: { $card_name }.
talers-not-even = На рынке очко стоит { $rate } талера. Сдайте чётное число талеров.
too-few-to-turn-in = У вас только { $resource_name } ×{ $count }.
too-many-to-turn-in = Во дворец можно сдать не больше { $most } ресурсов.
stock-cannot-change = Столько серебра не обменять: в резерве ресурсов только { $count }.

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
expects-removal = { $winter_card_name }: уберите { $winter_card ->
    [plague] сыгранную карту
   *[other] карту рабочего
}{ $can_pay ->
    [1] {" "}или заплатите { talers-counted }
   *[other] . Чтобы заплатить, нужно { talers-counted }
}.
expects-fill = Выберите, какие ресурсы положить на карту рабочего.
expects-send = Торговец: поставьте помощника к телеге.
expects-call-back = Трактир: заплатить нечем. Отзовите помощника от телеги.
expects-take = Строитель: заберите с оборонительной башни один вид.
expects-order = Двое рабочих: выберите, кто начнёт.
expects-breach = Брешь в стене: отдать камень ×3 за 3 очка?
expects-gift = Юная дама: подарите ресурс или талер либо отступитесь.
expects-pick = Подарки: возьмите один.
expects-market = Рынок: сдайте талеры за очки или оставьте их.
expects-palace = Дворец: сдайте ресурсы за очки или оставьте их.
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
move-call-back = Отозвать помощника
move-take = Забрать с оборонительной башни
move-act-first = Начинает этот рабочий
move-buy = Купить с карты рабочего
move-agree = Продать последний ресурс
move-refuse = Оставить последний ресурс себе
move-exchange = Обменять серебро
move-erect = Построить
move-pay = Заплатить
move-house = Поставить помощника в здание
move-remove = Убрать карту из игры
move-pay-bank = Заплатить и сохранить карты
move-mend = Отдать камень ×3 за 3 очка
move-decline = Ничего не отдавать
move-give = Сделать подарок
move-drop-out = Отступиться
move-pick = Взять подарок
move-change-talers = Сдать талеры
move-turn-in = Сдать
round-number = Раунд { $round }

## The terminal

to-the-map = показать на поле: { $word }
on-the-map = на поле
brief-round-began = Раунд { $round } { $gained }
brief-winter-card-turned = { $winter_card_name }
brief-characters-revealed = { $first_card_name }{ $second_card ->
    [no-card] { "" }
   *[other] { "" } + { $second_card_name }
}
brief-cards-taken-back = карты снова в руке
brief-card-removed = −{ $card_name }
brief-helper-sent = помощник { cart-to }
brief-helper-returned = помощник { cart-from } в запас
brief-helper-called-back = помощник { cart-from } в запас
brief-helper-housed = помощник { building-into } ({ $given })
brief-messenger-paid = { $gained }
brief-delivered = { $gained }
brief-tower-taken = { $gained }
brief-pieces-taken = { $gained }
brief-piece-bought = { $gained } −1{ $short_taler }
brief-piece-sold = +{ $talers }{ $short_taler }
brief-sale-refused = не продаёт
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
brief-maiden-won = завоёвывает сердце юной дамы
brief-dropped-out = отступается
brief-talers-turned-in = { $given }
brief-resources-turned-in = { $given }
brief-nothing-turned-in = ничего не сдаёт
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
ways-left = Ещё { $count } { $count ->
    [one] способ
    [few] способа
   *[many] способов
}: наберите `{ $move }` и сколько ресурсов каждого вида; Tab дополняет.
help-castle = Числа в [ ] — номера ходов. У здания указаны стоимость и очки, затем знак за каждое такое здание: того, кто его построил, или · — ещё не построено. Потом места: 12→4 — свободно за 12 талеров и принесло бы 4 очка, если бы партия закончилась сейчас; знак вместо цены — помощник; ( ) — ещё не построено. После мест кузницы указано серебро, которое в ней лежит.
help-yard = Рядом с ресурсом: его ценность, сколько привозит телега и кто у неё стоит (* — с этого раунда), сколько лежит на оборонительной башне и в резерве. Курьер — в строке серебра.
help-signs = Две буквы обозначают ресурс, талер или карту. После / — сыгранные карты. В таблице пар номер стоит на пересечении двух карт.
help-unsure = Числа, которые пришлось восстановить: { $buildings }.

## Options

option-season = Время года

## What things do

does-messenger = Возьмите из банка 8 талеров.
does-trader = Поставьте помощника к телеге, а если все четыре заняты — к курьеру. Затем все помощники там, ваши и чужие, привозят ресурсы своим хозяевам.
does-bricklayer = Заберите с оборонительной башни все ресурсы одного вида, затем постройте до двух зданий: 1 талер за каждый потраченный ресурс, без очков. После этого можно поставить в замок до двух помощников.
does-stonemason = Купите по одному ресурсу за 1 талер с карт рабочих, сыгранных соперниками, затем постройте до двух зданий за полные очки. После этого можно поставить в замок до двух помощников.
does-worker-wood = Возьмите дерево ×2 и серебро ×1, кроме того, что купили каменотёсы. Затем постройте до двух зданий за половину очков; без помощников.
does-worker-sand = Возьмите песок ×2 и кирпич ×1, кроме того, что купили каменотёсы. Затем постройте до двух зданий за половину очков; без помощников.
does-worker-stone = Возьмите камень ×1 и два ресурса на выбор (песок, дерево, кирпич), кроме того, что купили каменотёсы. Затем постройте до двух зданий за половину очков; без помощников.
does-master-builder = Верните в руку все сыгранные карты и получите 5 очков за каждое здание, которое в этом раунде построили соперники. Сам архитектор не строит.
does-keep = В конце помощник здесь приносит 3 очка за каждое свободное место в замке. (В коробке — «сторожевая башня».)
does-tavern = В конце помощники здесь приносят очки за всех помощников в замке, своих и чужих: на дорогом месте по 1 за каждого, на дешёвом — 1 за двоих.
does-main-gate = В конце помощник здесь приносит 2 очка за каждую построенную башню.
does-small-gate = В конце помощник здесь приносит 1 очко за каждую построенную башню.
does-stable = В конце помощники здесь приносят очки за каждый построенный дом: на дорогом месте 3, на дешёвом 2.
does-servants-house = В конце каждый помощник здесь приносит 1 очко за каждое непостроенное здание. (В коробке — «дом сервентов».)
does-palace = В конце каждый помощник здесь превращает до 5 ресурсов хозяина в очки, равные их ценности. (В коробке — «палас».)
does-well = Мест для помощников нет: колодец строят только ради очков.
does-house = Мест для помощников нет, но за дома приносят очки помощники в конюшне.
does-tower = Мест для помощников нет, но за башни приносят очки помощники на воротах.
does-market = Стоит с самого начала. В конце помощник здесь меняет талеры на очки: 2 талера за 1 очко, а если оба места ваши — 1 за 1.
does-smithy = Стоит с самого начала. Обменянное серебро остаётся здесь, и в конце помощники приносят за него очки: на дорогом месте по 1 за каждое, на дешёвом — 1 за два.
does-inn = Одно место за 3 талера, вне замка. Каждый, кто играет торговца, платит хозяину трактира 1 талер; если талера нет, отзывает помощника от телеги.
does-barn = Три места по 5 талеров, вне замка. В конце каждый помощник здесь приносит 10 очков, если он один, 7 — если их двое, 3 — если трое.
does-plague = Каждый убирает из игры одну сыгранную карту или платит в банк по 1 талеру за каждую сыгранную.
does-breach = Каждый может отдать камень ×3 и получить 3 очка. (В коробке — «разлом».)
does-maiden = В начале каждого раунда все, кто ещё ухаживает, дарят ресурс или талер либо отступаются навсегда. Последний получает 8 очков; затем все делят подарки. (В коробке — «молодая девушка».)
does-blizzard = Каждый убирает из игры одну карту рабочего, из руки или сыгранную, или платит в банк 3 талера.
pays-stonemason = здания каменотёса, полные очки
pays-worker = здания рабочих, половина очков
pays-master-builder = 5 за каждое здание соперников в раунде
pays-breach = 3 за камень ×3
pays-maiden = 8 тому, кто ухаживает дольше всех
pays-keep = 3 за каждое свободное место в замке
pays-tavern = 1 или ½ за каждого помощника в замке
pays-main-gate = 2 за каждую башню
pays-small-gate = 1 за каждую башню
pays-stable = 3 или 2 за каждый дом
pays-servants-house = 1 за каждое непостроенное здание
pays-market = 1 за 2 талера, с обоими местами — за 1
pays-palace = ценность до 5 ресурсов на помощника
pays-smithy = 1 или ½ за каждое серебро в кузнице
pays-barn = 10, 7 или 3 за помощника — зависит от того, сколько их там
does-defence = Сюда идёт одна единица каждой доставки. Строитель забирает все ресурсы одного вида.
does-stock = Отсюда берутся доставки, сюда уходит плата за здания. В свой ход можно обменять серебро на ресурс из резерва.
does-supply = Помощники, которые ещё нигде не стоят.

## The page

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
line-call-back = Отозвать помощника { cart-from }
line-take = Забрать с оборонительной башни: { $resource_name }
line-act-first = Начинает: { $card_name }
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
line-change-talers = Сдать { talers-counted }
line-keep-all = Ничего не сдавать
line-turn-in = Сдать: { $pieces }
back-choose = { $cards }
back-fill-first = какую карту наполнить сначала
back-fill = ресурсы на карте ({ $pieces })
back-send = { $origin ->
    [supply] помощник { cart-to }
   *[other] помощник { origin-from } { cart-to }
}
back-stay = помощники на местах
back-call-back = помощник, отозванный { cart-from }
back-take = { $resource_name } с башни
back-act-first = какой рабочий начинает
back-buy = покупка ({ $resource_name })
back-agree = продажа последнего ресурса
back-refuse = отказ продать
back-exchange = серебро на { resource-acc }
back-erect = { $tile_name }
back-pay = оплата ({ $pieces })
back-house = { $origin ->
    [supply] помощник { building-into }
   *[other] помощник { origin-from } { building-into }
}
back-remove = карта из игры ({ $card_name })
back-pay-bank = плата в банк
back-mend = камень для бреши
back-decline = отказ отдать
back-give = подарок ({ $gift_name })
back-drop-out = отказ от ухаживания
back-pick = доля подарков ({ $gift_name })
back-change-talers = сдано ({ talers-counted })
back-turn-in = сдано ({ $pieces })
pay-exactly = { $tile_name }: заплатить ровно { $cost }
pay-worth = Ценность каждого ресурса и сколько его у вас
pay-worth-of = { $piece_name }: ценность { $points }, у вас { $count }
fill-which = Какие ресурсы положить на карту?
turn-in-which = Какие ресурсы сдать во дворец?
talers-which = Сколько талеров сдать на рынок?
order-which = Какой рабочий начнёт?
way-best = Лучший способ
own-title = Ваши карты и ресурсы
hand-title = Рука
played-title = сыграны
way-changes = меняется серебро ×{ $count }
ways-fewer = меньше способов
ways-more = ещё { $count } { $count ->
    [one] способ
    [few] способа
   *[many] способов
}
pieces-count = { $count } шт.
castle-title = Замок
seasons-keys = Стрелки ведут по столу, Enter выбирает.
parts-title = Замок или телеги
part-castle = Замок
part-yard = Телеги, башня
round-over = Раунд { $round } завершён
round-next = Впереди раунд { $round }
round-active = Активный игрок — { $player }: +{ talers-counted }.
active-short = активный
cards-of = Карты: { $player }
card-in-hand = в руке
card-played = сыграна
card-out = вне игры
helpers-title = Помощники
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
expects-buy = Каменотёс: купите ресурсы, затем стройте за полные очки.
expects-erect-bricklayer = Строитель: стройте за 1 талер на ресурс (ещё { $left }).
expects-erect-stonemason = Каменотёс: стройте за полные очки (ещё { $left }).
expects-erect-worker = Рабочий: стройте за половину очков (ещё { $left }).
expects-house = { $card_name }: можно поставить помощников в замок (ещё { $left }).
expects-end = { $card_name }: больше делать нечего? Завершите ход.
bar-round = раунд { $round } из { $rounds } · { $season_name }
builds-bricklayer = Строитель: 1 талер за каждый ресурс, без очков
builds-stonemason = Каменотёс: полные очки
builds-worker = Рабочий: половина очков
curtain-says = Остальные, не подглядывайте: карты выбирают тайно.
keys-arrows = переходить по столу

## Later: before the start

option-purchase = Покупка с карты
option-last_piece = Последний ресурс на карте
option-tie = Если поровну и талеров
option-full_hand = Архитектора не выбрать, если в руке
option-cards_back = Архитектор возвращает
option-costs = Стоимость зданий
option-points = Очки за здания
option-prices = Цены мест, в талерах
option-winter_spaces = Деления с зимней картой
explains-seats = От двух до четырёх игроков; вдвоём играют по две карты за раунд.
explains-season = Начинать лучше с лета; зима добавляет карты событий.
explains-purchase = Каменотёс покупает с каждой карты один ресурс или сколько угодно.
explains-last_piece = Он остаётся на карте, или её хозяин может согласиться его продать.
explains-tie = Когда поровну и очков, и талеров: больше ресурсов или ресурсы ценнее.
explains-full_hand = Архитектора нельзя выбрать, когда все карты в руке: все оставшиеся или именно восемь (зимой карта может выйти из игры).
explains-cards_back = При игре вдвоём: вторая карта раунда тоже возвращается или остаётся.
explains-costs = Только если в вашей коробке иначе: часть чисел восстановлена.
explains-points = Чётные числа: рабочий получает половину.
explains-prices = Цены в людской и на рынке — наша догадка.
explains-winter_spaces = Какие деления отмечены значком — наша догадка.
preset-first-game = Лето
preset-first-game-says = С этого лучше начать.
preset-winter = Зима
preset-winter-says = В некоторых раундах действуют карты событий.
choices-castle = Замок
castle-summer-says = Все строят один замок. Очки получают строители, а в конце и помощники.
castle-winter-says = Зимой в некоторых раундах происходят события.

## Guide: the lessons of the guided first game

guide-welcome-title = Добро пожаловать в замок
guide-welcome = Все строят один общий замок, но очки у каждого свои. Постройки дают очки сразу, помощники в замке — в конце. Побеждает тот, у кого очков больше.
guide-choose-title = Две карты втайне
guide-choose = Каждый раунд вы и бот тайно выбираете по два персонажа. Торговец добывает ресурсы, рабочий приносит свои и строит.
guide-choose-do = Выберите торговца и рабочего с камнем.
guide-ribbon-title = Порядок всегда один
guide-ribbon = Карты открыты. Персонажи каждый раунд действуют в этом порядке. Посыльный бота принёс ему 8 талеров.
guide-fill-title = Что несёт рабочий
guide-fill = Этот рабочий приносит камень и ещё два ресурса на ваш выбор. До его действия они лежат на карте.
guide-fill-do = Возьмите два кирпича.
guide-trader-title = Помощник к телеге
guide-trader = Торговец ставит помощника к телеге. Он останется там и будет получать ресурсы при каждой доставке, даже если торговца сыграет только бот.
guide-trader-do = Поставьте помощника к телеге с камнем.
guide-tower-title = Доля башни
guide-tower = Одна единица каждой доставки идёт на оборонительную башню. Остальное ваше: 1 камень.
guide-build-title = Рабочий строит
guide-build = Дом стоит 8 и даёт 6 очков. Рабочему достаётся половина.
guide-build-do = Постройте дом.
guide-pay-title = Платите точно
guide-pay = Нужно не меньше трёх видов ресурсов, ровно на 8. Песок — 1, дерево — 2, кирпич — 4, камень — 5.
guide-pay-do = Заплатите песком, деревом и камнем.
guide-second-title = Второй раунд
guide-second = Сыгранные карты остаются на столе. Посыльный приносит 8 талеров, каменотёс строит за полные очки.
guide-second-do = Выберите посыльного и каменотёса.
guide-buy-title = Покупка с чужой карты
guide-buy = Каменотёс может купить по одному ресурсу с каждой чужой карты рабочего, за 1 талер.
guide-buy-do = Купите песок.
guide-stonemason-title = Полные очки
guide-stonemason = Башня стоит 10. Каменотёс получает за неё все 8 очков.
guide-stonemason-do = Постройте башню.
guide-exact-title = Ровно 10
guide-exact = Песок 1, кирпич 4, камень 5: три вида и ничего лишнего.
guide-exact-do = Заплатите песком, кирпичом и камнем.
guide-helper-title = Помощник в замке
guide-helper = После постройки можно поставить до двух помощников, каждого за цену места. Они останутся и дадут очки в конце: на рынке — за талеры.
guide-helper-do = Поставьте помощника на рынок.
guide-third-title = Карты кончаются
guide-third = Архитектор вернёт все карты и даст 5 очков за каждую чужую постройку этого раунда. Строитель опустошает башню.
guide-third-do = Выберите строителя и архитектора.
guide-bricklayer-title = Запасы башни
guide-bricklayer = Строитель забирает с оборонительной башни все ресурсы одного вида.
guide-bricklayer-do = Возьмите серебро.
guide-silver-title = Серебро заменит всё
guide-silver = В свой ход серебро можно менять на любой другой ресурс, один к одному.
guide-silver-do = Выберите своё серебро, затем песок в резерве.
guide-talers-title = Стройка за деньги
guide-talers = Строитель не получает очков, зато зарабатывает 1 талер за каждый потраченный ресурс.
guide-talers-do = Постройте башню.
guide-wages-title = Три ресурса — 3 талера
guide-wages = Так и зарабатывают на помощников.
guide-wages-do = Заплатите песком, кирпичом и камнем.
guide-finish = Помощник бота на воротах принесёт очки за каждую башню. После 12 раундов, или когда замок достроен, очки дают все помощники. Удачи!
guide-hand-title = Карты снова в руке
guide-hand = Бот построил одно здание: вам 5 очков. И все ваши карты вернулись.

## Try: setting up a position

position-resources = В коробке всего { $number }: { $resource_name }.
position-talers = Талеров в коробке всего { $number }.
position-helpers = У игрока { $player } на поле больше помощников, чем в коробке.
position-tiles = Таких зданий всего { $number }: { $tile_name }.
position-unfinished = Здесь кто-то стоит, но это не построено: { $building_name }.
position-castle-over = Построены все здания, и партия была бы уже окончена. Оставьте одно непостроенным.
position-characters = У игрока { $player } не хватает карт персонажей: каждая должна быть в руке или среди сыгранных.
position-no-character = Игроку { $player } нечего выбрать в этом раунде. Верните ему карту в руку.
position-winter = Эта зимняя карта так лежать не может: { $card_name }.
position-left-helpers = { $number ->
    [one] Убран { $number } помощник: в этой игре их у игроков меньше.
    [few] Убраны { $number } помощника: в этой игре их у игроков меньше.
   *[many] Убрано { $number } помощников: в этой игре их у игроков меньше.
}
try-helper = Помощник
try-build = Здание игрока { $number }
try-active = Активный игрок
try-hand = В руке
try-tower = Оборонительная башня
try-smithy = Серебро в кузнице
try-winter = Открытые зимние карты
try-coins = Талеры в трактире
