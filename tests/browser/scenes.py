"""Every page of the trainer in every state that one may come upon, each opened at once."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Final

from playwright.sync_api import Page, expect

from scenarios import GENERATOR
from tests.browser.served import Served
from tests.browser.table import right_text
from tests.browser.watched import Visit
from tests.web.begun import practice_for
from tests.web.counted import count_on
from tests.web.showing.drills import HEARD, MIX, PAIRS, TURNS
from trainer.house import House
from trainer.preferences import Preferences
from trainer.quiz.drill import Drill
from trainer.quiz.link import read_link
from trainer.quiz.question import Ask
from trainer.quiz.settings import Settings
from trainer.record import Form, Learner
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.service import Service, make_service

_DRILLS: Final = {
    Ask.SHOW: "kinds=hand&where=double+run",
    Ask.CUT: "kinds=cut",
    Ask.OPEN: "kinds=play",
    Ask.CLOSED: "kinds=play",
    Ask.TURN: "kinds=play",
}
_SEEDED: Final = f"seed=7&generator={GENERATOR}"
# Hands of which the other side counts the first too short and too high, and a play.
_SHORT: Final = f"kinds=hand&heard=half&seed=1765&generator={GENERATOR}"
_OVER: Final = f"kinds=hand&heard=half&seed=158&generator={GENERATOR}"
_PLAYED: Final = f"kinds=play&heard=half&seed=8&generator={GENERATOR}"
_MIX: Final = f"kinds=hand,crib,cut,play&{_SEEDED}"
_ARGUED: Final = "show=5C+5D+5H+JS+/+5S&first=Ada&first_says=28&second=Bob&second_says=29"


@dataclass(frozen=True, kw_only=True)
class Scene:
    """A page, and what has happened before it is opened.

    Attributes:
        page: The page below the root.
        link: What is practised there, if that matters and nothing is asked for; a mix if not.
        ready: What is seen once it is there: the name of a heading, or empty for the card table.
        ask: What is asked there, if it is the card table.
        form: How it is answered.
        text: What was answered; "right" and "wrong" are worked out, empty is no answer. A call is
            as it is typed.
        is_revealed: Whether the solution was asked for.
        answers: How many questions were answered before.
        is_first: Whether it is a first visit.
        press: What is pressed before one looks.
        click: The name of the button that is clicked before one looks, the first that is so named.
        taps: What is tapped before one looks, button by button.
        house: The house of whoever looks.
    """

    page: str = ""
    link: str = ""
    ready: str = ""
    ask: Ask | None = None
    form: Form = "total"
    text: str = ""
    is_revealed: bool = False
    answers: int = 0
    is_first: bool = False
    press: str = ""
    click: str = ""
    taps: str = ""
    house: str = "gentle"


SCENES: Final[Mapping[str, Scene]] = {
    "welcome": Scene(ready="Muggins", is_first=True),
    "show, total": Scene(ask=Ask.SHOW),
    "show, spoken": Scene(ask=Ask.SHOW, form="spoken"),
    "show, combinations": Scene(ask=Ask.SHOW, form="combinations"),
    "crib of a house": Scene(link=f"kinds=crib&{_SEEDED}", house="crib_flush=4"),
    "cut": Scene(ask=Ask.CUT),
    "open": Scene(ask=Ask.OPEN),
    "closed, spoken": Scene(ask=Ask.CLOSED, form="spoken"),
    "turn": Scene(ask=Ask.TURN, form="cards"),
    "heard": Scene(link=f"kinds=hand&heard=half&{_SEEDED}", form="call"),
    "heard, called": Scene(link=_SHORT, form="call", press="m", house="ACC with muggins"),
    "heard in the play": Scene(link=_PLAYED, form="call", press="o"),
    "verdict of a call, short": Scene(link=_SHORT, ask=Ask.SHOW, form="call", text="m9 rjqk"),
    "verdict of a call, over": Scene(
        link=_OVER,
        ask=Ask.SHOW,
        form="call",
        text="o4 x2k7q",
        house="ACC with muggins",
    ),
    "keys": Scene(ask=Ask.SHOW, press="?"),
    "count": Scene(ask=Ask.SHOW, text="wrong"),
    "verdict, right": Scene(ask=Ask.SHOW, text="right"),
    "verdict, total wrong": Scene(ask=Ask.SHOW, text="wrong", is_revealed=True),
    "verdict, lines wrong": Scene(ask=Ask.SHOW, form="combinations", text="wrong"),
    "verdict, why not": Scene(ask=Ask.SHOW, form="combinations", text="wrong", press="w"),
    "verdict of the play": Scene(ask=Ask.CLOSED, form="combinations", text="wrong"),
    "verdict of a turn": Scene(ask=Ask.TURN, form="cards", text="wrong"),
    "in a set": Scene(link=f"set=10&{_SEEDED}", answers=3),
    "before a sprint": Scene(link="set=60s", ready="A sprint of 60 s"),
    "in a sprint": Scene(link="kinds=hand&set=120s", answers=1),
    "behind a set": Scene(link=f"set=10&{_SEEDED}", ready="Slowest by shape", answers=10),
    "behind a day": Scene(link="day=2026-01-02", ready="What was asked", answers=2),
    "in a race": Scene(link=f"race=121&{_SEEDED}", answers=4),
    "verdict in a race": Scene(
        link=f"race=61&{_SEEDED}", ask=Ask.SHOW, text="wrong", is_revealed=True, answers=3
    ),
    "heard in a race": Scene(link=f"race=121&heard=half&{_SEEDED}"),
    "behind a race": Scene(link=f"race=61&{_SEEDED}", ready="By rule", answers=9),
    "choose": Scene(page="choose", ready="What to practise"),
    "progress, empty": Scene(page="progress", ready="Nothing counted yet"),
    "progress": Scene(page="progress", ready="Where points are lost", answers=300),
    "settings": Scene(page="settings", ready="Settings"),
    "house": Scene(page="house", ready="House rules"),
    "house, without muggins": Scene(page="house", ready="House rules", house="kitchen table"),
    "data": Scene(page="data", ready="My data", answers=20),
    "mistakes": Scene(page="mistakes", ready="Mistakes", answers=60),
    "ladder": Scene(page="ladder", link="stage=cards", ready="The ladder", answers=12),
    "a stage's beginning": Scene(page="ladder?stage=pairs", ready="Fifteens and pairs"),
    "in a stage": Scene(link=f"stage=pairs&{_SEEDED}", form="spoken"),
    "in a stage, any fifteen": Scene(link=f"stage=cards&{_SEEDED}"),
    "in a stage of the play": Scene(link=f"stage=play-runs&{_SEEDED}", form="combinations"),
    "verdict in a stage": Scene(
        link=f"stage=fifteens&{_SEEDED}", ask=Ask.SHOW, form="combinations", text="wrong"
    ),
    "nothing left": Scene(page="?again=all", ready="Nothing left to replay"),
    "settle, empty": Scene(page="settle", ready="Settle it"),
    "settle, asked about suits": Scene(page="settle", ready="Settle it", taps="2 4 6 8 K"),
    "settled": Scene(page=f"settle?{_ARGUED}", ready="Bob is right: it is 29, not 28."),
    "learners": Scene(page="learners", ready="Who is counting?"),
    "learn": Scene(page="learn", ready="Learn the count"),
    "learn, walked": Scene(page="learn?at=runs", ready="Runs", click="show the count"),
    "learn, the play": Scene(page="learn?at=go", ready="Go and last card"),
    "learn, a hand to complete": Scene(
        page="learn?at=habits", ready="Habits", click="seven of diamonds"
    ),
    "learn, a table": Scene(page="learn?at=house", ready="Muggins and house rules"),
    "plan": Scene(page="drill", ready="Plan a drill"),
    "plan, a drill": Scene(page=f"drill?{PAIRS}", ready="Pairs"),
    "plan, more": Scene(
        page=f"drill?{HEARD}", ready="Catch", click="More: title, how many, what is asked and how"
    ),
    "show": Scene(page=f"show?{PAIRS}&at=3.0"),
    "show, a line": Scene(page=f"show?{PAIRS}&at=2.4"),
    "show, heard": Scene(page=f"show?{HEARD}&at=5.2"),
    "show, told": Scene(page=f"show?{HEARD}&at=5.7"),
    "show, a turn": Scene(page=f"show?{TURNS}&at=2.3"),
    "show, the play": Scene(page=f"show?{MIX}&at=2.1"),
    "show, over": Scene(page=f"show?{PAIRS}&at=6.0"),
    "show, nothing": Scene(page="show", ready="Show me"),
}
# Pages that open in a teacher's browser alone.
OF_TEACHERS: Final = {"drill", "show"}
TABLES: Final = [name for name, scene in SCENES.items() if scene.ask]


@cache
def link_to(ask: Ask) -> str:
    """Find a link whose first question asks this; of a turn, one in which some card fits."""
    settings = Settings.parse(_DRILLS[ask])
    for drill in (Drill(settings, seed) for seed in count(7)):
        question = drill.question(0)
        if question.ask is ask and (ask is not Ask.TURN or question.fitting):
            return str(drill)
    raise AssertionError


def set_scene(scene: Scene, service: Service, learner: Learner) -> str:
    """Let happen what has happened, and return the link to the page."""
    if scene.answers:
        fields = read_link(scene.link or _MIX)
        count_on(service, practice_for(service, learner.id, fields), scene.answers)
    if scene.ask is None:
        return scene.page or f"?{scene.link}"
    link = scene.link or link_to(scene.ask)
    if scene.text:
        practice = practice_for(service, learner.id, read_link(link))
        stand = stand_of(service, practice)
        right = right_text(stand.question, scene.form)
        text = _TEXTS[scene.text](right, scene.form) if scene.text in _TEXTS else scene.text
        desk.answer(service, stand, Reply(scene.form, text, 800, 4_000))
        if scene.is_revealed:
            desk.reveal(service, stand_of(service, practice))
    return f"?{link}"


def _wrong(text: str, form: Form) -> str:
    if form == "total":
        return str(max(0, int(text) - 2))
    if form == "cards":
        return "go"
    # Something imagined, and the last line missed.
    return " ".join(["p22", *text.split()[:-1]])


_TEXTS: Final[Mapping[str, Callable[[str, Form], str]]] = {
    "right": lambda text, _: text,
    "wrong": _wrong,
}


def open_scene(name: str, served: Served, visit: Visit, **options: object) -> Page:
    """Open a page in the state of a scene, in a browser with some options of Playwright's."""
    scene = SCENES[name]
    if scene.is_first:
        page = visit(served, **options).window()
    else:
        form = None if scene.form in {"cards", "call"} else scene.form
        likes = Preferences(chosen_form=form).at_table(House.parse(scene.house))
        learner = served.add_learner(str(likes))
        with served.opened(role="writer") as log:
            link = set_scene(scene, make_service(log, served.database), learner)
        visited = visit(served, learner, **options)
        if link.partition("?")[0] in OF_TEACHERS:
            visited.show(*served.teacher_cookie())
        page = visited.window(link)
    if scene.ready:
        expect(page.get_by_role("heading", name=scene.ready, exact=True)).to_be_visible()
    else:
        expect(page.locator(".muggins")).to_be_visible()
    app = page.get_by_test_id("stApp")
    expect(app).to_have_attribute("data-test-script-state", "notRunning")
    for key in scene.taps.split():
        page.get_by_role("button", name=key, exact=True).click()
    if scene.taps:
        expect(page.get_by_text("one suit?")).to_be_visible()
        expect(app).to_have_attribute("data-test-script-state", "notRunning")
    if scene.press:
        page.keyboard.press(scene.press)
    if scene.click:
        named = page.get_by_role("button", name=scene.click, exact=True)
        named.or_(page.locator("summary", has_text=scene.click)).first.click()
    return page
