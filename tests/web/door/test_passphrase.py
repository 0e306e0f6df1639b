"""A passphrase is kept as argon2id alone, chosen with a link that is good once, and not guessed."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import MISSING, fields
from datetime import timedelta

import pytest
from argon2 import PasswordHasher, extract_parameters

from tests.store.made import NOON
from tests.web.door.conftest import Clock
from trainer.classroom.keys import Key, hashed_key
from trainer.classroom.tries import SLOWED_S
from trainer.web.door import passphrase
from trainer.web.door.passphrase import choose, fits, is_setup, new_setup, refused, set_up
from trainer.web.service import Service

BY: Mapping[str, str] = {"browser": "b", "address": "192.0.2.7"}
RIGHT = "pair royal of fives"


def teacher(door: Service, word: str) -> bytes:
    hashed = hashed_key(word)
    door.register.add_key(Key(hashed=hashed, role="teacher", cut=NOON, seen=NOON))
    return hashed


@pytest.mark.parametrize(
    ("text", "does"),
    [("1234567", False), ("12345678", True), ("x" * 200, True), ("x" * 201, False)],
)
def test_it_has_eight_characters_or_more(text: str, *, does: bool) -> None:
    assert fits(text) is does


def test_what_is_kept_is_argon2id_with_these_parameters(door: Service) -> None:
    choose(door, RIGHT)
    kept = door.register.passphrase()
    assert kept.startswith("$argon2id$")
    assert RIGHT not in kept
    parameters = extract_parameters(kept)
    assert (parameters.memory_cost, parameters.time_cost, parameters.parallelism) == (19_456, 2, 1)


def test_only_the_right_one_is_let_in(door: Service) -> None:
    assert refused(door, "", by=BY) == refused(door, RIGHT, by=BY) == "wrong"
    choose(door, RIGHT)
    assert refused(door, RIGHT, by=BY) == ""
    for text in ("", RIGHT.upper(), f"{RIGHT} ", RIGHT[:-1], "x" * 10_000, "\udcff"):
        assert refused(door, text, by=BY) == "wrong"


def test_one_keyboard_or_another_writes_it(door: Service) -> None:
    choose(door, "caf\u00e9 au lait")
    assert refused(door, "cafe\u0301 au lait", by=BY) == ""


def test_who_tries_too_often_waits_and_nothing_is_hashed_for_them(
    door: Service, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(door, RIGHT)
    hashed: list[str] = []
    is_it = passphrase._is_it

    def watched(kept: str, text: str) -> bool:
        hashed.append(text)
        return is_it(kept, text)

    monkeypatch.setattr(passphrase, "_is_it", watched)
    tried = [refused(door, f"wrong {number}", by=BY) for number in range(15)]
    assert tried == ["wrong"] * 10 + ["wait"] * 5
    assert refused(door, RIGHT, by=BY) == "wait"
    assert len(hashed) == 10
    clock.time += timedelta(minutes=1)
    assert refused(door, RIGHT, by=BY) == ""


def test_many_at_once_try_no_more_than_one_by_one(door: Service) -> None:
    choose(door, RIGHT)
    with ThreadPoolExecutor(20) as pool:
        tried = [*pool.map(lambda number: refused(door, f"wrong {number}", by=BY), range(40))]
    assert tried.count("wrong") <= 11  # two are looked at at once
    assert tried.count("wait") == 40 - tried.count("wrong")


def test_whoever_changes_browsers_is_known_by_the_address(door: Service) -> None:
    tries = [
        passphrase.is_setup(door, "x", by={"browser": f"b{number}", "address": "192.0.2.7"})
        for number in range(100)
    ]
    assert not any(tries)
    assert refused(door, RIGHT, by={"address": "192.0.2.7"}) == "wait"
    assert refused(door, RIGHT, by={"address": "192.0.2.8"}) == "wrong"


def test_where_very_many_try_all_are_slowed_and_nobody_is_kept_out(
    door: Service, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(door, RIGHT)
    for number in range(300):
        door.tries.note({"address": f"a{number}"}, clock.time)
    waited: list[int] = []
    monkeypatch.setattr(passphrase._NEVER, "wait", waited.append)
    assert refused(door, RIGHT, by=BY) == ""
    assert waited == [SLOWED_S]


def test_a_link_to_choose_one_is_good_once(door: Service) -> None:
    word = new_setup(door, by="laptop")
    assert is_setup(door, word, by=BY)
    assert set_up(door, word, RIGHT, by=BY)
    assert refused(door, RIGHT, by=BY) == ""
    assert not set_up(door, word, "of somebody else", by=BY)
    assert refused(door, RIGHT, by=BY) == ""


def test_of_many_who_use_it_at_once_one_does(door: Service) -> None:
    word = new_setup(door, by="laptop")
    with ThreadPoolExecutor(5) as pool:
        done = [*pool.map(lambda n: set_up(door, word, f"passphrase {n}", by=BY), range(5))]
    assert sum(done) == 1


def test_a_newer_link_takes_the_place_of_an_older(door: Service) -> None:
    older, newer = new_setup(door, by="laptop"), new_setup(door, by="laptop")
    assert not is_setup(door, older, by=BY)
    assert is_setup(door, newer, by=BY)


@pytest.mark.parametrize(("minutes", "is_good"), [(59, True), (60, False)])
def test_it_is_good_for_an_hour(
    door: Service, clock: Clock, minutes: int, *, is_good: bool
) -> None:
    word = new_setup(door, by="laptop")
    clock.time += timedelta(minutes=minutes)
    assert is_setup(door, word, by=BY) is is_good


def test_a_teachers_key_is_no_such_link(door: Service) -> None:
    teacher(door, "laptop")
    assert not is_setup(door, "laptop", by=BY)
    assert not set_up(door, "laptop", RIGHT, by=BY)


def test_links_are_not_guessed(door: Service) -> None:
    word = new_setup(door, by="laptop")
    for number in range(10):
        assert not is_setup(door, f"x{number}", by=BY)
    assert not is_setup(door, word, by=BY)  # though it is good
    assert is_setup(door, word, by={"browser": "c", "address": "192.0.2.8"})


def test_who_made_the_link_stays_in_and_all_others_go_out(door: Service) -> None:
    laptop, tablet = teacher(door, "laptop"), teacher(door, "tablet")
    word = new_setup(door, by="laptop")
    set_up(door, word, RIGHT, by=BY)
    assert door.register.key(laptop)
    assert door.register.key(tablet) is None


def test_who_made_the_link_stays_in_after_a_new_start_too(door: Service) -> None:
    laptop, tablet = teacher(door, "laptop"), teacher(door, "tablet")
    word = new_setup(door, by="laptop")
    started_again = Service(
        **{
            each.name: getattr(door, each.name)
            for each in fields(Service)
            if each.default is each.default_factory is MISSING  # the others are of one run
        }
    )
    assert set_up(started_again, word, RIGHT, by=BY)
    assert door.register.key(laptop)
    assert door.register.key(tablet) is None


def test_who_stays_in_is_nothing_that_another_can_write_into_a_link(door: Service) -> None:
    tablet = teacher(door, "tablet")
    whose = new_setup(door, by="tablet").partition(".")[2]
    word = new_setup(door, by="laptop")
    begins = word.partition(".")[0]
    for forged in (begins, f"{begins}.{whose}", f"{begins}.", f"{word}00"):
        assert not set_up(door, forged, RIGHT, by=BY)
    assert door.register.key(tablet)


def test_a_link_of_one_who_left_brings_nobody_back(door: Service) -> None:
    laptop = teacher(door, "laptop")
    word = new_setup(door, by="laptop")
    door.register.drop_keys(hashed=laptop)
    assert set_up(door, word, RIGHT, by=BY)
    assert door.register.key(laptop) is None


def test_another_passphrase_lets_nobody_in_by_the_older(door: Service) -> None:
    choose(door, RIGHT)
    tablet = teacher(door, "tablet")
    choose(door, "double run of four")
    assert door.register.key(tablet) is None
    assert refused(door, RIGHT, by=BY) == "wrong"


def test_it_is_hashed_anew_when_the_parameters_change(door: Service) -> None:
    older = PasswordHasher(time_cost=1, memory_cost=8_192, parallelism=1)
    door.register.choose_passphrase(older.hash(RIGHT))
    assert refused(door, "wrong one", by=BY) == "wrong"
    assert extract_parameters(door.register.passphrase()).memory_cost == 8_192
    assert refused(door, RIGHT, by=BY) == ""
    assert extract_parameters(door.register.passphrase()).memory_cost == 19_456
    assert refused(door, RIGHT, by=BY) == ""


def test_what_is_no_hash_lets_nobody_in(door: Service) -> None:
    door.register.choose_passphrase(RIGHT)
    assert refused(door, RIGHT, by=BY) == "wrong"
