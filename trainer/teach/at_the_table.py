"""What is done around the count: in which order, by which rules of the house, with which habits."""

from typing import Final

from trainer.house import HOUSES, SWITCHES
from trainer.teach import known
from trainer.teach.example import Example
from trainer.teach.section import Part, Table, said_of

_PONE: Final = "show 4D 5C 6H 2C / QS"
_DEALER: Final = "show 4C 5D 6S 6H / QS"

# What is agreed on, in the words of a player. In which order a count is said is a matter of habit.
_AGREED: Final = {
    "muggins": "Missed points",
    "scope": "Where muggins is called",
    "heels": "His heels, forgotten",
    "overcount": "Too many points claimed",
    "wrong_call": "A call that was wrong",
    "out_on_heels": "Going out on his heels",
    "counting": "How a double run is said",
    "game": "The length of the game",
    "crib_flush": "A flush in the crib",
}


def order() -> tuple[Part, ...]:
    """Write of the order in which hands are counted."""
    return (
        Part(
            words=(
                (
                    "When all cards are laid, the hands are counted. First comes the hand of "
                    "pone, the player who did not deal; then the dealer's hand; then the crib, "
                    "which is the dealer's too."
                ),
                (
                    "Each is counted, said and pegged before the next. The game is over the moment "
                    "somebody reaches the last hole, even in the middle of the show."
                ),
            ),
        ),
        Part(
            title="Why the order decides games",
            words=(
                (
                    f"Say that both need {said_of(_PONE)} points to win. Pone holds as many and "
                    f"counts first: the game is over. The dealer may hold {said_of(_DEALER)}, "
                    "with a crib to come; they are never counted."
                ),
                (
                    "So near the end pone needs only what the hand will bring. The dealer has to "
                    "stop pone in the play, or be out before the show begins."
                ),
            ),
            examples=(
                Example(title="Pone counts first", text=_PONE),
                Example(title="The dealer comes too late", text=_DEALER),
            ),
        ),
    )


def house() -> tuple[Part, ...]:
    """Write of muggins, and of what houses agree on."""
    rows = tuple(
        (agreed, "\n".join(SWITCHES[switch].values())) for switch, agreed in _AGREED.items()
    )
    return (
        Part(
            words=(
                (
                    "Muggins is an agreement: the points you miss in your count are taken by the "
                    "other side, who has to say which."
                ),
                (
                    "It is called after you have pegged, and before the next count is pegged. In "
                    "the play it can be called until you peg again, or pone's hand is pegged."
                ),
                (
                    "Points are net: what you missed and what you claimed too many are set "
                    "against each other. Who calls gets what was called or what was missed, "
                    "whichever is less."
                ),
                (
                    "Points claimed that are not there are an overcount, and no muggins. What "
                    "nobody calls stands."
                ),
            ),
        ),
        Part(
            title="What houses agree on",
            words=(f"Agree before the first deal. These have names: {', '.join(HOUSES)}.",),
            table=Table(("Agreed on", "The ways to have it"), rows),
        ),
        Part(
            title="What no house agrees on",
            words=(
                (
                    "Thirty-one with the go for three, a doubled run paid twice in the play, "
                    "queen, king and ace as a run, ten and jack as a pair, a flush in the play, "
                    "a jack as the starter for his nobs: these are mistakes, and not rules of "
                    "another house."
                ),
            ),
        ),
    )


def habits() -> tuple[Part, ...]:
    """Write of habits that keep a count right."""
    return (
        Part(
            title="One order, always",
            words=(
                (
                    "Fifteens, pairs, runs, a flush, his nobs. What is always looked for in one "
                    "order is not forgotten, and the other side can follow."
                ),
                (
                    "Say the total with every line: fifteen two, fifteen four, and a pair is six. "
                    "Then the sum is right when the lines are."
                ),
                "Here the fifteens are said. Find what comes after them.",
            ),
            examples=(
                Example(title="After the fifteens", text="show 7D 7S 8C 2H / KC", given=2),
                Example(title="And his nobs", text="show 5D 6C JH 7C / KH", given=2),
            ),
        ),
        Part(
            title="Fifteens by size",
            words=(
                (
                    "Tens with fives first. Then seven and eight, six and nine. Then three cards "
                    "and more: begin at the highest that is left."
                ),
                "Here the one of two cards is said. Find the longer ones, and the rest.",
            ),
            examples=(
                Example(title="Behind a seven and an eight", text="show 8D 7C 6H AC / AH", given=1),
            ),
        ),
        Part(
            title="Patterns as one number",
            words=(
                (
                    "A double run of three is "
                    f"{said_of(known.DOUBLE_RUN, *known.RUN_AND_PAIRS)}, a triple run "
                    f"{said_of(known.TRIPLE_RUN, *known.RUN_AND_PAIRS)}: said in one breath, no "
                    "run is left out and none is said twice."
                ),
            ),
        ),
        Part(
            title="A jack, a suit",
            words=(
                (
                    "A jack in hand: look at the starter's suit. A crib of one suit: look at the "
                    "starter. All cards even: no fifteen."
                ),
            ),
        ),
    )
