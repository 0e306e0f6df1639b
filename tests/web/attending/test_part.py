"""Which lesson somebody is in, what they wait for, and how their page hears that it goes on."""

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

from tests.web.attending.conftest import HANDS, Clock, come_in
from trainer.classroom.drill import ClassDrill, Pace
from trainer.classroom.lesson import Lesson, Stage
from trainer.web.attending.joining import go_on_in
from trainer.web.attending.part import goes_on, last_lesson, step_of, waits
from trainer.web.attending.told import told_html
from trainer.web.attending.waiting import waiting_html
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.drill.in_lesson import take_part, what_comes
from trainer.web.service import Service
from trainer.web.showing.walked import walked

Begin = Callable[..., Lesson]
LED = replace(HANDS, pace=Pace.LED, clock_s=30)


def test_who_joined_none_is_in_none(school: Service, begin: Begin) -> None:
    begin()
    assert last_lesson(school, "nobody") is None
    assert goes_on(school, "nobody") is None


def test_a_lesson_goes_on_until_all_is_answered_or_it_is_closed(
    school: Service, begin: Begin, clock: Clock
) -> None:
    one = ClassDrill.parse("title=One&kinds=cut&picked=3&seed=7&generator=3")
    lesson = begin(one)
    ada, bob = (come_in(school, lesson, name).learner for name in ("Ada", "Bob"))
    there = goes_on(school, ada)
    assert there
    assert (there[0], there) == (lesson, last_lesson(school, ada))
    desk.answer(school, stand_of(school, there[1]), Reply("total", "0"))
    desk.go_on(school, stand_of(school, there[1]))
    assert goes_on(school, ada) is None
    assert goes_on(school, bob)
    school.register.move_lesson(lesson.close(clock.time), instead_of=lesson)
    assert goes_on(school, bob) is None
    assert last_lesson(school, bob)


def test_in_a_room_that_is_led_one_waits_behind_an_answer_and_behind_the_time(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin(LED)
    (ada, bob) = (come_in(school, lesson, name).learner for name in ("Ada", "Bob"))
    practices = [school.register.attending(each)[0][1] for each in (ada, bob)]
    assert [waits(stand_of(school, each)) for each in practices] == [False, False]
    desk.answer(school, stand_of(school, practices[0]), Reply("total", "0"))
    assert [waits(stand_of(school, each)) for each in practices] == [True, False]
    clock.time += timedelta(seconds=30)
    stands = [stand_of(school, each) for each in practices]
    # Who answered is told now, and who did not looks at the big screen.
    assert [waits(each) for each in stands] == [False, True]
    assert "Time is up" in waiting_html(stands[1])


def test_who_did_not_answer_is_told_who_ended_it_and_the_count(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin(LED)
    practice = school.register.attending(come_in(school, lesson, "Ada").learner)[0][1]
    told = school.register.move_lesson(lesson.tell(), instead_of=lesson)
    stand = stand_of(school, practice)
    early = waiting_html(stand)
    assert "The answers are shown" in early
    assert "Time is up" not in early
    assert stand.left_s is None
    walk = walked(stand.question, house=LED.house)
    for words in (*(line.words for line in walk.lines), walk.total):
        assert words in early
    # The next is asked, and nothing of it is told.
    asked = school.register.move_lesson(told.next(clock.time), instead_of=told)
    assert told_html(stand_of(school, practice)) == ""
    clock.time += timedelta(seconds=30)
    late = waiting_html(stand_of(school, practice))
    assert "Time is up" in late
    assert walked(asked.drill.question(1), house=LED.house).total in late


def test_no_clock_runs_behind_a_verdict_that_came_before_its_end(
    school: Service, begin: Begin
) -> None:
    lesson = begin(LED)
    practice = school.register.attending(come_in(school, lesson, "Ada").learner)[0][1]
    assert stand_of(school, practice).left_s == 30
    desk.answer(school, stand_of(school, practice), Reply("total", "0"))
    school.register.move_lesson(lesson.tell(), instead_of=lesson)
    stand = stand_of(school, practice)
    assert (stand.stage, stand.left_s) == ("verdict", None)


def test_what_is_waited_for_is_told(school: Service, begin: Begin) -> None:
    ada = come_in(school, begin(LED), "Ada").learner
    practice = school.register.attending(ada)[0][1]
    desk.answer(school, stand_of(school, practice), Reply("total", "0"))
    assert "Your answer is in" in waiting_html(stand_of(school, practice))
    assert "The next question comes here" in waiting_html(stand_of(school, practice))


def test_behind_the_last_question_none_is_waited_for(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin(LED)
    practices = [take_part(school, lesson, come_in(school, lesson, name).learner) for name in "AB"]
    for _ in range(1, len(LED)):
        lesson = school.register.move_lesson(lesson.next(clock.time), instead_of=lesson)
    desk.answer(school, stand_of(school, practices[0]), Reply("total", "0"))
    told = [waiting_html(stand_of(school, practices[0]))]
    school.register.move_lesson(lesson.tell(), instead_of=lesson)
    told += [
        waiting_html(stand_of(school, practices[1])),
        what_comes(stand_of(school, practices[0]).in_lesson),
    ]
    for words in told:
        assert "That was the last question" in words
        assert "next question" not in words


def test_at_ones_own_pace_nothing_is_waited_for(school: Service, begin: Begin) -> None:
    lesson = begin()
    ada = take_part(school, lesson, come_in(school, lesson, "Ada").learner)
    assert what_comes(stand_of(school, ada).in_lesson) == ""


def test_before_the_first_question_one_is_in_and_looks_to_the_front(
    school: Service, begin: Begin
) -> None:
    lesson = begin(LED, stage=Stage.BEFORE)
    practice = school.register.attending(come_in(school, lesson, "Ada").learner)[0][1]
    stand = stand_of(school, practice)
    assert waits(stand)
    assert "You are in" in waiting_html(stand)
    assert "Question" not in waiting_html(stand)
    before = step_of(school, lesson)
    school.register.move_lesson(lesson.next(school.now()), instead_of=lesson)
    assert step_of(school, lesson) != before
    assert not waits(stand_of(school, practice))


def test_each_step_of_the_teacher_and_of_the_clock_is_heard(
    school: Service, begin: Begin, clock: Clock
) -> None:
    lesson = begin(LED)
    steps = [step_of(school, lesson), step_of(school, lesson)]
    assert steps[0] == steps[1]
    clock.time += timedelta(seconds=30)
    steps.append(step_of(school, lesson))
    onward = school.register.move_lesson(lesson.next(clock.time), instead_of=lesson)
    steps.append(step_of(school, lesson))
    told = school.register.move_lesson(onward.tell(), instead_of=onward)
    steps.append(step_of(school, lesson))
    school.register.move_lesson(told.close(clock.time), instead_of=told)
    steps.append(step_of(school, lesson))
    school.register.forget_class("owls")
    steps.append(step_of(school, lesson))
    assert len(set(steps[1:])) == len(steps) - 1


def test_ones_own_practice_waits_for_nobody(school: Service, begin: Begin) -> None:
    ada = come_in(school, begin(), "Ada").learner
    stand = stand_of(school, school.register.attending(ada)[0][1])
    assert not waits(replace(stand, in_lesson=None))


def test_of_several_lessons_one_is_in_the_one_that_is_open_and_wanted(
    school: Service, begin: Begin, clock: Clock
) -> None:
    monday = begin()
    ada = come_in(school, monday, "Ada").learner
    tuesday = begin(id_="tuesday", code="2345678")
    go_on_in(school, tuesday, ada)

    def is_in(wanted: str = "") -> str:
        there = last_lesson(school, ada, wanted=wanted)
        assert there
        return there[0].id

    assert [is_in(), is_in("monday"), is_in("tuesday"), is_in("no such")] == [
        "tuesday",
        "monday",
        "tuesday",
        "tuesday",
    ]
    school.register.move_lesson(tuesday.close(clock.time), instead_of=tuesday)
    assert [is_in(), is_in("tuesday")] == ["monday", "monday"]
    school.register.move_lesson(monday.close(clock.time), instead_of=monday)
    assert [is_in(), is_in("monday")] == ["tuesday", "monday"]


def test_a_lesson_that_is_done_does_not_hide_another_that_goes_on(
    school: Service, begin: Begin, clock: Clock
) -> None:
    led = begin(LED)
    one = ClassDrill.parse("title=One&kinds=cut&picked=3&seed=7&generator=3")
    ada = come_in(school, led, "Ada").learner
    short = begin(one, id_="tuesday", code="2345678")
    practice = take_part(school, short, ada)
    desk.answer(school, stand_of(school, practice), Reply("total", "0"))
    desk.go_on(school, stand_of(school, practice))

    def seen(wanted: str = "") -> str:
        there = last_lesson(school, ada, wanted=wanted)
        assert there
        return there[0].id

    there = goes_on(school, ada)
    assert there
    assert there[0] == led
    # How the other went is there for whoever asks for it.
    assert [seen(), seen("tuesday"), seen("monday")] == ["monday", "tuesday", "monday"]
    school.register.move_lesson(led.close(clock.time), instead_of=led)
    assert goes_on(school, ada) is None
    assert seen() == "tuesday"
