"""Students who want more than a student may: each comes to nothing."""

import asyncio
import re
from dataclasses import replace
from html import escape
from html.parser import HTMLParser
from itertools import count

import pytest

from tests.load.frames import Run
from tests.load.school import MANY, School
from tests.load.session import opened
from tests.load.student import Student, in_lesson
from trainer.classroom.drill import ClassDrill, Pace
from trainer.classroom.keys import hashed_key
from trainer.classroom.lesson import Lesson
from trainer.names import plain_name
from trainer.web.door.visitor import key_cookie

LED = replace(MANY, pace=Pace.LED)
SCRIPTS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=a()>",
    "![x](http://a.b/c)",
    "[x](javascript:a())",
    "</td></tr><b>Bo</b>",
    "**Ada** _Ada_ `Ada`",
    ":red[Ada] $x^2$",
)


async def shown(address: str, page: str, query: str = "", *, cookie: str = "") -> Run:
    """Open a page, and see what it shows."""
    async with opened(address, page, query, cookie=cookie) as window:
        return await window.load()


def htmls(run: Run) -> str:
    every = (each.element.html.body for each in run.drawn() if each.kind == "html")
    return "\n".join(each for each in every if not each.startswith("<style"))


def markdowns(run: Run) -> str:
    return "\n".join(each.element.markdown.body for each in run.drawn() if each.kind == "markdown")


async def take_name(room: School, lesson: Lesson, name: str) -> Run:
    """Type a name where a lesson is joined."""
    async with opened(room.address, "join", f"code={lesson.code}") as window:
        asked = await window.load()
        texts = {"Or under a name of your own": name}
        return await window.type_in(asked, "Join with this name", texts)


numbers = count(1)


class Tags(HTMLParser):
    """The tags of a page, with the names of what they carry."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(" ".join([tag, *(name for name, _ in attrs)]))


def pages_with(room: School, name: str) -> tuple[list[Run], str]:
    """Let somebody of a name join, and open the pages on which a teacher reads it."""
    # Of a drill of its own, since a report compares it with the same drill before.
    drill = replace(MANY, title=f"Hands {next(numbers)}")
    lesson, teacher = room.start(drill), room.teacher()
    assert asyncio.run(take_name(room, lesson, name)).faults == []
    (kept,) = room.places(lesson)
    query = f"of={lesson.id}"
    board = asyncio.run(shown(room.address, "lesson", query, cookie=teacher))
    room.move(lesson, lesson.close(lesson.started))
    report = asyncio.run(shown(room.address, "lesson", query, cookie=teacher))
    return [board, report], kept


@pytest.fixture(scope="module")
def innocent(room: School) -> list[list[str]]:
    return [Tags(htmls(each)).tags for each in pages_with(room, "Grace")[0]]


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_name_is_text_on_every_page_of_the_teachers(
    room: School, innocent: list[list[str]], name: str
) -> None:
    pages, kept = pages_with(room, name)
    assert kept == plain_name(name)
    assert [Tags(htmls(each)).tags for each in pages] == innocent
    for each in pages:
        assert each.faults == []
        assert f"<bdi>{escape(kept)}</bdi>" in htmls(each)
        assert not re.search(r"(?<!\\)(!\[|\]\(|:red\[|\*\*Ada)", markdowns(each))


@pytest.mark.parametrize("size", [31, 10_000, 900_000])
def test_a_name_as_long_as_a_book_is_no_name(room: School, size: int) -> None:
    lesson = room.start()
    came = asyncio.run(take_name(room, lesson, "A" * size))
    assert "Take another name" in came.said
    assert room.places(lesson) == {}


def test_a_megabyte_ends_that_window_and_nothing_else(room: School) -> None:
    lesson = room.start()
    with pytest.raises(Exception, match=r"1009|message too big"):
        asyncio.run(take_name(room, lesson, "A" * 1_100_000))
    assert room.places(lesson) == {}
    assert "Join as " in asyncio.run(shown(room.address, "join", f"code={lesson.code}")).said


def test_a_cookie_that_is_made_up_is_nobodys(room: School) -> None:
    lesson = room.start()
    ada, cookie = room.join(lesson, "Ada")
    name, _, word = cookie.partition("=")
    forged = [
        f"{room.program.cookie}={ada.id}",
        f"{name}={ada.id}",
        f"{name}={word[:-1]}{'x' if word[-1] != 'x' else 'y'}",
        f"{name}={word}x",
        f"{name}={word[:-1]}",
        f"{name}={hashed_key(word).hex()}",
        f"{name}=",
        f"__Host-{name}={ada.id}",
    ]
    assert "Ada" in asyncio.run(shown(room.address, "me", cookie=cookie)).said
    for each in forged:
        for page in ("my-lesson", "me", "progress", ""):
            run = asyncio.run(shown(room.address, page, cookie=each))
            assert "Ada" not in run.text, (each, page)
            assert run.view() is None


def test_who_guesses_codes_soon_has_to_wait(room: School) -> None:
    lesson = room.start()
    browser = "_streamlit_xsrf=guesses"

    async def guess() -> list[str]:
        told = []
        for number in range(12):
            code = f"ZZZZZZ{'ABCDEFGHJKMN'[number]}"
            told.append((await shown(room.address, "join", f"code={code}", cookie=browser)).said)
        told.append((await shown(room.address, "join", f"code={lesson.code}", cookie=browser)).said)
        return told

    told = asyncio.run(guess())
    assert ["No lesson is open" in each for each in told] == [True] * 10 + [False] * 3
    assert ["too often" in each for each in told] == [False] * 10 + [True] * 3


def test_who_guesses_passphrases_soon_has_to_wait(room: School) -> None:
    async def guess() -> list[str]:
        told = []
        async with opened(room.address, "door", cookie="_streamlit_xsrf=guesses more") as door:
            run = await door.load()
            for number in range(12):
                run = await door.type_in(run, "Come in", {"Passphrase": f"password{number}"})
                told.append(run.said)
        return told

    told = asyncio.run(guess())
    assert ["not the passphrase" in each for each in told] == [True] * 10 + [False] * 2
    assert ["too often" in each for each in told] == [False] * 10 + [True] * 2


async def answers_what_is_not_asked(student: Student, other: Student) -> None:
    """Answer all but the question that lies there."""
    async with in_lesson(other), in_lesson(student):
        assert student.view
        assert other.view
        mine, theirs = str(student.view["id"]), str(other.view["id"])
        practice = mine.rpartition("-")[0]
        made_up = (f"{practice}-1", f"{practice}-59", f"{practice}--1", f"{practice}-00")
        for id_ in (*made_up, theirs, practice, "", "0"):
            await student.act(id_, act="answer", form="total", text="8")
            await student.act(id_, act="next")
            await student.act(id_, act="reveal")
        # Nor is there another way round: to go on without an answer, or to be told it.
        for act in ("next", "reveal", "slip", "why_not", "nonsense"):
            await student.act(mine, act=act, cards=["5H"])
        assert student.view["stage"] == "ask"
        assert student.view["id"] == mine
        assert student.view["verdict"] is None


@pytest.mark.parametrize("drill", [MANY, LED], ids=["own pace", "led"])
def test_only_the_question_that_is_asked_is_answered(room: School, drill: ClassDrill) -> None:
    lesson = room.start(drill)
    ada, bo = (Student(room.address, lesson, room.join(lesson, name)[1]) for name in ("Ada", "Bo"))
    asyncio.run(answers_what_is_not_asked(ada, bo))
    assert room.answers(lesson) == ()
    assert set(room.places(lesson).values()) == {0}


def test_behind_the_end_nothing_is_taken(room: School) -> None:
    lesson = room.start()
    student = Student(room.address, lesson, room.join(lesson, "Ada")[1])

    async def answer_late() -> None:
        async with in_lesson(student):
            room.move(lesson, lesson.close(lesson.started))
            assert student.view
            await student.act(str(student.view["id"]), act="answer", form="total", text="8")

    asyncio.run(answer_late())
    assert room.answers(lesson) == ()


def test_in_a_lesson_that_is_led_nothing_is_taken_once_it_is_told(room: School) -> None:
    lesson = room.start(LED)
    student = Student(room.address, lesson, room.join(lesson, "Ada")[1])

    async def answer_late() -> None:
        async with in_lesson(student):
            room.move(lesson, lesson.tell())
            assert student.view
            await student.act(str(student.view["id"]), act="answer", form="total", text="8")

    asyncio.run(answer_late())
    assert room.answers(lesson) == ()


def test_a_key_that_is_taken_back_answers_nothing_more(room: School) -> None:
    lesson = room.start()
    _, cookie = room.join(lesson, "Ada")
    student = Student(room.address, lesson, cookie)

    async def answer_with_it() -> None:
        async with in_lesson(student):
            word = cookie.removeprefix(f"{key_cookie(room.program.cookie, is_safe=False)}=")
            with room.register() as register:
                register.drop_keys(hashed=hashed_key(word))
            assert student.view
            table_id = str(student.view["id"])
            run = await student.act(table_id, act="answer", form="total", text="8")
            assert run.view() is None
            assert "You are not in the lesson any more" in run.said

    asyncio.run(answer_with_it())
    assert room.answers(lesson) == ()


def test_one_device_does_not_fill_a_lesson_however_many_browsers_it_makes_up(
    room: School,
) -> None:
    lesson = room.start()

    async def fill() -> list[str]:
        told = []
        for number in range(35):
            browser = f"_streamlit_xsrf=made up {number}"
            query = f"code={lesson.code}"
            async with opened(room.address, "join", query, cookie=browser) as window:
                run = await window.load()
                told.append((await window.press(run.button("Join as "))).said)
        return told

    told = asyncio.run(fill())
    assert len(room.places(lesson)) == 30
    assert ["Whoever teaches is asked now" in each for each in told] == [False] * 30 + [True] * 5

    async def come() -> Run:
        query = f"code={lesson.code}"
        async with opened(room.address, "join", query, source="127.0.0.9") as window:
            run = await window.load()
            return await window.press(run.button("Join as "))

    asyncio.run(come())
    assert len(room.places(lesson)) == 31
