# Kingdom Builder, по-русски.

title = Kingdom Builder
game-takes = 30–45 минут
card-recorded = Запись партии четырёх ботов

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
name-ready = наготове
name-used = использовано
name-lost = потеряно

label-sanctuary = Святилище
label-farm = Ферма
label-oasis = Оазис
label-tavern = Таверна
label-tower = Башня
label-barn = Амбар
label-paddock = Загон
label-harbour = Гавань

does-sanctuary = построить поселение на местности карты
does-farm = построить на равнине
does-oasis = построить в пустыне
does-tavern = продолжить линию из трёх и более поселений
does-tower = построить на краю поля
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
pays-knights = 2 за поселение в самом населённом ряду
pays-lords = 12 и 6 за 1-е и 2-е место на каждом фрагменте
pays-farmers = 3 за поселение на самом пустом фрагменте
pays-castles = 3 за замок рядом с поселением

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
mandatory-lapsed = Ни одна карта не подходит: остаток обязательного действия отпадает.
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
    [farm] фермы
    [oasis] оазиса
    [tavern] таверны
    [tower] башни
    [barn] амбара
    [paddock] загона
   *[harbour] гавани
}

## Why not

lifted-first = Поднятое поселение ещё не перенесено.
only-chance = Это решает случай, а не игрок.
build-first = Осталось построить поселений: { $count }.
nothing-owed = Все поселения этого хода построены.
hex-taken = На клетке уже стоит поселение.
not-buildable = Клетка непригодна для строительства: { $terrain_name }.
wrong-terrain = На клетке другая местность ({ $terrain_name }); нужно: { $wanted_name }.
not-next-to-own = Рядом со своими поселениями есть допустимые клетки; эта — не из них.
token-moves = Этот жетон ({ $location_name }) переносит поселение: сначала его поднимают.
token-builds = Этот жетон ({ $location_name }) строит, а не переносит.
nothing-between = Обязательное действие начато и не прерывается; осталось построить поселений: { $count }.
location-absent = В этой партии нет такой локации: { $location_name }.
token-used = В этот ход жетон уже использован: { $location_name }.
token-next-turn = Жетон можно использовать со следующего хода: { $location_name }.
token-lost-before = Жетон потерян: { $location_name }.
token-missing = Такого жетона у вас нет: { $location_name }.
supply-empty = Запас пуст.
not-at-line-end = Клетка не продолжает линию из трёх и более своих поселений.
not-on-edge = Клетка не на краю поля.
no-card = Карты хода нет.
not-own-settlement = На клетке нет своего поселения.
nowhere-to-go = Перенести это поселение некуда.
nothing-lifted = Ни одно поселение не поднято.
same-hex = С этой самой клетки поселение и поднято.
not-two-steps = Загон переносит ровно на 2 клетки по прямой.
cards-twice = Карта королевства названа дважды.
no-such-seat = Такого места нет.
other-chance-due = Сейчас случай решает другое.
quadrant-twice = Фрагмент поля назван дважды.
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
last-round = Последний раунд.
starts = первый игрок
help-map = Клетка — это ряд.столбец: 7.12. Числа на поле — номера шагов.
help-tokens = Буквы с цифрой — локации и сколько там осталось жетонов. Жетон можно использовать раз в ход, до или после строительства, начиная со следующего хода.
help-recent = В скобках — поселения, появившиеся после вашего прошлого хода.
on-the-map = на поле
heading-card = Карта
heading-tokens = Жетоны
heading-gold = Золото сейчас
heading-next-card = Следующая карта
deck-line = Колода: { $deck } · сброс: { $discards } · вне игры: { $removed }
no-tokens = нет
hidden-card = ?

## Options

option-seats = Игроки
option-quadrants = Фрагменты поля: слева вверху, справа вверху, слева внизу, справа внизу
option-turned = Какие фрагменты повёрнуты на 180°
option-cards = Карты королевства
option-first_game = Раскладка для первой партии: поле и карты

## Said everywhere

heading-supply = Запас
move-end-turn = Завершить ход
move-build = Построить поселение
move-lift = { $location_label }: { $location_does }; сначала поднять
move-settle = Перенести поселение
move-use = { $location_label }: { $location_does }

## The page

own-title = Карта и жетоны
card-of-turn = Карта хода
card-in-hand = Следующая карта
card-built = построено: { $built } из { $count }
card-later = Откроется в ваш следующий ход; пока её видите только вы.
follows-card = Карта: { $terrain_name }; осталось построить: { $count }.
token-chosen = выбран
tokens-none = жетонов пока нет
gold-so-far = Золото сейчас
gold-live = по ходу
legend-title = Местность
place-taken = Здесь не строят.
place-token = Кто строит рядом, берёт жетон: { $does }, раз в ход.
place-left = Осталось жетонов: { $count }.
hex-settled = поселение игрока { $number }
takes-back-build = поселение на { $hex }
takes-back-use = { $label }, поселение на { $hex }
takes-back-lift = { $label }, поднято с { $hex }
takes-back-settle = перенос на { $hex }
takes-back-end-turn = конец хода
turned-random = возможен поворот
explains-seats = За столом от двух до четырёх игроков.
explains-quadrants = Поле складывается из четырёх фрагментов из восьми.
explains-turned = Повёрнутый фрагмент меняет поле.
explains-cards = Три из десяти решают, что приносит золото.
explains-first_game = Поле и карты, с которыми легко начать.
guide-welcome = Добро пожаловать. Вы строите поселения на этом поле, а три карты королевства и замки приносят за них золото. Побеждает тот, у кого золота больше.
guide-card = Это карта местности. В этот ход вы строите на такой местности три поселения.
guide-gold = Здесь карты королевства: за что дают золото и сколько у кого сейчас. Загляните сюда, прежде чем строить.
guide-build = Клетки с золотой каймой можно выбрать. Наведите, чтобы увидеть золото, и нажмите.
guide-next-to = Следующие должны касаться ваших поселений, если местность позволяет. Постройте все три.
guide-undo = Передумали? Кнопка «Отменить» возвращает шаги этого хода по одному.
guide-end = Все три поселения построены. Завершите ход.
guide-others = Теперь строит соперник. Новое отмечено пунктиром, а журнал хранит каждый шаг.
guide-why = Нажмите на клетку без золотой каймы: вы узнаете, почему её нельзя выбрать.
guide-token = Вы построили поселение рядом с локацией и взяли её жетон. Со следующего хода он даёт особое действие.
guide-use = Жетон готов. Нажмите его до первого или после третьего поселения, затем золотую клетку.
guide-finish = Это всё. Когда кто-то построит последнее поселение, раунд доигрывают и считают золото. Удачи.
