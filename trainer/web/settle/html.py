"""An argument in HTML of our own words; of what was typed only cards and names stand in it."""

from collections.abc import Collection, Iterator, Sequence
from html import escape
from typing import Final

from scenarios import Card, Cut, Rank, Show
from scenarios.cards import HAND_SIZE
from trainer.claims import Named
from trainer.quiz.kinds import Kind
from trainer.settle.entered import Entered
from trainer.settle.judged import Judged
from trainer.settle.laid import Laid, Line
from trainer.settle.settled import Settled
from trainer.settle.who import called
from trainer.teach.places import place_of
from trainer.verdict.words import as_sentence, card_words, suit_word
from trainer.web.places import link_to
from trainer.web.summary.missed import cards_html, count_html, rank_html

# The marks of lines that are as the count below has them.
_AGREE: Final = ("found", "plain")


def rank_text(rank: Rank) -> str:
    """Write a rank as it stands on a card.

    >>> rank_text(Rank.TEN), rank_text(Rank.ACE)
    ('10', 'A')
    """
    return str(rank).replace("T", "10")


def entered_html(entered: Entered) -> str:
    """Write the cards that were entered so far, each as it is known."""
    has_starter = entered.kind in {Kind.HAND, Kind.CRIB}
    hand, starter = entered.cards, entered.cards[HAND_SIZE:] if has_starter else ()
    if has_starter:
        hand = hand[:HAND_SIZE]
    label = '<span class="mg-soft">starter</span>' if starter else ""
    parts = [("", hand), (label, starter)]
    lies = "".join(
        f'<span class="mg-cards">{words}{"".join(map(_named, cards))}</span>'
        for words, cards in parts
        if cards
    )
    return f'<div class="mg-misses mg-entered"><span class="mg-lies">{lies}</span></div>'


def _named(card: Named) -> str:
    if card.suit is None:
        return rank_html(card.rank)
    rank = rank_text(card.rank)
    words = card_words(Card(card.rank, card.suit))
    return (
        f'<span class="mg-card {suit_word(card.suit)}" role="img" aria-label="{words}">'
        f"{rank}<i></i></span>"
    )


def headline_html(settled: Settled) -> str:
    """Write who is right, or what it is worth where nobody says anything."""
    return f'<div class="mg-who-is-right"><h2>{escape(settled.headline)}</h2></div>'


def settled_html(settled: Settled, *, note: str = "") -> str:
    """Write the count line by line, what became of each claim, and the rules in it.

    Args:
        settled: The argument.
        note: What is to be said of the cards, in a sentence.
    """
    named = zip(called(settled.judged), settled.judged, strict=True)
    told = filter(None, (settled.why, settled.rule, settled.by, settled.often, note))
    laid, by_rank = settled.argument.laid, settled.argument.given.by_rank
    in_play = isinstance(laid, Line)
    return (
        f'<article class="mg-misses mg-settled">'
        f"<div>{cards_html(_parts(laid), by_rank=by_rank)}</div>"
        f"{''.join(_judged(name, each, by_rank) for name, each in named)}"
        f"{'<h3>The count</h3>' if settled.judged else ''}"
        f"{count_html(settled.lines, by_rank=by_rank)}"
        f"{''.join(_named_rule(*each, in_play=in_play) for each in settled.names)}"
        f"{''.join(map(_soft, told))}</article>"
    )


def _parts(laid: Laid) -> Iterator[tuple[str, Sequence[Card]]]:
    match laid:
        case Show(hand=hand, starter=starter):
            yield "", hand
            yield "starter", [starter]
        case Cut(starter=starter):
            yield "starter", [starter]
        case line:
            yield "this count", line.cards


def _judged(name: str, each: Judged, by_rank: Collection[Card]) -> str:
    """Write what became of a claim, and the lines that differ; where all is right, nothing.

    But how it was read is always told where it was read otherwise than it stands there.
    """
    who = f"{name}: " if name else ""
    if not each.detail:
        return _soft(f"{who}{each.read_as}") if each.read_as else ""
    read = _soft(each.read_as) if each.read_as else ""
    why = _soft(each.why) if each.why else ""
    differ = [line for line in each.lines if line.mark not in _AGREE]
    lines = count_html(differ, by_rank=by_rank) if differ else ""
    return (
        f"<section><h3>{escape(_capital(who + each.headline))}</h3>"
        f"<p>{escape(each.detail)}</p>{read}{why}{lines}</section>"
    )


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]


def _named_rule(name: str, sentence: str, *, in_play: bool) -> str:
    link = escape(link_to(place_of(name, in_play=in_play)))
    return f'<p><a href="{link}">{escape(as_sentence(name))}</a> {escape(sentence)}</p>'


def _soft(words: str) -> str:
    return f'<p class="mg-soft">{escape(words)}</p>'
