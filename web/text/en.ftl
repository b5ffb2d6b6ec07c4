# What the client says of its own: the front page, the table around every game, the end, the dialogs.

# ---- the games

web-game-brian-boru = Brian Boru
web-game-feast-for-odin = A Feast for Odin
web-about-brian-boru = Tricks, towns, weddings
web-about-feast-for-odin = Sail, trade, fill the hall

# ---- the front page

web-headline = Games of kings and Vikings
web-headline-more = Play with friends tonight or over a week, or against bots that play fair. No account needed.
web-seats-range = { $least }–{ $most } players, { $minutes } min
web-in-the-terminal = In the terminal:
web-rules-of = Rules of { $title }
web-to-the-hall = Back to the hall
web-tools = Tools
web-guest = Guest
web-you-are-a-guest = You are here as a guest. An account would take your tables along.

web-my-tables = My tables
web-waiting-for-you = waiting for you
web-their-turn = Their turn
web-played = Played
web-no-tables-yet = None yet. Open one, or join a friend’s.
web-phase-gathering = Waiting for players
web-phase-playing = Being played
web-phase-over = The game is over
web-free-seat = Free seat
web-join-a-friend = Join a friend
web-link-or-code = Link or table code
web-join = Join

# ---- opening a table

web-open-a-table = Open a table
web-mode = How to play
web-mode-live = Live
web-mode-days = Over days
web-mode-screen = One screen
web-mode-bots = Bots
web-mode-live-help = All of you at the same time, wherever you are.
web-mode-days-help = Everybody moves when there is time.
web-mode-screen-help = You share this device; a curtain hides each hand.
web-mode-bots-help = You alone against bots. It begins at once.
web-seats = Players
web-seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
web-your-name = Your name
web-more-choices = More choices
web-bots = Bots
web-bot = { $kind-id ->
    [random] Plays at random
    [greedy] Takes what it can get
   *[other] { $ms ->
        [0] Thinks ahead
       *[other] Thinks ahead for { $ms } ms
    }
}
web-clock = Clock
web-clock-none = No clock
web-clock-bank = { $minutes } min + { $increment } s a move
web-clock-bank-whole = { $minutes } min + { $increment } s a move: { $whole } min at the most, and what the moves add
web-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
web-clock-hours = { $hours ->
    [one] 1 hour a move
   *[other] { $hours } hours a move
}
web-days-left = { $days ->
    [one] 1 day left
   *[other] { $days } days left
}
web-hours-left = { $hours ->
    [one] 1 hour left
   *[other] { $hours } hours left
}
web-time-out = When time is up
web-time-out-bot = A bot plays on
web-time-out-wait = The table waits
web-order = Seating
web-order-random = Seats by lot
web-order-chosen = Seats as chosen
web-open-and-copy = Open table, copy link
web-begin = Begin
web-play-now = Play bots now
web-learn = Learn by playing

# ---- before the game

web-who-plays = Who plays
web-gathering-title = Your table is laid
web-invited-title = You are invited
web-you = you
web-is-here = here
web-is-away = away
web-stand-up = Stand up
web-free-this-seat = Free this seat
web-seat-bot = Seat a bot
web-name-of-another = Name of the other person
web-sit-down = Sit down
web-another-here = Somebody else at this device
web-fill-and-begin = Begin with bots in the free seats
web-host-begins = Whoever opened the table begins when all are here.
web-invite = Invite friends
web-invite-help = Whoever opens this link takes a seat with nothing but a name.
web-link = Invitation link
web-copy = Copy
web-copied = Copied
web-qr = QR code of the invitation
web-connecting = On the way to the table …

# ---- the table

web-board = Board
web-your-place = Your place
web-views = Views
web-tab-board = Board
web-tab-me = Me
web-tab-rivals = Rivals
web-tab-log = Chronicle
web-sheet-close = Fold the sheet
web-sheet-open = Unfold the sheet
web-round-of = { $round ->
    [0] Before round 1
   *[other] Round { $round } of { $rounds }
}
web-next-table = Next table that waits for you
web-watching = { $count ->
    [one] 1 person looks on
   *[other] { $count } people look on
}
web-seat-order = Seat { $number }
web-that-is-you = That is you
web-a-bot-plays = a bot plays
web-decides-now = decides now
web-points = points
web-points-of = { $seat }: { $count ->
    [one] 1 point
   *[other] { $count } points
}

web-your-turn = Your turn
web-wait = Wait
web-waiting-for = Waiting for { $waiting }
web-also-deciding = Also deciding: { $waiting }
web-choose-how = { $count ->
    [one] One move is possible: touch what glows.
   *[other] { $count } moves are possible: touch what glows.
}
web-cannot-be-undone = Can’t be undone
web-confirm = Confirm
web-cancel = Choose again
web-undo = Undo
web-redo = Redo
web-all-moves = All moves
web-search-moves = Search the moves
web-moves-count = { $count ->
    [0] No such move
    [one] 1 move
   *[other] { $count } moves
}
web-more = More
web-restart = Restart my turn
web-call-bot = Let a bot play for me
web-call-bot-for = Time is up: a bot for { $seat }
web-come-back = I’m back
web-awaited-and-away = The table waits for { $seat }, who is away.
web-bot-plays-for-you = A bot plays for you.
web-propose-bot-for = Propose a bot for { $seat }
web-propose-end = Propose to end the game
web-propose-end-help = Once all agree, the game ends here and is scored as it stands. Bots agree at once.
web-play-on = Play on
web-propose-rewind = Propose to go back to here
web-copy-link = Copy the invitation
web-download-log = Download the chronicle
web-report = Report a problem
web-close = Close

web-proposal-bot = { $seat } proposes that a bot plays for { $of }.
web-proposal-end = { $seat } proposes to end the game here.
web-proposal-rewind = { $seat } proposes to go back to move { $to }.
web-agreed-so-far = { $agreed } of { $needed } agree
web-agree = Agree
web-agree-as = Agree as { $seat }
web-decline = No
web-withdraw = Withdraw

web-log = Chronicle
web-log-filter = Whose deeds are shown
web-everybody = Everybody
web-since-your-move = Since your move
web-newest = Newest
web-see-moment = See the table at this moment

# ---- lessons

web-lesson-chapter = Chapter { $at } of { $of } · { $step }/{ $steps }
web-lesson-chapters = Chapters
web-lesson-so-it-was = At this table:
web-lesson-do = Do it, and the lesson goes on.
web-lesson-later = This chapter begins when the game gets there. Play on until then.
web-lesson-fold = Fold the lesson
web-lesson-unfold = Unfold the lesson
web-lesson-back = Back
web-lesson-next = Next
web-lesson-skip = Skip chapter
web-lesson-end = End the lessons
web-lesson-ended = You find the lessons again under Help

# ---- the curtain

web-curtain-title = { $seat } is next
web-curtain-hand-over = Hand the device to { $seat }. Everybody else looks away.
web-curtain-open = I am { $seat }
web-curtain-others = The others decide
web-curtain-look = Look as { $seat }

# ---- the replay

web-replay = Replay
web-round-back = Back a round
web-turn-back = Back a turn
web-step-back = Back a move
web-play = Play
web-pause = Pause
web-step-on = On a move
web-turn-on = On a turn
web-round-on = On a round
web-replay-at = Move
web-move-of = move { $at } of { $most }
web-speed = Speed: { $times } moves a second
web-eyes = Through whose eyes
web-all-open = All laid open
web-from-outside = From outside
web-to-the-end = To the result
web-to-the-present = To the present

# ---- the end

web-won-by = { $points ->
    [one] Won by 1 point.
   *[other] Won by { $points } points.
}
web-won-by-tie-break = Equal on points: the tiebreaker decides.
web-ended-by-agreement = All agreed to end the game here.
web-ledger = Where the points come from
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-total = Total
web-tie-break = tiebreaker: { $by }
web-course = Points by round
web-start = start
web-after-round = { $round ->
    [0] At the beginning
   *[other] After round { $round }
}
web-rematch = Rematch
web-go-to-rematch = To the rematch
web-watch-again = Watch again
web-see-the-board = See the board
web-fair-check = Was chance fair?
web-fair-check-help = All chance in this game follows from its seed. The hash of it was shown before the first move, and the seed is known now: whoever replays the chronicle with it gets the same game.
web-seed-hash = The hash:
web-seed = The seed:

# ---- rules

web-rules = Rules
web-contents = Contents
web-search-rules = Search the rules
web-nothing-found = Nothing in the rules says “{ $wanted }”.

# ---- preferences

web-preferences = Preferences
web-preferences-kept = Remembered in this browser, and with your account on every other one.
web-on = On
web-off = Off
web-percent = { $number }%
web-language = Language
web-language-en = English
web-language-es = Español
web-language-pt-BR = Português
web-theme = Theme
web-theme-auto = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-text-size = Text size
web-font = Letters
web-font-house = Of the house
web-font-plain = Plain
web-motion = Motion
web-motion-auto = As the system
web-motion-normal = Normal
web-motion-slow = Slow
web-motion-fast = Fast
web-motion-none = None
web-confirm-policy = Confirm moves
web-confirm-always = Always
web-confirm-irreversible = What can’t be undone
web-confirm-never = Never
web-confirm-always-help = Every move is shown first and made when you confirm it.
web-confirm-irreversible-help = Moves that you could undo are made at once; the others wait for you to confirm.
web-confirm-never-help = Every move is made at once, also those that can’t be undone.
web-hints = Help with decisions
web-hints-help = A word of explanation beside each question, until you know it.
web-sound = Sound
web-sound-help = One soft tone when it is your turn and you look elsewhere.
web-notify = Notifications
web-notify-help = Your system tells you that it is your turn when you look elsewhere.
web-notify-denied = Your browser doesn’t let this page notify you. Allow it in the browser’s settings for this page

# ---- account

web-account = Account
web-keep-name = Keep
web-name-kept = Name kept
web-account-help = As a guest you are known in this browser only. With an account your tables follow you to any other.
web-login = Login
web-password = Password
web-open-account = Open an account
web-sign-in = Sign in
web-sign-out = Sign out
web-signed-in-as = Signed in as { $login }
web-signed-in = You are signed in
web-signed-out = You are signed out
web-my-data = My data
web-download-my-data = Download my data
web-forget-me = Forget me
web-forget-me-now = Yes, forget me
web-forget-me-help = Your name, account and preferences are deleted for good. In running games bots play on for you.
web-forgotten = You are forgotten here

# ---- help

web-help = Help
web-help-point = Touch what glows: a card, a town, a button. Each touch narrows down what you mean.
web-help-ghost = Before you make a move you see what it would change.
web-help-confirm = Confirm stands always in the same place. Until then, choose again as often as you like.
web-help-why = Touch what doesn’t glow, and it says why, with the number of the rule.
web-help-undo = What you have done can be undone until chance falls, something hidden is seen or somebody else moves.
web-fair-chance = All chance of this game was sealed when it began, so that nobody can bend it. The seed itself is laid open at the end; this is its hash:
web-keys = Keys
web-key-tab = Tab
web-key-arrows = Arrows
web-key-enter = Enter
web-key-space = Space
web-key-escape = Esc
web-does-tab = from one part of the table to the next
web-does-arrows = to the nearest thing that way
web-does-next = to the next or previous thing that can be chosen
web-does-choose = choose it
web-does-confirm = confirm the move that is shown
web-does-cancel = choose again, or leave the replay
web-does-number = press that button
web-does-list = all moves as a list
web-does-undo = undo
web-does-redo = redo
web-does-board = to the board
web-does-hand = to your hand
web-does-log = to the chronicle
web-does-replay = the replay
web-does-rules = the rules
web-does-preferences = preferences
web-does-help = this help
web-report-help = Send this to whoever runs the server, together with the chronicle of the game. With both, anybody can see what you saw.

# ---- when something is wrong

web-connection-lost = The line to the table is down. It is being taken up again; nothing is lost
web-no-connection = The server can’t be reached. Check your connection and try again
web-server-trouble = The server can’t answer properly (status { $status }). Try again in a moment
web-no-such-page = There is no such page here
