# The house, in English.

## Games, options, lines

game-unknown = There is no game called “{ $game }”. There are: { $allowed }.
option-unknown = There is no option “{ $option }”. There are: { $allowed }.
option-value = The option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
option-list = The option “{ $option }” cannot be “{ $value }”. It takes { $number } of these: { $allowed }{ $random ->
    [yes] ; or “random”.
   *[no] .
}
option-different = The option “{ $option }” cannot be “{ $value }”. It takes { $number } different ones of these: { $allowed }{ $random ->
    [yes] ; or “random”.
   *[no] .
}
option-mapping = The option “{ $option }” cannot be “{ $value }”. It takes NAME:VALUE for any of these names: { $names }. Values: { $allowed }.
option-contradicts = The option “{ $option }” contradicts “{ $other }”: leave one of them out.
option-spelling = An option is written NAME=VALUE, not “{ $text }”.
line-unknown = “{ $word }” is not a move. Moves are: { $moves }.
line-length = “{ $move }” is written so: { $fields }.
line-word = There is no { $field } “{ $word }”.
game-over = The game is over.
chance-to-act = Chance is to act.
chance-not-due = No outcome of chance is due.
not-to-act = Seat { $seat } is not to act; to act: { $seats }.
no-seat = There is no seat { $seat }.
not-a-move = A move is a seat and a line of text.
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
file-unreadable = { $file } cannot be read: { file-reason }.
file-unwritable = { $file } cannot be written: { file-reason }.
file-reason = { $reason ->
    [missing] no such file or folder
    [forbidden] no permission
    [folder] it is a folder
    [full] the disk is full
   *[other] { $system }
}
usage-option = There is no such option here: { $name }.
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
panel-default = default: { $value }
panel-required = required
usage-command = There is no such command: { $name }.
usage-extra = That is one word too many: { $name }.
panel-help = Show this help and exit
panel-usage = Usage
peer-absent = There is no such program: { $peer }.
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

help-app = Bastide: castle-building board games in the browser and in the terminal, for people and bots. Without a command it opens the house in the browser.
help-play = Play a game against bots or with people on this screen.
help-resume = Go on with a saved game, by default the one that was broken off.
help-replay = Show a recorded game, or the position after so many moves.
help-arena = Let bots play many games against each other.
help-rules = Read the rules, whole or one clause.
help-serve = Open the house: the games in the browser
help-bots-command = Lend this machine’s bots to a house
help-host = The address to listen on
help-port = The port to listen on; if none is given, 8000 or any free one
help-data = The folder the house keeps its tables in
help-bot-processes = How many bot processes run beside the house
help-page = The folder of the built page
help-server = The address of the house
help-token = The token for bots that the house was started with
database-absent = The database cannot be opened: { $reason }.
cannot-listen = The house cannot listen on { $address }; is the port in use?
house-open-already = A house is already open on this data folder: { $folder }. Open its address, or use another folder with --data.
bots-connected = The house has taken the bots in; Ctrl-C takes them back.
bots-waiting = The house does not answer; the bots come as soon as it does.
bots-refused = The house does not know this token: start both with the same BASTIDE_BOT_TOKEN.
reachable-at = From other devices: { $address }
help-workers = How many processes serve; more than one needs PostgreSQL
workers-need-postgres = { $workers } workers need PostgreSQL: SQLite serves one. Set BASTIDE_DATABASE_URL.
help-bench = Measure the speed of the engine, of the house under load and of the page.
help-game = The game: { $games }
help-seats = How many seats there are
help-people = How many people play on this screen
help-names = Their names, with commas
help-bots = Bots for the other seats, with commas: { $bots }
help-lang = With --lang en, ru or uk any command speaks that language.
help-seed = A number that makes chance repeatable
help-option = An option of the game as NAME=VALUE, lists with commas: { $options }
help-file = The file with the record
help-at = The number of moves to play
help-arena-bots = The bots that meet, with commas: { $bots }
help-games = How many games
help-jobs = How many processes
help-clause = The clause, for example K4.2 or B5.9
help-seconds = How long each measurement takes
help-compiled = The folder of the compiled engine
help-peer = A Python that has catanatron, to compare with
help-write = Write the table into this file too
help-bench-tables = How many tables play in the house; five times as many rest
help-bench-rate = How many moves a second fall due
help-bench-postgres = An empty PostgreSQL database, to measure with it too
help-bench-page = The folder of the built page, to measure it too
help-bench-chromium = The Chromium that shows the page

## A game in the terminal

player-alone = Player
prompt-help = Type the number of a move or its line. Also: undo, hint, why MOVE, map, log, save FILE, help, quit.
hand-over = The screen goes to { $player }. Press Enter when you are there.
undone = Taken back: { $line }
recorded = The record is kept; `{ $program } replay` shows it.
file-not-ours = { $file } is not a record; choose another name.
nothing-recorded = No finished game is kept.
saved = Saved: { $file }
possible = This can be played: { $line }
number-unknown = There is no move with the number { $number }.
why-what = Say which move: why MOVE
save-where = Say where: save FILE
kept = The game is kept; `{ $program } resume` goes on with it.
ended-input = The input has ended.
not-kept = The game cannot be kept; it goes on all the same. The reason: { file-reason }.
not-kept-at-all = The game could not be kept.
nothing-kept = No game was broken off.
resumed = Going on with { $game }, after { $moves } moves.

## The house on the network

no-guest = Your browser has not introduced itself; reload the page.
forbidden = This is not allowed from there.
no-such-page = There is nothing at this address.
guest-number = Guest { $number }
no-such-table = There is no such table.
no-such-seat-here = There is no such seat at this table.
wrong-secret = This link does not open a seat at this table.
table-full = All seats are taken.
table-waiting = The game has not begun yet.
table-running = The game has already begun.
table-finished = The game is over.
not-finished = The game is not over yet.
host-only = Only the one who opened the table can do this.
not-your-seat = This is not your seat.
bot-plays-here = A bot plays this seat; take it back first.
seat-conceded = This seat has been given up.
not-absent = The player has not been away long enough for that.
seats-taken = There are people in more than { $seats } seats.
no-bot-free = No bot is free at the moment; try again in a while.
page-not-built = The page is not built. Run make page, or install a wheel that carries it.
nothing-asked = Nothing has been asked of you.
nothing-to-hint = There is nothing to decide now.
stale = The position has changed; choose again.
text-empty = There is nothing to say.
too-fast = That was too fast; wait a moment.
too-large = That is too large.
too-many-tables = You have { $limit } open tables already; finish one first.
message-unreadable = The message cannot be read.
bad-request = The request cannot be understood.
house-fault = Something went wrong in the house; nothing was lost.

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
column-list = Longest list
column-listing = Time to list it
column-ratio-moves = × peer, moves
column-ratio-games = × peer, games
column-database = Database
column-way = Load
column-p50 = p50
column-p95 = p95
column-p99 = p99
column-memory = Memory a table
column-heard = Rows heard
column-tables = Tables at rest
column-played = Moves each
column-empty = Empty house
column-pages-open = Pages open
column-pages-closed = Pages closed
column-page = Page
column-performance = Performance
column-first-paint = First paint
column-largest-paint = Largest paint
column-blocked = Blocked
column-usable = Usable
column-shift = Shift
column-doing = While
column-frames = Frames
column-median = Median
column-longest = Longest
column-long = Over 32 ms
engine-plain = plain
engine-compiled = compiled
way-pressed = flat out
way-paced = { $rate } a second
page-game = Game
doing-watch = others’ turns are shown
doing-zoom = the wheel zooms
doing-pan = the map is panned
progress-arena = Playing
progress-bench = Measuring
shared-wins = A shared win counts as a part of one.

## Said everywhere

player-number = Player { $number }
total = Total
team-total = Team total
winner = { $player } wins: { score-words }.
winners = Shared win ({ score-words }): { $players }.
winning-team = The team wins ({ score-words }): { $players }.
won-alone = { $player } has won.
lost-alone = { $player } has not won.
hinted = Try { $number }: { $line }
move-number = Move { $number } of { $moves }
level-greedy = Squire
level-uniform = Page

## The page

bar-home = Home
bar-tools = Language, look, sounds, help
bar-language = Language
bar-theme = Light or dark
bar-sound = Sounds
bar-rules = Rules
bar-menu = Menu
bar-turn = turn { $number }
switch-on = on
switch-off = off
close = Close
confirm = Confirm
not-now = Not now
house-motto = Board games at one table
house-invites = Sit down: a bot or a friend is waiting.
house-unreachable = The house does not answer. Check the connection and try again.
greet-morning = Good morning
greet-day = Good day
greet-evening = Good evening
games-wait = { $count } { $count ->
    [one] game waits
   *[other] games wait
} for you.
to-move = { $count } to move
play-now = Play now
play-friends = With friends
game-for = { $least } to { $most } players
card-live = Live: { $players }, { $count } { $count ->
    [one] move
   *[other] moves
}
my-games = My games
my-games-none = No game is running. “Play now” opens one against a bot.
open-tables = Open tables
open-tables-none = Nobody waits at the moment.
last-finished = Last finished
last-finished-none = None yet.
row-alone = nobody else yet
row-moves = { $count } { $count ->
    [one] move
   *[other] moves
}
row-won = you won
row-look = Look
row-waiting = before the start
quick-match = Quick match
quick-says = People first; after { $seconds } seconds bots fill the table.
quick-which = Which game
quick-find = Find a table
quick-waits = Waiting for people: { $seconds } s, then bots take the free seats.
first-time = First time here?
first-guided = A guided first game
first-guided-says = a dozen short prompts, skippable
record-open = Open from a file
record-open-says = a recorded game, to look at
not-a-record = This file is not a saved game.
record-save = Save to a file
menu-save = Save what I see to a file
waiting-title = Before the start
seats-title = Seats
seats-free = Free seats: { $count }
seats-full = Everyone is here.
seats-full-wait = Everyone is here; the host starts the game.
seat-number = Seat { $number }
seat-open = free
seat-me = this is you
player-you = you
seat-bot = bot
seat-link = By link
seat-link-says = whoever has the link sits down here
seat-lobby = Anyone
seat-lobby-says = shown among the open tables
seat-screen = This screen
seat-screen-says = someone else at this screen
seat-bot-says = a bot plays here
seat-me-says = sits here already
seat-level = Level of the bot
seat-name = Name
name-choose = What shall the others call you?
name-longest = No more than { $count } letters.
seat-away = not here
seat-conceded-short = gave up
seat-replace = let a bot play
sit-down = Sit down
leave-table = Leave the table
start-game = Start the game
start-with-bots = Start, filling with bots
link-copy = Copy link
link-copied = Link copied
link-invite = Copy invitation
invite-says = Whoever opens this link can sit down here.
link-here-only = This address works on this computer only. To let others in, open the house for the network and share the address it names then:
link-watch = Copy the link to this table
link-share = Share
options-title = Options
options-fixed = The host of the table chooses.
choose-own = choose
chance-random = at random
setting-live-gold = Score during the game
explains-live-gold = Everyone sees what each has so far, and what a move would bring.
setting-tempo = Tempo
tempo-live = in one sitting
tempo-days = over several days
explains-tempo-live = Everyone stays at the table until the end.
explains-tempo-days = Everyone looks in now and then and moves when there is time.
setting-absence = When someone is away
explains-absence = How long the others wait before they may let a bot play.
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-days = { $count } { $count ->
    [one] day
   *[other] days
}
your-turn = Your turn
turn-of = { $player }’s turn
wait-for = Waiting for { $players }
wait-for-others = You can look around meanwhile.
you-watch = You are watching.
banner-title = What is expected
clock-thinks = How long this turn has lasted
clock-lasts = thinking { $span }
span-days = { $days } d { $hours } h
away-wait = { $count ->
    [1] { $players } is away. The others may act in
   *[other] { $players } are away. The others may act in
}
away-over = { $player } has been away for long: let a bot play, or end the game together.
end-together = End together
bot-for-me = A bot plays for you.
bot-slow = The bot is taking long. It goes on by itself; you can wait, or end the game from the menu.
turn-ended-itself = The turn ended by itself: nothing else was left to do.
reconnecting = Reconnecting…
recap-plays = This is what the others did.
recap-skip = Skip
recap-again = Show again
undo-what = Undo: { $what }
confirm-what = { $what }?
preview-total = In all
preview-more = other uses of this hex: { $count }
players-title = Players
tabs-title = Parts of the table
tab-board = Board
tab-scores = Scores
tab-log = Log
log-title = Log
rail-open = Scores, log, chat
log-turn = turn { $number }
log-setup = Set-up
log-round = A new round
log-end = The end
chat-title = Chat
chat-unread = { $count } new in the chat
chat-empty = Nobody has said anything yet.
chat-write = Write a line
chat-send = Send
chat-mute = mute
chat-unmute = hear everyone again
map-title = Map
map-keys = Arrows move over the hexes, Enter picks, Tab goes to the next hex you may choose.
map-tools = Size of the map
map-closer = Closer
map-farther = Farther
map-whole = The whole map
menu-hint = Hint
hint-says = Hint: { $what }.
menu-back = Ask for a take-back
menu-end = Ask to end the game together
menu-to-bot = Let a bot play for me
menu-take-back = Take my seat back
menu-concede = Give up
menu-concede-sure = Really give up?
menu-carry = Link for another device
carry-says = Open it on your phone or another computer and you sit in the same seat. Whoever has this link plays for you.
asks-back = { $player } asks to take the whole last turn back ({ $agreed } of { $needed } agree).
asks-end = { $player } asks to end the game now ({ $agreed } of { $needed } agree).
asked-nobody = The last turn is taken back.
asked-back-granted = Everyone agreed ({ $others }): { $player }’s last turn is taken back.
asked-back-declined = Not everyone agreed ({ $others }): { $player }’s last turn stands.
asked-end-granted = Everyone agreed ({ $others }) with { $player }: the game is ended.
asked-end-declined = Not everyone agreed ({ $others }) with { $player }: the game goes on.
agree = Agree
decline = Decline
curtain-title = The screen goes to { $player }
curtain-says = The others look away: the card in hand is secret.
curtain-open = I am here
keys-title = Keys
keys-arrows = move over the hexes
keys-enter = pick
keys-undo = undo
keys-end = end the turn
keys-zoom = closer, farther
keys-escape = skip, put back
keys-help = this list
rules-title = Rules
rules-says = every clause with its own link
rules-clause = rules, { $clause }
rules-contents = Contents
table-over = finished
ended-early = The game was ended early
ended-conceded = The game was given up ({ $players })
ended-winner = Winner: { $player }
look-result = Score sheet
look-board = The board
ahead-of = { $count } more than { $player }
turns-played = { $count } { $count ->
    [one] turn
   *[other] turns
}
rematch = Rematch
sheet-source = For what
time-taken = Time taken
bars-title = Where it came from
curve-title = Score over time
replay-title = Replay
replay-watch = Replay
replay-first = To the start
replay-back = Back
replay-play = Play
replay-pause = Pause
replay-next = On
replay-last = To the end
settings-title = Settings
settings-name = Name
settings-name-says = what the others call you
settings-save = Save
settings-saved = Saved
settings-theme = Look
settings-theme-says = light, dark, or as the system has it
theme-system = system
theme-light = light
theme-dark = dark
settings-pace = Others’ turns
settings-pace-says = how fast they are shown
pace-off = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
settings-confirm = Ask before a move
settings-confirm-says = a touch asks once more before it counts
confirm-touch = on touch
confirm-always = always
confirm-never = never
settings-endTurn = End of the turn
settings-endTurn-says = when nothing else is left to do
endTurn-ask = with the button
endTurn-auto = by itself
settings-sound = Sounds
settings-sound-says = short and quiet
settings-notify = Notifications
settings-notify-says = “Your turn” while this page is open in the background
notify-insecure = The browser allows this only over https or on this computer itself.
about-title = About
about-house = Bastide is a house for board games: with friends, with bots, in the browser.
about-icons = Icons
about-icons-says = Changed only in colour, size and fineness of line:
about-type = Typefaces
about-games = Games
about-games-says = Rules are told in our own words; there is no artwork or text of any publisher here.
guide-step = First game · { $number } of { $count }
guide-next = Go on
guide-skip = Skip
