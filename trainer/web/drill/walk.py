"""Examples to be counted and walked through, on pages that teach: they share the table's files."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

import streamlit as st

from scenarios import Card, Play, Show
from trainer.preferences import Preferences
from trainer.teach.example import Example
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
        "whys": {} if example.given is None else _whys(example),
    }


def _whys(example: Example) -> Mapping[str, str]:
    """Say of all cards that may be picked together what they make, or why they score nothing."""
    cards = _to_be_picked(example)
    question = example.question
    every = (each for size in range(1, len(cards) + 1) for each in combinations(cards, size))
    return {" ".join(sorted(map(str, each))): why_not(question, each) for each in every}


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
