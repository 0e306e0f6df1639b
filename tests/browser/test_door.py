"""The teacher's door in two browsers: a teacher's, and one in the room."""

import re

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.roomed import Roomed, come_in, open_room
from tests.browser.watched import Visit, Watched

PHRASE = "pair royal of fives"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


@pytest.fixture
def teacher(roomed: Roomed, visit: Visit) -> Page:
    return open_room(come_in(visit(roomed), roomed))


@pytest.fixture
def phone(teacher: Page, roomed: Roomed, visit: Visit) -> Watched:
    expect(teacher.get_by_text("The room is open.")).to_be_visible()
    return visit(roomed, at=roomed.from_room, **PHONE)


def heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def type_passphrase(page: Page, text: str, button: str) -> None:
    page.get_by_label("Passphrase", exact=True).fill(text)
    press(page, button)


def setup_link(teacher: Page) -> str:
    press(teacher, "Make a link")
    link = teacher.locator("code").filter(has_text="setup=")
    expect(link).to_be_visible()
    return link.inner_text()


def test_the_terminals_link_leaves_the_address_and_lets_in_once(
    roomed: Roomed, visit: Visit
) -> None:
    first = visit(roomed).context.new_page()
    first.goto(roomed.door)
    assert first.url == f"{roomed.address}/"
    first.goto(f"{roomed.address}/class")
    heading(first, "For a class")
    second = visit(roomed).context.new_page()
    second.goto(roomed.door)
    expect(second.get_by_text("This link is not good, or no longer.")).to_be_visible()
    second.goto(f"{roomed.address}/class")
    heading(second, "This page is the teacher's")


def test_a_page_that_no_key_opens_says_whose_it_is(roomed: Roomed, visit: Visit) -> None:
    page = visit(roomed).window("class")
    heading(page, "This page is the teacher's")
    expect(page.get_by_role("button", name="Open to the room")).to_have_count(0)


def test_a_phone_that_gets_through_says_so_and_the_teacher_sees_it(
    teacher: Page, phone: Watched
) -> None:
    code = teacher.get_by_role("img", name="A code for a camera, which leads to http")
    expect(code).to_be_visible()
    teacher.get_by_text("Try it with a phone").click()
    expect(teacher.get_by_text("No device has got through yet.")).to_be_visible()
    reached = phone.window("reach")
    heading(reached, "It works")
    expect(teacher.get_by_text("1 device got through.")).to_be_visible()
    reached.reload()
    heading(reached, "It works")
    expect(teacher.get_by_text("1 device got through.")).to_be_visible()


def test_a_closed_room_lets_go_of_who_was_in_it_and_opens_again(
    teacher: Page, phone: Watched
) -> None:
    reached = phone.window("reach")
    heading(reached, "It works")
    press(teacher, "Close the room")
    expect(teacher.get_by_role("button", name="Open to the room")).to_be_visible()
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        phone.window("reach")
    open_room(teacher)
    heading(phone.window("reach"), "It works")
    # At another address of this machine the first is closed.
    teacher.get_by_text("Another address").click()
    teacher.get_by_text("127.0.0.3").click()
    press(teacher, "Open there instead")
    expect(teacher.get_by_text("127.0.0.3:")).to_be_visible()
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        phone.window("reach")


def test_another_device_chooses_a_passphrase_and_comes_in_by_it(
    teacher: Page, phone: Watched, roomed: Roomed, visit: Visit
) -> None:
    page = phone.context.new_page()
    page.goto(setup_link(teacher))
    heading(page, "Teach on this device")
    assert page.url == f"{roomed.from_room}/door"  # no secret stays there
    expect(page.get_by_text("Whoever listens there can read")).to_be_visible()
    type_passphrase(page, "short", "Choose it and come in")
    expect(page.get_by_text("Take 8 to 200 characters.")).to_be_visible()
    type_passphrase(page, PHRASE, "Choose it and come in")
    heading(page, "For a class")
    # Whoever made the link stays in.
    teacher.reload()
    heading(teacher, "For a class")
    at_door = visit(roomed, at=roomed.from_room, **PHONE).window("door")
    type_passphrase(at_door, "pair of fives", "Come in")
    expect(at_door.get_by_text("That is not the passphrase.")).to_be_visible()
    type_passphrase(at_door, PHRASE, "Come in")
    heading(at_door, "For a class")


def test_a_used_link_and_a_made_up_one_are_told_alike(teacher: Page, phone: Watched) -> None:
    link = setup_link(teacher)
    page = phone.context.new_page()
    page.goto(link)
    type_passphrase(page, PHRASE, "Choose it and come in")
    heading(page, "For a class")
    press(page, "Leave the teacher's door")
    expect(page.get_by_text("A class counts here.")).to_be_visible()
    told = []
    for bad in (link, re.sub(r"setup=.*", "setup=made-up", link)):
        page.goto(bad)
        expect(page.get_by_text("This link is not good, or no longer.")).to_be_visible()
        told.append(page.get_by_test_id("stMain").inner_text())
    assert told[0] == told[1]


def test_a_passphrase_is_chosen_at_the_laptop_and_others_go_out(
    teacher: Page, phone: Watched
) -> None:
    page = phone.context.new_page()
    page.goto(setup_link(teacher))
    type_passphrase(page, PHRASE, "Choose it and come in")
    heading(page, "For a class")
    teacher.reload()
    teacher.get_by_text("Choose another passphrase").click()
    type_passphrase(teacher, "double run of four", "Choose it")
    # The page is loaded anew once it was chosen, with a key of its own.
    expect(teacher.get_by_label("Passphrase", exact=True)).to_have_count(0)
    heading(teacher, "For a class")
    press(page, "Close the room")
    heading(page, "This page is the teacher's")
    expect(teacher.get_by_text("The room is open.")).to_be_visible()


def test_who_leaves_is_a_stranger_in_every_window(teacher: Page, roomed: Roomed) -> None:
    other = teacher.context.new_page()
    other.goto(f"{roomed.address}/class")
    heading(other, "For a class")
    press(teacher, "Leave the teacher's door")
    expect(teacher.get_by_text("A class counts here.")).to_be_visible()
    press(other, "Close the room")
    heading(other, "This page is the teacher's")
    names = {each["name"] for each in teacher.context.cookies()}
    assert f"{roomed.cookie}_key" not in names


def test_the_cookie_of_a_key_is_read_by_no_script_and_sent_by_no_other_site(
    roomed: Roomed, visit: Visit
) -> None:
    teacher = visit(roomed).context.new_page()
    teacher.goto(roomed.door)
    (cookie,) = (
        each for each in teacher.context.cookies() if each["name"] == f"{roomed.cookie}_key"
    )
    assert (cookie["httpOnly"], cookie["sameSite"], cookie["path"]) == (True, "Strict", "/")
    assert "_key" not in teacher.evaluate("document.cookie")


def test_somebody_at_home_is_not_seen_while_the_room_is_open(roomed: Roomed, visit: Visit) -> None:
    ada = roomed.add_learner("level=counts", name="Ada at home")
    at_home = visit(roomed, ada).window("learners")
    heading(at_home, "Who is counting?")
    open_room(come_in(visit(roomed), roomed))
    at_home.reload()
    expect(at_home.get_by_text("A class counts here.")).to_be_visible()
    expect(at_home.get_by_text("Ada at home")).to_have_count(0)
