"""An example: cards to be counted, and the count of them as it is said."""

import re
from dataclasses import dataclass, replace

from scenarios import Category, Cut, Play, Score, parse_scenario
from scenarios.scenario import Scenario
from trainer.house import House
from trainer.quiz.asked import asked_words, score_asked
from trainer.quiz.question import Ask, Question
from trainer.verdict.lines import VerdictLine, said_lines
from trainer.verdict.words import ask_words


@dataclass(frozen=True, slots=True, kw_only=True)
class Example:
    """Cards to be counted. What they are worth is not written down, but found by the scorer.

    >>> example = Example(title="A pair", text="show KD KS 2C 4H / 7C")
    >>> example.points, example.anchor
    (2, 'a-pair')
    >>> [line.words for line in example.lines()]
    ['a pair for two']

    Attributes:
        title: What it is called, on its page once.
        text: The scenario's text.
        sentence: What is said of it before it is counted; empty where that would tell.
        after: What is said of it once it is counted; empty where the count says all.
        asked: The rules that are asked, as `asked_words` writes them; empty where all are.
        given: How many lines of the count are said already; the learner says the rest. None where
            it is counted as a whole.
    """

    title: str
    text: str
    sentence: str = ""
    after: str = ""
    asked: tuple[str, ...] = ()
    given: int | None = None

    @property
    def anchor(self) -> str:
        """The name of its place on a page."""
        return anchor_of(self.title)

    @property
    def scenario(self) -> Scenario:
        """What lies on the table."""
        return parse_scenario(self.text)

    @property
    def question(self) -> Question:
        """What is asked of it, with all cards to be seen."""
        scenario = self.scenario
        if isinstance(scenario, Play):
            return Question(Ask.OPEN, scenario, asked=self.asked)
        ask = Ask.CUT if isinstance(scenario, Cut) else Ask.SHOW
        return Question(ask, scenario, asked=self.asked)

    @property
    def ask(self) -> str:
        """The words in which it is asked."""
        return ask_words(self.question)

    @property
    def score(self) -> Score:
        """What is there, of that which is asked."""
        return score_asked(self.scenario.score(), self.asked)

    @property
    def points(self) -> int:
        """What that is worth."""
        return self.score.points

    def lines(self, house: House | None = None) -> tuple[VerdictLine, ...]:
        """Write the count line by line.

        Args:
            house: Says in which order, and whether by pattern; None is the order of most tables.
        """
        in_play = isinstance(self.scenario, Play)
        return said_lines(self.score, house=house or House(), in_play=in_play)


def asking(category: Category, *examples: Example) -> tuple[Example, ...]:
    """Ask of examples for one way to score alone, whatever else their cards are worth.

    >>> (example,) = asking(Category.RUN, Example(title="A run", text="show 4C 5D 6S 6H / JH"))
    >>> example.ask, example.points
    ('What are the runs worth?', 6)
    """
    return tuple(replace(each, asked=asked_words([category])) for each in examples)


def anchor_of(title: str) -> str:
    """Make the name of a place of what stands there.

    >>> anchor_of("Thirty-one is not three")
    'thirty-one-is-not-three'
    """
    return re.sub("[^a-z0-9]+", "-", title.lower()).strip("-")
