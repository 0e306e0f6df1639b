"""What holds of the cards that lie there: from one's own chair, and no more than matters there."""

from itertools import product

import pytest

from tests.trainer.test_agreed import EVERY
from trainer.agreed import name_of, title_of
from trainer.house import House
from trainer.muggins import Call, Of, Outcome, Pegged, Saying, award
from trainer.verdict.line_above import line_above

SHORT, OVER, RIGHT = (2, 0), (0, 2), (2, 2)


@pytest.mark.parametrize(
    ("house", "of", "said"),
    [
        (
            "ACC with muggins",
            Of.SHOW,
            (
                "what they miss is yours if you call it. "
                "A count too high costs them as many, a wrong call costs you what you called."
            ),
        ),
        (
            "ACC without",
            Of.SHOW,
            (
                "what they miss is lost. "
                "A count too high costs them as many, a wrong “over” costs you what you called."
            ),
        ),
        ("kitchen table", Of.PLAY, "what they miss is lost. No mistake costs anything."),
        (
            "gentle",
            Of.SHOW,
            "what they miss you tell them, and they peg it. No mistake costs anything.",
        ),
        ("gentle", Of.HEELS, "heels they forget are lost. No mistake costs anything."),
        (
            "muggins=reminder heels=yes overcount=corrected wrong_call=free",
            Of.HEELS,
            "heels they forget you tell them, and they peg them. No mistake costs anything.",
        ),
        (
            "heels=yes overcount=two wrong_call=free",
            Of.HEELS,
            (
                "heels they forget are yours if you call them. "
                "A count too high costs them two, a wrong call costs you nothing."
            ),
        ),
        (
            "scope=show overcount=corrected",
            Of.PLAY,
            (
                "what they miss in the play is lost. "
                "A count too high costs them nothing, a wrong “over” costs you what you called."
            ),
        ),
    ],
)
def test_of_their_count_it_is_said_what_is_yours(house: str, of: Of, said: str) -> None:
    at = House.parse(house)
    assert line_above(at, of, is_theirs=True) == f"{title_of(name_of(at))}: {said}"


@pytest.mark.parametrize(
    ("house", "said"),
    [
        (
            "ACC with muggins",
            "what you miss, they peg if they call it. A count too high costs as many.",
        ),
        ("gentle", "what you miss they tell you, and you peg it. A count too high costs nothing."),
        ("muggins=off overcount=two", "what you miss is lost. A count too high costs two."),
    ],
)
def test_of_ones_own_count_it_is_said_what_is_theirs(house: str, said: str) -> None:
    at = House.parse(house)
    assert line_above(at, Of.SHOW, is_theirs=False) == f"{title_of(name_of(at))}: {said}"


def outcome(house: House, of: Of, count: tuple[int, int], call: Call) -> tuple[Outcome, int, int]:
    points, claimed = count
    pegged = Pegged(of=of, points=points, claimed=claimed, counter_left=90, caller_left=90)
    came = award(pegged, call, house)
    return came.outcome, came.counter - claimed, came.caller


def test_in_every_house_the_line_says_what_the_call_comes_to() -> None:
    for house, of in product(EVERY, Of):
        line = line_above(house, of, is_theirs=True)
        _, more, taken = outcome(house, of, SHORT, Call(Saying.MUGGINS, 2))
        assert ("yours if you call" in line) is (taken > 0)
        assert ("they peg" in line) is (more > 0)
        assert (" lost. " in line) is (not taken and not more)
        _, _, penalty = outcome(house, of, OVER, Call(Saying.OVER, 1))
        assert ("them as many" in line) is (penalty == 1)
        assert ("them two" in line) is (penalty == 2)
        wrong = {
            saying: outcome(house, of, RIGHT, Call(saying, 3))[1]
            for saying in (Saying.MUGGINS, Saying.OVER)
        }
        assert ("costs you what you called" in line) is (wrong[Saying.OVER] == 3)
        assert ("a wrong call costs you what" in line) is (wrong[Saying.MUGGINS] == 3)


def test_what_matters_for_other_cards_is_left_out() -> None:
    for house, of, is_theirs in product(EVERY, Of, (False, True)):
        line = line_above(house, of, is_theirs=is_theirs)
        assert ("heels" in line) is (is_theirs and of is Of.HEELS)
        assert "Game to" not in line
        assert "flush" not in line
        assert len(line) <= 150
