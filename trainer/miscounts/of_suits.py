"""What people do with flushes, jacks and the starter."""

from collections.abc import Sequence
from typing import Final

from scenarios import Card, Category, Combination, Cut, Rank, Show
from scenarios.cards import HAND_SIZE
from scenarios.show import flush_size, rank_combinations
from trainer.miscounts.case import Case, Change, Changes, in_place_of
from trainer.miscounts.mistake import OVER, SHORT, Mistake


def flush_forgotten(case: Case) -> Changes:
    """The suits were not looked at."""
    for flush in case.all_of(Category.FLUSH):
        yield Change(lost=(flush,))


def flush_without_the_starter(case: Case) -> Changes:
    """A flush of five was counted as four."""
    for flush in case.all_of(Category.FLUSH):
        if len(flush.cards) > HAND_SIZE:
            yield in_place_of(flush, *flush.cards[:HAND_SIZE], points=HAND_SIZE)


def flush_in_the_crib(case: Case) -> Changes:
    """Four of a suit in the crib were counted as they are in a hand."""
    if case.five and not case.all_of(Category.FLUSH):
        hand = case.five[:HAND_SIZE]
        if len({card.suit for card in hand}) == 1:
            yield Change(added=(_flush(hand),))


def starter_as_the_fourth(case: Case) -> Changes:
    """Three of a suit were made four by the starter."""
    of_suit = [card for card in case.five if card.suit is case.five[-1].suit]
    if len(of_suit) == HAND_SIZE:
        yield Change(added=(_flush(of_suit),))


def nobs_forgotten(case: Case) -> Changes:
    """The jack was not held against the starter."""
    for nobs in case.all_of(Category.NOBS):
        yield Change(lost=(nobs,))


def nobs_of_another_suit(case: Case) -> Changes:
    """A jack was counted as his nobs, and is of another suit than the starter."""
    for card in case.five[:HAND_SIZE]:
        if card.rank is Rank.JACK and card.suit is not case.five[-1].suit:
            yield Change(added=(_nobs(card),))


def nobs_for_the_starter(case: Case) -> Changes:
    """The starter is a jack, and was counted as his nobs."""
    for card in case.five[HAND_SIZE:]:
        if card.rank is Rank.JACK:
            yield Change(added=(_nobs(card),))


def heels_forgotten(case: Case) -> Changes:
    """A jack was cut, and nothing was pegged for it."""
    for heels in case.all_of(Category.HEELS):
        yield Change(lost=(heels,))


def heels_for_a_picture(case: Case) -> Changes:
    """A queen or king was cut, and two were pegged as for a jack."""
    cut = case.scenario
    if isinstance(cut, Cut) and cut.starter.rank in {Rank.QUEEN, Rank.KING}:
        yield Change(added=(Combination(Category.HEELS, (cut.starter,), 2),))


def starter_ignored(case: Case) -> Changes:
    """The four cards were counted alone; his nobs, which are among them, were not forgotten."""
    show = case.scenario
    if not isinstance(show, Show):
        return
    four_alike = len({card.suit for card in show.hand}) == 1
    flush = flush_size(
        four_alike=four_alike, five_alike=False, is_crib=show.is_crib, rules=case.rules
    )
    alone = (
        *rank_combinations(show.hand),
        *([_flush(show.hand)] if flush else []),
        *case.all_of(Category.NOBS),
    )
    lost = tuple(each for each in case.score.combinations if each not in alone)
    if lost:
        yield Change(
            lost=lost, added=tuple(each for each in alone if each not in case.score.combinations)
        )


def _flush(cards: Sequence[Card]) -> Combination:
    return Combination(Category.FLUSH, tuple(cards), HAND_SIZE)


def _nobs(card: Card) -> Combination:
    return Combination(Category.NOBS, (card,), 1)


MISTAKES: Final = (
    Mistake(
        "flush_forgotten",
        "the flush forgotten",
        "Four of one suit are a flush, and the suits were not looked at.",
        8,
        2,
        flush_forgotten,
        SHORT,
    ),
    Mistake(
        "flush_of_five_as_four",
        "a flush of five for four",
        "The starter is of the same suit, so that the flush is five, and four were counted.",
        4,
        3,
        flush_without_the_starter,
        SHORT,
    ),
    Mistake(
        "flush_in_the_crib",
        "a flush of four in the crib",
        "In the crib the starter has to be of the suit as well; four alike pay nothing there.",
        4,
        2,
        flush_in_the_crib,
        OVER,
    ),
    Mistake(
        "starter_as_the_fourth",
        "the starter as the fourth of a suit",
        "A flush needs all four of the hand; the starter does not stand in for one of them.",
        4,
        2,
        starter_as_the_fourth,
        OVER,
    ),
    Mistake(
        "nobs_forgotten",
        "nobs forgotten",
        "The jack is of the starter's suit, and the one for his nobs was not counted.",
        10,
        1,
        nobs_forgotten,
        SHORT,
    ),
    Mistake(
        "wrong_jack",
        "nobs for the wrong jack",
        "His nobs is the jack of the starter's suit, and one of another suit was counted.",
        3,
        3,
        nobs_of_another_suit,
        OVER,
    ),
    Mistake(
        "starter_jack_as_nobs",
        "nobs for the starter",
        "A jack cut was two for his heels at the cut; in the show it is not his nobs.",
        2,
        2,
        nobs_for_the_starter,
        OVER,
    ),
    Mistake(
        "heels_forgotten",
        "heels forgotten",
        "The starter is a jack, two for his heels, and nothing was pegged.",
        8,
        1,
        heels_forgotten,
        SHORT,
    ),
    Mistake(
        "heels_for_a_picture",
        "heels for a queen or king",
        "A jack cut is two for his heels; two were pegged for another picture.",
        2,
        1,
        heels_for_a_picture,
        OVER,
    ),
    Mistake(
        "starter_ignored",
        "the starter ignored",
        "The four cards were counted without the starter, which counts with every hand.",
        2,
        2,
        starter_ignored,
        SHORT,
    ),
)
