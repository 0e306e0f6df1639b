"""Why something that was claimed of a hand, a crib or a cut is not there, or was there to see."""

from collections import Counter
from collections.abc import Collection, Sequence

from scenarios import ACC, Card, Category, Cut, Rank, Rules, Show
from scenarios.facts import ShowFacts, show_facts
from trainer.claims import Named, Part
from trainer.spoken import number_words
from trainer.verdict.words import a_rank, card_words, listed, rank_word, rank_words

_NOBS_AT_THE_CUT = "his nobs is a jack in the hand, and is counted in the show"


def why_not_there(scenario: Show | Cut, part: Part, rules: Rules = ACC) -> str:
    """Say why what was claimed is not there, as a part of a sentence.

    >>> from scenarios import parse_scenario
    >>> from trainer.claims import parse_combinations
    >>> show = parse_scenario("show 7C 9D QS KH / AD")
    >>> for claim in parse_combinations("79 r9qk 78 n"):
    ...     print(why_not_there(show, claim.parts[0]))
    seven and nine make sixteen, not fifteen
    for a run the ten and the jack are missing
    there is no eight here
    there is no jack among the four
    """
    if isinstance(scenario, Cut):
        return _not_at_the_cut(scenario, part)
    facts = show_facts(scenario, rules)
    match part.category:
        case Category.FLUSH:
            return no_flush(facts)
        case Category.NOBS:
            return _no_nobs(facts, part)
        case Category.HEELS:
            return "his heels are pegged at the cut, not in the show"
        case Category.FIFTEEN | Category.PAIR | Category.RUN:
            return _not_by_ranks(scenario, facts, part)
        case _:
            return "that scores in the play, not in the show"


def _not_at_the_cut(cut: Cut, part: Part) -> str:
    if part.category is Category.NOBS:
        is_jack = cut.starter.rank is Rank.JACK
        return "at the cut a jack is his heels, and not his nobs" if is_jack else _NOBS_AT_THE_CUT
    return no_heels(cut)


def no_heels(cut: Cut) -> str:
    """Say what scores at the cut, and that nothing else does."""
    this = "" if cut.starter.rank is Rank.JACK else f", and this is {a_rank(cut.starter.rank)}"
    return f"only a jack scores at the cut, two for his heels{this}"


def _not_by_ranks(show: Show, facts: ShowFacts, part: Part) -> str:
    if part.cards is None:
        return _not_anywhere(facts, part)
    if lacking := _lacking(part.cards, (*show.hand, show.starter)):
        return lacking
    ranks = [card.rank for card in part.cards]
    if part.category is Category.FIFTEEN:
        return f"{sum_words(ranks)}, not fifteen"
    if part.category is Category.PAIR:
        return no_pair(ranks)
    lie = {card.rank for card in (*show.hand, show.starter)}
    return no_run(ranks, lie, longest=facts.ranks.run_length)


def _not_anywhere(facts: ShowFacts, part: Part) -> str:
    if part.category is Category.FIFTEEN:
        return "no cards here make fifteen"
    if part.category is Category.PAIR:
        return f"no {number_words(part.size or 2)} cards here are of one rank"
    longest = facts.ranks.run_length
    if not longest:
        return "no three ranks here stand in a row"
    if (size := part.size or 0) > longest:
        there = number_words(longest)
        return f"there is no run of {number_words(size)}; the longest is of {there}"
    return _only_the_longest(longest)


def _lacking(named: Sequence[Named], cards: Sequence[Card]) -> str:
    """Say which of the cards named are not there, or not so often; nothing where all are."""
    exact = Counter(Card(each.rank, each.suit) for each in named if each.suit)
    for card, times in exact.items():
        if card not in cards:
            return f"the {card_words(card)} is not here"
        if times > 1:
            return f"there is only one {card_words(card)}"
    ranks = Counter(card.rank for card in cards)
    for rank, times in Counter(each.rank for each in named).items():
        if times > ranks[rank]:
            return f"there {_only(ranks[rank], rank)} here"
    return ""


def _only(many: int, rank: Rank) -> str:
    if many > 1:
        return f"are only {rank_words([rank] * many)}"
    return f"is {'only one' if many else 'no'} {rank_word(rank)}"


def sum_words(ranks: Sequence[Rank]) -> str:
    """Say what cards make together: "seven and nine make sixteen"."""
    return f"{rank_words(ranks)} make {number_words(sum(rank.pips for rank in ranks))}"


def no_pair(ranks: Sequence[Rank]) -> str:
    """Say why two ranks are no pair."""
    both_ten = all(rank.pips == 10 for rank in ranks)
    return f"{rank_words(ranks)} {'both count ten but ' if both_ten else ''}are not of one rank"


def no_run(ranks: Sequence[Rank], lie: Collection[Rank], *, longest: int) -> str:
    """Say why three ranks or more are no run.

    >>> no_run([Rank.QUEEN, Rank.KING, Rank.ACE], [], longest=0)
    'a run does not go round from the king to the ace'
    >>> no_run([Rank.FOUR, Rank.FIVE, Rank.SIX], [], longest=4)
    'only the longest run counts, that of four'
    >>> no_run([Rank.TWO, Rank.FOUR, Rank.SIX], [Rank.FIVE], longest=0)
    'for a run the three is missing, and the five that lies here is left out'

    Args:
        ranks: The ranks.
        lie: The ranks of all cards that lie there: of these none is missing.
        longest: The length of the longest run that is there; 0 when there is none.
    """
    row = sorted(set(ranks))
    missing = [Rank(each) for each in range(row[0], row[-1]) if each not in row]
    if not missing:
        if len(row) < len(ranks):
            return "a run has each of its ranks once"
        return _only_the_longest(longest)
    if len([rank for rank in row if rank % len(Rank) + 1 not in row]) == 1:
        return "a run does not go round from the king to the ace"
    if len(missing) > 2:
        return "they are not ranks in a row"
    lacking = [rank for rank in missing if rank not in lie]
    left_out = [rank for rank in missing if rank in lie]
    if not lacking:
        lies = "lies" if len(left_out) == 1 else "lie"
        return f"a run leaves no rank out, and {_the(left_out)} {lies} here"
    lacks = f"for a run {_the(lacking)} {'is' if len(lacking) == 1 else 'are'} missing"
    return f"{lacks}, and {_the(left_out)} that lies here is left out" if left_out else lacks


def _the(ranks: Sequence[Rank]) -> str:
    return listed([f"the {rank_word(rank)}" for rank in ranks])


def _only_the_longest(longest: int) -> str:
    return f"only the longest run counts, that of {number_words(longest)}"


def no_flush(facts: ShowFacts) -> str:
    """Say why a hand or a crib has no flush, or none but the one that is there."""
    if facts.flush:
        return f"the one flush here is that of {number_words(facts.flush)}"
    if facts.suits.four_alike:
        return "a flush in the crib takes all five, the starter too"
    if facts.suits.like_starter == 3:
        return "three of the four and the starter are no flush"
    return "the four are not of one suit"


def _no_nobs(facts: ShowFacts, part: Part) -> str:
    (named,) = part.cards if part.cards and len(part.cards) == 1 else (None,)
    if named and named.rank is not Rank.JACK:
        return f"{a_rank(named.rank)} is never his nobs"
    return no_nobs(facts)


def no_nobs(facts: ShowFacts) -> str:
    """Say why there is no nobs, or no other than the one that is there."""
    if facts.suits.nobs:
        return "his nobs is one jack alone, that of the starter's suit"
    if facts.suits.jack:
        return "the jack is not of the starter's suit"
    if facts.suits.starter_jack:
        return "a jack as the starter is no nobs"
    return "there is no jack among the four"
