"""What there is to see in a scenario: all that its patterns, traps and filters ask about.

A show's facts are those of its ranks and those of its suits, found apart. So the catalogue need
not look at 12,994,800 shows: the ranks of five cards fall in 6,175 ways, their suits in few.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from scenarios.cards import HAND_SIZE, Card, Rank
from scenarios.play import PlayPosition
from scenarios.rules import ACC, Rules
from scenarios.scenario import Play, Show
from scenarios.score import Category, Score
from scenarios.show import flush_size, rank_combinations

Facts = TypeVar("Facts")


@dataclass(frozen=True)
class Situation(Generic[Facts]):
    """Something to recognise on the table.

    Attributes:
        name: What it is called, and the term that asks for it in a filter.
        sentence: What a player would say of it.
        example: The text of a scenario in which it is there.
        holds: Whether it is there.
    """

    name: str
    sentence: str
    example: str
    holds: Callable[[Facts], bool]


@dataclass(frozen=True, slots=True)
class RankFacts:
    """What the ranks of a hand and its starter make.

    Attributes:
        points: What fifteens, pairs and runs are worth together.
        fifteens: How many cards the fifteens take, each number once, lowest first.
        alike: How many cards there are of each rank that is there twice or more, lowest first.
        run_length: The length of the longest run; 0 when there is none.
        run_copies: How many runs of that length there are.
    """

    points: int
    fifteens: tuple[int, ...]
    alike: tuple[int, ...]
    run_length: int
    run_copies: int


@dataclass(frozen=True, slots=True)
class SuitFacts:
    """What the suits of a hand and its starter make, and its jacks.

    Attributes:
        four_alike: Whether the four cards are of one suit.
        like_starter: How many of the four share the starter's suit, 0 to 4.
        jack: Whether there is a jack among the four.
        nobs: Whether one of them is of the starter's suit.
        starter_jack: Whether the starter is a jack.
    """

    four_alike: bool
    like_starter: int
    jack: bool
    nobs: bool
    starter_jack: bool


@dataclass(frozen=True, slots=True)
class ShowFacts:
    """What there is to see in a hand or a crib.

    Attributes:
        ranks: What its ranks make.
        suits: What its suits make.
        is_crib: Whether it is a crib.
        flush: How many cards the flush that pays takes; 0 when none does.
        points: What all is worth.
    """

    ranks: RankFacts
    suits: SuitFacts
    is_crib: bool
    flush: int
    points: int


@dataclass(frozen=True, slots=True)
class PlayFacts:
    """What there is to see when a card has been laid.

    Attributes:
        before: Where the play stood.
        card: The card laid.
        after: Where the play stands now.
        score: What the card earned, go and last card included.
    """

    before: PlayPosition
    card: Card
    after: PlayPosition
    score: Score

    @property
    def line(self) -> tuple[Card, ...]:
        """The cards of the count to which the card was laid, this card last."""
        return (*self.before.played, self.card)

    def scored(self, category: Category) -> bool:
        """Whether the card scored in this way."""
        return any(each.category is category for each in self.score.combinations)


def show_facts(show: Show, rules: Rules = ACC) -> ShowFacts:
    """Look at a hand or a crib.

    >>> from scenarios import parse_scenario
    >>> facts = show_facts(parse_scenario("4C 5D 6S 6H / JH"))
    >>> facts.points, facts.ranks.fifteens, facts.ranks.run_copies, facts.suits.starter_jack
    (14, (2, 3), 2, True)
    """
    ranks = rank_facts((*show.hand, show.starter))
    suits = suit_facts(show.hand, show.starter)
    return join_facts(ranks, suits, is_crib=show.is_crib, rules=rules)


def rank_facts(cards: Sequence[Card]) -> RankFacts:
    """Look at the ranks of a hand and its starter, five cards in any order."""
    combinations = rank_combinations(cards)
    runs = [len(each.cards) for each in combinations if each.category is Category.RUN]
    fifteens = {len(each.cards) for each in combinations if each.category is Category.FIFTEEN}
    alike = Counter(card.rank for card in cards).values()
    return RankFacts(
        points=sum(each.points for each in combinations),
        fifteens=tuple(sorted(fifteens)),
        alike=tuple(sorted(many for many in alike if many > 1)),
        run_length=max(runs, default=0),
        run_copies=len(runs),
    )


def suit_facts(hand: Sequence[Card], starter: Card) -> SuitFacts:
    """Look at the suits of a hand and its starter, and at the jacks."""
    jacks = [card for card in hand if card.rank is Rank.JACK]
    return SuitFacts(
        four_alike=len({card.suit for card in hand}) == 1,
        like_starter=sum(card.suit is starter.suit for card in hand),
        jack=bool(jacks),
        nobs=any(jack.suit is starter.suit for jack in jacks),
        starter_jack=starter.rank is Rank.JACK,
    )


def join_facts(ranks: RankFacts, suits: SuitFacts, *, is_crib: bool, rules: Rules) -> ShowFacts:
    """Put together what ranks and suits make, and what all is worth."""
    flush = flush_size(
        four_alike=suits.four_alike,
        five_alike=suits.like_starter == HAND_SIZE,
        is_crib=is_crib,
        rules=rules,
    )
    points = ranks.points + flush + suits.nobs
    return ShowFacts(ranks, suits, is_crib=is_crib, flush=flush, points=points)


def play_facts(play: Play) -> PlayFacts | None:
    """Look at the card that was laid last; None when none is laid."""
    if play.before is None:
        return None
    return PlayFacts(play.before, play.played[-1], play.position, play.score())
