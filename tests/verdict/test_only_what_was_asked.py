"""No stage marks, blames or awards a rule that it did not ask, whatever lies there or is said."""

import re
from functools import cache
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from scenarios import Category, Play
from tests.quiz.replied import AT
from tests.scenarios.texts import unhurried
from trainer.marking import Marking
from trainer.progress.habits import occasions
from trainer.quiz.asked import ANY_FIFTEEN, categories_asked, score_asked
from trainer.quiz.drill import Drill
from trainer.quiz.question import Ask, Question
from trainer.quiz.replies import Marked, marked
from trainer.quiz.settings import Settings
from trainer.quiz.shapes import shape_of
from trainer.quiz.stages import STAGES
from trainer.record import Answer, Form, Shown
from trainer.skills import Heading, Skill
from trainer.verdict.told import Verdict, verdict
from trainer.verdict.why_not import why_not

# By these words one would hear of a rule.
WORDS: Final = {
    Category.PAIR: r"\bpairs?\b|of a kind",
    Category.RUN: r"\bruns?\b",
    Category.FLUSH: "flush",
    Category.NOBS: "nobs",
    Category.HEELS: "heels",
    Category.GO: r"\bgo\b",
    Category.LAST_CARD: "for last card",
}
SKILLS: Final = {
    Category.FIFTEEN: {Skill.TEN_AND_FIVE, Skill.OTHER_FIFTEEN_OF_TWO, Skill.LONG_FIFTEEN},
    Category.PAIR: {Skill.PAIR, Skill.PAIR_ROYAL},
    Category.RUN: {Skill.RUN, Skill.MULTIPLE_RUN},
    Category.FLUSH: {Skill.FLUSH, Skill.CRIB_FLUSH},
    Category.NOBS: {Skill.NOBS},
    Category.HEELS: {Skill.HEELS},
}
IN_PLAY: Final = {
    Category.FIFTEEN: {Skill.PLAY_FIFTEEN},
    Category.THIRTY_ONE: {Skill.PLAY_FIFTEEN},
    Category.PAIR: {Skill.PLAY_PAIR},
    Category.RUN: {Skill.PLAY_RUN},
    Category.GO: {Skill.GO},
    Category.LAST_CARD: {Skill.GO},
}
HABITS: Final = {
    "fifteen": Category.FIFTEEN,
    "pair": Category.PAIR,
    "run": Category.RUN,
    "flush": Category.FLUSH,
    "jack": Category.NOBS,
    "nobs": Category.NOBS,
    "go or last": Category.GO,
    "three for thirty-one": Category.GO,
}
SPOKEN: Final = "15 31 p p3 p4 r3 r4 r5 d3 d4 t3 dd3 x4 x5 n h g l".split()
SOME: Final = [key for key, stage in STAGES.items() if stage.asked]


@cache
def asked_in(stage: str, seed: int, number: int) -> Question:
    return Drill(Settings(stage=stage), seed).question(number)


def questions() -> st.SearchStrategy[Question]:
    return st.builds(asked_in, st.sampled_from([*STAGES]), st.integers(0, 30), st.integers(0, 9))


@st.composite
def counts(draw: st.DrawFn, question: Question) -> tuple[Form, str]:
    """Draw what somebody may say of a question, of rules that are asked and others."""
    form: Form = draw(st.sampled_from(["total", "spoken", "combinations"]))
    if form == "total":
        return form, str(draw(st.integers(0, 30)))
    words = st.sampled_from(SPOKEN) if form == "spoken" else tokens(question)
    return form, " ".join(draw(st.lists(words, max_size=8)))


def tokens(question: Question) -> st.SearchStrategy[str]:
    """Draw combinations: those that are there, and others of the same cards."""
    scenario = question.scenario
    cards = scenario.line if isinstance(scenario, Play) else question.seen
    ranks = [str(card)[0].lower() for card in cards]
    there = [
        "".join(str(card)[0].lower() for card in each.cards)
        for each in scenario.score().combinations
    ]
    of_cards = st.lists(st.sampled_from(ranks), min_size=2, max_size=4).map("".join)
    some = st.sampled_from(there) | of_cards if there else of_cards
    called = st.builds(str.__add__, st.sampled_from(["", "", "p", "r", "d"]), some)
    return (called | st.sampled_from(["x", "n", "h", "g", "l"])).filter(can_be_read)


def can_be_read(token: str) -> bool:
    try:
        Answer(**answer_fields("show 4C 5D 6S 6H / JH", "show", "combinations", token))
    except ValueError:
        return False
    return True


def answer_fields(
    scenario: str, ask: str, form: str, claimed: str, **more: object
) -> dict[str, Any]:
    fields = {"id": "p-0", "practice": "p", "number": 0, "house": "", "answered": AT}
    said = {"scenario": scenario, "question": ask, "form": form, "claimed": claimed}
    return {**fields, **said, **more}


def answer_to(question: Question, form: Form, claimed: str) -> Answer:
    about = str(question.scenario), question.ask.value
    return Answer(**answer_fields(*about, form, claimed, asked=question.asked))


def categories_in(marking: Marking) -> set[Category]:
    """Name all the ways to score of which a marking tells."""
    told = [*marking.score.combinations, *marking.found, *marking.missed]
    told += [each for unsure in marking.unsure for each in unsure.combinations]
    claimed = [*marking.twice, *marking.imagined, *(each.part for each in marking.misvalued)]
    return {each.category for each in told} | {each.category for each in claimed}


def heard(told: Verdict) -> list[str]:
    """List all that is said of an answer."""
    lines = [part for line in told.lines for part in (line.words, line.note)]
    names = [part for name in told.names for part in name]
    return [told.headline, told.detail, told.why, told.said, *lines, *names]


def named_in(text: str) -> set[Category]:
    return {each for each, words in WORDS.items() if re.search(words, text)}


def hold(became: Marked, question: Question, told: Verdict) -> None:
    """Check that all that is told of an answer is about what was asked."""
    asked = categories_asked(question.asked)
    for marking in (became.marking, became.shown):
        if isinstance(marking, Marking):
            assert categories_in(marking) <= asked
    for text in heard(told):
        assert named_in(text) <= asked, text
    skills = IN_PLAY if isinstance(question.scenario, Play) else SKILLS
    learned = {skill for each in asked for skill in skills.get(each, ())}
    assert set(became.evidence.tallies) <= learned | {Skill.KEEPING_THE_TOTAL}
    # Where all is asked, what scores in the play may be claimed of a hand.
    headings = {skill.heading for skill in learned} if question.asked else set(Heading)
    headings.add(Heading.COUNTING)
    assert {*became.evidence.headings, *filter(None, [told.rule])} <= headings
    for name, _ in occasions(became, became.evidence):
        assert {of for word, of in HABITS.items() if word in name} <= asked, name
    shape = shape_of(question.ask, question.scenario, asked=question.asked)
    assert named_in(shape) <= asked, shape


@unhurried
@given(st.data())
def test_no_stage_marks_a_rule_it_did_not_ask(data: st.DataObject) -> None:
    question = data.draw(questions().filter(lambda each: each.ask is not Ask.TURN))
    form, text = data.draw(counts(question))
    answer = answer_to(question, form, text)
    count = data.draw(st.none() | counts(question).filter(lambda each: each[0] != "total"))
    after = count and Shown(answer=answer.id, form=count[0], claimed=count[1], at=AT)
    became = marked(answer, after)
    hold(became, question, verdict(question, answer, after))
    points = score_asked(question.scenario.score(), question.asked).points
    if ANY_FIFTEEN not in question.asked:
        assert became.result.points == points
    assert became.result.found <= points


@unhurried
@given(st.data())
def test_to_claim_more_than_was_asked_changes_nothing(data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(SOME))
    question = asked_in(key, data.draw(st.integers(0, 30)), data.draw(st.integers(0, 9)))
    asked = categories_asked(question.asked)
    in_play = isinstance(question.scenario, Play)
    others = [each for each in (Category.FLUSH, Category.NOBS, Category.GO) if each not in asked]
    tokens_of = {Category.FLUSH: "x", Category.NOBS: "n", Category.GO: "g"}
    some = " ".join(data.draw(st.lists(tokens(question), max_size=4)))
    more = f"{some} {' '.join(tokens_of[each] for each in others)}".strip()
    one, other = (marked(answer_to(question, "combinations", each)) for each in (some, more))
    assert one.marking == other.marking
    assert in_play or len(others) == len(tokens_of)


@unhurried
@given(st.data())
def test_why_not_tells_of_a_rule_not_asked_only_that_it_does_not_count(data: st.DataObject) -> None:
    question = data.draw(questions().filter(lambda each: each.ask is not Ask.TURN))
    cards = data.draw(st.lists(st.sampled_from(question.seen), unique=True, max_size=5))
    asked = categories_asked(question.asked)
    sentence = why_not(question, cards)
    counted = re.sub(r"[^;]*do(es)? not count here", "", sentence, flags=re.IGNORECASE)
    assert named_in(counted.lower()) <= asked, sentence
    aside = named_in(sentence.lower()) - named_in(counted.lower())
    assert not aside & asked, sentence
