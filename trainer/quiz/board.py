"""A race on the board: what each count pegs for either side, folded from the answers to it."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from scenarios import Show, parse_scenario
from trainer.house import House
from trainer.muggins import Award, Call, Of, Outcome, Pegged, Saying, award, true_call
from trainer.quiz.calls import CallMarking
from trainer.quiz.drill import Drill
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.in_turn import Side, turn_at
from trainer.quiz.length import Phase
from trainer.quiz.replies import marked
from trainer.quiz.turn import TurnMarking
from trainer.record import Answer

# Before anybody has answered, hands alone are counted by it, which count alike in every house.
_UNSAID: Final = House()


@dataclass(frozen=True, slots=True)
class Pegs:
    """The two pegs of a side, of which the one behind shows from where the last score came.

    >>> Pegs(8, 5).on(4), Pegs(8, 5).on(0)
    (Pegs(front=12, back=8), Pegs(front=8, back=5))

    Attributes:
        front: How far the side is, in holes.
        back: How far it was before it scored last.
    """

    front: int = 0
    back: int = 0

    @property
    def last(self) -> int:
        """What was scored last."""
        return self.front - self.back

    def on(self, holes: int) -> "Pegs":
        """Peg some holes: the back peg leaps over the front one; for nothing neither moves."""
        return Pegs(self.front + holes, self.front) if holes else self


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """A count of a race, and what came of it.

    Attributes:
        side: Who counted.
        is_crib: Whether it was the crib.
        count: What was said and what was there, with the holes that were left to both.
        call: What the side across the table said of it.
        award: What either side pegged.
    """

    side: Side
    is_crib: bool
    count: Pegged
    call: Call
    award: Award

    def holes(self, side: Side) -> int:
        """Say how many holes a side pegged by it."""
        return self.award.counter if side is self.side else self.award.caller

    @property
    def pegged(self) -> int:
        """How many holes the counter pegged before anybody said anything."""
        return min(self.count.claimed, self.count.counter_left)

    @property
    def price(self) -> int:
        """How many holes the counter pegged for a wrong call on the count, beside the count."""
        is_wrong = self.award.outcome is Outcome.WRONG_CALL
        return self.award.counter - self.pegged if is_wrong else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """How far both sides of a race are.

    Attributes:
        drill: The race.
        you: The learner's pegs.
        they: Those of the other side.
        counts: What was counted, in order.
        house: The house of the last answer, by whose rules the other side counts.
    """

    drill: Drill
    you: Pegs = Pegs()
    they: Pegs = Pegs()
    counts: tuple[Counted, ...] = ()
    house: House = _UNSAID

    @property
    def game(self) -> int:
        """The number of the game hole."""
        return self.drill.settings.race.holes

    @property
    def winner(self) -> Side | None:
        """Who is at the game hole; None while nobody is."""
        if self.you.front >= self.game:
            return Side.YOU
        return Side.THEY if self.they.front >= self.game else None

    @property
    def dealer(self) -> Side:
        """Whose deal it is, and whose crib."""
        return turn_at(_dealt_by(self.drill), len(self.counts) // 3 * 3).side.other

    def pegs(self, side: Side) -> Pegs:
        """Find the pegs of a side."""
        return self.you if side is Side.YOU else self.they

    def by_muggins(self, side: Side) -> int:
        """Say how many holes a side took of what the other missed."""
        return sum(
            each.award.caller
            for each in self.counts
            if each.side is not side and each.award.outcome is Outcome.TAKEN
        )

    def last_of(self, side: Side) -> Counted | None:
        """Find the count by which a side pegged last; None if it has not pegged yet."""
        return next((each for each in reversed(self.counts) if each.holes(side)), None)

    def answered(self, answer: Answer) -> "Board":
        """Peg what an answer comes to, and what the other side counted before it.

        Of the learner's counts the other side sees all, and says so.

        Raises:
            ValueError: If what is logged cannot be read, or is no count.
        """
        before = self.onward()
        if before.winner:
            return before
        house, show = House.parse(answer.house), parse_scenario(answer.scenario)
        marking = marked(answer).marking
        if isinstance(marking, TurnMarking) or not isinstance(show, Show):
            raise ValueError(f"{answer.scenario!r} is not counted in a race")
        board = replace(before, house=house)
        if isinstance(marking, CallMarking):
            of_call = marking.pegged.points, marking.said.points
            return _pegged(board, Side.THEY, show, of_call, marking.call)
        return _pegged(board, Side.YOU, show, (marking.score.points, marking.claimed))

    def onward(self) -> "Board":
        """Peg what the other side counts before the learner's next question, if nothing is heard.

        It counts rightly then.
        """
        board, dealt_by = self, _dealt_by(self.drill)
        while board.drill.settings.heard is Heard.NONE and not board.winner:
            turn = turn_at(dealt_by, len(board.counts))
            if turn.side is Side.YOU:
                break
            points = turn.show.score(board.house.rules).points
            board = _pegged(board, Side.THEY, turn.show, (points, points), Call(Saying.ACCEPT))
        return board

    def phase(self, answer: Answer | None) -> Phase:
        """Say how far the race is, at its next question.

        Args:
            answer: The answer to that question; None while it is open.
        """
        board = self.answered(answer) if answer else self
        if not board.onward().winner:
            return Phase.GOES_ON
        return Phase.LAST if answer else Phase.OVER


def _dealt_by(drill: Drill) -> str:
    return f"{drill.generator}/{drill.seed}"


def _pegged(
    board: Board, side: Side, show: Show, of_said: tuple[int, int], call: Call | None = None
) -> Board:
    """Peg a count of so many points, of which so many were said."""
    points, said = of_said
    count = Pegged(
        of=Of.SHOW,
        points=points,
        claimed=said,
        counter_left=board.game - board.pegs(side).front,
        caller_left=board.game - board.pegs(side.other).front,
    )
    call = call or true_call(count, board.house)
    gets = award(count, call, board.house)
    counted = Counted(side=side, is_crib=show.is_crib, count=count, call=call, award=gets)
    return replace(
        board,
        you=board.you.on(counted.holes(Side.YOU)),
        they=board.they.on(counted.holes(Side.THEY)),
        counts=(*board.counts, counted),
    )


# Asked for a few times in each step; and the answers to a race only ever become more.
@lru_cache(maxsize=1_000)
def board_after(drill: Drill, answers: tuple[Answer, ...]) -> Board:
    """Peg all that was answered in a race, in order.

    Args:
        drill: The race.
        answers: The answers, in the order asked.

    Raises:
        ValueError: If what is logged of one cannot be read, or is no count.
    """
    board = Board(drill=drill)
    for answer in answers:
        board = board.answered(answer)
    return board
