# Дом, по-русски.

## Games, options, lines

only-chance = Это решает случай. Выберите один из своих ходов.
no-such-seat = Такого места нет. Выберите одно из мест за этим столом.
other-chance-due = Сначала другой бросок или другая карта.
move-end-turn = Завершить ход
option-seats = Игроки
spot-unknown = На этом столе ничего не называется «{ $spot }». Проверьте, как это пишется.
game-over = Партия окончена.
chance-to-act = Секунду: сейчас бросают кубики или открывают карты.
chance-not-due = Сейчас не бросают кубики и не открывают карты.
not-to-act = Место { $seat } сейчас не ходит. Ждём: место { $seats }.
no-seat = В этой партии нет места { $seat }.
not-a-move = Ход — это номер места и строка текста.
undo-nothing = Отменять нечего.
record-heading = Строка { $line }: запись партии начинается словами «{ $heading }». Выберите другой файл.

## Records, in a terminal; the server says them whole

record-lacks = Строка { $line }: в заголовке не хватает «{ $field }».
record-header = Строка { $line } — не строка заголовка: «{ $text }».
record-rules = Строка { $line }: партия записана по правилам редакции { $rules }, а эта версия играет по редакции { $ours }.
rules-too-old = Партию по правилам редакции { $rules } уже не продолжить. Начните новую.
record-options = Строка { $line }: с такими условиями партию не начать.
record-seat = Строка { $line }: ход начинается с номера места или слова «chance»: «{ $text }».
record-move = Строку { $line } сыграть нельзя: «{ $text }».
record-broken-off = Строка { $line }: запись обрывается. Обещано ходов: { $moves }, найдено: { $found }.
record-scores = Строка { $line }: в записи счёт { $told }, а по ходам выходит { $played }.
record-not-text = { $file } — не текстовый файл. Выберите запись партии.
record-move-number = Ходов в записи: { $moves }, хода { $number } в ней нет.

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
usage-option = Нет такого параметра: { $name }.
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
usage-help = Справка: { $command } --help
bot-unknown = Нет такого бота: «{ $bot }». Есть: { $allowed }.
weights-of-other-features = Эти веса не от { $game }: они для другой игры или других признаков. «bastide train { $game } --folder …» обучит новые в отдельной папке.
weights-missing = Для { $game } ещё нет обученных весов: обучите их командой «bastide train { $game }».
weights-unreadable = Это не файл весов для игры { $game }, или он повреждён.
people-too-many = Людей { $people }, а мест { $seats }. Добавьте мест или посадите меньше людей.
arena-bots = На арене ботов столько же, сколько мест: от { $least } до { $most }. Указано: { $number }.
clause-unknown = В этих правилах нет пункта «{ $clause }». Без пункта будут показаны все правила.
bench-failed = Не удалось измерить { $command }: { $reason }
compiled-absent = В папке { $folder } нет скомпилированного движка; его собирает `make compile`.

help-app = Bastide: настольные игры о строительстве замков — в браузере и в терминале, для людей и ботов. Без команды запускает сервер и открывает страницу.
help-play = Сыграть против ботов или с людьми за этим экраном.
help-resume = Продолжить сохранённую партию, по умолчанию — последнюю.
help-replay = Показать записанную партию или позицию после указанного числа ходов.
help-arena = Устроить ботам турнир из многих партий.
help-train = Обучить сеть, с которой играют сильные боты; обучение продолжается с места остановки.
help-explain-features = Показать, что бот видит в позиции: все ненулевые признаки по именам (имена — по-английски).
help-rules = Прочитать правила: все или один пункт.
help-serve = Запустить сервер: игры в браузере
help-bots-command = Подключить ботов этой машины к серверу; они ходят за его столами, пока не нажать Ctrl+C.
help-host = На каком адресе слушать
help-port = На каком порту слушать; по умолчанию 8000 или любой свободный
help-data = Папка, где сервер хранит столы
help-bot-processes = Сколько процессов с ботами запустить рядом с сервером
help-page = Папка с собранной страницей
help-browser = Открыть страницу в браузере, если он есть
help-server = Адрес сервера, например https://play.example
help-token = Токен для ботов, с которым запущен сервер; без него — BASTIDE_BOT_TOKEN из окружения
database-absent = Не удаётся открыть базу данных: { $reason }.
cannot-listen = Адрес { $address } недоступен. Если порт занят, выберите другой: --port.
house-open-already = Сервер с этой папкой данных уже запущен: { $folder }. Откройте его адрес или выберите другую папку: --data.
bots-connected = Боты подключены; Ctrl-C отключит их.
bots-waiting = Сервер не отвечает; боты подключатся, как только он ответит.
bots-refused = Сервер не знает этого токена. Запустите сервер и ботов с одним и тем же BASTIDE_BOT_TOKEN.
reachable-at = С других устройств: { $address }
reachable-here-only = Открыть можно только с этого компьютера. Чтобы впустить других: bastide serve --host 0.0.0.0
help-workers = Сколько процессов обслуживает столы; больше одного — только с PostgreSQL
workers-need-postgres = Процессов { $workers }, а SQLite рассчитан на один: нужен PostgreSQL. Задайте BASTIDE_DATABASE_URL.
help-bench = Измерить скорость движка, сервера под нагрузкой и страницы.
help-game = Игра: { $games }
help-seats = Число мест
help-people = Сколько людей играет за этим экраном
help-names = Их имена через запятую
help-bots = Боты для остальных мест через запятую: { $bots }
help-lang = Добавьте --lang en, ru или uk, и любая команда ответит на этом языке.
help-seed = Число, с которым случайности повторятся
help-option = Условие партии в виде NAME=VALUE, списки через запятую: { $options }
help-file = Запись партии
help-at = После скольких ходов остановиться
help-arena-bots = Боты, которые играют друг с другом, через запятую: { $bots }
help-games = Сколько партий
help-jobs = Сколько процессов
help-train-minutes = Сколько минут
help-train-folder = Папка, где хранится обучение
help-train-weights = Начать с весов из этого файла, а не с нуля
help-train-batch = Из скольких позиций учиться за раз
help-train-memory = Сколько последних позиций помнить
help-train-rate = Скорость обучения в начале
help-train-last-rate = Скорость обучения в конце, до которой она снижается
help-explain-moves = После скольких случайных ходов
help-clause = Пункт, например K4.2 или B5.9
help-seconds = Сколько длится каждое измерение
help-compiled = Папка скомпилированного движка
help-peer = Python, в котором есть catanatron, для сравнения
help-write = Записать таблицу ещё и в этот файл
help-bench-rounds = Сколько раз измерять движок; берётся медиана
help-bench-tables = Сколько столов играет; впятеро больше простаивает
help-bench-rate = Сколько ходов делать в секунду
help-bench-postgres = Пустая база PostgreSQL, чтобы измерить и её
help-bench-page = Папка с собранной страницей, чтобы измерить и её
help-bench-chromium = Chromium, который показывает страницу

## A game in the terminal

player-alone = Игрок
prompt-help = Введите номер хода или его строку. Ещё: undo, hint, why ХОД, map, more, log, save ФАЙЛ, help, quit.
low-help = Низкое окно. Ещё: more (остальное), { $game ->
    [burgundy] map 2 (чужое)
   *[other] map
}, log, undo, hint, help.
no-move-help = Команды пишутся латиницей: help — справка, hint — подсказка.
hand-over = За экраном { $player }. Нажмите Enter, когда будете готовы.
undone = Отменено: { $line }
recorded = Запись партии сохранена; посмотреть: `{ $program } replay`.
file-not-ours = { $file } — не запись партии; выберите другое имя.
nothing-recorded = Доигранных партий пока нет.
nothing-to-analyse = Разбирать пока нечего: доигранных партий нет.
saved = Сохранено: { $file }
possible = Так сыграть можно: { $line }
number-unknown = Хода с номером { $number } нет. Выберите номер из списка.
why-what = Назовите ход: why ХОД
save-where = Назовите файл: save ФАЙЛ
kept = Партия сохранена; продолжить: `{ $program } resume`.
ended-input = Ввод закончился.
not-kept = Сохранить партию не удаётся ({ file-reason }). Играть можно дальше.
not-kept-at-all = Сохранить партию не удалось.
nothing-kept = Неоконченной партии нет.
resumed = Продолжаем: { $game }. Сыграно ходов: { $moves }.

## Дом в сети

no-guest = Мы не узнали этот браузер. Обновите страницу.
forbidden = Запрос пришёл с чужого сайта и отклонён. Откройте Bastide напрямую и попробуйте ещё раз.
no-such-page = Этот адрес никуда не ведёт. Проверьте ссылку или вернитесь на главную.
guest-number = Гость { $number }
no-such-table = Такого стола нет. Проверьте ссылку или откройте новый стол на главной.
no-such-seat-here = За этим столом нет такого места. Обновите страницу.
wrong-secret = Ссылка не действует. Попросите у хозяина стола новую.
table-full = Все места заняты. Можно смотреть партию или найти другой стол.
table-waiting = Партия ещё не началась. Её начнёт хозяин стола.
table-running = Партия уже идёт. Её можно смотреть.
table-finished = Партия окончена. Чтобы сыграть ещё, предложите реванш.
table-unreadable = Стол сохранён, но эта версия Bastide его не откроет. Обновите Bastide и попробуйте ещё раз.
table-newer = Стол сохранён, но за ним играли в более новой версии Bastide. Обновите Bastide, чтобы открыть его.
table-ended = Правила уточнили, когда партия уже шла, и продолжить её было нельзя. Она окончена с тем счётом, который был.
rules-changed = Правила уточнили, когда партия уже шла (была редакция { $rules }, теперь { $now }). Дальше играем по новым.
row-kept = не открывается
not-finished = Партия ещё не окончена. Загляните, когда её доиграют.
host-only = Это может сделать только хозяин стола. Попросите его.
not-your-seat = Это не ваше место. Сядьте на свободное или смотрите партию.
owner-only = Это может сделать только тот, кто первым занял место.
bot-plays-here = За вас играет бот. Сначала вернитесь в игру.
seat-conceded = Вы сдали эту партию. Её можно смотреть.
not-absent = Игрок отошёл совсем недавно. Подождите ещё немного.
seats-taken = Людей за столом больше, чем { $seats }. Сначала освободите место.
no-bot-free = Свободных ботов сейчас нет. Попробуйте чуть позже.
page-not-built = Страница не собрана. Выполните make page или установите пакет, в котором она есть.
nothing-asked = Отвечать не на что: просьбы нет.
nothing-to-hint = Сейчас решать нечего.
hints-off = За этим столом подсказки отключены.
stale = Позиция изменилась. Выберите ещё раз.
text-empty = Сначала напишите сообщение.
no-name = В имени должна быть хотя бы одна видимая буква.
absence-too-short = Меньше секунды ждать нельзя. Выберите время побольше.
no-take-back-here = Броски и карты за этим столом заданы заранее и повторились бы, поэтому вернуть ход нельзя.
too-fast = Слишком быстро. Подождите немного и попробуйте ещё раз.
too-large = Слишком много данных. Отправьте меньше за один раз.
guided-alone = Партия с подсказками — для одного человека и бота. Откройте её с главной страницы.
too-many-tables = Открытых столов уже { $limit }. Сначала доиграйте одну из партий.
message-unreadable = Сервер не смог прочитать сообщение. Обновите страницу.
bad-request = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
house-fault = Ошибка сервера. Ваша партия цела; обновите страницу.
house-cannot-keep = Сервер сейчас не может сохранять. Ничего не потеряно; попробуйте чуть позже.

## The daily challenges: on home, at a table, and what is refused

daily-name = Партии дня
daily-home = Партии дня
daily-home-says = Три партии каждый день, одинаковые для всех. На каждую одна попытка.
daily-home-done = Сегодня сыграно { $count } из { $all }. Новые — в полночь по Гринвичу.
daily-back = К партиям дня

## Arena and benchmark

number-told = { $number }
milliseconds = { $number } мс
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
column-time = Время на ход
column-engine = Движок
column-game = Игра
column-seats = Места
column-moves = Ходов/с
column-games = Партий/с
column-match = Ходов/с через Match
column-copy = Копия
column-list = Самый длинный список
column-listing = Время на него
column-ratio-moves = × к аналогу, ходы
column-ratio-games = × к аналогу, партии
column-database = База данных
column-workers = Процессов
column-share = Каждому процессу
column-way = Нагрузка
column-p50 = p50
column-p95 = p95
column-p99 = p99
column-processor = Процессор на ход
column-times-one = × к одному процессу
column-cpu-workers = Процессор на ход: сервер
column-cpu-database = Процессор на ход: база
column-cpu-load = Процессор на ход: нагрузка
column-cpu-all = Процессор на ход: всего
column-cores = Занято ядер
column-memory = Память на стол
column-heard = Получено строк
column-tables = Столов без игры
column-played = Ходов на стол
column-empty = Пустой сервер
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
share-core = ядро
share-part = { $share } ядра
share-unmeasured = Эта система не даёт ограничить процессы долей ядра, поэтому это не измерено.
page-game = Игра
doing-watch = показа чужих ходов
doing-zoom = увеличения колесом
doing-pan = перемещения поля
progress-arena = Играем
progress-bench = Измеряем
shared-wins = Общая победа засчитывается каждому боту как доля победы.

## Training and clusters in the terminal

ray-missing = Ray не установлен. Чтобы играть на кластере: pip install bastide[ray]
ray-away = Нет связи с кластером Ray по адресу { $address }: { $reason }
help-ray = Адрес кластера Ray, на котором пойдут партии; local запускает его здесь
help-arena-set = Ещё один набор настроек, в кавычках: у каждого своя таблица
help-arena-seconds = Сколько секунд у бота на решение; ни один уровень не думает дольше своего обычного времени
help-arena-write = Ещё и записать итоги в этот файл, в формате JSON
train-games = Партии
train-steps = Обновления весов
train-error = Ошибка, очки
train-mean = Средний счёт
train-bests = Лучшие сети
train-squire = Победы над Оруженосцем
train-trial = Проверка против лучшей
train-curve = Ход обучения
train-waiting = Идут первые партии…
train-kept = Обучение сохранено в { $folder }. Та же команда продолжит с этого места.
train-begun = В папке { $folder } обучение уже начато: чтобы продолжить его, не указывайте веса, или выберите другую папку.
train-deserted = Все процессы, которые играли, завершились. Выученное сохранено в { $folder }; та же команда продолжит с этого места.

## Analysis in the terminal

help-analyse = Разобрать записанную партию: кто как сыграл, что упустил и в чём повезло.
progress-analysis = Идёт разбор
column-player = Игрок
column-decisions = Решений
column-mistakes = Ошибок
analysis-explained = Точность — 100 %, если ничего не упущено. Везение — что принесли кубики и карты по сравнению со средним из того, что могло выпасть. Упущено — насколько больше в среднем обещали лучшие ходы; разница, в которой нельзя быть уверенным, не считается.
analysis-swings = Самые важные решения:
analysis-instead = лучше: { $what }
analysis-turned = Переломный момент — ход { $number } ({ $what }). Шансы на победу: { $player }, { $before } % → { $after } %.

## Puzzles in the terminal

help-puzzle = Решать задачи: найти лучший ход
help-theme = Только задачи на эту тему
help-make-puzzles = Составить задачи из партий ботов.
help-puzzles-out = Куда записать; то, что в файле уже есть, останется
help-puzzles = Папка с вашими задачами: гости получат их вместе с остальными; составляет их `bastide make-puzzles`
help-puzzles-own = Папка с вашими задачами вместо готовых
puzzles-none = В папке { $file } нет задач для этой игры. Укажите другую.
progress-puzzles = Поиск задач
puzzles-written = { $count ->
    [one] В { $file } теперь { $count } задача.
    [few] В { $file } теперь { $count } задачи.
   *[other] В { $file } теперь { $count } задач.
}
puzzles-newer = Файл { $file } записан другой версией, его задачи не прочитать. Составьте их заново: `bastide make-puzzles`.
puzzles-other-game = В файле { $file } задачи другой игры. Выберите другой файл.
terminal-puzzle-theme = Задач на тему «{ $theme }» нет. Выберите одну из: { $allowed }.
terminal-puzzle = { $title }, { $level }: { $theme }
terminal-puzzle-keys = Введите номер хода или саму строку, hint, «сдаюсь» или quit.
terminal-puzzle-next = Нажмите Enter, чтобы перейти к следующей задаче, или введите quit.
terminal-puzzle-word = сдаюсь
terminal-puzzle-best = Лучший ход:
terminal-puzzle-row = Подряд: { $row }

## Later: hints

hints-eyes = глазами Каштеляна
hints-known = Каштелян знает только то, что видно с вашего места.
hints-told = В журнале все увидят, что вы спросили. Подсказок взято: { $count }.
hints-thinking = Каштелян обдумывает ваш ход…
hint-win = { $share } %
hint-where = Показать на поле
hint-where-unsure = Где именно, пока неизвестно
hint-win-says = шансы на победу
hint-margin = отрыв { $points }
hint-then = затем { $lines }
hint-do = Сделать так
hint-do-step = { hint-do }: { $step } из { $steps }
hint-step = Это действие
hint-source = { $source_name } { $points }
hint-now = Сразу { $points }: { $sources }.
hint-nothing-now = Сразу очков не приносит.
hint-end = В конце игры, как всё стоит сейчас: { $sources }.
hint-held = На руках: { $sources }.
hint-likely = К концу следующего хода на руках примерно: { $sources }.
hint-soon = К концу следующего хода примерно { $points }: { $sources }.
hint-against = По сравнению с вариантом { $number }: { $sources }.
hint-later = позже в партии { $points }
hint-rival-less = соперник получит на { $points } меньше
hint-rival-more = соперник получит на { $points } больше

## Hints in a terminal

terminal-hints = Глазами Каштеляна, который знает только то, что видно с вашего места:
terminal-hint = { $place }. Шансы на победу { $share } %, { $rank }
terminal-hint-alone = { $place }. Шансы на победу { $share } %

## Said everywhere

player-number = Игрок { $number }
total = Итого
team-total = Итог команды
winner = Победа: { $player }, { score-words }.
winners = Общая победа ({ score-words }): { $players }.
winning-team = Победа команды ({ score-words }): { $players }.
level-uniform = Паж
level-greedy = Оруженосец
level-steward = Управитель
level-castellan = Каштелян
level-regent = Регент
level-sovereign = Монарх
points-gained = +{ $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
points-title = очки
scored = { $player } получает { points-gained }: { $source_name }.
back-end-turn = конец хода

## What links show; as in a terminal, no page says it

preview-house = Настольные игры в браузере: с друзьями и с ботами.
preview-game = Играйте в браузере с друзьями или с ботами, без регистрации.
preview-table = Стол, за который можно сесть или просто посмотреть
preview-replay = { $game }: вся партия, ход за ходом

## The page

rules-contents = Содержание
bar-home = На главную
nothing-title = Здесь ничего нет
bar-tools = Язык, оформление, звук и справка
bar-language = Язык
bar-theme = Сменить оформление
bar-sound = Звук
bar-rules = Правила
bar-menu = Меню
bar-turn = ход { $number }
switch-on = вкл.
switch-off = выкл.
close = Закрыть
confirm = Подтвердить
not-now = Не сейчас
house-motto = Три настольные игры за одним столом
greet-morning = Доброе утро
greet-day = Добрый день
greet-evening = Добрый вечер
play-friends = Играть с друзьями
game-for = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
my-games = Мои партии
open-tables = Открытые столы
open-tables-none = Открытых столов сейчас нет.
row-alone = пока никого
row-moves = { $count } { $count ->
    [one] ход
    [few] хода
   *[many] ходов
}
row-waiting = не начата
quick-match = Быстрая партия
quick-says = Сначала ищем людей; через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
} свободные места займут боты.
quick-which = Во что играем?
quick-find = Найти стол
first-guided = Первая партия с подсказками
record-open = Открыть запись партии
record-open-says = посмотреть партию из файла
try-open = Составить позицию
try-open-says = изменить что угодно на поле, сыграть или разобрать
not-a-record = Это не запись партии. Выберите другой файл.
record-save = Скачать запись партии
menu-save = Скачать запись партии
seat-number = Место { $number }
seat-open = свободно
seat-me = вы
player-you = вы
seat-bot = бот
seat-link = По ссылке
seat-lobby = Любой желающий
seat-screen = За этим экраном
seat-level = Уровень бота
name-longest = Не длиннее { $count } букв.
seat-away = не за столом
seat-replace = заменить ботом
sit-down = Сесть за стол
link-copy = Скопировать ссылку
link-copied = Ссылка скопирована
link-here-only = Эта ссылка работает только на этом компьютере.
link-watch = Скопировать ссылку для зрителей
link-share = Поделиться
chance-random = случайно
setting-hints = Подсказки
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
wait-for-others = Пока можно осмотреться.
you-watch = Вы смотрите партию.
banner-title = Что сейчас делать
clock-thinks = Сколько длится ход
clock-lasts = ход длится { $span }
span-days = { $days } д { $hours } ч
away-wait = { $count ->
    [1] { $players } не за столом. Заменить ботом можно будет через
   *[other] Не за столом: { $players }. Заменить ботами можно будет через
}
away-over = { $player } давно не за столом. Замените игрока ботом или закончите партию вместе.
end-together = Закончить партию
bot-for-me = За вас играет бот.
bot-slow = Бот думает дольше обычного. Подождите немного или закончите партию через меню.
turn-ended-itself = Ход завершён автоматически: больше делать было нечего.
reconnecting = Восстанавливаем связь…
house-unreachable = Сервер не отвечает. Ваша партия цела, мы пробуем подключиться снова.
move-unkept = Ваш ход ещё не сохранён. Пробуем ещё раз.
recap-plays = Смотрите, что делают остальные.
recap-skip = Пропустить
recap-again = Показать ещё раз
undo-what = Отменить: { $what }
confirm-what = { $what }?
preview-total = Итого
preview-ways = { $count } { $count ->
    [one] способ
    [few] способа
   *[many] способов
}; нажмите, чтобы выбрать
players-title = Игроки
tabs-title = Что показать
tab-board = Поле
tab-scores = Счёт
tab-log = Журнал
log-title = Журнал
rail-open = Счёт, журнал, чат
rail-tabs = Журнал или чат
log-turn = ход { $number }
log-setup = Подготовка
log-round = Новый раунд
log-end = Конец партии
chat-title = Чат
chat-unread = новых сообщений: { $count }
chat-empty = Сообщений пока нет. Поздоровайтесь!
chat-write = Сообщение
chat-send = Отправить
chat-mute = скрыть сообщения
chat-unmute = показать все сообщения
map-title = Поле
map-keys = Стрелки и Enter ведут к клеткам, Tab — к следующей доступной, Enter выбирает.
map-tools = Масштаб
map-closer = Приблизить
map-farther = Отдалить
map-whole = Показать всё поле
menu-hint = Подсказка
sure = Подтвердить выбор
sure-asks = Это ваш выбор? Его откроют, когда выберут все.
change-choice = Изменить выбор
menu-back = Попросить вернуть ход
menu-end = Предложить закончить партию
menu-to-bot = Пусть за меня играет бот
menu-take-back = Вернуться в игру
menu-concede = Сдаться
menu-carry = Играть на другом устройстве
asks-back = { $player } просит вернуть свой последний ход (за: { $agreed } из { $needed }).
asks-end = { $player } предлагает закончить партию (за: { $agreed } из { $needed }).
asked-nobody = Ваш последний ход возвращён.
asked-back-granted = Все согласны ({ $others }): { $player } возвращает последний ход.
asked-back-declined = Согласны не все ({ $others }): последний ход остаётся в силе ({ $player }).
asked-end-granted = { $player } предлагает закончить партию, все согласны ({ $others }): партия окончена.
asked-end-declined = { $player } предлагает закончить партию, согласны не все ({ $others }): игра продолжается.
agree = Согласиться
decline = Отказать
curtain-title = За экраном { $player }
curtain-says = Остальные, не подглядывайте: карта в руке тайная.
curtain-open = Можно начинать
keys-title = Клавиши
key-space = Пробел
rules-title = Правила
rules-clause = правила, пункт { $clause }
look-result = Подсчёт
replay-round = Раунд { $number }
settings-title = Настройки
settings-save = Сохранить
settings-saved = Сохранено
about-title = О проекте
guide-step = Первая партия · { $number } из { $count }
guide-next = Дальше
guide-skip = Пропустить обучение
guide-back = Назад
guide-done = Играть дальше
guide-finish-title = Дальше — сами
log-seat-resigned = { $player } сдаётся. Дальше играет бот.
log-seat-resigned-last = { $player } сдаётся. { game-over }
log-seat-handed = { $player } пока передаёт игру боту.
log-seat-replaced = { $player } долго отсутствует. Дальше играет бот.
log-seat-returned = { $player } снова в игре.
log-seat-hinted = { $player } берёт подсказку.
mark-bot = бот
mark-bot-for = не за столом, играет бот
mark-resigned = партия сдана, играет бот
mark-resigned-short = партия сдана
you-resigned = Вы сдали партию. Дальше за вас играет бот, а вы смотрите.

## Home

in-games = { $count ->
    [one] в { $count } партии
   *[other] в { $count } партиях
}
and-more = и ещё { $count }
nothing-waits = Сейчас вашего хода никто не ждёт.
newcomer = Впервые здесь? Начните с первой партии с подсказками: пять минут — и вы в игре.
due-play = Играть
due-open = Открыть
due-burgundy = { $stage ->
    [choose] выберите, где начать
   *[other] фаза { $phase } · раунд { $round }
}
due-kingdom = { $card ->
    [grass] ваша карта: равнина
    [canyon] ваша карта: каньон
    [desert] ваша карта: пустыня
    [flowers] ваша карта: цветочное поле
    [forest] ваша карта: лес
   *[other] ваш ход
}
due-seasons = { $stage ->
    [choose] раунд { $round } · выберите карты
   *[other] раунд { $round } · ваше действие
}
with-players = соперники: { $players }
row-solo = для одного
row-seats = занято мест: { $taken } из { $seats }
play-bots = Против ботов
play-solo = Для одного
play-team = Две команды
first-goes-on = Партия с подсказками
first-step = Партия с подсказками · { $number } из { $count }
first-go-on = Продолжить
games-going-on = Текущие
games-finished = Завершённые
games-archive = Архив
games-going-on-none = Сейчас партий нет. Выберите игру выше.
games-finished-none = Завершённых партий пока нет.
games-archive-none = В архиве пусто.
archive-put = Убрать в архив
archive-back = Вернуть из архива
archived-now = { $game }: партия в архиве.
undo = Отменить
opponents-mine = Боты за вашим столом
opponents-compare = Сравнить
puzzles-home = Задачи
puzzles-home-says = Одна позиция, один лучший ход: найдите его на поле.

## Later: settings, the project, sharing, a replay

try-edit = Изменить эту позицию
keys-arrows = переходить между клетками
keys-enter = выбрать
keys-undo = отменить ход
keys-end = завершить ход
keys-hint = подсказка
keys-zoom = приблизить, отдалить
keys-escape = пропустить, отменить выбор
keys-space = пропустить показ, продолжить
keys-help = этот список
keys-replay-step = на одно действие назад или вперёд
keys-replay-turn = предыдущий или следующий ход
keys-replay-ends = в начало или в конец
keys-replay-play = запустить или остановить показ
share-title = Поделиться результатом
share-names = Показывать имена остальных игроков
share-link-says = Ссылка открывает запись партии. Куда бы вы её ни отправили, рядом появится картинка с результатом.
share-save = Скачать картинку
share-send = Отправить картинку
share-failed = Браузер не смог нарисовать картинку. Поделитесь ссылкой.
replay-first = В начало
replay-back = На действие назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = На действие вперёд
replay-last = В конец
replay-turn-back = Предыдущий ход
replay-turn-next = Следующий ход
replay-turns = Ходы
replay-speed = Скорость: { $speed }×
settings-name = Имя
settings-name-says = как вас видят остальные
settings-theme = Оформление
settings-theme-says = светлое, тёмное или как на устройстве
theme-system = как на устройстве
theme-light = светлое
theme-dark = тёмное
settings-pace = Ходы соперников
settings-pace-says = с какой скоростью их показывать
pace-off = сразу
pace-fast = быстро
pace-normal = нормально
pace-slow = медленно
settings-confirm = Подтверждать ходы
settings-confirm-says = переспрашивать, прежде чем засчитать ход
confirm-touch = при касании
confirm-always = всегда
confirm-never = никогда
settings-endTurn = Конец хода
settings-endTurn-says = когда больше делать нечего
endTurn-ask = по кнопке
endTurn-auto = автоматически
settings-summaries = Итоги
settings-summaries-says = После фазы или раунда: кто сколько набрал и что дальше.
summaries-on = показывать
summaries-off = не показывать
settings-sound = Звук
settings-sound-says = короткий и тихий
settings-notify = Уведомления
settings-notify-says = «Ваш ход», когда страница открыта в фоне
notify-insecure = Браузер разрешает это только по https или на этом же компьютере.
settings-shares = Мои партии в задачах
settings-shares-says = Если так решили все за столом, позиция из законченной партии может стать здесь задачей, без имён. Выключите — и задачи из ваших партий исчезнут.
about-house = Bastide — дом для настольных игр: с друзьями, с ботами, в браузере.
about-icons = Значки
about-icons-says = Изменены только цвет, размер и толщина линий:
about-type = Шрифты
about-games = Игры
about-games-says = Правила изложены нашими словами; рисунков и текстов издателей здесь нет.

## Later: links, summaries, archiving, resigning, the end of a game, a table that cannot be opened

carry-says = Откройте ссылку на телефоне или другом компьютере и играйте оттуда. Никому её не показывайте: по ней можно играть за вас.
link-renew = Новая ссылка
link-renewed = Вот новая ссылка; старая больше не действует.
link-sign-out = Отключить другие свои устройства
cancel = Не надо
summary-came = Откуда очки
summary-gained = Получено
summary-never = Больше не показывать
summary-go-on = Дальше
row-won = вы победили
row-lost = вы проиграли
row-resigned = вы сдались
archive-running = За этим столом играют и другие
archive-running-says = Партия продолжится, но в списке её не будет. Можно сначала сдаться: дальше за вас сыграет бот.
archive-only = Просто убрать
archive-resign = Сдаться и убрать
resign-title = Сдать эту партию?
resign-says = Дальше за вас сыграет бот. Смотреть можно до конца, а вернуться в игру уже нельзя. Нужен только перерыв? Выберите «{ menu-to-bot }».
resign-ends = Других людей за столом нет: партия сразу закончится и засчитается как проигранная.
resign-daily = Единственная попытка на сегодня закончится: в итогах будет «{ mark-resigned-short }».
resign-yes = Сдаться
resign-no = Играть дальше
won-alone = { $player }: победа!
lost-alone = { $player }: в этот раз не вышло.
replay-title = Запись партии
move-number = Ход { $number } из { $moves }
replay-analyse = Разбор
tie-talers = больше талеров
tie-resources = больше ресурсов
tie-value = ресурсы ценнее
tie-most-empty = больше пустых клеток
tie-fewest-empty = меньше пустых клеток
tie-turn-order = ход позже в раунде
look-board = Поле в конце партии
end-edit = Изменить и доиграть
end-edit-says = Откроет итоговую позицию в редакторе: измените что угодно, потом доиграйте или разберите.
ended-early = Партия окончена досрочно
ended-conceded = Партия сдана ({ $players })
ended-winner = Победа: { $player }
ahead-of = { $player } отстаёт на { $count }
tie-broken = { $player }: счёт тот же. Исход решило: { $by }
turns-played = { $count } { $count ->
    [one] ход
    [few] хода
   *[many] ходов
}
rematch = Реванш
sheet-source = За что
time-taken = Время на ходы
bars-title = Из чего сложился счёт
curve-title = Счёт по ходу партии
moments-title = Где счёт менялся больше всего
moments-says = По счёту на тот момент. Что ход дал для победы, покажет разбор.
moment-gained = { $player } прибавляет в счёте. Главное — «{ $source_name }»
moment-leads = { $player } выходит вперёд по счёту. Главное — «{ $source_name }»
moment-ending = Подсчёт в конце игры
final-board = Поле в конце партии
replay-watch = Посмотреть запись
table-over = окончена
kept-title = Сохранён, но не открывается
kept-says = Ничего не потеряно. В записи есть все ходы, а версия, которая сможет прочитать этот стол, откроет его снова.
kept-put-away = Убрать из списка

## Later: options and lines that the server does not understand

game-unknown = Нет такой игры: «{ $game }». Выберите из списка: { $allowed }.
option-unknown = Нет такого условия партии: «{ $option }». Выберите из списка: { $allowed }.
option-value = «{ $value }» для условия «{ $option }» не подходит. Выберите из списка: { $allowed }.
option-list = «{ $value }» для условия «{ $option }» не подходит. Сколько выбрать: { $number }, можно с повторами. Из чего: { $allowed }{ $random ->
    [yes] ; или «random».
   *[no] .
}
option-different = «{ $value }» для условия «{ $option }» не подходит. Сколько выбрать: { $number }, без повторов. Из чего: { $allowed }{ $random ->
    [yes] ; или «random».
   *[no] .
}
option-mapping = «{ $value }» для условия «{ $option }» не подходит. Пишите NAME:VALUE, где имя — одно из этих: { $names }. Значения: { $allowed }.
option-contradicts = Условие «{ $option }» противоречит условию «{ $other }». Уберите одно из них.
option-spelling = Пишите условие в виде NAME=VALUE, а не «{ $text }».
line-unknown = Нет такого хода: «{ $word }». Есть: { $moves }.
line-length = Ход «{ $move }» пишется так: { $fields }.
line-word = Нет такого слова ({ $field }): «{ $word }». Проверьте, как оно пишется.

## Later: opponents

opponents-title = С кем хотите сыграть?
opponents-says = Чем сильнее бот, тем дальше он смотрит вперёд.
opponent-rating = рейтинг { $rating }
opponent-ratings = Рейтинги по играм
opponent-ratings-of = Рейтинги в игре «{ $game }»
opponent-ratings-say = Рейтинги — из партий ботов между собой: перевес в 200 пунктов даёт примерно три победы из четырёх.
opponent-strength = сила { $place } из { $most }
opponent-record = ваших побед: { $won } из { $played }
opponent-record-here = ваших побед в эту игру: { $won } из { $played }
opponent-at-once = отвечает сразу
opponent-time = до { $seconds } с на решение
manner-uniform = Ходит как вздумается и даёт вам спокойно освоиться.
manner-greedy = Берёт всё, до чего дотянется, и редко думает о следующем раунде.
manner-steward = Продумывает весь ход и держит хозяйство в порядке.
manner-castellan = Знает цену каждой позиции и не делает пустых ходов.
manner-regent = Мысленно разыгрывает лучшие ходы вместе с вашими ответами.
manner-sovereign = Смотрит вперёд, насколько хватает времени. Обыграете — сохраните запись.

## Later: before the start

seats-title = Места
seat-name = Имя
choose-own = выбрать
quick-waits = Ищем соперников: { $seconds } с, потом свободные места займут боты.
name-choose = Ваше имя за столом
waiting-title = Перед началом
seat-link-says = сядет только тот, кому вы дадите ссылку
seat-lobby-says = стол виден среди открытых, сесть может каждый
seat-screen-says = тот, кто рядом с вами
seat-bot-says = на этом месте играет бот
seat-me-says = уже за столом
leave-table = Встать из-за стола
start-game = Начать партию
options-fixed = Условия выбирает хозяин стола.
setting-live-gold = Счёт во время партии
explains-live-gold = Все видят текущий счёт и то, что принесёт ход.
explains-hints = В свой ход можно спросить у Каштеляна три лучших продолжения.
setting-tempo = Темп
tempo-live = за один присест
tempo-days = несколько дней
explains-tempo-live = Все остаются за столом до конца.
explains-tempo-days = Ходите, когда есть время: партия подождёт.
setting-absence = Если игрок ушёл
explains-absence = Сколько остальные ждут, прежде чем смогут заменить игрока ботом.
table-of = Стол открывает { $player }
before-free-host = { $count ->
    [one] Свободно { $count } место. Начать можно в любой момент: его займёт бот ({ $bot }).
    [few] Свободно { $count } места. Начать можно в любой момент: их займут боты ({ $bot }).
   *[many] Свободно { $count } мест. Начать можно в любой момент: их займут боты ({ $bot }).
}
before-free = { $count ->
    [one] Свободно { $count } место. Партию начнёт хозяин стола.
    [few] Свободно { $count } места. Партию начнёт хозяин стола.
   *[many] Свободно { $count } мест. Партию начнёт хозяин стола.
}
before-join = { $count ->
    [one] Свободно { $count } место. Садитесь за стол, чтобы сыграть.
    [few] Свободно { $count } места. Садитесь за стол, чтобы сыграть.
   *[many] Свободно { $count } мест. Садитесь за стол, чтобы сыграть.
}
before-full-host = Все в сборе. Начинайте, когда будете готовы.
before-full = Все в сборе. Партию начнёт хозяин стола.
before-watch = Все места заняты. Останьтесь, чтобы посмотреть: партия откроется, когда начнётся.
before-alone = Начинайте, когда будете готовы.
what-you-play = Во что играем
begins-laid = Партия начнётся с позиции, которую расставил хозяин стола.
preset-changed = Свой набор, за основу: { $preset }
preset-changed-says = Выберите ещё раз, чтобы вернуть как было.
preset-last = Как в прошлый раз
seats-count = { $count } { $count ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
seat-free = Свободное место
seat-came-link = по ссылке
seat-came = за столом
seat-host = хозяин стола
seat-partner = ваш напарник
seat-here = на месте
seat-colour = Ваш цвет
seat-colour-0 = красный
seat-colour-1 = синий
seat-colour-2 = жёлтый
seat-colour-3 = чёрный
seat-or-bot = или бот, одним щелчком
seat-clear = Освободить место
rename = сменить имя
swap-partners = Поменять напарников
team-number = Команда { $number }
team-shares = общее двойное герцогство
invite-title = Пригласить
invite-link = Сесть на свободное место может любой, у кого есть ссылка. Остальные этого стола не видят.
invite-anyone = Сесть может кто угодно: стол виден на главной странице. Ссылка тоже ведёт сюда.
invite-full = Все места заняты; по ссылке можно смотреть.
start-when-full = Начать, как только все места займут
starts-when-full = Партия начнётся, как только займут все места.
absence-told = замена ботом через { $wait }
more-options = Другие условия
score-shown = счёт виден
score-hidden = счёт скрыт
hints-shown = с подсказками
hints-hidden = без подсказок
preset-classic = Классика

## Later: the daily challenges

daily-title = Три партии дня
daily-says = Одинаковые кубики, карты и боты для всех.
daily-past-says = Этот день прошёл: можно посмотреть, но не сыграть.
daily-practice-says = Этот день закончился. Его партии можно сыграть для тренировки: ничего не засчитывается, подсказки разрешены.
daily-next = новые через { $hours } ч { $minutes } мин
daily-tag-done = сыграна
daily-tag-waits = ждёт вас
daily-tag-running = идёт
daily-tag-missed = не сыграна
daily-setting-burgundy = для одного · герцогство { $duchy }
daily-setting-kingdom = соперник: { $bots } · случайные поля и карты
daily-setting-seasons = { $season ->
    [winter] зима
   *[other] лето
} · соперник: { $bots }
daily-bots = { $count ->
    [one] { $bot }
   *[other] { $bot } × { $count }
}
daily-have-played = { $count ->
    [0] Ещё никто не сыграл
    [one] Сыграл { $count } человек
    [few] Сыграли { $count } человека
   *[other] Сыграло { $count } человек
}
daily-got-burgundy = { $count ->
    [one] клетка заполнена
    [few] клетки заполнены
   *[other] клеток заполнено
}
daily-got-kingdom = золота против { $rival }
daily-got-seasons = очков против { $rival }
daily-place = место { $place } из { $count }
daily-given-up = партия сдана
daily-late = поздно, не засчитана
daily-play = Играть: одна попытка
daily-go-on = Продолжить
daily-practise = Потренироваться
daily-no-bots = Без ботов в эту игру не сыграть, а на сервере их сейчас нет. Попробуйте позже.
daily-once = Вы уже использовали попытку в этой партии. Новые партии появятся в полночь по Гринвичу.
daily-locked = Это партия дня. Её можно посмотреть, когда доиграете свою.
daily-not-yet = Этот день ещё не наступил. Выберите один из прошедших.
daily-alone = Партия дня только для вас, и условия в ней не меняются.
daily-crowded = Из вашей сети начато слишком много партий дня. Попробуйте через несколько минут.
daily-not-over = Этот день ещё не закончился. Когда список закроется, партию можно будет сыграть для тренировки.
daily-replay = Запись
daily-results = Результаты
daily-span-day = Сегодня
daily-span-past = В этот день
daily-span-week = Неделя
daily-player = Игрок
daily-points = Очки дня
daily-days = Дни
daily-closed = сыграна
daily-running = ещё идёт
daily-you = вы
daily-watch = Запись: { $player }, { $game }
daily-nobody = Результатов пока нет. Ваш может стать первым.
daily-nobody-past = В этот день никто не играл.
daily-streak = { $count } { $count ->
    [one] день
    [few] дня
   *[other] дней
} подряд
daily-count-one = одна
daily-count-two = две
daily-count-three = все три
daily-played-on = { $date }: сыграно { $count } из 3
daily-month-before = Предыдущий месяц
daily-month-after = Следующий месяц
daily-how = Как это устроено
daily-how-same = У всех одно и то же.
daily-how-same-says = Кубики, карты и боты зависят только от дня.
daily-how-once = Считается одна попытка.
daily-how-once-says = Можно уйти и вернуться: партия продолжится с того же места. Если сдаться, попытка пропадёт. Подсказок нет.
daily-how-closed = Закрыто, пока вы не сыграли.
daily-how-closed-says = Результаты и записи открываются после вашей попытки.
daily-how-points = Очки дня.
daily-how-points-says = За первое место 25 очков, за каждое следующее — на одно меньше.
daily-how-when = Новые в полночь по Гринвичу.
daily-how-when-says = По вашему времени — { $time }. Начатую партию можно доиграть ещё в течение трёх часов.
daily-yesterday = Вчера
daily-share = Поделиться результатами
daily-shared = Скопировано

## Study: the analysis of a finished game

mark-brilliant = блестяще
mark-good = хорошо
mark-inaccurate = неточность
mark-mistake = ошибка
column-accuracy = Точность
column-given = Упущено за ход, очков
column-luck = Везение, очки
analysis-cost = −{ $share } % шансов на победу
analysis-busy = Другие ваши партии ещё разбираются. Подождите, пока хотя бы одна будет готова.
analysis-impossible = Эту партию разобрать не получится. Её запись можно посмотреть.
no-decision-there = В этом ходу решать было нечего. Выберите другой.
cannot-play-on = Эта партия сыграна по прежним правилам, продолжить её нельзя. Её запись можно посмотреть.
play-on-over = Здесь партия уже окончена. Вернитесь немного назад и продолжите оттуда.
study-title = Разбор
study-wins = Шансы на победу
study-counting = Идёт разбор, ходов: { $done } из { $rows }
study-turning-choice = Перелом, { $where }: { $mark ->
    [mistake] ошибка
   *[other] неточность
} ({ $other }). Шансы на победу: { $player }, { $before } % → { $after } %.
study-turning-luck = Перелом, { $where }: удача. Шансы на победу: { $player }, { $before } % → { $after } %.
study-resigned = { $player } сдаёт партию ({ $where }). Шансы на победу: { $share } %.
study-stood-in = играл бот
study-here = Лучшие ходы здесь
study-thinking = Каштелян сравнивает варианты…
study-found-best = Сыграно: { $mark }. Ничего явно лучше не нашлось.
study-given = { $share ->
    [0] Сыграно: почти так же хорошо, очки −{ $points }
   *[other] Сыграно: шансы на победу −{ $share } %, очки −{ $points }
}
study-given-chance = Сыграно: шансы на победу −{ $share } %
study-undecided = Здесь выбирать не из чего.
study-unlooked = До этого места разбор ещё не дошёл.
study-show-best = Показать лучший ход
study-show-way = Показать вариант { $number }
study-hide-best = Вернуться к партии
study-play-on = Играть отсюда
study-play-on-says = Откроется новый стол, остальные места займут боты. Эта партия не изменится.
study-puzzles = Задачи: { $game }
study-explained = Точность — 100 %, если ничего не упущено. Везение — что принесли кубики и карты по сравнению со средним. Упущено — насколько больше в среднем обещали лучшие ходы; разница, в которой нельзя быть уверенным, не считается.
keys-study-marked = к предыдущему, к следующему отмеченному ходу
keys-study-best = показать лучшее продолжение

## Study: puzzles

puzzles-title = Задачи
puzzles-lead = Одна позиция, один лучший ход. Найдите его на поле, а почему он лучший, узнаете потом.
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[other] { $count } задач
}
puzzles-solve = Решать
puzzles-how = Позиции взяты из партий ботов и из законченных здешних партий, если игроки это разрешили. Каждый ход разыгран много раз с одними и теми же кубиками и картами; учтено только то, что видно с этого места.
puzzle-number = Задача { $number }
puzzle-asks = Найдите лучший ход.
puzzle-level-1 = простая
puzzle-level-2 = средняя
puzzle-level-3 = трудная
puzzle-row = подряд
puzzle-row-best = лучшая серия: { $count }
puzzle-give-up = Сдаюсь
puzzle-narrowed = Среди подсвеченных ходов есть верный. С подсказкой серия не растёт, но и не прерывается.
puzzle-right = Верно
puzzle-near = Есть лучше
puzzle-shown = Лучший ход
puzzle-solved = решено
puzzle-ahead = на столько очков больше, чем даёт следующий по силе ход
puzzle-lost = Цена вашего хода: очки −{ $points }; шансы на победу −{ $share } %.
puzzle-lost-least = Цена вашего хода: очки −{ $points } или больше. Насколько больше, точно не известно.
puzzle-source-later = Позже в партии
puzzle-source-rivals = Соперник недополучит
puzzle-against = По сравнению со следующим по силе: { $sources }.
puzzle-better = Чем лучший ход лучше следующего: { $points }
puzzle-way = Лучший ход целиком
puzzle-others = Другие ходы
puzzle-unit = потеря, очки
puzzle-unit-least = потеря, очки: столько или больше
puzzle-mine = ваш ответ
puzzle-rest = { $count ->
    [one] ещё { $count }: −{ $points } или больше
   *[other] ещё { $count }: −{ $points } или больше у каждого
}
puzzle-found = Как решали другие
puzzle-found-share = верно с первого раза
puzzle-found-none = Эту задачу ещё никто не решал.
puzzle-from = Из партии ботов.
puzzle-from-people = Из партии, сыгранной здесь: игроки это разрешили.
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-other = Другие темы
theme-areas = Завершить область
theme-animals = Животные
theme-goods = Продать сейчас или потом
theme-buildings = Башни и рабочие
theme-knowledge = Монастыри
theme-order = Очерёдность хода
theme-block = Помешать сопернику
theme-plan = Думать наперёд
theme-cards = Какие две карты
theme-building = Строить замок
theme-helpers = Расставить помощников
theme-maiden = Юная дама
theme-fishermen = Рыбаки
theme-merchants = Путь купцов
theme-discoverers = Первооткрыватели
theme-hermits = Отшельники
theme-citizens = Горожане
theme-miners = Рудокопы
theme-workers = Рабочие
theme-knights = Рыцари
theme-lords = Лорды
theme-farmers = Крестьяне
theme-castles = Замок
puzzle-unknown = Такой задачи нет. Выберите другую.
puzzle-theme-unknown = Задач на эту тему нет. Выберите другую тему.
## Try: setting up a position

position-form = Эту часть позиции прочитать не удалось: «{ $part }». Проверьте, как она записана.
position-midway = Позицию можно составить только на начало хода или раунда. Выберите другой момент.
position-dealt-anew = Разложена новая партия: при этих настройках позицию не сохранить.
try-title = Составить позицию
try-hint = Выберите, что поставить, затем место на поле. Или сначала место.
try-legal = С этой позиции можно играть.
try-wrong = Так пока нельзя:
try-more = { $count ->
    [one] и ещё { $count } замечание
    [few] и ещё { $count } замечания
   *[many] и ещё { $count } замечаний
}
try-new = Новая партия
try-undo = Отменить
try-redo = Вернуть
try-back = К прежней позиции
try-play = Играть дальше
try-play-says = Откроется стол: вы сыграете за того, чей ход, боты — за остальных.
try-alone = Играть за всех
try-analyse = Разобрать
try-best = Лучшие продолжения
try-record = Сохранить запись
try-share = Скопировать адрес
try-erase = Убрать
try-player = Игрок { $number }
try-eyes = Чья сторона
try-current = Ходит
try-first = Первый игрок
try-round = Раунд
try-numbers = Очки на этот момент
try-other-games = Игра
try-nothing = Пусто
try-less = { $what }: на один меньше
try-greater = { $what }: на один больше
