"""Every mistake, whatever is dealt for it, is said as people say it and marked as it was made."""

from collections import Counter
from random import Random

import pytest

from scenarios import ACC, Card, Category, Combination, Cut, Play, Show
from scenarios.scenario import Scenario
from tests.miscounts.houses import BY_PATTERN, ITEMISED
from trainer.claims import Part
from trainer.fitting import part_points
from trainer.house import House
from trainer.marking import Marking, mark_claims
from trainer.miscounts.case import Case, Change, told
from trainer.miscounts.dealing import DEALT_BY, Dealt, deal_for
from trainer.miscounts.mistakes import MISTAKES
from trainer.miscounts.said import SaidCount

# Which way a mistake leads, and as what all that is wrong in it is marked.
MADE_AS = {
    "stopped_at_twos": ("short", "missed"),
    "stopped_at_threes": ("short", "missed"),
    "fifteen_lost": ("short", "missed"),
    "fifteen_again": ("over", "twice"),
    "ace_as_eleven": ("over", "imagined"),
    "pictures_by_number": ("over", "imagined"),
    "double_run_once": ("short", "missed"),
    "pair_again": ("over", "twice"),
    "four_as_eight": ("short", "misvalued"),
    "triple_short": ("short", "missed"),
    "inner_runs": ("over", "imagined"),
    "threes_instead": ("over", "misvalued imagined"),
    "run_short": ("short", "misvalued"),
    "around_the_ace": ("over", "imagined"),
    "gap_in_a_run": ("over", "imagined"),
    "pair_forgotten": ("short", "missed"),
    "royal_as_a_pair": ("short", "missed"),
    "laid_royal_as_a_pair": ("short", "misvalued"),
    "laid_royal_as_eight": ("over", "misvalued"),
    "four_alike_short": ("short", "missed misvalued imagined"),
    "ten_cards_as_a_pair": ("over", "imagined"),
    "flush_forgotten": ("short", "missed"),
    "flush_of_five_as_four": ("short", "misvalued"),
    "flush_in_the_crib": ("over", "imagined"),
    "starter_as_the_fourth": ("over", "imagined"),
    "nobs_forgotten": ("short", "missed"),
    "wrong_jack": ("over", "imagined"),
    "starter_jack_as_nobs": ("over", "imagined"),
    "heels_forgotten": ("short", "missed"),
    "heels_for_a_picture": ("over", "imagined"),
    "starter_ignored": ("short", "missed misvalued"),
    "thirty_one_for_three": ("over", "imagined"),
    "broken_run": ("over", "imagined"),
    "parted_pair": ("over", "imagined"),
    "out_of_order_missed": ("short", "missed"),
    "doubled_in_the_play": ("over", "imagined"),
    "second_score_lost": ("short", "missed"),
    "go_forgotten": ("short", "missed"),
    "go_for_two": ("over", "misvalued"),
    "last_card_forgotten": ("short", "missed"),
    "across_the_reset": ("over", "imagined"),
    "slip": ("short over", ""),
}
WAYS = [(key, place) for key, dealt in DEALT_BY.items() for place in range(len(dealt))]
Thing = tuple[Category, frozenset[Card], int]


def test_it_is_known_of_every_mistake_what_it_does() -> None:
    assert set(MADE_AS) == set(MISTAKES)
    for key, mistake in MISTAKES.items():
        assert " ".join(way.value for way in mistake.ways) == MADE_AS[key][0]


@pytest.mark.parametrize(("key", "place"), WAYS)
def test_a_mistake_differs_as_it_is_named(key: str, place: int) -> None:
    dealt = DEALT_BY[key][place]
    # What hardly ever comes up is not looked for as often again where it is dealt otherwise.
    for seed in range(60 if place else 1000):
        rng = Random(seed)
        case = Case.of(dealt_with(key, dealt, rng), house=rng.choice([ITEMISED, BY_PATTERN]))
        require_as_named(key, case, rng.choice(list(MISTAKES[key].changes(case))))


@pytest.mark.parametrize("key", MISTAKES)
def test_a_mistake_differs_as_it_is_named_wherever_it_is_dealt(key: str) -> None:
    for house in (ITEMISED, BY_PATTERN, House.parse("order=nobs,runs,flush,pairs,fifteens")):
        for dealt in DEALT_BY[key]:
            case = Case.of(dealt_with(key, dealt, Random(7)), house=house)
            for change in MISTAKES[key].changes(case):
                require_as_named(key, case, change)


def dealt_with(key: str, dealt: Dealt, rng: Random) -> Scenario:
    scenario = deal_for(key, dealt, rng, rules=ACC, house=ITEMISED)
    assert scenario
    return scenario


def require_as_named(key: str, case: Case, change: Change) -> None:
    ways, kinds = (each.split() for each in MADE_AS[key])
    count = told(case, change)
    off = count.points - case.score.points
    assert off == change.off != 0
    assert ("over" if off > 0 else "short") in ways
    require_sayable(count, case.scenario)
    marking = mark_claims(case.score, count.claims)
    assert {kind for kind in MARKED if getattr(marking, kind)} <= set(kinds)
    assert bool(change.slip) == (not kinds)
    require_marked(marking, change)
    assert marking.claimed + count.slip == count.points
    # All the rest is said rightly.
    assert len(marking.found) == len(case.score.combinations) - len(change.lost)


MARKED = ("missed", "misvalued", "twice", "imagined", "unsure")


def require_marked(marking: Marking, change: Change) -> None:
    """Just what was changed is found again, and nothing else."""
    lost = [*marking.missed, *(each.combination for each in marking.misvalued)]
    assert Counter(map(there, lost)) == Counter(map(there, change.lost))
    valued = (each.part for each in marking.misvalued)
    added = [*marking.twice, *marking.imagined, *valued]
    assert Counter(map(claimed, added)) == Counter(map(there, change.added))


def there(combination: Combination) -> Thing:
    return combination.category, frozenset(combination.cards), combination.points


def claimed(part: Part) -> Thing:
    cards = frozenset(Card(name.rank, name.suit) for name in part.cards or () if name.suit)
    return part.category, cards, part_points(part)


def require_sayable(count: SaidCount, scenario: Scenario) -> None:
    assert SaidCount.parse(str(count), in_play=isinstance(scenario, Play)) == count
    seen = cards_of(scenario)
    running = 0
    for place, line in enumerate(count.spoken):
        assert set(line.cards) <= seen
        assert line.running >= running
        running = line.running
        assert place == 0 or line.words.startswith(("and ", "fifteen "))
    assert running == count.points


def cards_of(scenario: Scenario) -> set[Card]:
    match scenario:
        case Show():
            return {*scenario.hand, scenario.starter}
        case Play():
            return set(scenario.played)
        case Cut():
            return {scenario.starter}


WORDS = {"ten": 10, "jack": 11, "queen": 12, "king": 13, "ace": 1}


@pytest.mark.parametrize("key", MISTAKES)
def test_the_cards_that_its_name_names_are_in_each_of_its_cases(key: str) -> None:
    words = MISTAKES[key].name.replace("count ten", "").replace(",", " ").split()
    named, rng = {WORDS[word] for word in words if word in WORDS}, Random(key)
    for way in DEALT_BY[key] if named else ():
        for _ in range(8):
            dealt = deal_for(key, way, rng, rules=ACC, house=ITEMISED)
            assert dealt
            for change in MISTAKES[key].changes(Case.of(dealt, house=ITEMISED)):
                changed = (*change.lost, *change.added)
                ranks = {int(card.rank) for each in changed for card in each.cards}
                assert ranks & named if "or" in words else ranks >= named
