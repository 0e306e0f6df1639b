"""The paths at which the pages are."""

from typing import Final

# What is asked for at another path leads to the last.
PAGES: Final = (
    "",
    "choose",
    "ladder",
    "settle",
    "progress",
    "learners",
    "mistakes",
    "learn",
    "settings",
    "house",
    "data",
    "class",
    "door",
    "reach",
    "join",
    "my-lesson",
    "me",
    "drill",
    "show",
    "lesson",
    "nowhere",
)
NOWHERE: Final = PAGES[-1]
