"""The situations people misjudge, by name."""

from typing import Final

from scenarios.cards import Card
from scenarios.facts import PlayFacts, ShowFacts, Situation
from scenarios.play import alike_in_tail, run_in_tail
from scenarios.score import Category
from scenarios.show import SHORTEST_RUN

CRIB_FLUSH_TRAP: Final = "crib flush trap"

SHOW_TRAPS: Final[tuple[Situation[ShowFacts], ...]] = (
    Situation(
        CRIB_FLUSH_TRAP,
        "Four of a suit in the crib pay nothing: there the starter has to match as well.",
        "crib 2H 4H 6H 8H / KC",
        lambda facts: facts.is_crib and facts.suits.four_alike and not facts.flush,
    ),
    Situation(
        "starter as the fourth suit",
        "Three of the four share the starter's suit; with the starter they make no flush.",
        "show 2H 6H TH QC / KH",
        lambda facts: facts.suits.like_starter == 3,
    ),
    Situation(
        "wrong jack",
        "There is a jack among the four, but none of the starter's suit: no nobs.",
        "show JC 2S 6D 8H / KD",
        lambda facts: facts.suits.jack and not facts.suits.nobs,
    ),
    Situation(
        "starter jack",
        "The starter is a jack: two for his heels at the cut, and in the show a jack like others.",
        "show 4C 5D 6S 6H / JH",
        lambda facts: facts.suits.starter_jack,
    ),
    Situation(
        "fifteen behind a fifteen",
        "Beside a fifteen of two cards there is one of three or more as well.",
        "show 8C 7D 6H AC / AD",
        lambda facts: 2 in facts.ranks.fifteens and max(facts.ranks.fifteens) > 2,
    ),
)

PLAY_TRAPS: Final[tuple[Situation[PlayFacts], ...]] = (
    Situation(
        "broken run",
        "Three ranks or more in a row have been laid, but something lies between: no run.",
        "play 3C 7D 9H 2S | 4H 5H 9C JS : 3C 4H 7D 5H",
        lambda facts: not facts.scored(Category.RUN) and _ranks_in_a_row(facts),
    ),
    Situation(
        "parted pair",
        "The rank has been laid to this count before, but another card lies between: no pair.",
        "play 5C 3D 9H 2S | 9C 5H KC JS : 5C 9C 3D 5H",
        lambda facts: not facts.scored(Category.PAIR) and _rank_laid_before(facts),
    ),
    Situation(
        "after a reset",
        "With the cards of the count before it would be a pair or a run; they count no more.",
        "play KC QD 9H 8S | JH TH 9C 7S : KC JH QD TH",
        lambda facts: (
            not _pairs_or_runs(facts.line)
            and _pairs_or_runs((*facts.before.turned_over, *facts.line))
        ),
    ),
    Situation(
        "thirty-one is not three",
        "Thirty-one pays two: nothing is added for the go or for the last card.",
        "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS",
        lambda facts: (
            facts.scored(Category.THIRTY_ONE)
            and (facts.before.said_go is not None or facts.after.to_play is None)
        ),
    ),
)


def _ranks_in_a_row(facts: PlayFacts) -> bool:
    """Whether the ranks laid to this count make a row of three or more with the last card."""
    laid = {int(card.rank) for card in facts.line}
    low = high = int(facts.card.rank)
    while low - 1 in laid:
        low -= 1
    while high + 1 in laid:
        high += 1
    return high - low + 1 >= SHORTEST_RUN


def _rank_laid_before(facts: PlayFacts) -> bool:
    return any(card.rank == facts.card.rank for card in facts.before.played)


def _pairs_or_runs(line: tuple[Card, ...]) -> bool:
    return alike_in_tail(line) > 1 or run_in_tail(line) > 0
