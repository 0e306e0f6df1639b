"""What is entered, whole or not, is in its link, which brings it back as it was given."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import Rules
from trainer.quiz.kinds import Kind
from trainer.quiz.link import read_link
from trainer.settle.draft import Box, Draft, read_draft
from trainer.settle.suits import Suits


def boxes() -> st.SearchStrategy[Box]:
    says = st.sampled_from(["", "12", "0", "15 15 p", "twelve", "19"])
    name = st.sampled_from(["", "Ada", "Bob & Eve", "Zoë=?", "<b>", "李", "+/%"])
    return st.builds(Box, says, name)


def drafts() -> st.SearchStrategy[Draft]:
    cards = st.sampled_from(["", "5", "2 4 6 8", "2 4 6 8 / K", "5H 10S J♣ q K", "nonsense"])
    return st.builds(
        Draft,
        kind=st.sampled_from(Kind),
        cards=cards,
        boxes=st.tuples(boxes(), boxes()),
        rules=st.sampled_from([Rules(), Rules(crib_flush=4)]),
    )


@given(drafts())
def test_its_link_brings_it_back(draft: Draft) -> None:
    assert read_draft(draft.fields) == (draft, ())
    assert read_draft(read_link(str(draft))) == (draft, ())


@pytest.mark.parametrize(
    ("draft", "link"),
    [
        (Draft(), ""),
        (Draft(kind=Kind.PLAY), "play="),
        (Draft(boxes=(Box("12"), Box("", "Bob"))), "first_says=12&second=Bob"),
        (
            Draft(cards=" 2 4  6 J / K", answers={Suits.FOUR: False, Suits.NOBS: True}),
            "show=2+4+6+J+%2F+K&four=no&nobs=yes",
        ),
        (Draft(kind=Kind.CRIB, rules=Rules(crib_flush=4)), "crib=&rules=crib_flush%3D4"),
        (Draft(kind=Kind.PLAY, rules=Rules(crib_flush=4)), "play="),
    ],
)
def test_its_link_says_what_was_given_and_no_more(draft: Draft, link: str) -> None:
    assert str(draft) == link


def test_answers_are_read_back_with_the_cards_that_they_are_about() -> None:
    link = "crib=2+4+6+8+/+K&five=no&four=Yes&first_says=4"
    draft, told = read_draft(read_link(link))
    assert draft.answers == {Suits.FIVE: False, Suits.FOUR: True}
    assert told == ()
    assert str(draft.argument.laid) == "crib 2C 4C 6C 8C / KD"


def test_links_of_old_say_every_suit() -> None:
    fields = {"show": "5C 5D 5H JS / 5S", "first": "Ada", "first_says": "28"}
    draft, told = read_draft(fields)
    assert told == ()
    assert draft.fields == fields
    assert not draft.argument.given.by_rank
    deal = {"play": "KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS"}
    assert str(read_draft(deal)[0].argument.laid) == "play KC JH 6H 4D AS"


@pytest.mark.parametrize(
    ("link", "told", "left"),
    [
        ("cut=JD&utm_source=x&fbclid=y&third=z", [], "cut=JD"),
        ("cut=JD&show=5+5+5+J+5", ["it is about a show and a cut"], "show=5+5+5+J+5"),
        ("show=2+4+6+8+K&four=maybe&five=no", ["'maybe' is said of"], "show=2+4+6+8+K&five=no"),
        ("show=2+2+6+8+K&four=yes", ["these cards cannot be of the suits"], "show=2+2+6+8+K"),
        ("show=2+2&four=yes", [], "show=2+2&four=yes"),
        ("show=hello&four=yes", [], "show=hello&four=yes"),
        ("crib=J&rules=crib_flush%3D7", ["a crib's flush takes 4 or 5 cards"], "crib=J"),
        ("cut=J&first_says=twelve&second_says=2", [], "cut=J&first_says=twelve&second_says=2"),
        ("cut=J&first_says=" + "15+" * 90 + "&second_says=2", ["is too long"], "cut=J&second_s"),
        ("show=" + "5+" * 200 + "&first_says=2", ["is too long"], "first_says=2"),
    ],
)
def test_what_cannot_be_followed_is_told_and_all_else_is(
    link: str, told: list[str], left: str
) -> None:
    draft, sentences = read_draft(read_link(link))
    assert str(draft).startswith(left)
    for sentence, part in zip(sentences, told, strict=True):
        assert part in sentence


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("show=5+5+5+J", "'5 5 5 J' is not all: Now the starter"),
        ("show=hello", "'hello' is not a card"),
        ("cut=J&first_says=a+lot", "'a' names too few cards"),
        ("cut=J&first=" + "x" * 31 + "&first_says=2", "longer than 30 letters"),
    ],
)
def test_what_is_not_all_or_cannot_be_read_is_no_argument(link: str, sentence: str) -> None:
    draft, _ = read_draft(read_link(link))
    with pytest.raises(ValueError, match=r".") as refused:
        assert draft.argument
    assert sentence in str(refused.value)


@given(st.dictionaries(st.sampled_from("show crib cut four five rules first".split()), st.text()))
def test_any_link_is_followed_as_far_as_it_goes(fields: dict[str, str]) -> None:
    draft, _ = read_draft(fields)
    assert read_draft(draft.fields) == (draft, ())
