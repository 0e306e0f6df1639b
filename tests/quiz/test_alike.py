"""The same question in other cards is as hard, and never in the same cards."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import ACC, Cut, Play, Rules, Show, catalogue, parse_scenario
from scenarios.scenario import Scenario
from tests.plain.play import replay
from tests.plain.terms import play_terms
from tests.scenarios.test_alike import shape
from tests.scenarios.texts import plays, shows, unhurried, words
from trainer.quiz import alike as module
from trainer.quiz.alike import alike
from trainer.quiz.asked import score_asked
from trainer.quiz.drill import Drill
from trainer.quiz.kinds import TURNS, Kind
from trainer.quiz.question import Ask, Question, questions_about
from trainer.quiz.settings import Settings
from trainer.quiz.stages import STAGES

seeds = st.integers(0, 2**32)


def made(play: Play) -> object:
    """Tell what the last card of a play makes, by the plain scorer.

    Where a pair or a run is paid within its own count, the plain scorer still asks whether it would
    have been a larger one with the count before; that is no trap of the engine's.
    """
    cards = words(play.pone), words(play.dealer), words(play.played)
    earned = [(kind, points) for kind, _, points in replay(*cards).laid[-1].combinations]
    is_paid = {kind for kind, _ in earned} & {"pair", "run"}
    return play_terms(*cards) - ({"after a reset"} if is_paid else set()), sorted(earned)


def cards_of(scenario: Scenario) -> object:
    if isinstance(scenario, Show):
        return {*scenario.hand}, scenario.starter
    return scenario


@unhurried
@given(shows(), seeds, st.sampled_from([ACC, Rules(crib_flush=4)]))
def test_of_a_show_all_that_it_makes_stays(show: Show, seed: int, rules: Rules) -> None:
    other = alike(Question(Ask.SHOW, show), Random(seed), rules=rules)
    assert isinstance(other.scenario, Show)
    assert shape(other.scenario, rules) == shape(show, rules)
    assert cards_of(other.scenario) != cards_of(show)
    assert (other.ask, other.seat, other.scenario.is_crib) == (Ask.SHOW, None, show.is_crib)


def test_a_cut_has_the_same_answer() -> None:
    for text in ("cut JD", "cut 4S"):
        cut = parse_scenario(text)
        starters = set()
        for seed in range(300):
            other = alike(Question(Ask.CUT, cut), Random(seed)).scenario
            assert other.score().points == cut.score().points
            starters.add(other)
        assert len(starters) == (3 if cut.score().points else 47)
        assert cut not in starters


@unhurried
@given(plays().filter(lambda play: play.laid_by is not None), st.data(), seeds)
def test_of_the_play_the_last_card_makes_the_same(
    play: Play, data: st.DataObject, seed: int
) -> None:
    question = data.draw(st.sampled_from(questions_about(play)))
    other = alike(question, Random(seed))
    assert isinstance(other.scenario, Play)
    assert other.scenario != play
    assert other.ask is question.ask
    if question.ask is Ask.TURN:
        assert (len(other.held), len(other.fitting)) == (len(question.held), len(question.fitting))
    else:
        assert made(other.scenario) == made(play)
        assert other.scenario.score().points == play.score().points
    assert (other.seat == other.scenario.laid_by) == (question.seat == play.laid_by)
    assert (other.seat is None) == (question.seat is None)


@pytest.mark.parametrize("ask", [Ask.OPEN, Ask.CLOSED, Ask.TURN])
def test_where_no_position_turns_up_the_suits_change(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_POSITIONS", 0)
    monkeypatch.setattr("trainer.quiz.turns._MOST_DEALS_ALIKE", 0)
    play = parse_scenario("play 4C 6D 9H 2S | 5H KH 9C JS : 4C 5H 6D")
    (question, *_) = [each for each in questions_about(play) if each.ask is ask]
    found = {alike(question, Random(seed)) for seed in range(200)}
    assert len(found) == 23
    for each in found:
        assert isinstance(each.scenario, Play)
        assert [card.rank for card in each.scenario.played] == [4, 5, 6]
        assert (each.ask, each.seat) == (ask, question.seat)
        assert each.scenario != play


def test_of_two_suits_those_that_are_there_change(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_POSITIONS", 0)
    question = Question(Ask.OPEN, parse_scenario("play 4C 6D 9C 2D | 5D KC 9D JC : 4C 5D 6D"))
    found = [alike(question, Random(seed)).scenario for seed in range(60)]
    assert question.scenario not in found


@pytest.mark.parametrize("key", STAGES)
def test_the_rules_that_are_asked_stay(key: str) -> None:
    for number in range(8):
        question = Drill(Settings(stage=key), 5).question(number)
        other = alike(question, Random(3))
        assert other.asked == question.asked
        one, same = (score_asked(each.scenario.score(), each.asked) for each in (question, other))
        assert question.ask is Ask.TURN or one.points == same.points


def test_the_same_chance_asks_the_same() -> None:
    for number in range(20):
        question = Drill(Settings(), 5).question(number)
        assert alike(question, Random(3)) == alike(question, Random(3))


def ranks_of(scenario: Scenario) -> list[int]:
    match scenario:
        case Show():
            cards = (*scenario.hand, scenario.starter)
        case Play():
            cards = (*scenario.pone, *scenario.dealer)
        case Cut():
            cards = (scenario.starter,)
    return sorted(card.rank for card in cards)


def only_suits_change(question: Question, seed: int) -> bool:
    other = alike(question, Random(seed))
    return ranks_of(other.scenario) == ranks_of(question.scenario)


def test_not_only_the_suits_change_as_a_rule() -> None:
    drill = Drill(Settings(kinds=(Kind.PLAY,)), 9)
    assert sum(only_suits_change(drill.question(number), number) for number in range(200)) < 20


@pytest.mark.parametrize(
    ("where", "most"),
    [(TURNS, 2), ("two scores", 7), ("run of four or more", 7), ("run out of order", 6), ("go", 2)],
)
def test_not_only_the_suits_change_of_what_is_rare_in_the_play(where: str, most: int) -> None:
    drill = Drill(Settings(kinds=(Kind.PLAY,), where=where), 5)
    assert sum(only_suits_change(drill.question(number), number) for number in range(40)) <= most


def test_every_name_in_the_play_has_its_place_among_the_rare_ones() -> None:
    assert sorted(module._RAREST_FIRST) == sorted(catalogue.play_filters)
