# Words of the house: reasons that any game can give, and the command line.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-or-else = { $first }, or { $last }
list-nothing = none
seat-name = Seat { $number }

# ---- why not

reason-no-such-seat = There is no seat { $number } at this table: its { $seats } seats are numbered from 0
reason-game-over = The game is over: nobody can move any more. Replay it, or begin a new one
reason-not-your-turn = { $seat } has nothing to decide now. The table waits for { $waiting }
reason-not-now = This is not the time for { $tried }. What is asked now: { $asked }
reason-bad-seats = { $title } is for { $least } to { $most } players, not { $seats }
reason-unknown-option = { $title } has no option called { $option }. { $known-count ->
    [0] It has no options at all
   *[other] Its options: { $known }
}
reason-bad-option = An option of { $title } has a value that it cannot have: { $problem }
reason-option-form = Options are given as NAME=VALUE; { $option } is not
reason-unknown-game = There is no game called { $name }. Games you can play: { $known }
reason-game-missing = Name a game to play, such as `meadhall play brian-boru`, or a saved one with --resume FILE
reason-game-not-at = No game can be loaded from { $name } ({ $problem }). Name one as package.module:NAME
reason-unknown-language = Meadhall does not speak { $name }. Languages: { $known }
reason-unknown-bot = There is no bot called { $name }. Bots: { $known }. At `meadhall play`, `me` is your own seat
reason-no-evaluation = { $title } doesn’t say what a position is worth, so the greedy bot can’t play it
reason-bad-bot-budget = { $part } in { $name } does not say how long a bot may think. Write, for example, rollout:ms=200 or rollout:playouts=500
reason-unknown-rule = There is nothing about { $number } in the rules of { $title }. To read them all: meadhall rules GAME
reason-unknown-peer = The engine cannot be measured against { $name }, only against catanatron
reason-peer-missing = catanatron is not installed here. `make bench` installs it in an environment of its own

reason-data-missing = The data file { $file } is missing or cannot be read
reason-data-wrong = The data file { $file } does not say what it should: { $problem }
reason-data-unexpected = { $file }, { $key }: expected { $expected }

reason-bad-position = This is not a position of { $title }: { $problem }
reason-bad-move = This is not a move of { $title }: { $problem }
reason-file-unreadable = { $file } cannot be read: { $problem }
reason-file-unwritable = { $file } cannot be written: { $problem }. Nothing was changed there; save somewhere else

reason-log-not-json = This file is not a saved game, or only part of one: { $problem }
reason-log-not-a-game = This file is not a saved game of Meadhall: { $problem }
reason-log-too-new = This game was saved in format { $format }, and this version of Meadhall reads formats up to { $known }. Install a newer version
reason-log-changed = This saved game has been changed or damaged since it was written: its checksum does not match
reason-log-unknown-game = This is a saved game of { $name }, which is not installed here. Installed games: { $known }
reason-log-has-no-seed = This is the public log of a game that is not over: it can be read, but not replayed. Ask the host for the private save
reason-log-wrong-seed = The seed of this saved game does not match the hash that was shown when the table opened
reason-log-line-wrong = Line { $line } of this saved game cannot be read: { $problem }
reason-log-line-illegal = Line { $line } of this saved game cannot be replayed: { $why }
reason-log-digest = After line { $line } the position is not the one that was recorded. The game was played with version { $made_by }; this is { $version }
reason-log-secret-move = Move { $line } of this log is still secret, so it cannot be replayed

reason-undo-after-the-end = The game is over and its seed is known, so nothing can be taken back any more. Begin a new game
reason-undo-nothing = { $seat } has no move to undo
reason-undo-others-acted = Somebody else has moved since. All players together can agree to go back further
reason-undo-something-came-to-light = Since that move, chance has decided something or something hidden has been seen. All players together can agree to go back further
reason-redo-nothing = { $seat } has no undone move to make again
reason-rewind-needs-all = Going back this far needs everybody’s consent. Still missing: { $missing }
reason-rewind-too-far = There is no move { $to } to go back to: the last one is { $most }

# ---- the server

reason-http-unknown-path = There is nothing at this address
reason-http-wrong-request = This address can’t be asked in this way (status { $status })
reason-http-not-json = What is sent here has to be JSON (application/json), not { $kind }
reason-http-too-large = This is too much at once: at most { $most } KB are taken
reason-http-bad-body = What was sent can’t be understood: { $problem }
reason-http-too-many = Too much has been asked from here in a short time. Try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
reason-http-wrong-origin = This was sent by a page of another site ({ $origin }), so it was not done. Open the table at its own address
reason-http-unknown-cookie = This browser is not signed in any more. Come in again as a guest, or sign in
reason-http-own-network = These figures are only for machines in the host’s own network
reason-http-rematch-elsewhere = A rematch is opened by sending POST to /api/tables/{ $table }/rematch, not as a command
reason-http-failed = Something went wrong in the server, and nothing was changed. The host finds the details in the server’s log

reason-people-bad-login = A login has 3 to 60 letters (a–z), digits and the signs . _ - + @
reason-people-bad-password = A password has { $least } to { $most } characters
reason-people-wrong-login = There is no account with this login and password
reason-people-have-account = You are signed in as { $login } already. Sign out first to open another account

reason-server-bad-host = There is no address { $host } on this machine to listen at. Try --host 127.0.0.1 (only this machine) or --host 0.0.0.0 (everybody in the network)
reason-server-port-in-use = Port { $port } is in use: perhaps Meadhall is already running. Choose another one with --port
reason-server-port-not-allowed = Port { $port } is reserved for the system. Choose one from 1024 on with --port
reason-server-no-door = Nothing can be opened at { $host }, port { $port }: { $problem }
reason-server-no-client = The browser client has not been built here, so there is nothing to see yet. `make play` builds it

ui-serve-open = Meadhall is open: { $address }
ui-serve-network = For others in your network: { $address }
ui-serve-file = Tables are kept in { $file }
ui-serve-end = Ctrl-C closes it; tables stay as they are.

# ---- the store

reason-store-bad-address = The address of a database is the name of a file, or has the form postgresql://NAME:PASSWORD@HOST/DATABASE
reason-store-unknown-scheme = Tables cannot be kept in a database of the kind { $scheme }. Name a file, or an address that begins with postgresql://
reason-store-no-psycopg = For PostgreSQL, Meadhall needs the package psycopg, which is not installed here. To install it: pip install "meadhall[postgres]"
reason-store-no-folder = { $place } cannot be made: there is no folder { $folder }. Make the folder first, or name another one
reason-store-is-folder = { $place } is a folder. Name a file in it, such as meadhall.db
reason-store-missing = There is no store of Meadhall at { $place }. Check the name; nothing was made there
reason-store-locked = { $place } is held by another program. Close it and try again; nothing was changed
reason-store-read-only = { $place } may only be read, but tables have to be written there. Allow writing to the file and its folder, or name another one; nothing was changed
reason-store-no-right = The user of { $place } lacks a right in this database: { $problem }. Let him create and change tables there; nothing was changed
reason-store-no-database = { $place } is not a database. Name a store of Meadhall or a new file; nothing was changed
reason-store-foreign = { $place } is a database of another program. Name another one; nothing was changed
reason-store-newer = { $place } was written by a newer version of Meadhall (layout { $found }; this version knows them up to { $known }). Install the newer version; nothing was changed
reason-store-corrupt = { $place } is damaged: { $problem }. Keep a copy of it as it is, and fill a new store from your last back-up with meadhall restore
reason-store-full = There is no room left on the disk for { $place }. Make room and try again; nothing was changed
reason-store-unreachable = { $place } cannot be reached: { $problem }. Check the address and password, and whether PostgreSQL is running
reason-store-not-opened = { $place } cannot be used: { $problem }. Check that the file and its folder may be read and written
reason-store-no-backup = There is no back-up { $file }. Name a file that meadhall backup has written
reason-store-file-exists = There is something at { $file } already, and it might be your last good back-up. Name a new file
reason-store-not-empty = { $place } is in use: tables or people are kept in it, and they would be lost. Restore into a new store; nothing was changed
reason-store-login-taken = Somebody has the login { $login } already. Choose another one
reason-store-busy = The server is too busy to keep this, so it was not done. Try again in a moment
reason-store-disk-full = The server has no room left on its disk, so this was not done. Tell the host; all tables are as they were
reason-store-fails = The server cannot keep anything at the moment, so this was not done. Tell the host, who finds the details in the server’s log; all tables are as they were

ui-backed-up = Everything in { $place } is in { $file } now.
ui-restored = { $place } holds everything from { $file } now.

# ---- at the table

reason-table-unknown = There is no table { $table }. Check the link, or ask whoever invited you
reason-table-changed-elsewhere = Somebody else changed the table at the same moment, so this was not done. Look at the table and try again
reason-table-entry-wrong = Something that is kept of this table cannot be read: { $problem }
reason-table-broken = This game cannot go on, because what is kept of it does not agree with the rules of this version: { $why }. It can still be looked at
reason-table-bad-pace = Between two moves of bots there can be from { $least } to { $most } milliseconds
reason-table-bad-hours = Each decision can have from { $least } to { $most } hours
reason-table-bad-minutes = Each seat can have from { $least } to { $most } minutes for the whole game
reason-table-bad-increment = With each decision a seat can get back from { $least } to { $most } seconds
reason-table-bad-name = A name has 1 to { $most } signs, all of which can be seen
reason-table-name-taken = Somebody at this table is called { $name } already. Choose another name, so that you can be told apart
reason-table-nobody = Nobody knows you here yet. Allow this page to keep a cookie, then take a seat
reason-table-full = All seats are taken. You can look on, or open a table of your own
reason-table-seat-taken = { $name } sits there already. Take a free seat
reason-table-seat-free = Nobody sits on seat { $number }
reason-table-seats-free = The game begins when somebody sits on every seat. { $count ->
    [one] One seat is free: invite somebody, or put a bot there
   *[other] { $count } seats are free: invite somebody, or put bots there
}
reason-table-unknown-bot = There is no bot { $name } for { $title }. Bots: { $known }
reason-table-not-host = Only whoever opened the table can do this
reason-table-not-your-seat = This is the seat of { $seat }. Only whoever sits there can do this
reason-table-looking-on = You are looking on: only those who have a seat can do something here
reason-table-began = The game has begun: the seats stay as they are
reason-table-not-begun = The game has not begun yet
reason-table-over = The game is over. Look at its replay, or play a rematch
reason-table-not-over = This can be done when the game is over
reason-table-moved-on = The table has moved on in the meantime, so this was not done. Look at it as it is now, and decide anew
reason-table-seq-ahead = This move follows entry { $seq } of the table, which has only { $most } so far. Load the page again
reason-table-bot-plays = A bot plays for { $seat }. Take the seat back first
reason-table-bot-already = A bot plays for { $seat } already
reason-table-no-bot-here = No bot plays for { $seat }: the seat need not be taken back
reason-table-time-left = { $seat } still has time. Propose that a bot takes over; the others can agree
reason-table-proposal-pending = A proposal of { $seat } is still open. It is answered first
reason-table-nothing-proposed = Nothing is proposed any more
reason-table-not-asked = The consent of { $seat } is not needed for this
reason-table-nothing-here = Nothing can be done with this now. What is asked: { $asked }

note-sat = { $name } takes a seat.
note-vacated = { $name } leaves the table.
note-started = The game begins.
note-undone = { $seat } undoes { $count ->
    [one] a move
   *[other] { $count } moves
}.
note-taken-back = { $seat } takes a face-down decision back.
note-rewound = By consent of all, the game goes back to move { $to }. Chance falls anew from here.
note-proposed-rewind = { $seat } proposes to go back to move { $to }.
note-proposed-end = { $seat } proposes to end the game here.
note-proposed-bot = { $seat } proposes that a bot plays for { $owner }.
note-agreed = { $seat } agrees.
note-declined = { $seat } does not agree.
note-withdrawn = { $seat } withdraws the proposal.
note-left = { $seat } leaves the seat to a bot.
note-bot-called = { $chooser } lets a bot play for { $seat }.
note-time-up = The time of { $seat } is up: a bot plays on.
note-came-back = { $seat } is back.
note-ended = All agree to end the game here.
note-rematched = The rematch is played at another table.

# ---- the command line

ui-player = Player
ui-bot-name = { $kind ->
    [random] Random
    [greedy] Greedy
    [rollout] Rollout
   *[other] { $kind }
}
ui-asked = { $seat }: { $what }
ui-waiting-for = The table waits for { $seat }: { $what }
ui-prompt = Number, words, ? or help:
ui-prompt-with-end = Number, words, ? or help (Enter: { $move }):
ui-no-such-number = There is no move { $number }: the numbers go from 1 to { $most }.
ui-group = { $name }: { $count ->
    [one] 1 move
   *[other] { $count } moves
}
ui-nothing-like-that = Nothing like “{ $said }” can be tried now. Press Enter for the list of moves, or type help.
ui-legal = can be done
ui-and-more = … and { $count } more; add words to see fewer.
ui-more-moves = … and { $count ->
    [one] 1 more move: “more” shows it.
   *[other] { $count } more moves: “more” shows the next ones.
}
ui-skips = { $how ->
    [always] From now on, mere opportunities are skipped. “skip” once more ends that.
   *[once] Mere opportunities are skipped until you are asked something else.
}
ui-skips-no-more = Opportunities are not skipped any more.
ui-always = always
ui-hand-over = The table waits for { $seat }. Let nobody else look, and press Enter.
ui-undone = Undone.
ui-redone = Done again.
ui-hint = A bot would do this: { $move }
ui-saved = Saved: { $file }
ui-go-on = To go on: { $command } play --resume { $file }
ui-rules-all = Type `rules` with a word or a rule number, such as BB-7.9. To read all the rules: meadhall rules { $game } --lang { $language }
ui-winners = { $winners } { $winners-count ->
    [one] wins
   *[other] share the victory
}!
ui-scores = Final scores
ui-place = { $place }. { $seat }
ui-total = total
ui-games-next = To play: meadhall play brian-boru. To read the rules: meadhall rules brian-boru.
ui-verified = { $file } is whole: { $moves ->
    [one] its 1 move keeps
   *[other] its { $moves } moves keep
} the rules, and { $state ->
    [over] the game is over
   *[running] the game goes on
}.
ui-box-source = { $provenance }, { $confidence } sure
ui-arena-playing = Playing
ui-arena-title = { $games ->
    [one] 1 game
   *[other] { $games } games
}
ui-arena-bot = Bot
ui-arena-games = Games
ui-arena-wins = Wins
ui-arena-rate = Win rate
ui-arena-interval = 95% interval
ui-arena-points = Mean points
ui-arena-spread = Spread
ui-check-kept = { $seats } seats: all laws held in { $games ->
    [one] 1 game
   *[other] { $games } games
} with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
ui-check-broken = { $seats } seats, seed { $seed }: a law was broken: { $law }
ui-bench-quantity = Quantity
ui-bench-unit-moves_per_s = random play, moves/s
ui-bench-unit-games_per_s = random play, games/s
ui-bench-unit-copy_us = copy of a position, µs
ui-bench-unit-moves_list_us = list of legal moves, µs
ui-bench-unit-playouts_per_s = imagined playouts/s
ui-bench-unit-vs_catanatron = random play, times catanatron
ui-bench-unit-playouts_vs_catanatron = playouts, times catanatron
ui-bench-unit-import_s = import of meadhall, s

ui-help = Type the number of a move, or some words of it. With ? before the words you learn whether that can be done, and if not, why. Enter alone makes the move that the prompt names; if it names none, it lists the moves again.
command-help = help
command-moves = moves
command-more = more
command-done = done
command-pass = pass
command-skip = skip
command-table = table
command-undo = undo
command-redo = redo
command-log = log
command-save = save
command-rules = rules
command-hint = hint
command-quit = quit
help-command-help = show this help
help-command-moves = list the moves again
help-command-more = show the next moves of a long list
help-command-done = want nothing more here, like Enter
help-command-pass = pass, or want nothing more here
help-command-skip = pass over the moments at which one may only do something extra, until you are asked something else; skip always: from now on
help-command-table = show the table again
help-command-undo = undo your last move, as long as nothing hidden has come to light and nobody else has moved
help-command-redo = make the undone move again
help-command-log = show all that has happened
help-command-save = save the game (the name of a file may follow)
help-command-rules = look something up: rules BB-7.9, rules expand
help-command-hint = ask a bot what it would do
help-command-quit = save and leave
