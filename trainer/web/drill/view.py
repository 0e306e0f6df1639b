"""What the card table is given to show. It is all that reaches the browser of a question.

As long as a question is open nothing of its answer is in here.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from scenarios import Card, Cut, Play, Show
from scenarios.play import other_player
from trainer.miscounts.mistakes import MISTAKES
from trainer.quiz.length import Phase
from trainer.quiz.question import Ask, Question
from trainer.quiz.replies import Doubt, forms_of
from trainer.quiz.stages import stage_of
from trainer.quiz.transcript import CountEnded, Laid, SaidGo
from trainer.record import Form
from trainer.teach.places import Place, place_of, place_of_mistake, place_of_rule
from trainer.verdict.lines import VerdictLine
from trainer.verdict.names import label_of
from trainer.verdict.said_words import said_again
from trainer.verdict.told import Verdict, verdict, wrong_total_word
from trainer.verdict.words import ask_words, counts_words, heard, rules_words, title
from trainer.web.drill.desk import Stand
from trainer.web.drill.heard import heard_view, house_view
from trainer.web.drill.in_lesson import what_comes
from trainer.web.drill.lying import lines_as_they_lie
from trainer.web.drill.raced import board_view, called_in, over_in, took_in
from trainer.web.drill.vocabulary import vocabulary
from trainer.web.places import link_to

View = dict[str, Any]
Row = Mapping[str, Any]

# What may be said of an answer that went wrong, before and after: a peg is never moved back.
_SLIP_WORDS: Final = {
    False: ("a slip of the finger", "marked as a slip"),
    True: ("a slip of the finger, pegged all the same", "marked as a slip, pegged all the same"),
}
# A card that is not to be seen.
FACE_DOWN: Final = "??"


@dataclass(frozen=True, slots=True, kw_only=True)
class Aside:
    """What is said beside the question this once, and not again after the next step.

    Attributes:
        notice: Why something was not taken, or what happened elsewhere.
        typed: What was typed, to stand in its field again.
        doubt: What is asked before a total is taken.
        why_not: Why the cards that were asked about score, or do not.
        taken: The number of the act that it follows, by which the table knows that it arrived.
    """

    notice: str = ""
    typed: str = ""
    doubt: Doubt | None = None
    why_not: str = ""
    taken: int = 0


def view_of(stand: Stand, *, context: str, aside: Aside) -> View:
    """Put together what the card table shows.

    Args:
        stand: Where the practice stands.
        context: What is practised, in a few words.
        aside: What is said beside it.
    """
    question, stage, preferences = stand.question, stand.stage, stand.preferences
    forms = _forms(stand)
    is_led = stand.in_lesson is not None and stand.in_lesson.part.is_led
    return {
        "id": stand.id,
        "stage": stage,
        "number": stand.place.number + 1,
        "of": stand.length.questions,
        "left_ms": None if stand.left_s is None else round(stand.left_s * 1000),
        "time_ms": stand.time_s * 1000,
        "is_last": stand.phase is not Phase.GOES_ON,
        "is_led": is_led,
        "comes": what_comes(stand.in_lesson),
        "context": context,
        "kind": question.ask.value,
        "title": title(question, is_raced=stand.race is not None),
        "ask": asked_briefly(question),
        "counts": _counts(stand),
        "rows": list(rows_of(question)),
        "heard": list(heard_rows(question)),
        "call": heard_view(stand),
        "house": house_view(stand),
        # It comes back with the answer, which no other house may judge.
        "under": str(stand.house),
        "order": preferences.order,
        "forms": list(forms),
        "form": _form(stand, forms),
        "words": _words(stand),
        "goes_on_ms": 0 if is_led else preferences.goes_on_s * 1000,
        "motion": preferences.motion,
        "board": stand.race and board_view(stand.race, stand.judged),
        **_beside(aside),
        **_after(stand),
    }


def heard_rows(question: Question) -> Iterator[Row]:
    """Write the play as it was heard; a go in this count stays in sight, since no card shows it."""
    events = question.events
    ends = (place for place, event in enumerate(events) if isinstance(event, CountEnded))
    began = max(ends, default=-1)
    for place, words in enumerate(heard(question)):
        yield {"words": words, "stays": place > began and isinstance(events[place], SaidGo)}


def asked_briefly(question: Question) -> str:
    """Ask of a play in short: much lies there, and which rules count stands right below."""
    is_play = isinstance(question.scenario, Play)
    return ask_words(replace(question, asked=()) if is_play else question)


def _forms(stand: Stand) -> Sequence[Form]:
    """List the ways to answer; a class has one where its drill says so, if it can be had."""
    question = stand.question
    forms = forms_of(question.ask, question.asked, is_heard=question.said is not None)
    chosen = stand.in_lesson and stand.in_lesson.lesson.drill.form
    # A count is shown after a wrong total in whichever way.
    if chosen in forms and stand.stage != "count":
        return (chosen,)
    return forms


def _form(stand: Stand, forms: Sequence[Form]) -> Form:
    """Choose the way to answer: in a stage of the ladder, who is new shows the cards.

    That is what its worked hands have taught; whatever was chosen once comes before it. A total
    is chosen for itself: how it was counted is shown as they were.
    """
    likes = stand.preferences
    is_staged = bool(stage_of(stand.why) or stand.question.asked)
    is_new = likes.level == "new" and likes.chosen_form is None
    is_shown = is_new or (stand.stage == "count" and likes.form == "total")
    form: Form = "combinations" if is_staged and is_shown else likes.form
    return form if form in forms else forms[0]


def _words(stand: Stand) -> Mapping[str, object]:
    stage, question = stage_of(stand.why), stand.question
    run_by_run = stage is not None and stage.is_run_by_run
    return vocabulary(question.ask, question.asked, run_by_run=run_by_run)


def _counts(stand: Stand) -> str:
    """Say which rules count, where that is not plain."""
    counts = counts_words(stand.question) or _all_counts(stand)
    return " ".join(filter(None, (counts, rules_words(stand.question, stand.rules))))


def _all_counts(stand: Stand) -> str:
    """Say that everything counts, where whoever climbs the ladder might think otherwise."""
    is_told = stage_of(stand.why) and stand.question.ask is not Ask.TURN
    return "Everything counts here." if is_told else ""


def _beside(aside: Aside) -> View:
    doubt = aside.doubt and {"text": aside.doubt.sentence, "instead": aside.doubt.instead}
    notice = {"text": aside.notice, "typed": aside.typed} if aside.notice else None
    return {"notice": notice, "doubt": doubt, "why_not": aside.why_not, "taken": aside.taken}


def _after(stand: Stand) -> View:
    """Write what is known only when the question has been answered."""
    answered = stand.answered
    if answered is None:
        return {"word": "", "verdict": None}
    if stand.stage == "count":
        return {"word": wrong_total_word(answered.answer), "verdict": None}
    told = verdict(
        stand.question,
        answered.answer,
        answered.shown,
        said_by=stand.preferences.house,
        on_board=called_in(stand.race, answered) if stand.race else None,
    )
    if stand.in_lesson and stand.in_lesson.part.is_led:
        # The room has looked at the big screen meanwhile.
        told = said_again(answered.answer, told)
    took = took_in(stand.race, answered) if stand.race else ""
    over = over_in(stand.race, answered) if stand.race else ""
    lines = lines_as_they_lie(told.lines, stand.question, stand.preferences.order)
    verdict_view = {
        **_verdict(told, lines, is_raced=stand.race is not None),
        **_explained(told, stand.question),
        "award": took or told.award,
        "over": over,
        "said": " ".join(filter(None, (told.said, took, over))),
        "slip": answered.slip is not None,
    }
    if stand.in_lesson:
        verdict_view["can_slip"] = False
    return {"word": "", "verdict": verdict_view}


def _verdict(told: Verdict, lines: Sequence[VerdictLine], *, is_raced: bool) -> View:
    return {
        "right": told.result.is_right,
        "found": told.result.found,
        "points": told.result.points,
        "headline": told.headline,
        "detail": told.detail,
        "why": told.why,
        "can_slip": not told.result.is_right,
        "slip_words": _SLIP_WORDS[is_raced],
        # Beside each line what the other side said for it, where it was their count.
        "lines": [line_view(line) | {"beside": line.beside} for line in lines],
    }


def _explained(told: Verdict, question: Question) -> View:
    """Write what has a name, and where in the reference each is explained."""
    mistake = MISTAKES.get(question.mistake)
    theirs = mistake.name if mistake else ""
    names = [
        {
            "name": label_of(name, mistake=theirs),
            "sentence": sentence,
            "link": link_to(_place_of(name, question)),
        }
        for name, sentence in told.names
    ]
    place = place_of_rule(told, question.scenario)
    rule = told.rule and place and {"name": told.rule.value, "link": link_to(place)}
    return {"rule": rule, "names": names}


def _place_of(name: str, question: Question) -> Place:
    mistake = MISTAKES.get(question.mistake)
    if mistake and mistake.name == name:
        return place_of_mistake(mistake.key)
    return place_of(name, in_play=isinstance(question.scenario, Play))


def line_view(line: VerdictLine) -> View:
    """Write a line of a count."""
    return {
        "mark": line.mark,
        "words": line.words,
        "note": line.note,
        "cards": _codes(line.cards),
        "running": line.running,
    }


def rows_of(question: Question) -> Iterator[Row]:
    """Lay out the cards that are seen with a question, in rows, each with what it is called."""
    match question.scenario:
        case Show() as show:
            yield _row("hand", "", show.hand)
            yield _row("starter", "starter", [show.starter])
        case Cut() as cut:
            yield _row("starter", "starter", [cut.starter])
        case Play() as play:
            yield from _rows_of_play(question, play)


def _rows_of_play(question: Question, play: Play) -> Iterator[Row]:
    """Lay out a play: their cards above, yours below, and between them what was laid."""
    teller = question.told_to
    yours = teller or "pone"
    theirs = other_player(yours)
    position = play.position
    is_open = question.ask is Ask.OPEN
    others = position.hand_of(theirs)
    yield _row(
        "theirs",
        "they hold" if teller else "dealer",
        others if is_open else [],
        face_down=0 if is_open else len(others),
    )
    laid = [event for event in question.events if isinstance(event, Laid)]
    before, line = laid[: -len(play.line)], laid[-len(play.line) :]
    if before:
        yield _row("before", "turned over", [each.card for each in before])
    names = {yours: "you", theirs: "they"} if teller else {"pone": "pone", "dealer": "dealer"}
    yield {
        **_row("line", "this count", [each.card for each in line]),
        "by": [names[each.by] for each in line],
        "counts": [each.count for each in line],
    }
    yield _row("yours", "you hold" if teller else "pone", position.hand_of(yours))


def _row(role: str, label: str, cards: Sequence[Card], *, face_down: int = 0) -> Row:
    codes = [*_codes(cards), *[FACE_DOWN] * face_down]
    return {"role": role, "label": label, "cards": codes}


def _codes(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]
