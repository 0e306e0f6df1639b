"""Why cards that somebody points at score, or score nothing."""

from collections.abc import Collection, Iterator, Sequence

from scenarios import ACC, Card, Category, Combination, Cut, Rank, Rules, Score, Show
from scenarios.cards import HAND_SIZE, require_distinct
from scenarios.facts import ShowFacts, show_facts
from scenarios.show import SHORTEST_RUN
from trainer.quiz.asked import categories_asked, score_asked
from trainer.quiz.question import Question
from trainer.verdict.show_reasons import (
    no_flush,
    no_heels,
    no_nobs,
    no_pair,
    no_run,
    sum_words,
)
from trainer.verdict.why_not_laid import why_not_laid
from trainer.verdict.words import as_sentence, combinations_words, most_of, not_asked_words


def why_not(question: Question, cards: Sequence[Card], *, rules: Rules = ACC) -> str:
    """Say in a sentence what these cards score, or why they score nothing.

    >>> from scenarios import parse_cards, parse_scenario
    >>> from trainer.quiz.question import Ask
    >>> hand = Question(Ask.SHOW, parse_scenario("4C 5D 7S 8H / JH"))
    >>> why_not(hand, parse_cards("7S 8H"))
    'Seven and eight, fifteen for two.'
    >>> why_not(hand, parse_cards("4C 5D 7S"))
    'Four, five and seven make sixteen, not fifteen; for a run the six is missing.'

    Args:
        question: The question, once it is answered: this tells what scores.
        cards: Any of the cards that are seen with it, in any order; none is fine as well.
        rules: What the cards are worth.

    Raises:
        ValueError: If one is not seen, or is there twice.
    """
    require_distinct(cards)
    for card in cards:
        if card not in question.seen:
            raise ValueError(f"{card} is not to be seen here")
    if not cards:
        return "Choose some cards, to hear what they score or why they do not."
    match question.scenario:
        case Show() as show:
            words = _in_show(show, cards, rules, question.asked)
        case Cut() as cut:
            words = most_of(combinations_words(cut.score().combinations)) or no_heels(cut)
        case play:
            words = why_not_laid(question, play, cards)
    return as_sentence(words)


def _in_show(show: Show, cards: Sequence[Card], rules: Rules, asked: Collection[str]) -> str:
    whole, categories = show.score(rules), categories_asked(asked)
    score, facts = score_asked(whole, asked), show_facts(show, rules)
    scoring = _scoring(score, cards)
    aside = not_asked_words(
        each.category for each in _scoring(whole, cards) if each.category not in categories
    )
    if scoring:
        words = most_of(combinations_words(scoring))
        has_flush = any(each.category is Category.FLUSH for each in scoring)
        is_told = _are_suited(cards) and Category.FLUSH in categories and not has_flush
        return "; ".join(filter(None, (words, no_flush(facts) if is_told else "", aside)))
    faults = [*_faults(show, facts, cards, categories), *filter(None, [aside])]
    nothing = "; ".join(faults) or "these cards score nothing that counts here"
    if inside := [each for each in score.combinations if set(each.cards) <= set(cards)]:
        return f"{nothing}; but there is among them: {most_of(combinations_words(inside))}"
    return nothing


def _scoring(score: Score, cards: Sequence[Card]) -> list[Combination]:
    """List what these cards score together; three of a kind score as the three pairs in them."""
    chosen = set(cards)
    are_alike = len({card.rank for card in cards}) == 1
    return [
        each
        for each in score.combinations
        if set(each.cards) == chosen or (are_alike and set(each.cards) <= chosen)
    ]


def _faults(
    show: Show, facts: ShowFacts, cards: Sequence[Card], categories: Collection[Category]
) -> Iterator[str]:
    """Say why these cards together score nothing of what is asked."""
    if len(cards) == 1:
        if Category.NOBS in categories:
            yield _alone(show, facts, cards[0])
        return
    ranks = [card.rank for card in cards]
    if Category.FIFTEEN in categories:
        is_two = len(cards) == 2 and Category.PAIR in categories
        yield f"{sum_words(ranks)}, not fifteen{', and are no pair' if is_two else ''}"
    elif len(cards) == 2 and Category.PAIR in categories:
        yield no_pair(ranks)
    if len(set(ranks)) >= SHORTEST_RUN and Category.RUN in categories:
        lie = {card.rank for card in (*show.hand, show.starter)}
        yield no_run(ranks, lie, longest=facts.ranks.run_length)
    if _are_suited(cards) and Category.FLUSH in categories:
        yield no_flush(facts)


def _are_suited(cards: Sequence[Card]) -> bool:
    return len(cards) >= HAND_SIZE and len({card.suit for card in cards}) == 1


def _alone(show: Show, facts: ShowFacts, card: Card) -> str:
    if card.rank is not Rank.JACK:
        return "one card alone scores only as his nobs, the jack of the starter's suit"
    return "a jack as the starter is no nobs" if card == show.starter else no_nobs(facts)
