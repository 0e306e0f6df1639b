"""What is logged of a question and its answer can be read again, or is not logged."""

from typing import Final

from scenarios import Cut, Play, Show, parse_cards, parse_scenario
from scenarios.cards import quoted
from scenarios.play import THIRTY_ONE
from scenarios.scenario import Scenario
from trainer.called import Called
from trainer.claims import parse_combinations, parse_spoken, parse_total

_ASKED_OF: Final = {"show": Show, "cut": Cut, "open": Play, "closed": Play, "turn": Play}


def require_scenario(text: str, question: str) -> None:
    """Check that this is how a scenario is written, and that the question is asked of it.

    >>> require_scenario("cut JD", "cut")
    >>> require_scenario("cut jd", "cut")
    Traceback (most recent call last):
    ValueError: a scenario is logged as 'cut JD', not as 'cut jd'

    Raises:
        ValueError: If it is not.
    """
    scenario = parse_scenario(text)
    if str(scenario) != text:
        raise ValueError(f"a scenario is logged as {str(scenario)!r}, not as {quoted(text)}")
    if not _is_asked_of(scenario, question):
        raise ValueError(f"{question!r} is not asked of {quoted(text)}")


def _is_asked_of(scenario: Scenario, question: str) -> bool:
    """Whether it is of the right kind, and in the play, whether there is anything to ask."""
    if not isinstance(scenario, _ASKED_OF[question]):
        return False
    if not isinstance(scenario, Play):
        return True
    is_31 = sum(card.pips for card in scenario.line) == THIRTY_ONE
    return bool(scenario.played) and not (question == "turn" and is_31)


def require_form(question: str, form: str) -> None:
    """Check that a question is answered in this form: whose turn it is alone by cards.

    >>> require_form("turn", "cards")
    >>> require_form("closed", "call")
    Traceback (most recent call last):
    ValueError: 'closed' is not answered by 'call'

    What is called on a count of a card laid is called with all cards seen.

    Raises:
        ValueError: If it is not.
    """
    by_cards = (form == "cards") is (question == "turn")
    if not by_cards or (form == "call" and question == "closed"):
        raise ValueError(f"{question!r} is not answered by {form!r}")


def require_claims(form: str, text: str, *, in_play: bool) -> None:
    """Check that what is claimed in a form can be read; whether it is right is another matter.

    >>> require_claims("spoken", "15 15 p", in_play=False)
    >>> require_claims("total", "x", in_play=False)
    Traceback (most recent call last):
    ValueError: 'x' is no number of points; type them in digits

    Raises:
        ValueError: If it cannot; the message quotes it.
    """
    match form:
        case "total":
            parse_total(text)
        case "spoken":
            parse_spoken(text)
        case "combinations":
            parse_combinations(text, in_play=in_play)
        case "call":
            if (written := str(Called.parse(text, in_play=in_play))) != text:
                raise ValueError(f"a call is logged as {written!r}, not as {quoted(text)}")
        case _:
            if text.strip().lower() != "go" and not parse_cards(text):
                raise ValueError(f"a turn is answered with cards or go, not {quoted(text)}")
