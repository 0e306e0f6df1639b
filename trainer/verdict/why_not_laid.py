"""Why cards of the play that somebody points at score, or score nothing."""

from collections.abc import Collection, Sequence

from scenarios import Card, Category, Play
from scenarios.facts import PlayFacts
from scenarios.play import THIRTY_ONE
from scenarios.show import FIFTEEN, SHORTEST_RUN
from trainer.quiz.asked import categories_asked, score_asked
from trainer.quiz.question import Ask, Question
from trainer.spoken import number_words
from trainer.verdict.play_reasons import COUNT_NO_MORE, laid_facts, no_pair_laid, no_run_laid
from trainer.verdict.words import combinations_words, listed, most_of, not_asked_words, rank_word


def why_not_laid(question: Question, play: Play, cards: Sequence[Card]) -> str:
    """Say what these cards of a play score, or why not, as a part of a sentence.

    >>> from scenarios import parse_cards, parse_scenario
    >>> play = parse_scenario("play 3C 7D 9H 2S | 4H 5H 9C JS : 3C 4H 7D 5H")
    >>> why_not_laid(Question(Ask.OPEN, play), play, parse_cards("3C 4H 5H"))
    'a broken run: the seven lies between'

    Raises:
        ValueError: If no card is laid.
    """
    facts = laid_facts(play)
    chosen, categories = set(cards), categories_asked(question.asked)
    # Go and last card stand with the card alone, the other scores with all their cards.
    together = [each for each in facts.score.combinations if set(each.cards) == chosen]
    scoring = [each for each in together if each.category in categories]
    aside = not_asked_words(each.category for each in together if each not in scoring)
    if together:
        return "; ".join(filter(None, (most_of(combinations_words(scoring)), aside)))
    if held := [card for card in cards if card not in play.played]:
        return _held(question, facts, held)
    if not chosen <= set(facts.line):
        return COUNT_NO_MORE
    if facts.card not in chosen:
        return f"only the last card scores now, the {rank_word(facts.card.rank)}, and what it makes"
    nothing = _nothing(facts, cards, categories)
    score = score_asked(facts.score, question.asked)
    if inside := [each for each in score.combinations if set(each.cards) < chosen]:
        return f"{nothing}; but there is among them: {most_of(combinations_words(inside))}"
    return nothing


def _held(question: Question, facts: PlayFacts, held: Sequence[Card]) -> str:
    """Say of cards that are still held that they wait, or what one makes if it is to be laid."""
    if len(held) > 1 or question.ask is not Ask.TURN:
        return "cards score when they are laid, and not while they are held"
    count = sum(card.pips for card in (*facts.line, *held))
    fits = "it may be laid" if count <= THIRTY_ONE else "that is too many"
    return f"the {rank_word(held[0].rank)} makes {number_words(count)}: {fits}"


def _nothing(facts: PlayFacts, cards: Sequence[Card], categories: Collection[Category]) -> str:
    """Say why cards of this count, the last among them, score nothing together."""
    ranks = [card.rank for card in cards]
    pips = sum(card.pips for card in cards)
    if len(cards) == 1:
        is_end = {Category.GO, Category.LAST_CARD} & set(categories)
        only = "only as go or as the last card" if is_end else "nothing here"
        return f"a card alone scores {only}"
    if len(set(ranks)) == 1 and Category.PAIR in categories:
        return no_pair_laid(facts)
    row = max(ranks) - min(ranks) + 1
    is_row = len(cards) >= SHORTEST_RUN and len(set(ranks)) == len(ranks) == row
    if is_row and Category.RUN in categories:
        return no_run_laid(facts)
    if pips in {FIFTEEN, THIRTY_ONE}:
        count = facts.before.count + facts.card.pips
        return f"{number_words(pips)} takes the whole count, and that is {number_words(count)}"
    kinds = [f"no {each.value}" for each in (Category.PAIR, Category.RUN) if each in categories]
    are = f", and are {listed(kinds)}" if kinds else ""
    return f"they make {number_words(pips)}{are}"
