"""Every rule, trap and pattern has its place in the reference, and that place is there."""

import pytest

from scenarios import Category, parse_scenario
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from tests.verdict.telling import told
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


@pytest.mark.parametrize(
    ("text", "claimed", "place"),
    [
        ("show 4C 5D 6S 6H / JH", "15 15", Place("runs")),
        ("show JC 2S 6D 8H / KD", "n", Place("jacks")),
        ("crib 2H 4H 6H 8H / KC", "x4", Place("flush")),
        ("show 2H 4C 6D 8S / KC", "31", Place("play")),
        ("cut JD", "n", Place("heels")),
        ("play 7C 4D 3H 2S | 7D 6H 9C JS : 7C 7D", "15", Place("play")),
        ("play 7C 4D 3H 2S | 7D 6H 9C JS : 7C 7D", "r3", Place("play", "runs-in-the-play")),
        ("play 7C 4D 3H 2S | 7D 6H 9C JS : 7C 7D", "p g", Place("go")),
        ("play 7C 4D 3H 2S | 7D 6H 9C JS : 7C 7D", "x4", Place("play")),
    ],
)
def test_a_verdict_leads_to_the_rule_it_is_about(text: str, claimed: str, place: Place) -> None:
    told_of_it = told(text, "spoken", claimed)
    assert is_there(place)
    assert place_of_rule(told_of_it, parse_scenario(text)) == place


def test_who_lays_no_card_that_fits_is_told_of_go() -> None:
    play = "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D"
    wrong = told(play, "cards", "go")
    assert place_of_rule(wrong, parse_scenario(play)) == Place("go")


def test_a_sum_that_is_wrong_is_a_matter_of_habit_and_what_is_right_of_none() -> None:
    hand = "show 4C 5D 6S 6H / JH"
    added = told(hand, "total", "12", "5j 456 456 p66 r456 r456")
    assert place_of_rule(added, parse_scenario(hand)) == Place("habits")
    assert place_of_rule(told(hand, "total", "14"), parse_scenario(hand)) is None


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
