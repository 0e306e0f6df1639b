"""What is said about a call: how it came out, and what it was about."""

from collections.abc import Iterable
from typing import Final

from trainer.claims import Claim
from trainer.muggins import Call, Saying
from trainer.quiz.calls import CallMarking
from trainer.verdict.claimed import part_words

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
    2 short, not over
    2 short, and you let it pass
    """
    true, call = marking.true_call, marking.call
    if true.saying is Saying.ACCEPT:
        return (
            "Accepted, right" if marking.is_right else f"You called {_called(call)}: it was right"
        )
    is_short = true.saying is Saying.MUGGINS
    fault = f"{true.points} {'short' if is_short else 'over'}"
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


def named_sentence(marking: CallMarking) -> str:
    """Say of what was named whether it is so; empty where nothing was."""
    rightly, wrongly = marking.named_rightly, marking.named_wrongly
    sentences = [
        f"You named {_claims_words(rightly)}." if rightly else "",
        f"{_NOT_SO[marking.call.saying]}: {_claims_words(wrongly)}." if wrongly else "",
    ]
    return " ".join(filter(None, sentences))


def _claims_words(claims: Iterable[Claim]) -> str:
    parts = (part_words(part) for claim in claims for part in claim.parts)
    return "; ".join(dict.fromkeys(parts))
