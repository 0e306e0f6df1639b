"""The pictures of progress: none of too little, and each with its figures as text."""

from tests.web.progress.html import Page
from trainer.progress.depth import Depth, Pace
from trainer.progress.figures import progress
from trainer.progress.fold import EMPTY, Folded
from trainer.progress.learned import Learned
from trainer.progress.line import Line, Stretch
from trainer.progress.practise import practice_of, practice_of_shape
from trainer.skills import Heading, Skill, Tally
from trainer.web.progress.lists import habits_html, shapes_html
from trainer.web.progress.pictures import losses_html, over_time_html

LOST = {
    Skill.LONG_FIFTEEN: 28,
    Skill.RUN: 12,
    Skill.PAIR: 6,
    Skill.NOBS: 3,
    Skill.PLAY_RUN: 2,
    Skill.GO: 1,
}


def folded(answers: int = 60, *, unattributed: int = 8, depth: Depth | None = None) -> Folded:
    lost = sum(LOST.values()) + unattributed
    tallies = {skill: Tally(there=40, found=30, lost=lost) for skill, lost in LOST.items()}
    line = Line(answers, (Stretch(answers, 400, 400 - lost, 9, 400**2 // answers),))
    return Folded(Learned(tallies, unattributed=unattributed, line=line, depth=depth or Depth()))


def drawn(page: Page, class_: str) -> list[str | None]:
    return [
        attrs.get("style") for tag, attrs in page.elements if class_ in (attrs.get("class") or "")
    ]


def test_the_most_points_lost_stand_first_and_all_of_them_are_told() -> None:
    page = Page(losses_html(progress(folded())))
    assert "60 of 400 points lost." in page.text
    order = ["long fifteens", "28 points, 47%", "run", "12 points", "not told by a total"]
    places = [page.text.index(each) for each in order]
    assert places == sorted(places)
    assert "2 more, 3 points" in page.text
    widths = [attrs["style"] for tag, attrs in page.elements if tag == "i"]
    assert widths[0] == "width:100.0%"
    assert len(widths) == len(LOST) + 1
    links = [attrs["href"] for tag, attrs in page.elements if tag == "a"]
    assert links == [f"./?{practice_of(skill)}" for skill in LOST]
    assert len(drawn(page, "mg-hatched")) == 1


def test_points_of_a_heading_are_drawn_with_the_drill_for_all_of_it() -> None:
    line = Line(60, (Stretch(60, 400, 360, 9, 3_000),))
    learned = Learned(headings={Heading.FIFTEENS: Tally(40, 20, 20, 20, lost=40)}, line=line)
    page = Page(losses_html(progress(Folded(learned))))
    assert "fifteens, not told which" in page.text
    links = [attrs["href"] for tag, attrs in page.elements if tag == "a"]
    assert links == ["./?kinds=hand,crib&where=fifteen"]
    assert len(drawn(page, "mg-hatched")) == 1


def test_few_answers_make_no_picture_and_say_how_many_it_takes() -> None:
    page = Page(losses_html(progress(folded(19))) + over_time_html(progress(folded(19))))
    assert "Too few answers for a picture: 19 of 20." in page.text
    assert page.text.count("Too few answers to say.") == 2
    assert not [tag for tag, _ in page.elements if tag in {"i", "b", "figure", "ol"}]


def test_nothing_lost_is_no_picture() -> None:
    line = Line(30, (Stretch(30, 400, 400, 30, 6_000),))
    page = Page(losses_html(progress(Folded(Learned(line=line)))))
    assert "Nowhere: all 400 points found." in page.text
    assert "ol" not in [tag for tag, _ in page.elements]


def over_time(*, tenths: int | None) -> Page:
    spread = {} if tenths is None else {tenths: 1}
    pace: Line[Pace] = Line()
    line: Line[Stretch] = Line()
    for number in range(200):
        line = line.and_one(Stretch(1, 4, 2 + number // 100, 0, 16))
        pace = pace.and_one(Pace(1, {9: 1}, spread), most=16)
    told = progress(Folded(Learned(line=line, depth=Depth(pace=pace))))
    return Page(over_time_html(told))


def test_it_is_told_over_time_in_pictures_and_in_figures() -> None:
    page = over_time(tenths=52)
    assert "Better: 75 of 100 points found lately, 50 at first." in page.text
    assert "No clear change: 5.2 s an answer lately, 5.2 s at first." in page.text
    tables = [tag for tag, _ in page.elements].count("table")
    assert tables == 2
    assert "to 200" in page.text
    assert "5.2 s" in page.text
    assert "in 100" in page.text
    heights = drawn(page, "mg-whole")[:-1]
    assert set(heights) == {"height:86.7%"}


def test_times_that_are_none_are_drawn_as_none() -> None:
    assert set(drawn(over_time(tenths=0), "mg-whole")[:-1]) == {"height:0.0%"}


def test_without_times_none_are_drawn() -> None:
    assert drawn(over_time(tenths=None), "mg-whole") == []


def test_answers_without_points_have_no_mark() -> None:
    line = Line(10, (Stretch(10, 40, 30, 5, 160), Stretch(10)) * 4)
    page = Page(over_time_html(progress(Folded(Learned(line=line)))))
    assert len([tag for tag, _ in page.elements if tag == "b"]) == 4


def test_a_habit_is_told_with_its_drill() -> None:
    assert habits_html(progress(EMPTY)) == ""
    lately = {"second run": (3,) * 9, "crib flush claimed": (4,) * 6}
    page = Page(habits_html(progress(folded(depth=Depth(habits=lately)))))
    assert "In 9 of the last 9 double and triple runs" in page.text
    assert "27 points lost." in page.text
    assert "24 points claimed wrongly." in page.text
    links = [attrs["href"] for tag, attrs in page.elements if tag == "a"]
    assert links == [
        "learn?at=patterns#double-run",
        "./?kinds=hand,crib&where=double+run",
        "learn?at=traps#crib-flush-trap",
        "./?kinds=crib&where=crib+flush+trap",
    ]


def test_what_takes_longest_stands_first() -> None:
    assert shapes_html(progress(EMPTY)) == ""
    shapes = {
        "the cut": Pace(9, {}, {12: 9}),
        "double run": Pace(9, {}, {90: 9}),
        "flush": Pace(4, {}, {300: 4}),
        "pair": Pace(9),
    }
    page = Page(shapes_html(progress(folded(depth=Depth(shapes=shapes)))))
    assert page.text.index("double run") < page.text.index("the cut")
    assert "9.0 s, 9 answers" in page.text
    assert "flush" not in page.text
    links = [attrs["href"] for tag, attrs in page.elements if tag == "a"]
    assert links == [f"./?{practice_of_shape(name)}" for name in ("double run", "the cut")]


def test_what_takes_no_time_is_drawn_as_none() -> None:
    shapes = {"the cut": Pace(9, {}, {0: 9})}
    page = Page(shapes_html(progress(folded(depth=Depth(shapes=shapes)))))
    assert [attrs["style"] for tag, attrs in page.elements if tag == "i"] == ["width:0.0%"]
