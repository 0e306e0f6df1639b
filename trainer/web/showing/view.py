"""What the screen for a room is given to show. It is all that reaches the browser of a hand.

As long as a line is not called for, nothing of it is in here: a page that is projected can be read
by whoever looks at its source.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from scenarios import Rules, parse_cards
from trainer.preferences import Preferences
from trainer.verdict.lines import VerdictLine
from trainer.verdict.words import card_words, counts_words, rules_words
from trainer.web.drill.heard import pegs_words
from trainer.web.drill.view import View, asked_briefly, heard_rows, line_view, rows_of
from trainer.web.showing.place import At
from trainer.web.showing.shown import Shown
from trainer.web.showing.walked import Walked

_LISTEN: Final = "Listen: they count."
_THINK: Final = "Time to think"


@dataclass(frozen=True, slots=True)
class _Far:
    """How far a hand is: of what was said, of the count, and whether it is told what it makes."""

    said: int
    lines: int
    is_told: bool

    @classmethod
    def of(cls, hand: Walked, step: int) -> "_Far":
        said = min(step, len(hand.said))
        lines = min(step - said, len(hand.lines))
        return cls(said, lines, is_told=step >= hand.steps)


def screen_view(shown: Shown, at: At, *, likes: Preferences, taken: int = 0) -> View:
    """Put together what the screen shows.

    Args:
        shown: The drill.
        at: How far the room is; a place there is.
        likes: How whoever shows it likes cards to lie, and whether things move.
        taken: The number of the act that led here, by which the screen knows that it arrived.
    """
    beside: View = {
        "id": str(at),
        "context": shown.drill.title,
        "order": shown.order,
        "motion": likes.motion,
        "is_first": at == At(),
        "is_last": False,
        "taken": taken,
    }
    if at.hand > len(shown):
        return beside | {"is_over": True, "place": "", "told": "That was all."}
    hand = shown.hand(at.hand)
    view = _hand_view(hand, at.step, shown.drill.house.rules)
    return beside | {"is_over": False, "place": _place(shown, at)} | view


def _place(shown: Shown, at: At) -> str:
    worked = shown.drill.worked
    if at.hand <= worked:
        return f"worked hand {at.hand} of {worked}"
    return f"{at.hand - worked} of {len(shown.drill)}"


def _hand_view(hand: Walked, step: int, rules: Rules) -> View:
    question, far = hand.question, _Far.of(hand, step)
    is_asked = far.said == len(hand.said)
    lines = [_line(line) for line in hand.lines[: far.lines]]
    said = [{**each} for each in hand.said[: far.said]]
    is_counting = bool(lines) or far.is_told
    newest: Mapping[str, Any] = (lines or said or [{}])[-1]
    return {
        "kind": question.ask.value,
        "title": hand.title,
        "ask": asked_briefly(question) if is_asked else _LISTEN,
        "counts": " ".join(filter(None, (counts_words(question), rules_words(question, rules)))),
        "rows": list(rows_of(question)),
        "heard": list(heard_rows(question)),
        # Once the right count begins, each of its lines says what else was said for it.
        "said": [] if is_counting else said,
        "pegs": pegs_words(question.said) if question.said and is_asked else "",
        "think": _THINK if is_asked and not is_counting else "",
        "lines": lines,
        "lit": [] if far.is_told else newest.get("cards", []),
        "total": hand.total if far.is_told else "",
        "after": list(hand.after) if far.is_told else [],
        "next": _next(hand, far),
        "told": _total_told(hand) if far.is_told else _line_told(newest),
    }


def _line(line: VerdictLine) -> View:
    """Write a line, and what was said for it where that is something else."""
    return line_view(line) | {"beside": "" if line.beside == line.words else line.beside}


def _next(hand: Walked, far: _Far) -> str:
    """Say what the next step is, and nothing of what it brings."""
    if far.is_told:
        return "Next"
    if far.lines == len(hand.lines):
        return "What it comes to"
    if far.said < len(hand.said):
        return "Next line" if far.said else "Hear them count"
    return "Next line" if far.lines else "Show the count"


def _total_told(hand: Walked) -> str:
    return " ".join((f"{hand.total}.", *hand.after))


def _line_told(line: Mapping[str, Any]) -> str:
    """Write a line as it is heard; nothing where none is said yet, and the cards are told."""
    if not line:
        return ""
    beside = f"they said {line['beside']}" if line.get("beside") else ""
    told = (line["words"], line.get("note"), *_names(line["cards"]), beside)
    return ", ".join(filter(None, told))


def _names(cards: Iterable[str]) -> Iterable[str]:
    return map(card_words, parse_cards(" ".join(cards)))
