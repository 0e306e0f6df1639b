"""The words a filter may use, and which of them hold for a show or for the last card laid."""

from collections.abc import Sequence

from .cards import Combination, rank_of, suit_of
from .play import Laid, longest_alike, longest_run, replay
from .show import show_combinations

_WORDS = {2: "two", 3: "three", 4: "four", 5: "five"}

SHOW_TERMS = frozenset(
    {
        "nothing",
        "fifteen",
        "fifteen of two",
        "fifteen of three",
        "fifteen of four",
        "fifteen of five",
        "pair",
        "pair royal",
        "double pair royal",
        "run",
        "run of three",
        "run of four",
        "run of five",
        "double run",
        "double run of three",
        "double run of four",
        "triple run",
        "double double run",
        "flush",
        "flush of four",
        "flush of five",
        "nobs",
        "crib flush trap",
        "starter as the fourth suit",
        "wrong jack",
        "starter jack",
        "fifteen behind a fifteen",
    }
)

PLAY_TERMS = frozenset(
    {
        "fifteen",
        "thirty-one",
        "pair",
        "pair royal",
        "double pair royal",
        "run",
        "run out of order",
        "run of four or more",
        "two scores",
        "go",
        "last card",
        "nothing",
        "broken run",
        "parted pair",
        "after a reset",
        "thirty-one is not three",
    }
)


def show_terms(
    hand: Sequence[str], starter: str, *, is_crib: bool, crib_flush: int = 5
) -> set[str]:
    """Name every term, the `points` ones apart, that holds for a show.

    - "pair" is any two of a rank; "pair royal" needs a rank that is there exactly three times,
      "double pair royal" four times, so that four alike are no pair royal.
    - "run" is any run. "run of three" (four, five) is exactly one run, of that length: a double
      run of three is no "run of three".
    - A double run is two runs, a triple run three, a double double run four: in five cards no
      other pattern makes as many.
    """
    found = show_combinations(hand, starter, is_crib=is_crib, crib_flush=crib_flush)
    terms = {category for category, _, _ in found}
    if not found:
        terms.add("nothing")
    return (
        terms
        | _fifteen_terms(found)
        | _alike_terms((*hand, starter))
        | _run_terms([cards for category, cards, _ in found if category == "run"])
        | _suit_terms(hand, starter, found, is_crib=is_crib)
        | _jack_terms(hand, starter)
    )


def _fifteen_terms(found: Sequence[Combination]) -> set[str]:
    """Name the sizes of the fifteens, and a long one beside one of two cards."""
    sizes = {len(cards) for category, cards, _ in found if category == "fifteen"}
    terms = {f"fifteen of {_WORDS[size]}" for size in sizes}
    if 2 in sizes and len(sizes) > 1:
        terms.add("fifteen behind a fifteen")
    return terms


def _alike_terms(five: tuple[str, ...]) -> set[str]:
    """Name three and four of a rank, each exactly."""
    ranks = [rank_of(card) for card in five]
    times = {ranks.count(rank) for rank in ranks}
    names = {3: "pair royal", 4: "double pair royal"}
    return {names[number] for number in times if number in names}


def _run_terms(runs: Sequence[tuple[str, ...]]) -> set[str]:
    """Name the pattern the runs make together."""
    if not runs:
        return set()
    length = _WORDS[len(runs[0])]  # five cards hold no two whole runs of different lengths
    patterns = {
        1: {f"run of {length}"},
        2: {"double run", f"double run of {length}"},
        3: {"triple run"},
        4: {"double double run"},
    }
    return patterns[len(runs)]


def _suit_terms(
    hand: Sequence[str], starter: str, found: Sequence[Combination], *, is_crib: bool
) -> set[str]:
    """Name what the suits make or seem to make.

    The "crib flush trap" is only in a crib: the four are of a suit and no flush is paid, so there
    is none under the house rule that pays it. "starter as the fourth suit" is exactly three of the
    four in the starter's suit, in hand and crib alike.
    """
    flushes = [cards for category, cards, _ in found if category == "flush"]
    terms = {f"flush of {_WORDS[len(cards)]}" for cards in flushes}
    suits = [suit_of(card) for card in hand]
    if is_crib and len(set(suits)) == 1 and not flushes:
        terms.add("crib flush trap")
    if suits.count(suit_of(starter)) == 3:
        terms.add("starter as the fourth suit")
    return terms


def _jack_terms(hand: Sequence[str], starter: str) -> set[str]:
    """Name the jacks that are taken for nobs.

    "wrong jack": the four hold one jack or more, and none of them is of the starter's suit. It may
    be that the starter is a jack itself, in which case no jack of the four can be of its suit; the
    starter alone, without a jack among the four, is only a "starter jack".
    """
    terms = set()
    jacks = [card for card in hand if card[0] == "J"]
    if jacks and all(suit_of(card) != suit_of(starter) for card in jacks):
        terms.add("wrong jack")
    if starter[0] == "J":
        terms.add("starter jack")
    return terms


def play_terms(pone: Sequence[str], dealer: Sequence[str], played: Sequence[str]) -> set[str]:
    """Name every term that holds for the last card laid; none when no card is laid.

    "pair" is the pair of 2 alone. "two scores" counts combinations, go and last card with them.
    "nothing" is a card that earns nothing at all, no go either.
    """
    deal = replay(pone, dealer, played)
    if not deal.laid:
        return set()
    last = deal.laid[-1]
    terms = _paid_terms(last.combinations)
    if _is_broken_run(last.count):
        terms.add("broken run")
    if _is_parted_pair(last.count):
        terms.add("parted pair")
    if _is_after_a_reset(deal.laid):
        terms.add("after a reset")
    if "thirty-one" in terms and (last.after_go or deal.next is None):
        terms.add("thirty-one is not three")
    return terms


def _paid_terms(found: Sequence[Combination]) -> set[str]:
    """Name what the card is paid for.

    A "run out of order" was laid neither straight up nor straight down: 7 6 5 is in order.
    """
    pairs = {2: "pair", 6: "pair royal", 12: "double pair royal"}
    terms = set()
    for category, cards, points in found:
        terms.add(pairs[points] if category == "pair" else category.replace("_", " "))
        ranks = [rank_of(card) for card in cards]
        if category == "run" and sorted(ranks) not in (ranks, ranks[::-1]):
            terms.add("run out of order")
        if category == "run" and len(cards) >= 4:
            terms.add("run of four or more")
    if "thirty one" in terms:
        terms = terms - {"thirty one"} | {"thirty-one"}
    if len(found) >= 2:
        terms.add("two scores")
    if not found:
        terms.add("nothing")
    return terms


def _is_broken_run(count: tuple[str, ...]) -> bool:
    """Tell whether the last card would make a run, were it not for a card in between.

    Of the ranks laid in this count three or more in a row hold the last card's rank, and yet no
    run at all is paid: something foreign, or a rank twice, lies between. 3 4 7 5 is one, and so
    is 3 2 A A; a gap (T Q K) is none, nor is a run that is paid shorter than it might have been.
    """
    ranks = {rank_of(card) for card in count}
    low = high = rank_of(count[-1])
    while low - 1 in ranks:
        low -= 1
    while high + 1 in ranks:
        high += 1
    return high - low >= 2 and not longest_run(count)


def _is_parted_pair(count: tuple[str, ...]) -> bool:
    """Tell whether the last card's rank lies in this count already, with another card between.

    The last card then makes no pair; a pair that is paid (5 3 5 5) is no parted pair.
    """
    ranks = [rank_of(card) for card in count]
    return ranks[-1] in ranks[:-1] and not longest_alike(count)


def _is_after_a_reset(laid: tuple[Laid, ...]) -> bool:
    """Tell whether the count before, had it gone on, would have given a pair or run, or a larger.

    Only the one count right before is looked at. Its cards are put before those of this count; the
    trap is there when the last card then ends a pair or a run that reaches back into them. It
    need not be the first card of its count: 6, then 8 7 after a reset, is one too.
    """
    count = laid[-1].count
    if len(laid) == len(count):
        return False
    before = laid[-len(count) - 1].count
    both = (*before, *count)
    return len(longest_alike(both)) > len(count) or len(longest_run(both)) > len(count)
