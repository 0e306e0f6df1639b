"""What the browser is given of an example: its cards, and its count as the learner likes it."""

import json
import re

from trainer.preferences import Preferences
from trainer.teach.example import Example
from trainer.teach.ideas import IDEAS
from trainer.web.drill.component import TABLE
from trainer.web.drill.view import View
from trainer.web.drill.walk import walk_view

WORTH_14 = "show 4C 5D 6S 6H / JH"


def given(example: Example, likes: Preferences | None = None) -> View:
    (view,) = walk_view([example], likes or Preferences())["examples"]
    assert isinstance(view, dict)
    return view


def test_its_cards_lie_as_on_the_table() -> None:
    view = given(Example(title="Two sixes", text=WORTH_14))
    assert [(row["role"], row["cards"]) for row in view["rows"]] == [
        ("hand", ["4C", "5D", "6S", "6H"]),
        ("starter", ["JH"]),
    ]
    assert (view["kind"], view["ask"]) == ("show", "What is it worth?")
    assert (view["name"], view["given"]) == ("two-sixes", None)


def test_of_a_play_both_hands_are_seen() -> None:
    view = given(Example(title="Seven, eight", text="play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D"))
    assert [row["role"] for row in view["rows"]] == ["theirs", "line", "yours"]


def test_its_lines_end_with_what_it_is_worth() -> None:
    lines = given(Example(title="Two sixes", text=WORTH_14))["lines"]
    assert [line["running"] for line in lines] == [2, 4, 6, 8, 11, 14]
    assert lines[0] == {
        "mark": "plain",
        "words": "fifteen two",
        "note": "",
        "cards": ["5D", "JH"],
        "running": 2,
    }


def test_it_is_said_and_lies_as_the_learner_likes_it() -> None:
    likes = Preferences(order="sorted", counting="by_pattern")
    view = given(Example(title="Two sixes", text="show 6S 5D 4C 6H / JH"), likes)
    assert view["lines"][-1]["words"] == "and a double run is fourteen"
    assert view["lines"][1]["cards"] == ["4C", "5D", "6S"]
    assert view["order"] == "sorted"


def test_of_a_hand_to_be_completed_some_lines_are_given() -> None:
    asked = ("fifteen", "pair")
    view = given(Example(title="Two sixes", text=WORTH_14, asked=asked, given=1))
    assert (view["given"], len(view["lines"])) == (1, 4)
    assert view["ask"] == "The count is begun. Tap the cards that score next."
    one = given(Example(title="Two sixes", text=WORTH_14, asked=asked, given=0))
    assert one["ask"] == "Tap the cards that score."


def test_a_crib_is_told_to_be_one() -> None:
    clubs = "crib 2C 4C 6C 8C / KC"
    assert given(Example(title="All clubs", text=clubs))["ask"] == "The crib. What is it worth?"
    left = given(Example(title="All clubs", text=clubs, given=0))["ask"]
    assert left == "The crib. Tap the cards that score."


def test_something_is_left_to_complete_however_a_house_says_it() -> None:
    likes = Preferences(counting="by_pattern")
    for idea in IDEAS.values():
        for view in walk_view(idea.hands, likes)["examples"]:
            assert view["given"] < len(view["lines"])


def test_all_that_is_given_is_read() -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in TABLE.glob("*.js"))
    view = given(Example(title="Two sixes", text=WORTH_14))
    assert {name for name in view if not re.search(rf"\b{name}\b", scripts)} == set()
    assert json.dumps(view)


def test_of_a_hand_to_be_completed_all_cards_say_what_they_make() -> None:
    asked = ("fifteen",)
    whys = given(Example(title="Two sixes", text=WORTH_14, asked=asked, given=1))["whys"]
    assert len(whys) == 2**5 - 1
    assert whys["4C 6H"] == "Four and six make ten, not fifteen."
    assert whys["6H 6S"] == "Two sixes make twelve, not fifteen; a pair does not count here."


def test_of_a_play_to_be_completed_the_cards_of_the_count_say_it() -> None:
    play = "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D"
    assert set(given(Example(title="Seven, eight", text=play, given=0))["whys"]) == {
        "7C",
        "8D",
        "7C 8D",
    }


THREE_THREES = Example(title="Three threes", text="show 3D 3S 3C 4H / 5C", given=4)


def test_a_pair_of_three_of_a_kind_is_told_to_be_said_with_the_third() -> None:
    whys = given(THREE_THREES)["whys"]
    told = "Two threes, a pair for two. It is said with more: tap all three cards together."
    assert whys["3C 3D"] == told
    assert whys["3C 4H"] == "Three and four make seven, not fifteen, and are no pair."


def test_a_multiple_run_may_be_said_at_once_or_run_by_run() -> None:
    view = given(THREE_THREES)
    said = [view["lines"][at]["words"] for at in view["whole"]["lines"]]
    assert view["whole"]["cards"] == ["3C", "3D", "3S", "4H", "5C"]
    assert said == [
        "and three of a kind (pair royal) is twelve",
        "and a run of three is fifteen",
        "and another run of three is eighteen",
        "and another run of three is twenty-one",
    ]


def test_a_house_that_says_it_in_one_line_is_told_to_take_all_of_it() -> None:
    view = given(THREE_THREES, Preferences(counting="by_pattern"))
    assert view["whole"] is None
    told = (
        "Three, four and five, a run for three. It is said with more: tap all five cards together."
    )
    assert view["whys"]["3D 4H 5C"] == told


def test_a_hand_without_a_multiple_run_has_none_to_say_at_once() -> None:
    assert given(Example(title="A run", text="show 8D 9C TH QC / 2S", given=0))["whole"] is None


def test_of_what_is_counted_as_a_whole_nothing_more_is_told() -> None:
    assert given(Example(title="Two sixes", text=WORTH_14))["whys"] == {}
