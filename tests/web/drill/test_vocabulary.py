"""What a learner taps becomes words that can be read, and is said as the count is."""

from itertools import combinations

import pytest

from scenarios import Category, parse_scenario
from trainer.claims import Claim, parse_combinations, parse_spoken
from trainer.quiz.asked import categories_asked
from trainer.quiz.question import Ask
from trainer.quiz.stages import STAGES, Stage
from trainer.spoken import number_words, spoken_count
from trainer.web.drill.vocabulary import vocabulary

WAYS = [(Ask.SHOW, False), (Ask.CUT, False), (Ask.OPEN, True), (Ask.CLOSED, True)]


def spoken(ask: Ask) -> dict[str, dict[str, object]]:
    return {each["token"]: each for each in vocabulary(ask)["spoken"]}  # type: ignore[attr-defined]


@pytest.mark.parametrize("ask", Ask)
def test_every_word_offered_can_be_read(ask: Ask) -> None:
    words = " ".join(spoken(ask))
    assert len(parse_spoken(words)) == len(spoken(ask))


@pytest.mark.parametrize(("ask", "in_play"), WAYS)
def test_every_kind_of_combination_can_be_read(ask: Ask, *, in_play: bool) -> None:
    kinds = vocabulary(ask)["kinds"]
    for kind in kinds:  # type: ignore[attr-defined]
        assert parse_combinations(f"{kind}6789", in_play=in_play)


@pytest.mark.parametrize(
    ("ask", "text", "token"),
    [
        (Ask.SHOW, "show 9C 9D 9S 2H / KD", "p3"),
        (Ask.SHOW, "show 8C 8D 8S 8H / KD", "p4"),
        (Ask.SHOW, "show 3C 6C 9C QC / KC", "x5"),
        (Ask.CUT, "cut JD", "h"),
        (Ask.OPEN, "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D", "p3"),
        (Ask.OPEN, "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D", "g"),
    ],
)
def test_a_word_is_called_as_the_count_is_said_and_worth_as_much(
    ask: Ask, text: str, token: str
) -> None:
    lines = spoken_count(parse_scenario(text).score())
    named = [line for line in lines if str(spoken(ask)[token]["name"]) in line.words]
    assert [line.points for line in named] == [spoken(ask)[token]["points"]]


def test_a_multiple_run_is_worth_its_runs_and_pairs() -> None:
    points = {token: each["points"] for token, each in spoken(Ask.SHOW).items()}
    assert [points[token] for token in ("d3", "d4", "t3", "dd3")] == [8, 10, 15, 16]


@pytest.mark.parametrize(
    ("ask", "asked", "keys"),
    [
        (Ask.SHOW, ("any fifteen",), "prdtxnhgl"),
        (Ask.SHOW, ("fifteen", "pair"), "rdtxnhgl"),
        (Ask.SHOW, ("fifteen", "pair", "run"), "xnhgl"),
        (Ask.SHOW, (), "gl"),
        (Ask.OPEN, ("fifteen", "thirty one", "pair"), "rdtxnhgl"),
        (Ask.OPEN, (), "dtxnh"),
    ],
)
def test_a_key_of_what_is_not_asked_is_known_by_its_name(
    ask: Ask, asked: tuple[str, ...], keys: str
) -> None:
    named = vocabulary(ask, asked)["not_asked"]
    assert "".join(named) == keys  # type: ignore[arg-type]


def test_numbers_are_said_as_they_are_everywhere() -> None:
    numbers = vocabulary(Ask.SHOW)["numbers"]
    assert list(numbers) == [number_words(number) for number in range(100)]  # type: ignore[call-overload]


@pytest.mark.parametrize("stage", STAGES.values(), ids=STAGES)
def test_a_stage_has_words_for_what_it_asks_and_for_nothing_else(stage: Stage) -> None:
    ask = Ask.OPEN if "play" in stage.dealt else Ask.SHOW
    asked, words = categories_asked(stage.asked), vocabulary(ask, stage.asked)
    said = [str(each["token"]) for each in words["spoken"]]  # type: ignore[attr-defined]
    assert said
    assert categories_of(parse_spoken(" ".join(said))) <= asked
    kinds = set(words["kinds"])  # type: ignore[call-overload]
    for kind in vocabulary(ask)["kinds"]:  # type: ignore[attr-defined]
        claimed = categories_of(parse_combinations(TYPED.get(kind, kind)))
        assert (kind in kinds) is (claimed <= asked)
    if not stage.asked:
        assert words == vocabulary(ask)


TYPED = {"": "78", "p": "p77", "r": "r678", "d": "d6788"}


def categories_of(claims: tuple[Claim, ...]) -> set[Category]:
    return {part.category for claim in claims for part in claim.parts}


LYING = [
    ("4c 4d 4h 4s 5c", False),
    ("ac 2d 3h 3s 7c", False),
    ("6c 6d 7h 8s 9c 9d", True),
]


@pytest.mark.parametrize(("lying", "in_play"), LYING)
def test_what_a_kind_needs_is_what_can_be_read(lying: str, *, in_play: bool) -> None:
    words = vocabulary(Ask.OPEN if in_play else Ask.SHOW)
    every = lying.split()
    for kind, need in words["needs"].items():  # type: ignore[attr-defined]
        for size in range(1, len(every) + 1):
            for cards in combinations(every, size):
                told = is_lacking(list(cards), need)
                assert told is not can_be_read(kind + "".join(cards), in_play=in_play)


def is_lacking(cards: list[str], need: dict[str, int]) -> bool:
    ranks = len({card[0] for card in cards})
    is_many = need["least"] <= len(cards) <= need["most"]
    return not is_many or ranks < need["ranks"] or bool(need["once"] and ranks < len(cards))


def can_be_read(word: str, *, in_play: bool) -> bool:
    try:
        parse_combinations(word, in_play=in_play)
    except ValueError:
        return False
    return True


def test_before_multiple_runs_there_is_no_word_for_them() -> None:
    asked = STAGES["runs"].asked
    words = vocabulary(Ask.SHOW, asked, run_by_run=True)
    assert list(words["kinds"]) == ["", "p", "r"]  # type: ignore[call-overload]
    assert "d3" not in [each["token"] for each in words["spoken"]]  # type: ignore[attr-defined]
    assert "d" in vocabulary(Ask.SHOW, asked)["kinds"]  # type: ignore[operator]
