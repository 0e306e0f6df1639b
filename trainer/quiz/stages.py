"""The ladder: the stages in which counting is learned, each with its rules and what is dealt."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from scenarios import Category
from trainer.quiz.asked import ANY_FIFTEEN, asked_words

_WHY: Final = "stage"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """A stage of the ladder.

    Attributes:
        key: What it is called in links.
        title: What it is called on the screen.
        asked: The rules that are asked, as `asked_words` writes them; empty where all are.
        dealt: What comes up, as often as each other: filters by kind of question, both as links
            name them. None is the mix of everything.
        is_run_by_run: Whether a multiple run is no word yet, and its runs are said one by one.
        is_before_go: Whether plays are of one count, before anybody says go, with both hands open.
    """

    key: str
    title: str
    asked: tuple[str, ...] = ()
    dealt: Mapping[str, Sequence[str]] = field(default_factory=dict)
    is_run_by_run: bool = False
    is_before_go: bool = False

    @property
    def why(self) -> str:
        """Why a question of it is asked, as it is logged with its answer.

        >>> STAGES["pairs"].why
        'stage pairs'
        """
        return f"{_WHY} {self.key}"


_FIFTEEN, _PAIR, _RUN = Category.FIFTEEN, Category.PAIR, Category.RUN
_OF_PLAY: Final = (_FIFTEEN, Category.THIRTY_ONE, _PAIR)

# What is dealt shows the rule, its traps and its absence. With a change here GENERATOR goes up.
_EVERY: Final = (
    Stage(
        key="cards",
        title="Any fifteen",
        asked=(ANY_FIFTEEN,),
        dealt={
            "hand": (
                "fifteen of two",
                "fifteen of two + no fifteen of three",
                "fifteen of three + no fifteen of two",
                "no fifteen",
            )
        },
    ),
    Stage(
        key="fifteens",
        title="Fifteens",
        asked=asked_words([_FIFTEEN]),
        dealt={
            "hand": (
                "fifteen of two",
                "",
                "fifteen of three + no fifteen of two",
                "fifteen of four",
                "fifteen behind a fifteen",
                "no fifteen + pair",
                "no fifteen",
            )
        },
    ),
    Stage(
        key="pairs",
        title="Fifteens and pairs",
        asked=asked_words([_FIFTEEN, _PAIR]),
        dealt={
            "hand": (
                "pair + fifteen",
                "",
                "pair + no fifteen",
                "pair royal",
                "pair royal + fifteen",
                "double pair royal",
                "fifteen + no pair",
                "fifteen behind a fifteen",
                "no pair + no fifteen",
            )
        },
    ),
    Stage(
        key="runs",
        title="Fifteens, pairs and runs",
        asked=asked_words([_FIFTEEN, _PAIR, _RUN]),
        dealt={
            "hand": (
                "run of three",
                "run of three + fifteen",
                "run of three + pair",
                "run of four",
                "run of four + fifteen",
                "run of five",
                "no run",
                "no run + pair + fifteen",
                "no run + no pair + no fifteen",
            )
        },
        is_run_by_run=True,
    ),
    Stage(
        key="multiple-runs",
        title="Multiple runs",
        asked=asked_words([_FIFTEEN, _PAIR, _RUN]),
        dealt={
            "hand": (
                "double run of three",
                "double run of three + fifteen",
                "double run of four",
                "triple run",
                "double double run",
                "run of three + pair",
                "run of four",
                "no run + pair",
                "no run + pair royal",
            )
        },
    ),
    Stage(
        key="flush-and-jacks",
        title="Flush, nobs and heels",
        dealt={
            "hand": (
                "flush of four",
                "",
                "flush of five",
                "starter as the fourth suit",
                "nobs",
                "wrong jack",
                "starter jack",
                "no flush + no nobs",
            ),
            "cut": ("heels", "heels", "nothing"),
        },
    ),
    Stage(
        key="crib",
        title="The crib",
        dealt={
            "crib": (
                "flush",
                "",
                "",
                "crib flush trap",
                "crib flush trap",
                "nobs",
                "wrong jack",
                "double run",
                "pair royal",
                "nothing",
            )
        },
    ),
    Stage(
        key="play-pairs",
        title="Fifteen, thirty-one and pairs in the play",
        asked=asked_words(_OF_PLAY),
        dealt={
            "play": (
                "fifteen",
                "thirty-one",
                "pair",
                "pair royal",
                "double pair royal",
                "parted pair",
                "nothing",
            )
        },
        is_before_go=True,
    ),
    Stage(
        key="play-runs",
        title="Runs in the play",
        asked=asked_words([*_OF_PLAY, _RUN]),
        dealt={
            "play": (
                "run",
                "run out of order",
                "run out of order",
                "run of four or more",
                "broken run",
                "broken run",
                "fifteen",
                "pair",
                "nothing",
            )
        },
        is_before_go=True,
    ),
    Stage(
        key="go",
        title="Go and last card",
        dealt={
            "play": (
                "go",
                "go",
                "last card",
                "last card",
                "thirty-one is not three",
                "thirty-one is not three",
                "after a reset",
                "two scores",
                "nothing",
                "legal card or go",
                "legal card or go",
                "legal card or go",
            )
        },
    ),
    Stage(key="everything", title="Everything"),
)

# By their keys, in the order in which one climbs.
STAGES: Final[Mapping[str, Stage]] = {stage.key: stage for stage in _EVERY}


def stage_of(why: str) -> Stage | None:
    """Find the stage in which a question was asked; None if it was in none.

    >>> stage_of("stage pairs") == STAGES["pairs"], stage_of("again a0")
    (True, None)

    Args:
        why: Why it was asked, as it is logged; from elsewhere that may be any text.
    """
    word, _, key = why.partition(" ")
    return STAGES.get(key) if word == _WHY else None
