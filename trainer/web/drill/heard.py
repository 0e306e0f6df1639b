"""A count that is heard, as the card table is given it: what is said, and nothing of its fate."""

from typing import Any, Final

from trainer.miscounts.said import SaidCount, SaidLine
from trainer.preferences import Order
from trainer.quiz.calls import what_of
from trainer.quiz.question import Question
from trainer.verdict.call_lines import lines_heard
from trainer.verdict.line_above import line_above
from trainer.web.drill.desk import Stand
from trainer.web.drill.lying import lines_as_they_lie

# The page of the house, from any page.
_HOUSE_LINK: Final = "house"


def heard_view(stand: Stand) -> dict[str, Any] | None:
    """Write the count that is heard; None where the learner counts.

    Right or wrong, every count is written in the same way.

    Args:
        stand: Where the practice stands.
    """
    question, said = stand.question, stand.question.said
    if said is None:
        return None
    lines = lines_said(said, question, stand.preferences.order)
    pegs = pegs_words(said)
    return {
        "lines": lines,
        "pegs": pegs,
        "told": f"They count: {'; '.join(each['words'] for each in lines)}; {pegs}.",
        "pace": stand.preferences.pace,
    }


def house_view(stand: Stand) -> dict[str, str] | None:
    """Write what holds at the table, where points are awarded; None where none are."""
    is_theirs = stand.question.said is not None
    if not is_theirs and stand.race is None:
        return None
    of = what_of(stand.question.scenario)
    words = line_above(stand.house, of, is_theirs=is_theirs)
    return {"words": words, "link": _HOUSE_LINK}


def pegs_words(said: SaidCount) -> str:
    """Say how many points the other side pegs for its count."""
    return f"and peg {said.points or 'nothing'}"


def lines_said(said: SaidCount, question: Question, order: Order) -> list[dict[str, Any]]:
    """Write the lines of a count as it is said; of a count of nothing, one that says so."""
    # Of a count of nothing no line names anything.
    tokens = [*map(_token, said.lines)] or [""]
    laid = lines_as_they_lie(lines_heard(said, question), question, order)
    return [
        {
            "words": line.words,
            "cards": [str(card) for card in line.cards],
            "running": line.running,
            "token": token,
        }
        for line, token in zip(laid, tokens, strict=True)
    ]


def _token(line: SaidLine) -> str:
    """Write what names a line, as it can be typed: its cards, without what it was said for."""
    return " ".join(claim.text.partition("=")[0] for claim in line.claims).lower()
