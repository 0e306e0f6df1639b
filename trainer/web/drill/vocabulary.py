"""The words with which a count is entered, as the card table needs them: it knows no cribbage.

What a learner taps or types becomes the words of `trainer.claims`; here stands how each is called,
how it is said, and how many points it claims.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from scenarios import Category
from trainer.claims import MOST_CARDS, MOST_LAID, needs_of, parse_spoken
from trainer.fitting import part_points
from trainer.quiz.asked import categories_asked
from trainer.quiz.question import Ask
from trainer.spoken import ALIKE, number_words
from trainer.verdict.words import as_sentence

Said = Mapping[str, object]

# word, what stands on its button, how it is said, the kind under which it opens.
_FIFTEEN: Final = ("15", "15", "fifteen")
_THIRTY_ONE: Final = ("31", "31", "thirty-one")
_ALIKE: Final = (
    ("p", "two", ALIKE[2], "pair"),
    ("p3", "three", ALIKE[3], "pair"),
    ("p4", "four", ALIKE[4], "pair"),
)
_RUNS: Final = tuple(
    (f"r{size}", str(size), f"a run of {number_words(size)}", "run") for size in range(3, 8)
)
_MULTIPLE: Final = (
    ("d3", "double 3", "a double run of three", "run"),
    ("d4", "double 4", "a double run of four", "run"),
    ("t3", "triple", "a triple run", "run"),
    ("dd3", "double double", "a double double run", "run"),
)
_FLUSHES: Final = (
    ("x4", "4", "a flush of four", "flush"),
    ("x5", "5", "a flush of five", "flush"),
)
_NOBS: Final = ("n", "nobs", "one for his nobs")
_HEELS: Final = ("h", "heels", "two for his heels")
_GO: Final = ("g", "go", "one for go")
_LAST: Final = ("l", "last card", "one for last card")

# Every kind is offered wherever it might be thought of: what is left out would tell.
_SHOW: Final = (_FIFTEEN, *_ALIKE, *_RUNS[:3], *_MULTIPLE, *_FLUSHES, _NOBS, _HEELS)
_PLAY: Final = (_FIFTEEN, _THIRTY_ONE, *_ALIKE, *_RUNS, _GO, _LAST)

_KINDS_IN_A_SHOW: Final = {
    "": "fifteen",
    "p": "pair",
    "r": "run",
    "d": "multiple run with pairs",
    "x": "flush",
    "n": "his nobs",
    "h": "his heels",
}
_KINDS_IN_THE_PLAY: Final = {
    "": "fifteen or thirty-one",
    "p": "pair",
    "r": "run",
    "g": "go",
    "l": "last card",
}
# How a kind is spoken of where it is not asked, by the key that begins it in either form.
_NOT_ASKED: Final = {
    "p": "a pair",
    "r": "a run",
    "d": "a double run",
    "t": "a triple run",
    "x": "a flush",
    "n": "his nobs",
    "h": "his heels",
    "g": "go",
    "l": "last card",
}
_CATEGORIES: Final = {
    "": {Category.FIFTEEN, Category.THIRTY_ONE},
    "p": {Category.PAIR},
    "r": {Category.RUN},
    "d": {Category.RUN},
    "x": {Category.FLUSH},
    "n": {Category.NOBS},
    "h": {Category.HEELS},
    "g": {Category.GO},
    "l": {Category.LAST_CARD},
}
_NUMBERS: Final = tuple(map(number_words, range(100)))


@cache
def vocabulary(
    ask: Ask, asked: tuple[str, ...] = (), *, run_by_run: bool = False
) -> Mapping[str, object]:
    """List the words for a question.

    >>> vocabulary(Ask.SHOW)["kinds"]["p"]
    'pair'
    >>> words = vocabulary(Ask.SHOW, ("fifteen", "pair"))
    >>> words["kinds"], words["not_asked"]["r"]
    ({'': 'fifteen', 'p': 'pair'}, 'a run')

    Args:
        ask: What is asked.
        asked: The rules that are asked, for which alone there are words; empty where all are.
        run_by_run: Whether there is no word for a multiple run yet.
    """
    in_play = ask in {Ask.OPEN, Ask.CLOSED, Ask.TURN}
    categories = categories_asked(asked)
    kinds = _KINDS_IN_THE_PLAY if in_play else _KINDS_IN_A_SHOW
    every = _PLAY if in_play else _SHOW
    aside = _MULTIPLE if run_by_run else ()
    words = [word for word in every if categories >= _claimed(word[0]) and word not in aside]
    asked_kinds = {
        kind: name
        for kind, name in kinds.items()
        if _CATEGORIES[kind] & categories and not (run_by_run and kind == "d")
    }
    keys = {*asked_kinds, *(token[0] for token, *_ in words)}
    return {
        "numbers": _NUMBERS,
        "spoken": _spoken(words),
        "kinds": asked_kinds,
        "needs": _needs(asked_kinds, in_play=in_play),
        "most_cards": MOST_LAID if in_play else MOST_CARDS,
        "not_asked": {key: name for key, name in _NOT_ASKED.items() if key not in keys},
    }


def _needs(kinds: Iterable[str], *, in_play: bool) -> Mapping[str, Said]:
    """Say what cards of each kind have to be, so that no other cards are taken for it."""
    needed = {kind: needs_of(kind, in_play=in_play) for kind in kinds}
    return {
        kind: {
            "least": needs.least,
            "most": needs.most,
            "ranks": needs.ranks,
            "once": needs.is_once,
            "words": as_sentence(needs.words),
        }
        for kind, needs in needed.items()
        if needs
    }


def _claimed(token: str) -> set[Category]:
    """Name the ways to score that a word claims."""
    (claim,) = parse_spoken(token)
    return {part.category for part in claim.parts}


def _spoken(words: Iterable[tuple[str, ...]]) -> Sequence[Said]:
    return [
        {
            "token": token,
            "label": label,
            "name": name,
            "group": kind[0] if kind else None,
            "points": _points(token),
        }
        for token, label, name, *kind in words
    ]


def _points(token: str) -> int:
    """What a word claims: as the marking will have it, so that both say the same."""
    (claim,) = parse_spoken(token)
    return sum(map(part_points, claim.parts))
