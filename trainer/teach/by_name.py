"""What has a name: the patterns and the traps, each with its sentence and its example."""

from collections.abc import Iterable
from typing import Final

from scenarios.facts import Facts, Situation
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from trainer.teach.example import Example
from trainer.teach.section import Part

_IN_THE_SHOW: Final = {each.name for each in (*SHOW_PATTERNS, *SHOW_TRAPS)}


def patterns() -> tuple[Part, ...]:
    """Write of all patterns, by name."""
    return (
        Part(
            words=(
                (
                    "Players name what they see, and know at once what it is worth. These are the "
                    "names, those of the hand and the crib first."
                ),
            ),
            examples=_examples(SHOW_PATTERNS, in_play=False),
        ),
        Part(
            title="Names in the play",
            words=("Here it is the last card that earns something, or does not.",),
            examples=_examples(PLAY_PATTERNS, in_play=True),
        ),
    )


def traps() -> tuple[Part, ...]:
    """Write of all traps, by name."""
    return (
        Part(
            words=(
                (
                    "In these places people see points that are not there, or overlook those that "
                    "are. Whoever knows a trap by its name looks twice."
                ),
            ),
            examples=_examples(SHOW_TRAPS, in_play=False),
        ),
        Part(title="Traps in the play", examples=_examples(PLAY_TRAPS, in_play=True)),
    )


def title_of(name: str, *, in_play: bool) -> str:
    """Call a pattern or a trap so that it is not mistaken for one of the other kind.

    >>> title_of("pair royal", in_play=True), title_of("two scores", in_play=True)
    ('Pair royal in the play', 'Two scores')
    """
    is_both = in_play and name in _IN_THE_SHOW
    return f"{name.capitalize()}{' in the play' if is_both else ''}"


def _examples(situations: Iterable[Situation[Facts]], *, in_play: bool) -> tuple[Example, ...]:
    return tuple(
        Example(
            title=title_of(each.name, in_play=in_play), text=each.example, sentence=each.sentence
        )
        for each in situations
    )
