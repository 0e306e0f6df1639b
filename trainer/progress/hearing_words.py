"""What is said of how well somebody hears whether a count is right."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trainer.progress.hearing import NONE, Hearing, Spotted
from trainer.skills import Heading

# Of fewer counts a share would be chance.
FEWEST_HEARD: Final = 5


@dataclass(frozen=True, slots=True)
class HeardOf:
    """What was heard of one rule.

    Attributes:
        heading: The heading of what was wrong.
        words: How many short counts and overcounts of it were spotted.
        spotted: How many of both.
        is_thin: Whether that is too few to say anything.
    """

    heading: Heading
    words: str
    spotted: Spotted
    is_thin: bool


def hearing_sentence(hearing: Hearing) -> str:
    """Say how many counts of each sort were taken for what they were.

    >>> short, over = {Heading.RUNS: Spotted(10, 7)}, {Heading.PAIRS: Spotted(8, 3)}
    >>> hearing_sentence(Hearing(short, over, right=Spotted(12, 11)))
    'You catch 7 of 10 short counts, 3 of 8 overcounts, and call on 1 of 12 right ones.'
    >>> hearing_sentence(Hearing(short))
    'You catch 7 of 10 short counts.'

    Where fewer than 5 of a sort were heard, it is not spoken of; of none at all nothing is said.
    """
    if not hearing.heard:
        return ""
    caught = [*_caught(hearing.all_short, "short counts"), *_caught(hearing.all_over, "overcounts")]
    right = hearing.right
    if right.heard < FEWEST_HEARD:
        return f"You catch {' and '.join(caught)}." if caught else "Too few counts heard to say."
    alarms = f"call on {right.heard - right.spotted} of {right.heard} right"
    if not caught:
        return f"You {alarms} counts."
    return f"You catch {', '.join(caught)}, and {alarms} ones."


def heard_by_rule(hearing: Hearing) -> tuple[HeardOf, ...]:
    """Say rule by rule what was spotted, in the order of the headings; of those heard alone.

    >>> short, over = {Heading.RUNS: Spotted(4, 3)}, {Heading.RUNS: Spotted(2, 2)}
    >>> [(each.heading.value, each.words) for each in heard_by_rule(Hearing(short, over))]
    [('Runs', '3 of 4 short counts, 2 of 2 overcounts')]
    """
    return tuple(_by_rule(hearing))


def _by_rule(hearing: Hearing) -> Iterator[HeardOf]:
    for heading in Heading:
        short, over = hearing.short.get(heading, NONE), hearing.over.get(heading, NONE)
        both = short + over
        if both.heard:
            words = [*_words(short, "short counts"), *_words(over, "overcounts")]
            yield HeardOf(heading, ", ".join(words), both, is_thin=both.heard < FEWEST_HEARD)


def _caught(spotted: Spotted, what: str) -> list[str]:
    return _words(spotted, what) if spotted.heard >= FEWEST_HEARD else []


def _words(spotted: Spotted, what: str) -> list[str]:
    return [f"{spotted.spotted} of {spotted.heard} {what}"] if spotted.heard else []
