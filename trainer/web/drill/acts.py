"""What a learner does at the card table, taken from a browser, which may send anything."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, cast

from scenarios import parse_cards
from scenarios.cards import quoted
from trainer.quiz.length import Phase
from trainer.quiz.replies import check_reply, claimed_text, doubt
from trainer.record import FORMS, Form
from trainer.required import LONGEST_TEXT
from trainer.store import UnavailableError
from trainer.verdict.why_not import why_not
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, Stand
from trainer.web.drill.view import Aside
from trainer.web.likes import preferences_of
from trainer.web.service import Service

Act = Mapping[str, Any]

_LOG: Final = logging.getLogger(__name__)

_NOT_SAVED: Final = "Not saved yet, and nothing is lost; send it again in a moment"
_ELSEWHERE: Final = "This was answered in another window, and that answer counts."
_OTHER_HOUSE: Final = "The house was changed in another window. Look again, then answer."
_MOVED_ON: Final = "Another window has gone on; what was typed here is not counted."
# What somebody would miss if it was dropped in silence.
_DROPPED: Final = {
    "answer": _MOVED_ON,
    "shown": _MOVED_ON,
    "slip": "Another window has gone on; the slip of the finger is not noted.",
}
_LONGEST_TIME_MS: Final = 24 * 60 * 60 * 1000
_LARGEST: Final = 2**53  # the largest whole number of a browser's


def take_act(service: Service, stand: Stand, act: Act, *, doubted: str = "") -> Aside:
    """Do what was asked for, and say what is to be said beside the question then.

    What is asked of another question than the one that stands there, by a window left behind or by
    a message that came twice, changes nothing; nor does anything behind the end of a set.

    Args:
        service: What the app has.
        stand: Where the practice stands.
        act: What the browser sent.
        doubted: The id of the question whose total was asked about already.
    """
    if act.get("id") != stand.id:
        return drop_act(act)
    aside, do = Aside(), _ACTS.get(str(act.get("act")))
    if do and stand.phase is not Phase.OVER:
        try:
            aside = do(service, stand, {**act, "doubted": doubted})
        except ValueError as refused:
            aside = Aside(notice=str(refused), typed=_to_mend(act))
        except UnavailableError as held_up:
            _LOG.warning("an answer could not be stored: %s", held_up)
            aside = Aside(notice=f"{_NOT_SAVED}: {held_up}", typed=_to_mend(act))
    return replace(aside, taken=_number(act.get("n")))


def drop_act(act: Act) -> Aside:
    """Say what is to be said of what was asked of a question that no longer stands there.

    Args:
        act: What the browser sent.
    """
    notice = _DROPPED.get(str(act.get("act")), "")
    return Aside(notice=notice, taken=_number(act.get("n")))


def _answer(service: Service, stand: Stand, act: Act) -> Aside:
    form, text, under = _form(act), _text(act), str(stand.house)
    if stand.stage == "ask" and act.get("house", under) != under:
        return Aside(notice=_OTHER_HOUSE, typed=_to_mend(act))
    check_reply(stand.question, form, text)
    if stand.id != act["doubted"]:
        asked = doubt(stand.question, form, text, rules=stand.rules)
        if asked and stand.stage == "ask":
            return Aside(doubt=asked)
    times = _time(act.get("first_ms")), _time(act.get("ms"))
    answered = desk.answer(service, stand, Reply(form, text, *times))
    given = form, claimed_text(stand.question, text)
    same = (answered.answer.form, answered.answer.claimed) == given
    return Aside() if same else Aside(notice=_ELSEWHERE)


def _shown(service: Service, stand: Stand, act: Act) -> Aside:
    desk.show_count(service, stand, form=_form(act), text=_text(act))
    return Aside()


def _reveal(service: Service, stand: Stand, _: Act) -> Aside:
    desk.reveal(service, stand)
    return Aside()


def _next(service: Service, stand: Stand, _: Act) -> Aside:
    desk.go_on(service, stand)
    return Aside()


def _slip(service: Service, stand: Stand, _: Act) -> Aside:
    desk.mark_slip(service, stand)
    return Aside()


def _why_not(_: Service, stand: Stand, act: Act) -> Aside:
    if stand.stage != "verdict":
        return Aside()
    chosen = act.get("cards")
    codes = [str(code) for code in chosen] if isinstance(chosen, list) else []
    cards = parse_cards(" ".join(codes))
    return Aside(why_not=why_not(stand.question, cards, rules=stand.rules))


def _prefer_form(service: Service, stand: Stand, act: Act) -> Aside:
    # How a count is shown after a wrong total is no choice for the questions to come; and where
    # there is but one way, none is chosen.
    if stand.stage == "ask" and (form := _form(act)) not in {"cards", "call"}:
        _prefer(service, stand, chosen_form=form)
    return Aside()


def _prefer_order(service: Service, stand: Stand, act: Act) -> Aside:
    # Whatever it is, preferences take only what can be chosen.
    _prefer(service, stand, order=act.get("order"))
    return Aside()


def _prefer_pace(service: Service, stand: Stand, act: Act) -> Aside:
    _prefer(service, stand, pace=act.get("pace"))
    return Aside()


def _prefer(service: Service, stand: Stand, **change: Any) -> None:  # noqa: ANN401
    # At a table of a lesson another house may hold, which is not one's own.
    learner = stand.practice.learner
    likes = replace(preferences_of(service, learner), **change)
    service.log.prefer(learner, str(likes))


_ACTS: Final[Mapping[str, Callable[[Service, Stand, Act], Aside]]] = {
    "answer": _answer,
    "shown": _shown,
    "reveal": _reveal,
    "next": _next,
    "slip": _slip,
    "why_not": _why_not,
    "form": _prefer_form,
    "order": _prefer_order,
    "pace": _prefer_pace,
}


def _text(act: Act) -> str:
    text = act.get("text", "")
    return text if isinstance(text, str) else ""


def _to_mend(act: Act) -> str:
    """Give back what was typed, whole or not at all: what is cut short would be another count."""
    text = _text(act)
    return text if len(text) <= LONGEST_TEXT else ""


def _form(act: Act) -> Form:
    form: Any = act.get("form")
    if form not in FORMS:
        raise ValueError(f"{quoted(str(form))} is no way to answer")
    return cast("Form", form)


def _number(value: object) -> int:
    return value if isinstance(value, int) and 0 <= value <= _LARGEST else 0


def _time(value: object) -> int | None:
    """Take a time in ms, or None for what cannot be one."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return round(value) if 0 <= value <= _LONGEST_TIME_MS else None
    return None
