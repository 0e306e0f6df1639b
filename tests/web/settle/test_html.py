"""An argument on a page: cards by sign and by name, who is right, and which line differs."""

import pytest

from tests.settle.argued import argued
from tests.web.progress.html import Page
from trainer.quiz.kinds import Kind
from trainer.settle.entered import read_cards
from trainer.web.settle.html import entered_html, headline_html, settled_html


def cards_on(page: Page) -> list[str]:
    """Name the cards as they are called for whoever hears the page."""
    labels = (attrs.get("aria-label") for tag, attrs in page.elements if tag == "span")
    return [label for label in labels if label]


@pytest.mark.parametrize(
    ("kind", "text", "cards", "words"),
    [
        (Kind.HAND, "5 5H 10", ["five", "five of hearts", "ten"], "5 5 10"),
        (Kind.CRIB, "5 5 5 J / 5s", ["five"] * 3 + ["jack", "five of spades"], "5 5 5 J starter 5"),
        (Kind.PLAY, "3 2 A A 5", ["three", "two", "ace", "ace", "five"], "3 2 A A 5"),
        (Kind.CUT, "J", ["jack"], "J"),
    ],
)
def test_cards_are_shown_as_they_are_known(
    kind: Kind, text: str, cards: list[str], words: str
) -> None:
    page = Page(entered_html(read_cards(kind, text)))
    assert (cards_on(page), page.text) == (cards, words)


def test_who_is_right_stands_above_and_the_count_below() -> None:
    told = argued("show 5C 5D 5H JS / 5S", "Ada: 28", "Bob: 29")
    assert Page(headline_html(told)).text == "Bob is right: it is 29, not 28."
    page = Page(settled_html(told))
    assert page.text.startswith("5 5 5 J starter 5 Ada: 28 of 29")
    differs = page.text.split("The count")[0]
    assert "and one for his nobs is twenty-nine missed" in differs
    assert "fifteen two" not in differs
    assert "fifteen two" in page.text
    assert "Nobs. A jack among the four" in page.text
    assert "1 in 3,248,700 of all 12,994,800 hands" in page.text
    assert "Bob: " not in page.text


@pytest.mark.parametrize(
    ("there", "said", "parts"),
    [
        ("cut JD", ["2"], ["Right: it is 2.", "starter J", "two for his heels"]),
        ("cut 5D", ["Ada: 2"], ["Ada: 2, and it is nothing", "2 points too many"]),
        ("crib 2H 4H 6H 8H / KC", ["x"], ["4, and it is nothing", "Not there: a flush of four."]),
        ("play 3C 4D 7H 5C", [], ["this count 3 4 7 5", "A broken run: the seven lies", "nothing"]),
        ("play KC QC TC AC", ["3"], ["Thirty-one is not three. Thirty-one pays two"]),
    ],
)
def test_each_kind_tells_its_rules(there: str, said: list[str], parts: list[str]) -> None:
    told = argued(there, *said)
    text = Page(headline_html(told) + settled_html(told, note="A note.")).text
    for part in [told.headline, *parts, "A note."]:
        assert part.lower() in text.lower()


def test_a_card_whose_suit_nobody_gave_is_drawn_by_its_rank() -> None:
    page = Page(settled_html(argued("show 5H 5 5 J / 6; nobs=no", "0")))
    every = cards_on(page)
    assert every[:5] == ["five of hearts", "five", "five", "jack", "six"]
    assert {each for each in every if " of " in each} == {"five of hearts"}
    for there in ("cut J", "play 4 5 6"):
        drawn = cards_on(Page(settled_html(argued(there, "9"))))
        assert drawn
        assert not [each for each in drawn if " of " in each]


def test_a_name_is_no_part_of_the_page() -> None:
    told = argued("cut JD", "<img src=x>: 1", "2")
    html = headline_html(told) + settled_html(told)
    assert "<img" not in html
    assert "<img src=x>: 1 of 2" in Page(html).text
