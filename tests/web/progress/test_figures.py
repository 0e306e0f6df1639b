"""Progress in HTML of our own words: no figure without its text, and no picture of too little."""

from dataclasses import replace

import pytest

from tests.store.made import NOON
from tests.web.progress.html import Page
from trainer.progress.depth import Depth, Tried
from trainer.progress.figures import HEADINGS, progress
from trainer.progress.fold import EMPTY, Folded
from trainer.progress.learned import Learned
from trainer.progress.line import Line
from trainer.progress.mistakes import Mistake
from trainer.progress.practise import practice_of
from trainer.skills import Heading, Skill, Tally
from trainer.web.progress.figures import headings_html, skills_html


def folded(**tallies: Tally) -> Folded:
    return Folded(
        Learned(
            tallies={Skill[name.upper()]: tally for name, tally in tallies.items()},
            times={Skill.NOBS: {21: 3}},
            depth=Depth(skills={Skill.NOBS: Line(4, (Tried(4, 5, 3), Tried(4, 4, 4)) * 4)}),
        )
    )


def test_every_heading_and_skill_is_there_and_says_when_it_was_not_asked() -> None:
    page = Page(headings_html(progress(EMPTY)))
    for heading in HEADINGS:
        assert heading.value in page.text
    for skill in Skill:
        assert (skill.title in page.text) is (skill.heading in HEADINGS)
    assert "not yet asked" in page.text
    assert not [tag for tag, _ in page.elements if tag in {"i", "b"}]


def test_a_bar_is_drawn_only_where_enough_is_known() -> None:
    many = Tally(there=40, found=30, claimed=32, right=30, lost=20)
    few = Tally(there=3, found=1, claimed=1, right=1, lost=2)
    page = Page(headings_html(progress(folded(nobs=many, run=few))))
    assert "30 of 40" in page.text
    assert "30 of 32" in page.text
    assert "1 of 3, too few answers" in page.text
    assert "2.1 s" in page.text
    marks = [attrs["style"] for tag, attrs in page.elements if tag == "b"]
    assert [each for each in marks if each and "left" in each] == [
        "left:75.0%",
        "left:75.0%",
        "left:75.0%",
        "left:93.8%",
    ]
    assert "found, from the first to the last: 3 of 5, 7 of 9, " in page.text
    (opened,) = [attrs for tag, attrs in page.elements if tag == "details" and "open" in attrs]
    assert opened == {"open": None}


def test_each_skill_leads_to_its_drill() -> None:
    page = Page(skills_html(progress(EMPTY)))
    links = [attrs["href"] for tag, attrs in page.elements if tag == "a"]
    assert links == [f"./?{practice_of(skill)}" for skill in progress(EMPTY).skills]
    assert "Practise pairs in the play" in page.text
    assert "Every skill" in page.text


def test_what_a_name_means_is_said_where_it_does_not_say_it_itself() -> None:
    text = Page(skills_html(progress(EMPTY))).text
    assert text.count("Long fifteens are those of three cards or more.") == 1
    assert text.count("Nine and six, eight and seven: fifteens of two cards") == 1


@pytest.mark.parametrize(
    ("there", "told", "probably"),
    [(3, "80 of 83", True), (30, "80 of 83, not all told", False)],
)
def test_what_a_share_leaves_out_is_said_at_the_skill(
    there: int, told: str, *, probably: bool
) -> None:
    learned = Learned(
        {Skill.LONG_FIFTEEN: Tally(83, 80, 80, 80, lost=6)},
        {Heading.FIFTEENS: Tally(there, there - 2, there - 2, there - 2, lost=4)},
    )
    page = Page(headings_html(progress(Folded(learned))))
    assert told in page.words
    share = next(word for word in page.words if word.startswith("80 of 83") and ";" in word)
    assert f"; {there} more in this heading not told which" in share
    assert ("probably" in share) is probably
    assert "not told which" in page.words
    assert f"{there - 2} of {there}" in page.text
    links = [attrs["href"] for tag, attrs in page.elements if tag == "a"]
    assert "./?kinds=hand,crib&where=fifteen" in links
    (opened,) = [attrs for tag, attrs in page.elements if tag == "details" and "open" in attrs]
    assert opened == {"open": None}


def test_what_was_only_claimed_is_said_to_have_been_none() -> None:
    learned = Learned({Skill.CRIB_FLUSH: Tally(claimed=2)}, {Heading.PAIRS: Tally(2, 1, 1, 1, 2)})
    page = Page(headings_html(progress(Folded(learned))))
    assert page.words.count("none there") == 2  # the skill, and its heading
    assert page.words.count("not told which") > 2


@pytest.mark.parametrize(("many", "words"), [(1, "1 mistake"), (2, "2 mistakes")])
def test_a_skill_with_mistakes_leads_to_them(many: int, words: str) -> None:
    lost = Mistake(answer="a", practice="p", number=0, at=NOON, skills=(Skill.PAIR,), lost=2)
    mistakes = tuple(replace(lost, answer=f"a{number}") for number in range(many))
    page = Page(skills_html(progress(Folded(Learned(), mistakes=mistakes))))
    links = [attrs["href"] for tag, attrs in page.elements if tag == "a"]
    assert [each for each in links if each and "mistakes" in each] == ["./mistakes?skill=pair"]
    assert f"{words} in pair" in page.text
