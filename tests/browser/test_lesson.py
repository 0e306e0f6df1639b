"""A lesson before its teacher and three students, each in a browser of their own."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.roomed import Roomed, come_in, lead_on, open_room
from tests.browser.watched import Visit, Watched

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
OWN = "lesson?title=Pairs&kinds=hand&where=pair+royal&picked=0-2&seed=7&generator=3"
LED = f"{OWN}&pace=led"
Join = Callable[..., Page]


@pytest.fixture
def teacher(roomed: Roomed, visit: Visit) -> Page:
    return open_room(come_in(visit(roomed), roomed))


def begin(teacher: Page, roomed: Roomed, link: str) -> str:
    """Start a lesson, and return its code."""
    teacher.goto(f"{roomed.address}/{link}")
    teacher.get_by_role("button", name="Start", exact=False).first.click()
    code = teacher.locator(".mg-join-code")
    expect(code).to_be_visible()
    return code.inner_text()


@pytest.fixture
def phones(roomed: Roomed, visit: Visit) -> list[Watched]:
    return [visit(roomed, at=roomed.from_room, **PHONE) for _ in range(3)]


def join(phone: Watched, code: str, name: str = "") -> Page:
    page = phone.window(f"join?code={code.replace(' ', '')}")
    if name:
        page.get_by_label("Or under a name of your own").fill(name)
        page.get_by_role("button", name="Join with this name").click()
    else:
        page.get_by_role("button", name=re.compile("^Join as")).click()
    expect(page).to_have_url(re.compile("/my-lesson"))
    return page


def is_at(page: Page, stage: str, number: int) -> None:
    table = page.locator(".muggins")
    expect(table).to_have_attribute("data-stage", stage)
    expect(page.get_by_text(f"· {number} of 3")).to_be_visible()


def say(page: Page, text: str) -> None:
    expect(page.get_by_role("textbox", name="points")).to_be_focused()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_a_room_counts_at_its_own_pace_and_the_teacher_sees_it(
    teacher: Page, roomed: Roomed, phones: list[Watched]
) -> None:
    code = begin(teacher, roomed, OWN)
    ada, bob, cy = (
        join(phone, code, name) for phone, name in zip(phones, ["Ada", "Bo <b>", ""], strict=True)
    )
    for page in (ada, bob, cy):
        is_at(page, "ask", 1)
    expect(teacher.get_by_text("3 people have joined.")).to_be_visible()
    say(ada, "5")
    is_at(ada, "count", 1)
    row = teacher.get_by_role("row", name=re.compile("^Ada"))
    expect(row).to_contain_text("0 of 1")
    # A name is text, and nothing else.
    expect(teacher.get_by_role("row", name=re.compile("^Bo <b>"))).to_be_visible()
    ada.keyboard.press("Escape")
    is_at(ada, "verdict", 1)
    ada.reload()
    is_at(ada, "verdict", 1)
    ada.keyboard.press("Enter")
    is_at(ada, "ask", 2)
    is_at(bob, "ask", 1)
    # Whoever counts is led back to the lesson from all pages but what explains the count.
    bob.goto(f"{roomed.from_room}/progress")
    expect(bob).to_have_url(re.compile("/my-lesson"))


def test_where_the_teacher_leads_the_room_goes_on_together(
    teacher: Page, roomed: Roomed, phones: list[Watched]
) -> None:
    code = begin(teacher, roomed, LED)
    ada, bob = (
        join(phone, code, name) for phone, name in zip(phones, ["Ada", "Bob"], strict=False)
    )
    for page in (ada, bob):
        expect(page.get_by_role("heading", name="You are in")).to_be_visible()
    lead_on(teacher, "Ask the first question", "Show answers")
    say(ada, "5")
    expect(ada.get_by_role("heading", name="Your answer is in")).to_be_visible()
    is_at(bob, "ask", 1)
    lead_on(teacher, "Show answers", "Next question")
    expect(bob.get_by_role("heading", name="The answers are shown")).to_be_in_viewport(ratio=1)
    expect(bob.locator(".mg-late li").first).to_be_visible()
    is_at(ada, "verdict", 1)
    expect(ada.get_by_role("heading", name=re.compile("^You said 5, it is worth"))).to_be_visible()
    expect(ada.get_by_text("The next question comes here")).to_be_in_viewport(ratio=1)
    # Where nothing is pressed to go on, nothing lies upon the end of what is read.
    expect(ada.locator(".next-bar")).to_be_hidden()
    lead_on(teacher, "Next question", "Show answers")
    is_at(ada, "ask", 2)
    is_at(bob, "ask", 2)
    # Who comes late begins where the room is.
    late = join(phones[2], code)
    is_at(late, "ask", 2)
    lead_on(teacher, "Show answers", "Next question")
    lead_on(teacher, "Next question", "Show answers")
    say(ada, "5")
    teacher.get_by_role("button", name="Show answers").click()
    for page in (ada, bob):
        expect(page.get_by_text("That was the last question.")).to_be_in_viewport(ratio=1)
    expect(teacher.get_by_text("That was the last question.")).to_be_in_viewport(ratio=1)
    expect(teacher.get_by_role("button", name="Close the lesson")).to_be_in_viewport(ratio=1)


def test_the_room_comes_back_to_its_questions_when_the_server_was_killed(
    teacher: Page, roomed: Roomed, phones: list[Watched]
) -> None:
    code = begin(teacher, roomed, OWN)
    ada = join(phones[0], code, "Ada")
    say(ada, "5")
    is_at(ada, "count", 1)
    roomed.kill()
    roomed.start()
    open_room(come_in(Watched(teacher.context, roomed.address), roomed))
    ada.reload()
    is_at(ada, "count", 1)
    expect(ada.get_by_role("link", name="Ada")).to_be_visible()


def test_somebody_is_taken_out_and_their_phone_says_so(
    teacher: Page, roomed: Roomed, phones: list[Watched]
) -> None:
    code = begin(teacher, roomed, OWN)
    rude, bob = (
        join(phone, code, name) for phone, name in zip(phones, ["Rude", "Bob"], strict=False)
    )
    is_at(rude, "ask", 1)
    is_at(bob, "ask", 1)
    teacher.get_by_text("Take somebody out").click()
    teacher.get_by_role("radio", name="Rude").or_(
        teacher.get_by_role("button", name="Rude", exact=True)
    ).click()
    teacher.get_by_role("button", name="Take Rude out").click()
    expect(teacher.get_by_text("Rude and 0 answers go from this lesson")).to_be_visible()
    teacher.get_by_role("button", name="Yes, for good").click()
    expect(teacher.get_by_text("1 person has joined.")).to_be_visible()
    expect(teacher.get_by_role("row", name=re.compile("^Rude"))).to_have_count(0)
    told = rude.get_by_text("You are not in the lesson any more.")
    expect(told).to_be_visible()
    rude.reload()
    expect(told).to_be_visible()
    is_at(bob, "ask", 1)
    # By that phone nobody comes in unasked, under whatever name.
    rude.goto(f"{roomed.from_room}/join?code={code.replace(' ', '')}")
    rude.get_by_role("button", name=re.compile("^Join as")).click()
    expect(
        rude.get_by_text("Somebody was taken out of this lesson on this device.")
    ).to_be_visible()
    expect(teacher.get_by_text("has the device of somebody who was taken out.")).to_be_visible()
    teacher.get_by_role("button", name="Yes", exact=True).click()
    is_at(rude, "ask", 1)
