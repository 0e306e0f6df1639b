"""Which rules are asked, in words as the log keeps them: what is asked is scored, and no more."""

from collections.abc import Collection, Iterable
from dataclasses import replace
from typing import Final

from scenarios import Category, Score
from trainer.claims import Claim, Part, Within
from trainer.marking import Marking, mark_claims

# Asked for alone: one fifteen, whichever it is, or that there is none.
ANY_FIFTEEN: Final = "any fifteen"

_CATEGORIES: Final = {each.value.replace("_", " "): each for each in Category}
_PLURALS: Final = {
    ANY_FIFTEEN: "any fifteen",
    "fifteen": "fifteens",
    "thirty one": "thirty-ones",
    "pair": "pairs",
    "run": "runs",
    "flush": "flushes",
    "nobs": "his nobs",
    "heels": "his heels",
}


def asked_words(categories: Iterable[Category]) -> tuple[str, ...]:
    """Write in words which rules are asked.

    >>> asked_words([Category.FIFTEEN, Category.THIRTY_ONE])
    ('fifteen', 'thirty one')
    """
    return tuple(each.value.replace("_", " ") for each in categories)


def known_words(asked: Iterable[str]) -> tuple[str, ...]:
    """Leave out the words that are no rules: a log from elsewhere may hold any."""
    return tuple(each for each in asked if each in _CATEGORIES or each == ANY_FIFTEEN)


def asked_phrase(asked: Iterable[str]) -> str:
    """Name the rules that are asked as they are spoken of.

    >>> asked_phrase(("fifteen", "thirty one", "pair"))
    'fifteens, thirty-ones and pairs'
    """
    *most, last = (_PLURALS.get(each, each) for each in known_words(asked))
    return f"{', '.join(most)} and {last}" if most else last


def categories_asked(asked: Collection[str]) -> frozenset[Category]:
    """Say in which ways something may score that is asked; all of them where no rule is named.

    >>> sorted(each.value for each in categories_asked(("pair", "run")))
    ['pair', 'run']
    """
    if ANY_FIFTEEN in asked:
        return frozenset({Category.FIFTEEN})
    return frozenset(_CATEGORIES[each] for each in known_words(asked)) or frozenset(Category)


def score_asked(score: Score, asked: Collection[str]) -> Score:
    """Take from a score what is asked.

    >>> from scenarios import parse_scenario
    >>> score_asked(parse_scenario("4C 5D 6S 6H / JH").score(), ("pair", "run")).points
    8
    """
    return _only(score, categories_asked(asked)) if known_words(asked) else score


def claims_asked(claims: Iterable[Claim], asked: Collection[str]) -> tuple[Claim, ...]:
    """Take from a count what is asked; the rest is left aside, right or not.

    >>> from trainer.claims import parse_spoken
    >>> (claim,) = claims_asked(parse_spoken("15 d3"), ("pair",))
    >>> [part.category.value for part in claim.parts]
    ['pair']
    """
    categories = categories_asked(asked)
    kept = (
        replace(
            claim,
            parts=tuple(
                _as_asked(part, categories) for part in claim.parts if part.category in categories
            ),
        )
        for claim in claims
    )
    return tuple(claim for claim in kept if claim.parts)


def _as_asked(part: Part, categories: Collection[Category]) -> Part:
    """Take the pair of a double run for itself, where runs are not asked."""
    is_in_run = part.within is Within.MULTIPLE_RUN and Category.RUN not in categories
    return replace(part, within=None) if is_in_run else part


def mark_asked(score: Score, claims: Iterable[Claim], asked: Collection[str]) -> Marking:
    """Hold a count against what is asked of a score.

    >>> from scenarios import parse_scenario
    >>> from trainer.claims import parse_combinations
    >>> score = parse_scenario("4C 5D 6S 6H / JH").score()
    >>> mark_asked(score, parse_combinations("5j p66"), ("fifteen",)).missed[0].points
    2
    >>> mark_asked(score, parse_combinations("5j p66"), (ANY_FIFTEEN,)).is_right
    True

    Where any fifteen is asked for, those that were named are what there was to find, or the first
    where none was.
    """
    marking = mark_claims(score_asked(score, asked), claims_asked(claims, asked))
    if ANY_FIFTEEN not in asked:
        return marking
    enough = Score(marking.found or marking.score.combinations[:1])
    return mark_claims(enough, claims_asked(claims, asked))


def _only(score: Score, categories: frozenset[Category]) -> Score:
    return Score(tuple(each for each in score.combinations if each.category in categories))
