# «Замки Бургундії» українською: щити.

name-shields = Щити
explains-module-shields = За дубль можна взяти щит для свого замку: він діє постійно, але за нього платять на кожному етапі.
option-shield5 = Щит 5: товари з усіх складів
explains-shield5 = Корабель забирає товари одного кольору з усіх складів — на додачу до товарів свого складу або замість них.
name-also = на додачу до товарів свого складу
name-instead = замість товарів свого складу
option-shield7 = Щит 7: бонус за колір подвоюється
explains-shield7 = Подвоюється кожен бонус, коли ви його берете, або всі ваші бонуси наприкінці партії.
name-taken = коли ви його берете
name-end = наприкінці партії
shields-open = Щити, які можна взяти
shield-unpaid = { $player } не має срібла на плату й втрачає щит ({ $title }).
shield-titled = Щит { $shield }: { $title }
shield-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[other] { $points } балів
} наприкінці партії; 1 монета наприкінці кожного етапу.
shield-double = Обидва кубики як { $depot }: { $workers ->
    [0] робітники не потрібні
    [one] { $workers } робітник
    [few] { $workers } робітники
   *[other] { $workers } робітників
}.
upkeep-says = Наприкінці етапу кожен щит коштує 1 монету. Неоплачені щити вибувають із гри.
give-up = Скинути
decline-choose-player = Не зараз
name-castle-or-shield = додаткова дія або щит
name-gather = колір товарів для корабля
name-from-depot = жетон просто зі складу
name-upkeep = плата за щити
name-choose-player = вибір для щита 6
expects-castle-or-shield = Замок: додаткова дія з будь-яким номером або щит.
expects-gather = Корабель: виберіть товари, які забрати з усіх складів.{ $decline ->
    [0] {""}
   *[other] {" "}За бажанням.
}
expects-from-depot = { $decline ->
    [0] Кінець етапу: жетон лягає зі складу просто в герцогство.
   *[other] Кінець етапу: поки нічого не підходить; щит 6 може допомогти.
}
expects-upkeep = Кінець етапу: заплатіть за щити або скиньте якісь.
expects-choose-player = { $changes ->
    [next-round] Щит 6: копіювати зараз? Зміниться порядок ходів у наступному раунді.
    [gifts] Щит 6: копіювати зараз? Зміниться порядок щитів 14 і 15.
    [income] Щит 6: копіювати зараз? Копальні дадуть і робітників.
   *[other] Щит 6: виберіть, чиї монастирі копіювати.
}
line-take-shield = Взяти щит { $shield } для замку на клітинці { $space }
line-set-die = Щит 16: кубик { $die } → { $value }
line-choose-player = Щит 6: копіювати монастирі ({ $player })
line-gather-goods = Товари цього кольору з усіх складів ({ $goods_name })
line-give-up = Скинути щит { $shield }
line-pay-upkeep = Заплатити за щити: { pays }
back-take-shield = щит { $shield }
back-set-die = кубик { $die } → { $value }
back-choose-player = вибір для щита 6
back-gather-goods = товари ({ $goods_name })
back-give-up = скид щита { $shield }
back-pay-upkeep = плата за щити
pays-shields = 12, 8 або 4 за кожен щит наприкінці партії
label-shield-1 = Єдине пасовище
does-shield-1 = усі ваші пасовища вважаються одним
label-shield-2 = Робітник услід за іншими
does-shield-2 = коли робітників отримує інший гравець, ви отримуєте 1 робітника
label-shield-3 = Плата робітниками
does-shield-3 = за щити можна платити робітниками
label-shield-4 = Бездонне сховище
does-shield-4 = у сховищі може лежати скільки завгодно жетонів
label-shield-5 = Товар з усіх складів
does-shield-5 = корабель може забрати ще й товари одного кольору з усіх складів
label-shield-6 = Чужі монастирі
does-shield-6 = будь-якої миті виберіть гравця: його монастирі діють і для вас
label-shield-7 = Подвійні бонуси
does-shield-7 = бонуси за колір приносять подвійні бали
label-shield-8 = Багаті копальні
does-shield-8 = 2 монети за кожну копальню наприкінці етапу
label-shield-9 = Монета за кожен товар
does-shield-9 = 1 монета за кожен проданий товар
label-shield-10 = Подвійні монастирі
does-shield-10 = наприкінці: подвійні бали за монастирі
label-shield-11 = Щит за замок
does-shield-11 = викладаючи замок, можна взяти щит замість додаткової дії
label-shield-12 = Подвійна торгівля
does-shield-12 = подвійні бали за продані товари
label-shield-13 = Подвійні щити
does-shield-13 = наприкінці: подвійні бали за щити
label-shield-14 = Дарунок складу
does-shield-14 = наприкінці етапу: жетон зі складу з номером лягає просто у ваше герцогство
label-shield-15 = Дарунок чорного складу
does-shield-15 = наприкінці етапу: жетон із чорного складу або таверна лягає просто у ваше герцогство
label-shield-16 = Вільний кубик
does-shield-16 = раз за хід: поставити на своєму кубику будь-яке число
label-shield-17 = Область на 1 більша
does-shield-17 = заповнена область вважається на 1 більшою
label-shield-18 = Без сусідства
does-shield-18 = жетони можна викладати й не поруч зі своїми
shield-laid = Щит { $shield } лежить на складі { $depot }.
shield-taken = { $player } бере щит { $shield } зі складу { $depot } і кладе на замок на клітинці { $space }.
shield-lost = { $player } втрачає щит { $shield }.
upkeep-paid = { $player } платить за щити ({ pays }).
worker-followed = Щит 2: { $player } отримує 1 робітника.
player-chosen = Щит 6: { $player } копіює чужі монастирі ({ $other }).
die-set = Щит 16: { $player } змінює кубик { $die } → { $value }.
goods-gathered = Щит 5: { $player } забирає з усіх складів товари одного кольору ({ $goods_name }).
you-shield-taken = Ви берете щит { $shield } зі складу { $depot } і кладете на замок на клітинці { $space }.
you-shield-lost = Ви втрачаєте щит { $shield }.
you-upkeep-paid = Ви платите за щити ({ pays }).
you-worker-followed = Щит 2: ви отримуєте 1 робітника.
you-player-chosen = Щит 6: ви копіюєте чужі монастирі ({ $other }).
you-die-set = Щит 16: ви змінюєте кубик { $die } → { $value }.
you-goods-gathered = Щит 5: ви забираєте з усіх складів товари одного кольору ({ $goods_name }).
shield-twice = Щит роздають лише один раз.
shield-not-there = На жодному складі немає щита { $shield }.
shield-absent = У вас немає щита { $shield }.
no-castle-there = На цій клітинці немає вашого замку. Виберіть клітинку зі своїм замком.
both-dice-needed = Щоб узяти щит, потрібні обидва кубики, і обидва невикористані.
die-set-already = Цього ходу ви вже змінили кубик щитом.
die-shows-that = На кубику вже це число. Виберіть інше.
player-chosen-already = Для щита 6 ви вже вибрали гравця.
no-other-player = Виберіть іншого гравця за цим столом.
no-placing-from-depots = Просто в герцогство жетони потрапляють лише наприкінці етапу, завдяки щитам 14 і 15.
shield-reaches-other = Із цього складу щит жетона не візьме.
no-upkeep = Зараз за щити не платять.
upkeep-is = Усього за щити треба заплатити { $count }.
upkeep-in-silver = Без щита 3 за щити платять лише сріблом.
move-take-shield = Взяти щит
move-set-die = Змінити кубик щитом 16
move-choose-player = Вибрати, чиї монастирі копіювати
move-gather-goods = Вибрати колір товарів для корабля
move-give-up = Скинути щит
move-pay-upkeep = Заплатити за щити

## The terminal

help-shields = ∇ і число — щит; його беруть для замку, якщо на обох кубиках номер його складу.

## Try

position-shield-twice = Кожен щит в одному примірнику, а цей трапляється двічі: { $shield }.
position-shields = Щитів роздано { $number }: кожен лежить на складі, висить на замку або вийшов із гри.
position-shield-depot = { $number ->
    [one] На складі { $depot } може лежати не більше одного щита.
   *[other] На складі { $depot } може лежати не більше { $number } щитів.
  }
position-shield-castle = Щит { $shield } гравця { $player } має висіти на замку.
position-copies = Гравець { $player }: чужі монастирі копіює той, хто має щит { $shield }, і ніхто інший.
try-shield-castle = Гравець { $number }: замок на клітинці { $space }
try-shield-gone = Вийшов із гри
try-shield-nowhere = Не роздано
try-copied = Щит 6 копіює
try-nobody = Поки нікого
