"""The app as a whole: Streamlit, with layers and routes of our own around it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

import streamlit as st
from starlette.middleware import Middleware
from starlette.routing import Mount
from streamlit import config

from trainer.store import RefusedError, UnavailableError
from trainer.web.door.route import key_routes
from trainer.web.door.visitor import who_shows
from trainer.web.drill.component import TABLE, TABLE_PATH
from trainer.web.look.chosen import BEFORE
from trainer.web.plain import plain
from trainer.web.seat.route import seat_route
from trainer.web.server.clearing import a_day, let_lessons_go
from trainer.web.server.compressed import Compressed, KeptForGood
from trainer.web.server.headers import Guard, inline_scripts, policy
from trainer.web.server.limits import Limits
from trainer.web.server.options import OPTIONS, not_in_force
from trainer.web.server.own_page import SERVED_AT_ROOT, OwnPage, with_script
from trainer.web.server.unwatched import look_for_no_files
from trainer.web.service import Service, run_with, running
from trainer.web.warming import warm_up_later

_SCRIPT: Final = Path(__file__).parent.parent / "script.py"
_LOG: Final = logging.getLogger(__name__)


def make_app(service: Service) -> st.App:
    """Make the app, and see to it that Streamlit is set up as the app needs it.

    Raises:
        RuntimeError: If Streamlit does not take one of the options.
    """
    _set_options()
    look_for_no_files()
    theirs = (Path(st.__file__).parent / "static" / "index.html").read_text(encoding="utf-8")
    page = with_script(theirs, SERVED_AT_ROOT + BEFORE)
    run_with(service)
    return st.App(
        _SCRIPT,
        lifespan=_lifespan,
        on_script_error=_apologise,
        routes=[
            seat_route(service.tickets, cookie=service.cookie),
            *key_routes(service),
            Mount(TABLE_PATH, KeptForGood(directory=TABLE)),
        ],
        middleware=[
            Middleware(Guard, names_at=service.room.names_at, policy=policy(inline_scripts(page))),
            Middleware(Limits, may_upload=partial(_may_upload, service)),
            Middleware(OwnPage, page=page),
            Middleware(Compressed, under=("/static/", f"{TABLE_PATH}/")),
        ],
    )


def _may_upload(service: Service, cookies: Mapping[str, str]) -> bool:
    """Say whether a browser may bring a file in: while the room is open, a teacher's alone may."""
    if not service.room.is_open:
        return True
    who = who_shows(service.register, cookies, cookie=service.cookie, now=service.now())
    return who.role == "teacher"


def _apologise(error: Exception) -> bool:
    """Say in a sentence that something went wrong, and tell the log what."""
    _LOG.error("a page could not be shown", exc_info=error)
    if isinstance(error, RefusedError | UnavailableError):
        st.error(plain(f"Nothing is lost, but nothing can be shown either: {error}."))
    else:
        st.error("Something went wrong here. Nothing of yours is lost; load the page again.")
    return True


def _set_options() -> None:
    """Set the options as those of a command line are, which any file of settings gives way to."""
    config.get_config_options(force_reparse=True, options_from_flags=dict(OPTIONS))
    if wrong := not_in_force({name: st.get_option(name) for name in OPTIONS}):
        raise RuntimeError(f"Streamlit is set up otherwise than it has to be: {'; '.join(wrong)}")


@asynccontextmanager
async def _lifespan(_: st.App) -> AsyncIterator[None]:
    warm_up_later()
    clearing = asyncio.create_task(let_lessons_go(running(), wait=a_day))
    yield
    clearing.cancel()
