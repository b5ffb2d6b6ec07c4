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
