"""The focus on a page of Streamlit's, which has no way to say where it should be at first."""

from typing import Final

import streamlit as st

# Once for each time that the page shows it, and never taken from something else on the page. A key
# held down since the page before presses nothing here.
_focus: Final = st.components.v2.component(
    "muggins_focus",
    js="""
    const done = new WeakSet();
    export default function ({ data, parentElement }) {
        if (done.has(parentElement)) return;
        done.add(parentElement);
        const [{ selector }] = data;
        // A link may name a place further down. Inside a component that finds it by itself.
        const named = location.hash.slice(1);
        let tries = 0;
        const look = () => {
            const there = document.getElementById(named) ?? document.querySelector(selector);
            if (!there) return tries++ < 100 && setTimeout(look, 20);
            const active = document.activeElement;
            if (active && active.matches("input, textarea, select, button, a")) return;
            if (named && active?.shadowRoot?.activeElement) return;
            if (!there.matches("button")) {
                // Nothing can be done with it, so no ring is drawn around it.
                there.tabIndex = -1;
                there.style.outline = "none";
            }
            there.focus({ preventScroll: true });
            there.addEventListener("keydown", (event) => event.repeat && event.preventDefault());
        };
        look();
    }
    """,
)


def focus_on(selector: str, *, key: str) -> None:
    """Let something on the page have the focus when it is shown.

    Args:
        selector: What it is, as CSS selects it.
        key: The name of that on the page.
    """
    _focus(data=[{"selector": selector}], key=key)
