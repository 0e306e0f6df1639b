"""Links to arguments: followed as far as they go, and written as things are entered."""

from streamlit.testing.v1 import AppTest

from tests.web.settle import pages
from tests.web.test_screens import opened, whole
from tests.web.test_sets import address
from trainer.quiz.kinds import Kind


def test_the_address_opens_the_same_argument(app: AppTest) -> None:
    link = {
        "show": "5C 5D 5H JS / 5S",
        "first": "Ada",
        "first_says": "28",
        "second": "Bob",
        "second_says": "29",
    }
    pages.followed(app, **link)
    assert pages.headline(app) == "Bob is right: it is 29, not 28."
    assert address(app) == link
    assert "taken to be such" not in pages.html(app, "settled")[0]
    assert [each.value for each in app.text_input] == [
        "5C 5D 5H JS / 5S",
        "28",
        "Ada",
        "29",
        "Bob",
    ]
    # What is changed on the page is in the address, and not the other way round.
    pages.type_in(app, "The second says", "")
    assert pages.headline(app) == "Ada is not right: it is 29, not 28."
    assert "second_says" not in address(app)
    assert [each.value for each in app.code] == []
    app.session_state["link"] = True
    whole(app.run())
    here, elsewhere = (each.value for each in app.code)
    said = "show=5C+5D+5H+JS+%2F+5S&first=Ada&first_says=28"
    assert elsewhere == f"/settle?{said}&second=Bob"
    assert here.endswith(elsewhere.removeprefix("/settle"))
    # Another link is followed from there.
    app.query_params.clear()
    app.query_params["play"] = "8C 6C 9C 7C"
    whole(app.run())
    assert pages.headline(app).startswith("4 points")
    pages.type_in(app, "The cards", "8C 6C")
    assert pages.headline(app).startswith("Nothing, or 1 point")


def test_behind_another_page_the_link_still_opens_it(app: AppTest) -> None:
    opened(app)
    for _ in range(2):
        app.switch_page("screens/settle.py")
        app.query_params.clear()
        app.query_params["cut"] = "JD"
        whole(app.run())
        assert pages.headline(app) == "2 points."
        app.switch_page("screens/progress.py").run()


def test_what_of_a_link_cannot_be_followed_is_told_once_and_all_else_is(app: AppTest) -> None:
    page = pages.followed(app, crib="2 4 6 8 K", five="perhaps", first_says="4", utm_source="club")
    (warning,) = page.warning
    assert warning.value.startswith("This is passed over in the link: \\'perhaps\\' is said of")
    assert pages.asked(page) == ["Are all five of one suit?"]
    assert address(page) == {"crib": "2 4 6 8 / K", "first_says": "4"}
    assert pages.texts(page)[:2] == ["2 4 6 8 K", "4"]
    assert not whole(page.run()).warning


def test_nonsense_in_a_link_is_told_where_it_stands(app: AppTest) -> None:
    page = pages.followed(app, show="<b>", first_says="12")
    (warning,) = page.warning
    assert "is not a card" in warning.value
    pages.type_in(page, "The cards", "A A 6 7 8")
    assert pages.headline(page) == "Not right: it is 13, not 12."
    pages.type_in(page, "The first says", "plenty")
    assert "is not understood" in page.warning[0].value


def test_what_is_half_entered_is_in_the_address(app: AppTest) -> None:
    page = opened(app, "settle")
    pages.type_in(page, "The first says", "4")
    assert address(page) == {"first_says": "4"}
    pages.choose(page, "What is it about?", Kind.CRIB)
    pages.type_in(page, "The cards", "2 4 6")
    assert address(page) == {"crib": "2 4 6", "first_says": "4"}
    again = pages.followed(pages.another(), **address(page))
    assert pages.texts(again)[:2] == ["2 4 6", "4"]
    assert pages.folds(again) == {"Who says what?": True}
    assert [each.value for each in again.button_group] == [Kind.CRIB]


def test_a_link_carries_what_was_given_and_no_more(app: AppTest) -> None:
    page = opened(app, "settle")
    pages.type_in(page, "The cards", "2 4 6 J / K")
    pages.choose(page, "Are the four", "No")
    pages.choose(page, "Is the jack", "Yes")
    link = address(page)
    assert link == {"show": "2 4 6 J / K", "four": "no", "nobs": "yes"}
    again = pages.followed(pages.another(), **link)
    assert pages.headline(again) == "1 point."
    assert "taken to be such" in pages.html(again, "settled")[0]
    assert address(again) == link


def test_a_link_that_says_all_shows_what_is_settled_first(app: AppTest) -> None:
    page = pages.followed(app, show="5 5 5 J / 5", nobs="yes", first_says="28")
    assert pages.folds(page) == {
        "The cards": False,
        "Who says what?": False,
        "A link to this": False,
    }
    # What is entered in the folds changes nothing about them.
    pages.type_in(page, "The cards", "5 5 5 J")
    assert list(pages.folds(page)) == ["The cards", "Who says what?"]
    pages.type_in(page, "The cards", "A A 6 7 8")
    assert pages.headline(page) == "Not right: it is 13, not 28."


def test_what_is_done_on_the_page_is_newer_than_an_address_that_comes_late(
    page: AppTest,
) -> None:
    pages.choose(page, "What is it about?", Kind.PLAY)
    pages.type_in(page, "The cards", "3")
    late = address(page)
    pages.type_in(page, "The cards", "3 3")
    page.query_params.clear()
    for name, value in late.items():
        page.query_params[name] = value
    pages.type_in(page, "The cards", "3 3 2")
    assert pages.texts(page)[0] == "3 3 2"
    assert address(page) == {"play": "3 3 2"}
    # But whoever goes back finds what was there.
    for name, value in late.items():
        page.query_params[name] = value
    whole(page.run())
    assert pages.texts(page)[0] == "3"
