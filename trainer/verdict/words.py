"""How questions, cards and combinations are put into words."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from scenarios import ACC, Card, Category, Combination, Rank, Rules, Show, Suit
from scenarios.play import Player
from trainer.quiz.asked import ANY_FIFTEEN, asked_phrase, categories_asked
from trainer.quiz.question import Ask, Question
from trainer.quiz.transcript import Event, Laid, SaidGo, ToLay
from trainer.spoken import ALIKE, number_words

CRIB_FLUSH_OF_FOUR: Final = "in this house four of a suit in the crib are a flush"

_ASK_WORDS: Final = {
    Ask.SHOW: "What is it worth?",
    Ask.CUT: "What does the dealer score for it?",
    Ask.OPEN: "What did the card laid last earn?",
    Ask.CLOSED: "What did the card laid last earn?",
    Ask.TURN: "Which cards may you lay, or is it go?",
}
# What a combination is called behind its cards.
_KINDS: Final = {
    Category.FIFTEEN: "fifteen",
    Category.RUN: "a run",
    Category.FLUSH: "a flush",
    Category.NOBS: "his nobs",
    Category.HEELS: "his heels",
    Category.THIRTY_ONE: "thirty-one",
    Category.GO: "go",
    Category.LAST_CARD: "last card",
}
# What is said without its cards: they are one card, or all that was laid to the count.
_WITHOUT_CARDS: Final = set(_KINDS) - {Category.FIFTEEN, Category.RUN}
_MOST_NAMED: Final = 3


def title(question: Question, *, is_raced: bool = False) -> str:
    """Say what lies on the table: "Your hand"; in a race the crib is somebody's too."""
    if isinstance(question.scenario, Show):
        if question.said is not None:
            return "Their crib" if question.scenario.is_crib else "Their hand"
        own_crib = "Your crib" if is_raced else "The crib"
        return own_crib if question.scenario.is_crib else "Your hand"
    return "The cut" if question.ask is Ask.CUT else "The play"


def ask_words(question: Question) -> str:
    """Say what is asked: "What is it worth?", or "What are the fifteens worth?"."""
    if question.said is not None:
        return "Right, short or over?"
    if not _asks_some(question):
        return _ASK_WORDS[question.ask]
    if ANY_FIFTEEN in question.asked:
        return "Which cards make fifteen?"
    phrase = asked_phrase(question.asked)
    if question.ask is Ask.SHOW:
        return f"What are the {phrase} worth?"
    return f"What did the card laid last earn in {phrase}?"


def counts_words(question: Question) -> str:
    """Say which rules count, where not all do; empty where all do.

    >>> from scenarios import parse_scenario
    >>> show = parse_scenario("4C 5D 6S 6H / JH")
    >>> counts_words(Question(Ask.SHOW, show, asked=("fifteen", "pair")))
    'Only fifteens and pairs count here.'
    """
    if not _asks_some(question):
        return ""
    if ANY_FIFTEEN in question.asked:
        return "One fifteen is enough, whichever it is. There may be none."
    return f"Only {asked_phrase(question.asked)} count here."


def rules_words(question: Question, rules: Rules) -> str:
    """Say what the house counts otherwise than most, where it may matter; else nothing.

    >>> from scenarios import parse_scenario
    >>> crib = Question(Ask.SHOW, parse_scenario("crib 2H 4H 6H 8H / KC"))
    >>> rules_words(crib, Rules(crib_flush=4)), rules_words(crib, ACC)
    ('In this house four of a suit in the crib are a flush.', '')
    """
    is_crib = isinstance(question.scenario, Show) and question.scenario.is_crib
    may_matter = is_crib and Category.FLUSH in categories_asked(question.asked)
    return as_sentence(CRIB_FLUSH_OF_FOUR) if may_matter and rules != ACC else ""


def _asks_some(question: Question) -> bool:
    """Whether only some rules count; whose turn it is hangs on none."""
    return bool(question.asked) and question.ask is not Ask.TURN


def heard(question: Question) -> tuple[str, ...]:
    """Tell the play as it was heard, from where the learner sits.

    >>> from scenarios import parse_scenario
    >>> play = parse_scenario("play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D")
    >>> for words in heard(Question(Ask.CLOSED, play, "dealer")):
    ...     print(words)
    they lay a king: 10
    you lay a jack: 20
    they lay a nine: 29
    you say go
    the count ends at 29, and you lead
    """
    return tuple(_heard(event, question.told_to) for event in question.events)


def _heard(event: Event, seat: Player | None) -> str:
    if isinstance(event, Laid):
        lay = f"{_who(event.by, seat)} {'lay' if seat else 'lays'}"
        return f"{lay} {a_rank(event.card.rank)}: {event.count}"
    if isinstance(event, SaidGo):
        return f"{_who(event.by, seat)} {'say' if seat else 'says'} go"
    if isinstance(event, ToLay):  # which is told to those only who have a seat
        return f"it is {'your' if event.by == seat else 'their'} turn"
    ends = f"the count ends at {event.count}"
    if event.leader is None:
        return f"{ends}, and all cards are laid"
    return f"{ends}, and {_who(event.leader, seat)} {'lead' if seat else 'leads'}"


def _who(player: Player, seat: Player | None) -> str:
    if seat is None:
        return player
    return "you" if player == seat else "they"


def rank_word(rank: Rank) -> str:
    """Call a rank by its name: "king"."""
    return rank.name.lower()


def a_rank(rank: Rank) -> str:
    """Say one of a rank: "a king", "an ace"."""
    return f"{'an' if rank in {Rank.ACE, Rank.EIGHT} else 'a'} {rank_word(rank)}"


def suit_word(suit: Suit) -> str:
    """Call a suit by its name: "hearts"."""
    return suit.name.lower()


def card_words(card: Card) -> str:
    """Call a card by its name: "jack of hearts"."""
    return f"{rank_word(card.rank)} of {suit_word(card.suit)}"


def rank_words(ranks: Iterable[Rank]) -> str:
    """Name ranks from the lowest on: "five and jack", "two sixes".

    >>> rank_words([Rank.SIX, Rank.FOUR, Rank.FIVE]), rank_words([Rank.SIX, Rank.SIX])
    ('four, five and six', 'two sixes')
    """
    ordered = sorted(ranks)
    if len(ordered) > 1 and len(set(ordered)) == 1:
        plural = "es" if ordered[0] is Rank.SIX else "s"
        return f"{number_words(len(ordered))} {rank_word(ordered[0])}{plural}"
    return listed([rank_word(rank) for rank in ordered])


def listed(words: Sequence[str]) -> str:
    """Join words as a list is spoken: "a, b and c"."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last


def as_sentence(words: str) -> str:
    """Begin with a capital, and end with a stop; nothing stays nothing."""
    return f"{words[0].upper()}{words[1:]}." if words else ""


def times_words(times: int) -> str:
    """Say how often: "twice", "3 times"."""
    return "twice" if times == 2 else f"{times} times"


def combination_words(combination: Combination) -> str:
    """Name a combination by its cards and points.

    >>> from scenarios import parse_cards
    >>> combination_words(Combination(Category.FIFTEEN, parse_cards("JC 5H"), 2))
    'five and jack, fifteen for two'
    """
    category, points = combination.category, number_words(combination.points)
    is_pair = category is Category.PAIR
    kind = ALIKE[len(combination.cards)] if is_pair else _KINDS[category]
    if category in _WITHOUT_CARDS:
        return f"{kind} for {points}"
    return f"{rank_words(card.rank for card in combination.cards)}, {kind} for {points}"


def combinations_words(combinations: Iterable[Combination]) -> dict[str, int]:
    """Name combinations, those of the same words together, three of a kind as such.

    >>> from scenarios import parse_scenario
    >>> for words in combinations_words(parse_scenario("7C 7D 7S 2H / 8D").score().combinations):
    ...     print(words)
    seven and eight, fifteen for two, 3 times
    three sevens, three of a kind (pair royal) for six

    Returns:
        The words, and how many points each of them are.
    """
    together = _pairs_together(combinations)
    said = Counter(map(combination_words, together))
    points = {combination_words(each): each.points for each in together}
    return {
        words if times == 1 else f"{words}, {times_words(times)}": times * points[words]
        for words, times in said.items()
    }


def not_asked_words(categories: Iterable[Category]) -> str:
    """Say of ways in which something scores that they were not asked; nothing where there are none.

    >>> not_asked_words([Category.PAIR, Category.RUN, Category.RUN])
    'a pair and a run do not count here'
    """
    kinds = [_KINDS.get(each, "a pair") for each in dict.fromkeys(categories)]
    if not kinds:
        return ""
    return f"{listed(kinds)} {'does' if len(kinds) == 1 else 'do'} not count here"


def most_of(words: Mapping[str, int]) -> str:
    """Join the three of most points, in their order, and say how many there are beyond.

    >>> most_of({"a": 2, "b": 1}), most_of({"a": 2, "b": 1, "c": 2, "d": 12})
    ('a; b', 'a; c; d; and 1 more')

    Args:
        words: What is said, and how many points each is about.
    """
    most = sorted(words, key=lambda each: -words[each])[:_MOST_NAMED]
    named = "; ".join(each for each in words if each in most)
    more = len(words) - _MOST_NAMED
    return f"{named}; and {more} more" if more > 0 else named


def _pairs_together(combinations: Iterable[Combination]) -> list[Combination]:
    """Put all the pairs among three or four cards of a rank together, where all are there."""
    groups: dict[object, list[Combination]] = {}
    for each in combinations:
        is_pair = each.category is Category.PAIR
        groups.setdefault(each.cards[0].rank if is_pair else each, []).append(each)
    together: list[Combination] = []
    for group in groups.values():
        cards = tuple(dict.fromkeys(card for each in group for card in each.cards))
        if 2 * len(group) == len(cards) * (len(cards) - 1):
            points = sum(each.points for each in group)
            together.append(Combination(group[0].category, cards, points))
        else:
            together += group
    return together
