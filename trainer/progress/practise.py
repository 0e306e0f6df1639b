"""What to practise for a skill, and to be quicker with what has a name."""

from collections.abc import Mapping
from typing import Final

from trainer.progress.figures import Progress
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.kinds import TURNS, Kind
from trainer.quiz.settings import Settings
from trainer.skills import Heading, Skill

_SHOWS: Final = (Kind.HAND, Kind.CRIB)
_PLAYS: Final = (Kind.PLAY,)
_SINGLE_RUN: Final = "run + no double run + no triple run + no double double run"

# Not as `Settings`: to check a filter takes counting all hands, which importing shall not wait for.
_DRILLS: Final[Mapping[Skill | Heading, tuple[tuple[Kind, ...], str]]] = {
    # Of the other headings every answer tells the skill.
    Heading.FIFTEENS: (_SHOWS, "fifteen"),
    Heading.PAIRS: (_SHOWS, "pair"),
    Skill.TEN_AND_FIVE: (_SHOWS, "fifteen of two"),
    Skill.OTHER_FIFTEEN_OF_TWO: (_SHOWS, "fifteen of two"),
    Skill.LONG_FIFTEEN: (_SHOWS, "fifteen behind a fifteen"),  # alone, they are seldom missed
    Skill.PAIR: (_SHOWS, "pair + no pair royal + no double pair royal"),
    Skill.PAIR_ROYAL: (_SHOWS, "pair royal"),
    Skill.RUN: (_SHOWS, _SINGLE_RUN),
    Skill.MULTIPLE_RUN: (_SHOWS, "double run"),
    Skill.FLUSH: ((Kind.HAND,), "flush"),
    Skill.CRIB_FLUSH: ((Kind.CRIB,), "flush"),
    Skill.NOBS: (_SHOWS, "nobs"),
    Skill.HEELS: ((Kind.CUT,), ""),  # with what is none in between, or it would tell itself
    Skill.PLAY_FIFTEEN: (_PLAYS, "fifteen"),
    Skill.PLAY_PAIR: (_PLAYS, "pair"),
    Skill.PLAY_RUN: (_PLAYS, "run"),
    Skill.GO: (_PLAYS, "go"),
    Skill.LEGAL_CARD: (_PLAYS, TURNS),
    Skill.KEEPING_THE_TOTAL: (_SHOWS, "points>=8"),
}

SHAPE_DRILLS: Final[Mapping[str, tuple[tuple[Kind, ...], str]]] = {
    "double double run": (_SHOWS, "double double run"),
    "triple run": (_SHOWS, "triple run"),
    "double run": (_SHOWS, "double run"),
    "run": (_SHOWS, _SINGLE_RUN),
    "double pair royal": (_SHOWS, "double pair royal"),
    "pair royal": (_SHOWS, "pair royal + no run"),
    "flush": (_SHOWS, "flush + no run"),
    "pair": (_SHOWS, "pair + no run + no pair royal + no double pair royal + no flush"),
    "fifteen": (_SHOWS, "fifteen + no pair + no run + no flush"),
    "nobs": (_SHOWS, "nobs + points=1"),
    "nothing": (_SHOWS, "nothing"),
    "the cut": ((Kind.CUT,), ""),
    "double pair royal in the play": (_PLAYS, "double pair royal"),
    "pair royal in the play": (_PLAYS, "pair royal"),
    "run in the play": (_PLAYS, "run"),
    "pair in the play": (_PLAYS, "pair"),
    "thirty-one": (_PLAYS, "thirty-one"),
    "fifteen in the play": (_PLAYS, "fifteen"),
    "go": (_PLAYS, "go"),
    "last card": (_PLAYS, "last card"),
    "nothing in the play": (_PLAYS, "nothing"),
    TURNS: (_PLAYS, TURNS),
}


def practice_of(by: Skill | Heading | None) -> Settings:
    """Say what to practise for a skill, or for all skills of a heading.

    >>> str(practice_of(Skill.CRIB_FLUSH))
    'kinds=crib&where=flush'
    >>> str(practice_of(Heading.FIFTEENS))
    'kinds=hand,crib&where=fifteen'

    >>> str(practice_of(Skill.OVERCOUNT))
    'heard=rises'

    For none that is the mix of everything.
    """
    heading = by.heading if isinstance(by, Skill) else by
    if heading is Heading.MUGGINS:
        return Settings(heard=Heard.RISES)
    if by is None or by not in _DRILLS:
        return Settings()
    kinds, where = _DRILLS[by]
    return Settings(kinds=kinds, where=where)


def subtlety_for(progress: Progress) -> int:
    """Say how hard to hear mistakes shall be for somebody, 1 to 3.

    >>> from trainer.progress.figures import progress
    >>> from trainer.progress.fold import EMPTY
    >>> subtlety_for(progress(EMPTY))
    1

    It rises and falls with how the last calls came out; see `Hearing.level`.
    """
    return progress.hearing.level


def practice_of_shape(shape: str) -> Settings:
    """Say what to practise to be quicker with what has this name.

    >>> str(practice_of_shape("the cut"))
    'kinds=cut'

    For a name that is none, that is the mix of everything.
    """
    kinds, where = SHAPE_DRILLS.get(shape, (tuple(Kind), ""))
    return Settings(kinds=kinds, where=where)
