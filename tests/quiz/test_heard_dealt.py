"""Counts to be heard: every so many are right, and neither cards nor mistakes tell which."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from scenarios import ACC, Category, Play, Rules
from scenarios.scenario import Scenario
from trainer.house import House
from trainer.miscounts.choosing import WEIGHTS, miscounts, right_count
from trainer.miscounts.dealing import DEALT_BY, Dealt, deal_for
from trainer.miscounts.mistake import SUBTLETIES, Way
from trainer.miscounts.mistakes import MISTAKES
from trainer.quiz.drill import Drill
from trainer.quiz.question import Ask, Question
from trainer.quiz.settings import Settings

MANY = 600


def asked(link: str, *, many: int = MANY, seed: int = 1) -> list[Question]:
    drill = Drill(Settings.parse(link), seed)
    return [drill.question(number) for number in range(many)]


def right(question: Question) -> bool:
    """Whether the count is right, held against what lies there."""
    score = question.scenario.score()
    assert question.said is not None
    as_right = right_count(question.scenario, rules=ACC, house=House())
    assert (question.said == as_right) is (question.said.points == score.points)
    return question.said == as_right


@pytest.mark.parametrize(("heard", "low", "high"), [("half", 0.44, 0.56), ("table", 0.75, 0.85)])
def test_so_many_are_right(heard: str, low: float, high: float) -> None:
    questions = asked(f"heard={heard}")
    assert low < sum(map(right, questions)) / MANY < high
    for each in questions:
        assert right(each) is (each.mistake == "")
        assert each.ask in {Ask.SHOW, Ask.CUT, Ask.OPEN}
        assert each.seat is None
        assert each.asked == ()


@pytest.mark.parametrize(
    "link",
    ["", "kinds=play", "mistakes=runs,fifteens", "where=nobs", "subtlety=2", "kinds=cut,crib"],
)
def test_the_cards_are_the_same_however_many_are_right(link: str) -> None:
    half, table = (asked(f"{link}&heard={heard}", many=80) for heard in ("half", "table"))
    # Only at the end chance says which is right, so that what lies there can say nothing of it.
    assert [each.scenario for each in half] == [each.scenario for each in table]
    wrong = {number for number, each in enumerate(half) if each.mistake}
    assert {number for number, each in enumerate(table) if each.mistake} < wrong
    for one, other in zip(half, table, strict=True):
        assert other.said in {one.said, right_count(other.scenario, rules=ACC, house=House())}


def test_right_and_wrong_counts_come_of_the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[tuple[str, str, str]] = []

    def noted(
        key: str, dealt: Dealt, rng: Random, *, rules: Rules, house: House
    ) -> Scenario | None:
        used.append((key, dealt.kind, dealt.where))
        return deal_for(key, dealt, rng, rules=rules, house=house)

    monkeypatch.setattr("trainer.quiz.heard_dealt.deal_for", noted)
    many = 3_000
    questions = asked("kinds=hand&heard=half&mistakes=fifteens,pairs,slip", many=many)
    ways: dict[bool, Counter[tuple[str, str, str]]] = {True: Counter(), False: Counter()}
    for each, way in zip(questions, used, strict=True):
        ways[not each.mistake][way] += 1
    assert ways[True].keys() == ways[False].keys()
    # Each way has its share of both halves, as near as chance lets it come (four deviations).
    for way, times in (ways[True] + ways[False]).items():
        assert abs(ways[True][way] - times / 2) < 4 * (times / 4) ** 0.5, way


def test_a_right_count_is_of_what_could_be_miscounted_as_chosen() -> None:
    for key in ("inner_runs", "wrong_jack", "broken_run", "heels_forgotten"):
        questions = asked(f"heard=half&mistakes={key}", many=40)
        assert {each.mistake for each in questions} == {"", key}
        for each in questions:
            counts = miscounts(MISTAKES[key], each.scenario, rules=ACC, house=House())
            assert counts
            assert each.said in {count.count for count in counts} or not each.mistake


def test_every_mistake_is_made_about_as_often_as_people_make_it() -> None:
    questions = asked("heard=half&kinds=hand,crib", many=4_000)
    made = Counter(each.mistake for each in questions if each.mistake)
    there = {key for key, ways in DEALT_BY.items() if any(way.kind != "play" for way in ways)}
    there -= {"heels_forgotten", "heels_for_a_picture"}
    assert set(made) == there
    every = sum(WEIGHTS.values())
    for key in ("fifteen_lost", "nobs_forgotten", "slip", "inner_runs"):
        # Short or over comes first, and then what is done that way.
        expected = sum(
            WEIGHTS[way] / every * MISTAKES[key].weight / weight_of(way, there)
            for way in MISTAKES[key].ways
        )
        assert 0.6 * expected < made[key] / made.total() < 1.5 * expected, key


def weight_of(way: Way, keys: set[str]) -> int:
    return sum(MISTAKES[key].weight for key in keys if way in MISTAKES[key].ways)


@pytest.mark.parametrize("subtlety", SUBTLETIES)
@pytest.mark.parametrize(
    "link",
    ["kinds=hand", "kinds=crib", "kinds=cut", "kinds=play", "kinds=hand,crib,cut,play", "race=121"],
)
def test_two_of_three_wrong_counts_are_short_however_hard_they_are_to_hear(
    link: str, subtlety: int
) -> None:
    questions = asked(f"heard=half&subtlety={subtlety}&{link}", many=MANY)
    heard = [each for each in questions if each.said is not None]
    off = [each.said.points - each.scenario.score().points for each in heard if each.said]
    short, over = sum(each < 0 for each in off), sum(each > 0 for each in off)
    assert over * 1.3 < short < over * 5
    assert over > len(off) / 20
    assert len(off) * 0.35 < short + over < len(off) * 0.6


def test_a_jack_cut_or_none_tells_nothing_of_what_is_said() -> None:
    questions = asked("heard=half&kinds=cut", many=2_000)
    right = Counter((bool(each.scenario.score().points), not each.mistake) for each in questions)
    for is_jack in (True, False):
        many = right[is_jack, True] + right[is_jack, False]
        assert many > 400
        assert 0.44 < right[is_jack, True] / many < 0.56


@pytest.mark.parametrize("subtlety", [1, 2, 3])
def test_nothing_is_subtler_than_it_was_chosen(subtlety: int) -> None:
    questions = asked(f"heard=half&subtlety={subtlety}", many=150)
    assert max(MISTAKES[each.mistake].subtlety for each in questions if each.mistake) == subtlety


def test_what_lies_there_shows_what_was_asked_for() -> None:
    questions = asked("heard=half&where=double+run", many=60)
    runs = [each.scenario.score().by_category[Category.RUN] for each in questions]
    assert set(runs) == {6, 8}  # twice a run of three, or of four
    assert {bool(each.mistake) for each in questions} == {True, False}


def test_where_nothing_can_be_miscounted_another_kind_is_heard() -> None:
    # A cut that is no jack, of which nothing was forgotten, would be right each time.
    chosen = "mistakes=heels_forgotten,broken_run,ten_cards_as_a_pair"
    questions = asked(f"heard=half&where=nothing&kinds=cut,play&{chosen}", many=60)
    assert {type(each.scenario) for each in questions} == {Play}


def test_where_nothing_at_all_can_be_miscounted_the_count_is_right() -> None:
    questions = asked("heard=half&where=nothing&kinds=cut&mistakes=heels_forgotten", many=20)
    assert {str(each.said) for each in questions} == {"nothing"}
    assert {each.mistake for each in questions} == {""}


@pytest.mark.parametrize("ask", [Ask.CLOSED, Ask.TURN])
def test_no_count_is_heard_where_not_all_is_seen(ask: Ask) -> None:
    question = next(each for each in asked("kinds=play", many=200) if each.ask is ask)
    with pytest.raises(ValueError, match="no count is heard where"):
        replace(question, said=right_count(question.scenario, rules=ACC, house=House()))


def test_a_count_that_is_heard_is_of_all_rules() -> None:
    question = asked("heard=half", many=1)[0]
    with pytest.raises(ValueError, match="no count is heard where"):
        replace(question, asked=("pair",))
    with pytest.raises(ValueError, match="no mistake in a count that nobody says"):
        replace(question, said=None, mistake="slip")
