"""Every rule, trap and pattern has its place in the reference, and that place is there."""

import pytest

from scenarios import Category, Cut
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from tests.teach.test_sections import examples
from trainer.progress.habits import HABITS, Habit
from trainer.skills import Heading
from trainer.teach.places import (
    Place,
    place_of,
    place_of_category,
    place_of_habit,
    place_of_heading,
    place_of_rule,
)
from trainer.teach.sections import SECTIONS

NAMES = [
    *((each.name, False) for each in (*SHOW_PATTERNS, *SHOW_TRAPS)),
    *((each.name, True) for each in (*PLAY_PATTERNS, *PLAY_TRAPS)),
]
IN_THE_PLAY = {
    Category.FIFTEEN,
    Category.PAIR,
    Category.RUN,
    Category.THIRTY_ONE,
    Category.GO,
    Category.LAST_CARD,
}


def is_there(place: Place) -> bool:
    """Say whether a section has this place."""
    parts = SECTIONS[place.section].parts()
    anchors = {part.anchor for part in parts}
    anchors |= {each.anchor for part in parts for each in part.examples}
    return not place.anchor or place.anchor in anchors


@pytest.mark.parametrize(("name", "in_play"), NAMES)
def test_a_pattern_or_trap_has_a_place_with_its_sentence_and_example(
    name: str, in_play: bool
) -> None:
    place = place_of(name, in_play=in_play)
    every = (*PLAY_PATTERNS, *PLAY_TRAPS) if in_play else (*SHOW_PATTERNS, *SHOW_TRAPS)
    (situation,) = [each for each in every if each.name == name]
    parts = SECTIONS[place.section].parts()
    (example,) = [each for part in parts for each in part.examples if each.anchor == place.anchor]
    assert (example.text, example.sentence) == (situation.example, situation.sentence)


@pytest.mark.parametrize("heading", Heading)
def test_the_rule_of_a_verdict_has_a_place(heading: Heading) -> None:
    assert is_there(place_of_heading(heading))


def test_at_the_cut_the_rule_is_that_of_heels() -> None:
    jack = next(each.scenario for each in examples() if each.text == "cut JD")
    assert isinstance(jack, Cut)
    assert place_of_rule(Heading.FLUSH_AND_JACKS, jack) == Place("heels")
    hand = next(each.scenario for each in examples() if each.text.startswith("show"))
    assert place_of_rule(Heading.FLUSH_AND_JACKS, hand) == Place("flush")


@pytest.mark.parametrize("habit", HABITS, ids=lambda habit: habit.name)
def test_a_habit_of_error_has_a_place(habit: Habit) -> None:
    place = place_of_habit(habit)
    assert is_there(place)
    assert place == Place("habits") or place.section in {"patterns", "traps"}


@pytest.mark.parametrize("category", Category)
def test_a_way_to_score_has_a_place_where_it_is_shown(category: Category) -> None:
    for in_play in {category in IN_THE_PLAY, False}:
        place = place_of_category(category, in_play=in_play)
        assert is_there(place)
        of_section = SECTIONS[place.section].parts()
        shown = [each for part in of_section for each in part.examples]
        assert any(category in each.score.by_category for each in shown)


def test_what_has_no_name_has_no_place() -> None:
    with pytest.raises(KeyError):
        place_of("two scores")
    assert place_of("two scores", in_play=True) == Place("patterns", "two-scores")
