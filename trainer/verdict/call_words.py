"""What is said about a call: how it came out, and what it was about."""

from collections.abc import Callable, Iterable
from typing import Final

from trainer.claims import Claim, Part
from trainer.fitting import NAMED_BY_CARDS, fits
from trainer.house import WrongCall
from trainer.muggins import Call, Saying
from trainer.quiz.calls import CallMarking
from trainer.verdict.claimed import part_words
from trainer.verdict.words import rank_words

_NOT_SO: Final = {
    Saying.MUGGINS: "Named, and not missed",
    Saying.OVER: "Named, and not counted wrongly",
}


def call_headline(marking: CallMarking) -> str:
    """Say in short how it came out.

    >>> from scenarios import parse_scenario
    >>> from trainer.house import House
    >>> from trainer.quiz.calls import mark_call
    >>> cut = parse_scenario("cut JD")
    >>> for call in ("muggins 2", "muggins 1", "muggins 4", "over 2", "accept"):
    ...     print(call_headline(mark_call(cut, f"nothing : {call}", House())))
    Muggins for 2, right
    Muggins for 1 of 2
    Muggins for 2, and not for 4
    They were 2 short, not over
    They were 2 short, and you let it pass
    """
    true, call = marking.true_call, marking.call
    if true.saying is Saying.ACCEPT:
        wrongly = f"You called {_called(call)}: their count was right"
        return "Accepted, right" if marking.is_right else wrongly
    is_short = true.saying is Saying.MUGGINS
    fault = f"They were {true.points} {'short' if is_short else 'over'}"
    if call.saying is Saying.ACCEPT:
        return f"{fault}, and you let it pass"
    if call.saying is not true.saying:
        return f"{fault}, not {'over' if is_short else 'short'}"
    what, by = ("Muggins for", "for") if is_short else ("Over by", "by")
    if marking.is_right:
        return f"{what} {true.points}, right"
    if call.points < true.points:
        return f"{what} {call.points} of {true.points}"
    return f"{what} {true.points}, and not {by} {call.points}"


def _called(call: Call) -> str:
    return f"{'muggins for' if call.saying is Saying.MUGGINS else 'over by'} {call.points}"


def said_sentence(marking: CallMarking) -> str:
    """Say what the other side said, and what it is."""
    said, points = (many or "nothing" for many in (marking.said.points, marking.pegged.points))
    is_right = marking.true_call.saying is Saying.ACCEPT
    return f"They said {said}, and {'so it is' if is_right else f'it is {points}'}."


def slip_sentence(marking: CallMarking) -> str:
    """Say where the running total went wrong, and by how much; empty where it did not."""
    sentences = [
        f"The total went wrong at “{spoken.words}”: {slip_words(line.slip)}."
        for line, spoken in zip(marking.said.lines, marking.said.spoken, strict=False)
        if line.slip
    ]
    return " ".join(sentences)


def slip_words(slip: int) -> str:
    """Say by how much a total is wrong.

    >>> slip_words(2), slip_words(-1)
    ('2 too many', '1 too few')
    """
    return f"{abs(slip)} too {'many' if slip > 0 else 'few'}"


def named_sentence(marking: CallMarking, why_not_there: Callable[[Part], str]) -> str:
    """Say of what was named whether it is so; empty where nothing was.

    Args:
        marking: What became of the call.
        why_not_there: Says why a claim is not there, as a part of a sentence.
    """
    if not marking.named:
        return ""
    wrongly = _parts(marking.named_wrongly)
    there = [part for part in wrongly if _is_there(part, marking)]
    nowhere = [part for part in wrongly if part not in there]
    if marking.call.saying is Saying.MUGGINS:
        what, words = "Named, and not there", [_why(each, why_not_there(each)) for each in nowhere]
    else:
        what, words = "Named, and not among what they counted", [*map(_named_as, nowhere)]
    costs = marking.house.wrong_call is WrongCall.COSTS
    sentences = [
        _told("You named {}.", map(part_words, _parts(marking.named_rightly))),
        _told(f"{_NOT_SO[marking.call.saying]}: {{}}.", map(_named_as, there)),
        _told(f"{what}: {{}}.", words),
        "Naming wrongly costs nothing." if wrongly and costs else "",
    ]
    return " ".join(filter(None, sentences))


def _told(sentence: str, words: Iterable[str]) -> str:
    said = "; ".join(dict.fromkeys(words))
    return sentence.format(said) if said else ""


def _named_as(part: Part) -> str:
    """Name what was named, and of cards without a kind no kind that nobody said."""
    if part.cards and part.category in NAMED_BY_CARDS:
        return rank_words(card.rank for card in part.cards)
    return part_words(part)


def _why(part: Part, why: str) -> str:
    """Name what is not there with why; cards that were named alone make nothing alone."""
    words = _named_as(part)
    if part.cards and part.category in NAMED_BY_CARDS:
        return f"{words} make nothing"
    is_told = part.cards and why.startswith(rank_words(card.rank for card in part.cards))
    return why if is_told else f"{words} ({why})"


def _parts(claims: Iterable[Claim]) -> list[Part]:
    return [part for claim in claims for part in claim.parts]


def _is_there(part: Part, marking: CallMarking) -> bool:
    return any(fits(part, each) for each in marking.count.score.combinations)
