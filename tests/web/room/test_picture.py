"""A link as a picture: for a camera, and in words for whoever sees none."""

import re
from base64 import b64decode

from trainer.web.room.picture import link_html, picture_of

LINK = "http://192.0.2.7:8501"


def test_another_link_is_another_picture() -> None:
    links = [f"{LINK}{number}" for number in range(3)]
    assert len({picture_of(link) for link in links}) == 3


def test_it_has_no_size_of_its_own() -> None:
    assert picture_of(LINK).startswith("<svg")
    assert "width=" not in picture_of(LINK).split(">")[0]


def test_a_link_stands_beside_its_picture_which_is_told_in_words() -> None:
    html = link_html(LINK, said='A code for "phones"')
    assert 'alt="A code for &quot;phones&quot;"' in html
    assert "<figcaption>192.0.2.7:8501</figcaption>" in html
    source = re.search(r"base64,([^\"]+)", html)
    assert source
    assert b64decode(source[1]).decode() == picture_of(LINK)


def test_a_secret_one_is_not_written_large() -> None:
    assert "figcaption" not in link_html(f"{LINK}/door?setup=x", said="a code", shown="")
