"""How soon the drill answers in a real browser, what a first visit costs, and how memory grows.

python -m tests.bench.drill [--quick]
"""

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from scenarios import GENERATOR
from tests.bench.sessions import Session, right_total
from tests.bench.timing import p95, quick, ratio, rounds, show
from tests.browser.conftest import ARGUMENTS, NO_BROWSER, chromium
from tests.browser.served import Served, trainer
from trainer.quiz.drill import Drill
from trainer.quiz.link import read_link
from trainer.record import Learner
from trainer.web.room.room import LOOPBACK
from trainer.web.server.options import OPTIONS, Value

ROUNDS: Final = rounds(100)
ANSWERS: Final = 200 if quick() else 15_000
SESSIONS: Final = 2 if quick() else 10

LINK: Final = f"kinds=hand,crib&seed=7&generator={GENERATOR}"

# The least that Streamlit can do: a click, and a number that it changes.
BARE: Final = """
import streamlit as st

st.session_state.clicks = st.session_state.get("clicks", 0) + 1
st.button("Again", key="again")
st.text(f"clicked {st.session_state.clicks}")
"""
# As it is installed, it looks after files and garbage with every run.
INSTALLED: Final[Mapping[str, Value]] = {"server.headless": True, "server.address": LOOPBACK}
TUNED: Final = {
    name: value
    for name, value in OPTIONS.items()
    if not name.startswith("theme.") and not isinstance(value, list)
}

# From the key to the frame in which something else is seen; a task put in line by that frame comes
# when it has been painted.
ARM: Final = """(seen) => {
    const table = [...document.querySelectorAll("*")]
        .map((each) => each.shadowRoot?.querySelector(".muggins")).find(Boolean);
    const look = () => table
        ? table.dataset.stage + table.querySelector(".felt").textContent
        : document.querySelector('[data-testid="stText"]').textContent;
    const before = look();
    window.painted = new Promise((done) => addEventListener("keydown", (event) => {
        const frame = () => {
            if (look() === before) return requestAnimationFrame(frame);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - event.timeStamp);
            port2.postMessage(0);
        };
        requestAnimationFrame(frame);
    }, { once: true, capture: true }));
}"""


def main() -> None:
    """Measure all of it, each in a server of its own."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        time_starts(browser)
        time_rounds(browser)
        weigh_memory(browser)


@contextmanager
def launched(playwright: Playwright) -> Iterator[Browser]:
    """Launch the browser of this machine."""
    program = chromium()
    if program is None:
        sys.exit(NO_BROWSER)
    browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
    yield browser
    browser.close()


def time_starts(browser: Browser) -> None:
    """Time the way from the command to the first question of a first visit, and weigh it."""
    painted, weights = [], []
    for _ in range(rounds(5)):
        begin = perf_counter()
        with trainer() as served:
            page = browser.new_page()
            weight = weighed(page)
            page.goto(served.address)
            page.get_by_role("button", name="I can count").wait_for()
            painted.append(perf_counter() - begin)
            page.get_by_role("button", name="I can count").click()
            page.locator(".muggins").wait_for()
            weights.append(sum(weight))
            page.context.close()
    show("start of the command to the first useful paint", f"{median(painted):.2f} s", "2.5 s")
    show("first visit, to its first question", f"{median(weights) / 1e6:.2f} MB", "1.2 MB")


def weighed(page: Page) -> list[float]:
    """Return the weights of what a window loads, as they are on the wire; the list grows."""
    weights: list[float] = []
    wire = page.context.new_cdp_session(page)
    wire.on("Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"]))
    wire.send("Network.enable")
    return weights


@contextmanager
def bare(options: Mapping[str, Value]) -> Iterator[str]:
    """Run the least app that Streamlit can run, with these options."""
    with TemporaryDirectory() as folder:
        script = Path(folder, "bare.py")
        script.write_text(BARE, encoding="utf-8")
        flags = [f"--{name}={str(value).lower()}" for name, value in options.items()]
        with subprocess.Popen(  # noqa: S603  our own few lines
            [sys.executable, "-m", "streamlit", "run", str(script), "--server.port=0", *flags],
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
        ) as process:
            assert process.stdout
            try:
                lines = (re.search(r"http://127.0.0.1:\d+", line) for line in process.stdout)
                yield next(line[0] for line in lines if line)
            finally:
                process.kill()


def time_rounds(browser: Browser) -> None:
    """Time an answer and a step of the drill, and beside them a bare rerun, in two ways."""
    drill = Drill.of(read_link(LINK))
    verdicts, questions = [], []
    reruns: tuple[list[float], ...] = ([], [])
    with trainer() as served, bare(INSTALLED) as installed, bare(TUNED) as tuned:
        served.add_learner("level=counts")
        bares = [counting(browser, address) for address in (installed, tuned)]
        page = browser.new_page()
        page.goto(f"{served.address}/?{LINK}")
        page.get_by_role("textbox", name="points").wait_for()
        for number in range(-1, ROUNDS):
            points = right_total(drill, number + 1)
            page.bring_to_front()
            page.keyboard.type(points)
            verdict, question = enter(page), enter(page)
            took = []
            for bare_page in bares:
                bare_page.bring_to_front()
                took.append(enter(bare_page))
            if number >= 0:  # the first warms up
                verdicts.append(verdict)
                questions.append(question)
                for found, rerun in zip(reruns, took, strict=True):
                    found.append(rerun)
    bare_one, tuned_one = reruns
    for what, found in (("verdict", verdicts), ("next question", questions)):
        show(
            f"Enter to painted {what} / a bare rerun", f"{ratio(found, bare_one):.2f}", "under 1.3"
        )
        show(f"Enter to painted {what} / one set up as ours", f"{ratio(found, tuned_one):.2f}")
    for what, found in (
        ("Enter to painted verdict", verdicts),
        ("Enter to painted next question", questions),
        ("Enter to painted bare rerun", bare_one),
        ("Enter to painted bare rerun, set up as ours", tuned_one),
    ):
        show(f"{what}, p50 and p95", f"{median(found):.0f} and {p95(found):.0f} ms", "100 ms p95")


def counting(browser: Browser, address: str) -> Page:
    """Open a bare app, with the focus on its button."""
    page = browser.new_page()
    page.goto(address)
    page.get_by_role("button", name="Again").focus()
    return page


def enter(page: Page) -> float:
    """Press Enter, and return the milliseconds until something else is painted."""
    page.evaluate(ARM)
    page.keyboard.press("Enter")
    took = page.evaluate("window.painted")
    assert isinstance(took, int | float)
    return took


def weigh_memory(browser: Browser) -> None:
    """Weigh the server idle, with windows open, and over many answers through a websocket."""
    with trainer() as served:
        show("memory of the server, idle", f"{megabytes(served):.0f} MB", "120 MB")
        learner = served.add_learner("level=counts")
        session = Session.recorded(browser, served, learner, LINK)
        before = megabytes(served)
        contexts = [browser.new_context() for _ in range(SESSIONS)]
        for context in contexts:
            page = context.new_page()
            page.goto(f"{served.address}/?{LINK}")
            page.locator(".muggins").wait_for()
        each = (megabytes(served) - before) / SESSIONS
        show(f"memory of a session, of {SESSIONS} browsers", f"{each:.2f} MB", "1 MB")
        for context in contexts:
            context.close()
        weigh_answers(served, session, learner)


def weigh_answers(served: Served, session: Session, learner: Learner) -> None:
    """Answer many questions in one session, and see what is left of that in memory."""
    weights = []
    with session.opened() as answering:
        for number in range(ANSWERS):
            answering.answer_and_go_on()
            if (number + 1) % (ANSWERS // 10) == 0:
                weights.append(megabytes(served))
    assert len(served.entries(learner)) == ANSWERS + 1
    show(
        f"memory after {ANSWERS // 10:,} and after {ANSWERS:,} answers",
        f"{weights[0]:.0f} and {weights[-1]:.0f} MB",
        "flat",
    )


def megabytes(served: Served) -> float:
    """Read what the server holds of the machine's memory."""
    status = Path(f"/proc/{served.process_id}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) / 1024


if __name__ == "__main__":
    main()
