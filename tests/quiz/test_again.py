"""What is replayed is a word or two of a link, read back as they were written."""

import pytest

from trainer.quiz.again import Again
from trainer.skills import Skill

EVERY = [
    Again(),
    *(Again(skill=skill) for skill in Skill),
    Again(practice="Ab-_9"),
    Again(answer="x"),
]


@pytest.mark.parametrize("again", EVERY, ids=str)
def test_what_is_written_is_read_back(again: Again) -> None:
    assert Again.parse(str(again)) == again
    assert Again.parse(f"  {str(again).replace(' ', '   ')} ") == again


def test_no_two_are_written_alike() -> None:
    assert len({str(again) for again in EVERY}) == len(EVERY)


def test_words_are_read_in_any_case_and_ids_as_they_are() -> None:
    assert Again.parse("ALL") == Again()
    assert Again.parse("Crib Flush") == Again(skill=Skill.CRIB_FLUSH)
    assert Again.parse("Set aB") == Again(practice="aB")


@pytest.mark.parametrize(
    "text", ["", " ", "set", "one", "set a b", "pairs", "long", "all all", "one two three four"]
)
def test_what_is_nothing_to_replay_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(ValueError, match="cannot be replayed; there are all, a skill") as refused:
        Again.parse(text)
    assert repr(text) in str(refused.value)


@pytest.mark.parametrize("text", ["set ../etc", "one \u0430", f"set {'x' * 65}", "one a/b"])
def test_what_is_no_id_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is the id of nothing that could be replayed"):
        Again.parse(text)


def test_two_choices_at_once_are_refused() -> None:
    with pytest.raises(ValueError, match="a skill is replayed, or a practice, or one question"):
        Again(skill=Skill.NOBS, practice="first")
