"""All sections of the reference, in the order in which they are read."""

from collections.abc import Mapping
from typing import Final

from trainer.teach.at_the_table import habits, house, order
from trainer.teach.by_name import patterns, traps
from trainer.teach.in_short import how_often, questions, tables
from trainer.teach.of_suits import crib, flush, heels, jacks
from trainer.teach.of_the_play import go, play
from trainer.teach.of_the_show import fifteens, pairs, runs
from trainer.teach.section import Section

# By what they are about; within it from the first that is needed on.
GROUPS: Final[Mapping[str, tuple[Section, ...]]] = {
    "The show": (
        Section("fifteens", "Fifteens", "Cards that add up to fifteen.", fifteens),
        Section("pairs", "Pairs", "Two, three and four of a kind.", pairs),
        Section("runs", "Runs", "Ranks in a row, single and doubled.", runs),
        Section("flush", "Flush", "Four or five cards of one suit.", flush),
        Section("jacks", "His nobs", "The jack of the starter's suit.", jacks),
        Section("heels", "His heels", "A jack that is cut.", heels),
        Section("crib", "The crib", "Counted like a hand, but for its flush.", crib),
    ),
    "The play": (
        Section("play", "The play", "Fifteen, thirty-one, pairs and runs as they are laid.", play),
        Section("go", "Go and last card", "How a count ends, and what that pays.", go),
    ),
    "By name": (
        Section("patterns", "Patterns", "What players call what they see.", patterns),
        Section("traps", "Traps", "What people misjudge.", traps),
    ),
    "In short": (
        Section(
            "tables", "The two tables", "All that scores, in the show and in the play.", tables
        ),
        Section("questions", "What people ask", "Short answers to old arguments.", questions),
        Section("how-often", "How often", "What comes up, and how seldom.", how_often),
    ),
    "At the table": (
        Section("order", "The order of the show", "Who counts first, and why it matters.", order),
        Section("house", "Muggins and house rules", "What is agreed on before the deal.", house),
        Section("habits", "Habits", "How a count is kept right.", habits),
    ),
}
SECTIONS: Final[Mapping[str, Section]] = {
    section.key: section for group in GROUPS.values() for section in group
}


def beside(key: str) -> tuple[Section | None, Section | None]:
    """Tell which section comes before one, and which after; None at either end.

    >>> [section and section.key for section in beside("fifteens")]
    [None, 'pairs']
    """
    keys = list(SECTIONS)
    at = keys.index(key)
    before = SECTIONS[keys[at - 1]] if at else None
    after = SECTIONS[keys[at + 1]] if at + 1 < len(keys) else None
    return before, after
