"""How a room walks through a question: the count as it is said, then what it comes to."""

import pytest

from scenarios import parse_scenario
from tests.web.showing.drills import ANY, HEARD, MIX, PAIRS, TURNS, shown
from trainer.house import HOUSES, House
from trainer.quiz.question import Ask, Question
from trainer.web.showing.walked import Walked, walked


def words(hand: Walked) -> list[str]:
    return [line.words for line in hand.lines]


def of(text: str, house: House | None = None) -> Walked:
    return walked(Question(Ask.SHOW, parse_scenario(text)), house=house or House())


def test_a_hand_is_said_line_by_line() -> None:
    hand = of("show 4C 5D 6S 6H / JH")
    assert words(hand)[:2] == ["fifteen two", "fifteen four"]
    assert words(hand)[-1] == "and another run of three is fourteen"
    assert (hand.title, hand.total, hand.steps) == ("The hand", "14 points", 7)
    # What players call it, and no more of that than can be read.
    assert [sentence.split(":")[0] for sentence in hand.after] == [
        "Starter jack",
        "Fifteen behind a fifteen",
    ]


def test_a_hand_of_nothing_is_said_too() -> None:
    hand = of("show 2C 4D 6S 8H / KH")
    assert (words(hand), hand.total, hand.steps) == (["nothing"], "Nothing", 2)


def test_it_counts_by_the_rules_of_the_house() -> None:
    crib = "crib 2H 4H 6H 8H / KC"
    assert of(crib).total == "Nothing"
    assert of(crib, House.parse("crib_flush=4")).total == "4 points"


def test_only_what_is_asked_is_said() -> None:
    pairs = shown(PAIRS)
    for number in range(3, 6):
        assert not any(" run " in line for line in words(pairs.hand(number)))


def test_where_any_fifteen_will_do_there_is_no_total() -> None:
    any_fifteen = shown(ANY)
    totals = {any_fifteen.hand(number).total for number in range(1, 11)}
    assert totals == {"Any one of them will do", "There is none"}


def test_of_a_turn_each_card_is_laid_to_the_count() -> None:
    turns = shown(TURNS)
    found = {turns.hand(number).total for number in range(1, 11)}
    assert "Go" in found
    assert any(total.startswith("The ") and total.endswith(" fits") for total in found)
    assert "Six and eight fit" in found
    assert words(turns.hand(6)) == ["six: 25, fits", "eight: 27, fits"]


def test_a_count_that_is_heard_stands_against_the_right_one() -> None:
    hand = shown(HEARD).hand(6)
    assert [line["words"] for line in hand.said] == [
        "a pair for two",
        "and a run of three is five",
        "and another run of three is eight",
    ]
    assert [(line.words, line.beside) for line in hand.lines] == [
        ("three of a kind (pair royal) for six", "a pair for two"),
        ("and a run of three is nine", "and a run of three is five"),
        ("and another run of three is twelve", ""),
        ("and another run of three is fifteen", "and another run of three is eight"),
    ]
    assert (hand.title, hand.total, hand.steps) == ("Their hand", "Short by 7", 8)
    assert hand.after[0].startswith("They said 8, and it is 15.")


@pytest.mark.parametrize("house", HOUSES)
def test_whatever_the_house_a_wrong_count_is_told_as_wrong(house: str) -> None:
    drill = shown(HEARD).drill
    totals = [
        walked(drill.question(number), house=HOUSES[house]).total for number in range(len(drill))
    ]
    assert {total.split(" ")[0] for total in totals} == {"Right", "Over", "Short"}
    mistakes = [bool(drill.question(number).mistake) for number in range(len(drill))]
    assert [total != "Right" for total in totals] == mistakes


def test_a_worked_hand_of_a_stage_is_said_with_its_name() -> None:
    hand = shown(PAIRS).hand(2)
    assert (hand.title, hand.total) == ("Three nines", "12 points")


def test_cards_lie_as_one_likes_in_every_line() -> None:
    scenario = parse_scenario("show 9C 4H 2S KD / 6D")
    hand = walked(Question(Ask.SHOW, scenario), house=House(), order="sorted")
    for line in hand.lines:
        assert list(line.cards) == sorted(line.cards, key=lambda card: card.rank)


def test_every_question_of_a_mix_can_be_walked() -> None:
    mix = shown(MIX)
    assert all(mix.hand(number).total for number in range(1, len(mix) + 1))
