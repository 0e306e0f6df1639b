"""What is asked about a scenario, and what may be seen while it is asked."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from scenarios import Card, Cut, Play, Show
from scenarios.cards import quoted
from scenarios.play import THIRTY_ONE, Player, other_player
from scenarios.scenario import Scenario
from trainer.miscounts.said import SaidCount
from trainer.quiz.transcript import Event, Laid, transcript

SEATS: tuple[Player, ...] = ("pone", "dealer")


class Ask(Enum):
    """What is asked."""

    SHOW = "show"  # what is this hand or crib worth?
    CUT = "cut"  # what does the dealer score for the starter?
    OPEN = "open"  # all cards seen: what did the last card earn?
    CLOSED = "closed"  # the own cards seen, and what was laid and said: what did it earn?
    TURN = "turn"  # which cards may you lay, or is it go?


# What the other side may count, with all cards seen.
_COUNTED = {Ask.SHOW, Ask.CUT, Ask.OPEN}


@dataclass(frozen=True, slots=True)
class Question:
    """A question that has one right answer, which can be told from what is seen with it.

    Attributes:
        ask: What is asked.
        scenario: What lies on the table.
        seat: From whose seat it is seen, where only one's own cards are; else None.
        asked: The rules that are asked, as `asked_words` writes them; empty where all are.
        said: The count that the other side says, where it is asked whether that is right; all rules
            are asked then. None where the learner counts.
        mistake: The key of the mistake in that count; empty where there is none.

    Raises:
        ValueError: If this cannot be asked of the scenario.
    """

    ask: Ask
    scenario: Scenario
    seat: Player | None = None
    asked: tuple[str, ...] = ()
    said: SaidCount | None = None
    mistake: str = ""

    def __post_init__(self) -> None:
        if self.said is None and self.mistake:
            raise ValueError("there is no mistake in a count that nobody says")
        if self.said is not None and (self.ask not in _COUNTED or self.asked):
            raise ValueError(f"no count is heard where {quoted(self.ask.value)} is asked")
        if (self.ask, self.seat) not in set(_well_posed(self.scenario)):
            seat = f" from the seat of {self.seat}" if self.seat else ""
            raise ValueError(
                f"{quoted(self.ask.value)} cannot be asked{seat} of {quoted(str(self.scenario))}"
            )

    @property
    def events(self) -> tuple[Event, ...]:
        """What was laid and said before it is asked, where it is about the play.

        Closed, it ends when what the last card earned is settled. Where all cards are seen, it
        ends with that card, since who says go is a part of the answer; and where it is one's own
        turn, what one says oneself is all of it.
        """
        if not isinstance(self.scenario, Play):
            return ()
        events = transcript(self.scenario)
        if self.ask is Ask.CLOSED:
            return events
        last = max(place for place, event in enumerate(events) if isinstance(event, Laid))
        return events[: last + 1]

    @property
    def told_to(self) -> Player | None:
        """From where the play is told; None where neither side is anybody's.

        Who hears a count sits across from whoever laid the card that it is of.
        """
        if self.said is None or not isinstance(self.scenario, Play) or not self.scenario.laid_by:
            return self.seat
        return other_player(self.scenario.laid_by)

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards that the player at `seat` still holds, in the order dealt."""
        if self.seat is None or not isinstance(self.scenario, Play):
            return ()
        return self.scenario.position.hand_of(self.seat)

    @property
    def seen(self) -> tuple[Card, ...]:
        """All cards that are seen with it: those laid come first, in order."""
        match self.scenario:
            case Show(hand=hand, starter=starter):
                return (*hand, starter)
            case Cut(starter=starter):
                return (starter,)
            case play:
                held = self.held if self.seat else (*play.pone, *play.dealer)
                return tuple(dict.fromkeys((*play.played, *held)))

    @property
    def fitting(self) -> tuple[Card, ...]:
        """The right answer to `Ask.TURN`: the cards that may be laid; none when it is go."""
        if self.ask is not Ask.TURN or not isinstance(self.scenario, Play):
            raise ValueError(f"{quoted(self.ask.value)} does not ask which cards may be laid")
        room = THIRTY_ONE - sum(card.pips for card in self.scenario.line)
        return tuple(card for card in self.held if card.pips <= room)


def questions_about(scenario: Scenario) -> tuple[Question, ...]:
    """List all that can be asked of a scenario.

    >>> from scenarios import parse_scenario
    >>> play = parse_scenario("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D")
    >>> [(each.ask.value, each.seat) for each in questions_about(play)]
    [('open', None), ('closed', 'pone'), ('closed', 'dealer'), ('turn', 'dealer')]
    """
    return tuple(Question(ask, scenario, seat) for ask, seat in _well_posed(scenario))


def _well_posed(scenario: Scenario) -> Iterator[tuple[Ask, Player | None]]:
    match scenario:
        case Show():
            yield Ask.SHOW, None
        case Cut():
            yield Ask.CUT, None
        case Play() if scenario.laid_by:
            yield Ask.OPEN, None
            for seat in SEATS:
                yield Ask.CLOSED, seat
            next_seat = other_player(scenario.laid_by)
            if _is_asked_to_lay(scenario, next_seat):
                yield Ask.TURN, next_seat
        case _:  # a play in which nothing is laid: nothing has earned anything
            return


def _is_asked_to_lay(play: Play, seat: Player) -> bool:
    """Whether the next card or go is for this player to say, and has not been said yet."""
    before = play.before
    has_said_go = before is not None and bool(before.played) and before.said_go == seat
    is_31 = sum(card.pips for card in play.line) == THIRTY_ONE
    return bool(play.position.hand_of(seat)) and not has_said_go and not is_31
