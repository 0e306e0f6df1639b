"""What players call that which lies there: traps first, each explained once."""

import pytest

from scenarios import parse_scenario
from tests.quiz.replied import BROKEN_RUN, WORTH_14
from tests.verdict.telling import told
from trainer.verdict.names import label_of, names_of


def test_a_card_that_earns_nothing_needs_no_name() -> None:
    assert told(BROKEN_RUN, "total", "0").names == (
        ("broken run", ("Three ranks or more in a row have been laid, but something lies between: "
        "no run.")),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (WORTH_14, ["starter jack", "fifteen behind a fifteen", "double run of three"]),
        (BROKEN_RUN, ["broken run"]),
        ("cut JD", []),
        ("play KC 9D 9H 8S | JH TH 8C 7S :", []),
        ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", ["run out of order", "two scores"]),
    ],
)
def test_traps_and_patterns_are_named(text: str, names: list[str]) -> None:
    named = names_of(parse_scenario(text))
    assert [name for name, _ in named if name != "nothing"] == names
    assert all(sentence.endswith(".") for _, sentence in named)


def test_a_trap_is_explained_once() -> None:
    to_31 = "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS"
    sentence = "Thirty-one pays two: nothing is added for the go or for the last card."
    fallen = told(to_31, "spoken", "31 g")
    assert (fallen.why, fallen.names) == (sentence, (("thirty-one is not three", ""),))
    assert told(to_31, "total", "3").names == (("thirty-one is not three", sentence),)


def test_a_trap_is_no_fault_where_the_count_is_right() -> None:
    right = told("show JH 3D 4H AD / 6C", "total", "2")
    assert right.result.is_right
    assert [label_of(name) for name, _ in right.names] == ["a trap here: wrong jack"]


def test_names_go_by_the_rules_of_the_house() -> None:
    text = "crib 2H 4H 6H 8H / KC"
    ours = told(text, "total", "4", house="crib_flush=4")
    assert [name for name, _ in ours.names] == ["flush of four"]
    assert ours.result.is_right
