"""A drill asks the same of everybody, and what it was told to ask."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from scenarios import GENERATOR, Play, Show, catalogue
from scenarios.facts import show_facts
from scenarios.filters import parse_filter
from tests.plain.terms import play_terms, show_terms
from tests.store.made import answer, practice
from tests.tools.drilled import lines
from trainer.quiz.drill import MOST_SEED, Drill, prepare, question_of
from trainer.quiz.heard_chosen import why_heard
from trainer.quiz.kinds import Kind
from trainer.quiz.question import Ask, Question
from trainer.quiz.settings import Settings
from trainer.record import Practice

DRILLED = Path(__file__).parent.parent / "data" / "drilled.txt"


def asked(link: str, *, seed: int = 1, many: int = 60) -> list[Question]:
    drill = Drill(Settings.parse(link), seed)
    return [drill.question(number) for number in range(many)]


def kind_of(question: Question) -> Kind:
    scenario = question.scenario
    if isinstance(scenario, Show):
        return Kind.CRIB if scenario.is_crib else Kind.HAND
    return Kind.PLAY if isinstance(scenario, Play) else Kind.CUT


def test_a_seed_asks_what_it_always_asked() -> None:
    assert list(lines()) == DRILLED.read_text(encoding="utf-8").splitlines(), (
        "what drills ask has changed: raise GENERATOR, and run python -m tests.tools.drilled"
    )


def test_a_question_depends_on_its_number_alone() -> None:
    drill = Drill(Settings(), 3)
    forwards = [drill.question(number) for number in range(20)]
    assert [drill.question(number) for number in reversed(range(20))] == forwards[::-1]
    assert len({str(question.scenario) for question in forwards}) > 15
    assert [Drill(Settings(), 4).question(number) for number in range(20)] != forwards


@pytest.mark.parametrize("seed", [0, 7, MOST_SEED])
@pytest.mark.parametrize("link", ["", "kinds=hand,play&dealt=gentle", "where=no+pair"])
def test_a_drill_is_read_back_from_its_link(link: str, seed: int) -> None:
    drill = Drill(Settings.parse(link), seed)
    assert Drill.parse(str(drill)) == drill
    assert str(drill).endswith(f"seed={seed}&generator={GENERATOR}")


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("", "'' is not whole"),
        (
            "seed=7",
            "'seed=7' is not whole; a link that asks everybody the same ends like seed=7&gen",
        ),
        (f"generator={GENERATOR}", f"'generator={GENERATOR}' is not whole"),
        (f"seed=-7&generator={GENERATOR}", f"a seed is a number from 0 to {MOST_SEED}, not '-7'"),
        (f"seed=&generator={GENERATOR}", f"a seed is a number from 0 to {MOST_SEED}, not ''"),
        ("seed=7&generator=x", f"a generator is a number from 0 to {MOST_SEED}, not 'x'"),
        (f"seed=\u0667&generator={GENERATOR}", "a seed is a number"),
        (f"seed={'9' * 5000}&generator={GENERATOR}", "a seed is a number"),
        (f"seed=1000000000000000001&generator={GENERATOR}", "a seed is a number"),
        (f"seed=7&generator={GENERATOR}&seed=8", "says something twice"),
        (f"seed=7&generator={GENERATOR}&colour=red", "'colour' is no setting"),
        (f"day=2026-12-01&seed=7&generator={GENERATOR}", "says all that is asked, without a seed"),
    ],
    ids=lambda link: link[:30],
)
def test_a_link_that_is_no_drill_is_refused(link: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as refused:
        Drill.parse(link)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 300


def test_a_seed_of_another_dealing_is_refused() -> None:
    with pytest.raises(ValueError, match=f"for version {GENERATOR + 1} of the dealing"):
        Drill.parse(f"seed=7&generator={GENERATOR + 1}")


def test_what_is_replayed_is_no_drill() -> None:
    with pytest.raises(ValueError, match="'all' is replayed from a log, without a seed"):
        Drill.parse(f"again=all&seed=7&generator={GENERATOR}")


@pytest.mark.parametrize("number", [True, -1, MOST_SEED + 1, 1.0])
def test_what_is_no_seed_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match=f"a seed is a number from 0 to {MOST_SEED}"):
        Drill(Settings(), number)


@pytest.mark.parametrize("number", [True, -1, 1.0])
def test_what_is_no_number_of_a_question_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="questions are numbered from 0 on"):
        Drill(Settings(), 1).question(number)


def test_a_mix_asks_of_everything_and_the_rare_comes_up() -> None:
    questions = asked("", many=600)
    kinds = Counter(map(kind_of, questions))
    assert set(kinds) == set(Kind)
    assert 1 / 12 < sum(each.ask is Ask.TURN for each in questions) / len(questions) < 1 / 7
    assert kinds[Kind.HAND] > kinds[Kind.PLAY] > kinds[Kind.CRIB] > kinds[Kind.CUT] > 5
    assert {question.ask for question in questions} == set(Ask)
    seen: set[str] = set()
    for question in questions:
        scenario = question.scenario
        if isinstance(scenario, Show):
            hand = [str(card) for card in scenario.hand]
            seen |= show_terms(hand, str(scenario.starter), is_crib=scenario.is_crib)
        elif isinstance(scenario, Play):
            cards = (scenario.pone, scenario.dealer, scenario.played)
            seen |= play_terms(*([str(card) for card in each] for each in cards))
    assert set(catalogue.play_filters) <= seen
    unseen = set(catalogue.filters) - seen - {"points=N", "points>=N", "points<=N"}
    assert unseen <= {"fifteen of five"}  # rare, and no topic of its own


def test_the_gentle_way_begins_with_one_thing_in_a_hand() -> None:
    for seed in range(5):
        questions = asked("dealt=gentle", seed=seed, many=20)
        assert {kind_of(each) for each in questions} == {Kind.HAND}
        scores = [each.scenario.score() for each in questions]
        assert all(len(each.combinations) == 1 for each in scores[:10])
        assert all(each.points <= 5 for each in scores[10:])


def test_the_gentle_way_leads_to_some_of_everything_and_then_to_the_mix() -> None:
    gentle, mix = (asked(link, many=60) for link in ("dealt=gentle", "dealt=balanced"))
    assert len(set(map(kind_of, gentle[20:30]))) > 1
    assert Ask.TURN not in {each.ask for each in gentle[:30]}
    assert gentle[30:] == mix[30:]


def test_the_gentle_way_passes_over_what_is_not_asked_about() -> None:
    gentle, mix = (asked(f"kinds=play&dealt={dealt}", many=20) for dealt in ("gentle", "balanced"))
    assert {kind_of(each) for each in gentle} == {Kind.PLAY}
    assert gentle[:10] != mix[:10]
    assert gentle[10:] == mix[10:]


@pytest.mark.parametrize("where", ["double run", "points>=12", "nothing", "run of four or more"])
def test_what_is_asked_for_is_asked(where: str) -> None:
    for question in asked(f"where={where}"):
        scenario = question.scenario
        if isinstance(scenario, Show):
            assert parse_filter(where, is_crib=scenario.is_crib)(show_facts(scenario))
        elif isinstance(scenario, Play):
            cards = (scenario.pone, scenario.dealer, scenario.played)
            assert where in play_terms(*([str(card) for card in each] for each in cards))
            assert question.ask is not Ask.TURN
        else:
            assert not scenario.score().points


@pytest.mark.parametrize(
    "link", ["where=legal+card+or+go", "kinds=play", "kinds=play&dealt=kept", "dealt=natural"]
)
def test_all_cards_fit_or_some_or_none_about_as_often(link: str) -> None:
    turns = [each for each in asked(link, many=900) if each.ask is Ask.TURN]
    answers = Counter(
        "none" if not each.fitting else "all" if each.fitting == each.held else "some"
        for each in turns
    )
    assert all(times / len(turns) > 1 / 5 for times in answers.values())
    assert set(answers) == {"none", "all", "some"}


def test_whose_turn_it_is_can_be_asked_for_alone() -> None:
    assert Settings(where="Legal card or go").kinds == (Kind.PLAY,)
    questions = asked("where=legal+card+or+go")
    assert {each.ask for each in questions} == {Ask.TURN}
    assert {each.seat for each in questions} == {"pone", "dealer"}
    assert len({len(each.held) for each in questions}) == 4


def test_hands_that_are_kept_are_better_than_natural_ones() -> None:
    points = {
        dealt: sum(question.scenario.score().points for question in asked(link, many=300))
        for dealt in ("kept", "natural")
        for link in [f"kinds=hand&dealt={dealt}"]
    }
    assert points["kept"] > points["natural"] + 600


def asked_in(practice: Practice, number: int, **changes: object) -> Question | None:
    question = Drill(Settings(), 7).question(number)
    lost = answer(number, scenario=str(question.scenario), question=question.ask.value, **changes)
    return question_of(lost, practice)


def test_the_question_of_an_answer_is_found_again() -> None:
    drill, mix = Drill(Settings(), 7), replace(practice(), settings="", generator=GENERATOR)
    seats = set()
    for number in range(60):
        question = drill.question(number)
        form = "cards" if question.ask is Ask.TURN else "total"
        said = {"form": form, "claimed": "go" if form == "cards" else "0"}
        assert asked_in(mix, number, **said) == question
        seats.add(question.seat)
        for other in (
            replace(mix, generator=GENERATOR - 1),
            replace(mix, settings="run"),
            replace(mix, seed=8),
        ):
            found = asked_in(other, number, **said)
            assert found
            assert (found.scenario, found.ask) == (question.scenario, question.ask)
    assert seats == {None, "pone", "dealer"}


def test_the_count_that_was_heard_is_found_with_its_question() -> None:
    drill = Drill(Settings.parse("heard=half"), 7)
    for number in range(40):
        question = drill.question(number)
        called = answer(
            number,
            scenario=str(question.scenario),
            question=question.ask.value,
            form="call",
            claimed=f"{question.said} : muggins 2",
            why=why_heard(question.mistake),
        )
        for settings in ("heard=half", "", "nonsense"):
            mix = replace(practice(), settings=settings, generator=GENERATOR)
            assert question_of(called, mix) == question


def test_an_answer_to_what_cannot_be_asked_has_no_question() -> None:
    # All cards of the dealer's are laid, so that it is not for the dealer to lay.
    done = "play 2C 3C 4C 5C | 2D 3D 4D 5D : 2C 2D 3C 3D 4C 4D 5C 5D"
    lost = answer(scenario=done, question="turn", form="cards", claimed="go")
    for settings in ("", "run"):
        mix = replace(practice(), settings=settings, generator=GENERATOR)
        assert question_of(lost, mix) is None


def test_what_was_prepared_is_drawn_from_at_once() -> None:
    prepare()
    before = catalogue._selection.cache_info().misses
    for number in range(60):
        Drill(Settings(kinds=(Kind.HAND, Kind.CRIB)), 7).question(number)
    assert catalogue._selection.cache_info().misses == before
