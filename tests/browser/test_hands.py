"""What fingers do by mistake: keys held, clicks doubled, digits typed ahead."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hands import double_click, repeat
from tests.browser.table import HANDS, PAINTED, Table, right_text

# Keys pressed before anything is painted in between; characters as a browser puts them in.
AT_ONCE = """(table, keys) => keys.forEach((key) => {
    const active = table.getRootNode().activeElement;
    const target = active?.matches("input") ? active : table;
    const how = { key, bubbles: true, cancelable: true, composed: true };
    const isOurs = !target.dispatchEvent(new KeyboardEvent("keydown", how));
    if (isOurs || key.length > 1 || target === table) return;
    target.setRangeText(key, target.selectionStart, target.selectionEnd, "end");
    target.dispatchEvent(new Event("input"));
})"""


def test_digits_typed_ahead_are_in_the_next_field(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    for number in (1, 2, 3):
        table.is_at("ask", number)
        right = right_text(table.question(number), "total")
        if number == 1:
            table.type(right)
        expect(table.points).to_have_value(right)
        table.press("Enter")
        table.is_at("verdict", number)
        ahead = right_text(table.question(number + 1), "total")
        table.page.keyboard.type(f"\n{ahead}")
    table.is_at("ask", 4)
    expect(table.points).to_have_value(right_text(table.question(4), "total"))


def test_enter_held_down_answers_once_and_goes_no_further(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    right = right_text(table.question(), "total")
    table.type(right)
    repeat(table, "Enter")
    table.is_at("verdict", 1)
    before = len(table.visit.sent)
    repeat(table, "Enter")
    assert len(table.visit.sent) == before
    table.page.keyboard.up("Enter")
    table.press("Enter")
    table.is_at("ask", 2)
    assert [each.claimed for each in table.answers()] == [right]


def test_a_digit_held_down_sends_nothing(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    before = len(table.visit.sent)
    repeat(table, "8")
    expect(table.points).to_have_value("8" * 20)
    table.is_at("ask", 1)
    assert len(table.visit.sent) == before


def test_a_double_click_is_one_step(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    given = []
    for number, apart_ms in enumerate((0, 40, 100, 200, 400), 1):
        table.is_at("ask", number)
        expect(table.points).to_be_focused()
        given.append(right_text(table.question(number), "total"))
        table.type(given[-1])
        double_click(table, table.button("Count"), apart_ms)
        table.is_at("verdict", number)
        double_click(table, table.next, apart_ms)
    table.is_at("ask", 6)
    assert [each.claimed for each in table.answers()] == given


# Enter as it is pressed before the verdict is painted, and taken out of the line when it is.
EARLY = """(table) => new Promise((done) => {
    const press = (event) => table.dispatchEvent(event);
    const how = { key: "Enter", bubbles: true, cancelable: true };
    const make = () => new KeyboardEvent("keydown", how);
    new MutationObserver((_, watch) => {
        watch.disconnect();
        const [one, other] = [make(), make()];
        press(one);
        requestAnimationFrame(() => setTimeout(() => done(press(other)), 50));
    }).observe(table, { attributeFilter: ["data-stage"] });
    table.querySelector(".total .main").click();
})"""


def test_a_verdict_that_was_not_painted_is_not_left(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.type(right_text(table.question(), "total"))
    before = len(table.visit.sent)
    table.surface.evaluate(EARLY)
    table.is_at("verdict", 1)
    assert len(table.visit.sent) == before + 1
    table.press("Enter")
    table.is_at("ask", 2)


def test_three_enters_answer_no_question_with_nothing(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=spoken")
    table.is_at("ask", 1)
    table.type("p ")
    table.press("Enter")
    table.is_at("verdict", 1)
    table.press("Enter")
    table.is_at("ask", 2)
    table.press("Enter")
    expect(table.note).to_have_text("Nothing at all? Then once more.")
    assert [each.claimed for each in table.answers()] == ["p"]


def test_a_double_click_adds_or_asks_and_does_no_more(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    double_click(table, table.button("Nothing here"), 100)
    expect(table.button("Yes, nothing")).to_be_visible()
    table.type("78")
    double_click(table, table.button("Add this line"), 100)
    expect(table.button("Count 1 line")).to_be_visible()
    assert table.answers() == []


def test_what_does_no_harm_can_be_clicked_at_once(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    table.page.evaluate("performance.now = () => 1_000_000")  # no time goes by
    table.answer("0")
    table.is_at("count", 1)
    table.button("show the cards").click()
    expect(table.combination).to_be_focused()
    table.type("78 ")
    table.button("Show me").click()
    table.is_at("verdict", 1)


def test_the_next_question_is_not_lit_by_the_last(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=spoken")
    table.is_at("ask", 1)
    table.answer("n")
    table.is_at("verdict", 1)
    table.lines.filter(has_text="missed").last.hover()
    assert table.cards(".lit")
    table.press("Enter")
    table.is_at("ask", 2)
    table.page.mouse.move(5, 5)
    assert table.cards(".lit") == table.cards(".dim") == ()


def test_what_is_typed_ahead_goes_with_the_enter_that_is_dropped(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    table.say_nothing()
    table.is_at("verdict", 1)
    # All at once: Enter goes on, and what stands behind it was not meant for what comes.
    table.surface.evaluate(AT_ONCE, ["Enter", "5", "j", "Enter", "7"])
    table.is_at("ask", 2)
    expect(table.combination).to_have_value("7")
    table.surface.evaluate(AT_ONCE, ["Enter", "8", "Enter", "5", "j", "Enter"])
    table.surface.evaluate(PAINTED)
    expect(table.combination).to_have_value("")
    expect(table.said).to_have_count(1)


def test_keys_without_a_pause_never_run_together(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    table.say_nothing()
    table.is_at("verdict", 1)
    for _ in range(10):
        table.type("5j\n\n\n")
    table.pause()
    expect(table.surface.locator(".answers")).not_to_contain_text("5j5")
    assert [each.claimed for each in table.answers() if "j5" in each.claimed] == []


def test_a_line_of_too_many_cards_is_refused_when_it_is_added(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&form=combinations")
    table.is_at("ask", 1)
    table.combination.fill("a" * 300)
    expect(table.said).to_have_text(f"{'a' * 40}…?")
    table.press_enter()
    expect(table.note).to_contain_text("names 300 cards, and no score takes so many")
    table.combination.fill("55555")
    table.press_enter()
    expect(table.note).to_contain_text("55555 names 5 cards of a kind, and there are only four")
    table.combination.fill("\u200f7\u200b8 ")
    expect(table.said).to_have_text("fifteen7" + "8")
