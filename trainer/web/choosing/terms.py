"""The rules, patterns and traps that a question can be asked to show."""

from collections.abc import Mapping
from typing import Final

from scenarios import catalogue
from scenarios.filters import CUT_TERMS
from trainer.quiz.kinds import TURNS, Kind

_TURNS_TOLD: Final = "Whose turn it is: which cards may you lay, or is it go?"


def terms_of(kinds: tuple[Kind, ...], *, is_heard: bool) -> Mapping[str, str]:
    """List the rules, patterns and traps there are to choose from, with a sentence each."""
    terms: dict[str, str] = {}
    if {Kind.HAND, Kind.CRIB} & set(kinds):
        terms |= {term: told for term, told in catalogue.filters.items() if "N" not in term}
    if Kind.PLAY in kinds:
        terms |= {term: told for term, told in catalogue.play_filters.items() if term not in terms}
        # Of whose turn it is nobody counts anything.
        turns = {} if is_heard else {TURNS: _TURNS_TOLD}
        terms |= turns
    if Kind.CUT in kinds:
        terms |= {term: told for term, told in CUT_TERMS.items() if term not in terms}
    return terms
