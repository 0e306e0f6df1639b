"""Examples to be counted and walked through, on pages that teach: they share the table's files."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

import streamlit as st

from scenarios import Card, Category, Play, Show
from trainer.preferences import Preferences
from trainer.spoken import number_words
from trainer.teach.example import Example
from trainer.verdict.lines import VerdictLine
from trainer.verdict.why_not import why_not
from trainer.verdict.words import title
from trainer.web.drill.component import TABLE_PATH
from trainer.web.drill.lying import lines_as_they_lie
from trainer.web.drill.view import View, line_view, rows_of

_TO_COMPLETE: Final = "The count is begun. Tap the cards that score next."
_ALL_MISSING: Final = "Tap the cards that score."

_mount = st.components.v2.component(
    "muggins_walk",
    js=f"""
    const walk = await import(`${{location.origin}}{TABLE_PATH}/walk.js`);
    export default walk.default;
    """,
)


def show_walk(examples: Iterable[Example], *, likes: Preferences, key: str) -> None:
    """Show examples one below the other, each to be counted first and then walked line by line.

    Args:
        examples: The examples.
        likes: How the learner likes a count to be said, and whether things move.
        key: The name of that on the page.
    """
    _mount(data=[walk_view(examples, likes)], key=key)


def walk_view(examples: Iterable[Example], likes: Preferences) -> View:
    """Put together what the browser is given of examples: all of it, since nothing is recorded."""
    return {"examples": [_example(each, likes) for each in examples], "motion": likes.motion}


def _example(example: Example, likes: Preferences) -> View:
    question, lines = example.question, example.lines(likes.house)
    return {
        "name": example.anchor,
        "title": example.title,
        "sentence": example.sentence,
        "after": example.after,
        "ask": _ask(example),
        "kind": question.ask.value,
        "rows": list(rows_of(question)),
        "order": likes.order,
        "lines": [line_view(line) for line in lines_as_they_lie(lines, question, likes.order)],
        # A house that says runs with their pairs in one breath has fewer lines.
        "given": None if example.given is None else min(example.given, len(lines) - 1),
        "whole": _whole_run(example, lines),
        "whys": {} if example.given is None else _whys(example, lines),
    }


def _whole_run(example: Example, lines: Sequence[VerdictLine]) -> View | None:
    """Tell the cards of a multiple run, and its lines: all of them may be said at once."""
    runs = [each for each in example.score.combinations if each.category is Category.RUN]
    if len(runs) < 2:
        return None
    cards = {card for run in runs for card in run.cards}
    parts = {frozenset(run.cards) for run in runs}
    inside = [
        at
        for at, line in enumerate(lines)
        if frozenset(line.cards) in parts or (_are_alike(line) and cards >= set(line.cards))
    ]
    # A house may say it in one line.
    return {"cards": sorted(map(str, cards)), "lines": inside} if inside else None


def _are_alike(line: VerdictLine) -> bool:
    return len({card.rank for card in line.cards}) == 1


def _whys(example: Example, lines: Sequence[VerdictLine]) -> Mapping[str, str]:
    """Say of all cards that may be picked together what they make, or why they score nothing."""
    cards = _to_be_picked(example)
    every = (each for size in range(1, len(cards) + 1) for each in combinations(cards, size))
    return {" ".join(sorted(map(str, each))): _why(example, each, lines) for each in every}


def _why(example: Example, cards: Sequence[Card], lines: Sequence[VerdictLine]) -> str:
    """Say what cards make; of those that score as a part of a line only, to take all of it."""
    why = why_not(example.question, cards)
    chosen, said = frozenset(cards), {frozenset(line.cards) for line in lines}
    scores = any(set(each.cards) == chosen for each in example.score.combinations)
    fifteens = {
        frozenset(each.cards)
        for each in example.score.combinations
        if each.category is Category.FIFTEEN
    }
    larger = [len(line) for line in said - fifteens if line > chosen]
    if not scores or chosen in said or not larger:
        return why
    return f"{why} It is said with more: tap all {number_words(max(larger))} cards together."


def _to_be_picked(example: Example) -> Sequence[Card]:
    scenario = example.scenario
    return scenario.line if isinstance(scenario, Play) else example.question.seen


def _ask(example: Example) -> str:
    """Say what is asked, and of a crib that it is one: it may look like a hand."""
    scenario = example.scenario
    is_crib = isinstance(scenario, Show) and scenario.is_crib
    crib = f"{title(example.question)}. " if is_crib else ""
    if example.given is None:
        return f"{crib}{example.ask}"
    return f"{crib}{_TO_COMPLETE if example.given else _ALL_MISSING}"
