"""Names that are offered: nobody has them yet, and they can be given."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.store.made import learner
from trainer.classroom.nicknames import offered_name

EVERY = 12 * 30


def taken_one_by_one(number: int) -> list[str]:
    taken: list[str] = []
    for _ in range(number):
        taken.append(offered_name(Random(7), taken))
    return taken


ALL = taken_one_by_one(EVERY)


def test_more_can_come_than_there_are_names_and_each_has_their_own() -> None:
    taken = taken_one_by_one(EVERY + 10)
    assert len({name.casefold() for name in taken}) == EVERY + 10
    assert not any(name[-1].isdigit() for name in taken[:EVERY])
    assert all(name[-1].isdigit() for name in taken[EVERY:])
    assert [learner(name).name for name in taken] == taken


def test_a_number_that_somebody_has_is_passed_over() -> None:
    taken = ALL
    first = offered_name(Random(7), taken)
    # With one more there, the number behind it would be the next.
    number = int(first.split()[-1])
    others = {f"{name.split()[-1]} {number + 1}" for name in taken}
    name = offered_name(Random(7), [*taken, *others])
    assert name not in {*taken, *others}


def test_no_name_is_offered_that_is_like_one_in_letters_few_can_read() -> None:
    taken = [name.replace("e", "\u1d07") for name in ALL]
    assert offered_name(Random(7), taken)[-1].isdigit()


@given(seed=st.integers())
def test_who_has_a_name_has_it_in_whatever_case(seed: int) -> None:
    taken = [name.upper() for name in ALL]
    assert offered_name(Random(seed), taken).upper() not in taken
