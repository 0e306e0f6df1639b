"""A question has one right answer, which can be told from what is seen with it."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from scenarios import DECK, Play, deal_cut, deal_play, deal_show, parse_scenario
from scenarios.play import other_player
from scenarios.scenario import Scenario
from tests.quiz.test_transcript import random_play
from trainer.quiz.question import Ask, Question, questions_about
from trainer.quiz.transcript import CountEnded, Laid, SaidGo, ToLay
from trainer.record import QUESTIONS


def asks(scenario: Scenario) -> list[str]:
    return [f"{each.ask.value} {each.seat or ''}".strip() for each in questions_about(scenario)]


def turn_of(text: str) -> Question:
    (turn,) = (each for each in questions_about(parse_scenario(text)) if each.ask is Ask.TURN)
    return turn


def test_a_show_and_a_cut_are_asked_in_one_way() -> None:
    assert asks(deal_show(Random(1))) == ["show"]
    assert asks(deal_show(Random(1), is_crib=True)) == ["show"]
    assert asks(deal_cut(Random(1))) == ["cut"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("play KC 9D 9H 8S | JH TH 8C 7S :", []),
        (
            "play KC 9D 9H 8S | JH TH 8C 7S : KC",
            ["open", "closed pone", "closed dealer", "turn dealer"],
        ),
        # The dealer is to say go, which is not said for them.
        (
            "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D",
            ["open", "closed pone", "closed dealer", "turn dealer"],
        ),
        # The dealer has said go, and pone lays alone.
        ("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D", ["open", "closed pone", "closed dealer"]),
        # At thirty-one the count is over: nobody is asked to add to it.
        (
            "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS",
            ["open", "closed pone", "closed dealer"],
        ),
        # Pone has no card left.
        (
            "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS QD",
            ["open", "closed pone", "closed dealer"],
        ),
    ],
)
def test_a_play_is_asked_in_the_ways_that_are_well_posed(text: str, expected: list[str]) -> None:
    assert asks(parse_scenario(text)) == expected


def test_it_is_asked_of_whoever_did_not_lay_the_last_card() -> None:
    for seed in range(100):
        for question in questions_about(random_play(Random(seed))):
            if question.ask is Ask.TURN:
                assert isinstance(question.scenario, Play)
                assert question.scenario.laid_by is not None
                assert question.seat == other_player(question.scenario.laid_by)
                assert question.held


def test_the_cards_that_fit_are_the_answer_and_none_is_go() -> None:
    assert [str(card) for card in turn_of("play KC 9D 9H 8S | JH TH 8C 7S : KC JH").fitting] == [
        "9D",
        "9H",
        "8S",
    ]
    assert turn_of("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D").fitting == ()
    assert [
        str(card) for card in turn_of("play KC 9D 9H 2S | JH TH 8C 7S : KC JH 9D").fitting
    ] == []


def test_what_fits_is_what_may_be_laid_next() -> None:
    for seed in range(200):
        play = random_play(Random(seed))
        for question in questions_about(play):
            if question.ask is Ask.TURN:
                legal = play.position.legal if play.position.to_play == question.seat else ()
                assert question.fitting == legal or (
                    not question.fitting and not play.position.played
                )


def test_one_s_own_go_is_not_told_before_one_is_asked() -> None:
    question = turn_of("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D")
    assert isinstance(question.events[-1], Laid)
    assert not any(isinstance(event, SaidGo) for event in question.events)


def test_what_the_last_card_earned_is_settled_when_it_is_asked() -> None:
    for seed in range(100):
        play = random_play(Random(seed))
        for question in questions_about(play):
            if question.ask is Ask.CLOSED:
                is_over = not play.position.played
                assert isinstance(question.events[-1], CountEnded if is_over else ToLay)


def test_the_last_card_earns_the_same_whatever_is_in_the_hand_that_is_not_seen() -> None:
    told_apart = 0
    for seed in range(400):
        rng = Random(seed)
        play = random_play(rng)
        for question in questions_about(play):
            if question.ask is not Ask.CLOSED:
                continue
            for other in other_hands(question, rng):
                same = Question(Ask.CLOSED, other, question.seat)
                if same.events == question.events:
                    assert same.scenario.score() == play.score()
                else:
                    told_apart += same.scenario.score() != play.score()
    assert told_apart > 100


def other_hands(question: Question, rng: Random) -> Iterator[Play]:
    """Deal other cards to the hand that is not seen, in place of those not laid."""
    play = question.scenario
    assert isinstance(play, Play)
    left = [card for card in DECK if card not in question.seen]
    theirs = play.dealer if question.seat == "pone" else play.pone
    for _ in range(8):
        drawn = iter(rng.sample(left, 4))
        hand = tuple(card if card in play.played else next(drawn) for card in theirs)
        hands = (play.pone, hand) if question.seat == "pone" else (hand, play.dealer)
        with suppress(ValueError):  # with those they would have had to lay
            yield Play(*hands, play.played)


def test_what_hidden_cards_decide_is_told_by_whose_turn_it_is() -> None:
    laid = "AS 5D 8H 5C 7C"
    goes_on = parse_scenario(f"play 7C AS 6S 8H | 5D 4D 6D 5C : {laid}")
    ends = parse_scenario(f"play 7C AS 6S 8H | 5D 9D 6D 5C : {laid}")
    assert (goes_on.score().points, ends.score().points) == (0, 1)
    assert Question(Ask.CLOSED, goes_on, "pone").events[-1] == ToLay("dealer")
    assert isinstance(Question(Ask.CLOSED, ends, "pone").events[-1], CountEnded)


@pytest.mark.parametrize("where", ["go", "last card", "thirty-one"])
def test_where_all_cards_are_seen_go_and_last_card_are_for_the_learner_to_find(where: str) -> None:
    for seed in range(50):
        play = deal_play(Random(seed), where=where)
        last = Question(Ask.OPEN, play).events[-1]
        assert isinstance(last, Laid)
        assert last.card == play.played[-1]


def test_only_one_s_own_cards_are_held() -> None:
    play = parse_scenario("play KC 9D 9H 8S | JH TH 8C 7S : KC JH")
    held = {each.seat: [str(card) for card in each.held] for each in questions_about(play)}
    assert held == {None: [], "pone": ["9D", "9H", "8S"], "dealer": ["TH", "8C", "7S"]}


@pytest.mark.parametrize(
    ("ask", "text", "seat"),
    [
        (Ask.CUT, "show 5C 5D 5S JH / 5H", None),
        (Ask.SHOW, "cut JD", None),
        (Ask.OPEN, "play KC 9D 9H 8S | JH TH 8C 7S :", None),
        (Ask.CLOSED, "play KC 9D 9H 8S | JH TH 8C 7S : KC", None),
        (Ask.TURN, "play KC 9D 9H 8S | JH TH 8C 7S : KC", "pone"),
    ],
)
def test_what_is_not_well_posed_is_refused(ask: Ask, text: str, seat: str | None) -> None:
    with pytest.raises(ValueError, match=f"'{ask.value}' cannot be asked"):
        Question(ask, parse_scenario(text), seat)  # type: ignore[arg-type]


def test_only_one_question_asks_which_cards_fit() -> None:
    (show,) = questions_about(parse_scenario("show 5C 5D 5S JH / 5H"))
    assert (show.events, show.held) == ((), ())
    with pytest.raises(ValueError, match="'show' does not ask which cards may be laid"):
        _ = show.fitting


def test_every_way_of_asking_can_be_logged() -> None:
    assert [ask.value for ask in Ask] == list(QUESTIONS)
