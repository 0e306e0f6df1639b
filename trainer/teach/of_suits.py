"""Flushes and jacks, and what the crib does otherwise."""

from typing import Final

from scenarios import Category
from trainer.teach import known
from trainer.teach.example import Example, asking
from trainer.teach.section import Part, said_of

_IN_CRIB: Final = "crib 3C 6C 9C QC / KC"


def flush() -> tuple[Part, ...]:
    """Write of the flush."""
    return (
        Part(
            words=(
                (
                    "All four cards of a hand in one suit are a flush, and pay "
                    f"{said_of(known.FLUSH, Category.FLUSH)}. With the starter in the suit as "
                    f"well it is {said_of(known.FLUSH_OF_FIVE, Category.FLUSH)}."
                ),
                "Three of the hand and the starter are nothing: the four of the hand come first.",
                "The crib is stricter. It needs all five in one suit, or nothing is paid.",
            ),
            examples=asking(
                Category.FLUSH,
                Example(title="A flush of four", text=known.FLUSH),
                Example(title="A flush of five", text=known.FLUSH_OF_FIVE),
                Example(
                    title="Three and the starter",
                    text="show 2H 6H TH QC / KH",
                    after="The queen is of another suit, and the starter cannot stand in for it.",
                ),
                Example(
                    title="Four of a suit in the crib",
                    text="crib 3C 6C 9C QC / 5D",
                    after="What a hand is paid for its suit, a crib is not.",
                ),
                Example(title="Five of a suit in the crib", text=_IN_CRIB),
            ),
        ),
    )


def jacks() -> tuple[Part, ...]:
    """Write of nobs, and of jacks that are none."""
    return (
        Part(
            words=(
                (
                    "A jack among the four, in the suit of the starter, is his nobs. It pays "
                    f"{said_of(known.NOBS, Category.NOBS)}, in a hand and in the crib."
                ),
                (
                    "A jack of another suit is a card that counts ten. So is a jack that was cut: "
                    "the starter is never his nobs."
                ),
                "With a jack in hand, look at the suit of the starter first.",
            ),
            examples=(
                Example(title="His nobs", text=known.NOBS),
                Example(
                    title="A jack of another suit",
                    text="show JC 2S 6D 8H / KD",
                    after="The starter is a diamond, the jack a club.",
                ),
                Example(
                    title="A jack as the starter",
                    text=known.TRIPLE_RUN,
                    after="It serves in runs and pairs, and is no nobs.",
                ),
                Example(
                    title="The highest hand",
                    text=known.HIGHEST,
                    after="Four fives alone are four fifteens of three; the jack makes a fifteen "
                    "with each; and it is his nobs.",
                ),
            ),
        ),
    )


def heels() -> tuple[Part, ...]:
    """Write of a jack that is cut."""
    return (
        Part(
            words=(
                (
                    "When the card cut as the starter is a jack, the dealer pegs "
                    f"{said_of(known.HEELS)} at once: his heels."
                ),
                (
                    "It has to be pegged before the dealer lays a card, or it is lost. In the "
                    "show the same jack is a card like others."
                ),
                "His heels can win the game, unless the house says that nobody goes out on them.",
            ),
            examples=(
                Example(title="A jack is cut", text=known.HEELS),
                Example(title="Another card is cut", text="cut QD"),
                Example(
                    title="The same jack in the show",
                    text="show 4C 5D 6S 6H / JD",
                    after="What it paid at the cut is not counted again.",
                ),
            ),
        ),
    )


def crib() -> tuple[Part, ...]:
    """Write of the crib."""
    return (
        Part(
            words=(
                (
                    "The crib is the four cards that both players laid away. It is the dealer's, "
                    "and is counted last."
                ),
                (
                    "It counts as a hand does, with the same starter: fifteens, pairs, runs, his "
                    "nobs. Only the flush differs, since all five cards have to be of one suit."
                ),
            ),
            examples=(
                Example(title="A crib like a hand", text="crib 2S 3H 3D 4C / KS"),
                Example(title="His nobs in the crib", text="crib JD 2S 7D 9C / 6D"),
                Example(
                    title="Hearts, and a club is cut",
                    text="crib 2H 4H 6H 8H / KC",
                    after="Look at the starter before you say flush.",
                ),
                Example(title="All clubs", text="crib 2C 4C 6C 8C / KC"),
            ),
        ),
    )
