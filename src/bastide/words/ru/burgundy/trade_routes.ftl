# «Замки Бургундии» по-русски: торговые пути.

name-trade_routes = Торговые пути
explains-module-trade_routes = Проданные товары ложатся на ряд карт; подходящий цвет приносит награду.
option-route_order = Карты торгового пути
explains-route_order = Карты идут в случайном порядке, или каждый выбирает следующую сам.
name-random = в случайном порядке
name-chosen = в порядке по вашему выбору
option-route_full = Заполненный торговый путь
explains-route_full = Остаётся заполненным до конца партии или освобождается и начинается заново.
name-stays = остаётся заполненным
name-emptied = освобождается и начинается заново
route-place = Карта { $place } торгового пути
route-brings = { $state ->
    [brought] ✓ { $goods_name }: { $bonus_name }.
    [missed] ✗ { $goods_name }: там лежит другой товар.
   *[open] { $goods_name }: { $bonus_name }.
}
route-card = карта пути { $card }
routes-title = Торговый путь
card-reconstructed = Карта восстановлена; печатная может отличаться.
name-route-silver = 2 монеты
name-route-workers = 4 рабочих
name-route-points = 4 очка
name-route-sale = продать товары
name-route-building = взять здание
name-route-church = взять рудник, монастырь или замок
name-route-market = взять корабль или животных
name-route-placing = выложить тайл из кладовой
name-route-action = дополнительное действие
name-route = товары для торгового пути
name-lay-card = порядок карт пути
expects-lay-card = Выберите следующую карту своего торгового пути.
expects-route-bonus = Торговый путь: { $effect ->
    [town-hall] выложите тайл из кладовой на клетку с любым номером.
    [warehouse] продайте товары одного цвета.
    [carpenter] возьмите здание.
    [church] возьмите рудник, монастырь или замок.
    [market] возьмите корабль или животных.
   *[extra-action] дополнительное действие с любым номером.
}{ $decline ->
    [0] {""}
   *[other] {" "}Можно отказаться.
}
line-lay-card = Следующей: карта { $card }
back-lay-card = карта пути { $card }
name-routes = Торговые пути
pays-routes = 4 за награду очками на торговом пути
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
route-emptied = Торговый путь: { $player } заполняет его. Товары уходят к проданным, и путь начинается заново.
you-card-laid = Вы выкладываете следующей карту пути { $card }.
you-goods-routed = Вы кладёте { $goods_name } товар на деление { $route_space } торгового пути.
you-route-bonus-taken = Цвета совпали: вы получаете награду ({ $route_bonus ->
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
you-route-emptied = Вы заполняете торговый путь. Товары уходят к проданным, и путь начинается заново.
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
cards-lie = Карты торговых путей уже выложены.
card-not-in-hand = У вас не осталось карты пути { $card }.
card-twice = Карту пути раздают только один раз.
move-lay-card = Выложить карту пути

## The terminal

reward-short = { $bonus ->
    [silver] +2 мон.
    [workers] +4 раб.
    [points] +4 очка
    [sale] продажа
    [placing] вылож.
   *[action] действ.
}
help-routes = Торговый путь: число на цветном фоне — какой товар нужен, рядом награда; + перед знаками — взять тайл этих цветов. ✓ — товар подошёл, – — не подошёл.

## Try

position-route-card = Каждая карта пути в одном экземпляре, а эта встречается дважды: { $card }.
position-route-goods = { $number ->
    [0] Игрок { $player } ещё ничего не продал, так что на торговом пути ничего лежать не может.
   *[other] Проданные товары игрока { $player } занимают делений торгового пути: { $number }. Лежать там должны именно они.
  }
try-route-goods = Товар на делении { $number }
