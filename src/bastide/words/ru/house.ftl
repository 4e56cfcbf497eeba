# Дом, по-русски.

## Games, options, lines

game-unknown = Нет такой игры: «{ $game }». Есть: { $allowed }.
option-unknown = Нет такого условия партии: «{ $option }». Есть: { $allowed }.
option-value = Значение «{ $value }» для условия «{ $option }» не подходит. Можно: { $allowed }.
option-list = Значение «{ $value }» для условия «{ $option }» не подходит. Выберите { $number } из списка, можно с повторами: { $allowed }{ $random ->
    [yes] ; или «random».
   *[no] .
}
option-different = Значение «{ $value }» для условия «{ $option }» не подходит. Выберите { $number } из списка, без повторов: { $allowed }{ $random ->
    [yes] ; или «random».
   *[no] .
}
option-mapping = Значение «{ $value }» для условия «{ $option }» не подходит. Пишите NAME:VALUE для любых из этих имён: { $names }. Значения: { $allowed }.
option-contradicts = Условие «{ $option }» противоречит условию «{ $other }»: уберите одно из них.
option-spelling = Условие пишется в виде NAME=VALUE, а не «{ $text }».
line-unknown = Нет такого шага: «{ $word }». Есть: { $moves }.
line-length = Шаг «{ $move }» пишется так: { $fields }.
line-word = Здесь нет такого слова ({ $field }): «{ $word }».
game-over = Партия окончена.
chance-to-act = Сейчас решает случай.
chance-not-due = Случаю сейчас решать нечего.
not-to-act = Место { $seat } сейчас не ходит; ждём: место { $seats }.
no-seat = Нет такого места: { $seat }.
not-a-move = Шаг — это место и строка текста.
undo-nothing = Отменять нечего.

## Records

record-heading = Строка { $line }: запись партии начинается со строки «{ $heading }».
record-lacks = Строка { $line }: в заголовке нет слова «{ $field }».
record-header = Строка { $line }: для заголовка это не подходит: «{ $text }».
record-rules = Строка { $line }: партия записана по правилам редакции { $rules }; эта версия играет по правилам редакции { $ours }.
record-options = Строка { $line }: с такими условиями партию не начать.
record-seat = Строка { $line }: шаг начинается с номера места или слова «chance»: «{ $text }».
record-move = Строку { $line } сыграть нельзя: «{ $text }».
record-broken-off = Строка { $line }: запись обрывается; обещано шагов: { $moves }, есть: { $found }.
record-scores = Строка { $line }: в записи счёт { $told }, а по шагам выходит { $played }.
record-not-text = { $file } — не текстовый файл.
record-move-number = В записи шагов: { $moves }; шага { $number } нет.

## The command line

language-unknown = Нет такого языка: «{ $language }». Есть: { $allowed }.
file-unreadable = Не удаётся прочитать { $file }: { file-reason }.
file-unwritable = Не удаётся записать { $file }: { file-reason }.
file-reason = { $reason ->
    [missing] нет такого файла или папки
    [forbidden] нет прав
    [folder] это папка
    [full] на диске нет места
   *[other] { $system }
}
usage-option = Здесь нет такого параметра: { $name }.
panel-arguments = Аргументы
panel-options = Параметры
panel-commands = Команды
panel-default = по умолчанию: { $value }
panel-required = обязательно
usage-command = Нет такой команды: { $name }.
usage-extra = Лишнее слово: { $name }.
panel-help = Показать эту справку и выйти
panel-usage = Вызов
peer-absent = Нет такой программы: { $peer }.
usage-missing = Не хватает: { $name }.
usage-value = Это значение не подходит для { $name }.
usage-other = Команда непонятна: { $detail }
usage-help = Справка: bastide --help
bot-unknown = Нет такого бота: «{ $bot }». Есть: { $allowed }.
people-too-many = Так за стол не сесть: людей { $people }, мест { $seats }.
arena-bots = Арене нужно столько ботов, сколько мест: от { $least } до { $most }; указано: { $number }.
clause-unknown = В этих правилах нет пункта «{ $clause }».
bench-failed = Не удалось измерить { $command }: { $reason }
compiled-absent = В папке { $folder } нет скомпилированного движка; его собирает `make compile`.

help-app = Bastide: настольные игры о строительстве замков в браузере и в терминале, для людей и ботов. Без команды открывает дом в браузере.
help-play = Сыграть партию: против ботов или с людьми за этим экраном.
help-resume = Продолжить сохранённую партию, по умолчанию — прерванную.
help-replay = Показать записанную партию или позицию после указанного числа шагов.
help-arena = Дать ботам сыграть между собой много партий.
help-rules = Прочитать правила: целиком или один пункт.
help-serve = Открыть дом: игры в браузере
help-bots-command = Одолжить дому ботов этой машины
help-host = Адрес, на котором слушать
help-port = Порт; если не указан, то 8000 или любой свободный
help-data = Папка, где дом хранит столы
help-bot-processes = Сколько процессов с ботами работает при доме
help-page = Папка собранной страницы
help-server = Адрес дома
help-token = Ключ для ботов, с которым запущен дом
database-absent = Не удаётся открыть базу данных: { $reason }.
cannot-listen = Дом не может слушать { $address }; возможно, порт занят.
house-open-already = Дом с этой папкой данных уже открыт: { $folder }. Откройте его адрес или укажите другую папку: --data.
bots-connected = Дом принял ботов; Ctrl-C забирает их обратно.
bots-waiting = Дом не отвечает; боты придут, как только он откроется.
bots-refused = Дом не знает этого токена: запустите и дом, и ботов с одинаковым BASTIDE_BOT_TOKEN.
reachable-at = С других устройств: { $address }
help-workers = Сколько процессов обслуживает дом; больше одного — только с PostgreSQL
workers-need-postgres = Для { $workers } процессов нужен PostgreSQL: SQLite обслуживает один. Задайте BASTIDE_DATABASE_URL.
help-bench = Измерить скорость движка, дома под нагрузкой и страницы.
help-game = Игра: { $games }
help-seats = Сколько мест за столом
help-people = Сколько людей играет за этим экраном
help-names = Их имена через запятую
help-bots = Боты для остальных мест через запятую: { $bots }
help-lang = С --lang en, ru или uk любая команда говорит на этом языке.
help-seed = Начальное число: с ним случайность повторяется
help-option = Условие партии в виде NAME=VALUE, списки через запятую: { $options }
help-file = Файл с записью партии
help-at = Сколько шагов сыграть
help-arena-bots = Боты, которые играют друг с другом, через запятую: { $bots }
help-games = Сколько партий
help-jobs = Сколько процессов
help-clause = Пункт, например K4.2 или B5.9
help-seconds = Сколько длится каждое измерение
help-compiled = Папка скомпилированного движка
help-peer = Python, в котором есть catanatron, для сравнения
help-write = Записать таблицу ещё и в этот файл
help-bench-tables = Сколько столов играет в доме; впятеро больше стоит в покое
help-bench-rate = Сколько шагов в секунду нужно сделать
help-bench-postgres = Пустая база PostgreSQL, чтобы измерить и с ней
help-bench-page = Папка собранной страницы, чтобы измерить и её
help-bench-chromium = Chromium, который показывает страницу

## A game in the terminal

player-alone = Игрок
prompt-help = Введите номер шага или его строку. Ещё: undo, hint, why ШАГ, map, log, save ФАЙЛ, help, quit.
hand-over = К экрану садится { $player }. Нажмите Enter, когда будете на месте.
undone = Отменено: { $line }
recorded = Запись партии сохранена; посмотреть: `{ $program } replay`.
file-not-ours = { $file } — не запись партии; выберите другое имя.
nothing-recorded = Законченных партий здесь нет.
saved = Сохранено: { $file }
possible = Так сыграть можно: { $line }
number-unknown = Шага с номером { $number } нет.
why-what = Укажите шаг: why ШАГ
save-where = Укажите файл: save ФАЙЛ
kept = Партия сохранена; продолжить: `{ $program } resume`.
ended-input = Ввод закончился.
not-kept = Партия не сохраняется, но продолжается. Причина: { file-reason }.
not-kept-at-all = Сохранить партию не удалось.
nothing-kept = Прерванной партии нет.
resumed = Продолжаем: { $game }; сыграно шагов: { $moves }.

## Дом в сети

no-guest = Браузер не представился; обновите страницу.
forbidden = Отсюда это не разрешено.
no-such-page = По этому адресу ничего нет.
guest-number = Гость { $number }
no-such-table = Такого стола нет.
no-such-seat-here = За этим столом такого места нет.
wrong-secret = Эта ссылка не открывает места за этим столом.
table-full = Все места заняты.
table-waiting = Партия ещё не началась.
table-running = Партия уже идёт.
table-finished = Партия окончена.
not-finished = Партия ещё не окончена.
host-only = Это доступно только хозяину стола.
not-your-seat = Это не ваше место.
bot-plays-here = На этом месте играет бот; сначала верните место себе.
seat-conceded = Партия на этом месте сдана.
not-absent = Пока рано: игрока нет ещё совсем недолго.
seats-taken = Людьми занято больше мест, чем { $seats }.
no-bot-free = Сейчас нет свободного бота, попробуйте чуть позже.
page-not-built = Страница не собрана. Выполните make page или установите пакет, в котором она есть.
nothing-asked = Вас ни о чём не просят.
nothing-to-hint = Сейчас решать нечего.
stale = Позиция изменилась, выберите ещё раз.
text-empty = Сообщение пустое.
too-fast = Слишком часто; подождите немного.
too-large = Слишком большой объём.
too-many-tables = Открытых столов уже { $limit }; сначала доиграйте одну партию.
message-unreadable = Сообщение не читается.
bad-request = Запрос непонятен.
house-fault = В доме что-то пошло не так; ничего не потеряно.

## Arena and benchmark

arena-title = { $game }: { $games } { $games ->
    [one] партия
    [few] партии
   *[many] партий
}, со сменой мест, начальные числа { $first }–{ $last }
column-bot = Бот
column-wins = Победы
column-interval = 95 %
column-mean = Средний счёт
column-margin = Отрыв
column-time = Время на шаг
column-engine = Движок
column-game = Игра
column-seats = Места
column-moves = Шагов/с
column-games = Партий/с
column-match = Шагов/с через Match
column-copy = Копия
column-list = Самый длинный список
column-listing = Время на него
column-ratio-moves = × к аналогу, шаги
column-ratio-games = × к аналогу, партии
column-database = База данных
column-way = Нагрузка
column-p50 = p50
column-p95 = p95
column-p99 = p99
column-memory = Память на стол
column-heard = Услышано строк
column-tables = Столов в покое
column-played = Шагов на стол
column-empty = Пустой дом
column-pages-open = Страницы открыты
column-pages-closed = Страницы закрыты
column-page = Страница
column-performance = Быстродействие
column-first-paint = Первая отрисовка
column-largest-paint = Основная отрисовка
column-blocked = Блокировка
column-usable = Готова к работе
column-shift = Сдвиг
column-doing = Во время
column-frames = Кадры
column-median = Медиана
column-longest = Самый долгий
column-long = Дольше 32 мс
engine-plain = обычный
engine-compiled = скомпилированный
way-pressed = на пределе
way-paced = { $rate } в секунду
page-game = Игра
doing-watch = показа чужих ходов
doing-zoom = увеличения колесом
doing-pan = перемещения поля
progress-arena = Играем
progress-bench = Измеряем
shared-wins = Общая победа засчитывается каждому боту как доля победы.

## Said everywhere

player-number = Игрок { $number }
total = Итого
team-total = Итог команды
winner = Победа: { $player }, { score-words }.
winners = Общая победа ({ score-words }): { $players }.
winning-team = Победа команды ({ score-words }): { $players }.
won-alone = { $player }: победа.
lost-alone = { $player }: поражение.
hinted = Попробуйте { $number }: { $line }
move-number = Шаг { $number } из { $moves }
level-greedy = Оруженосец
level-uniform = Паж

## The page

bar-home = На главную
bar-tools = Язык, оформление, звуки, справка
bar-language = Язык
bar-theme = Светлое или тёмное оформление
bar-sound = Звуки
bar-rules = Правила
bar-menu = Меню
bar-turn = ход { $number }
switch-on = вкл.
switch-off = выкл.
close = Закрыть
confirm = Подтвердить
not-now = Не сейчас
house-motto = Настольные игры за одним столом
house-invites = Садитесь: бот или друг уже ждёт.
house-unreachable = Дом не отвечает. Проверьте связь и попробуйте ещё раз.
greet-morning = Доброе утро
greet-day = Добрый день
greet-evening = Добрый вечер
games-wait = Вас { $count ->
    [one] ждёт { $count } партия
    [few] ждут { $count } партии
   *[many] ждут { $count } партий
}.
to-move = ваш ход: { $count }
play-now = Играть
play-friends = Играть с друзьями
game-for = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
card-live = Сейчас: { $players }, { $count } { $count ->
    [one] шаг
    [few] шага
   *[many] шагов
}
my-games = Мои партии
my-games-none = Партий пока нет. «Играть» начнёт партию с ботом.
open-tables = Открытые столы
open-tables-none = Сейчас никто не ждёт.
last-finished = Последние партии
last-finished-none = Пока нет.
row-alone = пока никого
row-moves = { $count } { $count ->
    [one] шаг
    [few] шага
   *[many] шагов
}
row-won = вы победили
row-look = Смотреть
row-waiting = до начала
quick-match = Быстрая партия
quick-says = Сначала люди; через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
} свободные места займут боты.
quick-which = Какая игра
quick-find = Найти стол
quick-waits = Ждём людей: { $seconds } с, затем свободные места займут боты.
first-time = Впервые здесь?
first-guided = Первая партия с подсказками
first-guided-says = дюжина коротких подсказок, можно пропустить
record-open = Открыть из файла
record-open-says = запись партии, чтобы посмотреть
not-a-record = Этот файл — не сохранённая партия.
record-save = Сохранить в файл
menu-save = Сохранить в файл то, что я вижу
waiting-title = Перед началом
seats-title = Места
seats-free = Свободных мест: { $count }
seats-full = Все на месте.
seats-full-wait = Все на месте; партию начинает хозяин стола.
seat-number = Место { $number }
seat-open = свободно
seat-me = это вы
player-you = вы
seat-bot = бот
seat-link = По ссылке
seat-link-says = сюда садится тот, у кого есть ссылка
seat-lobby = Кто угодно
seat-lobby-says = стол виден среди открытых
seat-screen = Этот экран
seat-screen-says = ещё один человек за этим экраном
seat-bot-says = здесь играет бот
seat-me-says = место занято
seat-level = Уровень бота
seat-name = Имя
name-choose = Как вас называть остальным?
name-longest = Не больше { $count } букв.
seat-away = не в сети
seat-conceded-short = партия сдана
seat-replace = посадить бота
sit-down = Сесть за стол
leave-table = Встать из-за стола
start-game = Начать партию
start-with-bots = Начать, добавив ботов
link-copy = Скопировать ссылку
link-copied = Ссылка скопирована
link-invite = Скопировать приглашение
invite-says = Кто откроет эту ссылку, сможет сесть за стол.
link-here-only = Этот адрес работает только на этом компьютере. Чтобы пустить других, откройте дом для сети и дайте им адрес, который он тогда назовёт:
link-watch = Скопировать ссылку на стол
link-share = Поделиться
options-title = Условия партии
options-fixed = Выбирает хозяин стола.
choose-own = выбрать
chance-random = случайно
setting-live-gold = Счёт по ходу партии
explains-live-gold = Все видят, сколько у кого сейчас и что принесёт шаг.
setting-tempo = Темп
tempo-live = за один присест
tempo-days = на несколько дней
explains-tempo-live = Все остаются за столом до конца партии.
explains-tempo-days = Каждый заглядывает, когда удобно, и ходит в своё время.
setting-absence = Если кого-то нет
explains-absence = Сколько остальные ждут, прежде чем могут посадить бота.
wait-seconds = { $count } с
wait-minutes = { $count } мин
wait-days = { $count } { $count ->
    [one] день
    [few] дня
   *[many] дней
}
your-turn = Ваш ход
turn-of = Ходит { $player }
wait-for = Ждём: { $players }
wait-for-others = Пока можно осмотреться на поле.
you-watch = Вы смотрите партию.
banner-title = Чего ждёт игра
clock-thinks = Сколько длится этот ход
clock-lasts = раздумья { $span }
span-days = { $days } д { $hours } ч
away-wait = { $count ->
    [1] { $players } не за столом. Остальные смогут решать через
   *[other] Не за столом: { $players }. Остальные смогут решать через
}
away-over = { $player } давно не за столом: можно посадить бота или вместе закончить партию.
end-together = Закончить вместе
bot-for-me = За вас играет бот.
bot-slow = Бот думает долго. Он продолжит сам; можно подождать или закончить партию через меню.
turn-ended-itself = Ход завершён автоматически: делать больше было нечего.
reconnecting = Восстанавливаем связь…
recap-plays = Вот что сделали остальные.
recap-skip = Пропустить
recap-again = Показать ещё раз
undo-what = Отменить: { $what }
confirm-what = { $what }?
preview-total = Всего
preview-more = другие возможности здесь: { $count }
players-title = Игроки
tabs-title = Части стола
tab-board = Поле
tab-scores = Счёт
tab-log = Журнал
log-title = Журнал
rail-open = Счёт, журнал, чат
log-turn = ход { $number }
log-setup = Раскладка
log-round = Новый раунд
log-end = Конец партии
chat-title = Чат
chat-unread = новых в чате: { $count }
chat-empty = Пока тишина.
chat-write = Напишите сообщение
chat-send = Отправить
chat-mute = не слышать
chat-unmute = снова слышать всех
map-title = Поле
map-keys = Стрелки ведут по клеткам, Enter выбирает, Tab ведёт к следующей доступной клетке.
map-tools = Размер поля
map-closer = Ближе
map-farther = Дальше
map-whole = Всё поле
menu-hint = Подсказка
hint-says = Подсказка: { $what }.
menu-back = Попросить вернуть ход
menu-end = Предложить закончить партию
menu-to-bot = Передать место боту
menu-take-back = Вернуть своё место
menu-concede = Сдать партию
menu-concede-sure = Точно сдать партию?
menu-carry = Ссылка для другого устройства
carry-says = Откройте её на телефоне или другом компьютере, и вы окажетесь на том же месте. У кого эта ссылка, тот играет за вас.
asks-back = { $player } просит вернуть весь последний ход (за: { $agreed } из { $needed }).
asks-end = { $player } предлагает закончить партию (за: { $agreed } из { $needed }).
asked-nobody = Последний ход возвращён.
asked-back-granted = Все согласны ({ $others }): последний ход игрока { $player } возвращён.
asked-back-declined = Согласны не все ({ $others }): последний ход игрока { $player } остаётся.
asked-end-granted = Все согласны ({ $others }); партию предложил закончить игрок { $player }, она закончена.
asked-end-declined = Согласны не все ({ $others }); партию предлагал закончить игрок { $player }, она продолжается.
agree = Согласиться
decline = Отказать
curtain-title = К экрану садится { $player }
curtain-says = Остальные отворачиваются: карта в руке секретна.
curtain-open = Я на месте
keys-title = Клавиши
keys-arrows = перемещаться по клеткам
keys-enter = выбрать
keys-undo = отменить шаг
keys-end = завершить ход
keys-zoom = ближе, дальше
keys-escape = пропустить, убрать выбор
keys-help = этот список
rules-title = Правила
rules-says = у каждого пункта своя ссылка
rules-clause = правила, пункт { $clause }
rules-contents = Содержание
table-over = закончена
ended-early = Партия закончена досрочно
ended-conceded = Партия сдана ({ $players })
ended-winner = Победа: { $player }
look-result = Итоги
look-board = Поле
ahead-of = на { $count } больше, чем { $player }
turns-played = { $count } { $count ->
    [one] ход
    [few] хода
   *[many] ходов
}
rematch = Реванш
sheet-source = За что
time-taken = Время на раздумья
bars-title = Из чего сложился счёт
curve-title = Счёт по ходам
replay-title = Запись партии
replay-watch = Посмотреть запись
replay-first = В начало
replay-back = Назад
replay-play = Показывать
replay-pause = Пауза
replay-next = Вперёд
replay-last = В конец
settings-title = Настройки
settings-name = Имя
settings-name-says = как вас видят остальные
settings-save = Сохранить
settings-saved = Сохранено
settings-theme = Оформление
settings-theme-says = светлое, тёмное или как в системе
theme-system = как в системе
theme-light = светлое
theme-dark = тёмное
settings-pace = Чужие ходы
settings-pace-says = как быстро их показывать
pace-off = сразу
pace-fast = быстро
pace-normal = умеренно
pace-slow = медленно
settings-confirm = Спрашивать перед шагом
settings-confirm-says = касание сначала переспрашивает
confirm-touch = при касании
confirm-always = всегда
confirm-never = никогда
settings-endTurn = Конец хода
settings-endTurn-says = когда больше делать нечего
endTurn-ask = кнопкой
endTurn-auto = автоматически
settings-sound = Звуки
settings-sound-says = короткие и тихие
settings-notify = Уведомления
settings-notify-says = «Ваш ход», пока страница открыта в фоне
notify-insecure = Браузер разрешает это только по https или на самом этом компьютере.
about-title = О проекте
about-house = Bastide — дом для настольных игр: с друзьями, с ботами, в браузере.
about-icons = Значки
about-icons-says = Изменены только цвет, размер и точность линий:
about-type = Шрифты
about-games = Игры
about-games-says = Правила изложены нашими словами; рисунков и текстов издателей здесь нет.
guide-step = Первая партия · { $number } из { $count }
guide-next = Дальше
guide-skip = Пропустить
