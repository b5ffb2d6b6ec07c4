"""`meadhall play`: a text table, against bots or with others at the same keyboard."""

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from meadhall.bots.bot import Bot, make_bot
from meadhall.bots.rollout import RolloutBot
from meadhall.bots.seat import Seat
from meadhall.cli.common import find_game, out, read_file, read_options, say_refusal, speak, write_file
from meadhall.cli.listing import Listing
from meadhall.cli.lists import readable, rule_text, rules_text
from meadhall.cli.search import fits, plainly
from meadhall.cli.tables import Sight, draw_scores, drawing_of, sight_of
from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.reasons import Reason, Refused
from meadhall.core.registry import GAMES
from meadhall.core.steps import Choice, Move
from meadhall.words import Words

PERSON = "me"
COMMANDS = (
    *("help", "moves", "more", "done", "pass", "skip"),
    *("table", "undo", "redo", "log", "save", "rules", "hint", "quit"),
)
ENDS = ("done", "pass")
"""These make the move that Enter makes, if there is one; otherwise they are words like others."""
ALWAYS = "always"
"""What may follow `skip`."""
FEW = 8
"""So many facts or reasons are told at once."""

STOPPED = 130
"""The exit code after Ctrl-C or at the end of the input."""
NOT_SAVED = 1
"""The exit code of leaving without having been able to save."""


class Stop(Exception):
    """The person at the keyboard wants to leave."""


def new_match(name: str, seats: str, seed: str, option: Sequence[str]) -> Match[Any]:
    """A new match between the people and bots described."""
    game = find_game(name)
    described = [seat.strip() for seat in seats.split(",")]
    for seat in described:
        kind = kind_of(seat)
        if kind != PERSON:
            make_bot(kind)
    return Match(game, described, seed or None, read_options(option))


def resumed_match(file: Path) -> Match[Any]:
    """A saved match."""
    return Match.load(read_file(file), GAMES)


def kind_of(described: str) -> str:
    """`me` or a bot, from `KIND` or `NAME=KIND`."""
    head, equals, kind = described.partition("=")
    return kind if equals and ":" not in head else described


def names_of(described: Sequence[str], words: Words) -> list[str]:
    """What the players are called: as they wish, or `Player` and kinds of bots, numbered where several."""
    names: list[str] = []
    for one in described:
        kind = kind_of(one)
        if kind != one:
            names.append(one.partition("=")[0])
        elif kind == PERSON:
            names.append(words("ui-player"))
        else:
            names.append(words("ui-bot-name", kind=kind.partition(":")[0]))
    counts = {name: names.count(name) for name in names}
    seen: dict[str, int] = {}
    for at, name in enumerate(names):
        if counts[name] > 1:
            seen[name] = seen.get(name, 0) + 1
            names[at] = f"{name} {seen[name]}"
    return names


def sit_down(match: Match[Any], lang: str, file: Path | None) -> int:
    """Play until the end or until somebody leaves; the exit code."""
    words = speak(lang, match.game, names_of(match.names, speak(lang)))
    table = TextTable(match, words, file)
    try:
        table.play()
    except (Stop, KeyboardInterrupt, EOFError) as end:
        out.print()
        saved = table.leave()
        return STOPPED if not isinstance(end, Stop) else 0 if saved else NOT_SAVED
    return 0


class TextTable:
    """The match as people at a terminal see it."""

    def __init__(self, match: Match[Any], words: Words, file: Path | None) -> None:
        self.match = match
        self.words = words
        self.file = file
        self.drawing = drawing_of(match.game)
        self._told = 0
        self._skips = ""
        """Whether mere opportunities are passed over: not at all, until the next question, or `always`."""
        kinds = [kind_of(name) for name in match.names]
        self._people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
        self._bots: dict[int, Bot] = {
            seat: make_bot(kind, Chance(match.seed, "bot", seat).below(1 << 32))
            for seat, kind in enumerate(kinds)
            if kind != PERSON
        }
        self._at_table: int | None = self._people[0] if len(self._people) == 1 else None
        """The person who may look at the screen; `None` until one of several has said that it is him."""

    # ------------------------------------------------------------------ the course of a game

    def play(self) -> None:
        """Ask people and bots in turn until the game is over."""
        while not self.match.over:
            choice = self.next_choice()
            bot = self._bots.get(choice.seat)
            if bot is None:
                self.ask(choice)
            else:
                seat = Seat.of(self.match.game, self.match.state, choice.seat)
                self.match.play(choice.seat, seat.moves[0] if len(seat.moves) == 1 else bot.choose(seat))
        self.tell()
        out.print(self.drawing.table(self.sight(self._at_table)))
        scores = self.match.game.scores(self.match.state)
        out.print(draw_scores(scores, self.words, self.words("ui-scores")))
        out.print(self.words("ui-winners", winners=list(scores.winners)), style="bold green")
        if self.file:
            self.save(self.file)

    def next_choice(self) -> Choice[Any]:
        """Of those whom the table waits for, a bot first, so that people see what can be seen."""
        waiting = self.match.state.waiting()
        return next((choice for choice in waiting if choice.seat in self._bots), waiting[0])

    def sight(self, seat: int | None) -> Sight:
        """What a seat sees and is asked."""
        return sight_of(self.match.game, self.match.state, seat, self.words)

    def tell(self) -> None:
        """What has happened since the last time, as far as whoever looks may know it."""
        for _, event in self.match.events[self._told :]:
            seen = event.seen_by(self._at_table)
            if seen:
                out.print(f"  {self.words.event(seen)}", style="dim", markup=False, soft_wrap=True)
        self._told = len(self.match.events)

    # ------------------------------------------------------------------ asking a person

    def ask(self, choice: Choice[Any]) -> None:
        """Show the table, list the moves, and do what is said until a move was made."""
        self.hand_over(choice.seat)
        self.tell()
        sight = self.sight(choice.seat)
        if self.passed_over(sight):
            return
        out.print()
        out.print(self.drawing.asked(sight))
        while True:
            out.print()
            asked = self.words("ui-asked", seat=choice.seat, what=self.words.choice(choice))
            out.print(asked, style="bold", markup=False)
            move = self.pick(choice, sight)
            if move is None:
                return
            try:
                self.match.play(choice.seat, move)
                return
            except Refused as refusal:
                say_refusal(refusal, self.words)

    def passed_over(self, sight: Sight) -> bool:
        """Whether this was a mere opportunity and is skipped, as the player has wished."""
        choice = sight.choice
        assert choice is not None
        end = self.drawing.end(choice, sight.moves)
        if self._skips and end is not None and self.drawing.aside(sight):
            self.match.play(choice.seat, end)
            return True
        if self._skips != ALWAYS:
            self._skips = ""
        return False

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard: nobody sees another's cards."""
        if self._at_table == seat:
            return
        if len(self._people) > 1:
            out.clear()
            out.input(self.words("ui-hand-over", seat=seat) + " ", markup=False)
        self._at_table = seat

    def pick(self, choice: Choice[Any], sight: Sight) -> Move | None:
        """One of the moves, by its number or by words of it; `None` if a command has changed the position."""
        listing = self.list_moves(sight.moves)
        end = self.drawing.end(choice, sight.moves)
        while True:
            said = out.input(self.prompt(end), markup=False).strip()
            command, _, rest = said.partition(" ")
            name = self.command(command)
            if end is not None and (not said or name in ENDS):
                return end
            if not said or name == "moves":
                listing = self.list_moves(sight.moves)
            elif name == "more":
                out.print(listing.page())
            elif said.startswith("?"):
                self.explain(sight, said[1:].strip())
            elif name == "skip":
                if self.skip(rest.strip(), sight):
                    return end
            elif name and name not in ENDS:
                if self.run(name, rest.strip(), sight):
                    return None
            else:
                found = self.by_number(listing, int(said)) if said.isdecimal() else self.narrow(sight, said)
                if len(found) == 1:
                    return found[0]
                if found:
                    listing = self.list_moves(found)

    def prompt(self, end: Move | None) -> str:
        """What is waited for, and what Enter alone would do."""
        if end is None:
            return self.words("ui-prompt") + " "
        return self.words("ui-prompt-with-end", move=self.words.move(end)) + " "

    def list_moves(self, moves: Sequence[Move]) -> Listing:
        """The moves with numbers; a long list in groups, to choose from first."""
        listing = Listing(moves, self.drawing, self.words)
        out.print(listing.page())
        return listing

    def by_number(self, listing: Listing, number: int) -> Sequence[Move]:
        """What stands at this number."""
        if 1 <= number <= len(listing.entries):
            return listing.entries[number - 1].moves
        out.print(self.words("ui-no-such-number", number=number, most=len(listing.entries)))
        return ()

    def narrow(self, sight: Sight, said: str) -> Sequence[Move]:
        """The moves that are meant, or whose text has all these words; what fits none is explained."""
        named = self.drawing.meant(said, sight)
        legal = [move for move in named if move in sight.moves]
        found = legal or ([] if named else self.fitting(sight.moves, said))
        if not found:
            self.explain(sight, said)
        return found

    def fitting(self, moves: Sequence[Move], said: str) -> list[Move]:
        """The moves whose text has these words; or else those that are listed with them."""
        found = [move for move in moves if fits(self.words.move(move), said)]
        return found or [move for move in moves if fits(self.drawing.label(move, self.words), said)]

    # ------------------------------------------------------------------ commands

    def command(self, said: str) -> str | None:
        """The command of this name, in English or in the reader's language."""
        wanted = plainly(said)
        names = (*COMMANDS, *self.drawing.looks)
        return next((name for name in names if wanted in (name, plainly(self.words(f"command-{name}")))), None)

    def run(self, name: str, rest: str, sight: Sight) -> bool:
        """Do a command; whether the position has changed."""
        choice = sight.choice
        assert choice is not None
        actions: dict[str, Callable[[], None]] = {
            "help": self.help,
            "table": lambda: out.print(self.drawing.table(sight)),
            "log": lambda: self.show_log(choice.seat),
            "save": lambda: self.save(Path(rest) if rest else self.file_name()),
            "rules": lambda: self.show_rules(rest),
            "hint": lambda: self.hint(choice),
        }
        try:
            if name == "quit":
                raise Stop
            if name in actions:
                actions[name]()
                return False
            if name in self.drawing.looks:
                out.print(self.drawing.look(name, rest, sight))
                return False
            if name == "undo":
                self.match.undo(choice.seat)
            else:
                self.match.redo(choice.seat)
        except Refused as refusal:
            say_refusal(refusal, self.words)
            return False
        self._told = len(self.match.events)
        self._skips = ""
        out.print(self.words("ui-undone" if name == "undo" else "ui-redone"))
        return True

    def skip(self, how: str, sight: Sight) -> bool:
        """From now on pass over mere opportunities, this one included if it is one; or, if that was so, no more."""
        always = bool(how) and plainly(how) in (ALWAYS, self.words("ui-always"))
        self._skips = "" if self._skips else ALWAYS if always else "once"
        if not self._skips:
            out.print(self.words("ui-skips-no-more"))
            return False
        out.print(self.words("ui-skips", how=self._skips))
        return self.drawing.aside(sight)

    def help(self) -> None:
        """What one can say."""
        out.print(self.words("ui-help"), markup=False)
        table = Table.grid(padding=(0, 2))
        for name in (*self.drawing.looks, *COMMANDS):
            table.add_row("", Text(self.words(f"command-{name}"), "bold"), self.words(f"help-command-{name}"))
        out.print(table)

    def explain(self, sight: Sight, said: str) -> None:
        """Why something can or can't be done now."""
        if not said:
            self.help()
            return
        choice, state = sight.choice, self.match.state
        assert choice is not None
        facts = [fact for name, fact in self.drawing.about(self.words) if fits(name, said)]
        for fact in facts[:FEW]:
            out.print(f"  {fact}", markup=False)
        named = self.drawing.meant(said, sight)
        found = named or self.fitting(choice.tries(state), said)
        if not found and not facts:
            out.print(self.words("ui-nothing-like-that", said=said), markup=False)
        reasons = [(move, state.why_not(choice.seat, move)) for move in found]
        for move, reason in sorted(reasons, key=lambda pair: pair[1] is not None)[:FEW]:
            text = self.words.reason(reason) if reason else self.words("ui-legal")
            out.print(f"  {self.words.move(move)}: {text}", markup=False, style="green" if reason is None else "red")
        if len(found) > FEW:
            out.print(self.words("ui-and-more", count=len(found) - FEW), style="dim")

    def show_log(self, seat: int) -> None:
        """All that has happened, as far as this seat may know it."""
        for _, event in self.match.events:
            seen = event.seen_by(seat)
            if seen:
                out.print(f"  {self.words.event(seen)}", markup=False)

    def show_rules(self, wanted: str) -> None:
        """One rule, or the passages with a word, or where to read all of them."""
        language = self.words.language
        if not wanted:
            out.print(self.words("ui-rules-all", game=self.match.game.id, language=language))
            return
        passage = rule_text(self.match.game, wanted.upper(), language)
        found = [passage] if passage else passages(rules_text(self.match.game, language), wanted)
        if not found:
            raise Refused(Reason("unknown-rule", args={"title": self.match.game.title, "number": wanted}))
        for text in found[:5]:
            out.print(Padding(Markdown(text, hyperlinks=False), (0, 2)))

    def hint(self, choice: Choice[Any]) -> None:
        """What a bot would do here, from what this seat knows."""
        seat = Seat.of(self.match.game, self.match.state, choice.seat)
        out.print(self.words("ui-hint", move=self.words.move(RolloutBot(ms=1500).choose(seat))), markup=False)

    # ------------------------------------------------------------------ saving

    def file_name(self) -> Path:
        """Where this match is saved, unless another place is named."""
        return self.file or Path(f"meadhall-{self.match.game.id}-{self.match.seed_hash[:8]}.json")

    def save(self, file: Path) -> None:
        """Write the match to a file."""
        write_file(file, self.match.save(private=True))
        self.file = file
        out.print(self.words("ui-saved", file=str(file)), markup=False, soft_wrap=True)

    def leave(self) -> bool:
        """Save, and say how to go on; whether that was possible."""
        try:
            self.save(self.file_name())
        except Refused as refusal:
            say_refusal(refusal, self.words)
            return False
        out.print(self.words("ui-go-on", command=how_called(), file=str(self.file)), markup=False, soft_wrap=True)
        return True


def how_called() -> str:
    """The command as it was called, which need not be on the search path."""
    called = Path(sys.argv[0])
    return str(called.relative_to(Path.cwd()) if called.is_relative_to(Path.cwd()) else called)


def passages(text: str, wanted: str) -> list[str]:
    """The paragraphs of the rules with these words, without anchors."""
    found = re.split(r"\n\s*\n|\n(?=- )", readable(text))
    return [passage.strip() for passage in found if fits(passage, wanted)]
