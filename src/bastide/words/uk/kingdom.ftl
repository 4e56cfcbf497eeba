# Kingdom Builder, українською.

title = Kingdom Builder
game-takes = 30–45 хвилин
card-recorded = Запис партії чотирьох ботів

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
name-ready = напоготові
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
does-farm = збудувати на рівнині
does-oasis = збудувати в пустелі
does-tavern = продовжити лінію з трьох і більше поселень
does-tower = збудувати на краю поля
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
pays-knights = 2 за поселення в найзаселенішому ряду
pays-lords = 12 і 6 за 1-ше і 2-ге місце на кожному фрагменті
pays-farmers = 3 за поселення на найпорожнішому фрагменті
pays-castles = 3 за замок поруч із поселенням

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
mandatory-lapsed = Жодна карта не підходить: решта обов’язкової дії відпадає.
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

lifted-first = Підняте поселення ще не перенесено.
only-chance = Це вирішує випадок, а не гравець.
build-first = Залишилося збудувати поселень: { $count }.
nothing-owed = Усі поселення цього ходу збудовано.
hex-taken = На клітинці вже стоїть поселення.
not-buildable = Клітинка непридатна для будівництва: { $terrain_name }.
wrong-terrain = На клітинці інша місцевість ({ $terrain_name }); потрібно: { $wanted_name }.
not-next-to-own = Поруч зі своїми поселеннями є допустимі клітинки; ця — не з них.
token-moves = Цей жетон ({ $location_name }) переносить поселення: спершу його піднімають.
token-builds = Цей жетон ({ $location_name }) будує, а не переносить.
nothing-between = Обов’язкову дію почато, її не переривають; залишилося збудувати поселень: { $count }.
location-absent = У цій партії немає такої локації: { $location_name }.
token-used = Цього ходу жетон уже використано: { $location_name }.
token-next-turn = Жетон можна використати з наступного ходу: { $location_name }.
token-lost-before = Жетон утрачено: { $location_name }.
token-missing = Такого жетона у вас немає: { $location_name }.
supply-empty = Запас порожній.
not-at-line-end = Клітинка не продовжує лінію з трьох і більше своїх поселень.
not-on-edge = Клітинка не на краю поля.
no-card = Карти ходу немає.
not-own-settlement = На клітинці немає свого поселення.
nowhere-to-go = Це поселення немає куди перенести.
nothing-lifted = Жодного поселення не піднято.
same-hex = Саме з цієї клітинки поселення й піднято.
not-two-steps = Загорода переносить рівно на 2 клітинки по прямій.
cards-twice = Карту королівства названо двічі.
no-such-seat = Такого місця немає.
other-chance-due = Зараз випадок вирішує інше.
quadrant-twice = Фрагмент поля названо двічі.
board-not-as-asked = В умовах партії поле інше.
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
last-round = Останній раунд.
starts = перший гравець
help-map = Клітинка — це ряд.стовпець: 7.12. Числа на полі — номери кроків.
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

## Options

option-seats = Гравці
option-quadrants = Фрагменти поля: ліворуч угорі, праворуч угорі, ліворуч унизу, праворуч унизу
option-turned = Які фрагменти повернуто на 180°
option-cards = Карти королівства
option-first_game = Розкладка для першої партії: поле й карти

## Said everywhere

heading-supply = Запас
move-end-turn = Завершити хід
move-build = Збудувати поселення
move-lift = { $location_label }: { $location_does }; спершу підняти
move-settle = Перенести поселення
move-use = { $location_label }: { $location_does }

## The page

own-title = Карта й жетони
card-of-turn = Карта ходу
card-in-hand = Наступна карта
card-built = збудовано: { $built } з { $count }
card-later = Відкриється у ваш наступний хід; поки що її бачите лише ви.
follows-card = Карта: { $terrain_name }; залишилося збудувати: { $count }.
token-chosen = вибрано
tokens-none = жетонів поки що немає
gold-so-far = Золото зараз
gold-live = наживо
legend-title = Місцевість
place-taken = Тут не будують.
place-token = Хто будує поруч, бере жетон: { $does }, раз на хід.
place-left = Залишилося жетонів: { $count }.
hex-settled = поселення гравця { $number }
takes-back-build = поселення на { $hex }
takes-back-use = { $label }, поселення на { $hex }
takes-back-lift = { $label }, піднято з { $hex }
takes-back-settle = перенесення на { $hex }
takes-back-end-turn = кінець ходу
turned-random = можливий поворот
explains-seats = За столом від двох до чотирьох гравців.
explains-quadrants = Поле складається з чотирьох фрагментів із восьми.
explains-turned = Повернутий фрагмент змінює поле.
explains-cards = Три з десяти вирішують, що приносить золото.
explains-first_game = Поле й карти, з якими легко почати.
guide-welcome = Ласкаво просимо. Ви будуєте поселення на цьому полі, а три карти королівства й замки приносять за них золото. Перемагає той, у кого золота більше.
guide-card = Це карта місцевості. Цього ходу ви будуєте на такій місцевості три поселення.
guide-gold = Тут карти королівства: за що дають золото і скільки в кого зараз. Зазирніть сюди, перш ніж будувати.
guide-build = Клітинки із золотою облямівкою можна вибрати. Наведіть, щоб побачити золото, і натисніть.
guide-next-to = Наступні мають торкатися ваших поселень, якщо місцевість дозволяє. Збудуйте всі три.
guide-undo = Передумали? Кнопка «Скасувати» повертає кроки цього ходу по одному.
guide-end = Усі три поселення збудовано. Завершіть хід.
guide-others = Тепер будує суперник. Нове позначено пунктиром, а журнал зберігає кожен крок.
guide-why = Натисніть клітинку без золотої облямівки: ви дізнаєтеся, чому її не можна вибрати.
guide-token = Ви збудували поселення поруч із локацією та взяли її жетон. З наступного ходу він дає особливу дію.
guide-use = Жетон напоготові. Натисніть його до першого або після третього поселення, потім золоту клітинку.
guide-finish = Це все. Коли хтось збудує останнє поселення, раунд дограють і рахують золото. Хай щастить.
