"""The settings of Streamlit that the app depends on, each for a measured or a plain reason."""

from collections.abc import Mapping
from typing import Final

from trainer.transfer import MOST_BYTES
from trainer.web.room.room import LOOPBACK

Value = bool | int | str | list[str]

OPTIONS: Final[Mapping[str, Value]] = {
    # Nobody but this machine may listen in, and no page of another host may pretend to be ours.
    "server.address": LOOPBACK,
    "server.headless": True,  # the command opens the browser itself
    "server.enableCORS": True,
    "server.enableXsrfProtection": True,
    # Nor may a page around ours command it; to compare with a list took 2 ms of each run.
    "client.allowedOrigins": [],
    "server.enableStaticServing": False,
    "server.maxUploadSize": MOST_BYTES // 2**20,  # a learner's data, the only thing to upload
    "server.maxWidgetStateSize": 1,  # nothing as large is typed
    "server.showEmailPrompt": False,
    "browser.gatherUsageStats": False,  # nothing leaves this machine
    # Watching files and collecting garbage after every run cost more than the run itself.
    "server.fileWatcherType": "none",
    "server.runOnSave": False,
    "runner.postScriptGC": False,
    "runner.magicEnabled": False,
    "client.showErrorDetails": "none",
    "client.showErrorLinks": "false",
    "client.toolbarMode": "minimal",
    # Both themes say their own colours; one colour for both would turn the dark one off.
    "theme.light.primaryColor": "#1e5b49",
    "theme.light.backgroundColor": "#f6f1e7",
    "theme.light.secondaryBackgroundColor": "#efe8d9",
    "theme.light.textColor": "#1d2320",
    "theme.light.borderColor": "#d9cfbb",
    "theme.light.linkColor": "#1e5b49",
    "theme.dark.primaryColor": "#7cc7aa",
    "theme.dark.backgroundColor": "#101a17",
    "theme.dark.secondaryBackgroundColor": "#16231f",
    "theme.dark.textColor": "#ece6d8",
    "theme.dark.borderColor": "#2b3a34",
    "theme.dark.linkColor": "#7cc7aa",
    "theme.baseRadius": "0.75rem",
    "theme.showWidgetBorder": True,
    "theme.headingFontSizes": ["1.75rem", "1.375rem", "1.125rem", "1rem", "1rem", "1rem"],
    "theme.paddingTop": "0.5rem",
}


def not_in_force(in_force: Mapping[str, object]) -> list[str]:
    """Tell which options are otherwise than they have to be, a sentence for each.

    >>> not_in_force(OPTIONS | {"server.address": "0.0.0.0"})
    ["server.address is '0.0.0.0' and has to be '127.0.0.1'"]
    """
    return [
        f"{name} is {in_force.get(name)!r} and has to be {value!r}"
        for name, value in OPTIONS.items()
        if in_force.get(name) != value
    ]
