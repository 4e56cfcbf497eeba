# «Замки Бургундии» по-русски: щиты.

name-shields = Щиты
explains-module-shields = За дубль можно взять щит для своего замка: он действует постоянно, но за него платят в каждой фазе.
option-shield5 = Щит 5: товары со всех складов
explains-shield5 = Корабль забирает товары одного цвета со всех складов — вдобавок к товарам своего склада или вместо них.
name-also = вдобавок к товарам своего склада
name-instead = вместо товаров своего склада
option-shield7 = Щит 7: бонус за цвет удваивается
explains-shield7 = Удваивается каждый бонус, когда вы его берёте, или все ваши бонусы в конце партии.
name-taken = когда вы его берёте
name-end = в конце партии
shields-open = Щиты, которые можно взять
shield-unpaid = { $player } теряет щит ({ $title }): не хватило серебра на плату.
shield-titled = Щит { $shield }: { $title }
shield-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} в конце партии; 1 монета в конце каждой фазы.
shield-double = Оба кубика на { $depot }: { $workers ->
    [0] рабочие не нужны
    [one] { $workers } рабочий
    [few] { $workers } рабочих
   *[other] { $workers } рабочих
}.
upkeep-says = В конце фазы каждый щит стоит 1 монету. Неоплаченные щиты выходят из игры.
give-up = Сбросить
decline-choose-player = Не сейчас
name-castle-or-shield = дополнительное действие или щит
name-gather = цвет товаров для корабля
name-from-depot = тайл прямо со склада
name-upkeep = плата за щиты
name-choose-player = выбор для щита 6
expects-castle-or-shield = Замок: дополнительное действие с любым номером или щит.
expects-gather = Корабль: выберите товары, которые забрать со всех складов.{ $decline ->
    [0] {""}
   *[other] {" "}Можно отказаться.
}
expects-from-depot = { $decline ->
    [0] Конец фазы: тайл ложится со склада прямо в герцогство.
   *[other] Конец фазы: пока ничего не подходит; щит 6 может помочь.
}
expects-upkeep = Конец фазы: заплатите за щиты или сбросьте некоторые.
expects-choose-player = { $changes ->
    [next-round] Щит 6: копировать сейчас? Изменится порядок ходов в следующем раунде.
    [gifts] Щит 6: копировать сейчас? Изменится порядок щитов 14 и 15.
    [income] Щит 6: копировать сейчас? Рудники дадут и рабочих.
   *[other] Щит 6: выберите, чьи монастыри копировать.
}
line-take-shield = Взять щит { $shield } для замка на клетке { $space }
line-set-die = Щит 16: кубик { $die } → { $value }
line-choose-player = Щит 6: копировать монастыри ({ $player })
line-gather-goods = Товары этого цвета со всех складов ({ $goods_name })
line-give-up = Сбросить щит { $shield }
line-pay-upkeep = Заплатить за щиты: { pays }
back-take-shield = щит { $shield }
back-set-die = кубик { $die } → { $value }
back-choose-player = выбор для щита 6
back-gather-goods = товары ({ $goods_name })
back-give-up = сброс щита { $shield }
back-pay-upkeep = плата за щиты
pays-shields = 12, 8 или 4 за каждый щит в конце партии
label-shield-1 = Единое пастбище
does-shield-1 = все ваши пастбища считаются одним
label-shield-2 = Рабочий вслед за другими
does-shield-2 = когда рабочих получает другой игрок, вы получаете 1 рабочего
label-shield-3 = Плата рабочими
does-shield-3 = за щиты можно платить рабочими
label-shield-4 = Бездонная кладовая
does-shield-4 = в кладовой сколько угодно тайлов
label-shield-5 = Товар со всех складов
does-shield-5 = корабль может забрать ещё и товары одного цвета со всех складов
label-shield-6 = Чужие монастыри
does-shield-6 = в любой момент выберите игрока: его монастыри действуют и для вас
label-shield-7 = Двойные бонусы
does-shield-7 = бонусы за цвет приносят двойные очки
label-shield-8 = Богатые рудники
does-shield-8 = 2 монеты за каждый рудник в конце фазы
label-shield-9 = Монета за каждый товар
does-shield-9 = 1 монета за каждый проданный товар
label-shield-10 = Двойные монастыри
does-shield-10 = в конце: двойные очки за монастыри
label-shield-11 = Щит за замок
does-shield-11 = выкладывая замок, можно взять щит вместо дополнительного действия
label-shield-12 = Двойная торговля
does-shield-12 = двойные очки за проданные товары
label-shield-13 = Двойные щиты
does-shield-13 = в конце: двойные очки за щиты
label-shield-14 = Дар склада
does-shield-14 = в конце фазы: тайл со склада с номером ложится прямо в ваше герцогство
label-shield-15 = Дар чёрного склада
does-shield-15 = в конце фазы: тайл с чёрного склада или таверна ложится прямо в ваше герцогство
label-shield-16 = Вольный кубик
does-shield-16 = раз за ход: поставить на своём кубике любое число
label-shield-17 = Область на 1 больше
does-shield-17 = заполненная область считается на 1 больше
label-shield-18 = Без соседства
does-shield-18 = тайлы можно выкладывать и не рядом со своими
shield-laid = Щит { $shield } лежит на складе { $depot }.
shield-taken = { $player } берёт щит { $shield } со склада { $depot } и кладёт на замок на клетке { $space }.
shield-lost = { $player } теряет щит { $shield }.
upkeep-paid = { $player } платит за щиты ({ pays }).
worker-followed = Щит 2: { $player } получает 1 рабочего.
player-chosen = Щит 6: { $player } копирует чужие монастыри ({ $other }).
die-set = Щит 16: { $player } меняет кубик { $die } → { $value }.
goods-gathered = Щит 5: { $player } забирает со всех складов товары одного цвета ({ $goods_name }).
you-shield-taken = Вы берёте щит { $shield } со склада { $depot } и кладёте на замок на клетке { $space }.
you-shield-lost = Вы теряете щит { $shield }.
you-upkeep-paid = Вы платите за щиты ({ pays }).
you-worker-followed = Щит 2: вы получаете 1 рабочего.
you-player-chosen = Щит 6: вы копируете чужие монастыри ({ $other }).
you-die-set = Щит 16: вы меняете кубик { $die } → { $value }.
you-goods-gathered = Щит 5: вы забираете со всех складов товары одного цвета ({ $goods_name }).
shield-twice = Щит раздают только один раз.
shield-not-there = Ни на одном складе нет щита { $shield }.
shield-absent = У вас нет щита { $shield }.
no-castle-there = На этой клетке нет вашего замка. Выберите клетку со своим замком.
both-dice-needed = Чтобы взять щит, нужны оба кубика, и оба свободные.
die-set-already = В этот ход вы уже изменили кубик щитом.
die-shows-that = На кубике уже это число. Выберите другое.
player-chosen-already = Для щита 6 вы уже выбрали игрока.
no-other-player = Выберите другого игрока за этим столом.
no-placing-from-depots = Прямо в герцогство тайлы попадают только в конце фазы, благодаря щитам 14 и 15.
shield-reaches-other = С этого склада щит взять тайл не может.
no-upkeep = Сейчас за щиты не платят.
upkeep-is = Всего за щиты нужно заплатить { $count }.
upkeep-in-silver = Без щита 3 за щиты платят только серебром.
move-take-shield = Взять щит
move-set-die = Изменить кубик щитом 16
move-choose-player = Выбрать, чьи монастыри копировать
move-gather-goods = Выбрать цвет товаров для корабля
move-give-up = Сбросить щит
move-pay-upkeep = Заплатить за щиты

## The terminal

help-shields = ∇ и число — щит; его берут для замка, если на обоих кубиках номер его склада.

## Try

position-shield-twice = Каждый щит в одном экземпляре, а этот встречается дважды: { $shield }.
position-shields = Щитов роздано { $number }: каждый лежит на складе, висит на замке или вышел из игры.
position-shield-depot = { $number ->
    [one] На складе { $depot } может лежать не больше одного щита.
   *[other] На складе { $depot } может лежать не больше { $number } щитов.
  }
position-shield-castle = Щит { $shield } игрока { $player } должен висеть на замке.
position-copies = Игрок { $player }: чужие монастыри копирует тот, у кого щит { $shield }, и никто другой.
try-shield-castle = Игрок { $number }: замок на клетке { $space }
try-shield-gone = Вышел из игры
try-shield-nowhere = Не роздан
try-copied = Щит 6 копирует
try-nobody = Пока никого
