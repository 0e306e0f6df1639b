"""The house is changed in another window: nothing is judged by what was not on the screen."""

from collections.abc import Callable

from playwright.sync_api import expect

from scenarios import GENERATOR, Rules
from tests.browser.table import Table
from tests.browser.test_heard import field, their_count
from trainer.house import House
from trainer.preferences import Preferences

# Four hearts in the crib, and the starter is a diamond: 8, or 12 where that is a flush.
TRAP = f"?heard=table&kinds=crib&where=crib+flush+trap&subtlety=1&seed=105&generator={GENERATOR}"
FOUR = House(rules=Rules(crib_flush=4))
CHANGED = "The house was changed in another window. Look again, then answer."


def test_a_call_is_heard_again_where_the_house_was_changed(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(TRAP, str(Preferences().at_table(FOUR)))
    table.is_at("ask", 1)
    pegs = their_count(table).last
    expect(pegs).to_have_text("and peg 12")
    with table.served.opened(role="writer") as log:
        log.prefer(table.learner.id, str(Preferences().at_table(House())))
    table.answer("m4")
    expect(table.note).to_have_text(CHANGED)
    expect(field(table)).to_have_value("m4")
    expect(pegs).to_have_text("and peg 8")
    assert table.answers() == []
    field(table).fill("")
    table.answer("a")
    table.is_at("verdict", 1)
    expect(table.headline).to_have_text("Accepted, right")
