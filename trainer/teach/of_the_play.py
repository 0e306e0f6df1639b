"""The play: what a card earns that is laid to a count, and what the end of a count pays."""

from scenarios import Category
from trainer.teach import known
from trainer.teach.example import Example
from trainer.teach.section import Part, said_of


def play() -> tuple[Part, ...]:
    """Write of the play."""
    return (_sums(), _pairs(), _runs(), _no_runs())


def _sums() -> Part:
    return Part(
        words=(
            (
                "Before the hands are counted their cards are laid, one by one in turn, and the "
                "count adds up what lies there. It never goes beyond thirty-one."
            ),
            (
                "A card that brings the count to fifteen pays "
                f"{said_of(known.PLAY_FIFTEEN, Category.FIFTEEN)}, and to thirty-one "
                f"{said_of(known.PLAY_THIRTY_ONE, Category.THIRTY_ONE)}. All the cards of the "
                "count make it: a few of them are no fifteen here."
            ),
            (
                "What a card earns adds up. The starter is left out, suits do not matter, and "
                "there is no flush."
            ),
        ),
        examples=(
            Example(title="Fifteen", text=known.PLAY_FIFTEEN),
            Example(title="Thirty-one", text=known.PLAY_THIRTY_ONE),
            Example(
                title="Fifteen and a run on one card",
                text="play 4S 5C QD 2H | 6H QC JC 5D : 4S 6H 5C",
                after="Both are paid.",
            ),
            Example(
                title="Thirty-one and a run on one card",
                text="play 4H 9S 5C QH | 8D TC 7C KD : 4H 8D 9S TC",
                after="Both are paid.",
            ),
            Example(
                title="Seven and eight are there",
                text="play 7D KD 2S 7H | 4S 8D AS 5C : 7D 4S 2S 8D",
                after="Some of the cards make fifteen; the count does not, and it is the count "
                "that pays.",
            ),
        ),
    )


def _pairs() -> Part:
    return Part(
        title="Pairs in the play",
        words=(
            (
                f"A card of the rank of the one before makes a pair: {said_of(known.PLAY_PAIR)}. "
                f"A third in a row makes {said_of(known.PLAY_THREE)}, a fourth "
                f"{said_of(known.PLAY_FOUR)}. Nothing may lie between."
            ),
            "Who laid them does not matter: your own card may pair your own.",
        ),
        examples=(
            Example(title="A pair in the play", text=known.PLAY_PAIR),
            Example(title="Three in a row", text=known.PLAY_THREE),
            Example(title="Four in a row", text=known.PLAY_FOUR),
            Example(
                title="Three fives",
                text="play 5H 5D 9S QS | 5S 6S TH 2C : 5H 5S 5D",
                after="Fifteen, and a pair royal.",
            ),
            Example(
                title="A pair, then fifteen",
                text="play 4H 7H 9S QS | 4S 6S TH 2C : 4H 4S 7H",
                after="The pair was paid when it was laid. This card is paid for what it makes.",
            ),
            Example(
                title="A pair of one's own",
                text="play TC 4D 4H AS | 9C KD QH JS : TC 9C 4D 4H",
                after="The dealer could not lay, and pone laid twice: a pair all the same.",
            ),
        ),
    )


def _runs() -> Part:
    return Part(
        title="Runs in the play",
        words=(
            (
                "When the cards laid last, three or more of them, are ranks in a row, it is a "
                "run, a point a card. Their order is free."
            ),
            (
                "Look back from the last card. As long as no rank comes twice, see whether the "
                "cards so far fill a row; the longest such row pays."
            ),
        ),
        examples=(
            Example(title="In order", text="play JD KC KD 7S | QD AC 2H 7C : JD QD KC"),
            Example(title="Out of order", text=known.PLAY_RUN),
            Example(title="Four out of order", text="play 7C 6D 9S QH | 5C 8S 5H JD : 7C 5C 6D 8S"),
            Example(
                title="From seven to nine", text="play 7H 6C QS JH | 9C 8C AS 3D : 7H 9C 6C 8C"
            ),
            Example(
                title="A seven behind eight, six, nine",
                text="play 8H 9C QS JH | 6C 7C AS 3D : 8H 6C 9C 7C",
            ),
            Example(
                title="The run again",
                text="play 3S 5H 3C TS | 4H 6D AC JD : 3S 4H 5H 6D 3C",
                after="The last four are a run once more, now ending with the other three.",
            ),
            Example(title="And again", text="play 3D 5S 3C TD | 4C 6C 4D 2H : 3D 4C 5S 6C 3C 4D"),
            Example(
                title="And once more",
                text="play 3H 5S 3S 5H | 4C 6D 4H AS : 3H 4C 5S 6D 3S 4H 5H",
                after="Each of the last three cards made a run of the four laid last.",
            ),
            Example(
                title="A run of five that makes fifteen",
                text="play 4D 3S 5H 7C | 2H AC QC TD : 4D 2H 3S AC 5H",
            ),
            Example(
                title="Back again after a break",
                text="play 4H 3D 5D 4S | 2H AD 2C KC : 4H 2H 3D AD 5D 2C 4S",
                after="The two stood in the way a card ago. Now the last five are a row.",
            ),
        ),
    )


def _no_runs() -> Part:
    return Part(
        title="What is no run in the play",
        words=(
            (
                "A run is never multiplied. A rank that comes twice ends the look back, and counts "
                "nothing for the run."
            ),
            "A card that lies between breaks it, even where all the ranks are there.",
        ),
        examples=(
            Example(
                title="Two threes before",
                text=known.PLAY_DOUBLED,
                after="A run of three. The other three adds nothing.",
            ),
            Example(title="Two twos before", text="play 2H 3S 7C QH | 2C AC 9C KD : 2H 2C 3S AC"),
            Example(
                title="Fifteen behind a doubled three",
                text="play 3H 4S 7C QH | 3C 5C 9C KD : 3H 3C 4S 5C",
                after="Fifteen, and a single run.",
            ),
            Example(
                title="A second ace",
                text="play 3H AS 4C 5C | 2D AH QH 7C : 3H 2D AS AH",
                after="The aces are a pair. The run was paid to the first of them.",
            ),
            Example(
                title="A two in the way",
                text="play 4S 3S 5C 6C | 2C AC 2D JH : 4S 2C 3S AC 5C 2D",
                after="The look back comes to the other two before the row is filled.",
            ),
            Example(
                title="An intruder",
                text="play 3H 7S 6C QH | 4D 5C 8C KD : 3H 4D 7S 5C",
                after="The seven lies between.",
            ),
            Example(
                title="A gap",
                text="play TD KC KD 7S | QD AC 2H 7C : TD QD KC",
                after="The jack is missing.",
            ),
            Example(title="An ace ends it", text="play 3D 5S AH 7C | 4H 6C QC TD : 3D 4H 5S 6C AH"),
            Example(
                title="A six behind the ace",
                text="play 3H 5S AC 2H | 4D 6D 6H TC : 3H 4D 5S 6D AC 6H",
            ),
            Example(
                title="A three behind that",
                text="play 3S 5H AS 3D | 4C 6S 6C 2D : 3S 4C 5H 6S AS 6C 3D",
                after="Three, six and ace are no row, and the other six ends the look back.",
            ),
        ),
    )


def go() -> tuple[Part, ...]:
    """Write of go and of the last card."""
    return (
        Part(
            words=(
                "Who cannot lay a card within thirty-one says go. Who can lay has to.",
                (
                    "After a go the other lays all that fits, alone if need be, and these cards "
                    "pair and run with each other. When nobody can add to the count, the card "
                    f"laid last earns {said_of(known.GO)}: the go."
                ),
                (
                    "Then a new count begins at nothing, led by whoever did not lay last. Its "
                    "cards make nothing with those of the count before."
                ),
                (
                    f"The last card of the deal earns {said_of(known.LAST)} as well, and is "
                    "called last card. A count of thirty-one pays "
                    f"{said_of(known.LAST_THIRTY_ONE)}, and nothing is added for go or last card."
                ),
            ),
            examples=(
                Example(
                    title="A go",
                    text=known.GO,
                    after="Nobody holds a card that fits.",
                ),
                Example(
                    title="A go to who lays alone",
                    text="play 9C KS AC JS | AD 9S JC 7S : AC JC 9C 7S AD",
                    after="Pone could not lay, so the dealer laid on.",
                ),
                Example(
                    title="The other is out of cards",
                    text="play 3S KD JD 7D | JS 5H TH QH : 7D 5H JD 3S TH KD JS",
                    after="The dealer's queen is too big. The go is for the card that lies there.",
                ),
                Example(
                    title="Thirty-one after a go",
                    text="play 7C QH 9S JD | 6D 3C 2H 6C : QH 2H JD 6C 3C",
                    after="Thirty-one takes the place of the go.",
                ),
                Example(title="The last card", text=known.LAST),
                Example(
                    title="The last card makes fifteen",
                    text="play 5H 7D AS 2H | 8D 4H 8S 7C : 7D 4H 2H 8D 5H AS 7C 8S",
                    after="Fifteen, and the last card.",
                ),
                Example(title="The last card makes thirty-one", text=known.LAST_THIRTY_ONE),
            ),
        ),
        Part(
            title="Legal card or go",
            words=(
                (
                    "It is your turn as soon as the other has laid, whatever you hold. See how "
                    "much room is left to thirty-one. A card that counts no more than that may "
                    "be laid."
                ),
                "Holding one and saying go is not allowed: players call it a renege.",
            ),
        ),
    )
