"""Filter text, and the condition it stands for."""

import re
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from operator import eq, ge, le
from typing import Final

from scenarios.cards import quoted
from scenarios.facts import Facts, PlayFacts, ShowFacts, Situation
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from scenarios.traps import CRIB_FLUSH_TRAP, PLAY_TRAPS, SHOW_TRAPS

Condition = Callable[[ShowFacts], bool]

_SHOW: Final = {situation.name: situation for situation in (*SHOW_PATTERNS, *SHOW_TRAPS)}
_PLAY: Final = {situation.name: situation for situation in (*PLAY_PATTERNS, *PLAY_TRAPS)}

SHOW_TERMS: Final[Mapping[str, str]] = {
    "points=N": "It is worth exactly N points.",
    "points>=N": "It is worth N points or more.",
    "points<=N": "It is worth N points or fewer.",
} | {name: situation.sentence for name, situation in _SHOW.items()}
PLAY_TERMS: Final[Mapping[str, str]] = {
    name: situation.sentence for name, situation in _PLAY.items()
}
CUT_TERMS: Final[Mapping[str, str]] = {
    "heels": "The starter is a jack: two for his heels, to the dealer.",
    "nothing": "The starter is any other card.",
}

# What is typed beyond this helps nobody to find the nearest term, and takes long to compare.
_LONGEST_TERM: Final = 40
# What is shorter stands in too many sentences.
_SHORTEST_MEANING: Final = 4
_POINTS: Final = re.compile(r"points ?(=|>=|<=) ?([0-9]{1,3})", re.ASCII)
_COMPARE: Final = {"=": eq, ">=": ge, "<=": le}


def parse_filter(where: str | None, *, is_crib: bool = False) -> Condition:
    """Read a filter for shows, and give the condition on their facts.

    >>> from scenarios import parse_scenario
    >>> from scenarios.facts import show_facts
    >>> condition = parse_filter("double run + fifteen, no flush")
    >>> condition(show_facts(parse_scenario("4C 5D 6S 6H / JH")))
    True

    Terms are joined by `+` or `,` and all must hold; with `no` before it a term must not. No term
    at all, or None, is true of every show. `catalogue.filters` says what each term means.

    Raises:
        ValueError: If a term is unknown, naming the nearest, or is a crib's and this is a hand.
    """
    conditions = [_parse_term(term, is_crib=is_crib) for term in _split(where)]
    return lambda facts: all(condition(facts) for condition in conditions)


def parse_play_filter(where: str | None) -> Situation[PlayFacts] | None:
    """Read a filter for pegging positions, a single term; None where any will do.

    Raises:
        ValueError: If the term is unknown; the message names the nearest.
    """
    return None if (term := normal(where)) == "" else _find(term, _PLAY, PLAY_TERMS)


def parse_cut_filter(where: str | None) -> str:
    """Read a filter for cuts: `heels`, `nothing`, or empty where any will do.

    Raises:
        ValueError: If it is something else.
    """
    term = normal(where)
    if term and term not in CUT_TERMS:
        raise ValueError(
            f"{quoted(term)} is no term for a cut; there are {' and '.join(CUT_TERMS)}"
        )
    return term


def normal(where: str | None) -> str:
    """Put a filter in small letters and single spaces; None is the empty filter."""
    return " ".join((where or "").lower().split())


def _split(where: str | None) -> Sequence[str]:
    text = normal(where)
    terms = [term.strip() for term in re.split("[+,]", text)] if text else []
    if "" in terms:
        raise ValueError(f"{quoted(text)} has an empty place where a term should stand")
    return list(dict.fromkeys(terms))


def _parse_term(term: str, *, is_crib: bool) -> Condition:
    positive = term.removeprefix("no ")
    if positive.startswith("no "):
        raise ValueError(f"{quoted(term)} says no twice; say it once, or not at all")
    holds = _points(positive) or _find(positive, _SHOW, SHOW_TERMS).holds
    if positive == CRIB_FLUSH_TRAP and not is_crib:
        raise ValueError(f"{quoted(term)} is about cribs, and this asks for a hand")
    return holds if positive == term else lambda facts: not holds(facts)


def _points(term: str) -> Condition | None:
    match = _POINTS.fullmatch(term)
    if match is None:
        return None
    compare, points = _COMPARE[match[1]], int(match[2])
    return lambda facts: compare(facts.points, points)


def _find(
    term: str, situations: Mapping[str, Situation[Facts]], terms: Mapping[str, str]
) -> Situation[Facts]:
    if term in situations:
        return situations[term]
    for kind, its_terms in (("show", SHOW_TERMS), ("play", PLAY_TERMS), ("cut", CUT_TERMS)):
        if term in its_terms and its_terms is not terms:
            raise ValueError(f"{quoted(term)} is a term of the {kind}, and cannot be asked here")
    nearest = ", ".join(_nearest(term, terms))
    raise ValueError(f"{quoted(term)} is no term of a filter; the nearest are {nearest}")


def _nearest(term: str, terms: Mapping[str, str]) -> Sequence[str]:
    """Name three terms that may have been meant: by what they mean, then by their letters."""
    meant = [name for name, sentence in terms.items() if term in sentence.lower()]
    if len(term) < _SHORTEST_MEANING:
        meant = []
    alike = get_close_matches(term[:_LONGEST_TERM], terms, n=3, cutoff=0)
    return list(dict.fromkeys([*meant, *alike]))[:3]
