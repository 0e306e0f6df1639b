"""Who gets what for a miscount: a table worked by hand, and what holds in each house."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.house import HOUSES, House, Muggins, Overcount, WrongCall
from trainer.muggins import Award, Call, Of, Outcome, Pegged, Saying, award, covers, true_call

TABLE = Path(__file__).parent.parent / "data" / "awards.txt"
ROWS = [
    line
    for line in TABLE.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]

counts = st.builds(
    Pegged,
    of=st.sampled_from(Of),
    points=st.integers(0, 29),
    claimed=st.integers(0, 29),
    counter_left=st.integers(1, 121),
    caller_left=st.integers(1, 121),
)
calls = st.one_of(
    st.just(Call(Saying.ACCEPT)),
    st.builds(Call, st.sampled_from([Saying.MUGGINS, Saying.OVER]), st.integers(1, 40)),
)
houses = st.builds(
    House,
    muggins=st.sampled_from(Muggins),
    heels=st.booleans(),
    overcount=st.sampled_from(Overcount),
    wrong_call=st.sampled_from(WrongCall),
    out_on_heels=st.booleans(),
)


def missed_in_holes(count: Pegged) -> int:
    """What was missed, where heels may win: below 0 where it was too many."""
    return min(count.points, count.counter_left) - min(count.claimed, count.counter_left)


@pytest.mark.parametrize("row", ROWS)
def test_the_table_of_awards(row: str) -> None:
    of, house, points, left, call, gets, outcome = (cell.strip() for cell in row.split("|"))
    there, said = map(int, points.split())
    counter_left, caller_left = map(int, left.split())
    count = Pegged(
        of=Of(of), points=there, claimed=said, counter_left=counter_left, caller_left=caller_left
    )
    counter, caller = map(int, gets.split())
    expected = Award(counter, caller, Outcome(outcome))
    assert award(count, Call.parse(call), House.parse(house)) == expected


def test_every_house_with_a_name_and_every_outcome_is_in_the_table() -> None:
    cells = [[cell.strip() for cell in row.split("|")] for row in ROWS]
    assert {row[1] for row in cells} >= set(HOUSES)
    assert {row[-1] for row in cells} == {each.value for each in Outcome}


@given(count=counts, house=houses)
def test_with_muggins_what_one_side_loses_the_other_is_offered(count: Pegged, house: House) -> None:
    house = replace(house, muggins=Muggins.ON, heels=True, out_on_heels=True)
    missed = missed_in_holes(count)
    seen = award(count, true_call(count, house), house)
    if missed > 0:
        assert seen.caller == min(missed, count.caller_left)
        assert seen.counter + missed == min(count.points, count.counter_left)


@given(count=counts, house=houses)
def test_without_muggins_what_is_missed_is_nobodys(count: Pegged, house: House) -> None:
    house = replace(house, muggins=Muggins.OFF, out_on_heels=True)
    if missed_in_holes(count) >= 0:
        seen = award(count, true_call(count, house), house)
        assert (seen.counter, seen.caller) == (min(count.claimed, count.counter_left), 0)


@given(count=counts, house=houses)
def test_who_is_reminded_has_what_is_there(count: Pegged, house: House) -> None:
    house = replace(house, muggins=Muggins.REMINDER, heels=True, out_on_heels=True)
    if missed_in_holes(count) >= 0:
        seen = award(count, true_call(count, house), house)
        assert (seen.counter, seen.caller) == (min(count.points, count.counter_left), 0)


@given(count=counts, house=houses)
def test_an_overcount_that_is_seen_leaves_what_is_there(count: Pegged, house: House) -> None:
    house = replace(house, out_on_heels=True)
    too_many = -missed_in_holes(count)
    if too_many > 0:
        pays = {Overcount.CORRECTED: 0, Overcount.TWO: 2, Overcount.EXCESS: too_many}
        seen = award(count, true_call(count, house), house)
        assert seen.counter == min(count.points, count.counter_left)
        assert seen.caller == min(pays[house.overcount], count.caller_left)


@given(count=counts, call=calls, house=houses)
def test_nobody_pegs_beyond_the_game_hole_or_backwards(
    count: Pegged, call: Call, house: House
) -> None:
    seen = award(count, call, house)
    assert 0 <= seen.counter <= count.counter_left
    assert 0 <= seen.caller <= count.caller_left


@given(count=counts, call=calls, house=houses)
def test_a_call_never_gives_both_sides_something_for_it(
    count: Pegged, call: Call, house: House
) -> None:
    stands = award(count, Call(Saying.ACCEPT), house)
    seen = award(count, call, house)
    assert stands.caller == 0
    assert not (seen.caller and seen.counter > stands.counter)


@given(count=counts, house=houses, points=st.integers(1, 40))
def test_to_see_more_of_it_never_earns_less(count: Pegged, house: House, points: int) -> None:
    whole = true_call(count, house)
    if whole.saying is not Saying.ACCEPT:
        less = Call(whole.saying, min(points, whole.points))
        assert award(count, less, house).caller <= award(count, whole, house).caller


@given(count=counts, call=calls, house=houses)
def test_where_calls_are_free_a_wrong_one_changes_nothing(
    count: Pegged, call: Call, house: House
) -> None:
    house = replace(house, wrong_call=WrongCall.FREE)
    seen = award(count, call, house)
    if seen.outcome is Outcome.WRONG_CALL:
        assert seen.counter == award(count, Call(Saying.ACCEPT), house).counter
        assert seen.caller == 0


@given(count=counts, house=houses)
def test_who_sees_it_all_never_calls_wrongly(count: Pegged, house: House) -> None:
    assert award(count, true_call(count, house), house).outcome is not Outcome.WRONG_CALL


@pytest.mark.parametrize("of", Of)
def test_what_muggins_covers_is_said_by_the_house(of: Of) -> None:
    assert not covers(House(muggins=Muggins.OFF, heels=True), of)
    assert covers(House(heels=True), of)


@given(call=calls)
def test_a_call_is_read_as_it_is_written(call: Call) -> None:
    assert Call.parse(str(call)) == call
    assert Call.parse(f"  {str(call).upper().replace(' ', '  0')} ") == call


@pytest.mark.parametrize("text", ["", "muggins", "muggins 0", "over -1", "accept 2", "mugins 4"])
def test_what_is_no_call_is_quoted(text: str) -> None:
    with pytest.raises(ValueError, match=f"^'{text}' is no call"):
        Call.parse(text)


@pytest.mark.parametrize(
    ("saying", "points"),
    [(Saying.ACCEPT, 1), (Saying.MUGGINS, 0), (Saying.OVER, 1000), (Saying.OVER, True)],
)
def test_a_call_is_for_points_that_can_be(saying: Saying, points: int) -> None:
    with pytest.raises(ValueError, match=f"not {points!r}$"):
        Call(saying, points)


@pytest.mark.parametrize(
    ("name", "value"), [("points", -1), ("claimed", 1000), ("counter_left", 0), ("caller_left", 0)]
)
def test_what_is_pegged_is_what_can_be(name: str, value: int) -> None:
    numbers = {"points": 12, "claimed": 8, "counter_left": 50, "caller_left": 50} | {name: value}
    with pytest.raises(ValueError, match=f"^{name} is .* not {value}$"):
        Pegged(of=Of.SHOW, **numbers)


@given(counts, st.integers(1, 40), houses)
def test_a_call_the_right_way_but_for_too_many_is_had_as_far_as_it_is_true(
    count: Pegged, more: int, house: House
) -> None:
    true = true_call(count, house)
    if true.saying is not Saying.ACCEPT:
        beyond = Call(true.saying, true.points + more)
        assert award(count, beyond, house) == award(count, true, house)
