"""Marking, in short: scenario text and typed claims in, books that have to balance out."""

from scenarios import Combination, Score, parse_scenario
from trainer.claims import LETTERS, parse_combinations, parse_spoken
from trainer.marking import Marking, mark_claims

WORTH_14 = "show 4C 5D 6S 6H / JH"  # three fifteens, a pair, a double run


def score_of(text: str) -> Score:
    return parse_scenario(text).score()


def named(text: str, claimed: str) -> Marking:
    """Mark what was claimed by cards."""
    return mark_claims(score_of(text), parse_combinations(claimed, in_play=text[:4] == "play"))


def spoken(text: str, claimed: str) -> Marking:
    """Mark what was claimed line by line."""
    return mark_claims(score_of(text), parse_spoken(claimed))


def typed(combination: Combination) -> str:
    """Write a combination as somebody would who names each card."""
    return LETTERS[combination.category] + "".join(map(str, combination.cards)).lower()


def words_for(score: Score) -> list[str]:
    """Write every combination so."""
    return list(map(typed, score.combinations))


def texts(found: tuple[object, ...]) -> list[str]:
    return [str(each) for each in found]


def require_books_balance(marking: Marking) -> None:
    """Every combination is in one place, and the points in all places make the difference."""
    score = marking.score
    places = [
        *marking.found,
        *marking.missed,
        *(each for unsure in marking.unsure for each in unsure.combinations),
        *(each.combination for each in marking.misvalued),
    ]
    if not marking.unexplained:
        assert sorted(map(str, places)) == sorted(map(str, score.combinations))
    lost = sum(each.points for each in marking.missed)
    lost += sum(unsure.combinations[0].points * unsure.missed for unsure in marking.unsure)
    lost += sum(each.combination.points - each.claimed for each in marking.misvalued)
    assert 0 <= marking.points_found <= score.points
    if not (marking.twice or marking.imagined):
        assert marking.claimed == score.points - lost + marking.unexplained
