"""The page of progress in a browser: honest with few answers, whole with many, by keyboard."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count, islice
from random import Random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from scenarios import GENERATOR
from tests.browser.scenes import open_scene
from tests.browser.served import Served
from tests.browser.test_access import (
    DESK,
    NARROWEST,
    faults_at_all,
    too_wide,
)
from tests.browser.watched import Visit
from tests.progress.simulated import Somebody
from trainer.record import Answer, Learner, Practice

OPEN_ALL = "document.querySelectorAll('.mg-part details').forEach((each) => each.open = true)"
_numbers = count(1)

Opened = Callable[..., Page]


def answers(practice: str, many: int) -> Sequence[Answer]:
    """Make answers of somebody who misses long fifteens, and gets better and faster."""
    rng = Random(5)
    somebody = Somebody(rng, misses=0.3, habit="long fifteen")
    made = []
    for number, each in enumerate(islice(somebody.answers(), many)):
        somebody.misses = 0.3 * (1 - number / many)
        first = int(rng.uniform(600, 3_000) * (2 - number / many))
        made.append(
            replace(
                each,
                id=f"{practice}-{number}",
                practice=practice,
                number=number,
                first_key_ms=first,
                answer_ms=2 * first + rng.randrange(3_000),
            )
        )
    return made


def counted(served: Served, many: int) -> Learner:
    """Add a learner with so many answers."""
    learner = served.add_learner("level=counts")
    practice = f"progress{next(_numbers)}"
    with served.opened(role="writer") as log:
        log.start(
            Practice(
                id=practice,
                learner=learner.id,
                settings="",
                seed=1,
                generator=GENERATOR,
                started=datetime.now(UTC),
            )
        )
        for answer in answers(practice, many):
            log.append(answer)
    return learner


@pytest.fixture
def opened(served: Served, visit: Visit) -> Opened:
    """Open the page of somebody with so many answers."""

    def begin(many: int, **options: object) -> Page:
        window = visit(served, counted(served, many), reduced_motion="reduce", **options)
        page = window.window("progress")
        expect(page.get_by_role("heading", name="Every skill")).to_be_visible()
        return page

    return begin


def section(page: Page, heading: str) -> Locator:
    return page.locator(".mg-part").filter(has=page.get_by_role("heading", name=heading))


def test_three_answers_make_no_picture(opened: Opened) -> None:
    page = opened(3)
    expect(section(page, "Where points are lost")).to_contain_text(
        "Too few answers for a picture: 3 of 20."
    )
    for question in ("Is it getting better?", "Is it getting faster?"):
        expect(section(page, question)).to_contain_text("Too few answers to say.")
    expect(page.locator(".mg-part figure")).to_have_count(0)
    expect(page.get_by_role("heading", name="Habits")).to_have_count(0)


def test_many_answers_say_where_and_whether_and_which_habit(opened: Opened) -> None:
    page = opened(600)
    lost = section(page, "Where points are lost").locator("li")
    expect(lost.first).to_contain_text("long fifteens")
    expect(section(page, "Is it getting better?")).to_contain_text("Better: ")
    expect(section(page, "Is it getting faster?")).to_contain_text("Faster: ")
    expect(section(page, "Habits")).to_contain_text("fifteens of three or more")
    expect(page.locator(".mg-part figure")).to_have_count(2)


def test_one_tap_leads_from_a_habit_to_its_drill(opened: Opened) -> None:
    page = opened(60)
    name = "Practise long fifteen behind a short one"
    section(page, "Habits").get_by_role("link", name=name, exact=True).click()
    expect(page.locator(".muggins")).to_be_visible()
    assert "where=fifteen+behind+a+fifteen" in page.url
    expect(page.locator(".muggins")).to_contain_text("fifteen behind a fifteen")


def test_a_habit_leads_to_where_it_is_explained(opened: Opened) -> None:
    page = opened(60)
    name = "What it is long fifteen behind a short one"
    section(page, "Habits").get_by_role("link", name=name, exact=True).click()
    example = page.get_by_role("article", name="Fifteen behind a fifteen", exact=True)
    expect(example.get_by_role("button", name="show the count")).to_be_in_viewport()


def test_a_skill_opens_by_keyboard_and_leads_to_its_drill(opened: Opened) -> None:
    page = opened(60)
    skill = page.locator(".mg-skills li").filter(has_text="multiple run")
    heading = page.locator(".mg-headings > details > summary").filter(has_text="Runs")
    heading.focus()
    # What to practise next is open already.
    if skill.is_visible():
        page.keyboard.press("Enter")
    expect(skill).to_be_hidden()
    page.keyboard.press("Enter")
    expect(skill).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(skill.locator("summary")).to_be_focused()
    page.keyboard.press("Enter")
    expect(skill.locator(".mg-more")).to_be_visible()
    expect(skill).to_contain_text("right of those claimed")
    for words in ("mistake", "Practise"):
        page.keyboard.press("Tab")
        expect(skill.get_by_role("link", name=re.compile(words))).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".muggins")).to_be_visible()
    assert "where=double+run" in page.url


@pytest.mark.parametrize("size", [DESK, NARROWEST], ids=["desk", "phone"])
def test_a_row_without_a_link_lines_up_with_those_that_have_one(
    served: Served, visit: Visit, size: ViewportSize
) -> None:
    page = open_scene("progress", served, visit, viewport=size)
    page.evaluate(OPEN_ALL)
    rows = page.locator(".mg-losses li")
    expect(rows.filter(has_text="not told by a total")).to_have_count(1)
    ends = rows.locator("> .mg-of").evaluate_all(
        "all => all.map((each) => Math.round(each.getBoundingClientRect().right))"
    )
    assert len(ends) > 1
    assert len(set(ends)) == 1


@pytest.mark.parametrize("many", [3, 60, 600])
def test_axe_finds_nothing_where_all_is_open_and_nothing_is_cut_off(
    opened: Opened, many: int
) -> None:
    page = opened(many, viewport=DESK)
    page.evaluate(OPEN_ALL)
    assert faults_at_all(page) == []
    page.set_viewport_size(NARROWEST)
    assert too_wide(page) == []
