# The house, in English.

## Games, options, lines

game-unknown = There is no game called “{ $game }”. There are: { $allowed }.
option-unknown = There is no option “{ $option }”. There are: { $allowed }.
option-value = The option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
option-list = The option “{ $option }” cannot be “{ $value }”. It takes { $number } of these: { $allowed }; or “random”.
option-different = The option “{ $option }” cannot be “{ $value }”. It takes { $number } different ones of these: { $allowed }; or “random”.
option-contradicts = The option “{ $option }” contradicts “{ $other }”: leave one of them out.
option-spelling = An option is written NAME=VALUE, not “{ $text }”.
line-unknown = “{ $word }” is not a move. Moves are: { $moves }.
line-length = “{ $move }” is written so: { $fields }.
line-word = “{ $word }” is not a word for { $field } here.
game-over = The game is over.
chance-to-act = Chance is to act.
chance-not-due = No outcome of chance is due.
not-to-act = Seat { $seat } is not to act; to act: { $seats }.
undo-nothing = There is nothing you can take back.

## Records

record-heading = Line { $line }: a record begins with “{ $heading }”.
record-lacks = Line { $line }: the header does not say “{ $field }”.
record-header = Line { $line }: this is not a line of a header: “{ $text }”.
record-rules = Line { $line }: the record was made under revision { $rules } of the rules; this version plays revision { $ours }.
record-options = Line { $line }: the game cannot be set up so.
record-seat = Line { $line }: a move begins with its seat or “chance”: “{ $text }”.
record-move = Line { $line } cannot be played: “{ $text }”.
record-broken-off = Line { $line }: the record breaks off; it promises { $moves } moves and has { $found }.
record-scores = Line { $line }: the record tells of the scores { $told }, but playing it gives { $played }.
record-not-text = { $file } is not a text file.
record-move-number = The record has { $moves } moves; there is no move { $number }.

## The command line

language-unknown = There is no language “{ $language }”. There are: { $allowed }.
file-unreadable = { $file } cannot be read: { $reason }.
file-unwritable = { $file } cannot be written: { $reason }.
usage-option = There is no such option here: { $name }.
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
panel-default = default: { $value }
panel-required = required
usage-command = There is no such command: { $name }.
usage-missing = Something is missing: { $name }.
usage-value = This is not a value for { $name }.
usage-other = The command cannot be understood: { $detail }
usage-help = Try: bastide --help
bot-unknown = There is no bot “{ $bot }”. There are: { $allowed }.
people-too-many = { $people } people do not fit on { $seats } seats.
arena-bots = The arena needs as many bots as seats, from { $least } to { $most }; there are { $number }.
clause-unknown = There is no clause “{ $clause }” in these rules.
bench-failed = { $command } could not be measured: { $reason }
compiled-absent = There is no compiled engine in { $folder }; `make compile` builds it.

help-app = Bastide: castle-building board games in the terminal, for people and bots.
help-play = Play a game against bots or with people on this screen.
help-resume = Go on with a saved game, by default the one that was broken off.
help-replay = Show a recorded game, or the position after so many moves.
help-arena = Let bots play many games against each other.
help-rules = Read the rules, whole or one clause.
help-bench = Measure the speed of the engine.
help-game = The game: { $games }
help-seats = How many seats there are
help-people = How many people play on this screen
help-names = Their names, with commas
help-bots = Bots for the other seats, with commas: { $bots }
help-lang = With --lang en, ru or uk any command speaks that language.
help-seed = A number that makes chance repeatable
help-option = An option of the game as NAME=VALUE; lists with commas
help-file = The file with the record
help-at = The number of moves to play
help-arena-bots = The bots that meet, with commas: { $bots }
help-games = How many games
help-jobs = How many processes
help-clause = The clause, for example K4.2
help-seconds = How long each measurement takes
help-compiled = The folder of the compiled engine
help-peer = A Python that has catanatron, to compare with
help-write = Write the table into this file too

## A game in the terminal

player-alone = Player
player-number = Player { $number }
level-uniform = Page
level-greedy = Squire
prompt-help = A number or a line plays a move. Also: undo, hint, why LINE, save FILE, map, help, quit.
hand-over = The screen goes to { $player }. Press Enter when you are there.
hinted = Try: { $line }
undone = Taken back: { $line }
saved = Saved: { $file }
possible = This can be played: { $line }
number-unknown = There is no move with the number { $number }.
why-what = Say which line: why LINE
save-where = Say where: save FILE
kept = The game is kept; `bastide resume` goes on with it.
ended-input = The input has ended. { kept }
not-kept = The game cannot be kept ({ $reason }); it goes on all the same.
not-kept-at-all = The game could not be kept.
nothing-kept = No game was broken off.
resumed = Going on with { $game }, after { $moves } moves.
move-number = Move { $number } of { $moves }
total = Total
winner = { $player } wins: { score-words }.
winners = Shared win ({ score-words }): { $players }.

## Arena and benchmark

arena-title = { $game }: { $games } games, seats changed round, seeds { $first }–{ $last }
column-bot = Bot
column-wins = Wins
column-interval = 95 %
column-mean = Mean score
column-margin = Margin
column-time = Time per move
column-engine = Engine
column-game = Game
column-seats = Seats
column-moves = Moves/s
column-games = Games/s
column-match = Moves/s by Match
column-copy = Copy
column-ratio-moves = × peer, moves
column-ratio-games = × peer, games
engine-plain = plain
engine-compiled = compiled
progress-arena = Playing
progress-bench = Measuring
shared-wins = A shared win counts as a part of one.
