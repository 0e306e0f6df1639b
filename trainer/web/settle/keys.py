"""Keys for the ranks, that write into the box for the cards as typing does."""

from typing import Final

import streamlit as st

from scenarios import Rank
from trainer.web.settle.html import rank_text

# They write in the browser, so that no tap is lost however quickly the next one follows; the box
# then sends all of it. Streamlit's boxes only hear of what is set as the browser itself sets it.
_keys: Final = st.components.v2.component(
    "muggins_ranks",
    html="<div role='group' aria-label='ranks'></div><p aria-live='polite'></p>",
    css="""
    [role="group"] {
        display: grid;
        grid-template-columns: repeat(7, 1fr);
        gap: 6px;
    }
    button {
        min-height: 48px;
        padding: 0 2px;
        border: 1px solid var(--st-border-color);
        border-radius: 10px;
        background: light-dark(#faf7f0, #14221c);
        color: var(--st-text-color);
        font: 400 1rem var(--st-font);
        cursor: pointer;
        touch-action: manipulation;
    }
    button:active {
        background: var(--st-secondary-background-color);
    }
    button:focus-visible {
        outline: 2px solid var(--st-primary-color);
        outline-offset: 1px;
    }
    p {
        position: absolute;
        width: 1px;
        height: 1px;
        margin: 0;
        overflow: hidden;
        clip-path: inset(50%);
    }
    @media (max-width: 600px) {
        [role="group"] {
            grid-template-columns: repeat(5, 1fr);
        }
        button:last-child {
            grid-column: span 2;
        }
    }
    """,
    js=r"""
    const setAsTyped = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
    export default function ({ data, parentElement }) {
        const keys = parentElement.querySelector("[role=group]");
        const [{ ranks, box, focus }] = data;
        if (focus && !keys.focused) keys.wanted = true;
        keys.focused = focus;
        const look = () => {
            if (!keys.wanted) return;
            keys.wanted = false;
            document.querySelector(box).focus();
        };
        if (keys.childElementCount) return look();
        if (keys.waits) return;
        const change = (how) => {
            const there = document.querySelector(box);
            setAsTyped.call(there, how(there.value.trimEnd()));
            there.dispatchEvent(new Event("input", { bubbles: true }));
            parentElement.querySelector("p").textContent = there.value || "nothing";
        };
        const add = (words, how) => {
            const key = document.createElement("button");
            key.type = "button";
            key.textContent = words;
            key.addEventListener("click", () => change(how));
            keys.append(key);
        };
        // The last card, or the last word where that is none; with whatever stands behind it.
        const card = /(10|[2-9ATJQK])([CDHS♣♦♥♠][\ufe0e\ufe0f]?)?$/i;
        const withoutLast = (text) => {
            const whole = text.replace(/[\s,/]+$/, "");
            const left = whole.replace(card.test(whole) ? card : /\S+$/, "");
            return left.replace(/[\s,/]+$/, "");
        };
        const lay = () => {
            // On a slow line the box may come later than its keys.
            keys.waits = !document.querySelector(box);
            if (keys.waits) return keys.isConnected && setTimeout(lay, 20);
            ranks.forEach((rank) => add(rank, (text) => `${text} ${rank}`.trimStart()));
            add("Take back", withoutLast);
            look();
        };
        lay();
    }
    """,
)


def show_keys(*, box: str, key: str, focus: bool = False) -> None:
    """Show the keys.

    Args:
        box: The box into which they write, as CSS selects it.
        key: Their name in this page.
        focus: Whether the box is to have the focus now.
    """
    ranks = [rank_text(rank) for rank in Rank]
    _keys(data=[{"ranks": ranks, "box": box, "focus": focus}], key=key)
