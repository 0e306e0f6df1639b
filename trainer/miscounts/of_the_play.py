"""What people do in the play: they join what is broken, miss what is there, peg go wrongly."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from scenarios import Card, Category, Combination, Play
from scenarios.facts import PlayFacts, play_facts
from scenarios.play import PAIR_POINTS, alike_in_tail, run_in_tail
from scenarios.show import SHORTEST_RUN
from trainer.miscounts.case import Case, Change, Changes, in_place_of
from trainer.miscounts.mistake import OVER, SHORT, Mistake

# Said behind whatever else there is; losing these is a mistake of its own.
_ENDS: Final = {Category.GO, Category.LAST_CARD}

# Longer ones have no name in the show, where the mistake comes from.
_LONGEST_DOUBLED: Final = 4


def _facts(case: Case) -> PlayFacts | None:
    return play_facts(case.scenario) if isinstance(case.scenario, Play) else None


def thirty_one_for_three(case: Case) -> Changes:
    """One more was pegged with a thirty-one: for the go that was said, or as the last card."""
    facts = _facts(case)
    if facts is None or not facts.scored(Category.THIRTY_ONE):
        return
    if facts.after.to_play is None:
        yield Change(added=(Combination(Category.LAST_CARD, (facts.card,), 1),))
    elif facts.before.said_go:
        yield Change(added=(Combination(Category.GO, (facts.card,), 1),))


def broken_run(case: Case) -> Changes:
    """Ranks in a row were laid, but something lies between."""
    facts = _facts(case)
    if facts is None or facts.scored(Category.RUN):
        return
    latest = {card.rank: card for card in facts.line}
    low = high = int(facts.card.rank)
    while low - 1 in latest:
        low -= 1
    while high + 1 in latest:
        high += 1
    if high - low + 1 >= SHORTEST_RUN:
        row = [card for card in facts.line if low <= card.rank <= high]
        yield Change(added=(_run([card for card in row if card is latest[card.rank]]),))


def parted_pair(case: Case) -> Changes:
    """The rank was laid before, but another card lies between."""
    facts = _facts(case)
    if facts is None or facts.scored(Category.PAIR):
        return
    twins = [card for card in facts.before.played if card.rank is facts.card.rank]
    for twin in twins[-1:]:
        yield Change(added=(_alike((twin, facts.card)),))


def out_of_order_missed(case: Case) -> Changes:
    """A run was not seen, since its cards were not laid in order."""
    if not case.in_play:
        return
    for run in case.all_of(Category.RUN):
        ranks = [card.rank for card in run.cards]
        if ranks not in (sorted(ranks), sorted(ranks, reverse=True)):
            yield Change(lost=(run,))


def doubled_in_the_play(case: Case) -> Changes:
    """A rank laid twice was taken to make the run twice, as it does in the show."""
    for run in case.all_of(Category.RUN) if case.in_play else ():
        before = case.line[: -len(run.cards)][-1:]
        for doubled, twin in product(before, run.cards):
            if doubled.rank is twin.rank and len(run.cards) <= _LONGEST_DOUBLED:
                again = _run((doubled, *(card for card in run.cards if card is not twin)))
                yield Change(added=(again,))
                yield Change(added=(again, _alike((doubled, twin))))


def second_score_lost(case: Case) -> Changes:
    """The card scored in two ways, and one of them was seen."""
    for lost in case.score.combinations if case.in_play else ():
        if len(case.score.combinations) > 1 and lost.category not in _ENDS:
            yield Change(lost=(lost,))


def go_forgotten(case: Case) -> Changes:
    """Nobody could add to the count, and the one for it was not pegged."""
    for go in case.all_of(Category.GO):
        yield Change(lost=(go,))


def go_for_two(case: Case) -> Changes:
    """The one for go was pegged when the other said it, and again with the card."""
    for go in case.all_of(Category.GO):
        yield in_place_of(go, *go.cards, points=2)


def last_card_forgotten(case: Case) -> Changes:
    """The last card made something, and the one for being the last was not pegged with it."""
    for last in case.all_of(Category.LAST_CARD):
        if len(case.score.combinations) > 1:
            yield Change(lost=(last,))


def across_the_reset(case: Case) -> Changes:
    """Cards of the count before were seen together with those of this one."""
    facts = _facts(case)
    if facts is None or facts.scored(Category.PAIR) or facts.scored(Category.RUN):
        return
    laid = (*facts.before.turned_over, *facts.line)
    alike, length = alike_in_tail(laid), run_in_tail(laid)
    if alike > 1:
        yield Change(added=(_alike(laid[-alike:]),))
    elif length:
        yield Change(added=(_run(laid[-length:]),))


def _alike(cards: Sequence[Card]) -> Combination:
    return Combination(Category.PAIR, tuple(cards), PAIR_POINTS[len(cards)])


def _run(cards: Sequence[Card]) -> Combination:
    return Combination(Category.RUN, tuple(cards), len(cards))


MISTAKES: Final = (
    Mistake(
        "thirty_one_for_three",
        "thirty-one for three",
        "Thirty-one pays two, and nothing more for the go or for the last card.",
        5,
        2,
        thirty_one_for_three,
        OVER,
    ),
    Mistake(
        "broken_run",
        "a broken run",
        "Ranks in a row were laid, but a card lies between them; that is no run.",
        4,
        2,
        broken_run,
        OVER,
    ),
    Mistake(
        "parted_pair",
        "a parted pair",
        "Two of a rank were laid, but another card lies between them; that is no pair.",
        2,
        1,
        parted_pair,
        OVER,
    ),
    Mistake(
        "out_of_order_missed",
        "a run out of order missed",
        "The last cards are a run, though they were not laid in order, and it was not seen.",
        8,
        3,
        out_of_order_missed,
        SHORT,
    ),
    Mistake(
        "doubled_in_the_play",
        "a double run in the play",
        "A rank laid twice was taken to make the run twice; in the play a run is paid once.",
        2,
        2,
        doubled_in_the_play,
        OVER,
    ),
    Mistake(
        "second_score_lost",
        "one of two scores missed",
        "The card scored in two ways at once, and one of them was not seen.",
        8,
        2,
        second_score_lost,
        SHORT,
    ),
    Mistake(
        "go_forgotten",
        "go forgotten",
        "Nobody could add to the count, and the one for go was not pegged.",
        6,
        3,
        go_forgotten,
        SHORT,
    ),
    Mistake(
        "go_for_two",
        "two for go",
        "One was pegged when go was said, and again for the card; it is one, and once.",
        2,
        2,
        go_for_two,
        OVER,
    ),
    Mistake(
        "last_card_forgotten",
        "last card forgotten",
        "The last card made something, and the one for being the last was not pegged with it.",
        8,
        3,
        last_card_forgotten,
        SHORT,
    ),
    Mistake(
        "across_the_reset",
        "cards of the count before",
        "Cards of the count before were counted with those of this one; they count no more.",
        2,
        2,
        across_the_reset,
        OVER,
    ),
)
