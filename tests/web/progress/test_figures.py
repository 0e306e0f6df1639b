"""Progress in HTML of our own words: no figure without its text, and no picture of too little."""

from html.parser import HTMLParser

import pytest

from trainer.progress.figures import HEADINGS, progress
from trainer.progress.fold import EMPTY, Folded
from trainer.progress.learned import Learned
from trainer.progress.line import Line
from trainer.quiz.replies import Result
from trainer.skills import Skill, Tally
from trainer.web.progress.figures import headings_html, line_html


class Page(HTMLParser):
    """Collects the words of a page, and sees that all its elements are closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data.strip())

    @property
    def text(self) -> str:
        assert not self.open
        return " ".join(filter(None, self.words))


def folded(**tallies: Tally) -> Folded:
    return Folded(
        Learned(
            tallies={Skill[name.upper()]: tally for name, tally in tallies.items()},
            times={Skill.NOBS: {21: 3}},
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
    assert set(marks) == {"left:75.0%"}
    (opened,) = [attrs for tag, attrs in page.elements if tag == "details" and "open" in attrs]
    assert opened == {"open": None}


@pytest.mark.parametrize("answers", [1, 65, 200])
def test_the_line_is_told_in_figures_as_well(answers: int) -> None:
    line = Line()
    for number in range(answers):
        line = line.with_answer(Result(points=4, found=number % 3, is_right=number % 2 == 0))
    page = Page(line_html(line))
    columns = [attrs for tag, attrs in page.elements if tag == "i"]
    assert len(columns) == len(line.stretches) <= 64
    assert f"to {answers}" in page.text


def test_a_stretch_without_points_is_drawn_as_none() -> None:
    page = Page(line_html(Line().with_answer(Result(points=0, found=0, is_right=True))))
    assert [attrs["style"] for tag, attrs in page.elements if tag in {"i", "b"}] == [
        "height:0.0%",
        "bottom:100.0%",
    ]
