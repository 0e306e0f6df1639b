"""The card table as somebody sees and hears it who sits before it, and what they do there."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from scenarios import GENERATOR, Card, Category, Combination, parse_cards
from tests.browser.served import Served
from tests.browser.watched import Watched
from tests.trainer.marked import typed
from trainer.claims import LETTERS
from trainer.house import House
from trainer.quiz.asked import score_asked
from trainer.quiz.calls import mark_call
from trainer.quiz.drill import Drill
from trainer.quiz.question import Ask, Question
from trainer.quiz.settings import Settings
from trainer.record import Answer, Form, Learner

_RANKS = "ace two three four five six seven eight nine ten jack queen king".split()
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_CARD = re.compile(rf"({'|'.join(_RANKS)}) of ({'|'.join(_SUITS)})")


# A link to hands with a double run; the first is 8H 7S 7H AS / 6C.
HANDS = f"?kinds=hand&where=double+run&seed=5&generator={GENERATOR}"
# What is not painted yet cannot be answered or left.
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
# For so long after a question or a verdict is painted, the table takes no click that answers or
# goes on: it might be the second of a double click.
_GUARD_MS = 400


@dataclass(frozen=True)
class Table:
    """The card table in a window.

    Attributes:
        page: The window.
        served: The trainer.
        learner: Who sits before it.
        visit: The visit to which the window belongs.
    """

    page: Page
    served: Served
    learner: Learner
    visit: Watched

    @property
    def surface(self) -> Locator:
        """All of the table."""
        return self.page.locator(".muggins")

    @property
    def title(self) -> Locator:
        """What lies there: "Your hand"."""
        return self.surface.get_by_role("heading", level=2)

    @property
    def note(self) -> Locator:
        """The line that says why something was not taken, or that it is not saved."""
        return self.surface.get_by_role("status")

    @property
    def headline(self) -> Locator:
        """The figure of the verdict: "12 of 14"."""
        return self.surface.locator(".verdict").get_by_role("heading", level=3)

    @property
    def lines(self) -> Locator:
        """The lines of the verdict."""
        return self.surface.get_by_role("list", name="the count", exact=True).get_by_role(
            "listitem"
        )

    @property
    def said(self) -> Locator:
        """The lines of the count that is being said or shown."""
        listed = self.surface.get_by_role("list", name="your count", exact=True)
        return listed.locator("li:not(.next-line)")

    @property
    def points(self) -> Locator:
        """The field of a total."""
        return self.surface.get_by_role("textbox", name="points")

    @property
    def combination(self) -> Locator:
        """The field of a combination."""
        return self.surface.get_by_role("textbox", name="a combination")

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Find a button by its name, without the hint of its key."""
        exact = isinstance(name, str)
        return self.surface.get_by_role("button", name=name, exact=exact)

    @property
    def next(self) -> Locator:
        """The button that goes on."""
        return self.button("Next")

    def cards(self, where: str = "") -> tuple[Card, ...]:
        """Read the cards that lie there open, as they are called.

        Args:
            where: Which of them, as a selector: ".lit" or ".picked".
        """
        region = self.surface.get_by_role("region", name="the cards")
        labels = region.locator(f".slot{where} .card").evaluate_all(
            "cards => cards.map(card => card.ariaLabel)"
        )
        named = filter(None, map(_CARD.match, labels))
        codes = (
            f"{'A23456789TJQK'[_RANKS.index(each[1])]}{'CDHS'[_SUITS.index(each[2])]}"
            for each in named
        )
        return parse_cards(" ".join(codes))

    def is_at(self, stage: str, number: int | None = None) -> None:
        """Wait until it stands at "ask", "count" or "verdict", of the question of a number.

        Args:
            stage: The stage.
            number: The number, as the learner sees it: from 1 on.
        """
        if number is not None:
            shown = re.compile(rf" · {number}$")
            expect(self.surface.locator(".context")).to_have_text(shown)
        expect(self.surface).to_have_attribute("data-stage", stage)
        expect(self.surface).to_be_visible()
        self.surface.evaluate(PAINTED)

    def stands(self) -> tuple[str, str | None, tuple[Card, ...]]:
        """Say where it stands: the line above, the stage, the cards."""
        expect(self.surface).to_be_visible()
        context = self.surface.locator(".context").inner_text()
        return context, self.surface.get_attribute("data-stage"), self.cards()

    def question(self, number: int = 1) -> Question:
        """Work out the question of a number, from the practice in the log.

        Args:
            number: The number, as the learner sees it: from 1 on.
        """
        expect(self.surface).to_be_visible()
        practice = self.served.practice(self.learner)
        return Drill(Settings.parse(practice.settings), practice.seed).question(number - 1)

    def answers(self) -> list[Answer]:
        """List the answers that are in the log."""
        entries = self.served.entries(self.learner)
        return [entry for entry in entries if isinstance(entry, Answer)]

    def type(self, keys: str) -> None:
        """Type, at whatever has the focus."""
        self.page.keyboard.type(keys)

    def press(self, key: str) -> None:
        """Press a key, at whatever has the focus."""
        self.page.keyboard.press(key)

    def answer(self, text: str) -> None:
        """Type an answer and send it."""
        self.type(text)
        self.press("Enter")

    def press_enter(self) -> None:
        """Press Enter upon what is painted."""
        self.surface.evaluate(PAINTED)
        self.press("Enter")

    def say_nothing(self) -> None:
        """Count nothing, line by line; it is asked about once."""
        self.press_enter()
        expect(self.button("Yes, nothing")).to_be_visible()
        self.press_enter()

    def pause(self) -> None:
        """Look at it for a moment, as everybody does who uses a pointer."""
        self.page.wait_for_timeout(_GUARD_MS)

    def click(self, *places: Locator) -> None:
        """Click one place after the other."""
        self.pause()
        for place in places:
            place.click()

    def another_window(self, link: str = "") -> "Table":
        """Open another window of the same visit."""
        return Table(self.visit.window(link), self.served, self.learner, self.visit)


def right_text(question: Question, form: Form) -> str:
    """Write the right answer to a question, as it can be typed."""
    if question.said is not None:
        return right_call(question)
    if question.ask is Ask.TURN:
        return " ".join(map(str, question.fitting)) or "go"
    score = score_asked(question.scenario.score(), question.asked)
    if form == "total":
        return str(score.points)
    in_play = question.ask not in {Ask.SHOW, Ask.CUT}
    write = _spoken if form == "spoken" else _shown
    return " ".join(write(each, in_play=in_play) for each in score.combinations)


def right_call(question: Question) -> str:
    """Write what there is to call on the count of a question: "muggins 4"."""
    heard = f"{question.said} : accept"
    return str(mark_call(question.scenario, heard, House()).true_call)


_ALIKE = {2: "p", 6: "p3", 12: "p4"}


def _spoken(combination: Combination, *, in_play: bool) -> str:
    category, size = combination.category, len(combination.cards)
    if category is Category.PAIR:
        return _ALIKE[combination.points] if in_play else "p"
    if category in {Category.RUN, Category.FLUSH}:
        return f"{LETTERS[category]}{size}"
    return {Category.FIFTEEN: "15", Category.THIRTY_ONE: "31"}.get(category, LETTERS[category])


def _shown(combination: Combination, *, in_play: bool) -> str:
    is_end = in_play and combination.category in {Category.GO, Category.LAST_CARD}
    return LETTERS[combination.category] if is_end else typed(combination)
