"""What is seen in a scenario is what is there, found rank by rank and suit by suit."""

from collections import Counter
from random import Random

import pytest

from scenarios import ACC, Category, Play, PlayPosition, Rules, Show, parse_cards, parse_scenario
from scenarios.facts import (
    PlayFacts,
    RankFacts,
    ShowFacts,
    SuitFacts,
    join_facts,
    play_facts,
    rank_facts,
    show_facts,
    suit_facts,
)
from tests.plain.play import replay
from tests.plain.show import show_combinations
from tests.scenarios.dealing import natural_show, plain_points, positions_of_a_deal, words

RULES = [ACC, Rules(crib_flush=4)]


def show(text: str) -> Show:
    scenario = parse_scenario(text)
    assert isinstance(scenario, Show)
    return scenario


def laid(text: str) -> PlayFacts:
    scenario = parse_scenario(text)
    assert isinstance(scenario, Play)
    facts = play_facts(scenario)
    assert facts is not None
    return facts


def plain_rank_facts(shown: Show) -> RankFacts:
    found = show_combinations(words(shown.hand), str(shown.starter), is_crib=False)
    runs = [len(cards) for kind, cards, _ in found if kind == "run"]
    ranks = Counter(word[0] for word in words((*shown.hand, shown.starter)))
    return RankFacts(
        points=sum(pays for kind, _, pays in found if kind in {"fifteen", "pair", "run"}),
        fifteens=tuple(sorted({len(cards) for kind, cards, _ in found if kind == "fifteen"})),
        alike=tuple(sorted(times for times in ranks.values() if times > 1)),
        run_length=max(runs, default=0),
        run_copies=len(runs),
    )


def plain_suit_facts(shown: Show) -> SuitFacts:
    hand, starter = words(shown.hand), str(shown.starter)
    return SuitFacts(
        four_alike=all(word[1] == hand[0][1] for word in hand),
        like_starter=[word[1] for word in hand].count(starter[1]),
        jack=any(word[0] == "J" for word in hand),
        nobs=f"J{starter[1]}" in hand,
        starter_jack=starter[0] == "J",
    )


@pytest.mark.parametrize("seed", range(4))
def test_ranks_and_suits_of_random_shows_make_what_the_plain_scorer_finds(seed: int) -> None:
    rng = Random(seed)
    for _ in range(250):
        shown = natural_show(rng, is_crib=False)
        assert rank_facts((*shown.hand, shown.starter)) == plain_rank_facts(shown), shown
        assert suit_facts(shown.hand, shown.starter) == plain_suit_facts(shown), shown


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("show 5C 5D 5S JH / 5H", RankFacts(28, (2, 3), (4,), 0, 0)),
        ("show 4C 5D 6S 6H / JH", RankFacts(14, (2, 3), (2,), 3, 2)),
        ("show 8C 7D 6H AC / AD", RankFacts(13, (2, 3, 4), (2,), 3, 1)),
        ("show AC 2D 3S 4H / 5D", RankFacts(7, (5,), (), 5, 1)),
        ("show TC JC JD QC / JH", RankFacts(15, (), (3,), 3, 3)),
        ("show 7C 7D 8S 8H / 9D", RankFacts(24, (2,), (2, 2), 3, 4)),
        ("show 6C 6D 6H 9S / 9C", RankFacts(20, (2,), (2, 3), 0, 0)),
        ("show 2H 4C 8S TD / QH", RankFacts(0, (), (), 0, 0)),
        ("show QC KD AC 2S / 6D", RankFacts(0, (), (), 0, 0)),
    ],
)
def test_rank_facts_of_known_shows(text: str, facts: RankFacts) -> None:
    assert show_facts(show(text)).ranks == facts


@pytest.mark.parametrize(
    ("text", "like_starter", "true"),
    [
        ("show 3C 6C 9C QC / 5D", 0, "four_alike"),
        ("show 3C 6C 9C QC / 5C", 4, "four_alike"),
        ("show 2H 6H TH QC / KH", 3, ""),
        ("show JD 2S 7D 9C / 6D", 2, "jack nobs"),
        ("show JC 2S JD 9C / 6D", 1, "jack nobs"),
        ("show JC 2S 6C 8H / KD", 0, "jack"),
        ("show JC 2S 6C 8H / JD", 0, "jack starter_jack"),
        ("show 4C 5D 6S 6H / JH", 1, "starter_jack"),
    ],
)
def test_suit_facts_of_known_shows(text: str, like_starter: int, true: str) -> None:
    suits = show_facts(show(text)).suits
    assert suits.like_starter == like_starter
    names = ("four_alike", "jack", "nobs", "starter_jack")
    assert " ".join(name for name in names if getattr(suits, name)) == true


@pytest.mark.parametrize("rules", RULES, ids=repr)
@pytest.mark.parametrize("is_crib", [False, True])
def test_facts_tell_what_all_is_worth(rules: Rules, *, is_crib: bool) -> None:
    rng = Random(11)
    for _ in range(250):
        shown = natural_show(rng, is_crib=is_crib)
        facts = show_facts(shown, rules)
        assert facts.points == plain_points(shown, rules), shown
        assert facts.is_crib is is_crib


@pytest.mark.parametrize(
    ("text", "flush", "at_a_table_of_four"),
    [
        ("show 3C 6C 9C QC / 5D", 4, 4),
        ("show 3C 6C 9C QC / 5C", 5, 5),
        ("show 3C 6C 9C QD / 5C", 0, 0),
        ("crib 3C 6C 9C QC / 5D", 0, 4),
        ("crib 3C 6C 9C QC / 5C", 5, 5),
        ("crib 3C 6C 9C QD / 5C", 0, 0),
    ],
)
def test_flush_is_the_one_that_pays_by_the_rules(
    text: str, flush: int, at_a_table_of_four: int
) -> None:
    assert [show_facts(show(text), rules).flush for rules in RULES] == [flush, at_a_table_of_four]


def test_acc_rules_hold_unless_others_are_given() -> None:
    assert show_facts(show("crib 3C 6C 9C QC / 5D")).flush == 0


def test_facts_found_apart_join_to_those_of_the_show() -> None:
    shown = show("crib 4C 5C 6C JC / 6D")
    ranks = rank_facts((*shown.hand, shown.starter))
    suits = suit_facts(shown.hand, shown.starter)
    assert join_facts(ranks, suits, is_crib=True, rules=RULES[1]) == ShowFacts(
        ranks, suits, is_crib=True, flush=4, points=ranks.points + 4
    )


def test_rank_facts_do_not_depend_on_the_order_of_the_cards() -> None:
    cards = list(parse_cards("8C 7D 6H AC AD"))
    facts = rank_facts(cards)
    for seed in range(20):
        assert rank_facts(Random(seed).sample(cards, 5)) == facts


def test_looking_leaves_the_callers_list_alone() -> None:
    cards = list(parse_cards("8C 2D 6H AC JD"))
    before = cards.copy()
    rank_facts(cards)
    suit_facts(cards, cards.pop())
    assert cards == before[:4]


def test_there_is_nothing_to_see_before_a_card_is_laid() -> None:
    play = parse_scenario("play 7C 4D 3H 2S | 5D 6H 9C JS :")
    assert isinstance(play, Play)
    assert play_facts(play) is None


@pytest.mark.parametrize("seed", range(30))
def test_play_facts_follow_the_plain_replay_card_by_card(seed: int) -> None:
    for play in positions_of_a_deal(Random(seed)):
        deal = replay(words(play.pone), words(play.dealer), words(play.played))
        facts = play_facts(play)
        assert facts is not None
        assert str(facts.card) == deal.laid[-1].card
        assert words(facts.line) == deal.laid[-1].count
        assert facts.before.to_play == deal.laid[-1].who
        assert facts.after.to_play == deal.next
        assert [
            (each.category.value, words(each.cards), each.points)
            for each in facts.score.combinations
        ] == list(deal.laid[-1].combinations)


@pytest.mark.parametrize(
    ("text", "categories"),
    [
        ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", {Category.FIFTEEN, Category.RUN}),
        ("play KC QD 9H 8S | JH TH 9C 7S : KC JH 9H", {Category.GO}),
        ("play KC QD 9H 8S | JH TH 9C 7S : KC JH", set()),
    ],
)
def test_categories_are_the_ways_in_which_the_card_scored(
    text: str, categories: set[Category]
) -> None:
    facts = laid(text)
    assert {category for category in Category if facts.scored(category)} == categories


def test_the_line_is_that_of_the_count_the_card_was_laid_to_even_when_it_ended_there() -> None:
    facts = laid("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS")
    assert words(facts.line) == ("KC", "JH", "6H", "4D", "AS")
    assert facts.after.played == ()
    assert facts.before.said_go == "dealer"


def test_the_line_begins_anew_with_a_new_count() -> None:
    facts = laid("play KC QD 9H 8S | JH TH 9C 7S : KC JH QD TH")
    assert words(facts.line) == ("TH",)
    assert words(facts.before.turned_over) == ("KC", "JH", "QD")
    assert isinstance(facts.after, PlayPosition)
