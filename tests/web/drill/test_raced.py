"""A race from the log: what the table is given of its board, and when it is over."""

import json
import re
from typing import Any

import pytest

from scenarios import GENERATOR
from tests.browser.table import right_text
from tests.web.begun import practice_for
from trainer.house import HOUSES, House
from trainer.muggins import Of
from trainer.preferences import Preferences
from trainer.quiz.board import board_after
from trainer.quiz.length import Phase
from trainer.record import Learner, Practice, Slip
from trainer.verdict.line_above import line_above
from trainer.web.drill import desk, raced
from trainer.web.drill.desk import Reply, Stand, stand_of
from trainer.web.drill.practices import address_of, begin_again
from trainer.web.drill.view import Aside, view_of
from trainer.web.service import Service

# The first three counts are 8, 2 and 8; before the first they peg 12.
RACE = {"race": "61", "seed": "7", "generator": str(GENERATOR)}


@pytest.fixture
def race(service: Service, ada: Learner) -> Practice:
    at_table(service, "ACC with muggins")
    return practice_for(service, ada.id, RACE)


def at_table(service: Service, house: str) -> None:
    service.log.prefer("ada", str(Preferences().at_table(House.parse(house))))


def seen(stand: Stand) -> dict[str, Any]:
    view = view_of(stand, context="a race", aside=Aside())
    assert json.dumps(view)
    return view


def board(service: Service, practice: Practice) -> dict[str, Any]:
    shown = seen(stand_of(service, practice))["board"]
    assert isinstance(shown, dict)
    return shown


def holds(service: Service, practice: Practice) -> str:
    words = seen(stand_of(service, practice))["house"]["words"]
    assert isinstance(words, str)
    return words


def pegs(shown: dict[str, Any]) -> list[tuple[int, int]]:
    return [(shown[side]["front"], shown[side]["back"]) for side in ("you", "they")]


def count(service: Service, practice: Practice, short: int = 0, *, by: str = "") -> Stand:
    """Count what lies there, some points short of it or as told; and ask for the solution."""
    stand = stand_of(service, practice)
    right = right_text(stand.question, "total")
    desk.answer(service, stand, Reply("total", by or str(max(0, int(right) - short))))
    desk.reveal(service, stand_of(service, practice))
    return stand_of(service, practice)


def go_on(service: Service, practice: Practice) -> None:
    desk.go_on(service, stand_of(service, practice))


def test_there_is_no_board_where_nobody_races(service: Service, ada: Learner) -> None:
    stand = stand_of(service, practice_for(service, ada.id, {"kinds": "hand"}))
    assert (stand.race, seen(stand)["board"]) == (None, None)


def test_their_counts_are_pegged_and_told_before_the_question(
    service: Service, race: Practice
) -> None:
    shown = board(service, race)
    assert (shown["game"], pegs(shown)) == (61, [(0, 0), (12, 0)])
    assert shown["told"] == "You deal. They peg 12 for their hand."
    assert shown["words"] == "You 0; they 12, last 12"
    assert holds(service, race) == line_above(House(), Of.SHOW, is_theirs=False)


def test_what_is_missed_is_taken_at_once_and_said(service: Service, race: Practice) -> None:
    view = seen(count(service, race, short=2))
    assert view["verdict"]["award"].startswith("They call muggins for 2")
    assert view["verdict"]["said"].endswith(view["verdict"]["award"])
    assert pegs(view["board"])[1] == (14, 12)
    assert view["board"]["told"] == ""
    assert view["board"]["words"].endswith("they 14, last 2 for muggins")


def test_of_a_right_count_nothing_is_said(service: Service, race: Practice) -> None:
    verdict = seen(count(service, race))["verdict"]
    assert verdict["award"] == ""
    assert verdict["said"].rstrip(".").endswith("right")


def test_while_the_count_may_be_shown_the_board_gives_nothing_away(
    service: Service, race: Practice
) -> None:
    before = seen(stand_of(service, race))
    stand = stand_of(service, race)
    desk.answer(service, stand, Reply("total", "0"))
    asked = seen(stand_of(service, race))
    assert (asked["stage"], asked["board"]) == ("count", before["board"])
    assert asked["is_last"] is before["is_last"] is False
    desk.show_count(service, stand_of(service, race), form="combinations", text="p33")
    judged = seen(stand_of(service, race))
    # The total was pegged, and not what was shown after it.
    points = int(right_text(stand.question, "total"))
    assert pegs(judged["board"]) == [(0, 0), (12 + points, 12)]
    assert judged["verdict"]["award"].startswith(f"They call muggins for {points}")


def test_the_house_of_each_answer_holds_for_it(service: Service, race: Practice) -> None:
    at_table(service, "gentle")
    assert pegs(seen(count(service, race, short=2))["board"])[1] == (12, 0)
    at_table(service, "ACC with muggins")
    assert holds(service, race) == line_above(HOUSES["gentle"], Of.SHOW, is_theirs=False)
    go_on(service, race)
    assert holds(service, race) == line_above(House(), Of.SHOW, is_theirs=False)
    assert pegs(seen(count(service, race, short=2))["board"])[1] == (14, 12)


def test_a_slip_of_the_finger_stays_pegged(service: Service, race: Practice) -> None:
    stand = count(service, race, short=2)
    shown = board(service, race)
    service.log.append(Slip(answer=stand.id, at=service.now()))
    assert board(service, race) == shown
    said = seen(stand_of(service, race))["verdict"]["slip_words"]
    assert all(each.endswith(", pegged all the same") for each in said)


def run(service: Service, practice: Practice, short: int) -> Stand:
    """Run a race to its last verdict."""
    for _ in range(200):
        stand = count(service, practice, short=short)
        if stand.phase is not Phase.GOES_ON:
            return stand
        go_on(service, practice)
    raise AssertionError


@pytest.mark.parametrize("short", [0, 2, 29])
def test_a_race_is_over_once_somebody_is_home(service: Service, race: Practice, short: int) -> None:
    assert seen(count(service, race))["verdict"]["over"] == ""
    last = run(service, race, short)
    view = seen(last)
    assert (last.phase, view["is_last"]) == (Phase.LAST, True)
    # Also where they go out before there is another question.
    assert re.search(r"The race is over: (you|they) win 61 to \d+\.$", view["verdict"]["over"])
    assert view["verdict"]["said"].endswith(view["verdict"]["over"])
    assert 61 in {view["board"][side]["front"] for side in ("you", "they")}
    go_on(service, race)
    over = stand_of(service, race)
    assert over.phase is Phase.OVER
    assert over.race
    assert over.race.onward().winner


def test_all_of_it_is_in_the_log(service: Service, race: Practice) -> None:
    for _ in range(3):
        count(service, race, short=2)
        go_on(service, race)
    shown = board(service, race)
    board_after.cache_clear()
    raced._board.cache_clear()
    assert board(service, race) == shown
    assert pegs(shown) != [(0, 0), (12, 0)]


def test_a_race_has_its_own_address_and_is_run_again(service: Service, race: Practice) -> None:
    assert address_of(race) == RACE
    run(service, race, 29)
    go_on(service, race)
    assert service.new_seed() == race.seed
    same = begin_again(service, race, other=False)
    assert (same.seed, same.settings) == (race.seed, race.settings)
    assert pegs(board(service, same)) == [(0, 0), (12, 0)]
    assert begin_again(service, race, other=True).seed != race.seed
