"""Keys for ranks and for what scores, that write into a box as typing does."""

from collections.abc import Mapping, Sequence
from typing import Final

import streamlit as st

from scenarios import Rank
from trainer.quiz.kinds import Kind
from trainer.web.settle.html import rank_text

_IN_THE_SHOW: Final = {
    "fifteen": "fifteen for two",
    "pair": "pair",
    "run of 3": "run of three",
    "run of 4": "run of four",
    "run of 5": "run of five",
    "double run": "double run",
    "flush": "flush",
    "nobs": "nobs",
}
_IN_THE_PLAY: Final = {
    "fifteen": "fifteen for two",
    "31": "thirty-one for two",
    "pair": "pair",
    "run of 3": "run of three",
    "run of 4": "run of four",
    "run of 5": "run of five",
    "go": "go",
    "last card": "last card",
}
# What may be claimed, by the words on its key; behind them what the key writes.
_CLAIMS: Final[Mapping[Kind, Mapping[str, str]]] = {
    Kind.HAND: _IN_THE_SHOW,
    Kind.CRIB: _IN_THE_SHOW,
    Kind.PLAY: _IN_THE_PLAY,
    Kind.CUT: {"heels": "heels", "nothing": "nothing"},
}

# They write in the browser, so that no tap is lost however quickly the next one follows; the box
# then sends all of it. Streamlit's boxes only hear of what is set as the browser itself sets it.
_keys: Final = st.components.v2.component(
    "muggins_ranks",
    html="<div role='group'></div><p aria-live='polite'></p>",
    css="""
    [role="group"] {
        display: grid;
        grid-template-columns: repeat(7, 1fr);
        gap: 6px;
    }
    .claims {
        grid-template-columns: repeat(auto-fill, minmax(5.2rem, 1fr));
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
        .ranks {
            grid-template-columns: repeat(5, 1fr);
        }
        .ranks button:last-child {
            grid-column: span 2;
        }
    }
    """,
    js=r"""
    const setAsTyped = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
    export default function ({ data, parentElement }) {
        const keys = parentElement.querySelector("[role=group]");
        const [{ words, name, kind, box, focus }] = data;
        keys.className = kind;
        keys.setAttribute("aria-label", name);
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
        // A claim may be of several words; a comma stands between two of them.
        const isClaims = kind === "claims";
        const between = isClaims ? ", " : " ";
        const withoutLastClaim = (text) =>
            text.includes(",") ? text.replace(/\s*,[^,]*$/, "") : "";
        const lay = () => {
            // On a slow line the box may come later than its keys.
            keys.waits = !document.querySelector(box);
            if (keys.waits) return keys.isConnected && setTimeout(lay, 20);
            words.forEach(([on, writes]) =>
                add(on, (text) => (text ? `${text}${between}${writes}` : writes)));
            add("Take back", isClaims ? withoutLastClaim : withoutLast);
            look();
        };
        lay();
    }
    """,
)


def show_keys(*, box: str, key: str, focus: bool = False) -> None:
    """Show the keys for the ranks.

    Args:
        box: The box into which they write, as CSS selects it.
        key: Their name in this page.
        focus: Whether the box is to have the focus now.
    """
    # In pairs: in a mapping, what looks like numbers would come first.
    ranks = [(rank_text(rank), rank_text(rank)) for rank in Rank]
    _keys(data=[_data(ranks, name="ranks", kind="ranks", box=box, focus=focus)], key=key)


def show_claims(kind: Kind, *, box: str, key: str, name: str) -> None:
    """Show keys for what somebody may say that scores.

    Args:
        kind: What it is about.
        box: The box into which they write, as CSS selects it.
        key: Their name in this page.
        name: What they are called for whoever hears the page.
    """
    words = list(_CLAIMS[kind].items())
    # What they say is laid once, so that of another kind they are others.
    _keys(data=[_data(words, name=name, kind="claims", box=box)], key=f"{key} {kind.value}")


def _data(
    words: Sequence[tuple[str, str]], *, name: str, kind: str, box: str, focus: bool = False
) -> dict[str, object]:
    return {"words": words, "name": name, "kind": kind, "box": box, "focus": focus}
