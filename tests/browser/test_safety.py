"""What goes over the line: no answer before it is given, and a policy with all that comes."""

from collections.abc import Callable

from playwright.sync_api import Response

from scenarios import Show
from tests.browser.table import HANDS, Table, right_text
from trainer.spoken import spoken_count

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
# What is no page and cannot become one.
FILES = ("text/javascript", "application/javascript", "text/css", "font/")


def test_no_answer_reaches_the_browser_before_it_is_given(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    for number in (1, 2, 3):
        table.is_at("ask", number)
        scenario = table.question(number).scenario
        assert isinstance(scenario, Show)
        points = scenario.score().points
        lines = [line.words for line in spoken_count(scenario.score())]
        secrets = [*lines, f"{points}, right", f"of {points}"]
        seen = b"".join(table.visit.received).decode(errors="replace")
        asked = seen[seen.rindex('"stage": "ask"') :]
        assert '"verdict": null' in asked
        assert '"headline"' not in asked
        assert [each for each in secrets if each in asked] == []
        before = len(table.visit.received)
        table.type(right_text(table.question(number), "total"))
        table.press("Enter")
        table.is_at("verdict", number)
        # The same search finds it when it may: else it would have proved nothing.
        told = b"".join(table.visit.received[before:]).decode(errors="replace")
        assert f"{points}, right" in told
        assert all(line in told for line in lines)
        table.press("Enter")


def test_all_that_comes_carries_the_policy_and_is_ours(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    answered: list[Response] = []

    def note(response: Response) -> None:
        answered.append(response)

    table.visit.context.on("response", note)
    table.page.reload()
    table.is_at("ask", 1)
    for page in ("choose", "progress", "learners", "data"):
        table.page.goto(f"{table.served.address}/{page}")
        table.page.get_by_role("heading", level=1).wait_for()
        # Streamlit complains of what it was still loading when a page is left.
        table.page.wait_for_load_state("networkidle")
    assert len(answered) > 20
    for response in answered:
        if not response.url.startswith("http"):
            continue
        # Nor does Streamlit ask where nothing is.
        assert response.status < 400, response.url
        headers = response.headers
        assert headers["x-content-type-options"] == "nosniff", response.url
        if headers.get("content-type", "").startswith(FILES):
            continue
        assert {name: headers.get(name) for name in HEADERS} == HEADERS, response.url
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "connect-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert "script-src 'self' blob: 'sha256-" in policy
    assert {
        each.split("/")[2] for each in table.visit.asked if each.startswith(("http", "ws"))
    } == {table.served.address.split("/")[2]}
