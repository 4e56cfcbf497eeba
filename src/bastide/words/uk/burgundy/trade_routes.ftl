# «Замки Бургундії» українською: торгові шляхи.

name-trade_routes = Торгові шляхи
explains-module-trade_routes = Продані товари лягають на ряд карт; потрібний колір дає нагороду.
option-route_order = Карти торгового шляху
explains-route_order = Карти йдуть у випадковому порядку, або кожен вибирає наступну сам.
name-random = у випадковому порядку
name-chosen = у порядку на ваш вибір
option-route_full = Заповнений торговий шлях
explains-route_full = Лишається заповненим до кінця партії або звільняється й починається знову.
name-stays = лишається заповненим
name-emptied = звільняється й починається знову
route-place = Карта { $place } торгового шляху
route-brings = { $state ->
    [brought] ✓ { $goods_name }: { $bonus_name }.
    [missed] ✗ { $goods_name }: там лежить інший товар.
   *[open] { $goods_name }: { $bonus_name }.
}
route-card = карта шляху { $card }
routes-title = Торговий шлях
card-reconstructed = Карту відновлено; друкована може відрізнятися.
name-route-silver = 2 монети
name-route-workers = 4 робітники
name-route-points = 4 бали
name-route-sale = продати товари
name-route-building = взяти будівлю
name-route-church = взяти копальню, монастир або замок
name-route-market = взяти корабель або тварин
name-route-placing = викласти жетон зі сховища
name-route-action = додаткова дія
name-route = товари для торгового шляху
name-lay-card = порядок карт шляху
expects-lay-card = Виберіть наступну карту свого торгового шляху.
expects-route-bonus = Торговий шлях: { $effect ->
    [town-hall] викладіть жетон зі сховища на клітинку з будь-яким номером.
    [warehouse] продайте товари одного кольору.
    [carpenter] візьміть будівлю.
    [church] візьміть копальню, монастир або замок.
    [market] візьміть корабель або тварин.
   *[extra-action] додаткова дія з будь-яким номером.
}{ $decline ->
    [0] {""}
   *[other] {" "}За бажанням.
}
line-lay-card = Наступною: карта { $card }
back-lay-card = карта шляху { $card }
name-routes = Торгові шляхи
pays-routes = 4 за нагороду балами на торговому шляху
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
route-emptied = Торговий шлях: { $player } заповнює його. Товари йдуть до проданих, і шлях починається заново.
you-card-laid = Ви викладаєте наступною карту шляху { $card }.
you-goods-routed = Ви кладете { $goods_name } товар на поділку { $route_space } торгового шляху.
you-route-bonus-taken = Кольори збіглися: ви отримуєте нагороду ({ $route_bonus ->
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
you-route-emptied = Ви заповнюєте торговий шлях. Товари йдуть до проданих, і шлях починається заново.
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
cards-lie = Карти торгових шляхів уже викладено.
card-not-in-hand = У вас не залишилося карти шляху { $card }.
card-twice = Карту шляху роздають лише один раз.
move-lay-card = Викласти карту шляху

## The terminal

reward-short = { $bonus ->
    [silver] +2 мон.
    [workers] +4 роб.
    [points] +4 бали
    [sale] продаж
    [placing] викл.
   *[action] дія
}
help-routes = Торговий шлях: число на кольоровому тлі — який товар потрібен, поруч нагорода; + перед знаками — взяти жетон цих кольорів. ✓ — товар підійшов, – — не підійшов.

## Try

position-route-card = Кожна карта шляху в одному примірнику, а ця трапляється двічі: { $card }.
position-route-goods = { $number ->
    [0] Гравець { $player } ще нічого не продав, тож на торговому шляху нічого лежати не може.
   *[other] Продані товари гравця { $player } займають поділок торгового шляху: { $number }. Лежати там мають саме вони.
  }
try-route-goods = Товар на поділці { $number }
