"""`muggins deal`: scenarios on purpose, and the same again."""

import shlex

import pytest

from scenarios import GENERATOR, Show, parse_scenario
from tests.trainer.conftest import Run


def dealt(out: str) -> list[str]:
    """Give the scenarios of what was printed, without the comment above them."""
    comment, *texts = out.splitlines()
    assert comment.startswith("# muggins deal ")
    return texts


def test_scenarios_are_dealt_a_line_each(muggins: Run) -> None:
    status, out, _ = muggins(
        "deal", "--where", "double run + fifteen", "--crib", "--count", "10", "--seed", "7"
    )
    assert status == 0
    texts = dealt(out)
    assert len(texts) == 10
    for text in texts:
        crib = parse_scenario(text)
        assert isinstance(crib, Show)
        assert crib.is_crib
        assert str(crib) == text


def test_the_first_line_is_the_command_that_deals_the_same(muggins: Run) -> None:
    for arguments in (
        ["--where", "double run, no flush", "--count", "3"],
        ["--crib", "--rules", "crib_flush=4", "--where", "flush of four"],
        ["--kept"],
        ["--play", "--where", "go", "--count", "2"],
        ["--cut", "--where", "heels"],
    ):
        status, out, _ = muggins("deal", *arguments)
        assert status == 0
        comment = out.splitlines()[0]
        assert f"--generator {GENERATOR}" in comment
        assert "--seed " in comment
        _, *words = shlex.split(comment.removeprefix("# "))
        assert muggins(*words)[1] == out


def test_what_is_dealt_can_be_scored_line_by_line(muggins: Run) -> None:
    _, out, _ = muggins("deal", "--where", "points=12", "--count", "5")
    status, scored, _ = muggins("score", "-", lines=out)
    assert status == 0
    assert [line.split("\t")[0] for line in scored.splitlines()] == ["12"] * 5


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--where", "doubel run"], "the nearest are double run"),
        (["--where", "points=19"], "there is no hand with 'points=19'"),
        (["--where", "crib flush trap"], "about cribs"),
        (["--play", "--where", "flush"], "'flush' is a term of the show"),
        (["--cut", "--where", "nobs"], "heels and nothing"),
    ],
)
def test_a_bad_filter_is_refused(muggins: Run, arguments: list[str], reason: str) -> None:
    status, out, err = muggins("deal", *arguments)
    assert (status, out) == (1, "")
    assert reason in err


def test_a_filter_with_line_breaks_stays_in_its_comment(muggins: Run) -> None:
    status, out, _ = muggins("deal", "--where", "Fifteen\n+  RUN", "--seed", "1")
    assert status == 0
    assert "--where 'fifteen + run'" in out.splitlines()[0]
    assert len(dealt(out)) == 1


def test_the_words_of_a_filter_need_no_quotes(muggins: Run) -> None:
    assert muggins("deal", "--where", "double", "run", "--seed", "1") == muggins(
        "deal", "--where", "double run", "--seed", "1"
    )
