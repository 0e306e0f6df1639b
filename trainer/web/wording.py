"""What a practice is called on the screen, and what is meant by what is typed there."""

from collections.abc import Iterable
from typing import Final

from scenarios.filters import normal
from trainer.quiz.length import Length
from trainer.quiz.settings import Dealt, Kind, Settings

KINDS: Final = {
    Kind.HAND: "hands",
    Kind.CRIB: "cribs",
    Kind.CUT: "the cut",
    Kind.PLAY: "the play",
}
DEALT: Final = {
    Dealt.BALANCED: "a balanced mix, with the rare on purpose",
    Dealt.KEPT: "as players keep them from six",
    Dealt.NATURAL: "any cards, as likely as any others",
}


def length_words(length: Length) -> str:
    """Say how long a practice is.

    >>> [length_words(each) for each in (Length.ENDLESS, Length.TEN, Length.ONE_MINUTE)]
    ['as many as you like', 'a set of 10', 'a sprint of 60 s']
    """
    if length.questions:
        return f"a set of {length.questions}"
    return f"a sprint of {length.seconds} s" if length.seconds else "as many as you like"


def practice_words(settings: str) -> str:
    """Say in a few words what is practised, however long.

    >>> practice_words(""), practice_words("kinds=hand,crib&where=double+run")
    ('mixed practice', 'hands and cribs: double run')
    >>> practice_words("kinds=cut")
    'the cut'
    """
    chosen = Settings.parse(settings)
    if chosen == Settings(length=chosen.length):
        return "mixed practice"
    *most, last = (KINDS[kind] for kind in chosen.kinds)
    kinds = f"{', '.join(most)} and {last}" if most else last
    if chosen.where:
        return f"{kinds}: {chosen.where}"
    return kinds if chosen.dealt is Dealt.BALANCED else f"{kinds}, {chosen.dealt.value}"


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
