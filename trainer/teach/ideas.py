"""The idea of each stage in a few short sentences, and two hands to be completed."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scenarios import Category
from trainer.quiz.stages import STAGES
from trainer.teach import known
from trainer.teach.example import Example
from trainer.teach.section import said_of

# What a worked hand leaves out is what its stage does. Of any one fifteen, it shows them all.
_FIFTEENS: Final = STAGES["fifteens"].asked
_PAIRS: Final = STAGES["pairs"].asked
_RUNS: Final = STAGES["runs"].asked
_PLAY_PAIRS: Final = STAGES["play-pairs"].asked
_PLAY_RUNS: Final = STAGES["play-runs"].asked


@dataclass(frozen=True, slots=True)
class Idea:
    """The idea of a stage.

    Attributes:
        sentences: What there is to know, in sentences of a few words.
        hands: Two hands of which the first lines are said already; the learner says the rest.
    """

    sentences: tuple[str, ...]
    hands: tuple[Example, Example]


IDEAS: Final[Mapping[str, Idea]] = {
    "cards": Idea(
        (
            "Every card counts something, whatever its suit: hearts, spades, diamonds, clubs.",
            "An ace counts one, a two counts two, up to ten.",
            "Jack, queen and king count ten each.",
            "Your hand is four cards.",
            "The starter, cut from the deck, is a fifth for everybody.",
            "Cards that add up to fifteen are called a fifteen.",
            (
                "Points win the game; a fifteen pays "
                f"{said_of(known.FIFTEEN, Category.FIFTEEN)}, said fifteen two."
            ),
            "Two alike, such as kings, are a pair; it counts later.",
            "Tap the cards of any fifteen you see.",
        ),
        (
            Example(title="One fifteen", text=known.FIFTEEN, asked=_FIFTEENS, given=0),
            Example(
                title="One of three cards",
                text="show AD 6C 8H QC / 3S",
                asked=_FIFTEENS,
                given=0,
            ),
        ),
    ),
    "fifteens": Idea(
        (
            f"Each fifteen pays {said_of(known.FIFTEEN, Category.FIFTEEN)} points.",
            "It may take two cards, three, four or all five.",
            "One card may serve in several fifteens.",
            "Say the total so far with each: fifteen two, fifteen four.",
            "First look for two cards, then for three and more.",
        ),
        (
            Example(
                title="A five and two tens", text="show 5D TS QC 3H / 9C", asked=_FIFTEENS, given=1
            ),
            Example(
                title="Behind the first", text="show 4C 5D 6S 6H / JH", asked=_FIFTEENS, given=1
            ),
        ),
    ),
    "pairs": Idea(
        (
            "The rank of a card is what stands on it: six, king.",
            "Two cards of one rank are a pair.",
            f"A pair pays {said_of(known.PAIR, Category.PAIR)} points.",
            f"Three of a kind hold three pairs, for {said_of(known.THREE, Category.PAIR)}.",
            f"Four of a kind hold six pairs, for {said_of(known.FOUR, Category.PAIR)}.",
            "Such pairs are said together: tap all cards of the rank.",
            "Players call these a pair royal and a double pair royal.",
            "A ten and a jack are no pair.",
        ),
        (
            Example(title="Two sevens", text="show 7D 7S 8C 2H / KC", asked=_PAIRS, given=1),
            Example(title="Three nines", text="show 9D 9S 9C 6H / KC", asked=_PAIRS, given=2),
        ),
    ),
    "runs": Idea(
        (
            "Three ranks or more that follow each other are a run.",
            "Five, six and seven are one; suits do not matter.",
            "It pays one point for each of its cards.",
            "Their order is ace to ten, jack, queen, king.",
            "The ace stands before the two, never behind the king.",
            "Only the longest run counts, not those inside it.",
        ),
        (
            Example(title="Six, seven, eight", text="show 6D 7C 8H KC / 4S", asked=_RUNS, given=1),
            Example(title="A run of four", text="show 3D 4C 5H 6C / KS", asked=_RUNS, given=1),
        ),
    ),
    "multiple-runs": Idea(
        (
            "A rank that is there twice makes its run twice.",
            "That is a double run: two runs and a pair.",
            (
                f"Its two runs of three pay {said_of(known.DOUBLE_RUN, Category.RUN)}, its pair "
                f"{said_of(known.DOUBLE_RUN, Category.PAIR)}: "
                f"{said_of(known.DOUBLE_RUN, *known.RUN_AND_PAIRS)}."
            ),
            (
                "With two runs of four it is worth "
                f"{said_of(known.DOUBLE_RUN_OF_FOUR, *known.RUN_AND_PAIRS)}."
            ),
            (
                "A rank there three times makes a triple run, for "
                f"{said_of(known.TRIPLE_RUN, *known.RUN_AND_PAIRS)}."
            ),
            (
                "Two ranks doubled make a double double run, for "
                f"{said_of(known.DOUBLE_DOUBLE_RUN, *known.RUN_AND_PAIRS)}."
            ),
            "These are the multiple runs; fifteens come on top.",
            "Each run and pair may be said alone, or all at once.",
            "A multiple run holds its pairs: they are not said again.",
        ),
        (
            Example(title="Two threes", text=known.DOUBLE_RUN, asked=_RUNS, given=3),
            Example(title="Three threes", text="show 3D 3S 3C 4H / 5C", asked=_RUNS, given=4),
        ),
    ),
    "flush-and-jacks": Idea(
        (
            "Four cards of your hand in one suit are a flush.",
            (
                f"It pays {said_of(known.FLUSH, Category.FLUSH)}, or "
                f"{said_of(known.FLUSH_OF_FIVE, Category.FLUSH)} if the starter matches."
            ),
            "The starter cannot replace one of the four.",
            "A jack in hand of the starter's suit is his nobs.",
            f"His nobs pays {said_of(known.NOBS, Category.NOBS)}.",
            "A jack that is cut as the starter is his heels.",
            "To peg points is to mark them on the board.",
            (f"The dealer, the player who dealt, pegs {said_of(known.HEELS)} for it at once."),
            "When hands are counted, in the show, it pays nothing more.",
        ),
        (
            Example(title="All clubs in hand", text=known.FLUSH, given=2),
            Example(title="A jack of diamonds", text=known.NOBS, given=2),
        ),
    ),
    "crib": Idea(
        (
            "Each player is dealt six cards and lays two away.",
            "The four laid away by both are the crib.",
            "It is the dealer's, and is counted last.",
            "It counts like a hand, with the same starter.",
            "Only its flush differs: the starter has to match too.",
            "Four of a suit alone pay nothing in the crib.",
        ),
        (
            Example(title="Counted like a hand", text="crib 2S 3H 3D 4C / KS", given=3),
            Example(title="All five of a suit", text="crib 2C 4C 6C 8C / KC", given=0),
        ),
    ),
    "play-pairs": Idea(
        (
            "Before hands are counted, their cards are laid in turn.",
            "That is the play; pone, who did not deal, begins.",
            "The count adds up the cards laid, thirty-one at most.",
            (
                "Bring the count to fifteen or thirty-one for "
                f"{said_of(known.PLAY_FIFTEEN, Category.FIFTEEN)}."
            ),
            "That takes all cards of the count, from its first.",
            f"Lay the same rank as the card before: a pair, for {said_of(known.PLAY_PAIR)}.",
            (
                f"A third in a row makes {said_of(known.PLAY_THREE)}, a fourth "
                f"{said_of(known.PLAY_FOUR)}."
            ),
            "Nothing may lie between them.",
            "Both hands lie open: say what the card laid last earned.",
        ),
        (
            Example(title="The same again", text=known.PLAY_PAIR, asked=_PLAY_PAIRS, given=0),
            Example(
                title="Five, five, five",
                text="play 5H 5D 9S QS | 5S 6S TH 2C : 5H 5S 5D",
                asked=_PLAY_PAIRS,
                given=1,
            ),
        ),
    ),
    "play-runs": Idea(
        (
            "The cards laid last can be a run, three or more.",
            "It pays a point for each of its cards.",
            "They may be laid in any order: four, six, five.",
            "A card that lies between breaks it.",
            "A rank laid twice never makes a second run here.",
        ),
        (
            Example(
                title="Four, six, five",
                text="play 4S 5C QD 2H | 6H QC JC 5D : 4S 6H 5C",
                asked=_PLAY_RUNS,
                given=1,
            ),
            Example(
                title="The last four",
                text="play 7C 6D 9S QH | 5C 8S 5H JD : 7C 5C 6D 8S",
                asked=_PLAY_RUNS,
                given=0,
            ),
        ),
    ),
    "go": Idea(
        (
            "A card that takes the count beyond thirty-one does not fit.",
            "Who has no card that fits says go; who has, must lay.",
            "After a go the other lays all that fits.",
            f"When nobody can add, the card laid last takes {said_of(known.GO)} for go.",
            "Once all cards are laid it is called last card instead.",
            "Then the other leads, and a new count begins from nothing.",
            "Cards of the count before lie turned over, and score no more.",
            "Thirty-one gets nothing extra for go or last card.",
            "Where one hand is hidden, the other is yours.",
        ),
        (
            Example(title="Nobody can add", text=known.GO, given=0),
            Example(
                title="The last card of all",
                text="play 5H 7D AS 2H | 8D 4H 8S 7C : 7D 4H 2H 8D 5H AS 7C 8S",
                given=1,
            ),
        ),
    ),
    "everything": Idea(
        (
            "Now everything is asked, the rare things on purpose.",
            "Keep one order: fifteens, pairs, runs, flush, nobs.",
            "Say the total with every line.",
        ),
        (
            Example(title="The highest hand", text=known.HIGHEST, given=8),
            Example(
                title="Two scores on one card",
                text="play 4H 9S 5C QH | 8D TC 7C KD : 4H 8D 9S TC",
                given=1,
            ),
        ),
    ),
}
