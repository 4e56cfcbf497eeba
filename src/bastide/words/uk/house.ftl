# Дім, українською.

## Games, options, lines

only-chance = Це справа випадку. Виберіть один зі своїх ходів.
no-such-seat = Такого місця немає. Виберіть місце за цим столом.
other-chance-due = Спершу має бути інший кидок або інша карта.
move-end-turn = Завершити хід
option-seats = Гравці
spot-unknown = На цьому столі немає нічого з назвою «{ $spot }». Перевірте, чи правильно написано.
game-over = Партію завершено.
chance-to-act = Зачекайте: зараз кидають кубики або відкривають карти.
chance-not-due = Зараз не треба ні кидати кубики, ні відкривати карти.
not-to-act = Місце { $seat } зараз не ходить. Чекаємо на місце { $seats }.
no-seat = У цій партії немає місця { $seat }.
not-a-move = Хід складається з номера місця та рядка тексту.
undo-nothing = Нема чого скасовувати.
record-heading = Рядок { $line }: запис партії має починатися з «{ $heading }». Виберіть інший файл.

## Records, in a terminal; the server says them whole

record-lacks = Рядок { $line }: у заголовку бракує «{ $field }».
record-header = Рядок { $line } не схожий на рядок заголовка: «{ $text }».
record-rules = Рядок { $line }: партію записано за редакцією правил { $rules }, а ця версія грає за редакцією { $ours }.
rules-too-old = Партію за редакцією правил { $rules } уже не продовжити. Почніть нову.
record-options = Рядок { $line }: за таких умов партію не почати.
record-seat = Рядок { $line }: хід починається з номера місця або слова «chance»: «{ $text }».
record-move = Рядок { $line } зіграти неможливо: «{ $text }».
record-broken-off = Рядок { $line }: запис обривається. Мало бути ходів: { $moves }, є: { $found }.
record-scores = Рядок { $line }: у записі рахунок { $told }, а за ходами виходить { $played }.
record-not-text = { $file } — не текстовий файл. Виберіть запис партії.
record-move-number = Ходів у записі: { $moves }. Ходу { $number } немає.

## The command line

language-unknown = Немає мови «{ $language }». Доступні: { $allowed }.
file-unreadable = Не вдається прочитати { $file }: { file-reason }.
file-unwritable = Не вдається записати { $file }: { file-reason }.
file-reason = { $reason ->
    [missing] такого файлу чи теки немає
    [forbidden] бракує прав доступу
    [folder] це тека
    [full] на диску немає місця
   *[other] { $system }
}
usage-option = Немає такого параметра: { $name }.
panel-arguments = Аргументи
panel-options = Параметри
panel-commands = Команди
panel-default = типово: { $value }
panel-required = обов’язково
usage-command = Немає такої команди: { $name }.
usage-extra = Зайве слово: { $name }.
panel-help = Показати цю довідку й вийти
panel-usage = Використання
peer-absent = Немає такої програми: { $peer }.
usage-missing = Чогось бракує: { $name }.
usage-value = Таке значення не годиться для { $name }.
usage-other = Незрозуміла команда: { $detail }
usage-help = Довідка: { $command } --help
bot-unknown = Немає бота «{ $bot }». Доступні: { $allowed }.
weights-of-other-features = Ці ваги не від { $game }: вони для іншої гри або для інших ознак. «bastide train { $game } --folder …» навчить нові в окремій теці.
weights-missing = Для { $game } ще немає навчених ваг: навчіть їх командою «bastide train { $game }».
weights-unreadable = Це не файл ваг для гри { $game }, або він пошкоджений.
people-too-many = Людей { $people }, а місць лише { $seats }. Додайте місць або посадіть менше людей.
arena-bots = На арені має бути стільки ботів, скільки місць: від { $least } до { $most }. Зараз: { $number }.
clause-unknown = У цих правилах немає пункту «{ $clause }». Без пункту буде показано всі правила.
bench-failed = Не вдалося виміряти { $command }: { $reason }
compiled-absent = У теці { $folder } немає скомпільованого рушія; його збирає `make compile`.

help-app = Bastide: настільні ігри про будівництво замків у браузері й терміналі, для людей і ботів. Без команди запускає сервер і відкриває сторінку.
help-play = Зіграти з ботами або з людьми за цим екраном.
help-resume = Продовжити збережену партію, типово останню.
help-replay = Переглянути записану партію або позицію після певної кількості ходів.
help-arena = Влаштувати ботам багато партій між собою.
help-train = Навчити мережу, з якою грають сильні боти; навчання триває з місця зупинки.
help-explain-features = Показати, що бот бачить у позиції: усі ненульові ознаки за назвами (назви — англійською).
help-rules = Почитати правила: усі або один пункт.
help-serve = Запустити сервер: ігри в браузері
help-bots-command = Надати серверу ботів із цього комп’ютера; вони ходять за його столами, доки не натиснути Ctrl+C.
help-host = Адреса, на якій чекати з’єднань
help-port = Порт; типово 8000 або будь-який вільний
help-data = Тека, у якій сервер зберігає столи
help-bot-processes = Скільки процесів із ботами працює поруч із сервером
help-page = Тека зі зібраною сторінкою
help-browser = Відкрити сторінку в браузері, якщо він є
help-server = Адреса сервера, наприклад https://play.example
help-token = Токен для ботів, з яким запущено сервер; без нього — BASTIDE_BOT_TOKEN із середовища
database-absent = Не вдається відкрити базу даних: { $reason }.
cannot-listen = Не вдається зайняти адресу { $address }. Якщо порт зайнятий, задайте інший через --port.
house-open-already = Із цією текою даних уже працює сервер: { $folder }. Відкрийте його адресу або задайте іншу теку через --data.
bots-connected = Ботів під’єднано; Ctrl-C від’єднає їх.
bots-waiting = Сервер мовчить; боти під’єднаються, щойно він відповість.
bots-refused = Сервер не визнає цього токена. Запустіть обидві програми з однаковим BASTIDE_BOT_TOKEN.
reachable-at = З інших пристроїв: { $address }
reachable-here-only = Відкрити можна лише з цього комп’ютера. Щоб впустити інших: bastide serve --host 0.0.0.0
help-workers = Скільки процесів обслуговує гравців; для кількох потрібен PostgreSQL
workers-need-postgres = Для { $workers } процесів потрібен PostgreSQL, бо SQLite обслуговує лише один. Задайте BASTIDE_DATABASE_URL.
help-bench = Виміряти швидкість рушія, сервера під навантаженням і сторінки.
help-game = Гра: { $games }
help-seats = Кількість місць
help-people = Скільки людей грає за цим екраном
help-names = Їхні імена через кому
help-bots = Боти на решту місць, через кому: { $bots }
help-lang = З --lang en, ru або uk будь-яка команда говорить цією мовою.
help-seed = Число, з яким випадковості повторюються
help-option = Умова партії як NAME=VALUE, списки через кому: { $options }
help-file = Запис партії
help-at = Скільки ходів зіграти
help-arena-bots = Боти, що змагаються, через кому: { $bots }
help-games = Скільки партій
help-jobs = Скільки процесів
help-train-minutes = Скільки хвилин
help-train-folder = Тека, де зберігається навчання
help-train-weights = Почати з ваг із цього файлу, а не з нуля
help-train-batch = Зі скількох позицій учитися за раз
help-train-memory = Скільки останніх позицій пам’ятати
help-train-rate = Швидкість навчання на початку
help-train-last-rate = Швидкість навчання наприкінці, до якої вона знижується
help-explain-moves = Після скількох випадкових ходів
help-clause = Пункт, наприклад K4.2 або B5.9
help-seconds = Скільки триває кожне вимірювання
help-compiled = Тека зі скомпільованим рушієм
help-peer = Python, у якому є catanatron, щоб порівняти
help-write = Записати таблицю ще й до цього файлу
help-bench-rounds = Скільки разів вимірювати рушій; береться медіана
help-bench-tables = За скількома столами грають; уп’ятеро більше стоять без діла
help-bench-rate = Скільки ходів припадає на секунду
help-bench-postgres = Порожня база PostgreSQL, щоб виміряти і з нею
help-bench-page = Тека зі зібраною сторінкою, щоб виміряти і її
help-bench-chromium = Chromium, який показує сторінку

## A game in the terminal

player-alone = Гравець
prompt-help = Уведіть номер ходу або його рядок. Також: undo, hint, why ХІД, map, more, log, save ФАЙЛ, help, quit.
low-help = Низьке вікно. Також: more (решта), { $game ->
    [burgundy] map 2 (чуже)
   *[other] map
}, log, undo, hint, help.
no-move-help = Команди пишуться латиницею: help — довідка, hint — підказка.
hand-over = До екрана сідає { $player }. Натисніть Enter, коли будете готові.
undone = Скасовано: { $line }
recorded = Партію записано; переглянути: `{ $program } replay`.
file-not-ours = { $file } — не запис партії; виберіть іншу назву.
nothing-recorded = Зіграних партій ще немає.
nothing-to-analyse = Аналізувати ще нічого: зіграних партій немає.
saved = Збережено: { $file }
possible = Так можна зіграти: { $line }
number-unknown = Ходу з номером { $number } немає. Виберіть зі списку.
why-what = Назвіть хід: why ХІД
save-where = Назвіть файл: save ФАЙЛ
kept = Партію збережено; продовжити: `{ $program } resume`.
ended-input = Уведення скінчилося.
not-kept = Зберегти партію не вдається ({ file-reason }). Грати можна й далі.
not-kept-at-all = Зберегти партію не вдалося.
nothing-kept = Немає незавершеної партії.
resumed = Продовжуємо: { $game }. Зіграно ходів: { $moves }.

## Дім у мережі

no-guest = Цей браузер нам ще не знайомий. Оновіть сторінку.
forbidden = Запит надійшов з іншого сайту, тому його відхилено. Відкрийте Bastide напряму й спробуйте ще раз.
no-such-page = Ця адреса нікуди не веде. Перевірте посилання або перейдіть на головну.
guest-number = Гість { $number }
no-such-table = Такого столу немає. Перевірте посилання або відкрийте новий стіл на головній.
no-such-seat-here = За цим столом немає такого місця. Оновіть сторінку.
wrong-secret = Посилання не діє. Попросіть нове в господаря столу.
table-full = Усі місця зайнято. Можете дивитися партію або знайти інший стіл.
table-waiting = Партія ще не почалася. Зачекайте на господаря столу.
table-running = Партія вже триває. Можете її дивитися.
table-finished = Партію завершено. Хочете ще — почніть реванш.
table-unreadable = Стіл збережено, але ця версія Bastide не може його відкрити. Оновіть Bastide і спробуйте ще раз.
table-newer = Стіл збережено, але за ним грали в новішій версії Bastide. Оновіть Bastide, щоб його відкрити.
table-ended = Поки тривала партія, правила виправили, і далі грати було неможливо. Партію завершено з тодішнім рахунком.
rules-changed = Поки тривала партія, правила виправили (була редакція { $rules }, стала { $now }). Звідси граємо за новими.
row-kept = не відкривається
not-finished = Партія ще триває. Зазирніть, коли її дограють.
host-only = Це може зробити лише господар столу. Попросіть його.
not-your-seat = Це не ваше місце. Сядьте на вільне або дивіться партію.
owner-only = Це може зробити лише той, хто першим сів на це місце.
bot-plays-here = За вас грає бот. Спершу поверніться до гри.
seat-conceded = Ви здали цю партію. Її можна дивитися.
not-absent = Гравця немає ще зовсім недовго. Зачекайте трохи.
seats-taken = Людей за столом більше, ніж { $seats }. Спершу звільніть місце.
no-bot-free = Вільних ботів зараз немає. Спробуйте за мить.
page-not-built = Сторінку не зібрано. Виконайте make page або встановіть пакунок, у якому вона є.
nothing-asked = Немає прохання, на яке можна відповісти.
nothing-to-hint = Зараз нема чого вирішувати.
hints-off = За цим столом підказки вимкнено.
stale = Позиція змінилася. Виберіть ще раз.
text-empty = Спершу напишіть повідомлення.
no-name = В імені має бути хоча б одна видима літера.
absence-too-short = Чекати менше секунди не вийде. Виберіть більше.
no-take-back-here = Кидки й карти за цим столом визначено наперед, вони були б такі самі, тому хід не повертають.
too-fast = Надто швидко. Зачекайте мить і спробуйте ще раз.
too-large = Забагато даних. Надсилайте менше за раз.
guided-alone = Партія з підказками — для однієї людини та бота. Відкрийте її з головної сторінки.
too-many-tables = Відкритих столів уже { $limit }. Спершу дограйте якусь партію.
message-unreadable = Сервер не зміг прочитати повідомлення. Оновіть сторінку.
bad-request = Сервер не зрозумів запиту. Оновіть сторінку та спробуйте ще раз.
house-fault = Помилка сервера. Ваша партія в безпеці; оновіть сторінку.
house-cannot-keep = Сервер зараз не може зберігати дані. Нічого не втрачено; спробуйте за мить.

## The daily challenges: on home, at a table, and what is refused

daily-name = Партії дня
daily-home = Партії дня
daily-home-says = Три партії щодня, однакові для всіх. На кожну одна спроба.
daily-home-done = Сьогодні зіграно { $count } з { $all }. Нові — опівночі за Гринвічем.
daily-back = До партій дня

## Arena and benchmark

number-told = { $number }
milliseconds = { $number } мс
arena-title = { $game }: { $games } { $games ->
    [one] партія
    [few] партії
   *[many] партій
}, місця міняються, зерна { $first }–{ $last }
column-bot = Бот
column-wins = Перемоги
column-interval = 95%
column-mean = Середній рахунок
column-margin = Відрив
column-time = Час на хід
column-engine = Рушій
column-game = Гра
column-seats = Місця
column-moves = Ходів/с
column-games = Партій/с
column-match = Ходів/с через Match
column-copy = Копія
column-list = Найдовший список
column-listing = Час на нього
column-ratio-moves = × до аналога, ходи
column-ratio-games = × до аналога, партії
column-database = База даних
column-workers = Процесів
column-share = Кожному процесу
column-way = Навантаження
column-p50 = p50
column-p95 = p95
column-p99 = p99
column-processor = Процесор на хід
column-times-one = × до одного процесу
column-cpu-workers = Процесор на хід: сервер
column-cpu-database = Процесор на хід: база
column-cpu-load = Процесор на хід: навантаження
column-cpu-all = Процесор на хід: разом
column-cores = Зайнято ядер
column-memory = Пам’ять на стіл
column-heard = Отримано рядків
column-tables = Столів без гри
column-played = Ходів на стіл
column-empty = Порожній сервер
column-pages-open = Сторінки відкрито
column-pages-closed = Сторінки закрито
column-page = Сторінка
column-performance = Швидкодія
column-first-paint = Перше промальовування
column-largest-paint = Головне промальовування
column-blocked = Блокування
column-usable = Готова до роботи
column-shift = Зсув
column-doing = Під час
column-frames = Кадри
column-median = Медіана
column-longest = Найдовший
column-long = Понад 32 мс
engine-plain = звичайний
engine-compiled = скомпільований
way-pressed = на межі
way-paced = { $rate } за секунду
share-core = ядро
share-part = { $share } ядра
share-unmeasured = Ця система не дає обмежити процеси часткою ядра, тому це не виміряно.
page-game = Гра
doing-watch = показу чужих ходів
doing-zoom = масштабування коліщатком
doing-pan = пересування поля
progress-arena = Граємо
progress-bench = Вимірюємо
shared-wins = Спільна перемога дає кожному боту частку перемоги.

## Training and clusters in the terminal

ray-missing = Ray не встановлено. Щоб грати на кластері: pip install bastide[ray]
ray-away = Немає зв’язку з кластером Ray за адресою { $address }: { $reason }
help-ray = Адреса кластера Ray, на якому гратимуть; local запускає його тут
help-arena-set = Іще один набір налаштувань, у лапках: для кожного окрема таблиця
help-arena-seconds = Скільки секунд бот має на рішення; жоден рівень не думає довше за свій звичний час
help-arena-write = Також записати підсумки до цього файлу у форматі JSON
train-games = Партії
train-steps = Оновлення ваг
train-error = Похибка, бали
train-mean = Середній рахунок
train-bests = Найкращі мережі
train-squire = Перемоги над Зброєносцем
train-trial = Перевірка проти найкращої
train-curve = Перебіг навчання
train-waiting = Тривають перші партії…
train-kept = Навчання збережено в { $folder }. Та сама команда продовжить звідси.
train-begun = У теці { $folder } навчання вже розпочато: щоб продовжити його, не вказуйте ваги, або виберіть іншу теку.
train-deserted = Усі процеси, які грали, завершилися. Вивчене збережено в { $folder }; та сама команда продовжить звідти.

## Analysis in the terminal

help-analyse = Проаналізувати записану партію: хто як зіграв, що втратив і де пощастило.
progress-analysis = Триває аналіз
column-player = Гравець
column-decisions = Рішень
column-mistakes = Помилок
analysis-explained = Точність становить 100%, якщо нічого не втрачено. Удача показує, що дали кубики й карти порівняно із середнім з того, що могло випасти. Втрачено — наскільки більше в середньому обіцяли найкращі ходи; різниця, у якій не можна бути певним, не рахується.
analysis-swings = Найважливіші рішення:
analysis-instead = краще: { $what }
analysis-turned = Переломний момент: хід { $number } ({ $what }). Шанси на перемогу: { $player }, { $before }% → { $after }%.

## Puzzles in the terminal

help-puzzle = Розв’язувати задачі: знайти найкращий хід
help-theme = Лише задачі на цю тему
help-make-puzzles = Скласти задачі з партій ботів.
help-puzzles-out = Куди записати; те, що у файлі вже є, залишиться
help-puzzles = Тека з вашими задачами: гості отримають їх разом з іншими; складає їх `bastide make-puzzles`
help-puzzles-own = Тека з вашими задачами замість готових
puzzles-none = У теці { $file } немає задач для цієї гри. Вкажіть іншу.
progress-puzzles = Пошук задач
puzzles-written = { $count ->
    [one] У { $file } тепер { $count } задача.
    [few] У { $file } тепер { $count } задачі.
   *[other] У { $file } тепер { $count } задач.
}
puzzles-newer = Файл { $file } записала інша версія, його задач не прочитати. Складіть їх знову: `bastide make-puzzles`.
puzzles-other-game = У файлі { $file } задачі іншої гри. Виберіть інший файл.
terminal-puzzle-theme = Задач на тему «{ $theme }» немає. Виберіть одну з: { $allowed }.
terminal-puzzle = { $title }, { $level }: { $theme }
terminal-puzzle-keys = Введіть номер ходу або сам рядок, hint, «здаюся» чи quit.
terminal-puzzle-next = Натисніть Enter, щоб перейти до наступної задачі, або введіть quit.
terminal-puzzle-word = здаюся
terminal-puzzle-best = Найкращий хід:
terminal-puzzle-row = Поспіль: { $row }

## Later: hints

hints-eyes = очима Каштеляна
hints-known = Каштелян знає лише те, що видно з вашого місця.
hints-told = У журналі всі побачать, що ви спитали. Підказок узято: { $count }.
hints-thinking = Каштелян обмірковує ваш хід…
hint-win = { $share }%
hint-where = Показати на полі
hint-where-unsure = Де саме, поки невідомо
hint-win-says = шанси на перемогу
hint-margin = перевага { $points }
hint-then = далі { $lines }
hint-do = Зробити так
hint-do-step = { hint-do }: { $step } з { $steps }
hint-step = Ця дія
hint-source = { $source_name } { $points }
hint-now = Одразу { $points }: { $sources }.
hint-nothing-now = Балів одразу не дає.
hint-end = Наприкінці гри, якщо все лишиться так: { $sources }.
hint-held = На руках: { $sources }.
hint-likely = До кінця вашого наступного ходу на руках приблизно: { $sources }.
hint-soon = До кінця вашого наступного ходу приблизно { $points }: { $sources }.
hint-against = Порівняно з варіантом { $number }: { $sources }.
hint-later = згодом у партії { $points }
hint-rival-less = суперник отримає на { $points } менше
hint-rival-more = суперник отримає на { $points } більше

## Hints in a terminal

terminal-hints = Очима Каштеляна, який знає лише те, що видно з вашого місця:
terminal-hint = { $place }. Шанси на перемогу { $share }%, { $rank }
terminal-hint-alone = { $place }. Шанси на перемогу { $share }%

## Said everywhere

player-number = Гравець { $number }
total = Разом
team-total = Разом у команди
winner = Перемога: { $player }, { score-words }.
winners = Спільна перемога ({ score-words }): { $players }.
winning-team = Перемогла команда ({ score-words }): { $players }.
level-uniform = Паж
level-greedy = Зброєносець
level-steward = Управитель
level-castellan = Каштелян
level-regent = Регент
level-sovereign = Монарх
points-gained = +{ $points } { $points ->
    [one] бал
    [few] бали
   *[many] балів
}
points-title = бали
scored = { $player } отримує { points-gained }: { $source_name }.
back-end-turn = кінець ходу

## What links show; as in a terminal, no page says it

preview-house = Настільні ігри у браузері — з друзями та ботами.
preview-game = Грайте у браузері з друзями чи ботами, без реєстрації.
preview-table = Стіл, за який можна сісти або спостерігати
preview-replay = { $game }: уся партія, хід за ходом

## The page

rules-contents = Зміст
bar-home = Головна
nothing-title = Тут нічого немає
bar-tools = Мова, оформлення, звук і довідка
bar-language = Мова
bar-theme = Змінити оформлення
bar-sound = Звук
bar-rules = Правила
bar-menu = Меню
bar-turn = хід { $number }
switch-on = увімк.
switch-off = вимк.
close = Закрити
confirm = Підтвердити
not-now = Не зараз
house-motto = Три настілки за одним столом
greet-morning = Доброго ранку
greet-day = Добрий день
greet-evening = Добрий вечір
play-friends = Грати з друзями
game-for = { $least }–{ $most } { $most ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
my-games = Мої партії
open-tables = Відкриті столи
open-tables-none = Відкритих столів зараз немає.
row-alone = поки що більше нікого
row-moves = { $count } { $count ->
    [one] хід
    [few] ходи
   *[many] ходів
}
row-waiting = ще не почалася
quick-match = Швидка партія
quick-says = Спершу шукаємо людей; за { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
   *[many] секунд
} вільні місця займуть боти.
quick-which = У що граємо?
quick-find = Знайти стіл
first-guided = Перша партія з підказками
record-open = Відкрити запис партії
record-open-says = подивитися партію, збережену у файлі
try-open = Скласти позицію
try-open-says = змінити будь-що на полі, зіграти чи проаналізувати
not-a-record = Цей файл — не запис партії. Виберіть інший.
record-save = Завантажити запис партії
menu-save = Завантажити запис партії
seat-number = Місце { $number }
seat-open = вільно
seat-me = ви
player-you = ви
seat-bot = бот
seat-link = За посиланням
seat-lobby = Будь-хто
seat-screen = За цим екраном
seat-level = Рівень бота
name-longest = Щонайбільше { $count } { $count ->
    [one] літера
    [few] літери
   *[many] літер
}.
seat-away = не за столом
seat-replace = замінити ботом
sit-down = Сісти за стіл
link-copy = Скопіювати посилання
link-copied = Посилання скопійовано
link-here-only = Посилання працює лише на цьому комп’ютері.
link-watch = Скопіювати посилання для глядачів
link-share = Поділитися
chance-random = випадково
setting-hints = Підказки
wait-seconds = { $count } с
wait-minutes = { $count } хв
wait-days = { $count } { $count ->
    [one] день
    [few] дні
   *[many] днів
}
your-turn = Ваш хід
turn-of = Ходить { $player }
wait-for = Чекаємо: { $players }
wait-for-others = Тим часом можна роздивитися стіл.
you-watch = Ви дивитеся партію.
banner-title = Що робити зараз
clock-thinks = Скільки триває хід
clock-lasts = хід триває { $span }
span-days = { $days } д { $hours } год
away-wait = { $count ->
    [1] { $players } не за столом. Замінити ботом можна буде через
   *[other] Не за столом: { $players }. Замінити ботами можна буде через
}
away-over = { $player } давно не за столом. Замініть гравця ботом або завершіть партію разом.
end-together = Завершити партію
bot-for-me = За вас грає бот.
bot-slow = Бот думає довше, ніж зазвичай. Зачекайте або завершіть партію через меню.
turn-ended-itself = Хід завершився сам: робити більше не було чого.
reconnecting = Відновлюємо зв’язок…
house-unreachable = Сервер не відповідає. Ваша партія в безпеці, пробуємо далі.
move-unkept = Ваш хід ще не збережено. Пробуємо знову.
recap-plays = Дивіться, що роблять інші.
recap-skip = Пропустити
recap-again = Показати ще раз
undo-what = Скасувати: { $what }
confirm-what = { $what }?
preview-total = Разом
preview-ways = { $count } { $count ->
    [one] спосіб
    [few] способи
   *[many] способів
}; натисніть, щоб вибрати
players-title = Гравці
tabs-title = Що показати
tab-board = Поле
tab-scores = Рахунок
tab-log = Журнал
log-title = Журнал
rail-open = Рахунок, журнал, чат
rail-tabs = Журнал або чат
log-turn = хід { $number }
log-setup = Підготовка
log-round = Новий раунд
log-end = Кінець партії
chat-title = Чат
chat-unread = нових повідомлень: { $count }
chat-empty = Повідомлень ще немає. Привітайтеся!
chat-write = Повідомлення
chat-send = Надіслати
chat-mute = сховати повідомлення
chat-unmute = показати всі повідомлення
map-title = Поле
map-keys = Стрілки й Enter — до клітинок, Tab — до наступної доступної, Enter вибирає.
map-tools = Масштаб
map-closer = Наблизити
map-farther = Віддалити
map-whole = Показати все поле
menu-hint = Підказка
sure = Підтвердити вибір
sure-asks = Це ваш вибір? Його відкриють, коли виберуть усі.
change-choice = Змінити вибір
menu-back = Попросити повернути хід
menu-end = Запропонувати завершити партію
menu-to-bot = Хай за мене грає бот
menu-take-back = Повернутися до гри
menu-concede = Здатися
menu-carry = Грати на іншому пристрої
asks-back = { $player } просить повернути свій останній хід (за: { $agreed } з { $needed }).
asks-end = { $player } пропонує завершити партію (за: { $agreed } з { $needed }).
asked-nobody = Ваш останній хід повернуто.
asked-back-granted = Усі згодні ({ $others }): { $player } повертає останній хід.
asked-back-declined = Згодні не всі ({ $others }): останній хід лишається чинним ({ $player }).
asked-end-granted = Завершити партію пропонує { $player }. Усі згодні ({ $others }): кінець.
asked-end-declined = Завершити партію пропонує { $player }. Згодні не всі ({ $others }): граємо далі.
agree = Погодитися
decline = Відмовити
curtain-title = До екрана сідає { $player }
curtain-says = Решта, не підглядайте: карта в руці таємна.
curtain-open = Можна починати
keys-title = Клавіші
key-space = Пробіл
rules-title = Правила
rules-clause = правила, пункт { $clause }
look-result = Підрахунок
replay-round = Раунд { $number }
settings-title = Налаштування
settings-save = Зберегти
settings-saved = Збережено
about-title = Про проєкт
guide-step = Перша партія · { $number } з { $count }
guide-next = Далі
guide-skip = Пропустити навчання
guide-back = Назад
guide-done = Грати далі
guide-finish-title = Далі грайте самі
log-seat-resigned = { $player } здається. Далі грає бот.
log-seat-resigned-last = { $player } здається. { game-over }
log-seat-handed = { $player } поки що передає гру ботові.
log-seat-replaced = { $player } надто довго не за столом. Далі грає бот.
log-seat-returned = { $player } знову в грі.
log-seat-hinted = { $player } бере підказку.
mark-bot = бот
mark-bot-for = не за столом, грає бот
mark-resigned = партію здано, грає бот
mark-resigned-short = партію здано
you-resigned = Ви здалися. За вас грає бот, а ви спостерігаєте.

## Home

in-games = { $count ->
    [one] в { $count } партії
   *[other] у { $count } партіях
}
and-more = і ще { $count }
nothing-waits = Зараз на ваш хід ніхто не чекає.
newcomer = Уперше тут? Почніть із першої партії з підказками: п’ять хвилин — і ви в грі.
due-play = Грати
due-open = Відкрити
due-burgundy = { $stage ->
    [choose] виберіть, де почати
   *[other] етап { $phase } · раунд { $round }
}
due-kingdom = { $card ->
    [grass] ваша карта: рівнина
    [canyon] ваша карта: каньйон
    [desert] ваша карта: пустеля
    [flowers] ваша карта: квіткове поле
    [forest] ваша карта: ліс
   *[other] ваш хід
}
due-seasons = { $stage ->
    [choose] раунд { $round } · виберіть карти
   *[other] раунд { $round } · ваша дія
}
with-players = суперники: { $players }
row-solo = для одного
row-seats = зайнято місць: { $taken } з { $seats }
play-bots = Проти ботів
play-solo = Для одного
play-team = Дві команди
first-goes-on = Партія з підказками
first-step = Партія з підказками · { $number } з { $count }
first-go-on = Продовжити
games-going-on = Поточні
games-finished = Завершені
games-archive = Архів
games-going-on-none = Партій зараз немає. Виберіть гру вище.
games-finished-none = Завершених партій ще немає.
games-archive-none = Архів порожній.
archive-put = Прибрати до архіву
archive-back = Дістати з архіву
archived-now = { $game }: партія в архіві.
undo = Скасувати
opponents-mine = Боти за вашим столом
opponents-compare = Порівняти рівні
puzzles-home = Задачі
puzzles-home-says = Одна позиція, один найкращий хід: знайдіть його на полі.

## Later: settings, the project, sharing, a replay

try-edit = Змінити цю позицію
keys-arrows = переходити між клітинками
keys-enter = вибрати
keys-undo = скасувати хід
keys-end = завершити хід
keys-hint = підказка
keys-zoom = наблизити, віддалити
keys-escape = пропустити, скасувати вибір
keys-space = пропустити показ, далі
keys-help = цей список
keys-replay-step = на одну дію назад чи вперед
keys-replay-turn = попередній чи наступний хід
keys-replay-ends = на початок чи в кінець
keys-replay-play = почати чи зупинити показ
share-title = Поділитися результатом
share-names = Показувати імена інших гравців
share-link-says = За посиланням відкриється запис партії. У чаті чи дописі поряд із ним буде картинка з підсумком.
share-save = Завантажити картинку
share-send = Надіслати картинку
share-failed = Браузер не зміг намалювати картинку. Надішліть посилання.
replay-first = На початок
replay-back = На дію назад
replay-play = Відтворити
replay-pause = Пауза
replay-next = На дію вперед
replay-last = У кінець
replay-turn-back = Попередній хід
replay-turn-next = Наступний хід
replay-turns = Ходи
replay-speed = Швидкість: { $speed }×
settings-name = Ім’я
settings-name-says = так вас бачать інші
settings-theme = Оформлення
settings-theme-says = світле, темне або як на пристрої
theme-system = як на пристрої
theme-light = світле
theme-dark = темне
settings-pace = Ходи суперників
settings-pace-says = як швидко їх показувати
pace-off = миттєво
pace-fast = швидко
pace-normal = помірно
pace-slow = повільно
settings-confirm = Підтверджувати ходи
settings-confirm-says = перепитати, перш ніж зарахувати хід
confirm-touch = під час дотику
confirm-always = завжди
confirm-never = ніколи
settings-endTurn = Кінець ходу
settings-endTurn-says = коли більше нема чого робити
endTurn-ask = кнопкою
endTurn-auto = автоматично
settings-summaries = Підсумки
settings-summaries-says = Після етапу чи раунду: хто скільки здобув і що попереду.
summaries-on = показувати
summaries-off = не показувати
settings-sound = Звук
settings-sound-says = короткі й тихі сигнали
settings-notify = Сповіщення
settings-notify-says = «Ваш хід», коли сторінка відкрита у тлі
notify-insecure = Браузер дозволяє це лише через https або на цьому ж комп’ютері.
settings-shares = Мої партії в задачах
settings-shares-says = Якщо так вирішили всі за столом, позиція із завершеної партії може стати тут задачею, без імен. Вимкніть — і задачі з ваших партій зникнуть.
about-house = Bastide — дім для настільних ігор: із друзями чи ботами, у браузері.
about-icons = Значки
about-icons-says = Змінено лише колір, розмір і товщину ліній:
about-type = Шрифти
about-games = Ігри
about-games-says = Правила переказано нашими словами; малюнків і текстів видавців тут немає.

## Later: links, summaries, archiving, resigning, the end of a game, a table that cannot be opened

carry-says = Відкрийте посилання на телефоні чи іншому комп’ютері й грайте звідти. Нікому його не показуйте: хто його має, той може грати за вас.
link-renew = Нове посилання
link-renewed = Ось нове посилання; старе вже не діє.
link-sign-out = Вийти на інших своїх пристроях
cancel = Не треба
summary-came = Звідки бали
summary-gained = Здобуто
summary-never = Більше не показувати
summary-go-on = Далі
row-won = ви перемогли
row-lost = ви програли
row-resigned = ви здалися
archive-running = За цим столом грають не лише ви
archive-running-says = Партія триватиме, але в списку її не буде. Можна спершу здатися: далі за вас гратиме бот.
archive-only = Лише прибрати
archive-resign = Здатися й прибрати
resign-title = Здати цю партію?
resign-says = Далі за вас гратиме бот. Дивитися можна до кінця, а повернутися в гру вже не вийде. Потрібна лише перерва? Виберіть «{ menu-to-bot }».
resign-ends = Інших людей за столом немає: партія одразу закінчиться й зарахується як програна.
resign-daily = Єдина спроба на сьогодні закінчиться: у підсумках буде «{ mark-resigned-short }».
resign-yes = Здатися
resign-no = Грати далі
won-alone = { $player }: перемога!
lost-alone = { $player }: цього разу не вдалося.
replay-title = Запис партії
move-number = Хід { $number } з { $moves }
replay-analyse = Аналіз
tie-talers = більше талерів
tie-resources = більше ресурсів
tie-value = цінніші ресурси
tie-most-empty = більше порожніх клітинок
tie-fewest-empty = менше порожніх клітинок
tie-turn-order = хід пізніше в раунді
look-board = Поле наприкінці
end-edit = Змінити й дограти
end-edit-says = Відкриє підсумкову позицію в редакторі: змініть що завгодно, потім дограйте або проаналізуйте.
ended-early = Партію завершено достроково
ended-conceded = Партію здано ({ $players })
ended-winner = Перемога: { $player }
ahead-of = { $player } відстає на { $count }
tie-broken = { $player }: рахунок такий самий. Перемогу визначило: { $by }
turns-played = { $count } { $count ->
    [one] хід
    [few] ходи
   *[many] ходів
}
rematch = Реванш
sheet-source = За що
time-taken = Час на роздуми
bars-title = З чого склався рахунок
curve-title = Як змінювався рахунок
moments-title = Де рахунок змінювався найбільше
moments-says = За рахунком на той момент. Що хід дав для перемоги, покаже аналіз.
moment-gained = { $player } додає в рахунку. Головне — «{ $source_name }»
moment-leads = { $player } виходить уперед за рахунком. Головне — «{ $source_name }»
moment-ending = Фінальний підрахунок
final-board = Поле наприкінці гри
replay-watch = Переглянути запис
table-over = завершено
kept-title = Збережено, але не відкривається
kept-says = Нічого не втрачено. У записі є кожен хід, а версія, що вміє читати цей стіл, відкриє його знову.
kept-put-away = Прибрати зі списку

## Later: options and lines that the server does not understand

game-unknown = Немає гри «{ $game }». Доступні: { $allowed }.
option-unknown = Немає умови «{ $option }». Доступні: { $allowed }.
option-value = Умова «{ $option }» не може бути «{ $value }». Доступні значення: { $allowed }.
option-list = Умова «{ $option }» не може бути «{ $value }». Потрібно { $number } із цих значень: { $allowed }{ $random ->
    [yes] ; або «random».
   *[no] .
}
option-different = Умова «{ $option }» не може бути «{ $value }». Потрібно { $number } різних із цих значень: { $allowed }{ $random ->
    [yes] ; або «random».
   *[no] .
}
option-mapping = Умова «{ $option }» не може бути «{ $value }». Запишіть NAME:VALUE для будь-якої з цих назв: { $names }. Значення: { $allowed }.
option-contradicts = Умова «{ $option }» суперечить умові «{ $other }». Залиште щось одне.
option-spelling = Умову записують як NAME=VALUE, а не «{ $text }».
line-unknown = «{ $word }» — не хід. Ходи бувають такі: { $moves }.
line-length = «{ $move }» записують так: { $fields }.
line-word = Немає слова «{ $word }» ({ $field }). Перевірте, чи правильно написано.

## Later: opponents

opponents-title = З ким хочете зіграти?
opponents-says = Що сильніший бот, то далі вперед він дивиться.
opponent-rating = рейтинг { $rating }
opponent-ratings = Рейтинги за іграми
opponent-ratings-of = Рейтинги у грі «{ $game }»
opponent-ratings-say = Рейтинги — з партій ботів між собою: перевага у 200 балів дає приблизно три перемоги з чотирьох.
opponent-strength = сила { $place } з { $most }
opponent-record = ваших перемог: { $won } з { $played }
opponent-record-here = ваших перемог у цю гру: { $won } з { $played }
opponent-at-once = відповідає одразу
opponent-time = до { $seconds } с на рішення
manner-uniform = Ходить як заманеться й дає вам спокійно призвичаїтися.
manner-greedy = Бере все, до чого дотягнеться, і рідко думає про наступний раунд.
manner-steward = Продумує весь хід і тримає господарство в порядку.
manner-castellan = Знає ціну кожної позиції й не марнує жодного ходу.
manner-regent = Подумки розігрує найкращі ходи разом із вашими відповідями.
manner-sovereign = Дивиться так далеко, як дозволяє час. Виграєте — збережіть запис.

## Later: before the start

seats-title = Місця
seat-name = Ім’я
choose-own = вибрати
quick-waits = Шукаємо гравців: { $seconds } с, тоді вільні місця займуть боти.
name-choose = Ваше ім’я за столом
waiting-title = Перед початком
seat-link-says = сісти зможе лише той, хто має посилання
seat-lobby-says = стіл у списку відкритих, сісти може кожен
seat-screen-says = хтось поруч із вами
seat-bot-says = тут грає бот
seat-me-says = уже сидить
leave-table = Встати з-за столу
start-game = Почати партію
options-fixed = Умови вибирає господар столу.
setting-live-gold = Рахунок під час гри
explains-live-gold = Усі бачать, який зараз рахунок і що дасть хід.
explains-hints = У свій хід можна спитати в Каштеляна про три найкращі варіанти.
setting-tempo = Темп
tempo-live = за один раз
tempo-days = кілька днів
explains-tempo-live = Усі лишаються за столом до кінця.
explains-tempo-days = Ходіть, коли маєте час: партія зачекає.
setting-absence = Якщо гравець пішов
explains-absence = Скільки решта чекає, перш ніж зможе замінити гравця ботом.
table-of = Стіл відкриває { $player }
before-free-host = { $count ->
    [one] Вільне { $count } місце. Починайте, коли завгодно: його займе бот ({ $bot }).
    [few] Вільні { $count } місця. Починайте, коли завгодно: їх займуть боти ({ $bot }).
   *[many] Вільних місць: { $count }. Починайте, коли завгодно: їх займуть боти ({ $bot }).
}
before-free = { $count ->
    [one] Вільне { $count } місце. Партію розпочне господар столу.
    [few] Вільні { $count } місця. Партію розпочне господар столу.
   *[many] Вільних місць: { $count }. Партію розпочне господар столу.
}
before-join = { $count ->
    [one] Вільне { $count } місце. Сідайте за стіл і грайте.
    [few] Вільні { $count } місця. Сідайте за стіл і грайте.
   *[many] Вільних місць: { $count }. Сідайте за стіл і грайте.
}
before-full-host = Усі тут. Починайте, коли будете готові.
before-full = Усі тут. Партію розпочне господар столу.
before-watch = Усі місця зайнято. Лишайтеся подивитися: партія відкриється, щойно почнеться.
before-alone = Починайте, коли будете готові.
what-you-play = У що граємо
begins-laid = Партія почнеться з позиції, яку розставив господар столу.
preset-changed = Власний набір, за основу: { $preset }
preset-changed-says = Виберіть ще раз, щоб повернути як було.
preset-last = Як минулого разу
seats-count = { $count } { $count ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
seat-free = Вільне місце
seat-came-link = за посиланням
seat-came = за столом
seat-host = господар столу
seat-partner = ваш напарник
seat-here = на місці
seat-colour = Ваш колір
seat-colour-0 = червоний
seat-colour-1 = синій
seat-colour-2 = жовтий
seat-colour-3 = чорний
seat-or-bot = або бот, одним кліком
seat-clear = Звільнити місце
rename = змінити ім’я
swap-partners = Поміняти напарників
team-number = Команда { $number }
team-shares = спільне подвійне герцогство
invite-title = Запросити
invite-link = Сісти на вільне місце може кожен, хто має посилання. Більше ніхто цього столу не бачить.
invite-anyone = Сісти може будь-хто: стіл видно на головній сторінці. Посилання теж веде сюди.
invite-full = Усі місця зайняті; за посиланням можна спостерігати.
start-when-full = Почати, щойно займуть усі місця
starts-when-full = Партія почнеться, щойно займуть усі місця.
absence-told = заміна ботом через { $wait }
more-options = Інші умови
score-shown = рахунок видно
score-hidden = рахунок приховано
hints-shown = з підказками
hints-hidden = без підказок
preset-classic = Класика

## Later: the daily challenges

daily-title = Три партії дня
daily-says = Однакові кубики, карти й боти для всіх.
daily-past-says = Цей день минув: можна подивитися, але не зіграти.
daily-practice-says = Цей день закінчився. Його партії можна зіграти для тренування: нічого не зараховується, підказки дозволено.
daily-next = нові за { $hours } год { $minutes } хв
daily-tag-done = зіграно
daily-tag-waits = чекає на вас
daily-tag-running = триває
daily-tag-missed = не зіграно
daily-setting-burgundy = для одного · герцогство { $duchy }
daily-setting-kingdom = суперник: { $bots } · випадкові поля й карти
daily-setting-seasons = { $season ->
    [winter] зима
   *[other] літо
} · суперник: { $bots }
daily-bots = { $count ->
    [one] { $bot }
   *[other] { $bot } × { $count }
}
daily-have-played = { $count ->
    [0] Ще ніхто не зіграв
    [one] Зіграла { $count } людина
    [few] Зіграли { $count } людини
   *[other] Зіграло { $count } людей
}
daily-got-burgundy = { $count ->
    [one] клітинку заповнено
    [few] клітинки заповнено
   *[other] клітинок заповнено
}
daily-got-kingdom = золота проти { $rival }
daily-got-seasons = балів проти { $rival }
daily-place = місце { $place } з { $count }
daily-given-up = партію здано
daily-late = запізно, не зараховано
daily-play = Грати: одна спроба
daily-go-on = Продовжити
daily-practise = Потренуватися
daily-no-bots = Без ботів у цю гру не зіграти, а на сервері їх зараз немає. Спробуйте пізніше.
daily-once = Ви вже використали спробу в цій партії. Нові партії з’являться опівночі за Гринвічем.
daily-locked = Це партія дня. Її можна переглянути, коли дограєте свою.
daily-not-yet = Цей день ще не настав. Виберіть якийсь із минулих.
daily-alone = Партія дня лише для вас, і її умов не змінюють.
daily-crowded = З вашої мережі почато забагато партій дня. Спробуйте за кілька хвилин.
daily-not-over = Цей день ще не закінчився. Коли список закриється, партію можна буде зіграти для тренування.
daily-replay = Запис
daily-results = Результати
daily-span-day = Сьогодні
daily-span-past = Цього дня
daily-span-week = Тиждень
daily-player = Гравець
daily-points = Бали дня
daily-days = Дні
daily-closed = зіграно
daily-running = ще триває
daily-you = ви
daily-watch = Запис: { $player }, { $game }
daily-nobody = Результатів поки немає. Ваш може стати першим.
daily-nobody-past = Цього дня ніхто не грав.
daily-streak = { $count } { $count ->
    [one] день
    [few] дні
   *[other] днів
} поспіль
daily-count-one = одна
daily-count-two = дві
daily-count-three = усі три
daily-played-on = { $date }: зіграно { $count } з 3
daily-month-before = Попередній місяць
daily-month-after = Наступний місяць
daily-how = Як це працює
daily-how-same = Для всіх однаково.
daily-how-same-says = Кубики, карти й боти залежать лише від дня.
daily-how-once = Рахується одна спроба.
daily-how-once-says = Можна піти й повернутися: партія триватиме з того самого місця. Якщо здатися, спробу буде витрачено. Підказок немає.
daily-how-closed = Закрито, доки ви не зіграли.
daily-how-closed-says = Результати й записи відкриваються після вашої спроби.
daily-how-points = Бали дня.
daily-how-points-says = За перше місце 25 балів, за кожне наступне — на один менше.
daily-how-when = Нові опівночі за Гринвічем.
daily-how-when-says = За вашим часом — { $time }. Розпочату партію можна дограти ще впродовж трьох годин.
daily-yesterday = Учора
daily-share = Поділитися результатами
daily-shared = Скопійовано

## Study: the analysis of a finished game

mark-brilliant = блискуче
mark-good = добре
mark-inaccurate = неточність
mark-mistake = помилка
column-accuracy = Точність
column-given = Втрачено за хід, балів
column-luck = Удача, бали
analysis-cost = −{ $share }% шансів на перемогу
analysis-busy = Інші ваші партії ще аналізуються. Зачекайте, доки хоча б одна буде готова.
analysis-impossible = Цю партію не вдасться проаналізувати. Її запис можна переглянути.
no-decision-there = У цьому ході не було чого вирішувати. Виберіть інший.
cannot-play-on = Цю партію зіграно за попередніми правилами, продовжити її не можна. Її запис можна переглянути.
play-on-over = Тут партію вже завершено. Поверніться трохи назад і продовжте звідти.
study-title = Аналіз
study-wins = Шанси на перемогу
study-counting = Триває аналіз, ходів: { $done } з { $rows }
study-turning-choice = Перелом, { $where }: { $mark ->
    [mistake] помилка
   *[other] неточність
} ({ $other }). Шанси на перемогу: { $player }, { $before }% → { $after }%.
study-turning-luck = Перелом, { $where }: удача. Шанси на перемогу: { $player }, { $before }% → { $after }%.
study-resigned = { $player } здає партію ({ $where }). Шанси на перемогу: { $share }%.
study-stood-in = грав бот
study-here = Найкращі ходи тут
study-thinking = Каштелян порівнює варіанти…
study-found-best = Зіграно: { $mark }. Нічого явно кращого не знайдено.
study-given = { $share ->
    [0] Зіграно: майже так само добре, бали −{ $points }
   *[other] Зіграно: шанси на перемогу −{ $share }%, бали −{ $points }
}
study-given-chance = Зіграно: шанси на перемогу −{ $share }%
study-undecided = Тут немає з чого вибирати.
study-unlooked = До цього місця аналіз ще не дійшов.
study-show-best = Показати найкращий хід
study-show-way = Показати варіант { $number }
study-hide-best = Назад до партії
study-play-on = Грати звідси
study-play-on-says = Відкриється новий стіл, решту місць займуть боти. Ця партія не зміниться.
study-puzzles = Задачі: { $game }
study-explained = Точність становить 100%, якщо нічого не втрачено. Удача показує, що дали кубики й карти порівняно із середнім. Втрачено — наскільки більше в середньому обіцяли найкращі ходи; різниця, у якій не можна бути певним, не рахується.
keys-study-marked = до попереднього, до наступного позначеного ходу
keys-study-best = показати найкраще продовження

## Study: puzzles

puzzles-title = Задачі
puzzles-lead = Одна позиція, один найкращий хід. Знайдіть його на полі, а чому він найкращий, дізнаєтеся потім.
puzzles-count = { $count ->
    [one] { $count } задача
    [few] { $count } задачі
   *[other] { $count } задач
}
puzzles-solve = Розв’язувати
puzzles-how = Позиції походять із партій ботів і з тутешніх завершених партій, якщо гравці це дозволили. Кожен хід розіграно багато разів з тими самими кубиками й картами; враховано лише те, що видно з цього місця.
puzzle-number = Задача { $number }
puzzle-asks = Знайдіть найкращий хід.
puzzle-level-1 = проста
puzzle-level-2 = середня
puzzle-level-3 = складна
puzzle-row = поспіль
puzzle-row-best = найдовша серія: { $count }
puzzle-give-up = Здаюся
puzzle-narrowed = Серед підсвічених ходів є правильний. З підказкою серія не росте, але й не уривається.
puzzle-right = Правильно
puzzle-near = Є краще
puzzle-shown = Найкращий хід
puzzle-solved = розв’язано
puzzle-ahead = на стільки балів більше, ніж дає наступний за силою хід
puzzle-lost = Ціна вашого ходу: бали −{ $points }; шанси на перемогу −{ $share }%.
puzzle-lost-least = Ціна вашого ходу: бали −{ $points } або більше. Наскільки більше, достеменно не відомо.
puzzle-source-later = Згодом у партії
puzzle-source-rivals = Суперник недоотримає
puzzle-against = Порівняно з наступним за силою: { $sources }.
puzzle-better = Чим найкращий хід кращий за наступний: { $points }
puzzle-way = Найкращий хід повністю
puzzle-others = Інші ходи
puzzle-unit = втрата, бали
puzzle-unit-least = втрата, бали: стільки або більше
puzzle-mine = ваша відповідь
puzzle-rest = { $count ->
    [one] ще { $count }: −{ $points } або більше
   *[other] ще { $count }: −{ $points } або більше в кожного
}
puzzle-found = Як розв’язували інші
puzzle-found-share = правильно з першого разу
puzzle-found-none = Цієї задачі ще ніхто не розв’язував.
puzzle-from = З партії ботів.
puzzle-from-people = З партії, зіграної тут: гравці це дозволили.
puzzle-again = Ще раз
puzzle-next = Наступна задача
puzzle-other = Інші теми
theme-areas = Завершити область
theme-animals = Тварини
theme-goods = Продати зараз чи потім
theme-buildings = Вежі й робітники
theme-knowledge = Монастирі
theme-order = Черговість ходу
theme-block = Завадити супернику
theme-plan = Думати наперед
theme-cards = Які дві карти
theme-building = Будувати замок
theme-helpers = Розставити помічників
theme-maiden = Юна панна
theme-fishermen = Рибалки
theme-merchants = Шлях купців
theme-discoverers = Першовідкривачі
theme-hermits = Відлюдники
theme-citizens = Містяни
theme-miners = Рудокопи
theme-workers = Робітники
theme-knights = Лицарі
theme-lords = Лорди
theme-farmers = Селяни
theme-castles = Замок
puzzle-unknown = Такої задачі немає. Виберіть іншу.
puzzle-theme-unknown = Задач на цю тему немає. Виберіть іншу тему.
## Try: setting up a position

position-form = Цієї частини позиції не прочитати: «{ $part }». Перевірте, як її записано.
position-midway = Позицію можна скласти лише на початок ходу чи раунду. Виберіть інший момент.
position-dealt-anew = Розкладено нову партію: за цих налаштувань позицію не зберегти.
try-title = Скласти позицію
try-hint = Виберіть, що поставити, потім місце на полі. Або спершу місце.
try-legal = Із цієї позиції можна грати.
try-wrong = Так поки не можна:
try-more = { $count ->
    [one] і ще { $count } зауваження
    [few] і ще { $count } зауваження
   *[many] і ще { $count } зауважень
}
try-new = Нова партія
try-undo = Скасувати
try-redo = Повернути
try-back = До попередньої позиції
try-play = Грати далі
try-play-says = Відкриється стіл: ви зіграєте за того, чий хід, боти — за решту.
try-alone = Грати за всіх
try-analyse = Аналізувати
try-best = Найкращі продовження
try-record = Зберегти запис
try-share = Скопіювати адресу
try-erase = Прибрати
try-player = Гравець { $number }
try-eyes = Чия сторона
try-current = Ходить
try-first = Перший гравець
try-round = Раунд
try-numbers = Бали на цю мить
try-other-games = Гра
try-nothing = Порожньо
try-less = { $what }: на один менше
try-greater = { $what }: на один більше
