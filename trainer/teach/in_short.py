"""The count in short: two tables, what people ask, and how often things come up."""

from math import comb, floor, log10
from typing import Final

from scenarios import Category, catalogue
from scenarios.cards import DECK, HAND_SIZE
from scenarios.catalogue import TOTAL, NoneSuchError
from scenarios.show import MOST_POINTS
from scenarios.strategy import SIX
from trainer.teach import known
from trainer.teach.example import Example
from trainer.teach.section import Part, Table, points_of, said_of

_HEADS: Final = ("What", "Points", "And")

_HIGHEST: Final = f"points={MOST_POINTS}"
_OFTEN: Final = (
    "fifteen",
    "fifteen of three",
    "fifteen of four",
    "fifteen of five",
    "run",
    "double run of three",
    "double run of four",
    "triple run",
    "double double run",
    "flush of four",
    "flush of five",
    "nobs",
    "nothing",
    _HIGHEST,
)


def tables() -> tuple[Part, ...]:
    """Write the two tables of what scores."""
    return (
        Part(
            title="The show",
            words=("The four cards of a hand or crib, and the starter.",),
            table=Table(
                _HEADS,
                (
                    (
                        "Fifteen",
                        _number(known.FIFTEEN, Category.FIFTEEN),
                        "for every group of cards that makes it",
                    ),
                    ("Pair", _number(known.PAIR, Category.PAIR), "for every two cards of a rank"),
                    ("Three of a kind", _number(known.THREE, Category.PAIR), "a pair royal"),
                    ("Four of a kind", _number(known.FOUR, Category.PAIR), "a double pair royal"),
                    (
                        "Run of three",
                        _number(known.RUN_OF_THREE, Category.RUN),
                        "and one for each card more",
                    ),
                    ("Flush", _number(known.FLUSH, Category.FLUSH), "the four of a hand, no crib"),
                    (
                        "Flush of five",
                        _number(known.FLUSH_OF_FIVE, Category.FLUSH),
                        "the starter as well",
                    ),
                    (
                        "His nobs",
                        _number(known.NOBS, Category.NOBS),
                        "a jack among the four, of the starter's suit",
                    ),
                    ("His heels", _number(known.HEELS), "to the dealer, when a jack is cut"),
                ),
            ),
        ),
        Part(
            title="The play",
            words=("What the card laid last earns. All that applies adds up.",),
            table=Table(
                _HEADS,
                (
                    ("Count of fifteen", _number(known.PLAY_FIFTEEN), "all the cards of the count"),
                    (
                        "Count of thirty-one",
                        _number(known.PLAY_THIRTY_ONE),
                        "and nothing for go or last card",
                    ),
                    ("Pair", _number(known.PLAY_PAIR), "with the card before"),
                    ("Three in a row", _number(known.PLAY_THREE), "a pair royal"),
                    ("Four in a row", _number(known.PLAY_FOUR), "a double pair royal"),
                    (
                        "Run of three",
                        _number(known.PLAY_RUN),
                        "in any order; one for each card more",
                    ),
                    ("Go", _number(known.GO), "nobody can add to the count"),
                    ("Last card", _number(known.LAST), "of the deal"),
                ),
            ),
        ),
    )


def _number(text: str, *categories: Category) -> str:
    return str(points_of(text, *categories))


def questions() -> tuple[Part, ...]:
    """Write what people ask, with an answer each."""
    never = [str(points) for points in range(MOST_POINTS) if not _hands(f"points={points}")]
    return (
        Part(
            title="Is thirty-one with the last card three?",
            words=(
                (
                    f"No, {said_of(known.LAST_THIRTY_ONE)}. Nothing is added to thirty-one for go "
                    "or last card."
                ),
            ),
            examples=(Example(title="Thirty-one with the last card", text=known.LAST_THIRTY_ONE),),
        ),
        Part(
            title="May a run be laid out of order?",
            words=("Yes, in the play the order is free, as long as nothing lies between.",),
            examples=(Example(title="Ace, three, two", text=known.PLAY_RUN),),
        ),
        Part(
            title="Does a doubled run count twice in the play?",
            words=(f"No. It is paid once, here {said_of(known.PLAY_DOUBLED)}.",),
            examples=(Example(title="Three, three, two, ace", text=known.PLAY_DOUBLED),),
        ),
        Part(
            title="Can the starter be the fourth of my suit?",
            words=("No. A flush is the four of the hand; the starter can only be the fifth.",),
            examples=(Example(title="Three hearts and a heart", text="show 2H 6H TH QC / KH"),),
        ),
        Part(
            title="Is a jack as the starter his nobs?",
            words=("No. It was his heels at the cut, and in the show it is a jack like others.",),
        ),
        Part(
            title="Do short runs inside a long one count?",
            words=("No. Only the longest run counts, once for each way to fill it.",),
        ),
        Part(
            title="Are queen, king and ace a run?",
            words=("No. The ace is low, and a run does not go round.",),
        ),
        Part(
            title="Can his heels win the game?",
            words=("Yes, unless the house says that nobody goes out on his heels.",),
        ),
        Part(
            title="Why is nothing called nineteen?",
            words=(
                (
                    f"Because no hand is worth nineteen. Of the totals up to {MOST_POINTS} "
                    f"these never come up: {', '.join(never)}."
                ),
            ),
        ),
    )


def how_often() -> tuple[Part, ...]:
    """Write how often things come up, and among what."""
    rows = tuple(_row(term) for term in _OFTEN)
    return (
        Part(
            words=(
                (
                    f"There are {TOTAL:,} pairs of a hand and a starter. Counted over all of them, "
                    "each as likely as any other:"
                ),
            ),
            table=Table(("In a hand", "Share", "One in"), rows),
        ),
        Part(
            title=f"The hand of {MOST_POINTS}",
            words=(
                (
                    f"It comes up in {_hands(_HIGHEST)} of these {TOTAL:,} pairs, once "
                    f"in {_one_in(_HIGHEST)}. Players know another number: once in "
                    f"{_deals_for_highest():,} deals. That is of six cards, of which the best "
                    "four are kept."
                ),
                "Both are right. When somebody says how often, ask of what.",
            ),
        ),
    )


def _hands(where: str) -> int:
    try:
        return catalogue.count(where)
    except NoneSuchError:
        return 0


def _row(term: str) -> tuple[str, str, str]:
    what = f"{MOST_POINTS} points" if term == _HIGHEST else term
    return what, f"{_three_digits(100 * _hands(term) / TOTAL)} %", _one_in(term)


def _one_in(term: str) -> str:
    return _three_digits(TOTAL / _hands(term))


def _three_digits(value: float) -> str:
    """Write a number with three digits, or with as many as stand before the point."""
    return f"{value:,.{max(0, 2 - floor(log10(value)))}f}"


def _deals_for_highest() -> int:
    """Count of how many deals of six one holds the highest hand, its starter cut.

    Four cards make it with one starter; the other two may be any but these five.
    """
    deals = comb(len(DECK), SIX) * (len(DECK) - SIX)
    rest = len(DECK) - HAND_SIZE - 1
    return round(deals / (_hands(_HIGHEST) * comb(rest, SIX - HAND_SIZE)))
