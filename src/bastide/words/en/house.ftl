# The house, in English.

## Games, options, lines

only-chance = That’s up to chance. Choose one of your moves.
no-such-seat = There’s no such seat. Choose one of the seats at this table.
other-chance-due = A different roll or draw comes first.
move-end-turn = End turn
option-seats = Players
spot-unknown = There’s nothing called “{ $spot }” on this table. Check the spelling.
game-over = The game is over.
chance-to-act = Wait a moment: a roll or a draw comes first.
chance-not-due = No roll or draw is due now.
not-to-act = It isn’t seat { $seat }’s turn. Wait for seat { $seats }.
no-seat = There’s no seat { $seat } in this game.
not-a-move = A move is a seat number and a line of text.
undo-nothing = There’s nothing to undo.
record-heading = Line { $line }: a game record starts with “{ $heading }”. Choose another file.

## Records, in a terminal; the server says them whole

record-lacks = Line { $line }: “{ $field }” is missing from the header.
record-header = Line { $line } isn’t a header line: “{ $text }”.
record-rules = Line { $line }: this game was recorded under revision { $rules } of the rules; this version plays revision { $ours }.
rules-too-old = A game played under revision { $rules } of the rules can’t be continued. Start a new one.
record-options = Line { $line }: the game can’t be set up like this.
record-seat = Line { $line }: a move starts with its seat or “chance”: “{ $text }”.
record-move = Line { $line } can’t be played: “{ $text }”.
record-broken-off = Line { $line }: the record is cut short. Moves promised: { $moves }, found: { $found }.
record-scores = Line { $line }: the record says the scores are { $told }, but replaying it gives { $played }.
record-not-text = { $file } isn’t a text file. Choose a game record.
record-move-number = Moves in this record: { $moves }. There’s no move { $number }.

## The command line

language-unknown = There’s no language “{ $language }”. Choose one of: { $allowed }.
file-unreadable = Can’t read { $file }: { file-reason }.
file-unwritable = Can’t write { $file }: { file-reason }.
file-reason = { $reason ->
    [missing] no such file or folder
    [forbidden] no permission
    [folder] it’s a folder
    [full] the disk is full
   *[other] { $system }
}
usage-option = There’s no such option: { $name }.
panel-arguments = Arguments
panel-options = Options
panel-commands = Commands
panel-default = default: { $value }
panel-required = required
usage-command = There’s no such command: { $name }.
usage-extra = That’s one word too many: { $name }.
panel-help = Show this help and exit
panel-usage = Usage
peer-absent = There’s no such program: { $peer }.
usage-missing = Something’s missing: { $name }.
usage-value = That’s not a value for { $name }.
usage-other = Can’t understand the command: { $detail }
usage-help = Try: { $command } --help
bot-unknown = There’s no bot “{ $bot }”. Choose one of: { $allowed }.
weights-of-other-features = These weights aren’t those of { $game }: they were made for another game or for other features. “bastide train { $game } --folder …” trains new ones in a folder of their own.
weights-missing = There are no trained weights for { $game } yet; train them with “bastide train { $game }”.
weights-unreadable = That isn’t a file of weights for { $game }, or it is damaged.
people-too-many = Too many people for the seats: { $people } people, { $seats } seats. Add seats or seat fewer people.
arena-bots = The arena needs as many bots as seats, from { $least } to { $most }; you named { $number }.
clause-unknown = There’s no clause “{ $clause }” in these rules. Name no clause to read them all.
bench-failed = Couldn’t measure { $command }: { $reason }
compiled-absent = There’s no compiled engine in { $folder }; `make compile` builds it.

help-app = Bastide: castle-building board games in the browser and in the terminal, for people and bots. Without a command it starts the server and opens the page.
help-play = Play a game against bots, or with people at this screen.
help-resume = Continue a saved game, by default the last one you left.
help-replay = Replay a recorded game, or show the position after so many moves.
help-arena = Let bots play many games against each other.
help-train = Train the network that strong bots play with; it goes on where it stopped.
help-explain-features = Show what a bot sees of a position: by their names, all features above nought.
help-rules = Read the rules, all of them or one clause.
help-serve = Start the server: the games in the browser
help-bots-command = Lend this machine’s bots to a server; they decide for its tables until Ctrl+C.
help-host = Address to listen on
help-port = Port to listen on; by default 8000, or any free one
help-data = Folder where the server keeps its tables
help-bot-processes = How many bot processes run beside the server
help-page = Folder of the built page
help-browser = Open the page in the browser, if there is one
help-server = Address of the server, such as https://play.example
help-token = Bot token the server was started with; without it, BASTIDE_BOT_TOKEN of the environment
database-absent = Can’t open the database: { $reason }.
cannot-listen = Can’t listen on { $address }. If the port is in use, choose another with --port.
house-open-already = A server is already running on this data folder: { $folder }. Open its address, or choose another folder with --data.
bots-connected = The bots are connected; Ctrl-C disconnects them.
bots-waiting = The server doesn’t answer; the bots will connect as soon as it does.
bots-refused = The server doesn’t know this token. Start both with the same BASTIDE_BOT_TOKEN.
reachable-at = From other devices: { $address }
reachable-here-only = Only this computer can open it. To let others in: bastide serve --host 0.0.0.0
help-workers = How many processes serve; more than one needs PostgreSQL
workers-need-postgres = SQLite serves one worker; { $workers } need PostgreSQL. Set BASTIDE_DATABASE_URL.
help-bench = Measure the speed of the engine, of the server under load and of the page.
help-game = The game: { $games }
help-seats = Number of seats
help-people = How many people play at this screen
help-names = Their names, separated by commas
help-bots = Bots for the other seats, separated by commas: { $bots }
help-lang = Add --lang en, ru or uk and any command speaks that language.
help-seed = A number that makes chance repeatable
help-option = An option of the game as NAME=VALUE, lists separated by commas: { $options }
help-file = The game record
help-at = The number of moves to play
help-arena-bots = The bots that meet, separated by commas: { $bots }
help-games = How many games
help-jobs = How many processes
help-train-minutes = For how many minutes
help-train-folder = Folder that keeps the training
help-train-weights = Begin with the weights of this file, not from nothing
help-train-batch = Positions of one step of learning
help-train-memory = How many positions are remembered, the newest
help-train-rate = The learning rate at first
help-train-last-rate = The learning rate at the end, to which it falls
help-explain-moves = After how many random moves
help-clause = The clause, for example K4.2 or B5.9
help-seconds = How long each measurement takes
help-compiled = The folder of the compiled engine
help-peer = A Python that has catanatron, to compare with
help-write = Also write the table to this file
help-bench-rounds = How often the engine is measured; the median counts
help-bench-tables = How many tables are playing; five times as many are idle
help-bench-rate = How many moves are due each second
help-bench-postgres = An empty PostgreSQL database, to measure that too
help-bench-page = Folder of the built page, to measure that too
help-bench-chromium = The Chromium that shows the page

## A game in the terminal

player-alone = Player
prompt-help = Type a move’s number or its line. Also: undo, hint, why MOVE, map, more, log, save FILE, help, quit.
low-help = Low window. Also: more (the rest), { $game ->
    [burgundy] map 2 (their duchy)
   *[other] map
}, log, undo, hint, help.
no-move-help = Commands are typed in Latin letters: “help”, “hint”.
hand-over = Hand the screen to { $player }. Press Enter when you’re ready.
undone = Undone: { $line }
recorded = The game is recorded; `{ $program } replay` shows it.
file-not-ours = { $file } isn’t a game record; choose another name.
nothing-recorded = There’s no finished game to replay yet.
nothing-to-analyse = There’s no finished game to analyse yet.
saved = Saved: { $file }
possible = You can play this: { $line }
number-unknown = There’s no move number { $number }. Choose one from the list.
why-what = Name the move: why MOVE
save-where = Name the file: save FILE
kept = Your game is saved; `{ $program } resume` continues it.
ended-input = End of input.
not-kept = Can’t save the game ({ file-reason }). You can keep playing.
not-kept-at-all = The game couldn’t be saved.
nothing-kept = There’s no unfinished game to resume.
resumed = Resuming { $game }, moves played: { $moves }.

## The house on the network

no-guest = We don’t know this browser yet. Reload the page.
forbidden = Blocked: this request came from another site. Open Bastide directly and try again.
no-such-page = This address doesn’t lead anywhere. Check the link, or go to the home page.
guest-number = Guest { $number }
no-such-table = There’s no such table. Check the link, or open a new table from the home page.
no-such-seat-here = This table has no such seat. Reload the page.
wrong-secret = This link isn’t valid. Ask the host for a new one.
table-full = All seats are taken. You can watch, or find another table.
table-waiting = The game hasn’t started yet. Wait for the host.
table-running = The game has already started. You can watch it.
table-finished = The game is over. Start a rematch to play again.
table-unreadable = This table is saved, but this version of Bastide can’t open it. Update Bastide and try again.
table-newer = This table is saved, but it was played on a newer version of Bastide. Update Bastide to open it.
table-ended = The rules were corrected after this game began, and it couldn’t go on. It ended as it stood.
rules-changed = The rules were corrected after this game began (revision { $rules }, now { $now }). It goes on from here.
row-kept = can’t be opened
not-finished = The game isn’t over yet. Come back when it is.
host-only = Only the host can do this. Ask them to.
not-your-seat = This isn’t your seat. Sit down in a free one, or watch.
owner-only = Only the player who took this seat first can do this.
bot-plays-here = A bot is playing for you. Return to your seat first.
seat-conceded = You resigned this game. You can still watch it.
not-absent = This player hasn’t been away long enough yet. Wait a little longer.
seats-taken = More than { $seats } seats are taken by people. Free a seat first.
no-bot-free = No bot is free right now. Try again in a moment.
page-not-built = The page isn’t built. Run make page, or install a wheel that includes it.
nothing-asked = There’s no request to answer.
nothing-to-hint = There’s nothing to decide right now.
hints-off = Hints are switched off at this table.
stale = The position has changed. Choose again.
text-empty = Type a message first.
no-name = A name needs at least one visible letter.
absence-too-short = The wait can’t be under a second. Choose a longer one.
no-take-back-here = Rolls and draws are fixed at this table and would come out the same, so turns can’t be taken back.
too-fast = That was too fast. Wait a moment and try again.
too-large = That’s too large. Send less at a time.
guided-alone = A guided game is for one person and a bot. Open one from the home page.
too-many-tables = You already have { $limit } open tables. Finish one first.
message-unreadable = The server couldn’t read that message. Reload the page.
bad-request = The server couldn’t understand that. Reload the page and try again.
house-fault = Server error. Your game is safe; reload the page.
house-cannot-keep = The server can’t save right now. Nothing is lost; try again in a moment.

## The daily challenges: on home, at a table, and what is refused

daily-name = Daily
daily-home = Daily challenges
daily-home-says = Three games a day, the same for everyone. One try at each.
daily-home-done = { $count } of { $all } played today. New ones come at midnight UTC.
daily-back = Daily challenges

## Arena and benchmark

number-told = { $number }
milliseconds = { $number } ms
arena-title = { $game }: { $games } { $games ->
    [one] game
   *[other] games
}, seats rotated, seeds { $first }–{ $last }
column-bot = Bot
column-wins = Wins
column-interval = 95%
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
column-workers = Workers
column-share = Each worker has
column-way = Load
column-p50 = p50
column-p95 = p95
column-p99 = p99
column-processor = CPU per move
column-times-one = × one worker
column-cpu-workers = CPU per move: workers
column-cpu-database = CPU per move: database
column-cpu-load = CPU per move: load
column-cpu-all = CPU per move: all
column-cores = Cores in use
column-memory = Memory per table
column-heard = Rows heard
column-tables = Idle tables
column-played = Moves each
column-empty = Empty server
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
share-core = a core
share-part = { $share } of a core
share-unmeasured = This system doesn’t let processes be held to a share of a core, so that wasn’t measured.
page-game = Game
doing-watch = others’ turns are shown
doing-zoom = the wheel zooms
doing-pan = the map is panned
progress-arena = Playing
progress-bench = Measuring
shared-wins = A shared win counts as a part of one.

## Training and clusters in the terminal

ray-missing = Ray isn’t installed. To play on a cluster: pip install bastide[ray]
ray-away = Can’t reach a Ray cluster at { $address }: { $reason }
help-ray = Address of a Ray cluster to play on; “local” starts one here
help-arena-set = Another set of options, in quotes: a table for each
help-arena-seconds = Seconds a bot has for a decision at most; no level takes longer than it does by itself
help-arena-write = Also write the results to this file, as JSON
train-games = Games
train-steps = Weight updates
train-error = Error, points
train-mean = Mean score
train-bests = Best networks
train-squire = Wins against Squire
train-trial = On trial against the best
train-curve = Learning curve
train-waiting = The first games are being played…
train-kept = The training is kept in { $folder }. The same command goes on from here.
train-begun = In { $folder } a training has begun already: leave out the weights to go on with it, or choose another folder.
train-deserted = The processes that play have all ended. What was learnt is kept in { $folder }; the same command goes on from there.

## Analysis in the terminal

help-analyse = Analyse a recorded game: how well each played, what was given away, what was luck.
progress-analysis = Analysing
column-player = Player
column-decisions = Decisions
column-mistakes = Mistakes
analysis-explained = Accuracy: 100% if nothing was given away. Luck: what dice and cards brought, against the average of what could have come. Given away: how much more the best moves promised, on average; a difference too small to be sure of counts as nothing.
analysis-swings = Decisions that mattered most:
analysis-instead = better: { $what }
analysis-turned = The turning point was move { $number } ({ $what }): it took { $player } from { $before }% to { $after }%.

## Puzzles in the terminal

help-puzzle = Solve puzzles: find the best move
help-theme = Only puzzles on this theme
help-make-puzzles = Make puzzles from games between bots.
help-puzzles-out = The file to write; what is in it already stays
help-puzzles = Folder with more puzzles for your guests; `bastide make-puzzles` makes them
help-puzzles-own = Folder with puzzles to solve instead of the ones that come with the game
puzzles-none = There are no puzzles for this game in { $file }. Choose another folder.
progress-puzzles = Looking for puzzles
puzzles-written = { $count ->
    [one] { $count } puzzle is in { $file }.
   *[other] { $count } puzzles are in { $file }.
}
puzzles-newer = { $file } was written by another version, and its puzzles can’t be read. Make them again: `bastide make-puzzles`.
puzzles-other-game = The puzzles in { $file } are for another game. Choose another file.
terminal-puzzle-theme = There are no puzzles on the theme “{ $theme }”. Choose one of: { $allowed }.
terminal-puzzle = { $title }, { $level }: { $theme }
terminal-puzzle-keys = Type a move’s number or its line, “hint”, “show” or “quit”.
terminal-puzzle-next = Press Enter for the next puzzle, or type “quit”.
terminal-puzzle-word = show
terminal-puzzle-best = Best:
terminal-puzzle-row = In a row: { $row }

## Later: hints

hints-eyes = as Castellan sees it
hints-known = Castellan knows only what your seat can see.
hints-told = The log tells everyone that you asked. Hints so far: { $count }.
hints-thinking = Castellan is looking at your turn…
hint-win = { $share }%
hint-where = Show on the board
hint-where-unsure = It isn’t certain yet where
hint-win-says = chance to win
hint-margin = margin { $points }
hint-then = then { $lines }
hint-do = Do this
hint-do-step = Do this: step { $step } of { $steps }
hint-step = This step
hint-source = { $source_name } { $points }
hint-now = { $points } now: { $sources }.
hint-nothing-now = No points now.
hint-end = At the end, as things stand: { $sources }.
hint-held = In hand: { $sources }.
hint-likely = By the end of your next turn in hand about: { $sources }.
hint-soon = By the end of your next turn about { $points }: { $sources }.
hint-against = Compared with { $number }: { $sources }.
hint-later = later in the game { $points }
hint-rival-less = rival gets { $points } less
hint-rival-more = rival gets { $points } more

## Hints in a terminal

terminal-hints = As Castellan sees it, knowing only what your seat can see:
terminal-hint = { $place }. { $share }% chance to win, { $rank }
terminal-hint-alone = { $place }. { $share }% chance to win

## Said everywhere

player-number = Player { $number }
total = Total
team-total = Team total
winner = { $player } wins with { score-words }.
winners = Shared win ({ score-words }): { $players }.
winning-team = Winning team ({ score-words }): { $players }.
level-uniform = Page
level-greedy = Squire
level-steward = Steward
level-castellan = Castellan
level-regent = Regent
level-sovereign = Sovereign
points-gained = +{ $points } { $points ->
    [one] point
   *[other] points
}
points-title = points
scored = { $player } gets { points-gained }: { $source_name }.
back-end-turn = end of turn

## What links show; as in a terminal, no page says it

preview-house = Board games in the browser, with friends and bots.
preview-game = Play it in your browser with friends or bots. No sign-up.
preview-table = A table to join or watch
preview-replay = { $game }: the whole game, move by move

## The page

rules-contents = Contents
bar-home = Home
nothing-title = Nothing here
bar-tools = Language, theme, sound and help
bar-language = Language
bar-theme = Switch theme
bar-sound = Sound
bar-rules = Rules
bar-menu = Menu
bar-turn = turn { $number }
switch-on = on
switch-off = off
close = Close
confirm = Confirm
not-now = Not now
house-motto = Three board games, one table
greet-morning = Good morning
greet-day = Good afternoon
greet-evening = Good evening
play-friends = With friends
game-for = { $least }–{ $most } players
my-games = My games
open-tables = Open tables
open-tables-none = No open tables right now.
row-alone = no one else yet
row-moves = { $count } { $count ->
    [one] move
   *[other] moves
}
row-waiting = not started
quick-match = Quick match
quick-says = People first; bots join after { $seconds } seconds.
quick-which = Which game?
quick-find = Find a table
first-guided = Guided first game
record-open = Open a game record
record-open-says = watch a game saved to a file
try-open = Set up a position
try-open-says = change anything on the board, then play it or analyse it
not-a-record = This file isn’t a game record. Choose another one.
record-save = Download game record
menu-save = Download game record
seat-number = Seat { $number }
seat-open = free
seat-me = you
player-you = you
seat-bot = bot
seat-link = Invite by link
seat-lobby = Anyone
seat-screen = This screen
seat-level = Bot level
name-longest = At most { $count } letters.
seat-away = away
seat-replace = replace with a bot
sit-down = Sit down
link-copy = Copy link
link-copied = Link copied
link-here-only = This link works on this computer only.
link-watch = Copy link to watch
link-share = Share
chance-random = at random
setting-hints = Hints
wait-seconds = { $count } s
wait-minutes = { $count } min
wait-days = { $count } { $count ->
    [one] day
   *[other] days
}
your-turn = Your turn
turn-of = { $player }’s turn
wait-for = Waiting for { $players }
wait-for-others = You can look around in the meantime.
you-watch = You’re watching.
banner-title = What to do now
clock-thinks = Time this turn
clock-lasts = thinking { $span }
span-days = { $days } d { $hours } h
away-wait = { $count ->
    [1] { $players } is away. You can replace them with a bot in
   *[other] { $players } are away. You can replace them with bots in
}
away-over = { $player } has been away a while. Replace them with a bot, or agree to end the game.
end-together = End the game
bot-for-me = A bot is playing for you.
bot-slow = The bot is taking longer than usual. Wait a little, or end the game from the menu.
turn-ended-itself = Your turn ended automatically: there was nothing left to do.
reconnecting = Reconnecting…
house-unreachable = Can’t reach the server. Your game is safe; we keep trying.
move-unkept = Your move isn’t saved yet. We keep trying.
recap-plays = Watch what the others do.
recap-skip = Skip
recap-again = Watch again
undo-what = Undo: { $what }
confirm-what = { $what }?
preview-total = Total
preview-ways = { $count } { $count ->
    [one] way
   *[other] ways
}; click to choose
players-title = Players
tabs-title = Switch view
tab-board = Board
tab-scores = Scores
tab-log = Log
log-title = Log
rail-open = Scores, log, chat
rail-tabs = Switch between log and chat
log-turn = turn { $number }
log-setup = Setup
log-round = New round
log-end = End of the game
chat-title = Chat
chat-unread = { $count } new in chat
chat-empty = No messages yet. Say hello!
chat-write = Message
chat-send = Send
chat-mute = mute
chat-unmute = unmute all
map-title = Map
map-keys = Arrow keys and Enter lead to the hexes, Tab to the next one you can choose, Enter picks it.
map-tools = Zoom
map-closer = Zoom in
map-farther = Zoom out
map-whole = Fit the whole map
menu-hint = Hint
sure = I’m sure
sure-asks = Is that your choice? It’s revealed once everyone has chosen.
change-choice = Change my choice
menu-back = Ask for a take-back
menu-end = Propose ending the game
menu-to-bot = Let a bot play for me
menu-take-back = Return to my seat
menu-concede = Resign
menu-carry = Play on another device
asks-back = { $player } asks to take back their last turn ({ $agreed } of { $needed } agree).
asks-end = { $player } proposes ending the game now ({ $agreed } of { $needed } agree).
asked-nobody = Your last turn was taken back.
asked-back-granted = Everyone agreed ({ $others }): { $player }’s last turn was taken back.
asked-back-declined = Not everyone agreed ({ $others }): { $player }’s last turn stands.
asked-end-granted = Everyone agreed with { $player } ({ $others }): the game is over.
asked-end-declined = Not everyone agreed with { $player } ({ $others }): the game goes on.
agree = Agree
decline = Decline
curtain-title = Hand the screen to { $player }
curtain-says = Everyone else, look away: the card in hand is secret.
curtain-open = I’m ready
keys-title = Keyboard shortcuts
key-space = Space
rules-title = Rules
rules-clause = rules, { $clause }
look-result = Score sheet
replay-round = Round { $number }
settings-title = Settings
settings-save = Save
settings-saved = Saved
about-title = About
guide-step = First game · { $number } of { $count }
guide-next = Next
guide-skip = Skip the guide
guide-back = Back
guide-done = Play on
guide-finish-title = Now it’s your game
log-seat-resigned = { $player } resigned. A bot plays on.
log-seat-resigned-last = { $player } resigned. { game-over }
log-seat-handed = { $player } left the game to a bot for now.
log-seat-replaced = { $player } was away too long. A bot plays on.
log-seat-returned = { $player } is back in the game.
log-seat-hinted = { $player } took a hint.
mark-bot = a bot
mark-bot-for = away, a bot plays
mark-resigned = resigned, a bot plays
mark-resigned-short = resigned
you-resigned = You resigned. A bot plays on for you; you’re watching.

## Home

in-games = { $count ->
    [one] in one game
   *[other] in { $count } games
}
and-more = and { $count } more
nothing-waits = No game is waiting for you.
newcomer = New here? Each guided first game below teaches you to play in five minutes.
due-play = Play
due-open = Open
due-burgundy = { $stage ->
    [choose] choose where to start
   *[other] phase { $phase } · round { $round }
}
due-kingdom = { $card ->
    [grass] your card: grass
    [canyon] your card: canyon
    [desert] your card: desert
    [flowers] your card: flowers
    [forest] your card: forest
   *[other] your turn
}
due-seasons = { $stage ->
    [choose] round { $round } · choose your cards
   *[other] round { $round } · your action
}
with-players = with { $players }
row-solo = solo
row-seats = { $taken } of { $seats } seats taken
play-bots = Against bots
play-solo = Solo
play-team = Two teams
first-goes-on = Guided game
first-step = Guided game · step { $number } of { $count }
first-go-on = Continue
games-going-on = In progress
games-finished = Finished
games-archive = Archive
games-going-on-none = No games in progress. Pick one above.
games-finished-none = No finished games yet.
games-archive-none = Nothing archived yet.
archive-put = Archive
archive-back = Restore
archived-now = { $game }: archived.
undo = Undo
opponents-mine = Bots at your table
opponents-compare = Compare the levels
puzzles-home = Puzzles
puzzles-home-says = One position, one best move: find it on the board.

## Later: settings, the project, sharing, a replay

try-edit = Edit this position
keys-arrows = move between hexes
keys-enter = choose
keys-undo = undo
keys-end = end turn
keys-hint = hint
keys-zoom = zoom in, zoom out
keys-escape = skip, cancel
keys-space = skip what bots show, go on
keys-help = this list
keys-replay-step = one move back, one move forward
keys-replay-turn = previous turn, next turn
keys-replay-ends = to the start, to the end
keys-replay-play = play, pause
share-title = Share the result
share-names = Show the other players’ names
share-link-says = The link opens the replay. It shows a picture of the result wherever you post it.
share-save = Download picture
share-send = Send picture
share-failed = Your browser couldn’t draw the picture. Share the link instead.
replay-first = First move
replay-back = Previous
replay-play = Play
replay-pause = Pause
replay-next = Next
replay-last = Last move
replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-turns = Turns
replay-speed = Speed: { $speed }×
settings-name = Name
settings-name-says = how others see you
settings-theme = Theme
settings-theme-says = light, dark, or same as your device
theme-system = device
theme-light = light
theme-dark = dark
settings-pace = Opponents’ moves
settings-pace-says = how fast they play on your screen
pace-off = instant
pace-fast = fast
pace-normal = normal
pace-slow = slow
settings-confirm = Confirm moves
settings-confirm-says = ask once more before a move counts
confirm-touch = on touch
confirm-always = always
confirm-never = never
settings-endTurn = End of turn
settings-endTurn-says = when there’s nothing left to do
endTurn-ask = I press the button
endTurn-auto = automatically
settings-summaries = Summaries
settings-summaries-says = After a phase or a round: who scored what, and what comes next.
summaries-on = show
summaries-off = don’t show
settings-sound = Sound
settings-sound-says = short and quiet
settings-notify = Notifications
settings-notify-says = “Your turn” when this page is in the background
notify-insecure = Your browser allows this only over https or on this computer.
settings-shares = My games as puzzles
settings-shares-says = If everyone at the table has this on, a position from the finished game may become a puzzle here, without names. Turn it off and the puzzles from your games go away.
about-house = Bastide is a house for board games: with friends or bots, in your browser.
about-icons = Icons
about-icons-says = Only their colour, size and line weight were changed:
about-type = Typefaces
about-games = Games
about-games-says = The rules are in our own words; nothing here uses a publisher’s artwork or text.

## Later: links, summaries, archiving, resigning, the end of a game, a table that cannot be opened

carry-says = Open this link on your phone or another computer to play from there. Keep it to yourself: anyone who has it can play for you.
link-renew = New link
link-renewed = Here’s a new link; the old one no longer works.
link-sign-out = Sign out your other devices
cancel = Cancel
summary-came = Where the points came from
summary-gained = Gained
summary-never = Don’t show this again
summary-go-on = Continue
row-won = you won
row-lost = you lost
row-resigned = you resigned
archive-running = Others are still playing here
archive-running-says = The game goes on, but you won’t see it here. You can also resign first: a bot plays on for you.
archive-only = Just archive
archive-resign = Resign and archive
resign-title = Resign this game?
resign-says = A bot plays on for you. You can watch to the end, but you can’t come back. If you only need a break, choose “{ menu-to-bot }” instead.
resign-ends = Nobody else is playing with you, so the game ends now and counts as lost.
resign-daily = Today’s one try is over then, and its result counts as resigned.
resign-yes = Resign
resign-no = Keep playing
won-alone = { $player } wins.
lost-alone = { $player } doesn’t win this time.
replay-title = Replay
move-number = Move { $number } of { $moves }
replay-analyse = Analysis
tie-talers = more talers left
tie-resources = more resources left
tie-value = more valuable resources left
tie-most-empty = more empty spaces
tie-fewest-empty = fewer empty spaces
tie-turn-order = later in turn order
look-board = Final board
end-edit = Change it and play on
end-edit-says = Opens the final position in the editor: change anything, then play on or analyse it.
ended-early = The game ended early
ended-conceded = The game ended by resignation ({ $players })
ended-winner = Winner: { $player }
ahead-of = { $count } ahead of { $player }
tie-broken = Same score as { $player }. Tie-breaker: { $by }
turns-played = { $count } { $count ->
    [one] turn
   *[other] turns
}
rematch = Rematch
sheet-source = Source
time-taken = Time used
bars-title = Where the score came from
curve-title = Score over time
moments-title = Where the score changed most
moments-says = By the score so far. The analysis tells what each turn was worth for the win.
moment-gained = { $player } scores, mostly from: { $source_name }
moment-leads = { $player } goes ahead in the score, mostly from: { $source_name }
moment-ending = Final scoring
final-board = Final board
replay-watch = Watch replay
table-over = finished
kept-title = Saved, but can’t be opened
kept-says = Nothing is lost. The record has every move, and a version that can read this table will open it again.
kept-put-away = Remove from list

## Later: options and lines that the server does not understand

game-unknown = There’s no game called “{ $game }”. Choose one of: { $allowed }.
option-unknown = There’s no option “{ $option }”. Choose one of: { $allowed }.
option-value = “{ $option }” can’t be “{ $value }”. Choose one of: { $allowed }.
option-list = “{ $option }” can’t be “{ $value }”. Choose { $number } of these: { $allowed }{ $random ->
    [yes] ; or “random”.
   *[no] .
}
option-different = “{ $option }” can’t be “{ $value }”. Choose { $number } different ones of these: { $allowed }{ $random ->
    [yes] ; or “random”.
   *[no] .
}
option-mapping = “{ $option }” can’t be “{ $value }”. Write NAME:VALUE for any of these names: { $names }. Values: { $allowed }.
option-contradicts = “{ $option }” contradicts “{ $other }”. Leave one of them out.
option-spelling = Write an option as NAME=VALUE, not “{ $text }”.
line-unknown = “{ $word }” isn’t a move. Moves are: { $moves }.
line-length = Write “{ $move }” like this: { $fields }.
line-word = There’s no { $field } “{ $word }”. Check the spelling.

## Later: opponents

opponents-title = Who do you want to play against?
opponents-says = The stronger the bot, the further ahead it looks.
opponent-rating = rating { $rating }
opponent-ratings = Ratings by game
opponent-ratings-of = Ratings in { $game }
opponent-ratings-say = Ratings come from games of the bots among themselves: 200 points more win about three games out of four.
opponent-strength = strength { $place } of { $most }
opponent-record = you won { $won } of { $played }
opponent-record-here = you won { $won } of { $played } at this game
opponent-at-once = answers at once
opponent-time = up to { $seconds } s per decision
manner-uniform = Plays whatever comes to mind and leaves you room to learn.
manner-greedy = Takes every point within reach and seldom thinks of the next round.
manner-steward = Plans the whole turn and keeps the household in order.
manner-castellan = Knows what a position is worth and wastes no move.
manner-regent = Plays its best turns through in its head, your replies included.
manner-sovereign = Looks as deep as the clock allows. Beat it once and save the replay.

## Later: before the start

seats-title = Seats
seat-name = Name
choose-own = choose
quick-waits = Looking for players: { $seconds } s, then bots take the free seats.
name-choose = Your name at the table
waiting-title = Before the start
seat-link-says = only people with the link can join
seat-lobby-says = listed under open tables; anyone can join
seat-screen-says = someone next to you, at this screen
seat-bot-says = a bot plays this seat
seat-me-says = already seated
leave-table = Leave
start-game = Start game
options-fixed = The host chooses the options.
setting-live-gold = Running score
explains-live-gold = Everyone sees the score so far, and what a move would bring.
explains-hints = On their turn, players can ask Castellan for the three best moves.
setting-tempo = Pace
tempo-live = in one sitting
tempo-days = over several days
explains-tempo-live = Everyone stays until the end.
explains-tempo-days = Play whenever you have time; the game waits.
setting-absence = If a player leaves
explains-absence = How long the others wait before they can replace a player with a bot.
table-of = { $player }’s table
before-free-host = { $count ->
    [one] One seat is free. Start any time; a bot ({ $bot }) will take it.
   *[other] { $count } seats are free. Start any time; bots ({ $bot }) will take them.
}
before-free = { $count ->
    [one] One seat is free. The host can start any time.
   *[other] { $count } seats are free. The host can start any time.
}
before-join = { $count ->
    [one] One seat is free. Sit down to play.
   *[other] { $count } seats are free. Sit down to play.
}
before-full-host = Everyone is here. Start when you’re ready.
before-full = Everyone is here. The host starts the game.
before-watch = All seats are taken. Stay here to watch: the game appears when it starts.
before-alone = Start when you’re ready.
what-you-play = What you play
begins-laid = The game starts from a position the host has set up.
preset-changed = Your choice, based on: { $preset }
preset-changed-says = Choose it again to restore it.
preset-last = As last time
seats-count = { $count } { $count ->
    [one] player
   *[other] players
}
seat-free = Free seat
seat-came-link = joined by link
seat-came = joined
seat-host = host
seat-partner = your partner
seat-here = at the table
seat-colour = Your colour
seat-colour-0 = red
seat-colour-1 = blue
seat-colour-2 = yellow
seat-colour-3 = black
seat-or-bot = or a bot in one click
seat-clear = Free this seat
rename = rename
swap-partners = Swap partners
team-number = Team { $number }
team-shares = share one double duchy
invite-title = Invite
invite-link = Only people with this link can take a free seat. Nobody else sees the table.
invite-anyone = Anyone can take a free seat: the table is listed on the home page. The link leads here too.
invite-full = Every seat is taken; guests can watch.
start-when-full = Start as soon as every seat is taken
starts-when-full = The game starts as soon as every seat is taken.
absence-told = a bot can step in after { $wait }
more-options = More options
score-shown = scores shown
score-hidden = scores hidden
hints-shown = hints
hints-hidden = no hints
preset-classic = Classic

## Later: the daily challenges

daily-title = Today’s three
daily-says = The same dice, cards and bots for everyone.
daily-past-says = This day is over: you can look, but not play.
daily-practice-says = This day is over. Its games can be played for practice: nothing counts, and hints are allowed.
daily-next = new ones in { $hours } h { $minutes } min
daily-tag-done = played
daily-tag-waits = waits for you
daily-tag-running = in progress
daily-tag-missed = not played
daily-setting-burgundy = solo · duchy { $duchy }
daily-setting-kingdom = against { $bots } · random boards and cards
daily-setting-seasons = { $season ->
    [winter] winter
   *[other] summer
} · against { $bots }
daily-bots = { $count ->
    [one] { $bot }
   *[other] { $bot } × { $count }
}
daily-have-played = { $count ->
    [0] Nobody has played yet
    [one] One player so far
   *[other] { $count } players so far
}
daily-got-burgundy = { $count ->
    [one] space filled
   *[other] spaces filled
}
daily-got-kingdom = gold to { $rival }
daily-got-seasons = points to { $rival }
daily-place = place { $place } of { $count }
daily-given-up = resigned
daily-late = too late, didn’t count
daily-play = Play: one try
daily-go-on = Continue
daily-practise = Play for practice
daily-no-bots = This game needs bots, and the server has none right now. Try again later.
daily-once = You’ve had your try at this one. New challenges come at midnight UTC.
daily-locked = This is a daily challenge. You can look at it after you finish yours.
daily-not-yet = That day hasn’t come yet. Choose an earlier one.
daily-alone = You play a daily challenge on your own, and its settings can’t be changed.
daily-crowded = Too many challenges were started from your network. Try again in a few minutes.
daily-not-over = This day isn’t over yet. Once its list is closed you can play it for practice.
daily-replay = Replay
daily-results = Results
daily-span-day = Today
daily-span-past = This day
daily-span-week = This week
daily-player = Player
daily-points = Day points
daily-days = Days
daily-closed = played
daily-running = in progress
daily-you = you
daily-watch = Replay: { $player }, { $game }
daily-nobody = No results yet. Be the first.
daily-nobody-past = Nobody played on this day.
daily-streak = { $count } { $count ->
    [one] day
   *[other] days
} in a row
daily-count-one = one
daily-count-two = two
daily-count-three = all three
daily-played-on = { $date }: { $count } of 3 played
daily-month-before = Previous month
daily-month-after = Next month
daily-how = How it works
daily-how-same = Same for all.
daily-how-same-says = Dice, cards and bots depend on the day alone.
daily-how-once = One try counts.
daily-how-once-says = Leave and come back: it goes on where you were. If you resign, it’s used up. There are no hints.
daily-how-closed = Closed until you’ve played.
daily-how-closed-says = Results and replays of a challenge open after your try.
daily-how-points = Day points.
daily-how-points-says = First place earns 25 points, each place below it one fewer.
daily-how-when = New at midnight UTC.
daily-how-when-says = That’s { $time } where you are. If you’ve already started, you get three more hours to finish.
daily-yesterday = Yesterday
daily-share = Share my results
daily-shared = Copied

## Study: the analysis of a finished game

mark-brilliant = brilliant
mark-good = good
mark-inaccurate = inaccurate
mark-mistake = mistake
column-accuracy = Accuracy
column-given = Given away per turn, points
column-luck = Luck, points
analysis-cost = −{ $share }% chance to win
analysis-busy = Other games of yours are still being analysed. Wait until one is done.
analysis-impossible = This game can’t be analysed. You can still watch its replay.
no-decision-there = Nothing was decided in that move. Choose another one.
cannot-play-on = This game was played under older rules, so it can’t be continued. You can still watch its replay.
play-on-over = The game is over here. Go back a little and play on from there.
study-title = Analysis
study-wins = Chance to win
study-counting = Analysing: { $done } of { $rows } moves
study-turning-choice = Turning point, { $where }: { $mark ->
    [mistake] a mistake by { $other }
   *[other] an inaccuracy by { $other }
} took { $player } from { $before }% to { $after }%.
study-turning-luck = Turning point, { $where }: luck took { $player } from { $before }% to { $after }%.
study-resigned = { $player } resigned ({ $where }) with a { $share }% chance to win.
study-stood-in = a bot played
study-here = Best moves here
study-thinking = Castellan is comparing the alternatives…
study-found-best = Played: { $mark }. Nothing clearly better was found.
study-given = { $share ->
    [0] Played: almost as good, points −{ $points }
   *[other] Played: chance to win −{ $share }%, points −{ $points }
}
study-given-chance = Played: chance to win −{ $share }%
study-undecided = Nothing to decide here.
study-unlooked = This moment hasn’t been analysed yet.
study-show-best = Show the best line
study-show-way = Show line { $number }
study-hide-best = Back to the game
study-play-on = Play on from here
study-play-on-says = Opens a new table with bots in the other seats. This game stays as it is.
study-puzzles = Puzzles: { $game }
study-explained = Accuracy: 100% if nothing was given away. Luck: what dice and cards brought, against the average. Given away: how much more the best moves promised, on average; a difference too small to be sure of counts as nothing.
keys-study-marked = previous, next marked move
keys-study-best = show the best line

## Study: puzzles

puzzles-title = Puzzles
puzzles-lead = One position, one best move. Find it on the board; the reason comes after.
puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzles-solve = Solve
puzzles-how = Positions come from games between bots, and from finished games here if their players allowed it. Every move was played out many times with the same dice and cards, knowing only what the player could see.
puzzle-number = Puzzle { $number }
puzzle-asks = Find the best move.
puzzle-level-1 = easy
puzzle-level-2 = medium
puzzle-level-3 = hard
puzzle-row = in a row
puzzle-row-best = best so far: { $count }
puzzle-give-up = Show the answer
puzzle-narrowed = The best move is among the glowing choices. With a hint, your streak neither grows nor ends.
puzzle-right = Right
puzzle-near = Not the best
puzzle-shown = The best move
puzzle-solved = solved
puzzle-ahead = points ahead of the next best move
puzzle-lost = What your move costs: points −{ $points }, chance to win −{ $share }%.
puzzle-lost-least = What your move costs: points −{ $points } or more. How much more isn’t known for sure.
puzzle-source-later = Later in the game
puzzle-source-rivals = Rival gets less
puzzle-against = Against the next best move: { $sources }.
puzzle-better = Why the best move is better: { $points } on the next best
puzzle-way = The best turn
puzzle-others = Other moves
puzzle-unit = points given away
puzzle-unit-least = points given away, or more
puzzle-mine = your answer
puzzle-rest = { $count ->
    [one] { $count } more: −{ $points } or more
   *[other] { $count } more: −{ $points } or more each
}
puzzle-found = How others did
puzzle-found-share = right at the first try
puzzle-found-none = Nobody else has answered this one yet.
puzzle-from = From a game between bots.
puzzle-from-people = From a game played here, shown with the players’ permission.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-other = Other themes
theme-areas = Finish the area
theme-animals = Animals
theme-goods = Sell now or later
theme-buildings = Towers and workers
theme-knowledge = Monasteries
theme-order = Turn order
theme-block = In the rival’s way
theme-plan = Plan ahead
theme-cards = Which two cards
theme-building = Build the castle
theme-helpers = Place the helpers
theme-maiden = The young lady
theme-fishermen = Fishermen
theme-merchants = Merchants’ line
theme-discoverers = Discoverers
theme-hermits = Hermits
theme-citizens = Citizens
theme-miners = Miners
theme-workers = Workers
theme-knights = Knights
theme-lords = Lords
theme-farmers = Farmers
theme-castles = Castle
puzzle-unknown = There’s no such puzzle. Choose another one.
puzzle-theme-unknown = There are no puzzles on this theme. Choose another one.
## Try: setting up a position

position-form = Can’t read this part of the position: “{ $part }”. Check how it’s written.
position-midway = A position can only be set up at the start of a turn or round. Choose another moment.
position-dealt-anew = A new game was dealt: this position can’t be kept under these options.
try-title = Set up a position
try-hint = Choose a piece, then its place on the board. Or the place first.
try-legal = This position can be played.
try-wrong = Not possible yet:
try-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
try-new = New game
try-undo = Undo
try-redo = Redo
try-back = Back to the former position
try-play = Play on
try-play-says = Opens a table: you play the seat whose turn it is, bots play the others.
try-alone = Play every seat
try-analyse = Analyse
try-best = Best ways to go on
try-record = Save as a record
try-share = Copy the address
try-erase = Remove
try-player = Player { $number }
try-eyes = Seen by
try-current = To act
try-first = First player
try-round = Round
try-numbers = Points so far
try-other-games = Game
try-nothing = Nothing there
try-less = { $what }: one less
try-greater = { $what }: one more
