"""What reaches the browser of a drill that is shown: nothing before it is called for."""

import json

import pytest

from tests.web.showing.drills import HEARD, MIX, PAIRS, TURNS, shown
from trainer.preferences import Preferences
from trainer.web.drill.view import View
from trainer.web.showing.place import At
from trainer.web.showing.view import screen_view


def at(text: str, hand: int, step: int) -> View:
    return screen_view(shown(text), At(hand, step), likes=Preferences())


def test_first_there_is_the_hand_and_time_to_think() -> None:
    view = at(PAIRS, 3, 0)
    assert (view["place"], view["title"]) == ("1 of 3", "The hand")
    assert view["ask"] == "What are the fifteens and pairs worth?"
    assert view["counts"] == "Only fifteens and pairs count here."
    assert (view["think"], view["next"]) == ("Time to think", "Show the count")
    assert (view["lines"], view["lit"], view["total"], view["after"]) == ([], [], "", [])
    assert not view["told"]  # the page tells the cards


def test_then_line_by_line_with_its_cards_and_what_it_comes_to() -> None:
    first, second, last, total = (at(PAIRS, 2, step) for step in (1, 2, 4, 5))
    assert first["place"] == "worked hand 2 of 2"
    assert [line["words"] for line in first["lines"]] == ["fifteen two"]
    assert first["lit"] == ["9D", "6H"]
    assert first["told"] == "fifteen two, nine of diamonds, six of hearts"
    assert (first["think"], first["next"]) == ("", "Next line")
    assert len(second["lines"]) == 2
    assert (last["next"], last["total"]) == ("What it comes to", "")
    assert (total["total"], total["lit"], total["next"]) == ("12 points", [], "Next")
    assert total["told"].startswith("12 points.")


@pytest.mark.parametrize("text", [MIX, PAIRS, HEARD, TURNS])
def test_no_line_is_there_before_it_is_called_for(text: str) -> None:
    drill = shown(text)
    for number in range(1, len(drill) + 1):
        hand = drill.hand(number)
        for step in range(hand.steps + 1):
            view = screen_view(drill, At(number, step), likes=Preferences())
            counted = max(0, step - len(hand.said))
            assert len(view["lines"]) == min(counted, len(hand.lines))
            assert bool(view["total"] or view["after"]) == (step == hand.steps)
            if not counted:
                # What the other side says is called for.
                seen = {"said": [], "told": ""} if hand.said else {}
                told = json.dumps(view | seen)
                assert not any(line.words in told for line in hand.lines if len(line.words) > 9)


def test_a_count_is_heard_first_and_asked_about_when_all_is_said() -> None:
    quiet, first, asked, right = (at(HEARD, 3, step) for step in (0, 1, 4, 5))
    assert (quiet["ask"], quiet["next"], quiet["think"]) == (
        "Listen: they count.",
        "Hear them count",
        "",
    )
    assert [line["words"] for line in first["said"]] == ["fifteen two"]
    assert (first["next"], first["pegs"]) == ("Next line", "")
    assert (asked["ask"], asked["pegs"]) == ("Right, short or over?", "and peg 8")
    assert (asked["think"], asked["next"]) == ("Time to think", "Show the count")
    # Then each line of the right count stands beside what was said for it, if that was another.
    assert right["said"] == []
    assert right["lines"][0]["beside"] == ""
    other = at(HEARD, 6, 5)
    assert other["lines"][1]["beside"] == "and a run of three is five"
    assert other["told"].endswith("they said and a run of three is five")


def test_behind_the_last_hand_that_is_said() -> None:
    view = at(PAIRS, 6, 0)
    assert (view["is_over"], view["told"], view["place"]) == (True, "That was all.", "")


def test_only_at_the_beginning_there_is_no_way_back() -> None:
    assert [at(PAIRS, 1, step)["is_first"] for step in (0, 1)] == [True, False]


def test_what_a_house_counts_otherwise_is_said() -> None:
    text = "title=Cribs&kinds=crib&picked=0&house=crib_flush%3D4&seed=7&generator=3"
    assert "four of a suit in the crib are a flush" in at(text, 1, 0)["counts"]
