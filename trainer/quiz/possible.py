"""The totals that a hand or a crib can make at all."""

from functools import cache
from typing import Final

from scenarios import Category, Rules, catalogue
from scenarios.show import every_five_ranks, rank_combinations
from trainer.quiz.asked import categories_asked

_OF_RANKS: Final = {Category.FIFTEEN, Category.PAIR, Category.RUN}


@cache
def possible_points(asked: tuple[str, ...], *, is_crib: bool, rules: Rules) -> frozenset[int]:
    """Tell which totals there are of what is asked.

    >>> from scenarios import ACC
    >>> sorted(possible_points(("fifteen",), is_crib=False, rules=ACC))
    [0, 2, 4, 6, 8, 10, 12, 14, 16]

    Args:
        asked: The rules that are asked; empty where all are.
        is_crib: Whether it is a crib.
        rules: What the cards are worth.
    """
    categories = categories_asked(asked)
    if categories - _OF_RANKS:
        return frozenset(catalogue.points_histogram(is_crib=is_crib, rules=rules))
    return frozenset(
        sum(each.points for each in rank_combinations(cards) if each.category in categories)
        for cards in every_five_ranks()
    )
