"""Fifteens, pairs and runs: what ranks make of a hand and its starter."""

from scenarios import Category
from trainer.teach import known
from trainer.teach.example import Example, asking
from trainer.teach.section import Part, points_of, said_of


def fifteens() -> tuple[Part, ...]:
    """Write of fifteens."""
    return (
        Part(
            words=(
                (
                    "Cards that add up to fifteen are a fifteen, and each pays "
                    f"{said_of(known.FIFTEEN, Category.FIFTEEN)}."
                ),
                (
                    "An ace counts one. A king, a queen and a jack count ten. Every other card "
                    "counts what stands on it. Suits do not matter."
                ),
                (
                    "A card may serve in as many fifteens as it fits. Only the same cards make the "
                    "same fifteen: in another order they are no other."
                ),
            ),
            examples=asking(
                Category.FIFTEEN,
                Example(title="Seven and eight", text=known.FIFTEEN),
                Example(
                    title="A five among tens",
                    text="show 5D TS QC 3H / 9C",
                    after="Each ten-card makes a fifteen with the five.",
                ),
                Example(
                    title="Two sevens and an eight",
                    text="show 7D 7S 8C 2H / KC",
                    after="The eight serves in both.",
                ),
            ),
        ),
        Part(
            title="Fifteens of three cards and more",
            words=(
                (
                    "They hide behind the short ones. Look for the fifteens of two cards first: "
                    "a ten-card and a five, nine and six, eight and seven. Then look for three "
                    "cards, four, and all five."
                ),
                (
                    "All five make a fifteen only where they add up to it; add them once, and you "
                    "know. Where all five are even there is none: no even cards make fifteen."
                ),
            ),
            examples=asking(
                Category.FIFTEEN,
                Example(
                    title="Behind eight and seven",
                    text="show 8D 7C 6H AC / AH",
                    after="Eight and seven are seen at once. Eight, six and an ace are a fifteen "
                    "too, and there are two aces; so is seven, six and both.",
                ),
                Example(
                    title="Seven, six and a two",
                    text="show 8D 7C 6H 2C / 2H",
                    after="Seven, six and two make fifteen, and there is a second two.",
                ),
                Example(
                    title="All five together",
                    text="show 3D 3S 4C 4H / AC",
                    after="The one fifteen here takes all five cards.",
                ),
                Example(
                    title="Three fours and a three",
                    text="show 4D 4S 4C 3H / 3C",
                    after="Two fours with both threes are only fourteen. Three fours and a three "
                    "are fifteen, and there are two threes.",
                ),
                Example(
                    title="A ten among fours",
                    text="show TD 4C 4H 4D / 3S",
                    after="Ten and four need an ace. Only the fours and the three make fifteen.",
                ),
                Example(
                    title="Two fives among ten-cards",
                    text="show 5C 5H JC QS / KS",
                    after="Three ten-cards with either five are six fifteens. Take one five "
                    "through all of them, then the other.",
                ),
                Example(
                    title="Twos and nines",
                    text="show 2D 2S 2C 9H / 9C",
                    after="Three twos and a nine, and there are two nines.",
                ),
                Example(
                    title="Threes and sixes",
                    text="show 3D 3S 3C 6H / 6C",
                    after="Two sixes and any three; and three threes with either six.",
                ),
                Example(
                    title="Of two, three and four",
                    text="show 3D 3S 3C 6H / 9C",
                    after="Nine and six; nine with two threes; six with all three.",
                ),
                Example(
                    title="In another order",
                    text="show 7D 2C 6H KC / QS",
                    after="Seven, two and six, or six, seven and two: one fifteen.",
                ),
                Example(
                    title="All even",
                    text="show 2D 4C 6H 8C / KS",
                    after="Even cards never add up to fifteen.",
                ),
            ),
        ),
    )


def pairs() -> tuple[Part, ...]:
    """Write of pairs."""
    return (
        Part(
            words=(
                f"Two cards of one rank are a pair, and pay {said_of(known.PAIR, Category.PAIR)}.",
                (
                    "Every two of them count. Three of a kind hold three pairs and pay "
                    f"{said_of(known.THREE, Category.PAIR)}: a pair royal. Four of a kind hold "
                    f"six and pay {said_of(known.FOUR, Category.PAIR)}: a double pair royal."
                ),
                "A ten and a jack both count ten, and are no pair: it is the rank that pairs.",
            ),
            examples=asking(
                Category.PAIR,
                Example(title="A pair of kings", text=known.PAIR),
                Example(title="Three nines", text=known.THREE),
                Example(title="Four eights", text=known.FOUR),
                Example(
                    title="A ten and a jack",
                    text="show TD JC 2H 8C / 4S",
                    after="Both count ten; they are not of one rank.",
                ),
            ),
        ),
        Part(
            title="Three of one and two of another",
            words=(
                (
                    "Three and two of a kind hold a pair royal and a pair. Count their fifteens "
                    "first: each of the two with each of the three, as nine and six; or with "
                    "every two of the three, as an ace and two sevens."
                ),
            ),
            examples=(
                Example(title="Sixes and nines", text="show 6D 6S 6C 9H / 9C"),
                Example(title="Sixes and threes", text="show 3D 3S 6C 6H / 6D"),
                Example(title="Sevens and aces", text="show 7D 7S 7C AH / AC"),
                Example(title="Fours and sevens", text="show 4D 4S 4C 7H / 7C"),
            ),
        ),
    )


def runs() -> tuple[Part, ...]:
    """Write of runs."""
    return (
        Part(
            words=(
                (
                    "Three ranks or more in a row are a run. It pays a point a card: "
                    f"{said_of(known.RUN_OF_THREE, Category.RUN)} where it is of three cards, "
                    f"{said_of(known.RUN_OF_FOUR, Category.RUN)} where it is of four. Suits are "
                    "free."
                ),
                "Only the longest counts: inside a run of four there are no runs of three.",
                (
                    "The ace is low and stands before the two. A run does not go round from the "
                    "king to the ace."
                ),
            ),
            examples=asking(
                Category.RUN,
                Example(title="A run of three", text=known.RUN_OF_THREE),
                Example(title="A run of four", text=known.RUN_OF_FOUR),
                Example(
                    title="A run of five",
                    text="show AD 2C 3H 4C / 5S",
                    after="All five make fifteen, too; that is counted for itself.",
                ),
                Example(
                    title="Round the corner",
                    text="show QD KC AH 4C / 7S",
                    after="Queen, king and ace are no run: the ace is low.",
                ),
            ),
        ),
        Part(
            title="Runs with a rank doubled",
            words=(
                "Where one rank of a run is there twice, the run is there twice: a double run.",
                (
                    "With its pair it makes one number. Three in a row with one doubled are "
                    f"{said_of(known.DOUBLE_RUN, *known.RUN_AND_PAIRS)}, four in a row "
                    f"{said_of(known.DOUBLE_RUN_OF_FOUR, *known.RUN_AND_PAIRS)}. With one rank "
                    "three times, a triple run, it is "
                    f"{said_of(known.TRIPLE_RUN, *known.RUN_AND_PAIRS)}. With two ranks doubled, "
                    "a double double run, it is "
                    f"{said_of(known.DOUBLE_DOUBLE_RUN, *known.RUN_AND_PAIRS)}."
                ),
                "Fifteens are not in these numbers. Count them first.",
            ),
            examples=(
                Example(
                    title="A double run of three",
                    text=known.DOUBLE_RUN,
                    after="The run with one three, the run with the other, and the threes.",
                ),
                Example(
                    title="A double run of four",
                    text=known.DOUBLE_RUN_OF_FOUR,
                    after="Two runs of four. There are no runs of three beside them.",
                ),
                Example(
                    title="Inner runs",
                    text="show 3D 4C 5H 5C / 6S",
                    after="Two runs of four, and no run inside them.",
                ),
                Example(
                    title="A triple run",
                    text="show 3D 3S 3C 4H / 5C",
                    after="Three runs, one with each three, and the threes are a pair royal.",
                ),
                Example(
                    title="A double double run",
                    text=known.DOUBLE_DOUBLE_RUN,
                    after=f"The four runs and two pairs are {_multiple()}, and "
                    "each seven makes fifteen with each eight.",
                ),
                Example(
                    title="Fives and sixes doubled",
                    text="show 4D 5C 5H 6C / 6H",
                    after="Every run is a fifteen as well.",
                ),
                Example(
                    title="Beyond six and nine",
                    text="show 4D 5C 6H 6C / 9S",
                    after="Nine and six are the easy fifteens; four, five and six are others.",
                ),
                Example(
                    title="A ten before a double run",
                    text="show TD 6C 4H 5C / 5H",
                    after="Ten with each five, four and six with each five, then the runs.",
                ),
            ),
        ),
    )


def _multiple() -> int:
    return points_of(known.DOUBLE_DOUBLE_RUN, *known.RUN_AND_PAIRS)
