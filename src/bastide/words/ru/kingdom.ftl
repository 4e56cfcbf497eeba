# Kingdom Builder, по-русски.

title = Kingdom Builder
title-short = Королевство
game-takes = 30–45 минут

## What lines call by one word

name-grass = равнина
name-canyon = каньон
name-desert = пустыня
name-flowers = цветочное поле
name-forest = лес
name-water = вода
name-mountain = горы
name-castle = замок
name-location = локация
name-sanctuary = святилище
name-farm = ферма
name-oasis = оазис
name-tavern = таверна
name-tower = башня
name-barn = амбар
name-paddock = загон
name-harbour = гавань
name-sanctuary-turned = святилище (с поворотом)
name-farm-turned = ферма (с поворотом)
name-oasis-turned = оазис (с поворотом)
name-tavern-turned = таверна (с поворотом)
name-tower-turned = башня (с поворотом)
name-barn-turned = амбар (с поворотом)
name-paddock-turned = загон (с поворотом)
name-harbour-turned = гавань (с поворотом)
name-fishermen = Рыбаки
name-merchants = Купцы
name-discoverers = Первооткрыватели
name-hermits = Отшельники
name-citizens = Горожане
name-miners = Рудокопы
name-workers = Рабочие
name-knights = Рыцари
name-lords = Лорды
name-farmers = Крестьяне
name-castles = Замки
name-next-turn = со следующего хода
name-ready = готово
name-used = использовано
name-lost = потерян

label-sanctuary = Святилище
label-farm = Ферма
label-oasis = Оазис
label-tavern = Таверна
label-tower = Башня
label-barn = Амбар
label-paddock = Загон
label-harbour = Гавань

does-sanctuary = построить поселение на местности карты
does-farm = построить поселение на равнине
does-oasis = построить поселение в пустыне
does-tavern = продолжить линию из трёх и более поселений
does-tower = построить поселение на краю поля
does-barn = перенести поселение на местность карты
does-paddock = перенести поселение по прямой ровно на 2 клетки
does-harbour = перенести поселение на воду

pays-fishermen = 1 за поселение у воды
pays-merchants = 4 за каждую соединённую локацию или замок
pays-discoverers = 1 за ряд с поселением
pays-hermits = 1 за группу поселений
pays-citizens = 1 за 2 поселения в самой большой группе
pays-miners = 1 за поселение у гор
pays-workers = 1 за поселение у локации или замка
pays-knights = 2 за поселение в вашем самом населённом ряду
pays-lords = 12 и 6 за 1-е и 2-е место на каждом фрагменте
pays-farmers = 3 за поселение на вашем самом пустом фрагменте
pays-castles = 3 за каждый замок рядом с вашими поселениями

## What happened

board-laid = Поле сложено из фрагментов: { $top_left_name }, { $top_right_name }, { $bottom_left_name }, { $bottom_right_name }.
cards-laid = Карты королевства: { $first_name }, { $second_name }, { $third_name }.
start-chosen = Первый игрок — { $player }.
card-drawn = { $terrain ->
    [hidden] { $player } берёт карту местности.
   *[other] { $player } берёт карту местности: { $terrain_name }.
}
deck-remade = Колода пуста: сброс перемешан ({ $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}).
card-revealed = { $player } открывает карту местности: { $terrain_name }.
card-removed = На этой местности нет свободных клеток ({ $terrain_name }): карта выходит из игры.
card-replaced = Новая карта: { $terrain_name }.
mandatory-lapsed = Ни одна карта не подходит: строить больше не нужно.
settlement-built = { $player } строит поселение на клетке { $hex } ({ $terrain_name }).
extra-built = { label-of-location }: { $player } строит поселение на клетке { $hex } ({ $terrain_name }).
settlement-lifted = { label-of-location }: { $player } поднимает поселение с клетки { $hex }.
settlement-moved = { label-of-location }: { $player } переносит поселение, { $origin } → { $hex }.
token-taken = { $player } берёт жетон { location-with-article } (со следующего хода).
token-lost = { $player } теряет жетон { location-with-article }: поселений рядом больше нет.
last-settlement-built = { $player } строит последнее поселение; доигрываем раунд до конца.
turn-ended = { $player } завершает ход.
card-scored = { $card_name }: { $player } получает { $gold } { $gold ->
    [one] золото
    [few] золота
   *[many] золота
}.
castles-scored = Замки: { $player } получает { $gold } { $gold ->
    [one] золото
    [few] золота
   *[many] золота
}.
game-ended = Последний раунд сыгран.

you-token-taken = Вы берёте жетон { location-with-article } (со следующего хода).
you-token-lost = Вы теряете жетон { location-with-article }: ваших поселений рядом больше нет.
you-last-settlement-built = Вы строите последнее поселение; доигрываем раунд до конца.
you-card-scored = { $card_name }: вы получаете { $gold } { $gold ->
    [one] золото
   *[other] золота
}.
you-castles-scored = Замки: вы получаете { $gold } { $gold ->
    [one] золото
   *[other] золота
}.

hint-token-used = Жетон { location-with-article }: { does-of-location }.
hint-token-taken = Даёт жетон { location-with-article }: со следующего хода можно { does-of-location }.
hint-token-lost = Теряется жетон { location-with-article }.
hint-castle-reached = Выход к замку.

puzzle-clue-token = Дело в жетоне: { $location_name }.
puzzle-clue-place = Ищите в { $part ->
    [top-left] левой верхней
    [top-right] правой верхней
    [bottom-left] левой нижней
   *[bottom-right] правой нижней
} части поля: { $terrain_name }.

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
    [farm] фермы
    [oasis] оазиса
    [tavern] таверны
    [tower] башни
    [barn] амбара
    [paddock] загона
   *[harbour] гавани
}

## Why not

lifted-first = Сначала поставьте поднятое поселение.
build-first = Осталось построить поселений: { $count }.
nothing-owed = Все поселения этого хода построены. Используйте жетон или завершите ход.
hex-taken = Здесь уже стоит поселение. Выберите свободную клетку.
not-buildable = Здесь строить нельзя: { $terrain_name }. Выберите другую клетку.
wrong-terrain = Здесь другая местность ({ $terrain_name }), а нужна эта: { $wanted_name }.
not-next-to-own = Пока можно, стройте рядом со своими поселениями.
token-moves = Этот жетон ({ $location_name }) переносит поселение. Сначала выберите какое.
token-builds = Этот жетон ({ $location_name }) не переносит поселение, а строит новое.
nothing-between = Сначала завершите обязательное действие; осталось построить: { $count }.
location-absent = В этой партии нет такой локации: { $location_name }.
token-used = В этот ход жетон уже использован: { $location_name }.
token-next-turn = Жетон можно использовать со следующего хода: { $location_name }.
token-lost-before = Жетон потерян: { $location_name }.
token-missing = Такого жетона у вас нет: { $location_name }. Постройте поселение рядом с этой локацией.
supply-empty = Поселений в запасе больше нет. Завершите ход.
not-at-line-end = Выберите клетку, которая продолжает линию из трёх и более ваших поселений.
not-on-edge = Выберите клетку на краю поля.
no-card = В этот ход у вас нет карты местности.
not-own-settlement = Здесь нет вашего поселения. Выберите своё.
nowhere-to-go = Это поселение некуда перенести. Выберите другое.
nothing-lifted = Сначала выберите поселение, которое хотите перенести.
same-hex = Перенести поселение можно только на другую клетку.
not-two-steps = Выберите клетку ровно в двух клетках по прямой.
cards-twice = Одна карта королевства названа дважды. Назовите три разные.
quadrant-twice = Один фрагмент поля назван дважды. Назовите четыре разных.
board-not-as-asked = В условиях партии поле другое.
other-draws = Карту берёт другое место: { $seat }.
card-not-in-deck = В колоде нет такой карты.

score-words = { $score } { $score ->
    [one] золото
    [few] золота
   *[many] золота
}
score-sheet = Подсчёт золота

## What is expected

expects-build = Осталось построить поселений: { $count } ({ $terrain_name }).
expects-extra-or-build = Используйте жетон или постройте { $count } { $count ->
    [one] поселение
    [few] поселения
   *[many] поселений
} ({ $terrain_name }).
expects-settle = Выберите, куда перенести поселение с клетки { $hex }.
expects-end = Поселения построены: используйте жетон или завершите ход.
expects-end-only = Поселения построены: завершите ход.

## The table in the terminal

to-the-map = показать на поле: { $word }
brief-card-revealed = { $terrain_name }
brief-card-replaced = { $terrain_name }
brief-card-drawn = { $terrain ->
    [hidden] { "" }
   *[other] следующая карта: { $terrain_name }
}
brief-card-removed = { card-removed }
brief-settlement-built = { $hex }
brief-extra-built = { $location_name } { $hex }
brief-settlement-moved = { $location_name } { $origin } → { $hex }
brief-token-taken = +{ $location_name }
brief-token-lost = −{ $location_name }
brief-last-settlement-built = { last-round }
last-round = Последний раунд.
brief-start-chosen = первый игрок
help-map = Клетка — это ряд.столбец: 7.12. Числа на поле — номера ходов.
help-tokens = Буквы с цифрой — локации и сколько там осталось жетонов. Жетон можно использовать раз за ход, до или после строительства, начиная со следующего хода.
help-recent = В скобках — поселения, появившиеся после вашего прошлого хода.
on-the-map = на поле
heading-card = Карта
heading-tokens = Жетоны
heading-gold = Золото сейчас
heading-next-card = Следующая карта
deck-line = Колода: { $deck } · сброс: { $discards } · вне игры: { $removed }
no-tokens = нет
hidden-card = ?
low-standing = золото · запас

## Options

option-quadrants = Фрагменты поля: слева вверху, справа вверху, слева внизу, справа внизу
option-turned = Фрагменты, повёрнутые на 180°
option-cards = Карты королевства
option-first_game = Раскладка для первой партии: поле и карты

## Said everywhere

heading-supply = Запас
move-build = Построить поселение
move-lift = { $location_label }: { $location_does }; сначала поднять
move-settle = Перенести поселение
move-use = { $location_label }: { $location_does }

## The page

own-title = Ваша карта и жетоны
card-of-turn = Карта хода
card-in-hand = Следующая карта
card-built = построено: { $built } из { $count }
card-later = Откроется в ваш следующий ход; пока её видите только вы.
follows-card = Карта: { $terrain_name }, { $count ->
    [0] всё построено
   *[other] осталось построить { $count }
}.
token-chosen = выбран
tokens-none = жетонов пока нет
gold-so-far = Золото сейчас
gold-live = по ходу
legend-title = Местность
place-taken = Строить здесь нельзя.
place-token = Постройте рядом, чтобы взять жетон: { $does }, раз за ход.
place-left = Осталось жетонов: { $count }.
hex-settled = поселение ({ $player })
takes-back-build = поселение на клетке { $hex }
takes-back-use = { $label }, поселение на клетке { $hex }
takes-back-lift = { $label }, поселение с клетки { $hex }
takes-back-settle = перенос на клетку { $hex }
takes-back-end-turn = конец хода
turned-random = возможен поворот
explains-seats = От двух до четырёх игроков.
explains-quadrants = Поле складывается из четырёх фрагментов из восьми.
explains-turned = Поверните фрагмент, и поле станет другим.
explains-cards = Три из десяти решают, что приносит золото.
explains-first_game = Поле и карты, с которыми легко начать.

## Before the start: ready ways to play

preset-first-game = Первая партия
preset-first-game-says = Поле и карты, чтобы освоить игру.
preset-classic-says = Каждый раз новое поле и новые три карты.

## Guide: the lessons of the guided first game

guide-welcome-title = Добро пожаловать в королевство
guide-welcome = Вы строите поселения на этом поле. Три карты королевства и замки платят золотом за удачные места. Побеждает самый богатый.
guide-cards-title = За что платят сегодня
guide-cards = В каждой партии три цели. Сейчас это поселения у воды, поселения в одном ряду и цепочки между особыми местами. Рядом видно, сколько вы уже получили бы.
guide-card-title = Карта местности
guide-card = На ней лес: в этот ход вы строите в лесу три поселения. Самое первое можно поставить где угодно. У воды оно принесёт 1 золото.
guide-card-do = Постройте поселение в лесу у воды.
guide-next-to-title = Держитесь рядом
guide-next-to = Новое поселение должно касаться ваших, если местность позволяет. Стройте в этом ряду: рыцари платят 2 золота за каждое поселение в нём.
guide-next-to-do = Постройте поселение рядом.
guide-location-title = Рядом локация
guide-location = Клетка в рамке — ферма. Постройте поселение вплотную к локации — и сразу получите её жетон.
guide-location-do = Постройте поселение у фермы.
guide-token-title = Первый жетон
guide-token = Со следующего хода жетон каждый ход даёт особое действие. Ферма строит ещё одно поселение на равнине.
guide-end-title = Все три построены
guide-end = Это и есть ход. Пока он не завершён, любое действие можно отменить. Потом играет бот.
guide-end-do = Завершите ход.
guide-others-title = Бот построился
guide-others = Его новые поселения обведены пунктиром, а в журнале записано каждое действие. Вы тем временем взяли новую карту.
guide-use-title = Пора применить жетон
guide-use = Жетон работает до или после трёх построек. Равнин рядом с вами нет, поэтому подойдёт любая. А эта принесёт ещё один жетон.
guide-use-do = Выберите жетон фермы, затем светящуюся клетку.
guide-flowers-title = Теперь цветы
guide-flowers = На новой карте цветы, и часть их касается ваших поселений. Значит, строить можно только там.
guide-flowers-do = Постройте поселение на цветах у воды.
guide-water-title = Больше воды — больше золота
guide-water = Рыбаки платят 1 золото за каждое поселение у воды.
guide-water-do = Постройте поселение рядом.
guide-third-title = Третье поселение
guide-third = На этом ход завершён. Дальше мы будем завершать ходы за вас.
guide-third-do = Постройте третье поселение.
guide-lift-title = Жетон, который передвигает
guide-lift = Загон переносит одно ваше поселение ровно на две клетки по прямой, через что угодно.
guide-lift-do = Выберите жетон загона, затем светящееся поселение.
guide-settle-title = Прыжок к замку
guide-settle = За замок рядом с вашим поселением дают 3 золота. И теперь одна цепочка свяжет замок и ферму: купцы платят по 4 за каждое такое место.
guide-settle-do = Поставьте поселение у замка.
guide-gold-title = 13 золота одним прыжком
guide-gold = Замок, купцы и ряд подлиннее — всё одним действием. Смотрите на эти карты перед каждой постройкой.
guide-finish = У вас карта каньона: постройте три поселения и не забудьте о жетонах. Когда кто-то построит последнее, раунд доигрывают и считают золото. Удачи!

## Try: setting up a position

position-settlements = У игрока { $player } на поле поселений: { $number }, а всего их 40.
position-ground = На { $hex } поселение стоять не может: { $terrain_name }.
position-tokens-many = С { $hex } взято больше двух жетонов.
position-token-far = У игрока { $player } есть жетон с { $hex }, но рядом нет его поселения.
position-token-due = У игрока { $player } есть поселение рядом с { $hex }: у него должен быть жетон.
position-terrain-cards = Карт каждой местности всего пять, а здесь больше: { $terrain_name }.
position-over = У игрока { $player } не осталось поселений, и партия была бы уже окончена. Отдайте ход кому-нибудь после него.
try-settlement = Поселение
try-token = Жетон: взят, потерян
try-board = Поле
try-quadrant = Фрагмент { $number }
try-cards = Карты королевства
try-card = Карта { $number }
try-hands = Карты местности на руках
try-discards = Сброшено
try-removed = Вне игры
try-tokens = Жетоны игрока { $number }
