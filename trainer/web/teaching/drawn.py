"""How a lesson goes, in HTML: by person, by rule, by question, and what was missed most.

Names are text, whatever they are. Nobody is ranked: rows stand by name, and where names are hidden
in an order that tells nothing.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from html import escape
from typing import Final

from trainer.classroom.board import Board, Figures, Missed, Person
from trainer.classroom.drill import ClassDrill
from trainer.skills import Heading, Tally
from trainer.verdict.words import combination_words, title
from trainer.web.progress.marks import NONE, share_bar
from trainer.web.progress.untold import untold
from trainer.web.summary.missed import HELD, cards_html, table_html
from trainer.web.summary.table import figures_table

# Each kind of a cell, by which the style finds its shape.
_LEGEND: Final = (("right", "wholly right"), ("part", "part of it"), ("none", "nothing of it"))


def people_html(board: Board, *, lesson: str, is_named: bool, is_led: bool = False) -> str:
    """Write how everybody does, by name.

    Args:
        board: The board.
        lesson: The id of the lesson, by which people stand whose names are hidden.
        is_named: Whether names are shown.
        is_led: Whether the teacher leads: all are at the same question then, and none at their own.
    """
    if not board.people:
        return '<p class="mg-soft">Nobody has joined yet.</p>'
    people: Sequence[Person] = board.people
    if not is_named:
        people = sorted(people, key=lambda one: _mixed(lesson, one.learner))
    at = () if is_led else ("at",)
    heads = ("name", *at, "wholly right", "points found", "too many", "question by question")
    many = len(board.questions)
    rows = (_person(each, many, is_named=is_named, is_led=is_led) for each in people)
    return _table("by person", heads, rows) + _legend()


def _person(person: Person, questions: int, *, is_named: bool, is_led: bool) -> Sequence[str]:
    name = escape(person.name) if is_named else '<span class="mg-soft">somebody</span>'
    cells = "".join(_cell(at, person.by_question.get(at)) for at in range(questions))
    return (
        f"<bdi>{name}</bdi>",
        *(() if is_led else (at_words(person.at, questions),)),
        _right(person.total),
        _share_of(person.total),
        _over(person.total),
        f'<ol class="mg-cells">{cells}</ol>',
    )


def at_words(at: int, questions: int) -> str:
    """Say where somebody is.

    >>> at_words(2, 10), at_words(10, 10)
    ('3 of 10', 'done')
    """
    return "done" if at >= questions else f"{at + 1} of {questions}"


def kind_of(figures: Figures | None) -> str:
    """Say in a word how an answer came out: right, part or none; empty where there is none.

    >>> kind_of(Figures(1, 1, 8, 8)), kind_of(Figures(1, 0, 8, 6)), kind_of(Figures(1, 0, 8, 0))
    ('right', 'part', 'none')
    """
    if figures is None:
        return ""
    if figures.right:
        return "right"
    return "part" if figures.found else "none"


def _cell(at: int, figures: Figures | None) -> str:
    kind = kind_of(figures)
    words = f"{at + 1}: {kind or 'not yet'}"
    return f'<li class="mg-{kind or "yet"}" title="{words}"><span class="mg-unseen">{words}</span>'


def _legend() -> str:
    marks = "".join(
        f'<li class="mg-{kind}"></li><li class="mg-soft">{words}</li>' for kind, words in _LEGEND
    )
    return f'<ul class="mg-cells mg-legend">{marks}</ul>'


def rules_html(board: Board) -> str:
    """Write what was found of each rule that came up, and how much cannot be told by rule."""
    more = _untold(board)
    if more and not any(tally.lost for tally in board.rules.values()):
        # Only right totals tell of rules then, and would tell that all is found.
        return more
    if not board.rules:
        return '<p class="mg-soft">Nothing is counted yet.</p>'
    heads = ("rule", "found", "right when claimed", "points lost")
    rows = (_rule(*each, is_all=not more) for each in board.rules.items())
    return _table("by rule", heads, rows) + more


def _rule(heading: Heading, tally: Tally, *, is_all: bool) -> Sequence[str]:
    is_known = tally.lost > 0 or is_all
    return (
        escape(heading.value),
        _share(tally.found, tally.there) if is_known else NONE,
        f"{tally.right} of {tally.claimed}" if tally.claimed else NONE,
        str(tally.lost) if tally.there and is_known else NONE,
    )


def _untold(board: Board) -> str:
    """Write how many of the points lost are of no rule; empty where there are none."""
    words = untold(unattributed=board.untold, slips=0)
    return "".join(f'<p class="mg-soft">{escape(each)}</p>' for each in words)


def questions_html(board: Board, drill: ClassDrill, *, is_over: bool = False) -> str:
    """Write what the answers to each question come to.

    Args:
        board: The board.
        drill: What is counted.
        is_over: Whether the lesson is: before, only cards of what was answered are shown.
    """
    heads = ("question", "cards", "answered", "wholly right", "points found", "too many")
    rows = (_question(at, each, drill, is_over=is_over) for at, each in enumerate(board.questions))
    return _table("by question", heads, rows)


def _question(at: int, figures: Figures, drill: ClassDrill, *, is_over: bool) -> Sequence[str]:
    question = drill.question(at)
    cards = table_html(question, "dealt", held=HELD)
    words = f'<span class="mg-unseen">{escape(title(question))}: </span>'
    return (
        str(at + 1),
        f"{words}{cards}" if figures.answers or is_over else NONE,
        str(figures.answers),
        _right(figures),
        _share_of(figures),
        _over(figures),
    )


def missed_html(board: Board) -> str:
    """Write what was missed most, with its cards."""
    more = _untold(board)
    if not board.missed:
        words = "Nothing is known to be missed." if more else "Nothing is missed so far."
        return f'<p class="mg-soft">{words}</p>{more}'
    heads = ("what", "cards", "question", "missed by")
    return _table("missed most", heads, map(_missed, board.missed)) + more


def _missed(each: Missed) -> Sequence[str]:
    return (
        escape(combination_words(each.combination).capitalize()),
        cards_html([("", each.combination.cards)]),
        str(each.number + 1),
        f"{share_bar(each.times / each.of)} {each.times} of {each.of}",
    )


def lessons_html(lessons: Iterable[tuple[str, int, Figures]]) -> str:
    """Write how the same drill went each time: when, with how many people, and what came of it."""
    heads = ("when", "people", "answers", "wholly right", "points found", "too many")
    rows = (
        (
            escape(when),
            str(people),
            str(total.answers),
            _right(total),
            _share_of(total),
            _over(total),
        )
        for when, people, total in lessons
    )
    return _table("the same drill each time", heads, rows)


def total_words(total: Figures) -> str:
    """Say what all answers come to, in a sentence; empty while there are none.

    >>> total_words(Figures(4, 3, 40, 36))
    '3 of 4 answers wholly right, 90% of the points found'
    >>> total_words(Figures(4, 3, 40, 40, 13))
    '3 of 4 answers wholly right, 100% of the points found, 13 too many'
    """
    if not total.answers:
        return ""
    answers = "answer" if total.answers == 1 else "answers"
    found = f", {total.found / total.points:.0%} of the points found" if total.points else ""
    over = f", {total.over} too many" if total.over else ""
    return f"{total.right} of {total.answers} {answers} wholly right{found}{over}"


def _right(figures: Figures) -> str:
    return f"{figures.right} of {figures.answers}" if figures.answers else NONE


def _share_of(figures: Figures) -> str:
    return _share(figures.found, figures.points)


def _over(figures: Figures) -> str:
    return f"+{figures.over}" if figures.over else NONE


def _share(found: int, there: int) -> str:
    return f"{share_bar(found / there)} {found / there:.0%}" if there else NONE


def _mixed(lesson: str, learner: str) -> bytes:
    """Give somebody a place that stays the same, and tells nothing of who they are."""
    return blake2b(f"{lesson}\n{learner}".encode(), digest_size=8).digest()


def _table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return figures_table(caption, heads, rows, also="mg-board")
