"""The same question in other cards: what was learned of it, and not remembered, answers it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Final, cast

from scenarios import ACC, DECK, Card, Cut, Play, Rank, Rules, Show, Suit, catalogue, deal_play
from scenarios.cards import quoted
from scenarios.facts import PlayFacts, play_facts
from scenarios.patterns import PLAY_PATTERNS
from scenarios.play import Player, other_player
from scenarios.traps import PLAY_TRAPS
from trainer.quiz.question import Ask, Question
from trainer.quiz.turns import deal_turn_like

# The positions looked through for one that is alike. Of 285 questions of the mix there was none
# among them for 14, most of these being runs that score in two ways.
_MOST_POSITIONS: Final = 40
# What the last card of a play is called, by how seldom it is in 6,000 deals: from 1 to 3,700 times.
# What is dealt for the rarest thing in it has the common ones beside it soonest.
_RAREST_FIRST: Final = (
    "double pair royal",
    "run of four or more",
    "pair royal",
    "run out of order",
    "run",
    "thirty-one is not three",
    "after a reset",
    "broken run",
    "two scores",
    "thirty-one",
    "fifteen",
    "parted pair",
    "pair",
    "go",
    "last card",
    "nothing",
)


def alike(question: Question, rng: Random, *, rules: Rules = ACC) -> Question:
    """Ask the same of other cards.

    >>> from scenarios import parse_scenario
    >>> question = Question(Ask.SHOW, parse_scenario("show 7D 8C 2S KH / 3D"))
    >>> print(alike(question, Random(7)).scenario)
    show TH 7H 2H 3D / 8D

    A hand or a crib is drawn from all that make the same (`catalogue.alike`), each as likely as
    any other. Of the play, a position is looked for in which the last card makes the same, and of
    a turn one in which as many of as many cards fit; where none turns up soon, the ranks stay and
    the suits change, which is always the same to count. It is asked in the same way, and the last
    card was laid by the same side, the learner's or the other's.

    Args:
        question: The question.
        rng: Where all chance comes from.
        rules: The rules by which hands and cribs are counted.

    Returns:
        A question that is never about the same cards in the same suits.

    Raises:
        ValueError: If a count was heard: what was said of some cards is not said of others.
    """
    if question.said is not None:
        raise ValueError(f"{quoted(str(question.said))} is not heard again in other cards")
    match question.scenario:
        case Show() as show:
            return replace(question, scenario=_other_show(show, rng, rules))
        case Cut(starter=starter):
            return replace(question, scenario=Cut(rng.choice(_other_starters(starter))))
        case play:
            return _other_position(question, play, rng) or _in_other_suits(question, play, rng)


def _other_show(show: Show, rng: Random, rules: Rules) -> Show:
    selection = catalogue.alike(show, rules=rules)
    # Of two, one is another; and all others are as likely as each other.
    drawn = map(selection.cards, rng.sample(range(selection.count), 2))
    same = {*show.hand}, show.starter
    hand, starter = next(cards for cards in drawn if ({*cards[0]}, cards[1]) != same)
    return replace(show, hand=tuple(rng.sample(hand, len(hand))), starter=starter)


def _other_starters(starter: Card) -> Sequence[Card]:
    is_jack = starter.rank is Rank.JACK
    return [card for card in DECK if (card.rank is Rank.JACK) == is_jack and card != starter]


def _other_position(question: Question, play: Play, rng: Random) -> Question | None:
    """Look for another position that is alike, for as long as is worth it."""
    if question.ask is Ask.TURN:
        found = deal_turn_like(rng, held=len(question.held), fitting=len(question.fitting))
        other = found and replace(found, asked=question.asked)
        return other if other and other.scenario != play else None
    made = _made(play)
    rarest = min(made[0], key=_RAREST_FIRST.index)
    for _ in range(_MOST_POSITIONS):
        dealt = deal_play(rng, where=rarest)
        if _made(dealt) == made and dealt != play:
            seat = _same_seat(question, play, dealt)
            return replace(question, scenario=dealt, seat=seat)
    return None


def _made(play: Play) -> tuple[frozenset[str], Counter[tuple[str, int]]]:
    """Tell what the last card of a play makes: all that it is called, and what it earns."""
    facts = cast("PlayFacts", play_facts(play))  # nothing is asked before a card is laid
    called = (each.name for each in (*PLAY_PATTERNS, *PLAY_TRAPS) if each.holds(facts))
    earned = Counter((each.category.value, each.points) for each in facts.score.combinations)
    return frozenset(called), earned


def _same_seat(question: Question, play: Play, other: Play) -> Player | None:
    """Name the seat from which the last card is again the learner's own, or again is not."""
    if question.seat is None or question.seat == play.laid_by:
        return question.seat and other.laid_by
    return other.laid_by and other_player(other.laid_by)


def _in_other_suits(question: Question, play: Play, rng: Random) -> Question:
    """Change hearts for spades, or the like; where only some suits are there, one of those."""
    every = (dict(zip(Suit, suits, strict=True)) for suits in permutations(Suit))
    changed = [other for suits in every if (other := _in_suits(play, suits)) != play]
    return replace(question, scenario=rng.choice(changed))


def _in_suits(play: Play, suits: Mapping[Suit, Suit]) -> Play:
    def turned(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(Card(card.rank, suits[card.suit]) for card in cards)

    return Play(turned(play.pone), turned(play.dealer), turned(play.played))
