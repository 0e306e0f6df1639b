"""The mixes of drills: what comes up in a kind, and how often."""

from collections.abc import Mapping, Sequence
from typing import Final

from scenarios import catalogue
from trainer.quiz.kinds import TURNS, Kind

# What follows decides what a seed asks, as the dealing does: with a change here GENERATOR goes up.
#
# What comes up in a balanced mix: as often as each other within a kind. An empty filter stands for
# what comes as it falls, a hand kept from six; it is there more than once, since most hands are so.
TOPICS: Final[Mapping[Kind, Sequence[str]]] = {
    Kind.HAND: (
        *[""] * 8,
        "fifteen of two",
        "fifteen of three",
        "fifteen of four",
        "fifteen behind a fifteen",
        "pair royal",
        "double pair royal",
        "run of three",
        "run of four",
        "run of five",
        "double run of three",
        "double run of four",
        "triple run",
        "double double run",
        "flush of four",
        "flush of five",
        "starter as the fourth suit",
        "nobs",
        "wrong jack",
        "starter jack",
        "nothing",
    ),
    Kind.CRIB: (
        *[""] * 4,
        "flush",
        "crib flush trap",
        "nobs",
        "double run",
        "pair royal",
        "nothing",
    ),
    Kind.CUT: ("heels", "nothing"),
    Kind.PLAY: (*[""] * 8, *[TURNS] * 10, *catalogue.play_filters),
}
# Where cards come as they fall, one in three plays asks whose turn it is.
AS_THEY_FALL: Final[Mapping[Kind, Sequence[str]]] = {
    Kind.HAND: ("",),
    Kind.CRIB: ("",),
    Kind.CUT: ("",),
    Kind.PLAY: ("", "", TURNS),
}
# What comes up on the gentle way, stretch by stretch, before all that is in the mix: hands with
# one thing in them, then with two or none, then some of each kind.
STRETCHES: Final[Sequence[Mapping[Kind, Sequence[str]]]] = (
    {
        Kind.HAND: (
            "fifteen of two + points<=2",
            "pair + points<=2",
            "run of three + points<=3",
        )
    },
    {
        Kind.HAND: (
            "fifteen of two + points<=4",
            "pair + points<=4",
            "run of three + points<=5",
            "nobs + points<=3",
            "nothing",
        )
    },
    {
        Kind.HAND: ("points<=8",),
        Kind.CRIB: ("points<=4",),
        Kind.CUT: TOPICS[Kind.CUT],
        Kind.PLAY: ("fifteen", "thirty-one", "pair", "run", "go", "last card", "nothing"),
    },
)
QUESTIONS_OF_A_STRETCH: Final = 10
# How often each kind is asked about in a mix of kinds.
WEIGHTS: Final[Mapping[Kind, int]] = {Kind.HAND: 9, Kind.CRIB: 3, Kind.CUT: 1, Kind.PLAY: 7}
