"""What is practised is a few words of a link, read back as they were written."""

from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.quiz.drill import Drill
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.kinds import Dealt, Kind
from trainer.quiz.length import ENDLESS, OFFERED, TEN, TWO, Length, Race
from trainer.quiz.link import read_link
from trainer.quiz.settings import Settings
from trainer.quiz.stages import STAGES
from trainer.required import LONGEST_TEXT

TERMS = [
    "",
    "run",
    "flush",
    "nobs + fifteen",
    "crib flush trap",
    "go",
    "heels",
    "points>=8",
    "no pair",
]
# Of each of these something can be heard where there is a hand, that is no subtler than the middle.
OF_ALL_KINDS = ["fifteens", "pairs", "runs", "flush_and_jacks", "inner_runs", "four_alike_short"]
AGAIN = ["all", "long fifteen", "play pair", "set Xy_-09", "one Xy-12"]


def all_settings() -> st.SearchStrategy[Settings]:
    kinds = st.lists(st.sampled_from(Kind), min_size=1, unique=True).map(tuple)
    lengths = st.builds(Length, st.integers(1, 200)) | st.sampled_from(OFFERED)
    unfiltered = st.builds(Settings, kinds=kinds, dealt=st.sampled_from(Dealt), length=lengths)
    filtered = st.builds(Settings, where=st.sampled_from(TERMS), length=lengths)
    again = st.sampled_from(AGAIN).map(lambda what: Settings(again=what))
    stages = st.builds(Settings, stage=st.sampled_from([*STAGES]), length=lengths)
    days = st.dates().map(lambda day: Settings(day=str(day)))
    heard = st.builds(
        Settings,
        where=st.sampled_from(["", "run", "nobs + fifteen"]),
        heard=st.sampled_from([Heard.HALF, Heard.TABLE, Heard.RISES]),
        mistakes=st.lists(st.sampled_from(OF_ALL_KINDS), max_size=4).map(tuple),
        subtlety=st.sampled_from([0, 2, 3]),
        length=lengths,
    )
    raced = st.builds(
        Settings,
        race=st.sampled_from([Race.ONCE_AROUND, Race.TWICE_AROUND]),
        kinds=st.sampled_from([tuple(Kind), (Kind.CRIB, Kind.HAND)]),
    )
    called = st.builds(Settings, race=st.just(Race.ONCE_AROUND), heard=st.just(Heard.HALF))
    return unfiltered | filtered | again | stages | days | heard | raced | called


@given(all_settings())
def test_settings_are_read_back_from_their_link(settings: Settings) -> None:
    assert Settings.parse(str(settings)) == settings
    assert Settings.of(settings.fields) == settings


def test_no_text_is_the_balanced_mix_of_everything() -> None:
    assert Settings.parse("") == Settings()
    assert str(Settings()) == ""
    assert Settings().kinds == tuple(Kind)


@pytest.mark.parametrize(
    ("where", "kinds"),
    [
        ("run", "hand crib play"),
        ("nothing", "hand crib cut play"),
        ("heels", "cut"),
        ("crib flush trap", "crib"),
        ("flush of four", "hand"),
        ("go", "play"),
        ("run + nobs", "hand crib"),
        ("points=29", "hand crib"),
    ],
)
def test_kinds_that_do_not_know_the_filter_are_left_out(where: str, kinds: str) -> None:
    assert [kind.value for kind in Settings(where=where).kinds] == kinds.split()


@pytest.mark.parametrize(
    ("link", "kinds"),
    [
        ("heard=half", "hand crib cut play"),
        ("heard=table&mistakes=flush_in_the_crib", "crib"),
        ("heard=half&mistakes=the_play", "play"),
        ("heard=half&mistakes=heels_forgotten,broken_run", "cut play"),
        ("heard=half&where=run&kinds=hand,cut", "hand"),
        ("heard=half&mistakes=fifteens,heels_forgotten&where=run", "hand crib"),
    ],
)
def test_kinds_in_which_no_mistake_is_made_are_left_out(link: str, kinds: str) -> None:
    assert [kind.value for kind in Settings.parse(link).kinds] == kinds.split()


def test_the_order_of_mistakes_does_not_matter() -> None:
    one, other = "heard=half&mistakes=slip,Runs,slip", "heard=Half&mistakes=runs, slip"
    assert Settings.parse(one) == Settings.parse(other)
    assert str(Settings.parse(one)) == "kinds=hand,crib,play&heard=half&mistakes=runs,slip"


@pytest.mark.parametrize("subtlety", [True, -1, 1.0, "1", None])
def test_how_hard_to_hear_is_a_number_to_three(subtlety: object) -> None:
    with pytest.raises(ValueError, match="subtlety is 1 to 3"):
        Settings(heard=Heard.HALF, subtlety=cast("int", subtlety))


def test_the_order_of_kinds_does_not_matter() -> None:
    assert Settings.parse("kinds=play,hand") == Settings.parse("kinds=Hand, play")


@pytest.mark.parametrize(
    ("link", "reason"),
    [
        ("kinds=hand,board", "'board' cannot be chosen; there are hand, crib, cut and play"),
        ("dealt=badly", "'badly' cannot be chosen; there are balanced, gentle, kept and natural"),
        ("where=doubel+run", "'doubel run' is no term"),
        ("kinds=hand&where=heels", "'heels' is a term of the cut"),
        ("where=points=19", "there is no hand with 'points=19'"),
        ("where=run&dealt=kept", "'run' already says what is dealt"),
        ("set=201", "'201' cannot be chosen; there are 1 to 200, 60s and 120s"),
        ("set=61s", "'61s' cannot be chosen"),
        ("again=everything", "'everything' cannot be replayed; there are all, a skill like 'long"),
        ("again=set+a/b", "'a/b' is the id of nothing"),
        (
            "again=all&kinds=hand",
            "what is replayed comes as it was lost; no kind of question can be chosen with it",
        ),
        (
            "again=all&kinds=cut&where=heels",
            "no kind of question and no pattern can be chosen with it",
        ),
        ("again=all&dealt=kept", "no way of dealing can be chosen with it"),
        ("again=all&set=10", "no length can be chosen with it"),
        (
            "colour=red",
            "'colour' is no setting; there are kinds, where, dealt, stage, set",
        ),
        (
            "stage=flushes",
            "there is no stage 'flushes'; the ladder has all of them",
        ),
        (
            "stage=pairs&kinds=hand",
            "the stage 'pairs' says what is asked; no kind of question can be chosen with it",
        ),
        ("stage=pairs&where=nobs&dealt=", "no pattern can be chosen with it"),
        ("stage=go&dealt=kept", "no way of dealing can be chosen with it"),
        (
            "stage=go&again=all",
            "what is replayed comes as it was lost; no stage can be chosen with it",
        ),
        ("stage=%E2%84%AA", "there is no stage"),
        ("day=today", "'today' is no day; one is written like 2026-12-01"),
        ("day=20261201", "'20261201' is no day"),
        ("day=2026-02-30", "'2026-02-30' is no day"),
        ("day=2026-12-01&set=10", "the day 2026-12-01 says all that is asked; no length can be"),
        (
            "day=2026-12-01&kinds=hand&where=nobs",
            "no kind of question and no pattern can be chosen with it",
        ),
        ("day=2026-12-01&again=all", "no day can be chosen with it"),
        ("day=2026-12-01&stage=pairs", "the stage 'pairs' says what is asked; no day can be"),
        ("stage=", "there is no stage ''; the ladder has all of them"),
        ("day=", "'' is no day"),
        ("again=&set=10", "'' cannot be replayed"),
        ("kinds=hand&kinds=crib", "says something twice"),
        ("&".join(f"a{n}=1" for n in range(1000)), "has more fields than a link has"),
        ("&" * 21, "has more fields than a link has"),
        ("dealt=%E2%84%AAept", "cannot be chosen; there are balanced, gentle, kept and natural"),
        (f"where={'+%2B+'.join(['pair'] * 400)}", "is too much to ask for"),
        ("kinds=,", "'' cannot be chosen"),
        ("heard=loudly", "'loudly' cannot be chosen; there are half, table and rises"),
        ("mistakes=runs", "mistakes are made where a count is heard, as by heard=half"),
        ("race=91", "'91' cannot be chosen; there are 61 and 121"),
        ("race=61&kinds=hand", "a race is of hands and cribs, not of 'hand'"),
        ("race=61&set=10", "a race to 61 is of hands and cribs; no length can be chosen with it"),
        ("race=61&where=nobs&dealt=", "no pattern can be chosen with it"),
        ("race=61&stage=pairs", "no stage can be chosen with it"),
        ("race=61&day=2026-01-02", "no day can be chosen with it"),
        ("race=61&again=all", "no replay can be chosen with it"),
        ("race=61&dealt=kept", "no way of dealing can be chosen with it"),
        ("race=61&mistakes=runs", "mistakes are made where a count is heard"),
        ("race=61&heard=half&mistakes=the_play", "cannot be heard in hand,crib"),
        ("subtlety=2", "mistakes are made where a count is heard"),
        ("heard=half&subtlety=4", "'4' cannot be chosen; subtlety is 1 to 3"),
        ("heard=half&subtlety=%D9%A1", "cannot be chosen; subtlety is 1 to 3"),
        ("heard=half&mistakes=spite", "'spite' is no mistake that people make; there are all of"),
        ("heard=half&mistakes=muggins", "'muggins' is no mistake that people make"),
        ("heard=half&mistakes=runs,", "'' is no mistake that people make"),
        ("heard=half&mistakes=%E2%84%AA", "is no mistake that people make"),
        ("heard=half&kinds=cut&mistakes=runs", "'runs' cannot be heard in cut, or not so easily"),
        ("heard=half&mistakes=fifteen_lost&subtlety=2", "'fifteen_lost' cannot be heard in"),
        ("heard=half&dealt=kept", "its mistakes say what is dealt; kept does, too"),
        ("heard=half&where=legal+card+or+go", "of 'legal card or go' no count is heard"),
        ("heard=half&stage=pairs", "'pairs' says what is asked; no count that is heard can"),
        ("heard=half&again=all", "no count that is heard can be chosen with it"),
        ("heard=half&day=2026-12-01", "no count that is heard can be chosen with it"),
        (f"where={'x' * 900}", "is no term"),
        (f"where={'x' * 10_000}", "is too much to ask for"),
    ],
    ids=lambda text: text[:30],
)
def test_nonsense_in_a_link_gets_a_sentence(link: str, reason: str) -> None:
    with pytest.raises(ValueError, match=r"\w") as refused:
        Settings.parse(link)
    assert reason in str(refused.value)
    assert len(str(refused.value)) < 300


def test_all_settings_can_be_kept_with_a_practice() -> None:
    where = " + ".join(["pair"] * 90)
    assert len(str(Settings(where=where))) <= LONGEST_TEXT
    with pytest.raises(ValueError, match="too much to ask for"):
        Settings(where=f"{where} + {where}")


@pytest.mark.parametrize("length", OFFERED)
def test_how_long_it_is_changes_nothing_of_what_is_asked(length: Length) -> None:
    drills = (Drill(Settings(), 7), Drill(Settings(length=length), 7))
    asked, same = ([drill.question(number) for number in range(12)] for drill in drills)
    assert asked == same
    assert (f"set={length}" in str(Settings(length=length))) is length.is_set


def test_a_stage_is_named_by_its_key_and_may_be_a_set() -> None:
    assert str(Settings(stage="pairs", length=TEN)) == "stage=pairs&set=10"
    assert Settings.parse("stage=Multiple-Runs").of_stage == STAGES["multiple-runs"]
    assert Settings().of_stage is None


def test_a_day_is_two_questions_and_its_link_says_no_more() -> None:
    assert Settings.parse("day=2026-12-01").length == TWO
    assert str(Settings(day="2026-12-01", length=TWO)) == "day=2026-12-01"


def test_nothing_chosen_is_refused() -> None:
    with pytest.raises(
        ValueError, match="nothing is asked about; there are hand, crib, cut and play"
    ):
        Settings(kinds=())


@given(st.text())
def test_any_link_is_read_or_refused(text: str) -> None:
    try:
        read_link(text)
        Settings.parse(text)
    except ValueError as refused:
        assert len(str(refused)) < 400  # noqa: PT017


def test_a_race_is_of_hands_and_cribs_and_ends() -> None:
    race = Settings(race=Race.TWICE_AROUND)
    assert race.kinds == (Kind.HAND, Kind.CRIB)
    assert (str(race), race.ends, race.length) == ("race=121", True, ENDLESS)
    assert Settings.parse("kinds=crib,hand&race=121") == race
    # What is miscounted in one of them alone leaves both to be counted.
    called = Settings.parse("race=61&heard=half&mistakes=stopped_at_twos,flush_and_jacks")
    assert called.kinds == race.kinds
    assert [Settings(length=each).ends for each in OFFERED] == [each.is_set for each in OFFERED]
