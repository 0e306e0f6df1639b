"""A filter says in a few words which shows, plays and cuts are meant."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios import (
    Rules,
    Show,
    catalogue,
    deal_cut,
    deal_play,
    deal_show,
    filters,
    parse_scenario,
)
from scenarios.facts import show_facts
from scenarios.filters import (
    CUT_TERMS,
    normal,
    parse_cut_filter,
    parse_filter,
    parse_play_filter,
)
from tests.plain.terms import PLAY_TERMS, SHOW_TERMS
from tests.scenarios.dealing import natural_show, plain_fits

# Worth 14, with a double run and fifteens of two and three.
FOURTEEN = "show 4C 5D 6S 6H / JH"
SHOW_WORDS = sorted(SHOW_TERMS - {"crib flush trap"})


def holds(where: str | None, text: str = FOURTEEN) -> bool:
    show = parse_scenario(text)
    assert isinstance(show, Show)
    return parse_filter(where, is_crib=show.is_crib)(show_facts(show))


@pytest.mark.parametrize("where", [None, "", " ", "\t\n  "])
def test_no_term_means_any(where: str | None) -> None:
    assert holds(where)
    assert holds(where, "show 2H 4C 8S TD / QH")
    assert catalogue.count(where) == 12_994_800
    assert parse_play_filter(where) is None
    assert parse_cut_filter(where) == ""


@pytest.mark.parametrize(
    "where",
    [
        "double run",
        "DOUBLE Run",
        "  double \t run\n",
        "double run + fifteen",
        "double run,fifteen",
        "double run , Fifteen + pair",
        "fifteen, fifteen",
        "no flush",
        "NO   flush",
        "no nothing",
        "no nobs + no wrong jack",
        "points=14",
        "Points = 14",
        "points>=14 + points<=14",
        "points >= 3",
        "points<= 29",
        "points=014",
        "no points=13",
        "no points>=15",
    ],
)
def test_a_filter_that_is_true_of_a_show(where: str) -> None:
    assert holds(where)


@pytest.mark.parametrize(
    "where",
    [
        "triple run",
        "double run + flush",
        "no double run",
        "double run + no fifteen",
        "no double run + no flush",
        "points=13",
        "points>=15",
        "points<=13",
        "points=4",
        "no points=14",
        "no points<=14",
        "nothing",
    ],
)
def test_a_filter_that_is_not_true_of_a_show(where: str) -> None:
    assert not holds(where)


@given(
    terms=st.lists(st.sampled_from(SHOW_WORDS), min_size=1, max_size=4),
    joins=st.lists(st.sampled_from(["+", ",", " + ", ", ", "  ,\t"]), min_size=3, max_size=3),
    no=st.lists(st.booleans(), min_size=4, max_size=4),
    shouted=st.booleans(),
    seed=st.integers(0, 10_000),
)
@settings(deadline=None)
def test_all_terms_must_hold_however_they_are_joined(
    terms: list[str], joins: list[str], no: list[bool], seed: int, *, shouted: bool
) -> None:
    signed = [f"no {term}" if not_ else term for term, not_ in zip(terms, no, strict=False)]
    where = signed[0] + "".join(join + term for join, term in zip(joins, signed[1:], strict=False))
    show = natural_show(Random(seed), is_crib=False)
    condition = parse_filter(where.upper() if shouted else where)
    assert condition(show_facts(show)) is plain_fits(" + ".join(signed), show)


@pytest.mark.parametrize(
    "where",
    ["+", ",", "run +", "+ run", "run,, fifteen", "run + , fifteen", "run + + fifteen", " , "],
)
def test_an_empty_place_between_joins_is_refused(where: str) -> None:
    with pytest.raises(ValueError, match="has an empty place where a term should stand"):
        parse_filter(where)


@pytest.mark.parametrize(
    ("where", "nearest"),
    [
        ("doubel run", "double run"),
        ("fiften", "fifteen"),
        ("run + noobs", "nobs"),
        ("starter jak", "starter jack"),
        ("points", "points=N"),
        ("points=", "points=N"),
        ("points=N", "points=N"),
        ("points>8", "points>=N"),
        ("points=-1", "points=N"),
        ("points=1000", "points=N"),
        ("points=\u0661", "points=N"),
        ("nothing fifteen", "nothing"),
        ("no", "nobs"),
    ],
)
def test_an_unknown_term_is_quoted_and_the_nearest_are_named(where: str, nearest: str) -> None:
    term = where.rsplit(" + ", maxsplit=1)[-1].lower().removeprefix("no ")
    with pytest.raises(ValueError, match="is no term of a filter") as refused:
        parse_filter(where)
    quoted, named = str(refused.value).split(" is no term of a filter; the nearest are ")
    assert quoted == repr(term)
    assert len(named.split(", ")) == 3
    assert set(named.split(", ")) <= catalogue.filters.keys()
    assert nearest in named.split(", ")


def test_three_terms_are_named_however_far_they_are() -> None:
    with pytest.raises(
        ValueError, match=r"^'🂡' is no term of a filter; the nearest are "
    ) as refused:
        parse_filter("🂡")
    named = str(refused.value).split("nearest are ")[1].split(", ")
    assert len(set(named) & catalogue.filters.keys()) == 3


@pytest.mark.parametrize("length", [100, 100_000])
def test_a_term_without_end_is_refused_in_a_short_sentence(length: int) -> None:
    with pytest.raises(ValueError, match="is no term of a filter") as refused:
        parse_filter("doubel run" * length)
    assert "double run" in str(refused.value)
    assert len(str(refused.value)) < 250


def test_only_the_beginning_of_a_term_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparing takes long, and nobody means a term by more than so many letters."""
    compared: list[str] = []

    def watched(word: str, *_: object, **__: object) -> list[str]:
        compared.append(word)
        return ["run"]

    monkeypatch.setattr(filters, "get_close_matches", watched)
    with pytest.raises(ValueError, match=r"; the nearest are run$"):
        parse_filter("doubel run" * 1000)
    assert [len(word) <= 60 for word in compared] == [True]


@pytest.mark.parametrize(
    "where", ["crib flush trap", "no crib flush trap", "run + crib flush trap"]
)
def test_a_cribs_term_is_refused_for_a_hand(where: str) -> None:
    term = where.removeprefix("run + ")
    with pytest.raises(ValueError, match=f"^'{term}' is about cribs, and this asks for a hand$"):
        parse_filter(where)
    with pytest.raises(ValueError, match="is about cribs"):
        catalogue.count(where)
    with pytest.raises(ValueError, match="is about cribs"):
        deal_show(Random(1), where=where)


def test_a_cribs_term_is_for_cribs() -> None:
    assert holds("crib flush trap", "crib 2H 4H 6H 8H / KC")
    assert not holds("no crib flush trap", "crib 2H 4H 6H 8H / KC")
    assert holds("no crib flush trap", "crib 2H 4H 6H 8H / KH")


@pytest.mark.parametrize(
    ("where", "is_crib", "crib_flush"),
    [
        ("points=19", False, 5),
        ("points=25", True, 5),
        ("points>=30", False, 5),
        ("nothing + fifteen", False, 5),
        ("run + no run", True, 4),
        ("pair royal + double pair royal", False, 5),
        ("double run + flush", True, 5),
        ("flush of four", True, 5),
        ("crib flush trap", True, 4),
    ],
)
def test_what_nothing_satisfies_is_refused_and_quoted(
    where: str, crib_flush: int, *, is_crib: bool
) -> None:
    rules = Rules(crib_flush=crib_flush)
    what = "crib" if is_crib else "hand"
    with pytest.raises(ValueError, match=rf"^there is no {what} with '{where.replace('+', '.')}'$"):
        catalogue.count(where, is_crib=is_crib, rules=rules)
    rng = Random(1)
    before = rng.getstate()
    with pytest.raises(ValueError, match=f"^there is no {what} with "):
        deal_show(rng, where=where, is_crib=is_crib, rules=rules)
    assert rng.getstate() == before


def test_a_crib_pays_a_flush_of_four_where_the_house_says_so() -> None:
    assert catalogue.count("flush of four", is_crib=True, rules=Rules(crib_flush=4)) == 111_540
    assert catalogue.count("double run + flush", is_crib=True, rules=Rules(crib_flush=4)) == 3720


@pytest.mark.parametrize("term", sorted(PLAY_TERMS))
def test_a_play_filter_is_one_term_in_any_case_and_spacing(term: str) -> None:
    situation = parse_play_filter(f"  {term.upper().replace(' ', '   ')} ")
    assert situation is not None
    assert situation.name == term


@pytest.mark.parametrize(
    ("where", "nearest"),
    [
        ("no fifteen", "fifteen"),
        ("fifteen + run", "fifteen"),
        ("run, pair", "run"),
        ("thirty one", "thirty-one"),
        ("parted pears", "parted pair"),
        ("points=2", "pair"),
    ],
)
def test_a_play_filter_takes_no_other_term_no_join_and_no_no(where: str, nearest: str) -> None:
    with pytest.raises(ValueError, match=r"is no term of a filter; the nearest are ") as refused:
        parse_play_filter(where)
    assert str(refused.value).startswith(repr(where))
    named = str(refused.value).split("nearest are ")[1].split(", ")
    assert nearest in named
    assert set(named) <= PLAY_TERMS
    with pytest.raises(ValueError, match="is no term of a filter"):
        deal_play(Random(1), where=where)


@pytest.mark.parametrize(
    ("where", "term"), [("heels", "heels"), (" HEELS ", "heels"), ("Nothing", "nothing")]
)
def test_a_cut_filter_is_heels_or_nothing(where: str, term: str) -> None:
    assert parse_cut_filter(where) == term


@pytest.mark.parametrize("where", ["nobs", "no heels", "heels + nothing", "jack", "points=2"])
def test_a_cut_filter_is_nothing_else(where: str) -> None:
    message = r" is no term for a cut; there are heels and nothing$"
    with pytest.raises(ValueError, match=message) as refused:
        parse_cut_filter(where)
    assert str(refused.value).startswith(repr(where))
    with pytest.raises(ValueError, match=message):
        deal_cut(Random(1), where=where)


def test_cut_terms_are_told_in_sentences() -> None:
    assert set(CUT_TERMS) == {"heels", "nothing"}
    assert all(sentence[0].isupper() and sentence.endswith(".") for sentence in CUT_TERMS.values())


@pytest.mark.parametrize(
    ("where", "text"),
    [(None, ""), ("", ""), (" Double\t RUN  +x", "double run +x"), ("nobs", "nobs")],
)
def test_a_filter_is_brought_to_small_letters_and_single_spaces(
    where: str | None, text: str
) -> None:
    assert normal(where) == text
