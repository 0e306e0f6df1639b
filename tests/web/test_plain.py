"""What somebody typed is shown as text."""

import re

from hypothesis import given
from hypothesis import strategies as st

from trainer.web.plain import plain


@given(st.text(max_size=60))
def test_nothing_is_lost_and_no_mark_is_left_bare(text: str) -> None:
    written = plain(text)
    assert re.sub(r"\\([!-/:-@\[-`{-~])", r"\1", written.replace("\u200c", "")) == text.replace(
        "\u200c", ""
    )
    bare = re.sub(r"\\[!-/:-@\[-`{-~]", "", written)
    assert not re.search(r"[!-/:-@\[-`{-~]", bare)


def test_a_name_of_an_emoji_or_a_colour_is_none() -> None:
    assert ":smile:" not in plain(":smile:").replace("\\", "")
