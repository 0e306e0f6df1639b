"""The names people use, and the situations they misjudge, hold exactly when they should."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from scenarios import ACC, Play, Rules, Show, catalogue, deal_play, deal_show, parse_scenario
from scenarios.facts import PlayFacts, ShowFacts, Situation, play_facts, show_facts
from scenarios.score import Category
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from tests.plain.terms import PLAY_TERMS, SHOW_TERMS
from tests.scenarios.dealing import (
    PLAY_SITUATIONS,
    SHOW_SITUATIONS,
    natural_show,
    plain_play_terms,
    plain_terms,
    play_terms_of,
    positions_of_a_deal,
    terms_of,
    words,
)

FOUR = Rules(crib_flush=4)
RULES = [ACC, FOUR]
RESET = "after a reset"
THREE = "thirty-one is not three"


def shows_of(where: str, *, is_crib: bool, rules: Rules) -> Iterator[Show]:
    """Deal a few shows by a filter, and none where nothing satisfies it."""
    try:
        catalogue.count(where, is_crib=is_crib, rules=rules)
    except ValueError:
        return
    rng = Random(where)
    for _ in range(5):
        yield deal_show(rng, where=where, is_crib=is_crib, rules=rules)


def agree_on(play: Play) -> None:
    """Hold the engine's terms for the last card against the plain scorer's.

    Where a card after a reset pays a pair or a run within its own count, the plain scorer still
    asks whether it would have been a larger one; the engine does not.
    """
    facts = play_facts(play)
    assert facts is not None
    found, plain = play_terms_of(facts), plain_play_terms(play)
    if facts.scored(Category.PAIR) or facts.scored(Category.RUN):
        assert RESET not in found, str(play)
        plain.discard(RESET)
    assert found == plain, str(play)


@pytest.mark.parametrize("rules", RULES, ids=repr)
@pytest.mark.parametrize("is_crib", [False, True])
def test_terms_of_random_shows_are_those_the_plain_scorer_names(
    rules: Rules, *, is_crib: bool
) -> None:
    rng = Random(2)
    for _ in range(600):
        show = natural_show(rng, is_crib=is_crib)
        assert terms_of(show_facts(show, rules)) == plain_terms(show, rules), str(show)


@pytest.mark.parametrize(
    ("term", "is_crib", "rules"),
    [
        *((term, False, ACC) for term in sorted(SHOW_TERMS)),
        *((term, True, ACC) for term in sorted(SHOW_TERMS)),
        *((term, True, FOUR) for term in ["flush", "flush of four", "crib flush trap", "nothing"]),
    ],
)
def test_terms_of_shows_with_and_without_each_are_those_the_plain_scorer_names(
    term: str, rules: Rules, *, is_crib: bool
) -> None:
    shows = [
        show
        for where in (term, f"no {term}")
        for show in shows_of(where, is_crib=is_crib, rules=rules)
    ]
    assert shows or (term, is_crib) == ("crib flush trap", False)
    for show in shows:
        assert terms_of(show_facts(show, rules)) == plain_terms(show, rules), str(show)


@pytest.mark.parametrize("seed", range(150))
def test_terms_of_random_deals_are_those_the_plain_scorer_names_card_by_card(seed: int) -> None:
    for play in positions_of_a_deal(Random(seed)):
        agree_on(play)


@pytest.mark.parametrize("term", sorted(PLAY_TERMS))
def test_terms_of_positions_dealt_by_each_are_those_the_plain_scorer_names(term: str) -> None:
    rng = Random(term)
    for _ in range(40):
        agree_on(deal_play(rng, where=term))


@pytest.mark.parametrize(
    ("text", "there", "not_there"),
    [
        ("show 9C 9D 9S 9H / KD", "pair, double pair royal", "pair royal"),
        ("show 9C 9D 9S 2H / 2D", "pair, pair royal", "double pair royal"),
        ("show 3C 4D 5H 5S / 6C", "run, double run, double run of four", "run of four"),
        ("show TC JC JD QC / JH", "run, triple run, pair royal", "double run, run of three, nobs"),
        ("show 7C 7D 8S 8H / 9D", "run, double double run", "double run, triple run"),
        ("show AC 2D 3S 4H / 5D", "run of five, fifteen of five", "run of three, fifteen of two"),
        ("show QC KD AC 2S / 6D", "nothing", "run"),
        ("show JC 2S 6D 8H / JD", "wrong jack, starter jack", "nobs"),
        ("show 4S 2S 6D 8H / JD", "starter jack", "wrong jack, nobs"),
        ("show JC JD 6D 8H / KC", "nobs", "wrong jack"),
        ("show 2H 4H 6H QH / KH", "flush, flush of five", "flush of four"),
        ("show 2H 4H 6H QH / KC", "flush, flush of four", "starter as the fourth suit"),
        ("show 2H 4H 6H QC / KH", "starter as the fourth suit", "flush"),
        ("show 2H 4H 6C QC / KH", "nothing", "starter as the fourth suit"),
        ("show 2H 4H 6C QH / KC", "nothing", "starter as the fourth suit"),
        ("crib 2H 4H 6H QH / KC", "crib flush trap, nothing", "flush, flush of four"),
        ("crib 2H 4H 6H QH / KH", "flush of five", "crib flush trap"),
        ("show 2H 4H 6H QH / KC", "flush of four", "crib flush trap"),
        ("show TC 5D 8S 2H / 3C", "fifteen of two, fifteen behind a fifteen", "fifteen of four"),
        ("show TC 5D 8S 7H / KC", "fifteen of two", "fifteen behind a fifteen"),
        ("show 4C 4D 4H 3S / 3C", "fifteen of four", "fifteen of two, fifteen behind a fifteen"),
    ],
)
def test_a_show_has_what_players_see_in_it_and_not_what_they_imagine(
    text: str, there: str, not_there: str
) -> None:
    show = parse_scenario(text)
    assert isinstance(show, Show)
    terms = terms_of(show_facts(show))
    assert set(there.split(", ")) <= terms
    assert terms.isdisjoint(not_there.split(", "))


@pytest.mark.parametrize(
    ("text", "there", "not_there"),
    [
        ("play 3C AD 9H KS | 2H AH 9C JS : 3C 2H AD AH", "pair, broken run", "run"),
        ("play 3C 7D 9H KS | 4H 5H 9C JS : 3C 4H 7D 5H", "broken run, nothing", "run"),
        ("play TC 7D 9H KS | QH KH 9C JS : TC QH KS", "go", "broken run, run, nothing"),
        ("play 3C 3D 4H KS | 2H AH 9C JS : 3C 2H 4H AH", "run, run of four or more", "broken run"),
        ("play 7C 6D 2H KS | 8H AH 9C JS : 7C 8H 6D", "run, run out of order", "broken run"),
        ("play 8C 6D 2H KS | 7H AH 9C JS : 8C 7H 6D", "run", "run out of order"),
        ("play 4C 6D 2H KS | 5H AH 9C JS : 4C 5H 6D", "run, fifteen, two scores", "nothing"),
        ("play 3C 2D 9H KS | 9D 3H TC JS : 3C 9D 2D 3H", "parted pair", "pair"),
        ("play 5C 5D 9H KS | 3D 5H TC JS : 5C 3D 5D 5H", "pair", "parted pair"),
        ("play 5C 5D 9H KS | 5S 3H TC JS : 5C 5S 5D", "pair royal, two scores", "pair"),
        ("play KC 4D 4H 2S | QH TD 7C 7S : KC QH 4D 7C", "thirty-one", THREE),
        ("play KC 9D 4H 2S | QH TD 7C 7S : KC QH 9D 2S", f"thirty-one, {THREE}", "go"),
        ("play KC 9D AH 2S | QH TD 7C 7S : KC QH 9D 2S", f"thirty-one, {THREE}", "go"),
    ],
)
def test_a_card_laid_has_what_players_see_in_it_and_not_what_they_imagine(
    text: str, there: str, not_there: str
) -> None:
    play = parse_scenario(text)
    assert isinstance(play, Play)
    facts = play_facts(play)
    assert facts is not None
    terms = play_terms_of(facts)
    assert set(there.split(", ")) <= terms
    assert terms.isdisjoint(not_there.split(", "))


def test_a_pair_within_the_new_count_is_not_after_a_reset() -> None:
    """Three sevens in all, but the pair of two is paid and the third lies face down."""
    text = "play KC 7D 7H 9S | KH 7S TC JS : KC KH 7D 7S 7H"
    play = parse_scenario(text)
    assert isinstance(play, Play)
    facts = play_facts(play)
    assert facts is not None
    assert words(facts.before.turned_over) == ("KC", "KH", "7D")
    assert play_terms_of(facts) == {"pair"}


@pytest.mark.parametrize("situation", SHOW_SITUATIONS, ids=lambda each: each.name)
def test_the_example_of_a_show_is_one_and_is_written_as_text_is(
    situation: Situation[ShowFacts],
) -> None:
    show = parse_scenario(situation.example)
    assert isinstance(show, Show)
    assert str(show) == situation.example
    assert situation.holds(show_facts(show))
    assert situation.name in plain_terms(show)


@pytest.mark.parametrize("situation", PLAY_SITUATIONS, ids=lambda each: each.name)
def test_the_example_of_a_play_is_one_and_is_written_as_text_is(
    situation: Situation[PlayFacts],
) -> None:
    play = parse_scenario(situation.example)
    assert isinstance(play, Play)
    facts = play_facts(play)
    assert facts is not None
    assert str(play) == situation.example
    assert situation.holds(facts)
    assert situation.name in plain_play_terms(play)


def test_every_term_of_the_design_is_there_once_and_no_other() -> None:
    assert sorted(situation.name for situation in SHOW_SITUATIONS) == sorted(SHOW_TERMS)
    assert sorted(situation.name for situation in PLAY_SITUATIONS) == sorted(PLAY_TERMS)


def test_traps_are_told_from_patterns() -> None:
    assert {situation.name for situation in SHOW_TRAPS} == {
        "crib flush trap",
        "starter as the fourth suit",
        "wrong jack",
        "starter jack",
        "fifteen behind a fifteen",
    }
    assert {situation.name for situation in PLAY_TRAPS} == {
        "broken run",
        "parted pair",
        "after a reset",
        "thirty-one is not three",
    }


def test_every_sentence_is_one_and_says_something_of_its_own() -> None:
    for situations in (SHOW_SITUATIONS, PLAY_SITUATIONS):
        sentences = [situation.sentence for situation in situations]
        assert len(set(sentences)) == len(sentences)
        for sentence in sentences:
            assert re.fullmatch(r"[A-Z][^.\n]*\.", sentence), sentence
