"""`meadhall replay` and `verify`: saved games."""

from pathlib import Path

from meadhall.cli.common import out, read_file, speak
from meadhall.cli.play import names_of
from meadhall.cli.tables import draw, draw_scores
from meadhall.core.match import Match
from meadhall.core.registry import GAMES


def replay(file: Path, to: int, lang: str) -> None:
    """The table after so many moves, and the log up to there."""
    match = Match.load(read_file(file), GAMES)
    if to >= 0:
        match = match.replayed(to)
    words = speak(lang, match.game, names_of(match.names, speak(lang)))
    for _, event in match.events:
        seen = event.seen_by(None)
        if seen:
            out.print(words.event(seen), markup=False)
    out.print()
    out.print(draw(match.game, match.state, None, words))
    if match.over:
        out.print(draw_scores(match.game.scores(match.state), words, words("ui-scores")))
    else:
        for choice in match.state.waiting():
            out.print(words("ui-waiting-for", seat=choice.seat, what=words.choice(choice)), markup=False)


def verify(file: Path, lang: str) -> None:
    """Say that a file is whole and agrees with the rules; whatever is wrong is refused while it is read."""
    match = Match.load(read_file(file), GAMES)
    words = speak(lang, match.game)
    out.print(
        words("ui-verified", file=str(file), moves=len(match.standing), state="over" if match.over else "running"),
        style="green",
        soft_wrap=True,
    )
