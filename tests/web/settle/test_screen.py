"""The page that settles arguments: cards typed, suits asked about, who says what."""

import pytest
from streamlit.testing.v1 import AppTest

from scenarios import Rules
from tests.web.settle import pages
from tests.web.test_screens import opened, titles, whole
from tests.web.test_sets import address
from trainer.house import House
from trainer.preferences import Preferences
from trainer.quiz.kinds import Kind
from trainer.web.service import Service


def test_what_is_to_be_entered_is_said(page: AppTest) -> None:
    assert titles(page) == ["Settle it"]
    assert "Enter four cards of the hand, and then the starter." in [
        each.value for each in page.markdown
    ]
    assert pages.html(page, "settled") == pages.html(page, "entered") == []
    assert address(page) == {}


def test_suits_are_asked_one_after_the_other_and_can_be_said_otherwise(page: AppTest) -> None:
    pages.type_in(page, "The cards", "2 4 6 J / K")
    assert pages.asked(page) == ["Are the four in hand of one suit?"]
    assert pages.html(page, "settled") == []
    pages.choose(page, "Are the four", "No")
    assert pages.asked(page)[1:] == ["Is the jack in the hand of the starter's suit?"]
    pages.choose(page, "Is the jack", "Yes")
    assert pages.headline(page) == "1 point."
    pages.choose(page, "Are the four", "Yes")
    pages.choose(page, "Is the starter", "Yes")
    assert pages.headline(page) == "6 points."
    assert "taken to be such" in pages.html(page, "settled")[0]
    # Of other cards nothing has been said.
    pages.type_in(page, "The cards", "2 4 6 J / Q")
    assert pages.asked(page) == ["Are the four in hand of one suit?"]
    assert pages.html(page, "settled") == []


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        (Kind.HAND, "A A 6 7 8", "13 points."),
        (Kind.CRIB, "4 4 4 3 3", "12 points."),
        (Kind.PLAY, "8 6 9 7", "4 points, and 1 more if nobody can add to the count."),
        (Kind.CUT, "J", "2 points."),
    ],
)
def test_each_kind_is_settled_without_a_suit(
    page: AppTest, service: Service, kind: Kind, text: str, said: str
) -> None:
    before = service.log.practices("ada")
    pages.choose(page, "What is it about?", kind)
    pages.type_in(page, "The cards", text)
    assert pages.headline(page) == said
    assert pages.asked(page) == []
    assert ("taken to be such" in pages.html(page, "settled")[0]) is (
        kind in {Kind.HAND, Kind.CRIB}
    )
    # Nothing of it is kept.
    assert service.log.entries("ada") == ()
    assert service.log.practices("ada") == before


def test_two_people_are_told_who_is_right(page: AppTest) -> None:
    pages.type_in(page, "The cards", "10 4 4 4 3")
    pages.type_in(page, "The first says", "12")
    assert pages.headline(page) == "Not right: it is 8, not 12."
    pages.type_in(page, "The second says", "T443 43 p444")
    assert not page.warning
    names = [each for each in page.text_input if each.label.startswith("Name")]
    names[0].set_value("Ada").run()
    assert pages.headline(page) == "Neither is right: it is 8, not 12 or 10."
    pages.type_in(page, "The second says", "8")
    assert pages.headline(page) == "The second is right: it is 8, not 12."
    assert address(page)["first"] == "Ada"
    assert address(page)["second_says"] == "8"


@pytest.mark.parametrize(
    ("label", "text", "told"),
    [
        ("The cards", "5 5 5 5 5", "has five fives"),
        ("The cards", "🂡", "is not a card"),
        ("The first says", "plenty", "is not understood"),
        ("The second says", "15 " * 90, "is no count"),
    ],
)
def test_nonsense_gets_a_sentence(page: AppTest, label: str, text: str, told: str) -> None:
    pages.type_in(page, "The cards", "A A 6 7 8")
    pages.type_in(page, label, text)
    (warning,) = page.warning
    assert told in warning.value
    assert len(pages.html(page, "settled")) == (label != "The cards")


def test_it_is_said_whose_claim_cannot_be_read(page: AppTest) -> None:
    pages.type_in(page, "The cards", "A A 6 7 8")
    pages.type_in(page, "The first says", "13")
    pages.type_in(page, "The second says", "plenty")
    (warning,) = page.warning
    assert warning.value.startswith("The second")
    names = [each for each in page.text_input if each.label.startswith("Name")]
    names[1].set_value("Bob").run()
    (warning,) = page.warning
    assert warning.value.startswith("Bob")


def test_before_suits_are_told_it_is_said_what_hangs_on_them(page: AppTest) -> None:
    hangs = "What it is worth hangs on this, and so does who is right."
    pages.type_in(page, "The cards", "5 5 5 J / 5")
    assert hangs not in [each.value for each in page.caption]
    pages.type_in(page, "The first says", "28")
    pages.type_in(page, "The second says", "plenty")
    assert hangs in [each.value for each in page.caption]
    assert page.warning[0].value.startswith("The second")
    assert pages.html(page, "settled") == []
    pages.choose(page, "Is the jack", "No")
    assert hangs not in [each.value for each in page.caption]


def test_who_says_what_stays_open_as_it_was_left(page: AppTest) -> None:
    pages.type_in(page, "The cards", "8 7 6 A A")
    page.session_state["settled-who"] = True
    pages.type_in(page, "The first says", "12")
    pages.type_in(page, "The first says", "")
    assert pages.folds(page)["Who says what?"]


def test_another_argument_begins_with_one_button(page: AppTest) -> None:
    assert not page.button
    pages.choose(page, "What is it about?", Kind.CRIB)
    pages.type_in(page, "The cards", "2 4 6 8 K")
    pages.choose(page, "Are all five", "No")
    pages.type_in(page, "The first says", "x4")
    pages.choose(page, "Are the four", "Yes")
    assert "Four of a suit in the crib pay nothing" in pages.html(page, "settled")[0]
    (new,) = page.button
    whole(new.click().run())
    assert pages.html(page, "settled") == []
    assert pages.texts(page)[:2] == ["", ""]
    assert [each.value for each in page.button_group] == [Kind.CRIB]
    assert address(page) == {"crib": ""}
    # And nothing that was said of suits is left.
    pages.type_in(page, "The cards", "2 4 6 8 K")
    assert pages.asked(page) == ["Are all five of one suit?"]
    assert pages.html(page, "settled") == []


def test_a_crib_is_asked_about_four_only_where_somebody_claims_a_flush(page: AppTest) -> None:
    pages.choose(page, "What is it about?", Kind.CRIB)
    pages.type_in(page, "The cards", "2 4 6 8 K")
    pages.choose(page, "Are all five", "No")
    assert pages.asked(page) == ["Are all five of one suit?"]
    assert not any("changes no points" in each.value for each in page.caption)
    pages.type_in(page, "The first says", "4")
    assert pages.asked(page)[1:] == ["Are the four in the crib of one suit?"]
    assert any("changes no points" in each.value for each in page.caption)
    # It is settled already; but not yet why.
    assert pages.headline(page) == "Not right: it is nothing, not 4."
    assert "not of one suit" not in pages.html(page, "settled")[0]
    pages.choose(page, "Are the four", "Yes")
    assert "Crib flush trap" in pages.html(page, "settled")[0]
    assert address(page)["four"] == "yes"
    pages.type_in(page, "The first says", "0")
    assert pages.asked(page) == ["Are all five of one suit?"]
    assert "four" not in address(page)


def test_a_house_counts_a_crib_by_its_own_rules_and_says_so(
    app: AppTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(rules=Rules(crib_flush=4))
    monkeypatch.setattr(Preferences, "house", property(lambda _: house))
    page = opened(app, "settle")
    pages.choose(page, "What is it about?", Kind.CRIB)
    pages.type_in(page, "The cards", "2 4 6 8 K")
    assert pages.asked(page) == ["Are the four in the crib of one suit?"]
    pages.choose(page, "Are the four", "Yes")
    pages.choose(page, "Is the starter", "No")
    assert pages.headline(page) == "4 points."
    assert "By your house: four of a suit" in pages.html(page, "settled")[0]
    assert address(page)["rules"] == "crib_flush=4"
    # A link says by which rules it is to be settled.
    other = pages.followed(pages.another(), crib="2 4 6 8 K", five="no")
    assert pages.headline(other) == "Nothing, which players call nineteen."
    assert "By this link, and not by your house" in pages.html(other, "settled")[0]
