"""Why cards that were claimed score nothing: every sentence of it is true of what lies there."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Card, Category, Rank, Show
from trainer.claims import parse_combinations, parse_spoken
from trainer.marking import mark_claims
from trainer.quiz.question import Ask, Question
from trainer.spoken import number_words
from trainer.verdict.show_reasons import no_run, why_not_there
from trainer.verdict.why_not import why_not
from trainer.verdict.words import card_words, rank_word, rank_words

_RANK_OF = {rank_word(rank): rank for rank in Rank}
_MORE_OF = {rank_words([rank, rank]).removeprefix("two "): rank for rank in Rank}
_RANK = f"({'|'.join(_RANK_OF)})"
_NUMBERS = [number_words(each) for each in range(99)]
_NUMBER = f"({'|'.join(_NUMBERS[1:56])})"
_THE = rf"((?:the {_RANK}(?:, | and )?)+)"
# A rank that lies low, so that many a hand has pairs, and rows with gaps in them.
_CARDS = st.lists(
    st.sampled_from([*DECK, *(card for card in DECK if card.rank <= Rank.SEVEN)]),
    min_size=5,
    max_size=5,
    unique=True,
)
_WORDS = "15 p p3 p4 r3 r4 r5 d3 d4 t3 dd3 n x4 x5".split()


def _ranks_in(words: str) -> list[Rank]:
    return [_RANK_OF[each] for each in re.findall(rf"\b{_RANK}\b", words)]


def _gaps(ranks: Sequence[Rank]) -> set[Rank]:
    return {Rank(each) for each in range(min(ranks), max(ranks))} - set(ranks)


def _are_the_gaps(words: re.Match[str], named: Sequence[Rank], there: Sequence[Rank]) -> bool:
    """Whether the ranks said to be left out are all of them, each said as it is."""
    lie, lack = _ranks_in(words["lie"] or ""), _ranks_in(words["lack"] or "")
    is_so = set(lie) <= set(there) and not set(lack) & set(there)
    return is_so and {*lie, *lack} == _gaps(named)


def _longest_run(ranks: Sequence[Rank]) -> int:
    rows = [each for size in (3, 4, 5) for each in combinations(sorted(set(ranks)), size)]
    return max((len(row) for row in rows if row[-1] - row[0] == len(row) - 1), default=0)


def _goes_round(named: Sequence[Rank]) -> bool:
    """Whether the ranks stand in a row, if an ace follows a king."""
    rows = [{(first + step) % 13 for step in range(len(set(named)))} for first in range(13)]
    return bool(_gaps(named)) and {rank % 13 for rank in named} in rows


Truth = Callable[[re.Match[str], Sequence[Rank], Sequence[Rank]], bool]
_TRUE_OF: dict[str, Truth] = {
    rf"{_RANK}.* make {_NUMBER}, not fifteen(, and are no pair)?": lambda said, named, _: (
        _NUMBERS.index(said[2]) == sum(rank.pips for rank in named) != 15
        and (not said[3] or len(set(named)) == 2)
    ),
    ".* are not of one rank": lambda _, named, __: len(set(named)) > 1,
    rf"(there is only one|there is no) {_RANK} here": lambda said, named, there: (
        named.count(_RANK_OF[said[2]])
        > there.count(_RANK_OF[said[2]])
        == ("only" in said[1])
    ),
    rf"there are only {_NUMBER} (\w+) here": lambda said, named, there: (
        named.count(_MORE_OF[said[2]]) > there.count(_MORE_OF[said[2]]) == _NUMBERS.index(said[1])
    ),
    rf"for a run (?P<lack>{_THE}) (is|are) missing(?P<lie>)": _are_the_gaps,
    rf"a run leaves no rank out, and (?P<lie>{_THE}) (lies|lie) here(?P<lack>)": _are_the_gaps,
    rf"for a run (?P<lack>{_THE}) is missing, and (?P<lie>{_THE}) that lies here is left out": (
        _are_the_gaps
    ),
    "they are not ranks in a row": lambda _, named, __: len(_gaps(named)) > 2,
    "a run has each of its ranks once": lambda _, named, __: len(set(named)) < len(named),
    "a run does not go round from the king to the ace": lambda _, named, __: _goes_round(named),
    f"only the longest run counts, that of {_NUMBER}": lambda said, named, there: (
        len(named) < _longest_run(there) == _NUMBERS.index(said[1])
    ),
    "no cards here make fifteen": lambda _, __, there: not any(
        sum(rank.pips for rank in some) == 15
        for size in (2, 3, 4, 5)
        for some in combinations(there, size)
    ),
    f"no {_NUMBER} cards here are of one rank": lambda said, _, there: (
        max(Counter(there).values()) < _NUMBERS.index(said[1])
    ),
    "no three ranks here stand in a row": lambda _, __, there: not _longest_run(there),
    f"there is no run of {_NUMBER}; the longest is of {_NUMBER}": lambda said, _, there: (
        _NUMBERS.index(said[1]) > _longest_run(there) == _NUMBERS.index(said[2])
    ),
}  # fmt: skip


def require_true(words: str, named: Sequence[Rank], there: Sequence[Rank]) -> None:
    """Each sentence by ranks is one of those looked at here, and true."""
    (said, is_true) = next(
        (said, is_true)
        for pattern, is_true in _TRUE_OF.items()
        if (said := re.fullmatch(pattern, words))
    )
    assert is_true(said, named, there), f"{words!r} of {named} where {there} lie"


@given(_CARDS, st.data())
def test_why_cards_that_were_named_are_not_there_is_true(
    cards: list[Card], data: st.DataObject
) -> None:
    """By ranks, as they are typed."""
    show = Show(tuple(cards[:4]), cards[4])
    there = [card.rank for card in cards]
    of = st.sampled_from([*there, *there, *Rank])
    kind = data.draw(st.sampled_from(["", "p", "r", "d"]))
    size = {"": (2, 5), "p": (2, 4)}.get(kind, (3, 5))
    ranks = data.draw(st.lists(of, min_size=size[0], max_size=size[1], unique=kind == "r"))
    word = kind + "".join(str(rank) for rank in ranks).lower()
    try:
        claims = parse_combinations(word)
    except ValueError:
        return  # a multiple run of too few ranks, or too many of one
    for part in mark_claims(show.score(), claims).imagined:
        named = [card.rank for card in part.cards or ()]
        require_true(why_not_there(show, part), named, there)


def test_why_ranks_are_no_run_is_true_of_any_five_and_any_of_them() -> None:
    for there in combinations(Rank, 5):
        longest = _longest_run(there)
        for named in (some for size in (3, 4, 5) for some in combinations(there, size)):
            if _gaps(named) or len(named) < longest:
                require_true(no_run(named, there, longest=longest), named, there)


@given(_CARDS, st.lists(st.sampled_from(_WORDS), max_size=6))
def test_why_what_was_said_without_cards_is_not_there_is_true(
    cards: list[Card], words: list[str]
) -> None:
    show = Show(tuple(cards[:4]), cards[4])
    marking = mark_claims(show.score(), parse_spoken(" ".join(words)))
    for part in marking.imagined:
        if part.category in {Category.FIFTEEN, Category.PAIR, Category.RUN}:
            require_true(why_not_there(show, part), [], [card.rank for card in cards])


@given(_CARDS, st.integers(2, 5))
def test_why_cards_that_were_tapped_score_nothing_is_true(cards: list[Card], size: int) -> None:
    chosen, there = cards[:size], [card.rank for card in cards]
    words = why_not(Question(Ask.SHOW, Show(tuple(cards[1:]), cards[0])), chosen)
    faults = words[:1].lower() + words[1:].removesuffix(".").split("; but there is")[0]
    for each in faults.split("; "):
        if not re.search("for (two|three|four|five|six|twelve)|flush|suit", each):
            require_true(each, [card.rank for card in chosen], there)


@given(_CARDS, st.lists(st.sampled_from(DECK), min_size=2, max_size=3))
def test_a_card_that_is_said_not_to_be_here_is_not(cards: list[Card], named: list[Card]) -> None:
    show = Show(tuple(cards[:4]), cards[4])
    (claim,) = parse_combinations("".join(map(str, named)).lower())
    for part in mark_claims(show.score(), [claim]).imagined:
        why = why_not_there(show, part)
        for card in DECK:
            if why == f"the {card_words(card)} is not here":
                assert card in named
                assert card not in cards
            if why == f"there is only one {card_words(card)}":
                assert named.count(card) > 1
