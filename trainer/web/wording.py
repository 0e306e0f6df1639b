"""What a practice is called on the screen, and what is meant by what is typed there."""

from collections.abc import Iterable
from datetime import date
from typing import Final

from scenarios.filters import normal
from trainer.miscounts.mistakes import MISTAKES
from trainer.progress.mistakes import how_of
from trainer.progress.replay_words import how_words
from trainer.progress.words import name_of
from trainer.quiz.again import Again
from trainer.quiz.daily import parse_day
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.kinds import Dealt, Kind
from trainer.quiz.length import Length
from trainer.quiz.settings import Settings
from trainer.skills import Heading, Skill

KINDS: Final = {
    Kind.HAND: "hands",
    Kind.CRIB: "cribs",
    Kind.CUT: "the cut",
    Kind.PLAY: "the play",
}
_BRIEFLY: Final = {
    Dealt.BALANCED: "",
    Dealt.GENTLE: "easy ones first",
    Dealt.KEPT: "kept from six",
    Dealt.NATURAL: "any cards",
}
DEALT: Final = {
    Dealt.BALANCED: "a balanced mix, with the rare on purpose",
    Dealt.GENTLE: "easy ones first, then more and more of everything",
    Dealt.KEPT: "as players keep them from six",
    Dealt.NATURAL: "any cards, as likely as any others",
}


def length_words(length: Length) -> str:
    """Say how long a practice is.

    >>> [length_words(each) for each in (Length(), Length(10), Length(seconds=60))]
    ['as many as you like', 'a set of 10', 'a sprint of 60 s']
    """
    if length.questions:
        return f"a set of {length.questions}"
    return f"a sprint of {length.seconds} s" if length.seconds else "as many as you like"


def practice_words(settings: str) -> str:
    """Say in a few words what is practised, however long.

    >>> practice_words(""), practice_words("kinds=hand,crib&where=double+run")
    ('mixed practice', 'hands and cribs: double run')
    >>> practice_words("kinds=cut"), practice_words("dealt=gentle")
    ('the cut', 'mixed practice, easy ones first')
    >>> practice_words("stage=pairs")
    'the ladder: fifteens and pairs'
    >>> practice_words("heard=table&kinds=play&mistakes=pairs")
    'catching miscounts in the play: pairs, as at a real table'
    >>> practice_words("day=2026-12-01")
    'the hand and play of 1 December 2026'
    >>> practice_words("race=61"), practice_words("race=121&heard=table")
    ('a race to 61', 'a race to 121, with their counts to call')
    """
    chosen = Settings.parse(settings)
    if stage := chosen.of_stage:
        return f"the ladder: {stage.title[0].lower()}{stage.title[1:]}"
    if chosen.day:
        return f"the hand and play of {day_words(parse_day(chosen.day))}"
    if chosen.again:
        return _again_words(Again.parse(chosen.again))
    return _race_words(chosen) if chosen.race.holes else _kinds_words(chosen)


def _race_words(chosen: Settings) -> str:
    called = "" if chosen.heard is Heard.NONE else ", with their counts to call"
    return f"a race to {chosen.race.holes}{called}"


def _kinds_words(chosen: Settings) -> str:
    *most, last = (KINDS[kind] for kind in chosen.kinds)
    kinds = f"{', '.join(most)} and {last}" if most else last
    if chosen.heard is not Heard.NONE:
        return _heard_words(chosen, kinds)
    if chosen.where:
        return f"{kinds}: {chosen.where}"
    what = "mixed practice" if chosen.kinds == tuple(Kind) else kinds
    return ", ".join(filter(None, (what, _BRIEFLY[chosen.dealt])))


# So many mistakes are named one by one.
_MOST_NAMED: Final = 2
_HEARD: Final = {Heard.HALF: "", Heard.RISES: "", Heard.TABLE: ", as at a real table"}


def _heard_words(chosen: Settings, kinds: str) -> str:
    """Say that counts are heard: in what, with which mistakes, how many of them right."""
    of = "" if chosen.kinds == tuple(Kind) else f" in {kinds}"
    mistakes = " and ".join(map(miscount_words, chosen.mistakes))
    if len(chosen.mistakes) > _MOST_NAMED:
        mistakes = "some mistakes"
    what = ", ".join(filter(None, (chosen.where, mistakes)))
    return f"catching miscounts{of}{f': {what}' if what else ''}{_HEARD[chosen.heard]}"


def miscount_words(word: str) -> str:
    """Name a mistake that is chosen, or all under a heading.

    >>> miscount_words("the_play"), miscount_words("inner_runs")
    ('the play', 'inner runs added')

    Args:
        word: The key of a mistake, or the name of a heading.
    """
    return MISTAKES[word].name if word in MISTAKES else Heading[word.upper()].value.lower()


def day_words(day: date) -> str:
    """Write a day as it is said: "1 December 2026"."""
    return f"{day.day} {day:%B %Y}"


def _again_words(again: Again) -> str:
    if again.practice:
        return "the lost ones of a practice"
    if again.answer:
        return "one mistake"
    return f"mistakes in {name_of(again.skill)}" if again.skill else "mistakes"


def context_words(settings: str, why: str) -> str:
    """Say what is practised, and of a question that is replayed, that it is.

    >>> context_words("again=nobs", "alike a0"), context_words("kinds=cut", "")
    ('mistakes in nobs: again, other cards', 'the cut')
    """
    practice, how = practice_words(settings), how_of(why)
    return f"{practice}: {how_words(how)}" if how else practice


def mistakes_in(skill: Skill) -> dict[str, str]:
    """Write the address, behind its question mark, of the page of the mistakes in a skill.

    >>> mistakes_in(Skill.LONG_FIFTEEN)
    {'skill': 'long fifteen'}
    """
    return {"skill": str(Again(skill=skill))}


def term_meant(typed: str, terms: Iterable[str]) -> str:
    """Take a part of a term for the one term that it is a part of.

    >>> term_meant("Crib flush", ["flush", "crib flush trap"])
    'crib flush trap'
    >>> term_meant("run", ["triple run", "run of four"])
    'run'
    """
    part = normal(typed)
    close = [term for term in terms if part in term]
    return close[0] if part and part not in close and len(close) == 1 else typed
