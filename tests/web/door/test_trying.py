"""A browser is told apart by what stays the same of its cookie, however often a page is loaded."""

import pytest
from streamlit.web.server.starlette.starlette_app_utils import generate_xsrf_token_string

from trainer.web.door.trying import tried_by

ADDRESS = "192.0.2.7"


def browser(cookie: str) -> str | None:
    return tried_by({"_streamlit_xsrf": cookie}, ADDRESS).get("browser")


def test_a_browser_is_the_same_however_often_it_loads_a_page() -> None:
    masked = [generate_xsrf_token_string(b"of one browser!!", 7) for _ in range(3)]
    assert len(set(masked)) == 3
    assert len({browser(each) for each in masked}) == 1
    assert browser(masked[0]) != browser(generate_xsrf_token_string(b"of another one!!", 7))


@pytest.mark.parametrize(
    "cookie", ["made up", "2||ffff|7", "2|ffffffff||7", "2|x|y|7", "2|ff", "||||||", "2|é|é|7"]
)
def test_a_cookie_of_no_such_kind_is_what_it_is(cookie: str) -> None:
    assert browser(cookie) == cookie


def test_a_browser_that_shows_none_is_its_address() -> None:
    assert tried_by({}, ADDRESS) == {"address": ADDRESS}
    assert browser("") is None
