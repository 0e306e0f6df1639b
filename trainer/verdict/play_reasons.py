"""Why something that was claimed of the last card laid is not there."""

from scenarios import Card, Category, Play, Rank
from scenarios.cards import quoted
from scenarios.facts import PlayFacts, play_facts
from scenarios.play import THIRTY_ONE, alike_in_tail, run_in_tail
from scenarios.show import FIFTEEN, SHORTEST_RUN
from trainer.claims import Part
from trainer.spoken import number_words
from trainer.verdict.words import a_rank, listed, rank_word

COUNT_NO_MORE = "cards of the count before score no more"


def why_not_earned(play: Play, part: Part) -> str:
    """Say why the last card did not earn what was claimed, as a part of a sentence.

    >>> from scenarios import parse_scenario
    >>> from trainer.claims import parse_spoken
    >>> play = parse_scenario("play 3C 7D 9H 2S | 4H 5H 9C JS : 3C 4H 7D 5H")
    >>> for claim in parse_spoken("15 p r3 g"):
    ...     print(why_not_earned(play, claim.parts[0]))
    the count is nineteen, not fifteen
    the last two cards are a five and a seven
    a broken run: the seven lies between
    somebody can still add to the count

    Raises:
        ValueError: If no card is laid.
    """
    facts = laid_facts(play)
    match part.category:
        case Category.FIFTEEN | Category.THIRTY_ONE as category:
            return no_sum(facts, FIFTEEN if category is Category.FIFTEEN else THIRTY_ONE)
        case Category.PAIR:
            return no_pair_laid(facts)
        case Category.RUN:
            return no_run_laid(facts)
        case Category.GO | Category.LAST_CARD as category:
            return _no_point_for_the_end(facts, category)
        case Category.FLUSH:
            return "suits never count in the play"
        case _:
            return "a jack scores at the cut or in the show, not in the play"


def laid_facts(play: Play) -> PlayFacts:
    """Look at the card that was laid last.

    Raises:
        ValueError: If none is laid.
    """
    facts = play_facts(play)
    if facts is None:
        raise ValueError(f"no card is laid in {quoted(str(play))}, so none can score")
    return facts


def no_sum(facts: PlayFacts, sought: int) -> str:
    """Say why it is not fifteen or thirty-one, or not with these cards."""
    count = facts.before.count + facts.card.pips
    if count == sought:
        return f"{number_words(sought)} takes all the cards of the count, and is there once"
    return f"the count is {number_words(count)}, not {number_words(sought)}"


def no_pair_laid(facts: PlayFacts) -> str:
    """Say why the last cards are no pair, or none but the one that is there."""
    if (alike := alike_in_tail(facts.line)) > 1:
        return f"the last {number_words(alike)} cards of a rank are one score"
    if between := _between_the_pair(facts):
        return f"a parted pair: {between}"
    if alike_in_tail((*facts.before.turned_over, *facts.line)) > 1:
        return COUNT_NO_MORE
    if not facts.before.played:
        return "it is the first card of its count"
    ranks = sorted((facts.card.rank, facts.before.played[-1].rank))
    return f"the last two cards are {listed([a_rank(rank) for rank in ranks])}"


def _between_the_pair(facts: PlayFacts) -> str:
    """Say what lies between the last card and one of its rank in this count, if one is there."""
    between: list[Card] = []
    for card in reversed(facts.before.played):
        if card.rank is facts.card.rank:
            return _lie_between(between)
        between.append(card)
    return ""


def _lie_between(cards: list[Card]) -> str:
    ranks = sorted({card.rank for card in cards})
    words = listed([f"the {rank_word(rank)}" for rank in ranks])
    return f"{words} {'lies' if len(ranks) == 1 else 'lie'} between"


def no_run_laid(facts: PlayFacts) -> str:
    """Say why the last cards are no run, or none but the one that is there."""
    if length := run_in_tail(facts.line):
        return f"the one run is that of the last {number_words(length)} cards"
    if broken := _broken_by(facts):
        return f"a broken run: {broken}"
    if run_in_tail((*facts.before.turned_over, *facts.line)):
        return COUNT_NO_MORE
    if len(facts.line) < SHORTEST_RUN:
        return "a run takes three cards of this count"
    return "the last three cards are not ranks in a row"


def _broken_by(facts: PlayFacts) -> str:
    """Say what breaks the run whose ranks have all been laid to this count, if they have."""
    for size in range(SHORTEST_RUN, len(facts.line) + 1):
        tail = facts.line[-size:]
        row = _row_around(facts.card.rank, {card.rank for card in tail})
        if len(row) >= SHORTEST_RUN:
            if outside := [card for card in tail if card.rank not in row]:
                return _lie_between(outside)
            ranks = [card.rank for card in tail]
            twice = next(rank for rank in ranks if ranks.count(rank) > 1)
            return f"the {rank_word(twice)} lies there twice"
    return ""


def _row_around(rank: Rank, ranks: set[Rank]) -> set[Rank]:
    """Take the ranks that stand in a row with this one."""
    row = {rank}
    while more := {each for each in ranks - row if each + 1 in row or each - 1 in row}:
        row |= more
    return row


def _no_point_for_the_end(facts: PlayFacts, claimed: Category) -> str:
    if facts.scored(claimed):
        return "that point is for the card laid last"
    if facts.scored(Category.THIRTY_ONE):
        return "thirty-one pays two: nothing is added for the go or for the last card"
    if facts.scored(Category.LAST_CARD):
        return "all cards are laid: it is one for last card, not for go"
    if facts.scored(Category.GO):
        return "there are cards left: it is one for go, not for last card"
    return "somebody can still add to the count"
