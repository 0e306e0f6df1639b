"""Learners made by chance, who find most of what is there, and may have a habit of error."""

from collections.abc import Iterable, Iterator
from itertools import count
from random import Random

from scenarios import Category, Combination, Play, Show
from scenarios.facts import play_facts, show_facts
from scenarios.scenario import Scenario
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from tests.progress.made import answer
from tests.trainer.marked import typed
from trainer.quiz.drill import Drill
from trainer.quiz.question import Ask, Question
from trainer.quiz.settings import Settings
from trainer.record import Answer

# What people claim where a trap lies, as they would type it.
_TEMPTING = {
    "crib flush trap": "x",
    "starter as the fourth suit": "x",
    "wrong jack": "n",
    "starter jack": "n",
    "broken run": "r345",
    "parted pair": "p55",
    "thirty-one is not three": "g",
}


def traps(scenario: Scenario) -> Iterator[str]:
    """Name the traps that lie there and that tempt to claim something."""
    held: Iterable[str] = ()
    if isinstance(scenario, Show):
        of_show = show_facts(scenario)
        held = [trap.name for trap in SHOW_TRAPS if trap.holds(of_show)]
    elif isinstance(scenario, Play) and (of_play := play_facts(scenario)):
        held = [trap.name for trap in PLAY_TRAPS if trap.holds(of_play)]
    return (name for name in held if name in _TEMPTING)


class Somebody:
    """A learner who goes wrong by chance, and in one way more often.

    Attributes:
        misses: How likely what is there is missed.
        is_tempted: How likely a trap is fallen for.
        habit: What is missed more often, in a hand with a fifteen of two: "long fifteen"; or the
            name of a trap; empty for none.
        often: How often that is fallen for.
    """

    def __init__(self, rng: Random, *, misses: float, habit: str = "", often: float = 0.7) -> None:
        self.rng = rng
        self.misses = misses
        self.is_tempted = misses / 2
        self.habit = habit
        self.often = often

    def answers(self, settings: Settings | None = None) -> Iterator[Answer]:
        """Answer what is asked, for ever; whose turn it is is passed over."""
        drill = Drill(settings or Settings(), self.rng.randrange(10**9))
        for number in count():
            question = drill.question(number)
            if question.ask is not Ask.TURN:
                yield self.answer(question, number)

    def answer(self, question: Question, number: int) -> Answer:
        scenario = question.scenario
        score = scenario.score()
        short = any(
            each.category is Category.FIFTEEN and len(each.cards) == 2
            for each in score.combinations
        )
        said = [
            typed(each)
            for each in score.combinations
            if self.rng.random() >= self._chance_to_miss(each, beside_short=short)
        ]
        for trap in traps(scenario):
            chance = self.often if trap == self.habit else self.is_tempted
            if self.rng.random() < chance:
                said.append(_TEMPTING[trap])
        return answer(
            number,
            scenario=str(scenario),
            question=question.ask.value,
            form="combinations",
            claimed=" ".join(said),
        )

    def _chance_to_miss(self, combination: Combination, *, beside_short: bool) -> float:
        is_long = combination.category is Category.FIFTEEN and len(combination.cards) > 2
        if self.habit == "long fifteen" and is_long and beside_short:
            return self.often
        return self.misses
