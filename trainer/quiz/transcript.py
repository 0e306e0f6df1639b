"""The play as it is heard and seen at the table, card by card."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import cast

from scenarios import Card, Play, PlayPosition
from scenarios.play import Player


@dataclass(frozen=True, slots=True)
class Laid:
    """A card is laid, and its player says the count.

    Attributes:
        by: Who lays it.
        card: The card.
        count: The count with it.
    """

    by: Player
    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class SaidGo:
    """A player holds cards, none of which fits, and says go.

    Attributes:
        by: Who says it.
    """

    by: Player


@dataclass(frozen=True, slots=True)
class CountEnded:
    """Nobody can add to the count: the cards are turned over, and a new one begins.

    Attributes:
        count: The count that ended.
        leader: Who leads to the next; None when all cards are laid.
    """

    count: int
    leader: Player | None


@dataclass(frozen=True, slots=True)
class ToLay:
    """The count goes on, and somebody is to lay the next card.

    Attributes:
        by: Whose turn it is.
    """

    by: Player


Event = Laid | SaidGo | CountEnded | ToLay


def transcript(play: Play) -> tuple[Event, ...]:
    """Tell a play from its beginning until what its last card earned is settled.

    >>> from scenarios import parse_scenario
    >>> play = parse_scenario("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D")
    >>> for event in transcript(play)[2:]:
    ...     print(event)
    Laid(by='pone', card=<9D>, count=29)
    SaidGo(by='dealer')
    CountEnded(count=29, leader='dealer')

    Go is told once in a count, when it is said: who has said it is not asked again. After the last
    card it is told who says go, and whether the count ends or whose turn it is, so that all who
    listen know what the card earned.
    """
    events: list[Event] = []
    position = PlayPosition.deal(play.pone, play.dealer)
    for card in play.played:
        before, (position, _) = position, position.play(card)
        events += _after(before, card, position)
    if position.played and position.to_play:
        events.append(ToLay(position.to_play))
    return tuple(events)


def _after(before: PlayPosition, card: Card, after: PlayPosition) -> Iterator[Event]:
    count = before.count + card.pips
    yield Laid(cast("Player", before.to_play), card, count)  # somebody's turn it was
    said_before = before.said_go if before.played else None  # in this count
    if after.said_go and not said_before:
        yield SaidGo(after.said_go)
    if not after.played:
        yield CountEnded(count, after.to_play)
