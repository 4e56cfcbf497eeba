# Дім, українською.

## Games, options, lines

game-unknown = Немає такої гри: «{ $game }». Є: { $allowed }.
option-unknown = Немає такої умови партії: «{ $option }». Є: { $allowed }.
option-value = Значення «{ $value }» для умови «{ $option }» не підходить. Можна: { $allowed }.
option-list = Значення «{ $value }» для умови «{ $option }» не підходить. Виберіть { $number } зі списку, можна з повторами: { $allowed }{ $random ->
    [yes] ; або «random».
   *[no] .
}
option-different = Значення «{ $value }» для умови «{ $option }» не підходить. Виберіть { $number } зі списку, без повторів: { $allowed }{ $random ->
    [yes] ; або «random».
   *[no] .
}
option-mapping = Значення «{ $value }» для умови «{ $option }» не підходить. Пишіть NAME:VALUE для будь-яких із цих імен: { $names }. Значення: { $allowed }.
option-contradicts = Умова «{ $option }» суперечить умові «{ $other }»: приберіть одну з них.
option-spelling = Умову пишуть у вигляді NAME=VALUE, а не «{ $text }».
line-unknown = Немає такого кроку: «{ $word }». Є: { $moves }.
line-length = Крок «{ $move }» пишуть так: { $fields }.
line-word = Тут немає такого слова ({ $field }): «{ $word }».
game-over = Партію закінчено.
chance-to-act = Зараз вирішує випадок.
chance-not-due = Випадку зараз немає чого вирішувати.
not-to-act = Місце { $seat } зараз не ходить; чекаємо: місце { $seats }.
no-seat = Немає такого місця: { $seat }.
not-a-move = Крок — це місце і рядок тексту.
undo-nothing = Немає чого скасовувати.

## Records

record-heading = Рядок { $line }: запис партії починається з рядка «{ $heading }».
record-lacks = Рядок { $line }: у заголовку немає слова «{ $field }».
record-header = Рядок { $line }: для заголовка це не підходить: «{ $text }».
record-rules = Рядок { $line }: партію записано за правилами редакції { $rules }; ця версія грає за правилами редакції { $ours }.
record-options = Рядок { $line }: за таких умов партію не почати.
record-seat = Рядок { $line }: крок починається з номера місця або слова «chance»: «{ $text }».
record-move = Рядок { $line } зіграти не можна: «{ $text }».
record-broken-off = Рядок { $line }: запис обривається; обіцяно кроків: { $moves }, є: { $found }.
record-scores = Рядок { $line }: у записі рахунок { $told }, а за кроками виходить { $played }.
record-not-text = { $file } — не текстовий файл.
record-move-number = У записі кроків: { $moves }; кроку { $number } немає.

## The command line

language-unknown = Немає такої мови: «{ $language }». Є: { $allowed }.
file-unreadable = Не вдається прочитати { $file }: { file-reason }.
file-unwritable = Не вдається записати { $file }: { file-reason }.
file-reason = { $reason ->
    [missing] немає такого файлу чи теки
    [forbidden] немає прав
    [folder] це тека
    [full] на диску немає місця
   *[other] { $system }
}
usage-option = Тут немає такого параметра: { $name }.
panel-arguments = Аргументи
panel-options = Параметри
panel-commands = Команди
panel-default = типово: { $value }
panel-required = обов’язково
usage-command = Немає такої команди: { $name }.
usage-extra = Зайве слово: { $name }.
panel-help = Показати цю довідку й вийти
panel-usage = Виклик
peer-absent = Немає такої програми: { $peer }.
usage-missing = Бракує: { $name }.
usage-value = Це значення не підходить для { $name }.
usage-other = Команда незрозуміла: { $detail }
usage-help = Довідка: bastide --help
bot-unknown = Немає такого бота: «{ $bot }». Є: { $allowed }.
people-too-many = Так за стіл не сісти: людей { $people }, місць { $seats }.
arena-bots = Арені потрібно стільки ботів, скільки місць: від { $least } до { $most }; вказано: { $number }.
clause-unknown = У цих правилах немає пункту «{ $clause }».
bench-failed = Не вдалося виміряти { $command }: { $reason }
compiled-absent = У теці { $folder } немає скомпільованого рушія; його збирає `make compile`.

help-app = Bastide: настільні ігри про будівництво замків у браузері та в терміналі, для людей і ботів. Без команди відкриває дім у браузері.
help-play = Зіграти партію: проти ботів або з людьми за цим екраном.
help-resume = Продовжити збережену партію, типово — перервану.
help-replay = Показати записану партію або позицію після вказаної кількості кроків.
help-arena = Дати ботам зіграти між собою багато партій.
help-rules = Прочитати правила: усі або один пункт.
help-serve = Відкрити дім: ігри в браузері
help-bots-command = Позичити домові ботів цієї машини
help-host = Адреса, на якій слухати
help-port = Порт; якщо не вказано, то 8000 або будь-який вільний
help-data = Тека, де дім зберігає столи
help-bot-processes = Скільки процесів із ботами працює при домі
help-page = Тека зібраної сторінки
help-server = Адреса дому
help-token = Ключ для ботів, із яким запущено дім
database-absent = Не вдається відкрити базу даних: { $reason }.
cannot-listen = Дім не може слухати { $address }; можливо, порт зайнято.
house-open-already = Дім із цією текою даних уже відчинено: { $folder }. Відкрийте його адресу або вкажіть іншу теку: --data.
bots-connected = Дім прийняв ботів; Ctrl-C забирає їх назад.
bots-waiting = Дім не відповідає; боти прийдуть, щойно він відчиниться.
bots-refused = Дім не знає цього токена: запустіть і дім, і ботів з однаковим BASTIDE_BOT_TOKEN.
reachable-at = З інших пристроїв: { $address }
help-workers = Скільки процесів обслуговує дім; більше одного — лише з PostgreSQL
workers-need-postgres = Для { $workers } процесів потрібен PostgreSQL: SQLite обслуговує один. Задайте BASTIDE_DATABASE_URL.
help-bench = Виміряти швидкість рушія, дому під навантаженням і сторінки.
help-game = Гра: { $games }
help-seats = Скільки місць за столом
help-people = Скільки людей грає за цим екраном
help-names = Їхні імена через кому
help-bots = Боти для решти місць через кому: { $bots }
help-lang = З --lang en, ru або uk будь-яка команда говорить цією мовою.
help-seed = Початкове число: з ним випадковість повторюється
help-option = Умова партії у вигляді NAME=VALUE, списки через кому: { $options }
help-file = Файл із записом партії
help-at = Скільки кроків зіграти
help-arena-bots = Боти, які грають між собою, через кому: { $bots }
help-games = Скільки партій
help-jobs = Скільки процесів
help-clause = Пункт, наприклад K4.2 або B5.9
help-seconds = Скільки триває кожне вимірювання
help-compiled = Тека скомпільованого рушія
help-peer = Python, у якому є catanatron, для порівняння
help-write = Записати таблицю ще й у цей файл
help-bench-tables = Скільки столів грає в домі; уп’ятеро більше стоїть у спокої
help-bench-rate = Скільки кроків за секунду треба зробити
help-bench-postgres = Порожня база PostgreSQL, щоб виміряти і з нею
help-bench-page = Тека зібраної сторінки, щоб виміряти і її
help-bench-chromium = Chromium, який показує сторінку

## A game in the terminal

player-alone = Гравець
prompt-help = Уведіть номер кроку або його рядок. Ще: undo, hint, why КРОК, map, log, save ФАЙЛ, help, quit.
hand-over = До екрана сідає { $player }. Натисніть Enter, коли будете на місці.
undone = Скасовано: { $line }
recorded = Запис партії збережено; переглянути: `{ $program } replay`.
file-not-ours = { $file } — не запис партії; виберіть іншу назву.
nothing-recorded = Завершених партій тут немає.
saved = Збережено: { $file }
possible = Так зіграти можна: { $line }
number-unknown = Кроку з номером { $number } немає.
why-what = Укажіть крок: why КРОК
save-where = Укажіть файл: save ФАЙЛ
kept = Партію збережено; продовжити: `{ $program } resume`.
ended-input = Введення закінчилося.
not-kept = Партія не зберігається, але триває. Причина: { file-reason }.
not-kept-at-all = Зберегти партію не вдалося.
nothing-kept = Перерваної партії немає.
resumed = Продовжуємо: { $game }; зіграно кроків: { $moves }.

## Дім у мережі

no-guest = Браузер не відрекомендувався; оновіть сторінку.
forbidden = Звідси це не дозволено.
no-such-page = За цією адресою нічого немає.
guest-number = Гість { $number }
no-such-table = Такого столу немає.
no-such-seat-here = За цим столом такого місця немає.
wrong-secret = Це посилання не відкриває місця за цим столом.
table-full = Усі місця зайнято.
table-waiting = Партія ще не почалася.
table-running = Партія вже триває.
table-finished = Партію завершено.
not-finished = Партію ще не завершено.
host-only = Це доступно лише господарю столу.
not-your-seat = Це не ваше місце.
bot-plays-here = На цьому місці грає бот; спочатку поверніть місце собі.
seat-conceded = Партію на цьому місці здано.
not-absent = Поки що рано: гравця немає ще зовсім недовго.
seats-taken = Людьми зайнято більше місць, ніж { $seats }.
no-bot-free = Зараз немає вільного бота, спробуйте трохи згодом.
page-not-built = Сторінку не зібрано. Виконайте make page або встановіть пакет, у якому вона є.
nothing-asked = Вас ні про що не просять.
nothing-to-hint = Зараз немає чого вирішувати.
stale = Позиція змінилася, виберіть ще раз.
text-empty = Повідомлення порожнє.
too-fast = Занадто часто; зачекайте трохи.
too-large = Занадто великий обсяг.
too-many-tables = Відкритих столів уже { $limit }; спочатку дограйте одну партію.
message-unreadable = Повідомлення не читається.
bad-request = Запит незрозумілий.
house-fault = У домі щось пішло не так; нічого не втрачено.

## Arena and benchmark

arena-title = { $game }: { $games } { $games ->
    [one] партія
    [few] партії
   *[many] партій
}, зі зміною місць, початкові числа { $first }–{ $last }
column-bot = Бот
column-wins = Перемоги
column-interval = 95%
column-mean = Середній рахунок
column-margin = Відрив
column-time = Час на крок
column-engine = Рушій
column-game = Гра
column-seats = Місця
column-moves = Кроків/с
column-games = Партій/с
column-match = Кроків/с через Match
column-copy = Копія
column-list = Найдовший список
column-listing = Час на нього
column-ratio-moves = × до аналога, кроки
column-ratio-games = × до аналога, партії
column-database = База даних
column-way = Навантаження
column-p50 = p50
column-p95 = p95
column-p99 = p99
column-memory = Пам’ять на стіл
column-heard = Почуто рядків
column-tables = Столів у спокої
column-played = Кроків на стіл
column-empty = Порожній дім
column-pages-open = Сторінки відкриті
column-pages-closed = Сторінки закриті
column-page = Сторінка
column-performance = Швидкодія
column-first-paint = Перше відображення
column-largest-paint = Основне відображення
column-blocked = Блокування
column-usable = Готова до роботи
column-shift = Зсув
column-doing = Під час
column-frames = Кадри
column-median = Медіана
column-longest = Найдовший
column-long = Довше 32 мс
engine-plain = звичайний
engine-compiled = скомпільований
way-pressed = на межі
way-paced = { $rate } за секунду
page-game = Гра
doing-watch = показу чужих ходів
doing-zoom = збільшення колесом
doing-pan = пересування поля
progress-arena = Граємо
progress-bench = Вимірюємо
shared-wins = Спільна перемога зараховується кожному боту як частка перемоги.

## Said everywhere

player-number = Гравець { $number }
total = Разом
team-total = Підсумок команди
winner = Перемога: { $player }, { score-words }.
winners = Спільна перемога ({ score-words }): { $players }.
winning-team = Перемога команди ({ score-words }): { $players }.
won-alone = { $player }: перемога.
lost-alone = { $player }: поразка.
hinted = Спробуйте { $number }: { $line }
move-number = Крок { $number } з { $moves }
level-greedy = Зброєносець
level-uniform = Паж

## The page

bar-home = На головну
bar-tools = Мова, оформлення, звуки, довідка
bar-language = Мова
bar-theme = Світле або темне оформлення
bar-sound = Звуки
bar-rules = Правила
bar-menu = Меню
bar-turn = хід { $number }
switch-on = увімк.
switch-off = вимк.
close = Закрити
confirm = Підтвердити
not-now = Не зараз
house-motto = Настільні ігри за одним столом
house-invites = Сідайте: бот або друг уже чекає.
house-unreachable = Дім не відповідає. Перевірте зв’язок і спробуйте ще раз.
greet-morning = Доброго ранку
greet-day = Добрий день
greet-evening = Добрий вечір
games-wait = На вас { $count ->
    [one] чекає { $count } партія
    [few] чекають { $count } партії
   *[many] чекають { $count } партій
}.
to-move = ваш хід: { $count }
play-now = Грати
play-friends = Грати з друзями
game-for = { $least }–{ $most } { $most ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
card-live = Зараз: { $players }, { $count } { $count ->
    [one] крок
    [few] кроки
   *[many] кроків
}
my-games = Мої партії
my-games-none = Партій поки що немає. «Грати» почне партію з ботом.
open-tables = Відкриті столи
open-tables-none = Зараз ніхто не чекає.
last-finished = Останні партії
last-finished-none = Поки що немає.
row-alone = поки що нікого
row-moves = { $count } { $count ->
    [one] крок
    [few] кроки
   *[many] кроків
}
row-won = ви перемогли
row-look = Дивитися
row-waiting = до початку
quick-match = Швидка партія
quick-says = Спершу люди; за { $seconds } { $seconds ->
    [one] секунду
    [few] секунди
   *[many] секунд
} вільні місця займуть боти.
quick-which = Яка гра
quick-find = Знайти стіл
quick-waits = Чекаємо на людей: { $seconds } с, потім вільні місця займуть боти.
first-time = Уперше тут?
first-guided = Перша партія з підказками
first-guided-says = дюжина коротких підказок, можна пропустити
record-open = Відкрити з файлу
record-open-says = запис партії, щоб переглянути
not-a-record = Цей файл — не збережена партія.
record-save = Зберегти у файл
menu-save = Зберегти у файл те, що я бачу
waiting-title = Перед початком
seats-title = Місця
seats-free = Вільних місць: { $count }
seats-full = Усі на місцях.
seats-full-wait = Усі на місцях; партію починає господар столу.
seat-number = Місце { $number }
seat-open = вільно
seat-me = це ви
player-you = ви
seat-bot = бот
seat-link = За посиланням
seat-link-says = сюди сідає той, хто має посилання
seat-lobby = Будь-хто
seat-lobby-says = стіл видно серед відкритих
seat-screen = Цей екран
seat-screen-says = ще одна людина за цим екраном
seat-bot-says = тут грає бот
seat-me-says = місце зайнято
seat-level = Рівень бота
seat-name = Ім’я
name-choose = Як вас називати іншим?
name-longest = Не більше { $count } літер.
seat-away = не в мережі
seat-conceded-short = партію здано
seat-replace = посадити бота
sit-down = Сісти за стіл
leave-table = Встати з-за столу
start-game = Почати партію
start-with-bots = Почати, додавши ботів
link-copy = Скопіювати посилання
link-copied = Посилання скопійовано
link-invite = Скопіювати запрошення
invite-says = Хто відкриє це посилання, зможе сісти за стіл.
link-here-only = Ця адреса працює лише на цьому комп’ютері. Щоб упустити інших, відкрийте дім для мережі й дайте їм адресу, яку він тоді назве:
link-watch = Скопіювати посилання на стіл
link-share = Поділитися
options-title = Умови партії
options-fixed = Вибирає господар столу.
choose-own = вибрати
chance-random = випадково
setting-live-gold = Рахунок під час партії
explains-live-gold = Усі бачать, скільки в кого зараз і що дасть крок.
setting-tempo = Темп
tempo-live = за один раз
tempo-days = на кілька днів
explains-tempo-live = Усі залишаються за столом до кінця партії.
explains-tempo-days = Кожен зазирає, коли зручно, і ходить у свій час.
setting-absence = Якщо когось немає
explains-absence = Скільки решта чекає, перш ніж може посадити бота.
wait-seconds = { $count } с
wait-minutes = { $count } хв
wait-days = { $count } { $count ->
    [one] день
    [few] дні
   *[many] днів
}
your-turn = Ваш хід
turn-of = Ходить { $player }
wait-for = Чекаємо: { $players }
wait-for-others = Тим часом можна роздивитися поле.
you-watch = Ви дивитеся партію.
banner-title = Чого чекає гра
clock-thinks = Скільки триває цей хід
clock-lasts = роздуми { $span }
span-days = { $days } д { $hours } год
away-wait = { $count ->
    [1] { $players } не за столом. Решта зможе вирішувати за
   *[other] Не за столом: { $players }. Решта зможе вирішувати за
}
away-over = { $player } давно не за столом: можна посадити бота або разом закінчити партію.
end-together = Закінчити разом
bot-for-me = За вас грає бот.
bot-slow = Бот думає довго. Він продовжить сам; можна зачекати або закінчити партію через меню.
turn-ended-itself = Хід завершено автоматично: більше не було чого робити.
reconnecting = Відновлюємо зв’язок…
recap-plays = Ось що зробили інші.
recap-skip = Пропустити
recap-again = Показати ще раз
undo-what = Скасувати: { $what }
confirm-what = { $what }?
preview-total = Усього
preview-more = інші можливості тут: { $count }
players-title = Гравці
tabs-title = Частини столу
tab-board = Поле
tab-scores = Рахунок
tab-log = Журнал
log-title = Журнал
rail-open = Рахунок, журнал, чат
log-turn = хід { $number }
log-setup = Розкладка
log-round = Новий раунд
log-end = Кінець партії
chat-title = Чат
chat-unread = нових у чаті: { $count }
chat-empty = Поки що тихо.
chat-write = Напишіть повідомлення
chat-send = Надіслати
chat-mute = не чути
chat-unmute = знову чути всіх
map-title = Поле
map-keys = Стрілки ведуть клітинками, Enter вибирає, Tab веде до наступної доступної клітинки.
map-tools = Розмір поля
map-closer = Ближче
map-farther = Далі
map-whole = Усе поле
menu-hint = Підказка
hint-says = Підказка: { $what }.
menu-back = Попросити повернути хід
menu-end = Запропонувати закінчити партію
menu-to-bot = Передати місце боту
menu-take-back = Повернути своє місце
menu-concede = Здати партію
menu-concede-sure = Точно здати партію?
menu-carry = Посилання для іншого пристрою
carry-says = Відкрийте його на телефоні чи іншому комп’ютері, і ви опинитеся на тому самому місці. Хто має це посилання, той грає за вас.
asks-back = { $player } просить повернути весь останній хід (за: { $agreed } з { $needed }).
asks-end = { $player } пропонує закінчити партію (за: { $agreed } з { $needed }).
asked-nobody = Останній хід повернуто.
asked-back-granted = Усі згодні ({ $others }): останній хід гравця { $player } повернуто.
asked-back-declined = Згодні не всі ({ $others }): останній хід гравця { $player } лишається.
asked-end-granted = Усі згодні ({ $others }); партію запропонував закінчити гравець { $player }, її закінчено.
asked-end-declined = Згодні не всі ({ $others }); партію пропонував закінчити гравець { $player }, вона триває.
agree = Погодитися
decline = Відмовити
curtain-title = До екрана сідає { $player }
curtain-says = Решта відвертається: карта в руці таємна.
curtain-open = Я на місці
keys-title = Клавіші
keys-arrows = переміщатися клітинками
keys-enter = вибрати
keys-undo = скасувати крок
keys-end = завершити хід
keys-zoom = ближче, далі
keys-escape = пропустити, прибрати вибір
keys-help = цей список
rules-title = Правила
rules-says = кожен пункт має своє посилання
rules-clause = правила, пункт { $clause }
rules-contents = Зміст
table-over = закінчено
ended-early = Партію закінчено достроково
ended-conceded = Партію здано ({ $players })
ended-winner = Перемога: { $player }
look-result = Підсумки
look-board = Поле
ahead-of = на { $count } більше, ніж { $player }
turns-played = { $count } { $count ->
    [one] хід
    [few] ходи
   *[many] ходів
}
rematch = Реванш
sheet-source = За що
time-taken = Час на роздуми
bars-title = З чого склався рахунок
curve-title = Рахунок хід за ходом
replay-title = Запис партії
replay-watch = Переглянути запис
replay-first = На початок
replay-back = Назад
replay-play = Показувати
replay-pause = Пауза
replay-next = Вперед
replay-last = У кінець
settings-title = Налаштування
settings-name = Ім’я
settings-name-says = як вас бачать інші
settings-save = Зберегти
settings-saved = Збережено
settings-theme = Оформлення
settings-theme-says = світле, темне або як у системі
theme-system = як у системі
theme-light = світле
theme-dark = темне
settings-pace = Чужі ходи
settings-pace-says = як швидко їх показувати
pace-off = одразу
pace-fast = швидко
pace-normal = помірно
pace-slow = повільно
settings-confirm = Питати перед кроком
settings-confirm-says = дотик спершу перепитує
confirm-touch = після дотику
confirm-always = завжди
confirm-never = ніколи
settings-endTurn = Кінець ходу
settings-endTurn-says = коли більше немає чого робити
endTurn-ask = кнопкою
endTurn-auto = автоматично
settings-sound = Звуки
settings-sound-says = короткі й тихі
settings-notify = Сповіщення
settings-notify-says = «Ваш хід», поки сторінка відкрита у фоні
notify-insecure = Браузер дозволяє це лише через https або на самому цьому комп’ютері.
about-title = Про проєкт
about-house = Bastide — дім для настільних ігор: з друзями, з ботами, у браузері.
about-icons = Значки
about-icons-says = Змінено лише колір, розмір і точність ліній:
about-type = Шрифти
about-games = Ігри
about-games-says = Правила викладено нашими словами; малюнків і текстів видавців тут немає.
guide-step = Перша партія · { $number } з { $count }
guide-next = Далі
guide-skip = Пропустити
