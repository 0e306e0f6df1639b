"""No sentence rests on a suit that nobody gave: it was put there, and may have been another."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Card, Show
from scenarios.facts import suit_facts
from tests.settle.argued import argued, argument
from trainer.claims import Named
from trainer.quiz.kinds import Kind
from trainer.settle.argument import Argument, Person
from trainer.settle.entered import Entered
from trainer.settle.judged import may_be_flush
from trainer.settle.settled import settle
from trainer.settle.suits import Given, Suits, to_ask
from trainer.verdict.names import names_of

RULE = "A flush in the crib takes all five, the starter too."
CRIB = "crib 2 4 6 8 K"


@pytest.mark.parametrize(
    ("there", "why", "names"),
    [
        (f"{CRIB}; five=no", RULE, []),  # whether the four are alike, nobody has said
        (f"{CRIB}; five=no four=yes", RULE, ["crib flush trap"]),
        (f"{CRIB}; five=no four=no", "The four are not of one suit.", []),
        ("crib 2H 4C 6 8 K", "The four are not of one suit.", []),
        ("crib 2H 4H 6H 8H KC", RULE, ["crib flush trap"]),
        (
            "crib 2H 4H 6H 8C KH",
            "Three of the four and the starter are no flush.",
            ["starter as the fourth suit"],
        ),
        ("show 2 4 6 8 K; four=no", "The four are not of one suit.", []),
    ],
)
def test_why_there_is_no_flush_rests_on_what_was_given(
    there: str, why: str, names: list[str]
) -> None:
    told = argued(there, "x4")
    assert [each.why for each in told.judged] == [why]
    assert [name for name, _ in told.names] == names


@pytest.mark.parametrize(
    ("there", "says", "may_be"),
    [
        (f"{CRIB}; five=no", "4", True),
        (f"{CRIB}; five=no", "5", True),
        (f"{CRIB}; five=no", "x", True),
        (f"{CRIB}; five=no", "6", False),
        (f"{CRIB}; five=no", "r4", False),
        ("crib 5 5 J 6 / 5; nobs=no", "18", True),
    ],
)
def test_a_flush_may_be_the_point_where_it_is_claimed_or_so_many_are_too_many(
    there: str, says: str, may_be: bool
) -> None:
    assert may_be_flush(argument(there, says)) == may_be
    assert not may_be_flush(argument(there))


@pytest.mark.parametrize(
    ("there", "says", "headline"),
    [
        # By rank alone any two fives are a pair, however somebody calls them.
        ("show 5 5 5 J 5; nobs=no", "p5h5s", "2 of 28"),
        ("show 5H 5 5 J 5; nobs=no", "p5h5s", "2 of 28"),
        ("show 2 7 9 J 6; nobs=yes four=no", "njh", "1 of 5"),
        ("show 2 9 J J 7; nobs=yes", "njd", "1 of 3"),
        ("show 2C 9H JC J 7; nobs=yes", "njc", "1 of 3"),
        ("show 2C 9H JC JD 7D", "njc", "1 of 3, and it is not his"),
        ("show 5H 5C 5D J 5S; nobs=no", "p5h5s", "2 of 28"),
        ("cut J", "hjh", "2, right"),
        ("play 7 7", "p7h7s", "2, right"),
    ],
)
def test_a_suit_that_somebody_names_is_not_held_against_one_put_there(
    there: str, says: str, headline: str
) -> None:
    (judged,) = argued(there, says).judged
    if "not his" in headline:
        assert judged.why == "His nobs is one jack alone, that of the starter's suit."
    else:
        assert (judged.headline, judged.why.count("is not here")) == (headline, 0)


def test_a_card_whose_suit_was_given_can_be_named_wrongly() -> None:
    (judged,) = argued("show 5H 5C 5D JS 5S", "p5h5h").judged
    assert judged.why == "There is only one five of hearts."
    (other,) = argued("show 5H 5C 6D JS 9S", "p5h5s").judged
    assert other.why == "The five of spades is not here."


@given(
    cards=st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True),
    known=st.lists(st.booleans(), min_size=5, max_size=5),
    is_crib=st.booleans(),
    is_argued=st.booleans(),
)
def test_whatever_lies_there_what_is_said_of_it_is_true(
    cards: list[Card], known: list[bool], is_crib: bool, is_argued: bool
) -> None:
    table = Show(tuple(cards[:4]), cards[4], is_crib=is_crib)
    there = given_of(table, known, is_argued=is_argued)
    people = Person("x"), Person("n")
    told = settle(Argument(there, people))
    facts = suit_facts(table.hand, table.starter)
    true = {
        "": True,
        "The four are not of one suit.": not facts.four_alike,
        "Three of the four and the starter are no flush.": facts.like_starter == 3,
        RULE: is_crib,
        "The jack is not of the starter's suit.": facts.jack and not facts.nobs,
        "A jack as the starter is no nobs.": facts.starter_jack,
        "There is no jack among the four.": not facts.jack,
    }
    for judged in told.judged:
        assert true.get(judged.why, True)
    assert set(told.names) <= set(names_of(table))


def given_of(table: Show, known: list[bool], *, is_argued: bool) -> Given:
    """Give some suits, and answer truly whatever is asked of the others."""
    kind = Kind.CRIB if table.is_crib else Kind.HAND
    cards = zip((*table.hand, table.starter), known, strict=True)
    entered = Entered(kind, tuple(Named(c.rank, c.suit if k else None) for c, k in cards))
    facts = suit_facts(table.hand, table.starter)
    truth = {
        Suits.FOUR: facts.four_alike,
        Suits.FIVE: facts.like_starter == 4,
        Suits.NOBS: facts.nobs,
    }
    answers: dict[Suits, bool] = {}
    while suits := to_ask(entered, answers, is_argued=is_argued):
        answers[suits] = truth[suits]
    return Given(entered, answers)
