"""A section of the reference: some parts with words, a table and examples."""

from collections.abc import Callable
from dataclasses import dataclass

from scenarios import Category, parse_scenario
from trainer.spoken import number_words
from trainer.teach.example import Example, anchor_of


@dataclass(frozen=True, slots=True)
class Table:
    """A table of words.

    Attributes:
        heads: What stands above its columns.
        rows: Its rows, each as long as the heads; a cell may be of several lines.
    """

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of a section.

    Attributes:
        title: Its heading; the first part of a section needs none.
        words: Its paragraphs.
        table: A table below them.
        examples: Examples below that.
    """

    title: str = ""
    words: tuple[str, ...] = ()
    table: Table | None = None
    examples: tuple[Example, ...] = ()

    @property
    def anchor(self) -> str:
        """The name of its place on the page."""
        return anchor_of(self.title)


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the reference.

    Attributes:
        key: Its name in an address.
        title: Its heading.
        about: What it is about, in a line.
        parts: Writes its parts, when they are asked for: some have to be counted first.
    """

    key: str
    title: str
    about: str
    parts: Callable[[], tuple[Part, ...]]


def points_of(text: str, *categories: Category) -> int:
    """Say what a scenario is worth, or what some ways to score are worth in it.

    >>> points_of("show 9C TD JS 2H / 2D"), points_of("show 9C TD JS 2H / 2D", Category.RUN)
    (5, 3)
    """
    score = parse_scenario(text).score()
    return sum(score.by_category.get(each, 0) for each in categories or Category)


def said_of(text: str, *categories: Category) -> str:
    """Say in words what `points_of` finds.

    >>> said_of("show 6C 6D AS KH / 2D", Category.PAIR)
    'two'
    """
    return number_words(points_of(text, *categories))
