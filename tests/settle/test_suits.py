"""Suits are asked about only where a flush or nobs could hang on them, and then by yes or no."""

from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from scenarios import DECK, Card, Category, Show
from trainer.claims import Named
from trainer.quiz.kinds import Kind
from trainer.settle.entered import Entered, read_cards
from trainer.settle.laid import Laid
from trainer.settle.suits import Answers, Given, Suits, question_words, to_ask

YES, NO = True, False
BY_SUIT = {Category.FLUSH, Category.NOBS}


def laid(entered: Entered, answers: Answers) -> Laid:
    return Given(entered, answers).laid


def asked(kind: Kind, text: str, answers: Answers | None = None) -> str:
    suits = to_ask(read_cards(kind, text), answers or {})
    return suits.value if suits else ""


@pytest.mark.parametrize(
    ("kind", "text", "suits"),
    [
        (Kind.HAND, "2 4 6 8 / K", "four"),
        (Kind.CRIB, "2 4 6 8 / K", "five"),
        (Kind.HAND, "2 2 6 8 / K", ""),  # a pair among the four: no flush
        (Kind.CRIB, "2 4 6 8 / 8", ""),  # and none of five
        (Kind.HAND, "2 4 6 8 / 8", "four"),
        (Kind.HAND, "5 5 5 J / 5", "nobs"),
        (Kind.HAND, "J J J J / 5", ""),  # one of them is
        (Kind.HAND, "J 5 5 5 / J", ""),  # the starter's suit is that of the other jack
        (Kind.HAND, "JH 5 5 6 / 8H", ""),
        (Kind.HAND, "JH 5 5 6 / 8", "nobs"),
        (Kind.HAND, "2H 4H 6C 8 / K", ""),
        (Kind.HAND, "2H 4H 6H 8 / K", "four"),
        (Kind.HAND, "2H 4H 6H 8H / K", "five"),
        (Kind.HAND, "2H 4H 6H 8H / KH", ""),
        (Kind.CRIB, "2H 4H 6H 8H / KC", ""),
        (Kind.CUT, "J", ""),
        (Kind.PLAY, "7 8 9", ""),
    ],
)
def test_what_cannot_be_or_has_to_be_is_not_asked(kind: Kind, text: str, suits: str) -> None:
    assert asked(kind, text) == suits


def test_no_more_is_asked_than_is_needed() -> None:
    jack = "2 4 6 J / K"
    assert asked(Kind.HAND, jack, {Suits.FOUR: YES}) == "five"
    # Then the jack is of the starter's suit, or is not.
    assert asked(Kind.HAND, jack, {Suits.FOUR: YES, Suits.FIVE: YES}) == ""
    assert asked(Kind.HAND, jack, {Suits.FOUR: YES, Suits.FIVE: NO}) == ""
    assert asked(Kind.HAND, jack, {Suits.FOUR: NO}) == "nobs"
    assert asked(Kind.HAND, jack, {Suits.FOUR: NO, Suits.NOBS: YES}) == ""
    assert asked(Kind.CRIB, jack, {Suits.FIVE: NO}) == "nobs"


@pytest.mark.parametrize(
    ("kind", "text", "suits", "words"),
    [
        (Kind.HAND, "2 4 6 8 K", Suits.FOUR, "Are the four in hand of one suit?"),
        (Kind.HAND, "2 4 6 8 K", Suits.FIVE, "Is the starter of that suit, too?"),
        (Kind.CRIB, "2 4 6 8 K", Suits.FIVE, "Are all five of one suit?"),
        (Kind.HAND, "5 5 5 J 5", Suits.NOBS, "Is the jack in the hand of the starter's suit?"),
        (Kind.CRIB, "5 5 J J 5", Suits.NOBS, "Is one of the jacks in the crib of the starter's s"),
    ],
)
def test_it_is_asked_in_words(kind: Kind, text: str, suits: Suits, words: str) -> None:
    assert question_words(suits, read_cards(kind, text), {}).startswith(words)


@pytest.mark.parametrize(
    ("kind", "text", "answers", "there"),
    [
        (Kind.HAND, "2 4 6 8 K", {Suits.FOUR: NO}, "show 2C 4C 6D 8H / KS"),
        (Kind.HAND, "2 4 6 8 K", {Suits.FOUR: YES, Suits.FIVE: NO}, "show 2C 4C 6C 8C / KD"),
        (Kind.HAND, "2 4 6 8 K", {Suits.FOUR: YES, Suits.FIVE: YES}, "show 2C 4C 6C 8C / KC"),
        (Kind.CRIB, "2 4 6 8 K", {Suits.FIVE: NO}, "crib 2C 4C 6D 8H / KS"),
        (Kind.HAND, "5 5 5 J 5", {Suits.NOBS: YES}, "show 5C 5D 5H JS / 5S"),
        (Kind.HAND, "5 5 5S J 5", {Suits.NOBS: NO}, "show 5C 5D 5S JC / 5H"),
        (Kind.CUT, "J", {}, "cut JC"),
        (Kind.CUT, "JH", {}, "cut JH"),
        (Kind.PLAY, "7 7C 7", {}, "play 7D 7C 7H"),
    ],
)
def test_suits_are_chosen_by_which_nothing_scores_but_what_was_said(
    kind: Kind, text: str, answers: Answers, there: str
) -> None:
    assert str(laid(read_cards(kind, text), answers)) == there


def test_what_contradicts_the_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be of the suits"):
        laid(read_cards(Kind.HAND, "2 2 6 8 K"), {Suits.FOUR: YES})


def of_suits(there: Laid) -> dict[Category, int]:
    points = there.score().by_category
    return {category: points[category] for category in BY_SUIT & set(points)}


def answered(entered: Entered, table: Show) -> dict[Suits, bool]:
    """Answer all that is asked, as the cards on the table are."""
    truth = {
        Suits.FOUR: len({card.suit for card in table.hand}) == 1,
        Suits.FIVE: len({card.suit for card in (*table.hand, table.starter)}) == 1,
        Suits.NOBS: Category.NOBS in table.score().by_category,
    }
    answers: dict[Suits, bool] = {}
    while suits := to_ask(entered, answers):
        assert suits not in answers
        answers[suits] = truth[suits]
    return answers


@given(
    cards=st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True),
    known=st.lists(st.booleans(), min_size=5, max_size=5),
    kind=st.sampled_from([Kind.HAND, Kind.CRIB]),
)
def test_whatever_lies_there_is_counted_as_if_all_suits_were_known(
    cards: list[Card], known: list[bool], kind: Kind
) -> None:
    table = Show(tuple(cards[:4]), cards[4], is_crib=kind is Kind.CRIB)
    entered = Entered(
        kind,
        tuple(
            Named(card.rank, card.suit if is_known else None)
            for card, is_known in zip(cards, known, strict=True)
        ),
    )
    there = laid(entered, answered(entered, table))
    assert there.score().points == table.score().points
    assert of_suits(there) == of_suits(table)


@given(st.data())
def test_what_is_open_could_be_so_or_not(data: st.DataObject) -> None:
    cards = data.draw(st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True))
    entered = Entered(Kind.HAND, tuple(Named(card.rank) for card in cards))
    suits = to_ask(entered, {})
    assume(suits)
    assert suits
    points = {laid(entered, _rest(entered, {suits: answer})).score().points for answer in (YES, NO)}
    assert len(points) == 2


def _rest(entered: Entered, answers: dict[Suits, bool]) -> dict[Suits, bool]:
    """Say no to whatever else is asked."""
    while suits := to_ask(entered, answers):
        answers[suits] = NO
    return answers


def test_where_no_suit_is_known_to_score_none_does() -> None:
    for ranks in product("A5J", repeat=3):
        entered = read_cards(Kind.HAND, f"{' '.join(ranks)} K 9")
        assert not of_suits(laid(entered, _rest(entered, {})))
