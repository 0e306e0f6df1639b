"""What is chosen of counts that are heard, in words, as links and the log have them."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Final

from scenarios.cards import quoted
from trainer.miscounts import of_fifteens, of_pairs, of_runs, of_suits, of_the_play, of_the_total
from trainer.miscounts.mistakes import MISTAKES
from trainer.skills import Heading

_WHY: Final = "heard"
_RIGHT: Final = "right"
_OF_MODULES: Final = (
    (Heading.FIFTEENS, of_fifteens.MISTAKES),
    (Heading.PAIRS, of_pairs.MISTAKES),
    (Heading.RUNS, of_runs.MISTAKES),
    (Heading.FLUSH_AND_JACKS, of_suits.MISTAKES),
    (Heading.THE_PLAY, of_the_play.MISTAKES),
    (Heading.COUNTING, of_the_total.MISTAKES),
)
# What is found among others, and is of no single way to score, or of the play.
_ELSEWHERE: Final[Mapping[str, Heading]] = {
    "laid_royal_as_a_pair": Heading.THE_PLAY,
    "laid_royal_as_eight": Heading.THE_PLAY,
    "starter_ignored": Heading.COUNTING,
}
_HEADINGS: Final[Mapping[str, Heading]] = {
    mistake.key: _ELSEWHERE.get(mistake.key, heading)
    for heading, of_heading in _OF_MODULES
    for mistake in of_heading
}


# What part is right where it rises, by how hard mistakes are to hear.
_RISING: Final = (0.5, 0.5, 0.65, 0.8)


class Heard(Enum):
    """Whether a count is heard and called, and how often it is right then."""

    NONE = ""  # the learner counts
    HALF = "half"  # as often right as not
    TABLE = "table"  # as at a real table, where most counts are right
    RISES = "rises"  # the more often, the harder the mistakes are to hear

    def right_at(self, subtlety: int) -> float:
        """Say what part of the counts is right, 0 to 1.

        >>> Heard.HALF.right_at(1), Heard("table").right_at(1)
        (0.5, 0.8)
        >>> [Heard.RISES.right_at(subtlety) for subtlety in SUBTLETIES]
        [0.5, 0.5, 0.65, 0.8]

        Whoever catches more hears what is nearer to a real table, and no further.

        Args:
            subtlety: How hard to hear the mistakes are at most, 1 to 3; 0 where that is open.
        """
        if self is Heard.RISES:
            return _RISING[subtlety]
        return {Heard.HALF: 0.5, Heard.TABLE: 0.8}.get(self, 1.0)


def heading_of(mistake: str) -> Heading | None:
    """Say under which heading a mistake stands, by its key; None if there is no such mistake.

    >>> heading_of("inner_runs"), heading_of("slip"), heading_of("spite")
    (<Heading.RUNS: 'Runs'>, <Heading.COUNTING: 'Counting'>, None)
    """
    return _HEADINGS.get(mistake)


SUBTLETIES: Final = range(4)
# All that can be chosen: headings, then single mistakes.
WORDS: Final = (*(heading.name.lower() for heading, _ in _OF_MODULES), *MISTAKES)


def in_order(words: Iterable[str]) -> tuple[str, ...]:
    """Put what is chosen into its order, each once.

    >>> in_order(["Slip", "the_play", "runs", "slip"])
    ('runs', 'the_play', 'slip')

    Args:
        words: Keys of mistakes, and names of headings.

    Raises:
        ValueError: If one is neither; the message quotes it.
    """
    plain = {word.strip().lower() if word.isascii() else word for word in words}
    for word in sorted(plain.difference(WORDS)):
        raise ValueError(
            f"{quoted(word)} is no mistake that people make; there are all of "
            f"{', '.join(heading.name.lower() for heading, _ in _OF_MODULES)}, and single ones "
            f"like {next(iter(MISTAKES))}"
        )
    return tuple(word for word in WORDS if word in plain)


def keys_of(words: Iterable[str], *, subtlety: int = 0) -> Iterator[str]:
    """Name the mistakes that are chosen, by their keys; of no words all.

    >>> list(keys_of(["counting"])), list(keys_of(["fifteens"], subtlety=1))
    (['starter_ignored', 'slip'], ['stopped_at_twos', 'ace_as_eleven', 'pictures_by_number'])

    Args:
        words: Keys of mistakes, and names of headings.
        subtlety: How hard to hear they may be at most; 0 where that does not matter.
    """
    chosen = set(words)
    for key, mistake in MISTAKES.items():
        is_chosen = not chosen or bool(chosen & {key, _HEADINGS[key].name.lower()})
        if is_chosen and mistake.subtlety <= (subtlety or mistake.subtlety):
            yield key


def parse_subtlety(text: str) -> int:
    """Read how hard to hear they may be at most; 0 where that does not matter.

    >>> parse_subtlety("2"), parse_subtlety("")
    (2, 0)

    Raises:
        ValueError: If it is no such number; the message quotes it.
    """
    if text and text not in map(str, SUBTLETIES):
        raise ValueError(f"{quoted(text)} cannot be chosen; subtlety is 1 to 3")
    return int(text or 0)


def why_heard(mistake: str) -> str:
    """Write down what was chosen to be said, as it is logged with the answer.

    >>> why_heard("inner_runs"), why_heard("")
    ('heard inner_runs', 'heard right')

    Args:
        mistake: The key of the mistake; empty where the count is right.
    """
    return f"{_WHY} {mistake or _RIGHT}"


def mistake_in(why: str) -> str:
    """Read the key of the mistake that was chosen; empty where it was none.

    >>> mistake_in("heard inner_runs"), mistake_in("heard right"), mistake_in("again a0")
    ('inner_runs', '', '')

    Args:
        why: Why something was asked; from elsewhere that may be any text.
    """
    word, _, key = why.partition(" ")
    return key if word == _WHY and key in MISTAKES else ""
