"""Keys: good for so long, and told apart by a hash that gives nothing away."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.classroom.keys import IDLE, LASTS, ROLES, Key, Role, hashed_key

NOON = datetime(2026, 12, 1, 12, tzinfo=UTC)
TICK = timedelta(microseconds=1)
WORDS = st.text(st.characters(exclude_categories=["Cs"]))


def key(role: Role = "teacher", **changes: object) -> Key:
    fields: dict[str, Any] = {
        "hashed": hashed_key("word"),
        "role": role,
        "learner": "ada" if role == "student" else "",
        "cut": NOON,
        "seen": NOON,
    }
    return Key(**(fields | changes))


@pytest.mark.parametrize("role", ROLES)
def test_a_key_is_good_for_so_long_however_it_is_used(role: Role) -> None:
    ends = NOON + LASTS[role]
    used = key(role, seen=ends - TICK)
    assert used.is_good(ends - TICK)
    assert not used.is_good(ends)


def test_a_teachers_browser_that_is_left_alone_is_a_strangers_again() -> None:
    assert key().is_good(NOON + IDLE - TICK)
    assert not key().is_good(NOON + IDLE)
    assert key("student").is_good(NOON + IDLE)


def test_a_link_for_another_device_is_good_for_an_hour() -> None:
    hour = timedelta(hours=1)
    assert key("setup").is_good(NOON + hour - TICK)
    assert not key("setup").is_good(NOON + hour)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"hashed": "word"}, "kept as a hash of 32 bytes"),
        ({"hashed": b"word"}, "kept as a hash of 32 bytes"),
        ({"role": "head"}, "a key's role is one of teacher, student, setup"),
        ({"learner": "ada"}, "a key of teacher is no learner's, not 'ada'"),
        ({"role": "student", "learner": ""}, "a learner's id is 1 to 64"),
        ({"cut": NOON.replace(tzinfo=None)}, "cut is a time in UTC"),
        ({"seen": None}, "seen is a time in UTC"),
    ],
)
def test_what_is_no_key_is_refused(changes: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        key(**changes)  # type: ignore[arg-type]


@given(word=WORDS, other=WORDS)
def test_words_have_hashes_of_their_own(word: str, other: str) -> None:
    hashed = hashed_key(word)
    assert len(hashed) == 32
    assert (hashed == hashed_key(other)) is (word == other)


def test_a_word_of_half_characters_has_a_hash_and_no_error() -> None:
    assert hashed_key("\ud800") == hashed_key("?")
