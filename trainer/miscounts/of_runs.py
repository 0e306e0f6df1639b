"""What people do with runs: they count a double one once, stop short, or add the inner ones."""

from collections.abc import Collection, Sequence
from itertools import combinations, product
from typing import Final

from scenarios import Card, Category, Combination, Rank
from scenarios.play import run_in_tail
from scenarios.show import SHORTEST_RUN
from trainer.miscounts.case import Case, Change, Changes, in_place_of
from trainer.miscounts.mistake import OVER, SHORT, Mistake


def doubled_counted_once(case: Case) -> Changes:
    """Of a multiple run one run was counted, and its pairs."""
    runs = case.all_of(Category.RUN)
    if len(runs) > 1:
        for kept in runs:
            yield Change(lost=tuple(run for run in runs if run != kept))


def pair_counted_again(case: Case) -> Changes:
    """The pair is in the double run already, and was counted beside it."""
    if len(case.all_of(Category.RUN)) in {2, 4}:
        for pair in case.all_of(Category.PAIR):
            yield Change(added=(pair,))


def double_of_four_as_eight(case: Case) -> Changes:
    """One end of a double run of four was left out."""
    runs = case.all_of(Category.RUN)
    if len(runs) != 2 or len(runs[0].cards) != 4:
        return
    for ranks in _inner(runs[0], SHORTEST_RUN):
        added = _all_within(runs, ranks)
        # Where it is the doubled rank that is left out, nothing is doubled any more.
        if len(added) == len(runs):
            yield Change(lost=runs, added=added)


def triple_short(case: Case) -> Changes:
    """A triple run was counted as a double one, without its pairs, or with one of them."""
    runs, pairs = case.all_of(Category.RUN), case.all_of(Category.PAIR)
    if len(runs) != 3:
        return
    for kept in pairs:
        others = tuple(pair for pair in pairs if pair != kept)
        left_out = tuple(run for run in runs if not set(run.cards) & set(kept.cards))
        yield Change(lost=(*others, *left_out))
        yield Change(lost=others)
    yield Change(lost=pairs)


def inner_runs_added(case: Case) -> Changes:
    """Beside a long run the shorter ones within it were counted."""
    runs = case.all_of(Category.RUN)
    if case.five and runs and len(runs[0].cards) > SHORTEST_RUN:
        low, high = (_all_within(runs, each) for each in _inner(runs[0], len(runs[0].cards) - 1))
        yield Change(added=low)
        yield Change(added=high)
        yield Change(added=(*low, *high))


def runs_of_three_instead(case: Case) -> Changes:
    """A long run was counted as all runs of three within it."""
    runs = case.all_of(Category.RUN)
    if case.five and runs and len(runs[0].cards) > SHORTEST_RUN:
        threes = _inner(runs[0], SHORTEST_RUN)
        yield Change(
            lost=runs, added=tuple(run for each in threes for run in _all_within(runs, each))
        )


def stopped_short(case: Case) -> Changes:
    """A long run was counted for fewer cards, up to one end or the other; laid, up to the last."""
    runs = case.all_of(Category.RUN)
    if len(runs) != 1:
        return
    (run,) = runs
    for size in range(SHORTEST_RUN, len(run.cards)):
        if case.in_play:
            if run_in_tail(run.cards[-size:]) == size:
                yield in_place_of(run, *run.cards[-size:], points=size)
        else:
            low, *_, high = _inner(run, size)
            for ranks in (low, high):
                cards = (card for card in run.cards if card.rank in ranks)
                yield in_place_of(run, *cards, points=size)


def around_the_ace(case: Case) -> Changes:
    """Queen, king and ace were taken for a run."""
    if case.all_of(Category.RUN):
        return
    corner = Rank.QUEEN, Rank.KING, Rank.ACE
    cards = case.line[-3:] if case.in_play else case.five
    for chosen in product(*([card for card in cards if card.rank is rank] for rank in corner)):
        lying = tuple(card for card in cards if card in chosen)
        yield Change(added=(Combination(Category.RUN, lying, SHORTEST_RUN),))


def gap_in_a_run(case: Case) -> Changes:
    """Three cards that count ten were taken for a run, and one between them is not there."""
    if case.all_of(Category.RUN):
        return
    for chosen in combinations(case.line[-3:] if case.in_play else case.five, SHORTEST_RUN):
        ranks = {card.rank for card in chosen}
        if len(ranks) == SHORTEST_RUN and min(ranks) >= Rank.TEN:
            yield Change(added=(Combination(Category.RUN, chosen, SHORTEST_RUN),))


def _inner(run: Combination, size: int) -> list[Collection[Rank]]:
    """List the ranks of the runs of a size that are within a run, lowest first."""
    ranks = sorted(card.rank for card in run.cards)
    return [ranks[low : low + size] for low in range(len(ranks) - size + 1)]


def _all_within(runs: Sequence[Combination], ranks: Collection[Rank]) -> tuple[Combination, ...]:
    """Cut runs down to these ranks; what is the same then is there once."""
    cut: dict[tuple[Card, ...], Combination] = {}
    for run in runs:
        cards = tuple(card for card in run.cards if card.rank in ranks)
        cut[cards] = Combination(Category.RUN, cards, len(cards))
    return tuple(cut.values())


MISTAKES: Final = (
    Mistake(
        "double_run_once",
        "a double run counted single",
        "A doubled rank makes the run again, and it was counted once.",
        6,
        1,
        doubled_counted_once,
        SHORT,
    ),
    Mistake(
        "pair_again",
        "the pair of a double run again",
        "The pair of a double run was counted already, and was counted again beside it.",
        4,
        2,
        pair_counted_again,
        OVER,
    ),
    Mistake(
        "four_as_eight",
        "a double run of four as eight",
        "A double run of four was counted as eight; its runs are four each, so that it is ten.",
        5,
        3,
        double_of_four_as_eight,
        SHORT,
    ),
    Mistake(
        "triple_short",
        "a triple run short",
        "A triple run is three runs and three pairs, fifteen; some of them were left out.",
        6,
        3,
        triple_short,
        SHORT,
    ),
    Mistake(
        "inner_runs",
        "inner runs added",
        "A long run was counted, and the shorter ones in it as well; only the longest counts.",
        2,
        2,
        inner_runs_added,
        OVER,
    ),
    Mistake(
        "threes_instead",
        "a long run as runs of three",
        "A long run was counted as the runs of three in it; it is one run, a point for each card.",
        2,
        2,
        runs_of_three_instead,
        OVER,
    ),
    Mistake(
        "run_short",
        "a run stopped short",
        "The run goes on: there is one card more at its end, or two.",
        4,
        3,
        stopped_short,
        SHORT,
    ),
    Mistake(
        "around_the_ace",
        "queen, king and ace as a run",
        "Queen, king and ace were taken for a run; the ace is below the two, and nowhere else.",
        2,
        1,
        around_the_ace,
        OVER,
    ),
    Mistake(
        "gap_in_a_run",
        "a run with a gap",
        "Three cards that count ten were taken for a run, and there is a gap between them.",
        1,
        1,
        gap_in_a_run,
        OVER,
    ),
)
