# Дім, українською.

## Games, options, lines

game-unknown = Немає такої гри: «{ $game }». Є: { $allowed }.
option-unknown = Немає такої умови партії: «{ $option }». Є: { $allowed }.
option-value = Значення «{ $value }» для умови «{ $option }» не підходить. Можна: { $allowed }.
option-list = Значення «{ $value }» для умови «{ $option }» не підходить. Виберіть { $number } зі списку, можна з повторами: { $allowed }; або «random».
option-different = Значення «{ $value }» для умови «{ $option }» не підходить. Виберіть { $number } зі списку, без повторів: { $allowed }; або «random».
option-contradicts = Умова «{ $option }» суперечить умові «{ $other }»: приберіть одну з них.
option-spelling = Умову пишуть у вигляді NAME=VALUE, а не «{ $text }».
line-unknown = Немає такого кроку: «{ $word }». Є: { $moves }.
line-length = Крок «{ $move }» пишуть так: { $fields }.
line-word = Слово «{ $word }» тут не підходить; потрібно: { $field }.
game-over = Партію закінчено.
chance-to-act = Зараз вирішує випадок.
chance-not-due = Випадку зараз немає чого вирішувати.
not-to-act = Місце { $seat } зараз не ходить; чекаємо: місце { $seats }.
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
file-unreadable = Не вдається прочитати { $file }: { $reason }.
file-unwritable = Не вдається записати { $file }: { $reason }.
usage-option = Тут немає такого параметра: { $name }.
panel-arguments = Аргументи
panel-options = Параметри
panel-commands = Команди
panel-default = типово: { $value }
panel-required = обов’язково
usage-command = Немає такої команди: { $name }.
usage-missing = Бракує: { $name }.
usage-value = Це значення не підходить для { $name }.
usage-other = Команда незрозуміла: { $detail }
usage-help = Довідка: bastide --help
bot-unknown = Немає такого бота: «{ $bot }». Є: { $allowed }.
people-too-many = Так за стіл не сісти: людей { $people }, місць { $seats }.
arena-bots = Арені потрібно стільки ботів, скільки місць: від { $least } до { $most }; вказано: { $number }.
clause-unknown = У цих правилах немає пункту «{ $clause }».
bench-failed = Не вдалося виміряти { $command }: { $reason }
compiled-absent = У папці { $folder } немає скомпільованого рушія; його збирає `make compile`.

help-app = Bastide — настільні ігри про будівництво замків: у терміналі, для людей і ботів.
help-play = Зіграти партію: проти ботів або з людьми за цим екраном.
help-resume = Продовжити збережену партію, типово — перервану.
help-replay = Показати записану партію або позицію після вказаної кількості кроків.
help-arena = Дати ботам зіграти між собою багато партій.
help-rules = Прочитати правила: усі або один пункт.
help-bench = Виміряти швидкість рушія.
help-game = Гра: { $games }
help-seats = Скільки місць за столом
help-people = Скільки людей грає за цим екраном
help-names = Їхні імена через кому
help-bots = Боти для решти місць через кому: { $bots }
help-lang = З --lang en, ru або uk будь-яка команда говорить цією мовою.
help-seed = Початкове число: з ним випадковість повторюється
help-option = Умова партії у вигляді NAME=VALUE; списки через кому
help-file = Файл із записом партії
help-at = Скільки кроків зіграти
help-arena-bots = Боти, які грають між собою, через кому: { $bots }
help-games = Скільки партій
help-jobs = Скільки процесів
help-clause = Пункт, наприклад K4.2
help-seconds = Скільки триває кожне вимірювання
help-compiled = Папка скомпільованого рушія
help-peer = Python, у якому є catanatron, для порівняння
help-write = Записати таблицю ще й у цей файл

## A game in the terminal

player-alone = Гравець
player-number = Гравець { $number }
level-uniform = Паж
level-greedy = Зброєносець
prompt-help = Введіть номер або рядок кроку. Ще є команди: undo, hint, why LINE, save FILE, map, help, quit.
hand-over = До екрана сідає { $player }. Натисніть Enter, коли будете на місці.
hinted = Спробуйте: { $line }
undone = Скасовано: { $line }
saved = Збережено: { $file }
possible = Так зіграти можна: { $line }
number-unknown = Кроку з номером { $number } немає.
why-what = Укажіть рядок: why LINE
save-where = Укажіть файл: save FILE
kept = Партію збережено; продовжити її можна командою `bastide resume`.
ended-input = Введення закінчилося. { kept }
not-kept = Партію не вдається зберегти, але вона триває. Причина: { $reason }
not-kept-at-all = Зберегти партію не вдалося.
nothing-kept = Перерваної партії немає.
resumed = Продовжуємо: { $game }; зіграно кроків: { $moves }.
move-number = Крок { $number } з { $moves }
total = Разом
winner = Перемога: { $player }, { score-words }.
winners = Спільна перемога ({ score-words }): { $players }.

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
column-ratio-moves = × до аналога, кроки
column-ratio-games = × до аналога, партії
engine-plain = звичайний
engine-compiled = скомпільований
progress-arena = Граємо
progress-bench = Вимірюємо
shared-wins = Спільна перемога зараховується кожному боту як частка перемоги.
