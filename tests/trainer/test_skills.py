"""Every point that was there is some skill's, and every point lost is in one place."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Cut, Play, Show, catalogue, deal_play, deal_show, parse_scenario
from scenarios.scenario import Scenario
from tests.trainer.marked import named, spoken, words_for
from trainer.claims import parse_combinations
from trainer.fitting import part_points
from trainer.marking import Marking, mark_claims, mark_total
from trainer.skills import Heading, Skill, Tally, evidence, skill_of
from trainer.skills import skill_of_claim as named_for

# What is learned, heading by heading.
SKILLS = {
    Heading.FIFTEENS: ["ten and five", "other fifteens of two", "long fifteens"],
    Heading.PAIRS: ["pair", "pair royal and double"],
    Heading.RUNS: ["run", "multiple run"],
    Heading.FLUSH_AND_JACKS: ["flush", "crib flush", "nobs", "heels"],
    Heading.THE_PLAY: [
        "fifteen and thirty-one",
        "pairs",
        "runs",
        "go and last card",
        "legal card or go",
    ],
    Heading.COUNTING: ["keeping the total"],
    Heading.MUGGINS: [
        "spotting a short count",
        "spotting an overcount",
        "leaving a right count alone",
    ],
}


def skills_in(text: str) -> list[str]:
    scenario = parse_scenario(text)
    score = scenario.score()
    return [skill_of(each, score, scenario).title for each in score.combinations]


def tallies_of(text: str, marking: Marking) -> dict[str, Tally]:
    found = evidence(marking, parse_scenario(text))
    return {skill.title: tally for skill, tally in found.tallies.items()}


def require_points_in_one_place(marking: Marking, scenario: Scenario) -> None:
    found = evidence(marking, scenario)
    lost = found.unattributed
    lost += sum(tally.lost for tally in (*found.tallies.values(), *found.headings.values()))
    assert lost == marking.score.points - marking.points_found
    over = sum(tally.over for tally in (*found.tallies.values(), *found.headings.values()))
    # Of a total too high it is not known what is too much, nor of what no skill is named for.
    nameless = max(0, marking.unexplained)
    nameless += sum(part_points(each) for each in marking.imagined if not named_for(each, scenario))
    assert over + nameless == marking.claimed - marking.points_found


def test_there_are_seven_headings_with_their_skills() -> None:
    assert list(SKILLS) == list(Heading)
    for heading, titles in SKILLS.items():
        assert [skill.title for skill in Skill if skill.heading is heading] == titles


@pytest.mark.parametrize(
    ("text", "skills"),
    [
        ("show 9C 6D 8S 7H / KH", ["other fifteens of two"] * 2 + ["run"]),
        ("show 5C JD 2S 8H / 8S", ["ten and five"] + ["long fifteens"] * 2 + ["pair"]),
        ("show 9C 9D 9S 2H / KD", ["pair royal and double"] * 3),
        ("show 8C 8D 8S 8H / KD", ["pair royal and double"] * 6),
        ("show 8D 8S 9C TH / JD", ["pair"] + ["multiple run"] * 2),
        ("show 2C 4C 6C QC / TC", ["flush"]),
        ("crib 2C 4C 6C QC / TC", ["crib flush"]),
        ("show 2C 4S 6C JH / TH", ["nobs"]),
        ("crib 2C 4S 6C JH / TH", ["nobs"]),
        ("cut JD", ["heels"]),
        ("play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D", ["fifteen and thirty-one", "pairs"]),
        ("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS", ["fifteen and thirty-one"]),
        ("play KC QD 9H 8S | JH TH 9C 7S : KC JH QD", ["runs", "go and last card"]),
        ("play 4C 2H 7D JD | JH AD 4S 9C : 2H 4S 7D JH 4C AD JD 9C", ["go and last card"]),
    ],
)
def test_a_combination_belongs_to_a_skill(text: str, skills: list[str]) -> None:
    assert skills_in(text) == skills


def test_a_pair_beside_a_pair_royal_is_a_pair() -> None:
    assert skills_in("show 6C 3C 6D 3D / 6H").count("pair") == 1
    assert skills_in("show 6C 3C 6D 3D / 6H").count("pair royal and double") == 3


def test_what_is_missed_and_found_is_told_by_skill() -> None:
    text = "show 4C 5D 6S 6H / JH"
    tallies = tallies_of(text, named(text, "456 456 p66 r456"))
    assert tallies == {
        "ten and five": Tally(there=1, lost=2),
        "long fifteens": Tally(there=2, found=2, claimed=2, right=2),
        "pair": Tally(there=1, found=1, claimed=1, right=1),
        "multiple run": Tally(there=2, found=1, claimed=1, right=1, lost=3),
    }


def test_what_is_claimed_wrongly_is_told_by_skill() -> None:
    text = "show 4C 5D 6S 6H / JH"
    tallies = tallies_of(text, named(text, "5j 5j 46 r56j p45 n h 456j x"))
    assert {title: (tally.claimed, tally.right) for title, tally in tallies.items()} == {
        "ten and five": (2, 1),
        "other fifteens of two": (1, 0),
        "long fifteens": (1, 0),
        "run": (1, 0),
        "pair": (1, 0),
        "nobs": (1, 0),
        "heels": (1, 0),
        "flush": (1, 0),
        "multiple run": (0, 0),
    }


def test_a_claim_of_no_kind_there_is_belongs_to_no_skill() -> None:
    text = "show 2H 4C 8S TD / QH"
    assert tallies_of(text, spoken(text, "15 g l 31")) == {}
    play = "play KC QD 9H 8S | JH TH 9C 7S : KC JH"
    assert list(tallies_of(play, spoken(play, "n p"))) == ["pairs"]


@pytest.mark.parametrize(
    ("text", "said", "lowered"),
    [
        ("show 4C 5D 6S 6H / JH", "15 15 15 d3 r3", "multiple run"),
        ("show 4C 5D 6S 6H / JH", "15 15 15 d3 p", "pair"),
        ("show 7C 7D 7S 2H / KD", "p p p p", "pair royal and double"),
        ("show 7C 7D 7S 2H / KD", "p3 p", "pair royal and double"),
        ("show 9C TD JS QH / 2D", "r4 r4", "run"),
        ("show 5C JD QS 2H / 2D", "15 15 15", "ten and five"),
        ("show 2H 4C 8S TD / QH", "d3", "multiple run"),
        ("show 2H 4C 8S TD / QH", "dd3", "multiple run"),
        ("show 2H 4C 8S TD / QH", "t3", "multiple run"),
        ("show 2H 4C 8S TD / QH", "r3", "run"),
        ("show 2H 4C 8S TD / QH", "p", "pair"),
        ("show 2H 4C 8S TD / QH", "p3", "pair royal and double"),
        ("show 2H 4C 8S TD / QH", "p4", "pair royal and double"),
    ],
)
def test_what_is_too_much_lowers_the_skill_that_it_takes(
    text: str, said: str, lowered: str
) -> None:
    tallies = tallies_of(text, spoken(text, said))
    assert [title for title, tally in tallies.items() if tally.claimed > tally.right] == [lowered]


@pytest.mark.parametrize(
    ("claimed", "lowered"),
    [("d4556", "multiple run"), ("p777", "pair royal and double"), ("p77", "pair")],
)
def test_what_is_named_and_is_not_there_is_what_it_was_named_within(
    claimed: str, lowered: str
) -> None:
    text = "show 2H 4C 8S TD / QH"
    assert list(tallies_of(text, named(text, claimed))) == [lowered]


def test_what_is_counted_twice_of_several_skills_lowers_their_heading() -> None:
    text = "show 6C 6D 6S 3H / 3D"  # a pair royal and a pair
    found = evidence(spoken(text, "p p p p p"), parse_scenario(text))
    assert all(tally.claimed == tally.right for tally in found.tallies.values())
    assert found.headings == {Heading.PAIRS: Tally(claimed=1, over=2)}


def test_a_fifteen_said_where_there_is_none_lowers_fifteens() -> None:
    text = "show 2H 4C 6D 8S / KC"
    found = evidence(spoken(text, "15 15"), parse_scenario(text))
    assert (found.tallies, found.headings) == ({}, {Heading.FIFTEENS: Tally(claimed=2, over=4)})


def test_one_of_several_fifteens_is_of_their_heading_unless_they_are_alike() -> None:
    text = "show 4C 5D 6S 6H / JH"  # one ten and five, two long ones
    found = evidence(spoken(text, "15 15 d3"), parse_scenario(text))
    assert found.headings == {Heading.FIFTEENS: Tally(3, 2, 2, 2, lost=2)}
    assert found.unattributed == 0
    assert Skill.LONG_FIFTEEN not in found.tallies
    alike = "show 5C JD QS 2H / 2D"  # two ten and fives
    assert tallies_of(alike, spoken(alike, "15 p"))["ten and five"] == Tally(2, 1, 1, 1, lost=2)


def test_one_of_several_pairs_is_of_their_heading() -> None:
    text = "show 6C 6D 6S 3H / 3D"  # a pair royal and a pair
    found = evidence(spoken(text, "p p p 15"), parse_scenario(text))
    assert found.headings[Heading.PAIRS] == Tally(4, 3, 3, 3, lost=2)


def test_a_run_stopped_short_is_not_found_and_loses_what_lacks() -> None:
    text = "show 9C TD JS QH / 2D"
    assert tallies_of(text, spoken(text, "r3")) == {"run": Tally(there=1, claimed=1, lost=1)}
    longer = "show 9C TD JS 2H / 2D"
    assert tallies_of(longer, spoken(longer, "r4 p"))["run"] == Tally(there=1, claimed=1, over=1)


def test_tallies_add_up() -> None:
    assert Tally(1, 1, 2, 1, 3, 2) + Tally(2, 1, 1, 0, 4, 5) == Tally(3, 2, 3, 1, 7, 7)


@given(
    st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True),
    st.booleans(),
    st.data(),
)
def test_points_lost_are_in_one_place(
    cards: list[object], is_crib: bool, data: st.DataObject
) -> None:
    show = Show(tuple(cards[:4]), cards[4], is_crib=is_crib)  # type: ignore[arg-type]
    require_points_in_one_place(mark_total(show.score(), data.draw(st.integers(0, 40))), show)
    words = [*words_for(show.score()), "78", "p55", "r678", "x", "n", "d4556"]
    said = data.draw(st.lists(st.sampled_from(words), max_size=12))
    require_points_in_one_place(mark_claims(show.score(), parse_combinations(" ".join(said))), show)
    lines = data.draw(st.lists(st.sampled_from("15 p p3 r3 r4 d3 dd3 x4 x5 n".split()), max_size=8))
    require_points_in_one_place(spoken(str(show), " ".join(lines)), show)


@pytest.mark.parametrize("where", catalogue.play_filters)
def test_every_score_of_the_play_has_a_skill(where: str) -> None:
    for seed in range(10):
        play: Play = deal_play(Random(seed), where=where)
        found = evidence(mark_total(play.score(), play.score().points), play)
        assert all(skill.heading is Heading.THE_PLAY for skill in found.tallies)
        assert sum(tally.found for tally in found.tallies.values()) == len(
            play.score().combinations
        )


def test_right_answers_show_every_skill_of_the_show_and_the_cut() -> None:
    seen: set[Skill] = set()
    for where in ("fifteen of two", "fifteen of three", "pair", "pair royal", "run of three"):
        for seed in range(20):
            show = deal_show(Random(seed), where=where)
            seen |= set(evidence(mark_total(show.score(), show.score().points), show).tallies)
    for text in ("show 8D 8S 9C TH / JD", "show 2C 4C 6C QC / TC", "crib 2C 4C 6C QC / TC"):
        seen |= set(
            evidence(
                named(text, " ".join(words_for(parse_scenario(text).score()))), parse_scenario(text)
            ).tallies
        )
    cut = Cut(DECK[10])
    seen |= set(evidence(mark_total(cut.score(), 2), cut).tallies)
    shown = (Heading.FIFTEENS, Heading.PAIRS, Heading.RUNS, Heading.FLUSH_AND_JACKS)
    assert {skill for skill in Skill if skill.heading in shown} - seen <= {Skill.NOBS}
