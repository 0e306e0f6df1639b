"""Twenty questions by keyboard alone, in each form of answer, every second one wrong."""

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import expect

from scenarios import GENERATOR, Card, Show
from tests.browser.table import HANDS, Table, right_text
from trainer.quiz.drill import Drill
from trainer.quiz.question import Ask, Question
from trainer.quiz.settings import Settings
from trainer.record import Form
from trainer.verdict.told import verdict
from trainer.verdict.words import card_words

QUESTIONS = 20
# With it all kinds come up among them, and all ways to ask of a play.
SEED = 1  # with which all kinds of questions come up


def wrong_text(question: Question, form: Form) -> str:
    """Write an answer that is not right, as it is logged: what lies there is left out."""
    if question.ask is Ask.TURN:
        return "go" if question.fitting else str(question.held[0])
    is_worth_nothing = not question.scenario.score().points
    if form == "total":
        return "2" if is_worth_nothing else "0"
    imagined = {"spoken": "15", "combinations": "r234"}[form]
    return imagined if is_worth_nothing else ""


def headline(question: Question, form: Form, *, right: bool) -> str:
    """Say what the verdict has to say of the answers above."""
    if question.ask is Ask.TURN:
        return "Not go yet" if question.fitting else "It is go"
    points = question.scenario.score().points
    if right:
        return f"{points or 'Nothing'}, right"
    claimed = 3 if form == "combinations" else 2
    return f"0 of {points}" if points else f"{claimed}, and it is nothing"


def type_answer(table: Table, question: Question, form: Form, text: str) -> None:
    """Type what is to be logged, as it is typed."""
    if form == "cards":
        if text == "go":
            table.type("g")
        for code in text.split() if text != "go" else ():
            table.type(str(1 + [str(card) for card in question.held].index(code)))
    elif form == "total":
        table.type(text)
    elif text:  # what ends with a space is said
        table.type(f"{text} ")
    else:
        table.say_nothing()
        return
    table.press("Enter")


@pytest.mark.parametrize("form", ["total", "spoken", "combinations"])
def test_twenty_questions_take_nothing_but_keys(sit_down: Callable[..., Table], form: Form) -> None:
    table = sit_down(f"?seed={SEED}&generator={GENERATOR}", f"level=counts&form={form}")
    given: list[tuple[str, str, str]] = []
    asked = set()
    for number in range(1, QUESTIONS + 1):
        table.is_at("ask", number)
        question, right = table.question(number), number % 2 == 1
        used: Form = "cards" if question.ask is Ask.TURN else form
        text = right_text(question, used) if right else wrong_text(question, used)
        assert set(table.cards()) == set(question.seen)
        type_answer(table, question, used, text)
        if used == "total" and not right and question.ask is not Ask.CUT:
            table.is_at("count", number)
            table.press("Escape")
        table.is_at("verdict", number)
        if used == "cards" and right:
            expect(table.headline).to_contain_text(", right")
        else:
            expect(table.headline).to_have_text(headline(question, form, right=right))
        given.append((str(question.scenario), used, text))
        asked.add(question.ask)
        table.press("Enter")
    table.is_at("ask", QUESTIONS + 1)
    assert [(each.scenario, each.form, each.claimed) for each in table.answers()] == given
    assert asked == set(Ask)


@pytest.mark.parametrize("how", ["by mouse", "by Enter"])
def test_whoever_comes_back_by_the_row_of_pages_can_type_at_once(
    sit_down: Callable[..., Table], how: str
) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    for name in ("Progress", "Practise"):
        link = table.page.get_by_role("link", name=name, exact=True)
        link.click() if how == "by mouse" else link.press("Enter")
        if name == "Progress":
            expect(table.page.get_by_role("heading", name="Nothing counted yet")).to_be_visible()
    table.is_at("ask", 1)
    expect(table.points).to_be_focused()
    table.answer(right_text(table.question(), "total"))
    table.is_at("verdict", 1)


# A field that is no part of the table, in which somebody types while the table appears.
FIELD = """() => {
    const field = document.body.appendChild(document.createElement("input"));
    field.id = "elsewhere";
    field.focus();
    document.querySelector(".st-key-pages a").click();
}"""


def test_a_table_that_appears_takes_the_keys_from_no_field(sit_down: Callable[..., Table]) -> None:
    table = sit_down("progress")
    expect(table.page.get_by_role("heading", name="Nothing counted yet")).to_be_visible()
    expect(table.page.get_by_role("link", name="Practise", exact=True)).to_be_visible()
    table.page.evaluate(FIELD)
    table.is_at("ask", 1)
    table.type("12")
    expect(table.page.locator("#elsewhere")).to_have_value("12")


def test_a_way_to_answer_shows_its_keys_until_they_are_known(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS)
    for number in range(1, 13):
        table.is_at("ask", number)
        expect(table.button("Count").locator(".hint")).to_be_visible()
        table.answer(right_text(table.question(number), "total"))
        table.is_at("verdict", number)
        table.press("Enter")
    table.is_at("ask", 13)
    expect(table.button("Count").locator(".hint")).to_be_hidden()
    table.click(table.button("say it"))
    expect(table.surface.locator(".kind .hint").first).to_have_css("opacity", "1")
    table.page.reload()
    table.is_at("ask", 13)
    table.click(table.button("total"))
    expect(table.button("Count").locator(".hint")).to_be_hidden()


def test_cards_are_sorted_and_laid_as_dealt_again(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    dealt = table.cards()
    table.click(table.button("sort"))
    *hand, _ = table.cards()
    assert [each.rank for each in hand] == sorted(each.rank for each in dealt[:4])
    table.click(table.button("lay as dealt"))
    assert table.cards() == dealt


def test_a_row_without_cards_is_said_and_not_laid(sit_down: Callable[..., Table]) -> None:
    drills = (Drill(Settings.parse("kinds=play&where=last card"), seed) for seed in count())
    drill = next(each for each in drills if each.question(0).ask is Ask.CLOSED)
    table = sit_down(f"?{drill}")
    table.is_at("ask", 1)
    lies = table.surface.get_by_role("region", name="the cards").get_by_role("group")
    assert all(lies.nth(at).locator(".card").count() for at in range(lies.count()))
    expect(table.surface.locator('> [aria-live="polite"]')).to_contain_text("you hold: no card.")


def test_the_verdict_lights_the_cards_of_every_line_that_was_missed(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    scenario = table.question().scenario
    assert isinstance(scenario, Show)
    table.is_at("ask", 1)
    table.say_nothing()
    table.is_at("verdict", 1)
    points = scenario.score().points
    missed = table.lines.filter(has_text="missed")
    expect(missed).to_have_count(table.lines.count())
    expect(table.lines.last).to_contain_text(str(points))
    lit = set[Card]()
    for _ in range(table.lines.count()):
        table.press("ArrowDown")
        expect(table.lines.locator("[aria-pressed=true]")).to_have_count(1)
        lit |= set(table.cards(".lit"))
    assert lit == {card for each in scenario.score().combinations for card in each.cards}
    expect(table.headline).to_have_text(f"0 of {points}")


def test_a_line_that_the_arrow_keys_lead_to_is_said_in_words(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    table.type(f"{right_text(table.question(), 'combinations')} p68 ")
    table.press_enter()
    table.is_at("verdict", 1)
    heard = table.surface.locator('> [aria-live="polite"]')
    (answered,) = table.answers()
    # What is not there is lit first, as the last of the lines.
    for line in verdict(table.question(), answered).lines:
        table.press("ArrowDown")
        words = [line.words, line.note or "found", *map(card_words, line.cards)]
        so_far = [] if line.running is None else [str(line.running)]
        expect(heard).to_have_text(", ".join([*words, *so_far]))


def test_a_line_without_cards_puts_none_into_the_shade(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=spoken")
    table.is_at("ask", 1)
    table.type(f"{right_text(table.question(), 'spoken')} n ")
    table.press_enter()
    table.is_at("verdict", 1)
    expect(table.lines.locator("[aria-pressed=true]")).to_contain_text("his nobs")
    assert table.cards(".lit") == table.cards(".dim") == ()
    table.press("ArrowUp")
    assert table.cards(".lit")
    assert table.cards(".dim")
