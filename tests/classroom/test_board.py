"""A lesson added up: by person, by rule, by question, and what was missed most."""

from hypothesis import given
from hypothesis import strategies as st

from tests.progress.made import answer, answers, shown
from trainer.classroom.board import Figures, board, said_by_all
from trainer.classroom.report import by_answer, by_student
from trainer.progress.recent import Recent
from trainer.skills import Heading, Tally

# Fifteen two, four and six, a pair and a double run: fourteen.
HAND = "show 4C 5D 6S 6H / JH"
ADA, BOB, CY = ("ada", "Ada", 2), ("bob", "Bob", 1), ("cy", "cy", 0)


def said(claimed: str, *, number: int = 0, is_slip: bool = False) -> Recent:
    given = answer(number, form="combinations", claimed=claimed)
    return Recent(given, is_slip=is_slip)


def test_everybody_has_a_row_by_name_whether_they_answered_or_not() -> None:
    told = board(2, [CY, BOB, ADA], [("bob", Recent(answer(claimed="12")))])
    assert [(person.name, person.at, person.total) for person in told.people] == [
        ("Ada", 2, Figures()),
        ("Bob", 1, Figures(answers=1, right=0, points=14, found=12, over=0)),
        ("cy", 0, Figures()),
    ]


def test_points_found_and_wholly_right_are_told_by_question_and_in_all() -> None:
    told = board(
        2,
        [ADA, BOB],
        [
            ("ada", Recent(answer(0))),
            ("bob", Recent(answer(0, claimed="16"))),
            ("ada", Recent(answer(1, claimed="0"))),
        ],
    )
    assert told.questions == (
        Figures(answers=2, right=1, points=28, found=28, over=2),
        Figures(answers=1, right=0, points=14, found=0, over=0),
    )
    assert told.total == Figures(answers=3, right=1, points=42, found=28, over=2)
    ada, bob = told.people
    assert ada.by_question == {0: Figures(1, 1, 14, 14), 1: Figures(1, 0, 14, 0)}
    assert bob.by_question == {0: Figures(1, 0, 14, 14, 2)}


def test_a_rule_is_told_by_what_was_found_of_it() -> None:
    told = board(1, [ADA, BOB], [("ada", said("5j p66 d4566")), ("bob", said("5j 456 456 d4566"))])
    assert told.rules[Heading.FIFTEENS] == Tally(there=6, found=4, claimed=4, right=4, lost=4)
    assert Heading.FLUSH_AND_JACKS not in told.rules
    assert list(told.rules) == [heading for heading in Heading if heading in told.rules]


def test_what_most_missed_comes_first_with_its_cards() -> None:
    told = board(
        2,
        [ADA, BOB, CY],
        [
            ("ada", said("5j 4c5d6s d4566")),
            ("bob", said("4c5d6s d4566")),
            ("cy", said("4c5d6s 4c5d6h d4566", number=1)),
        ],
    )
    assert [(each.number, str(each.combination), each.times, each.of) for each in told.missed] == [
        (0, "fifteen 4C 5D 6H for 2", 2, 2),
        (1, "fifteen 5D JH for 2", 1, 1),
        (0, "fifteen 5D JH for 2", 1, 2),
    ]


def test_a_slip_is_in_no_figure() -> None:
    told = board(1, [ADA], [("ada", said("5j", is_slip=True))])
    assert (told.total, told.rules, told.missed) == (Figures(), {}, ())


def test_a_count_shown_after_a_total_tells_what_was_missed() -> None:
    wrong = answer(claimed="10")
    told = board(1, [ADA], [("ada", Recent(wrong, shown(wrong.id, "15 15 p", "spoken")))])
    assert {str(each.combination.category.name) for each in told.missed} == {"RUN"}


def test_what_the_room_said_is_told_most_first() -> None:
    turn = answer(
        question="turn",
        scenario="play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D",
        form="cards",
        claimed="go",
    )
    call = answer(
        form="call", claimed="7H8C 7D8C p7H7D r6C7H8C : over 2", scenario="show 7H 8C 7D 6C / QS"
    )
    room = [answer(claimed=each) for each in ("12", "14", "12", "9")]
    assert said_by_all(map(Recent, [*room, turn, call])) == (
        ("12", 2),
        ("9", 1),
        ("14", 1),
        ("go", 1),
        ("over 2", 1),
    )


@given(st.data())
def test_the_parts_are_the_whole(data: st.DataObject) -> None:
    given_by = data.draw(st.lists(st.sampled_from(["ada", "bob", "cy"]), max_size=12))
    every = [
        (learner, Recent(data.draw(answers(number)), is_slip=data.draw(st.booleans())))
        for number, learner in enumerate(given_by)
    ]
    told = board(len(every), [ADA, BOB, CY], every)
    meant = [each for _, each in every if not each.is_slip]
    results = [each.came_out.result for each in meant]
    assert told.total == Figures(
        len(meant),
        sum(each.is_right for each in results),
        sum(each.points for each in results),
        sum(each.found for each in results),
        sum(each.over for each in results),
    )
    assert sum((person.total for person in told.people), Figures()) == told.total
    assert sum(person.untold for person in told.people) == told.untold
    assert sum(each.lost for each in told.rules.values()) + told.untold == (
        told.total.points - told.total.found
    )


def test_the_report_has_a_row_for_each_and_one_for_all() -> None:
    every = [("ada", Recent(answer(0))), ("bob", Recent(answer(1, claimed="16")))]
    head, *rows = by_student(board(2, [ADA, BOB, CY], every))
    assert head[:2] == ("name", "answered")
    assert head[-3:] == ("lost, not told by rule", "question 1", "question 2")
    assert [(row[0], row[1], *row[-2:]) for row in rows] == [
        ("Ada", "1", "right", ""),
        ("Bob", "1", "", "14 of 14, 2 too many"),
        ("cy", "0", "", ""),
        ("everybody", "2", "1 of 1 right", "0 of 1 right"),
    ]
    assert {len(row) for row in rows} == {len(head)}


def test_the_report_of_answers_has_them_all_as_they_came() -> None:
    timed = answer(1, claimed="12", answer_ms=2_500)
    every = [("ada", Recent(answer(0), is_slip=True)), ("bob", Recent(timed))]
    head, first, second = by_answer({"ada": "Ada", "bob": "Bob"}, every)
    assert dict(zip(head, first, strict=True)) == {
        "name": "Ada",
        "question": "1",
        "cards": HAND,
        "answered by": "total",
        "claimed": "14",
        "points there": "14",
        "points found": "14",
        "too many": "0",
        "wholly right": "yes",
        "seconds, at most 60": "",
        "slip of the finger": "yes",
        "answered (UTC)": "2026-03-14 12:00:00",
    }
    assert (second[0], second[5:10], second[10]) == ("Bob", ("14", "12", "0", "no", "2.5"), "no")


def test_a_part_of_the_points_is_told_as_that() -> None:
    every = [("ada", Recent(answer(0, claimed="12")))]
    _, row, _ = by_student(board(1, [ADA], every))
    assert row[-2:] == ("2", "12 of 14")
