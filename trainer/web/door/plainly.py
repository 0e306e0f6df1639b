"""What is said where a passphrase goes over a network on which others may read it."""

import streamlit as st

from trainer.web.room.room import NAMES_OF_LOOPBACK


def is_read_on_the_way(address: str, host: str) -> bool:
    """Say whether others can read what is typed on a page: it comes over a network, plainly.

    Of the address it matters alone how the page came.

    >>> is_read_on_the_way("http://192.0.2.7:8501/door", "192.0.2.7:8501")
    True
    >>> is_read_on_the_way("http://localhost:8501/door", "localhost:8501")
    False
    >>> is_read_on_the_way("http://localhost/door", "localhost")
    False
    >>> is_read_on_the_way("https://muggins.example/door", "muggins.example")
    False
    """
    return not address.startswith("https://") and host.partition(":")[0] not in NAMES_OF_LOOPBACK


def warn_if_read() -> None:
    """Warn whoever is about to type a passphrase, where others may read it."""
    if is_read_on_the_way(st.context.url or "", st.context.headers.get("Host", "")):
        st.warning(
            "This page comes over the network as plain text. Whoever listens there can read what "
            "you type: take a passphrase that you use nowhere else."
        )
