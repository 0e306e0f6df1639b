"""A drill for a class: found, looked through, swapped, and shown."""

from playwright.sync_api import expect

from tests.browser.served import Served
from tests.browser.test_show import by_teacher
from tests.browser.watched import Visit
from tests.web.showing.drills import PAIRS


def test_from_the_page_of_a_class_to_the_screen_by_keyboard(served: Served, visit: Visit) -> None:
    page = by_teacher(served, visit).window("class")
    page.get_by_role("button", name="Plan a drill").press("Enter")
    expect(page.get_by_role("heading", name="Plan a drill")).to_be_visible()
    page.get_by_role("button", name="Preview").nth(2).press("Enter")
    expect(page.get_by_role("heading", name="Fifteens and pairs")).to_be_visible()
    page.get_by_role("button", name="Show me").press("Enter")
    screen = page.locator(".muggins.show")
    expect(screen).to_contain_text("worked hand 1 of 2")
    page.keyboard.press("Space")
    expect(screen.get_by_role("list", name="the count")).to_be_visible()
    page.get_by_role("link", name="Back to the plan").click()
    expect(page.get_by_role("heading", name="Fifteens and pairs")).to_be_visible()
    page.get_by_role("link", name="All drills").click()
    expect(page.get_by_role("heading", name="Plan a drill")).to_be_visible()


def test_a_swap_and_a_title_are_still_there_after_a_reload(served: Served, visit: Visit) -> None:
    page = by_teacher(served, visit).window(f"drill?{PAIRS}")
    questions = page.locator(".mg-question:has(.mg-number:not(:empty))")
    expect(questions).to_have_count(3)
    before = questions.all_text_contents()
    page.get_by_role("button", name="Swap").nth(1).click()
    expect(questions.nth(1)).not_to_have_text(before[1])
    expect(questions.nth(0)).to_have_text(before[0])
    page.get_by_text("More: title").click()
    page.get_by_label("Title").fill("Friday <b>club</b>")
    page.get_by_label("Title").press("Enter")
    expect(page.get_by_role("heading", name="Friday <b>club</b>")).to_be_visible()
    swapped = questions.all_text_contents()
    page.reload()
    expect(page.get_by_role("heading", name="Friday <b>club</b>")).to_be_visible()
    expect(questions).to_have_text(swapped)
