"""From each step of a drill to the next, and back the same way."""

import pytest

from tests.web.showing.drills import HEARD, MIX, PAIRS, shown
from trainer.web.showing.place import At
from trainer.web.showing.shown import Shown


def walk(drill: Shown) -> list[At]:
    places = [At()]
    while (after := drill.on(places[-1])) != places[-1]:
        places.append(after)
    return places


@pytest.mark.parametrize("text", [MIX, PAIRS, HEARD])
def test_the_way_back_is_the_way_on(text: str) -> None:
    drill = shown(text)
    places = walk(drill)
    assert len(places) == len(set(places))
    assert [drill.back(place) for place in places] == [At(), *places[:-1]]
    assert all(drill.near(place) == place for place in places)


def test_it_ends_behind_the_last_hand() -> None:
    drill = shown(PAIRS)
    assert len(drill) == 5
    assert walk(drill)[-1] == At(6, 0)


def test_worked_hands_come_before_the_questions() -> None:
    drill = shown(PAIRS)
    assert [drill.hand(number).title for number in (1, 2, 3)] == [
        "Two sevens",
        "Three nines",
        "The hand",
    ]
    assert drill.hand(3).question == drill.drill.question(0)


def test_a_place_that_is_not_there_is_the_nearest() -> None:
    drill = shown(PAIRS)
    assert drill.near(At(99, 4)) == At(6, 0)
    assert drill.near(At(2, 99)) == At(2, drill.hand(2).steps)
