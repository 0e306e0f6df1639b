"""What a call earned or cost, in words: true in any house."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.quiz.called import ALL, GO, HAND, JACK, OVER, SHORT, TRAP, call_on, heard
from tests.trainer.test_agreed import wrong_call_price
from tests.trainer.test_muggins import houses
from tests.verdict.test_call_words import told
from trainer.house import HOUSES, House, WrongCall
from trainer.muggins import Outcome, Saying
from trainer.quiz.calls import CallMarking
from trainer.quiz.drill import Drill
from trainer.quiz.replies import marked
from trainer.quiz.settings import Settings
from trainer.verdict.award_words import award_words


@pytest.mark.parametrize(
    ("text", "said", "typed", "house", "words"),
    [
        (HAND, ALL, "a", "", "They peg 12, and rightly."),
        (TRAP, "nothing", "a", "", "They peg nothing, and rightly."),
        (HAND, OVER, "a", "", "They keep 2 too many."),
        (HAND, SHORT, "a", "", "They peg 9; the 3 they missed could have been yours."),
        (HAND, "nothing", "a", "", "They peg nothing; the 12 they missed could have been yours."),
        (
            HAND,
            SHORT,
            "a",
            "muggins=reminder",
            "They peg 9; the 3 they missed are lost, since nobody said so.",
        ),
        (HAND, SHORT, "a", "muggins=off", "They peg 9; the 3 they missed are lost, called or not."),
        (JACK, "nothing", "a", "", "They peg nothing; the 2 they missed are lost, called or not."),
        (
            JACK,
            "nothing",
            "a",
            "heels=yes",
            "They peg nothing; the 2 they missed could have been yours.",
        ),
        (GO, "nothing", "a", "", "They peg nothing; the 1 they missed could have been yours."),
        (HAND, SHORT, "m3", "", "You peg the 3 they missed."),
        (HAND, SHORT, "m2", "", "You peg the 2 they missed."),
        (
            HAND,
            SHORT,
            "m5",
            "",
            "You peg the 3 they missed. What you called beyond that costs nothing.",
        ),
        (HAND, SHORT, "m5", "wrong_call=free", "You peg the 3 they missed."),
        (
            HAND,
            SHORT,
            "m5",
            "muggins=reminder",
            (
                "They peg the 3 after all, and you peg nothing. What you called beyond that costs "
                "nothing."
            ),
        ),
        (
            GO,
            "nothing",
            "m1",
            "scope=show",
            "Nobody pegs the 1 they missed: what is missed in the play is lost in this house.",
        ),
        (
            HAND,
            SHORT,
            "m2",
            "muggins=off",
            "Nobody pegs the 3 they missed: without muggins it is lost.",
        ),
        # The number is what was missed, whatever was called.
        (
            JACK,
            "nothing",
            "m1",
            "muggins=reminder overcount=corrected wrong_call=free",
            "Nobody pegs the 2 they missed: forgotten heels are lost in this house.",
        ),
        (HAND, OVER, "o2", "", "They go back 2, and you peg 2."),
        (HAND, OVER, "o1", "", "They go back 1, and you peg 1."),
        (HAND, OVER, "o1", "overcount=two", "They go back 1, and you peg 2."),
        (
            HAND,
            OVER,
            "o3",
            "overcount=corrected",
            ("They go back 2, and that is all. What you called beyond that costs nothing."),
        ),
        (HAND, ALL, "m3", "", "They peg 3 for a wrong call."),
        (
            HAND,
            SHORT,
            "o3",
            "",
            "They peg 3 for a wrong call, and nobody pegs the 3 they missed.",
        ),
        (HAND, OVER, "m4", "", "They peg 4 for a wrong call, and they keep 2 too many."),
        (
            HAND,
            OVER,
            "m4",
            "wrong_call=free",
            "A wrong call is free here, and they keep 2 too many.",
        ),
        (
            HAND,
            SHORT,
            "o3",
            "muggins=reminder overcount=corrected wrong_call=free",
            "A wrong call is free here, and nobody pegs the 3 they missed.",
        ),
        (HAND, ALL, "m3", "wrong_call=free", "A wrong call is free here."),
        (HAND, ALL, "m3", "muggins=off", "A wrong “muggins” is free here."),
        (GO, "g9D", "m2", "scope=show", "A wrong “muggins” is free in the play."),
        (JACK, "hJD", "m2", "", "A wrong “muggins” is free for heels."),
        (JACK, "hJD", "m2", "muggins=off", "A wrong “muggins” is free here."),
        (
            HAND,
            OVER,
            "m4",
            "muggins=off",
            "A wrong “muggins” is free here, and they keep 2 too many.",
        ),
        (HAND, ALL, "o3", "muggins=off", "They peg 3 for a wrong call."),
    ],
)
def test_what_a_call_earned_or_cost_is_said(
    text: str, said: str, typed: str, house: str, words: str
) -> None:
    assert told(heard(text, said), typed, house=house).award == words


BEYOND = r"(?P<beyond> What you called beyond that costs nothing\.)?$"
# What is to be read in the words for each outcome, with who pegs how many.
SAID = {
    Outcome.STANDS: r"^They (peg (?P<counter>\d+|nothing)(, and rightly|; the \d+ they)|keep \d+)",
    Outcome.TAKEN: r"^You peg the (?P<caller>\d+) they missed\." + BEYOND,
    Outcome.REMINDED: r"^They peg the (?P<more>\d+) after all, and you peg nothing\." + BEYOND,
    Outcome.LOST: (
        r"^Nobody pegs the (?P<missed>\d+) they missed: "
        r"(without muggins it is lost|[a-z ]+ lost in this house)\.$"
    ),
    Outcome.CORRECTED: r"^They go back (?P<back>\d+), and (you peg (?P<caller>\d+)|that is all)\."
    + BEYOND,
    Outcome.WRONG_CALL: (
        r"^(They peg (?P<more>\d+) for a wrong call|A wrong (?P<free>call|“muggins”) is free "
        r"(here|in the play|for heels))"
        r"(, and (nobody pegs the (?P<lost>\d+) they missed|they keep (?P<kept>\d+) too many))?\.$"
    ),
}
CALLS = st.one_of(st.just("a"), st.builds("{}{}".format, st.sampled_from("mo"), st.integers(1, 29)))
DRILL = Drill(Settings.parse("heard=half"), 5)


@given(st.integers(0, 400), CALLS, houses)
def test_the_words_say_who_pegs_what_in_every_house(number: int, typed: str, house: House) -> None:
    answered = call_on(DRILL.question(number), typed, house=str(house))
    marking = marked(answered).marking
    assert isinstance(marking, CallMarking)
    award, words = marking.award, award_words(marking)
    said = re.match(SAID[award.outcome], words)
    assert said, words
    pegs = said.groupdict()
    moved = award.counter - marking.said.points
    assert int(pegs.get("more") or 0) == max(0, moved)
    assert int(pegs.get("back") or 0) == max(0, -moved)
    assert int(pegs.get("caller") or 0) == award.caller
    assert int(pegs.get("missed") or marking.points) == marking.points
    is_taken = award.outcome in {Outcome.TAKEN, Outcome.REMINDED, Outcome.CORRECTED}
    costs = house.wrong_call is WrongCall.COSTS
    assert bool(pegs.get("beyond")) is (is_taken and costs and marking.over > 0)
    if award.outcome is Outcome.WRONG_CALL:
        other = {Saying.MUGGINS: Saying.OVER, Saying.OVER: Saying.MUGGINS}[marking.call.saying]
        price = wrong_call_price(house, marking.of, other)
        # Where the other kind of call costs, it is said that it is of this kind that it is free.
        assert pegs["free"] in {None, "“muggins”" if price else "call"}
        off = marking.pegged.points - marking.said.points
        assert int(pegs.get("lost") or 0) == max(0, off)
        assert int(pegs.get("kept") or 0) == max(0, -off)
    if counter := pegs.get("counter"):
        assert counter == str(award.counter or "nothing")


def test_every_house_with_a_name_has_its_words() -> None:
    words = [told(heard(HAND, SHORT), "m3", house=str(each)).award for each in HOUSES.values()]
    assert len(set(words)) == 3
