"""A term that is unknown here gets a hint at what was meant."""

from collections.abc import Callable

import pytest

from scenarios.filters import parse_filter, parse_play_filter


@pytest.mark.parametrize(
    ("parse", "term", "kind"),
    [
        (parse_filter, "thirty-one", "play"),
        (parse_filter, "heels", "cut"),
        (parse_play_filter, "double run", "show"),
    ],
)
def test_a_term_that_belongs_elsewhere_says_where(
    parse: Callable[[str], object], term: str, kind: str
) -> None:
    with pytest.raises(ValueError, match=f"'{term}' is a term of the {kind}"):
        parse(term)


@pytest.mark.parametrize("term", ["no no pair", "no no no pair", "no no points=3"])
def test_no_is_said_once(term: str) -> None:
    with pytest.raises(ValueError, match=f"^'{term}' says no twice; say it once, or not at all$"):
        parse_filter(term)


@pytest.mark.parametrize(
    ("said", "meant"), [("three of a kind", "pair royal"), ("his nobs", "nobs")]
)
def test_what_a_term_means_is_near_as_well(said: str, meant: str) -> None:
    with pytest.raises(ValueError, match=f"the nearest are {meant}"):
        parse_filter(said)
