# Kingdom Builder, українською.

title = Kingdom Builder
title-short = Королівство
game-takes = 30–45 хвилин

## What lines call by one word

name-grass = рівнина
name-canyon = каньйон
name-desert = пустеля
name-flowers = квіткове поле
name-forest = ліс
name-water = вода
name-mountain = гори
name-castle = замок
name-location = локація
name-sanctuary = святилище
name-farm = ферма
name-oasis = оазис
name-tavern = таверна
name-tower = вежа
name-barn = стодола
name-paddock = загорода
name-harbour = гавань
name-sanctuary-turned = святилище (з поворотом)
name-farm-turned = ферма (з поворотом)
name-oasis-turned = оазис (з поворотом)
name-tavern-turned = таверна (з поворотом)
name-tower-turned = вежа (з поворотом)
name-barn-turned = стодола (з поворотом)
name-paddock-turned = загорода (з поворотом)
name-harbour-turned = гавань (з поворотом)
name-fishermen = Рибалки
name-merchants = Купці
name-discoverers = Першовідкривачі
name-hermits = Відлюдники
name-citizens = Містяни
name-miners = Рудокопи
name-workers = Робітники
name-knights = Лицарі
name-lords = Лорди
name-farmers = Селяни
name-castles = Замки
name-next-turn = з наступного ходу
name-ready = готово
name-used = використано
name-lost = втрачено

label-sanctuary = Святилище
label-farm = Ферма
label-oasis = Оазис
label-tavern = Таверна
label-tower = Вежа
label-barn = Стодола
label-paddock = Загорода
label-harbour = Гавань

does-sanctuary = збудувати поселення на місцевості карти
does-farm = збудувати поселення на рівнині
does-oasis = збудувати поселення в пустелі
does-tavern = продовжити лінію з трьох і більше поселень
does-tower = збудувати поселення на краю поля
does-barn = перенести поселення на місцевість карти
does-paddock = перенести поселення по прямій рівно на 2 клітинки
does-harbour = перенести поселення на воду

pays-fishermen = 1 за поселення біля води
pays-merchants = 4 за кожну з’єднану локацію чи замок
pays-discoverers = 1 за ряд із поселенням
pays-hermits = 1 за групу поселень
pays-citizens = 1 за 2 поселення в найбільшій групі
pays-miners = 1 за поселення біля гір
pays-workers = 1 за поселення біля локації чи замку
pays-knights = 2 за поселення у вашому найзаселенішому ряду
pays-lords = 12 і 6 за 1-ше і 2-ге місце на кожному фрагменті
pays-farmers = 3 за поселення на вашому найпорожнішому фрагменті
pays-castles = 3 за кожен замок поруч із вашими поселеннями

## What happened

board-laid = Поле складено з фрагментів: { $top_left_name }, { $top_right_name }, { $bottom_left_name }, { $bottom_right_name }.
cards-laid = Карти королівства: { $first_name }, { $second_name }, { $third_name }.
start-chosen = Перший гравець — { $player }.
card-drawn = { $terrain ->
    [hidden] { $player } бере карту місцевості.
   *[other] { $player } бере карту місцевості: { $terrain_name }.
}
deck-remade = Колода порожня: скид перемішано ({ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}).
card-revealed = { $player } відкриває карту місцевості: { $terrain_name }.
card-removed = На цій місцевості немає вільних клітинок ({ $terrain_name }): карта вибуває з гри.
card-replaced = Нова карта: { $terrain_name }.
mandatory-lapsed = Жодна карта не підходить, тож будувати більше не треба.
settlement-built = { $player } будує поселення на клітинці { $hex } ({ $terrain_name }).
extra-built = { label-of-location }: { $player } будує поселення на клітинці { $hex } ({ $terrain_name }).
settlement-lifted = { label-of-location }: { $player } піднімає поселення з клітинки { $hex }.
settlement-moved = { label-of-location }: { $player } переносить поселення, { $origin } → { $hex }.
token-taken = { $player } бере жетон { location-with-article } (з наступного ходу).
token-lost = { $player } втрачає жетон { location-with-article }: поселень поруч більше немає.
last-settlement-built = { $player } будує останнє поселення; дограємо раунд до кінця.
turn-ended = { $player } завершує хід.
card-scored = { $card_name }: { $player } отримує { $gold } { $gold ->
    [one] золото
    [few] золота
   *[many] золота
}.
castles-scored = Замки: { $player } отримує { $gold } { $gold ->
    [one] золото
    [few] золота
   *[many] золота
}.
game-ended = Останній раунд зіграно.

you-token-taken = Ви берете жетон { location-with-article } (з наступного ходу).
you-token-lost = Ви втрачаєте жетон { location-with-article }: ваших поселень поруч більше немає.
you-last-settlement-built = Ви будуєте останнє поселення; дограємо раунд до кінця.
you-card-scored = { $card_name }: ви отримуєте { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
you-castles-scored = Замки: ви отримуєте { $gold } { $gold ->
    [one] золото
   *[other] золота
}.

hint-token-used = Жетон { location-with-article }: { does-of-location }.
hint-token-taken = Дає жетон { location-with-article }: з наступного ходу можна { does-of-location }.
hint-token-lost = Втрачається жетон { location-with-article }.
hint-castle-reached = Вихід до замку.

puzzle-clue-token = Річ у жетоні: { $location_name }.
puzzle-clue-place = Шукайте в { $part ->
    [top-left] лівій верхній
    [top-right] правій верхній
    [bottom-left] лівій нижній
   *[bottom-right] правій нижній
} частині поля: { $terrain_name }.

label-of-location = { $location ->
    [sanctuary] { label-sanctuary }
    [farm] { label-farm }
    [oasis] { label-oasis }
    [tavern] { label-tavern }
    [tower] { label-tower }
    [barn] { label-barn }
    [paddock] { label-paddock }
   *[harbour] { label-harbour }
}
does-of-location = { $location ->
    [sanctuary] { does-sanctuary }
    [farm] { does-farm }
    [oasis] { does-oasis }
    [tavern] { does-tavern }
    [tower] { does-tower }
    [barn] { does-barn }
    [paddock] { does-paddock }
   *[harbour] { does-harbour }
}
location-with-article = { $location ->
    [sanctuary] святилища
    [farm] ферми
    [oasis] оазису
    [tavern] таверни
    [tower] вежі
    [barn] стодоли
    [paddock] загороди
   *[harbour] гавані
}

## Why not

lifted-first = Спершу поставте підняте поселення.
build-first = Залишилося збудувати поселень: { $count }.
nothing-owed = Усі поселення цього ходу збудовано. Використайте жетон або завершіть хід.
hex-taken = Тут уже стоїть поселення. Виберіть вільну клітинку.
not-buildable = Тут будувати не можна: { $terrain_name }. Виберіть іншу клітинку.
wrong-terrain = Тут { $terrain_name }, а потрібна місцевість — { $wanted_name }.
not-next-to-own = Будуйте поруч зі своїми поселеннями, поки це можливо.
token-moves = Цей жетон ({ $location_name }) переносить поселення. Спершу виберіть одне зі своїх.
token-builds = Цей жетон ({ $location_name }) будує нове поселення, а не переносить.
nothing-between = Спершу завершіть обов’язкову дію; лишилося збудувати: { $count }.
location-absent = У цій партії немає такої локації: { $location_name }.
token-used = Цього ходу жетон уже використано: { $location_name }.
token-next-turn = Жетон можна використати з наступного ходу: { $location_name }.
token-lost-before = Жетон утрачено: { $location_name }.
token-missing = Такого жетона ви не маєте: { $location_name }. Збудуйте поруч із цією локацією, щоб його отримати.
supply-empty = Поселень у запасі більше немає. Завершіть хід.
not-at-line-end = Виберіть клітинку, що продовжує лінію з трьох або більше ваших поселень.
not-on-edge = Виберіть клітинку на краю поля.
no-card = Цього ходу ви не маєте карти місцевості.
not-own-settlement = Тут немає вашого поселення. Виберіть своє.
nowhere-to-go = Це поселення нема куди перенести. Виберіть інше.
nothing-lifted = Спершу виберіть поселення, яке хочете перенести.
same-hex = Перенести поселення можна лише на іншу клітинку.
not-two-steps = Виберіть клітинку рівно за дві клітинки по прямій.
cards-twice = Карту королівства названо двічі. Назвіть три різні.
quadrant-twice = Фрагмент названо двічі. Назвіть чотири різні.
board-not-as-asked = Господар столу вибрав інше поле.
other-draws = Карту бере інше місце: { $seat }.
card-not-in-deck = У колоді немає такої карти.

score-words = { $score } { $score ->
    [one] золото
    [few] золота
   *[many] золота
}
score-sheet = Підрахунок золота

## What is expected

expects-build = Залишилося збудувати поселень: { $count } ({ $terrain_name }).
expects-extra-or-build = Використайте жетон або збудуйте { $count } { $count ->
    [one] поселення
    [few] поселення
   *[many] поселень
} ({ $terrain_name }).
expects-settle = Виберіть, куди перенести поселення з клітинки { $hex }.
expects-end = Поселення збудовано: використайте жетон або завершіть хід.
expects-end-only = Поселення збудовано: завершіть хід.

## The table in the terminal

to-the-map = показати на полі: { $word }
brief-card-revealed = { $terrain_name }
brief-card-replaced = { $terrain_name }
brief-card-drawn = { $terrain ->
    [hidden] { "" }
   *[other] наступна карта: { $terrain_name }
}
brief-card-removed = { card-removed }
brief-settlement-built = { $hex }
brief-extra-built = { $location_name } { $hex }
brief-settlement-moved = { $location_name } { $origin } → { $hex }
brief-token-taken = +{ $location_name }
brief-token-lost = −{ $location_name }
brief-last-settlement-built = { last-round }
last-round = Останній раунд.
brief-start-chosen = перший гравець
help-map = Клітинка — це ряд.стовпець: 7.12. Числа на полі — номери ходів.
help-tokens = Літери з цифрою — локації та скільки там лишилося жетонів. Жетон можна використати раз за хід, до або після будівництва, починаючи з наступного ходу.
help-recent = У дужках — поселення, що з’явилися після вашого попереднього ходу.
on-the-map = на полі
heading-card = Карта
heading-tokens = Жетони
heading-gold = Золото зараз
heading-next-card = Наступна карта
deck-line = Колода: { $deck } · скид: { $discards } · поза грою: { $removed }
no-tokens = немає
hidden-card = ?
low-standing = золото · запас

## Options

option-quadrants = Фрагменти поля: ліворуч угорі, праворуч угорі, ліворуч унизу, праворуч унизу
option-turned = Фрагменти, повернуті на 180°
option-cards = Карти королівства
option-first_game = Розкладка для першої партії: поле й карти

## Said everywhere

heading-supply = Запас
move-build = Збудувати поселення
move-lift = { $location_label }: { $location_does }; спершу підняти
move-settle = Перенести поселення
move-use = { $location_label }: { $location_does }

## The page

own-title = Ваша карта й жетони
card-of-turn = Карта ходу
card-in-hand = Наступна карта
card-built = збудовано: { $built } з { $count }
card-later = Відкриється у ваш наступний хід; поки що її бачите лише ви.
follows-card = Карта: { $terrain_name }, { $count ->
    [0] усе збудовано
   *[other] залишилося збудувати { $count }
}.
token-chosen = вибрано
tokens-none = жетонів поки що немає
gold-so-far = Золото зараз
gold-live = наживо
legend-title = Місцевість
place-taken = Будувати тут не можна.
place-token = Збудуйте поруч, щоб узяти жетон: { $does }, раз за хід.
place-left = Залишилося жетонів: { $count }.
hex-settled = поселення ({ $player })
takes-back-build = поселення на клітинці { $hex }
takes-back-use = { $label }, поселення на клітинці { $hex }
takes-back-lift = { $label }, поселення з клітинки { $hex }
takes-back-settle = перенесення на клітинку { $hex }
takes-back-end-turn = кінець ходу
turned-random = можливий поворот
explains-seats = Від двох до чотирьох гравців.
explains-quadrants = Поле складається з чотирьох фрагментів із восьми.
explains-turned = Поверніть фрагмент — і поле стане іншим.
explains-cards = Три з десяти визначають, за що дають золото.
explains-first_game = Поле й карти, з якими легко почати.

## Before the start: ready ways to play

preset-first-game = Перша партія
preset-first-game-says = Поле й карти, щоб опанувати гру.
preset-classic-says = Щоразу нове поле й нові три карти.

## Guide: the lessons of the guided first game

guide-welcome-title = Вітаємо в королівстві
guide-welcome = На цьому полі ви будуєте поселення. Золото за вдалі місця дають три карти королівства та замки. Хто збере більше, той переможе.
guide-cards-title = За що сьогодні золото
guide-cards = Щоразу грають із трьома цілями. Цього разу це поселення біля води, поселення в одному ряду та ланцюжки між особливими місцями. Поруч видно ваш здобуток.
guide-card-title = Ваша карта місцевості
guide-card = На карті ліс, тож цього ходу ви зводите три поселення в лісі. Перше з них ставте будь-де. Біля води воно дасть 1 золото.
guide-card-do = Збудуйте поселення в лісі біля води.
guide-next-to-title = Поруч зі своїми
guide-next-to = Нове поселення має торкатися ваших, якщо місцевість дозволяє. Тримайтеся цього ряду: за кожне поселення в ньому лицарі дають 2 золота.
guide-next-to-do = Збудуйте поселення поруч.
guide-location-title = Локація по сусідству
guide-location = У рамці — ферма. Хто будує впритул до локації, одразу бере її жетон.
guide-location-do = Збудуйте поселення біля ферми.
guide-token-title = Перший жетон
guide-token = Із наступного ходу жетон щоходу дає особливу дію. Ферма — це ще одне поселення на рівнині.
guide-end-title = Три поселення є
guide-end = Оце й увесь хід. До його завершення будь-яку дію можна скасувати. Потім грає бот.
guide-end-do = Завершіть хід.
guide-others-title = Бот теж збудував
guide-others = Його свіжі поселення обведено пунктиром, а кожну дію записано в журналі. Ви тим часом узяли нову карту.
guide-use-title = Час для жетона
guide-use = Жетон діє до або після будівництва трьох поселень. Рівнин поруч із вами немає, тож годиться будь-яка. Ця ще й подарує другий жетон.
guide-use-do = Виберіть жетон ферми, потім клітинку, що світиться.
guide-flowers-title = Тепер квіти
guide-flowers = Нова карта — квіти, і деякі з них торкаються ваших поселень. Отже, будувати треба саме там.
guide-flowers-do = Збудуйте поселення на квітах біля води.
guide-water-title = Що більше води, то більше золота
guide-water = За кожне поселення біля води рибалки дають 1 золото.
guide-water-do = Збудуйте поселення поруч.
guide-third-title = Третє поселення
guide-third = На ньому хід закінчується. Далі ми завершуватимемо ходи замість вас.
guide-third-do = Збудуйте третє поселення.
guide-lift-title = Жетон, що переносить
guide-lift = Загорода переносить одне ваше поселення рівно на дві клітинки по прямій, хоч би що було між ними.
guide-lift-do = Виберіть жетон загороди, потім поселення, що світиться.
guide-settle-title = Стрибок до замку
guide-settle = Замок поруч із вашим поселенням дає 3 золота. До того ж ланцюжок з’єднає замок і ферму: за кожне таке місце купці дають 4.
guide-settle-do = Поставте поселення біля замку.
guide-gold-title = 13 золота за один стрибок
guide-gold = Замок, купці й довший ряд — усе однією дією. Зазирайте в ці карти, перш ніж будувати.
guide-finish = У вас карта каньйону: збудуйте три поселення й згадайте про жетони. Коли хтось поставить останнє, раунд дограють і полічать золото. Хай щастить!

## Try: setting up a position

position-settlements = У гравця { $player } на полі поселень: { $number }, а всього їх 40.
position-ground = На { $hex } поселення стояти не може: { $terrain_name }.
position-tokens-many = З { $hex } взято більше двох жетонів.
position-token-far = У гравця { $player } є жетон із { $hex }, але поряд немає його поселення.
position-token-due = У гравця { $player } є поселення поряд із { $hex }: у нього має бути жетон.
position-terrain-cards = Карт кожної місцевості лише п’ять, а тут більше: { $terrain_name }.
position-over = У гравця { $player } не лишилося поселень, і партія вже завершилася б. Віддайте хід комусь після нього.
try-settlement = Поселення
try-token = Жетон: узято, втрачено
try-board = Поле
try-quadrant = Фрагмент { $number }
try-cards = Карти королівства
try-card = Карта { $number }
try-hands = Карти місцевості на руках
try-discards = Скинуто
try-removed = Поза грою
try-tokens = Жетони гравця { $number }
