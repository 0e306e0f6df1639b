"""What people do with fifteens: they stop too soon, lose one, find one again, or add up wrongly."""

from itertools import combinations
from typing import Final

from scenarios import Card, Category, Combination, Rank
from trainer.miscounts.case import Case, Change, Changes
from trainer.miscounts.mistake import OVER, SHORT, Mistake

# With four, two, three and four each would make fifteen, if it counted as it is numbered.
_BY_NUMBER: Final = {
    frozenset({Rank.KING, Rank.TWO}),
    frozenset({Rank.QUEEN, Rank.THREE}),
    frozenset({Rank.JACK, Rank.FOUR}),
}
_ACE_AND_FOUR: Final = {frozenset({Rank.ACE, Rank.FOUR})}


def stopped_at_twos(case: Case) -> Changes:
    """Only two cards were ever tried together."""
    yield from _lost_beyond(case, 2)


def stopped_at_threes(case: Case) -> Changes:
    """Fifteens of three were found, and none of four or five."""
    if any(len(each.cards) == 3 for each in case.all_of(Category.FIFTEEN)):
        yield from _lost_beyond(case, 3)


def _lost_beyond(case: Case, size: int) -> Changes:
    lost = tuple(each for each in case.all_of(Category.FIFTEEN) if len(each.cards) > size)
    if lost and case.five:
        yield Change(lost=lost)


def one_lost(case: Case) -> Changes:
    """One of several fifteens was passed over."""
    fifteens = case.all_of(Category.FIFTEEN)
    if len(fifteens) > 1:
        for fifteen in fifteens:
            yield Change(lost=(fifteen,))


def said_again(case: Case) -> Changes:
    """A fifteen was found once more from its other end, or once for each of three cards alike."""
    if not case.five:
        return
    for fifteen in case.all_of(Category.FIFTEEN):
        cards = fifteen.cards
        yield Change(added=(_fifteen(*reversed(cards)),))
        ranks = [card.rank for card in cards]
        if max(map(ranks.count, ranks)) > 2:
            yield Change(added=tuple(_fifteen(*cards[n:], *cards[:n]) for n in (1, 2)))


def ace_as_eleven(case: Case) -> Changes:
    """An ace and a four were taken for fifteen."""
    yield from _added_up(case, _ACE_AND_FOUR)


def pictures_by_number(case: Case) -> Changes:
    """A king was added as thirteen, a queen as twelve or a jack as eleven."""
    yield from _added_up(case, _BY_NUMBER)


def _added_up(case: Case, pairs: set[frozenset[Rank]]) -> Changes:
    for one, other in combinations(case.five, 2):
        if frozenset({one.rank, other.rank}) in pairs:
            yield Change(added=(_fifteen(one, other),))


def _fifteen(*cards: Card) -> Combination:
    return Combination(Category.FIFTEEN, cards, 2)


MISTAKES: Final = (
    Mistake(
        "stopped_at_twos",
        "stopped after fifteens of two",
        "Only fifteens of two cards were looked for; three cards and more make fifteen as well.",
        10,
        1,
        stopped_at_twos,
        SHORT,
    ),
    Mistake(
        "stopped_at_threes",
        "stopped after fifteens of three",
        "Fifteens of two and three cards were looked for, and there is one of four or five.",
        6,
        3,
        stopped_at_threes,
        SHORT,
    ),
    Mistake(
        "fifteen_lost",
        "a fifteen lost",
        "One of several fifteens was passed over.",
        10,
        3,
        one_lost,
        SHORT,
    ),
    Mistake(
        "fifteen_again",
        "a fifteen counted again",
        "The same cards were counted again in another order; they make fifteen once.",
        4,
        3,
        said_again,
        OVER,
    ),
    Mistake(
        "ace_as_eleven",
        "an ace as eleven",
        "An ace and a four were taken for fifteen; an ace counts one.",
        1,
        1,
        ace_as_eleven,
        OVER,
    ),
    Mistake(
        "pictures_by_number",
        "a king, queen or jack by number",
        "A king was added as thirteen, a queen as twelve or a jack as eleven; each counts ten.",
        1,
        1,
        pictures_by_number,
        OVER,
    ),
)
