# Дом, по-русски.

## Games, options, lines

game-unknown = Нет такой игры: «{ $game }». Есть: { $allowed }.
option-unknown = Нет такого условия партии: «{ $option }». Есть: { $allowed }.
option-value = Значение «{ $value }» для условия «{ $option }» не подходит. Можно: { $allowed }.
option-list = Значение «{ $value }» для условия «{ $option }» не подходит. Выберите { $number } из списка, можно с повторами: { $allowed }; или «random».
option-different = Значение «{ $value }» для условия «{ $option }» не подходит. Выберите { $number } из списка, без повторов: { $allowed }; или «random».
option-contradicts = Условие «{ $option }» противоречит условию «{ $other }»: уберите одно из них.
option-spelling = Условие пишется в виде NAME=VALUE, а не «{ $text }».
line-unknown = Нет такого шага: «{ $word }». Есть: { $moves }.
line-length = Шаг «{ $move }» пишется так: { $fields }.
line-word = Слово «{ $word }» здесь не подходит; нужно: { $field }.
game-over = Партия окончена.
chance-to-act = Сейчас решает случай.
chance-not-due = Случаю сейчас решать нечего.
not-to-act = Место { $seat } сейчас не ходит; ждём: место { $seats }.
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
file-unreadable = Не удаётся прочитать { $file }: { $reason }.
file-unwritable = Не удаётся записать { $file }: { $reason }.
usage-option = Здесь нет такого параметра: { $name }.
panel-arguments = Аргументы
panel-options = Параметры
panel-commands = Команды
panel-default = по умолчанию: { $value }
panel-required = обязательно
usage-command = Нет такой команды: { $name }.
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

help-app = Bastide — настольные игры о строительстве замков: в терминале, для людей и ботов.
help-play = Сыграть партию: против ботов или с людьми за этим экраном.
help-resume = Продолжить сохранённую партию, по умолчанию — прерванную.
help-replay = Показать записанную партию или позицию после указанного числа шагов.
help-arena = Дать ботам сыграть между собой много партий.
help-rules = Прочитать правила: целиком или один пункт.
help-bench = Измерить скорость движка.
help-game = Игра: { $games }
help-seats = Сколько мест за столом
help-people = Сколько людей играет за этим экраном
help-names = Их имена через запятую
help-bots = Боты для остальных мест через запятую: { $bots }
help-lang = С --lang en, ru или uk любая команда говорит на этом языке.
help-seed = Начальное число: с ним случайность повторяется
help-option = Условие партии в виде NAME=VALUE; списки через запятую
help-file = Файл с записью партии
help-at = Сколько шагов сыграть
help-arena-bots = Боты, которые играют друг с другом, через запятую: { $bots }
help-games = Сколько партий
help-jobs = Сколько процессов
help-clause = Пункт, например K4.2
help-seconds = Сколько длится каждое измерение
help-compiled = Папка скомпилированного движка
help-peer = Python, в котором есть catanatron, для сравнения
help-write = Записать таблицу ещё и в этот файл

## A game in the terminal

player-alone = Игрок
player-number = Игрок { $number }
level-uniform = Паж
level-greedy = Оруженосец
prompt-help = Введите номер или строку шага. Ещё есть команды: undo, hint, why LINE, save FILE, map, help, quit.
hand-over = К экрану садится { $player }. Нажмите Enter, когда будете на месте.
hinted = Попробуйте: { $line }
undone = Отменено: { $line }
saved = Сохранено: { $file }
possible = Так сыграть можно: { $line }
number-unknown = Шага с номером { $number } нет.
why-what = Укажите строку: why LINE
save-where = Укажите файл: save FILE
kept = Партия сохранена; продолжить её можно командой `bastide resume`.
ended-input = Ввод закончился. { kept }
not-kept = Партию не удаётся сохранить, но она продолжается. Причина: { $reason }
not-kept-at-all = Сохранить партию не удалось.
nothing-kept = Прерванной партии нет.
resumed = Продолжаем: { $game }; сыграно шагов: { $moves }.
move-number = Шаг { $number } из { $moves }
total = Итого
winner = Победа: { $player }, { score-words }.
winners = Общая победа ({ score-words }): { $players }.

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
column-ratio-moves = × к аналогу, шаги
column-ratio-games = × к аналогу, партии
engine-plain = обычный
engine-compiled = скомпилированный
progress-arena = Играем
progress-bench = Измеряем
shared-wins = Общая победа засчитывается каждому боту как доля победы.
