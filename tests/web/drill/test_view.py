"""What the card table is given: all that is to be seen, and no answer before its time."""

import json
import re
from dataclasses import replace

import pytest

from scenarios import Play, Show, parse_cards
from tests.web.begun import practice_for
from tests.web.drill.views import seen, stands
from trainer.preferences import Motion, Order, Preferences
from trainer.quiz.question import Ask
from trainer.record import Learner
from trainer.web.drill import desk
from trainer.web.drill.component import TABLE, TABLE_PATH
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.drill.view import Aside
from trainer.web.service import Service


def test_before_an_answer_nothing_of_it_is_told(service: Service, ada: Learner) -> None:
    for stand in stands(service, ada, 40):
        view = seen(stand)
        assert (view["stage"], view["verdict"], view["word"]) == ("ask", None, "")
        again = replace(stand, answered=None)
        assert json.dumps(seen(again)) == json.dumps(view)
        told = json.dumps([value for name, value in view.items() if name != "words"])
        assert "points" not in told
        if isinstance(stand.question.scenario, Play):
            # Of a hand that is not seen there are backs, and no card.
            seat = stand.question.seat
            hidden = set(stand.question.scenario.pone + stand.question.scenario.dealer)
            hidden -= set(stand.question.seen)
            assert seat or not hidden
            cards = {card for row in view["rows"] for card in row["cards"]}
            assert not cards & {str(card) for card in hidden}


def test_every_card_seen_lies_on_the_table_once(service: Service, ada: Learner) -> None:
    for stand in stands(service, ada, 40):
        cards = [card for row in seen(stand)["rows"] for card in row["cards"] if card != "??"]
        assert sorted(cards) == sorted(str(card) for card in stand.question.seen)


def test_the_cards_of_a_count_carry_who_laid_them_and_the_count(
    service: Service, ada: Learner
) -> None:
    for stand in stands(service, ada, 30, kinds="play"):
        scenario = stand.question.scenario
        assert isinstance(scenario, Play)
        (line,) = [row for row in seen(stand)["rows"] if row["role"] == "line"]
        assert line["cards"] == [str(card) for card in scenario.line]
        assert len(line["by"]) == len(line["counts"]) == len(line["cards"])
        assert line["counts"][-1] == sum(card.pips for card in scenario.line)
        names = {"pone", "dealer"} if stand.question.ask is Ask.OPEN else {"you", "they"}
        assert set(line["by"]) <= names


def test_the_play_is_heard_until_it_is_settled_where_a_hand_is_not_seen(
    service: Service, ada: Learner
) -> None:
    endings = {
        seen(stand)["heard"][-1]["words"][:11]
        for stand in stands(service, ada, 60, kinds="play")
        if stand.question.ask is Ask.CLOSED
    }
    assert endings == {"it is your ", "it is their", "the count e"}


def test_a_wrong_total_is_told_to_be_wrong_and_no_more(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "hand", "where": "points=12"})
    desk.answer(service, stand_of(service, practice), Reply("total", "8"))
    view = seen(stand_of(service, practice))
    assert (view["stage"], view["verdict"]) == ("count", None)
    assert "8" in view["word"]
    assert "12" not in view["word"]


def test_after_it_the_count_is_told_line_by_line(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "hand", "where": "points=12"})
    desk.answer(service, stand_of(service, practice), Reply("total", "12"))
    verdict = seen(stand_of(service, practice))["verdict"]
    assert verdict["right"]
    assert not verdict["can_slip"]
    assert {line["mark"] for line in verdict["lines"]} == {"found"}
    assert verdict["lines"][-1]["running"] == 12
    assert json.dumps(verdict)


@pytest.mark.parametrize(
    ("preferences", "liked"),
    [
        (Preferences(), ("total", "dealt", 0)),
        (Preferences(level="new", order="sorted", goes_on_s=2), ("spoken", "sorted", 2000)),
        (Preferences(chosen_form="combinations"), ("combinations", "dealt", 0)),
    ],
)
def test_the_table_is_as_the_learner_likes_it(
    service: Service, ada: Learner, preferences: Preferences, liked: tuple[str, str, int]
) -> None:
    (stand,) = stands(service, ada, 1, kinds="hand")
    view = seen(stand, preferences)
    assert (view["form"], view["order"], view["goes_on_ms"]) == liked
    turns = [
        each
        for each in stands(service, ada, 30, kinds="play", dealt="natural")
        if each.question.ask is Ask.TURN
    ]
    assert {seen(each, preferences)["form"] for each in turns} == {"cards"}


@pytest.mark.parametrize("motion", ["system", "less", "full"])
def test_the_table_moves_as_the_learner_likes_it(
    service: Service, ada: Learner, motion: Motion
) -> None:
    (stand,) = stands(service, ada, 1)
    assert seen(stand, Preferences(motion=motion))["motion"] == motion


def test_a_verdict_is_said_as_the_learner_has_it_now(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "hand", "where": "double run + points=12"})
    desk.answer(service, stand_of(service, practice), Reply("total", "12"))
    stand = stand_of(service, practice)
    by_pattern = Preferences(spoken="runs,pairs,fifteens,flush,nobs", counting="by_pattern")
    lines = seen(stand, by_pattern)["verdict"]["lines"]
    assert lines[0]["words"].startswith("a double run")
    assert len(lines) == len(seen(stand)["verdict"]["lines"]) - 2
    assert lines[-1]["running"] == 12


def test_where_the_house_pays_a_crib_its_flush_of_four_the_table_says_so(
    service: Service, ada: Learner
) -> None:
    said = "In this house four of a suit in the crib are a flush."
    own = Preferences(crib_flush="4")
    crib, hand = ({"kinds": "crib", "where": "crib flush trap"}, {"kinds": "hand"})
    (asked,) = stands(service, ada, 1, **crib)
    still_open = replace(asked, answered=None)
    assert (seen(still_open)["counts"], seen(still_open, own)["counts"]) == ("", said)
    only_pairs = replace(asked.question, asked=("pair",))
    assert seen(replace(still_open, question=only_pairs), own)["counts"] == (
        "Only pairs count here."
    )
    (of_hand,) = stands(service, ada, 1, **hand)
    assert seen(of_hand, own)["counts"] == ""


def test_once_it_is_answered_the_table_goes_by_the_house_of_the_answer(
    service: Service, ada: Learner
) -> None:
    service.log.prefer(ada.id, "level=counts&crib_flush=4")
    practice = practice_for(service, ada.id, {"kinds": "crib", "where": "crib flush trap"})
    desk.answer(service, stand_of(service, practice), Reply("spoken", "x4"))
    service.log.prefer(ada.id, "level=counts")
    view = seen(stand_of(service, practice))
    assert view["counts"] == "In this house four of a suit in the crib are a flush."
    assert any("flush" in line["words"] for line in view["verdict"]["lines"])


@pytest.mark.parametrize("order", ["dealt", "sorted"])
def test_lines_list_their_cards_as_the_hand_lies(
    service: Service, ada: Learner, order: Order
) -> None:
    practice = practice_for(service, ada.id, {"kinds": "hand", "where": "double run + points=12"})
    for _ in range(6):
        stand = stand_of(service, practice)
        desk.answer(service, stand, Reply("total", "12"))
        view = seen(stand_of(service, practice), Preferences(order=order))
        scenario = stand.question.scenario
        assert isinstance(scenario, Show)
        lie = [*scenario.hand, scenario.starter]
        for line in view["verdict"]["lines"]:
            cards = line["cards"]
            is_sorted = order == "sorted" or "run" in line["words"]
            in_order = sorted(lie, key=lambda card: card.rank) if is_sorted else lie
            assert cards == [str(card) for card in in_order if str(card) in cards]
        desk.go_on(service, stand_of(service, practice))


def test_lines_of_the_play_stay_as_laid_and_those_of_a_turn_as_the_hand_lies(
    service: Service, ada: Learner
) -> None:
    preferences = Preferences(order="sorted")
    practice = practice_for(service, ada.id, {"kinds": "play"})
    asked = set()
    for _ in range(30):
        stand = stand_of(service, practice)
        asked.add(stand.question.ask)
        is_turn = stand.question.ask is Ask.TURN
        desk.answer(
            service, stand, Reply("cards" if is_turn else "spoken", "go" if is_turn else "")
        )
        lines = seen(stand_of(service, practice), preferences)["verdict"]["lines"]
        if is_turn:
            cards = parse_cards(" ".join(line["cards"][0] for line in lines))
            assert list(cards) == sorted(stand.question.held, key=lambda card: card.rank)
        else:
            laid = [str(card) for card in stand.question.scenario.line]  # type: ignore[union-attr]
            for line in lines:
                assert line["cards"] == [card for card in laid if card in line["cards"]]
        desk.go_on(service, stand_of(service, practice))
    assert Ask.TURN in asked
    assert len(asked) > 1


def test_a_rule_and_what_has_a_name_link_to_where_they_are_explained(
    service: Service, ada: Learner
) -> None:
    practice = practice_for(service, ada.id, {"kinds": "crib", "where": "crib flush trap"})
    desk.answer(service, stand_of(service, practice), Reply("spoken", "x4"))
    verdict = seen(stand_of(service, practice))["verdict"]
    assert verdict["rule"] == {"name": "Flush and jacks", "link": "learn?at=flush"}
    links = {named["name"]: named["link"] for named in verdict["names"]}
    assert links["a trap here: crib flush"] == "learn?at=traps#crib-flush-trap"


def test_at_the_cut_the_rule_is_explained_with_the_heels(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "cut", "where": "heels"})
    desk.answer(service, stand_of(service, practice), Reply("spoken", "n"))
    rule = seen(stand_of(service, practice))["verdict"]["rule"]
    assert rule == {"name": "Flush and jacks", "link": "learn?at=heels"}


def test_names_of_the_play_are_explained_there(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "play", "where": "pair royal"})
    while (stand := stand_of(service, practice)).question.ask is Ask.TURN:
        desk.answer(service, stand, Reply("cards", "go"))
        desk.go_on(service, stand_of(service, practice))
    desk.answer(service, stand, Reply("spoken", "15"))
    links = [named["link"] for named in seen(stand_of(service, practice))["verdict"]["names"]]
    assert "learn?at=patterns#pair-royal-in-the-play" in links


def test_an_aside_is_told(service: Service, ada: Learner) -> None:
    (stand,) = stands(service, ada, 1)
    view = seen(stand, aside=Aside(notice="no number", typed="x"))
    assert view["notice"] == {"text": "no number", "typed": "x"}
    assert seen(stand)["notice"] is None
    assert seen(stand, aside=Aside(why_not="no pair"))["why_not"] == "no pair"


def test_all_that_is_given_is_read(service: Service, ada: Learner) -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in TABLE.glob("*.js"))
    (stand,) = stands(service, ada, 1)
    view = seen(stand)
    assert {name for name in view if not re.search(rf"\b{name}\b", scripts)} == set()


def test_the_path_of_the_table_changes_with_its_files() -> None:
    assert TABLE_PATH.count("/") == 2
    assert {"table.js", "table.css"} <= {file.name for file in TABLE.iterdir()}
