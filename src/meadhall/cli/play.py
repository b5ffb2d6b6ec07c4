"""`meadhall play`: a text table, against bots or with others at the same keyboard."""

import re
import sys
import unicodedata
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from meadhall.bots.bot import Bot, make_bot
from meadhall.bots.rollout import RolloutBot
from meadhall.bots.seat import Seat
from meadhall.cli.common import find_game, out, read_file, read_options, say_refusal, speak, write_file
from meadhall.cli.lists import readable, rule_text, rules_text
from meadhall.cli.tables import draw, draw_scores, facts_about
from meadhall.core.chance import Chance
from meadhall.core.match import Match
from meadhall.core.reasons import Reason, Refused
from meadhall.core.registry import GAMES
from meadhall.core.steps import Choice, Move
from meadhall.words import Words

PERSON = "me"
LONG = 60
"""A longer list of moves is not shown whole: one narrows it down first."""
SHORT = 12
"""A longer list stands in columns."""
COMMANDS = ("help", "table", "undo", "redo", "log", "save", "rules", "hint", "quit")

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
        self._told = 0
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
        out.print(draw(self.match.game, self.match.state, self._at_table, self.words))
        scores = self.match.game.scores(self.match.state)
        out.print(draw_scores(scores, self.words))
        out.print(self.words("ui-winners", winners=list(scores.winners)), style="bold green")
        if self.file:
            self.save(self.file)

    def next_choice(self) -> Choice[Any]:
        """Of those whom the table waits for, a bot first, so that people see what can be seen."""
        waiting = self.match.state.waiting()
        return next((choice for choice in waiting if choice.seat in self._bots), waiting[0])

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
        out.print()
        out.print(draw(self.match.game, self.match.state, choice.seat, self.words))
        moves = list(choice.moves(self.match.state))
        while True:
            out.print()
            asked = self.words("ui-asked", seat=choice.seat, what=self.words.choice(choice))
            out.print(asked, style="bold", markup=False)
            move = self.pick(choice, moves)
            if move is None:
                return
            try:
                self.match.play(choice.seat, move)
                return
            except Refused as refusal:
                say_refusal(refusal, self.words)

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard: nobody sees another's cards."""
        if self._at_table == seat:
            return
        if len(self._people) > 1:
            out.clear()
            out.input(self.words("ui-hand-over", seat=seat) + " ", markup=False)
        self._at_table = seat

    def pick(self, choice: Choice[Any], moves: Sequence[Move]) -> Move | None:
        """One of the moves, by its number or by words of it; `None` if a command has changed the position."""
        shown: Sequence[Move] = moves
        self.list_moves(shown)
        while True:
            said = out.input(f"{self.words('ui-prompt')} ", markup=False).strip()
            command, _, rest = said.partition(" ")
            name = self.command(command)
            if not said:
                shown = moves
                self.list_moves(shown)
            elif said.startswith("?"):
                self.explain(choice, said[1:].strip())
            elif name:
                if self.run(name, rest.strip(), choice):
                    return None
            elif said.isdecimal():
                offered = self.offered(shown)
                if not 1 <= int(said) <= len(offered):
                    out.print(self.words("ui-no-such-number", number=said, most=len(offered)))
                    continue
                shown = offered[int(said) - 1][1]
                if len(shown) == 1:
                    return shown[0]
                self.list_moves(shown)
            else:
                shown = self.narrow(choice, moves, said) or shown
                if len(shown) == 1:
                    return shown[0]

    def offered(self, moves: Sequence[Move]) -> list[tuple[str, Sequence[Move]]]:
        """What the numbers stand for: a move each, or of a long list all moves with one card, or one town."""
        if len(moves) <= LONG:
            return [(self.words.move(move), [move]) for move in moves]
        groups: list[dict[str, list[Move]]] = []
        for kind in moves[0].__struct_fields__:
            values: dict[str, list[Move]] = {}
            for move in moves:
                values.setdefault(str(self.words.read_out(kind, getattr(move, kind, ""))), []).append(move)
            groups.append(values)
        fewest = min((values for values in groups if len(values) > 1), key=len)
        return [(self.words("ui-group", name=name, count=len(found)), found) for name, found in fewest.items()]

    def list_moves(self, moves: Sequence[Move]) -> None:
        """The moves with numbers; a long list in groups, to choose from first."""
        offered = self.offered(moves)
        width = len(str(len(offered)))
        rows = [
            Text.assemble((f"{number:>{width}}", "bold"), "  ", text) for number, (text, _) in enumerate(offered, 1)
        ]
        out.print(Padding(Columns(rows, padding=(0, 3)) if len(rows) > SHORT else Group(*rows), (0, 2)))

    def narrow(self, choice: Choice[Any], moves: Sequence[Move], said: str) -> list[Move]:
        """The moves whose text has all these words; what fits none is explained."""
        found = [move for move in moves if fits(self.words.move(move), said)]
        if len(found) > 1:
            self.list_moves(found)
        elif not found:
            self.explain(choice, said)
        return found

    # ------------------------------------------------------------------ commands

    def command(self, said: str) -> str | None:
        """The command of this name, in English or in the reader's language."""
        wanted = said.casefold()
        return next((name for name in COMMANDS if wanted in (name, self.words(f"command-{name}"))), None)

    def run(self, name: str, rest: str, choice: Choice[Any]) -> bool:
        """Do a command; whether the position has changed."""
        actions: dict[str, Callable[[], None]] = {
            "help": self.help,
            "table": lambda: out.print(draw(self.match.game, self.match.state, choice.seat, self.words)),
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
            if name == "undo":
                self.match.undo(choice.seat)
            else:
                self.match.redo(choice.seat)
        except Refused as refusal:
            say_refusal(refusal, self.words)
            return False
        self._told = len(self.match.events)
        out.print(self.words("ui-undone" if name == "undo" else "ui-redone"))
        return True

    def help(self) -> None:
        """What one can say."""
        out.print(self.words("ui-help"), markup=False)
        for name in COMMANDS:
            out.print(f"  [bold]{self.words(f'command-{name}'):<10}[/] {self.words(f'help-command-{name}')}")

    def explain(self, choice: Choice[Any], said: str) -> None:
        """Why something can or can't be done now."""
        if not said:
            self.help()
            return
        facts = [fact for name, fact in facts_about(self.match.game, self.words) if fits(name, said)]
        for fact in facts[:8]:
            out.print(f"  {fact}", markup=False)
        tries = list(choice.tries(self.match.state))
        found = [move for move in tries if fits(self.words.move(move), said)]
        if not found:
            if not facts:
                out.print(self.words("ui-nothing-like-that", said=said), markup=False)
            return
        legal = set(choice.moves(self.match.state))
        for move in sorted(found, key=lambda move: move not in legal)[:8]:
            reason = self.match.state.why_not(choice.seat, move)
            text = self.words.reason(reason) if reason else self.words("ui-legal")
            out.print(f"  {self.words.move(move)}: {text}", markup=False, style="green" if reason is None else "red")
        if len(found) > 8:
            out.print(self.words("ui-and-more", count=len(found) - 8), style="dim")

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


def fits(text: str, said: str) -> bool:
    """Whether all the words somebody typed begin words of a text; accents and case don't matter."""
    parts = re.findall(r"\w+", plainly(text))
    return all(any(part.startswith(word) for part in parts) for word in re.findall(r"\w+", plainly(said)))


def plainly(text: str) -> str:
    """Without accents and capitals."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def passages(text: str, wanted: str) -> list[str]:
    """The paragraphs of the rules with these words, without anchors."""
    found = re.split(r"\n\s*\n|\n(?=- )", readable(text))
    return [passage.strip() for passage in found if fits(passage, wanted)]
