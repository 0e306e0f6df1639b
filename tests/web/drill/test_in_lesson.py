"""What belongs to a lesson is asked, answered and told as its teacher has it."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import count

import pytest

from scenarios import GENERATOR
from tests.browser.table import right_text
from tests.store.made import NOON
from tests.store.schooled import CODE, classroom, member
from tests.web.begun import practice_for
from trainer.classroom.drill import ClassDrill, Pace, Told
from trainer.classroom.lesson import Lesson, Stage
from trainer.classroom.ready import ready_drill
from trainer.house import HOUSES, House
from trainer.quiz.length import Phase
from trainer.quiz.link import read_link
from trainer.record import Practice
from trainer.web.drill import desk
from trainer.web.drill.acts import take_act
from trainer.web.drill.desk import Reply, Stand, stand_of
from trainer.web.drill.in_lesson import is_of_lesson, take_part
from trainer.web.drill.replay import mistakes_of
from trainer.web.drill.view import Aside, view_of
from trainer.web.progress.folding import fold_on
from trainer.web.service import Service

HANDS = ready_drill("fifteens", 7)
LED = replace(HANDS, pace=Pace.LED)
Seat = Callable[[ClassDrill], Practice]


@pytest.fixture
def clock() -> list[datetime]:
    """Tell the time: the last of these."""
    return [NOON]


@pytest.fixture
def service(service: Service, clock: list[datetime]) -> Service:
    return replace(service, now=lambda: clock[-1])


@pytest.fixture
def seat(service: Service) -> Seat:
    """Let a class count a drill, and Ada take part."""
    numbers = count(1)

    def begin(drill: ClassDrill) -> Practice:
        service.register.add_class(classroom())
        service.register.add_member("owls", member("Ada"))
        lesson = Lesson(
            id=f"lesson{next(numbers)}",
            classroom="owls",
            drill=drill,
            code=CODE,
            started=NOON - timedelta(seconds=1),
            asked=NOON,
        )
        return take_part(service, service.register.start_lesson(lesson).stored, "ada")

    return begin


def lesson_at(service: Service, practice: Practice) -> Lesson:
    lesson = service.register.attended(practice.id)
    assert lesson
    return lesson


def move(service: Service, practice: Practice, step: Callable[[Lesson], Lesson]) -> None:
    lesson = lesson_at(service, practice)
    service.register.move_lesson(step(lesson), instead_of=lesson)


def say(service: Service, practice: Practice, text: str = "") -> Stand:
    """Answer the question that lies there, rightly unless told, and look again."""
    stand = stand_of(service, practice)
    text = text or right_text(stand.question, "total")
    desk.answer(service, stand, Reply("total", text))
    return stand_of(service, practice)


def test_a_seat_is_taken_once_and_asks_what_the_drill_asks(service: Service, seat: Seat) -> None:
    practice = seat(HANDS)
    assert is_of_lesson(practice)
    assert take_part(service, lesson_at(service, practice), "ada") == practice
    assert stand_of(service, practice).question == HANDS.question(0)


def test_each_goes_on_at_their_own_pace_and_is_told_each_time(service: Service, seat: Seat) -> None:
    practice = seat(HANDS)
    assert say(service, practice).stage == "verdict"
    desk.go_on(service, stand_of(service, practice))
    stand = stand_of(service, practice)
    assert (stand.place.number, stand.stage, stand.phase) == (1, "ask", Phase.GOES_ON)


def test_told_at_the_end_the_next_question_comes_at_once(service: Service, seat: Seat) -> None:
    practice = seat(replace(HANDS, told=Told.END))
    for number in range(1, len(HANDS)):
        stand = say(service, practice, "0")
        assert (stand.place.number, stand.stage, stand.answered) == (number, "ask", None)
    assert say(service, practice, "0").phase is Phase.OVER


def test_an_answer_left_without_the_next_question_is_not_told_either(
    service: Service, seat: Seat
) -> None:
    # As a server that was killed in between leaves it.
    practice = seat(replace(HANDS, told=Told.END))
    stand = stand_of(service, practice)
    desk.answer(service, stand, Reply("total", "0"))
    assert service.log.standing(practice.id).place.number == 0
    assert stand_of(service, practice).place.number == 1


def test_where_the_teacher_leads_it_is_told_when_the_room_is(service: Service, seat: Seat) -> None:
    practice = seat(LED)
    stand = say(service, practice, "0")
    assert (stand.stage, stand.judged) == ("held", None)
    desk.go_on(service, stand)
    assert stand_of(service, practice).place.number == 0
    move(service, practice, Lesson.tell)
    # The big screen tells the count: nobody is asked for theirs any more.
    stand = stand_of(service, practice)
    assert stand.stage == "verdict"
    desk.go_on(service, stand)
    assert stand_of(service, practice).place.number == 0
    move(service, practice, lambda lesson: lesson.next(NOON))
    stand = stand_of(service, practice)
    assert (stand.place.number, stand.stage) == (1, "ask")


@pytest.mark.parametrize(
    ("claimed", "headline"),
    [
        ("0", "You said nothing, it is worth 6"),
        ("8", "You said 8, it is worth 6"),
        ("", "6, right"),
    ],
)
def test_it_says_again_what_was_answered(
    service: Service, seat: Seat, claimed: str, headline: str
) -> None:
    practice = seat(LED)
    say(service, practice, claimed)
    move(service, practice, Lesson.tell)
    view = view_of(stand_of(service, practice), context="", aside=Aside())
    assert view["verdict"]["headline"] == headline
    assert view["verdict"]["said"].startswith(f"{headline}.")


def test_who_comes_late_begins_where_the_room_is(service: Service, seat: Seat) -> None:
    practice = seat(LED)
    for _ in range(3):
        move(service, practice, lambda lesson: lesson.next(NOON))
    stand = stand_of(service, practice)
    assert (stand.place.number, stand.question) == (3, LED.question(3))
    assert say(service, practice, "0").stage == "held"
    move(service, practice, Lesson.tell)
    assert stand_of(service, practice).stage == "verdict"
    assert [each.answer.number for each in service.log.answers(practice.id)] == [3]


def test_what_the_room_was_told_takes_no_answer(service: Service, seat: Seat) -> None:
    practice = seat(LED)
    asked = stand_of(service, practice)
    move(service, practice, Lesson.tell)
    late = stand_of(service, practice)
    with pytest.raises(ValueError, match="this question takes no more answers"):
        desk.answer(service, late, Reply("total", "2"))
    act = {"act": "answer", "id": asked.id, "n": 3, "form": "total", "text": "2"}
    assert "takes no more answers" in take_act(service, late, act).notice
    assert service.log.answers(practice.id) == ()


def test_the_clock_ends_a_question_by_itself(
    service: Service, seat: Seat, clock: list[datetime]
) -> None:
    practice = seat(replace(LED, clock_s=30))
    clock.append(NOON + timedelta(seconds=29))
    assert stand_of(service, practice).in_lesson.part.takes  # type: ignore[union-attr]
    clock.append(NOON + timedelta(seconds=30))
    with pytest.raises(ValueError, match="takes no more answers"):
        say(service, practice)
    lesson = lesson_at(service, practice)
    assert (lesson.stage, lesson.is_told(clock[-1])) == (Stage.ASKED, True)


def test_a_lesson_that_is_closed_is_over_for_all(service: Service, seat: Seat) -> None:
    practice = seat(HANDS)
    open_before = stand_of(service, practice)
    move(service, practice, lambda lesson: lesson.close(NOON))
    assert stand_of(service, practice).phase is Phase.OVER
    # Whoever looked before it was closed is refused as well.
    with pytest.raises(ValueError, match=r"."):
        desk.answer(service, open_before, Reply("total", "2"))
    assert service.log.answers(practice.id) == ()


def test_the_house_and_the_way_to_answer_are_those_of_the_class(
    service: Service, seat: Seat
) -> None:
    house = HOUSES["kitchen table"]
    practice = seat(replace(HANDS, form="combinations", house=house))
    service.log.prefer("ada", "level=counts&form=total&order=sorted")
    likes = stand_of(service, practice).preferences
    assert (likes.form, likes.order, likes.house) == ("combinations", "sorted", house)


def test_a_class_hears_the_same_count_however_one_says_ones_own(
    service: Service, seat: Seat
) -> None:
    house = House.parse("order=pairs,runs,flush,nobs,fifteens")
    text = "title=Theirs&heard=half&kinds=hand&where=double+run+%2B+fifteen&picked=0-9&seed=7"
    drill = replace(ClassDrill.parse(f"{text}&generator={GENERATOR}"), house=house)
    practice = seat(drill)
    service.log.prefer("ada", "level=counts&counting=by_pattern")
    heard = stand_of(service, practice).question
    assert heard == drill.question(0)
    assert heard.said
    assert heard.said != drill.drill.question(0).said


def test_what_is_preferred_in_class_leaves_ones_own_house_as_it_is(
    service: Service, seat: Seat
) -> None:
    practice = seat(replace(HANDS, house=HOUSES["kitchen table"]))
    stand = stand_of(service, practice)
    take_act(service, stand, {"act": "order", "id": stand.id, "order": "sorted"})
    assert service.log.preferences("ada") == "level=counts&order=sorted"


def test_what_a_class_counts_is_gone_on_with_in_its_lesson_alone(
    service: Service, seat: Seat
) -> None:
    practice = seat(HANDS)
    own = practice_for(service, "ada", read_link(practice.settings))
    assert own.id != practice.id
    link = f"{practice.settings}&seed={practice.seed}&generator={practice.generator}"
    assert practice_for(service, "ada", read_link(link)).id != practice.id
    say(service, practice)
    assert practice_for(service, "ada", {}).id != practice.id


def mistakes(service: Service, practice: Practice) -> list[int]:
    """List the numbers of the questions of a practice of which a page tells that they were lost."""
    every = mistakes_of(service, "ada", zone="UTC")
    return [each.number for each in every if each.practice == practice.id]


def test_no_figure_and_no_mistake_tells_what_the_room_is_not_told(
    service: Service, seat: Seat
) -> None:
    practice = seat(LED)
    say(service, practice, "0")
    beside = practice_for(service, "ada", {"kinds": "hand"})
    say(service, beside, "0")
    for _ in range(2):
        assert fold_on(service, "ada", zone="UTC").learned.answers == 1
        assert mistakes(service, practice) == []
    move(service, practice, Lesson.tell)
    assert mistakes(service, practice) == [0]
    move(service, practice, lambda lesson: lesson.next(NOON))
    say(service, practice, "28")
    assert mistakes(service, practice) == [0]
    move(service, practice, lambda lesson: lesson.close(NOON))
    assert mistakes(service, practice) == [0, 1]
    assert fold_on(service, "ada", zone="UTC").learned.answers == 3
    assert service.log.folded("ada").position == 3  # type: ignore[union-attr]


def test_what_is_told_at_the_end_is_in_no_figure_before(service: Service, seat: Seat) -> None:
    practice = seat(replace(HANDS, told=Told.END))
    for number in range(len(HANDS)):
        assert fold_on(service, "ada", zone="UTC").learned.answers == 0
        assert stand_of(service, practice).place.number == number
        say(service, practice, "0")
    assert fold_on(service, "ada", zone="UTC").learned.answers == len(HANDS)
