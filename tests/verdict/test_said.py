"""What is told is about what was said: how often, of what, and the costliest first."""

import pytest

from tests.verdict.telling import told
from trainer.record import Form

FOUR_TENS = "show 5C TC TD TS / TH"
WORTH_NOTHING = "show 2H 4C 8S TD / QH"


@pytest.mark.parametrize(
    ("text", "form", "claimed", "said"),
    [
        (
            FOUR_TENS,
            "spoken",
            "15 15 p3",
            ("10 of 20. Missed: two of the four fifteens; three of the six pairs. Every two cards "
            "of a rank are a pair: four of a kind are six pairs, for twelve."),
        ),
        (
            FOUR_TENS,
            "combinations",
            "5t 5t 5t 5t ptctdts",
            ("14 of 20. Missed: three more pairs of the four tens, for six. Every two cards "
            "of a rank are a pair: four of a kind are six pairs, for twelve."),
        ),
        (
            "show 8C 8D 8S 2H / KD",
            "combinations",
            "p8c8d p8c8s",
            ("4 of 6. Missed: one more pair of the three eights, for two. Every two cards "
            "of a rank are a pair: three of a kind are three pairs, for six."),
        ),
        (
            "show 8C 8D 8S 2H / KD",
            "spoken",
            "p4",
            ("12, and it is 6. Counted too often: a pair, 3 too many. Every two cards "
            "of a rank are a pair: three of a kind are three pairs, for six."),
        ),
        (
            "show 3C 4D 5S 5H / KD",
            "spoken",
            "15 15 d4",
            ("14, and it is 12. Each run is for three, not four. "
            "A run pays a point for each of its cards."),
        ),
        (
            "show 3C 4D 5S 5H / KD",
            "spoken",
            "15 15 p p p r3 r3 r3",
            ("19, and it is 12. Counted too often: a pair, 2 too many; a run of three, one too "
            "many. No other two cards here are of one rank."),
        ),
        (
            "show 2S 3D 2C AS / 3C",
            "combinations",
            "das2s2c3d3c p2s2c p3d3c",
            ("20, and it is 16. Counted once too often: two twos, a pair; two threes, a pair. "
            "A multiple run holds its pairs already."),
        ),
        (
            "show 2S 3D 2C AS / 3C",
            "combinations",
            "das2s2c3d3c das2s2c3d3c",
            ("32, and it is 16. Counted once too often: two twos, a pair; two threes, a pair; "
            "ace, two and three, a run of three. "
            "The same cards score in one way once, in whatever order."),
        ),
        (
            "show 8C 7D 2H QC / KD",
            "spoken",
            "15 15 15",
            ("6, and it is 2. Counted too often: fifteen, 2 too many. "
            "No other cards here make fifteen."),
        ),
        (
            "show 2C 4C 6C QC / 8D",
            "spoken",
            "x5",
            "5, and it is 4. The flush is for four, not five. The starter is of another suit.",
        ),
        (
            "show 2C 4C 6C QC / 8C",
            "spoken",
            "x4",
            ("4 of 5. The flush is for five, not four. "
            "The starter is of the suit of the flush, and makes it five."),
        ),
        (
            "crib 2C 4C 6C QC / 8C",
            "spoken",
            "x4",
            ("4 of 5. The flush is for five, not four. "
            "A flush in the crib takes all five, the starter too."),
        ),
        (
            "show 5C 3D JH JS / 9C",
            "combinations",
            "5j 5j pjj pjj pjhjs pjhjs",
            ("12, and it is 6. Counted too often: two jacks, a pair, 4 times. "
            "The same cards score in one way once, in whatever order."),
        ),
        (
            WORTH_NOTHING,
            "spoken",
            "p3",
            ("6, and it is nothing. Not there: three of a kind (pair royal). "
            "No three cards here are of one rank."),
        ),
        (
            "cut AD",
            "spoken",
            "h",
            ("2, and it is nothing. Not there: his heels. "
            "Only a jack scores at the cut, two for his heels, and this is an ace."),
        ),
        (
            "cut AD",
            "total",
            "2",
            ("2, and it is nothing. 2 points too many. "
            "Only a jack scores at the cut, two for his heels, and this is an ace."),
        ),
        (
            "cut JD",
            "total",
            "1",
            "1 of 2. 1 point missed. A jack as the starter pays the dealer two.",
        ),
        (
            "show 3C 4D 5S KH / KD",
            "spoken",
            "15 15 p r3 r4",
            ("13, and it is 9. Not there: a run of four. "
            "There is no run of four; the longest is of three."),
        ),
        (
            "show 4C 5D 5S 6H / 6D",
            "spoken",
            "",
            ("0 of 24. Missed: four, five and six, fifteen for two, 4 times; two fives, a pair for "
            "two; four, five and six, a run for three, 4 times; and 1 more. "
            "A rank that is doubled makes the run again."),
        ),
        (
            "show 8C 3D 3S 4H / 3H",
            "combinations",
            "834 843 p33 p33 p33",
            ("10 of 12. Missed: three, four and eight, fifteen for two. "
            "Where no two cards make fifteen, three or more still may."),
        ),
        (
            "show 8C 7D 6H AS / AD",
            "combinations",
            "87 paa r678",
            ("7 of 13. Missed: ace, six and eight, fifteen for two, twice; ace, ace, six and "
            "seven, fifteen for two. "
            "After the fifteens of two cards look for those of three and more."),
        ),
        (
            WORTH_NOTHING,
            "combinations",
            "28 82 p24",
            ("6, and it is nothing. Not there: two and eight, fifteen, twice; two and four, a "
            "pair. Two and eight make ten, not fifteen."),
        ),
    ],
)  # fmt: skip
def test_what_was_said_is_what_is_told(text: str, form: Form, claimed: str, said: str) -> None:
    assert told(text, form, claimed).said == said
