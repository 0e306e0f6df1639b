"""A seat is taken with a ticket: good once, for a minute, and only from a page of ours."""

import json
from datetime import timedelta
from itertools import count

import pytest
from starlette.applications import Starlette

from tests.store.made import NOON
from tests.web.asgi import Answered, ask
from trainer.web.seat.route import SEAT_PATH, seat_route
from trainer.web.tickets import Tickets

JSON = {"content-type": "application/json"}


class Clock:
    def __init__(self) -> None:
        self.time = NOON


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def tickets(clock: Clock) -> Tickets[str]:
    ids = count()
    return Tickets(lambda: clock.time, lambda: f"ticket{next(ids)}")


def hand_in(tickets: Tickets[str], body: bytes, **headers: str) -> Answered:
    app = Starlette(routes=[seat_route(tickets, cookie="muggins_here")])
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    return ask(app, SEAT_PATH, method="POST", headers=JSON | named, body=body)


def sent(ticket: object) -> bytes:
    return json.dumps({"ticket": ticket}).encode()


def test_a_ticket_sets_a_cookie_that_no_script_can_read(tickets: Tickets[str]) -> None:
    answered = hand_in(tickets, sent(tickets.issue("ada")), origin="http://127.0.0.1:8501")
    assert answered.status == 204
    name, *attributes = answered.headers["set-cookie"].split("; ")
    assert name == "muggins_here=ada"
    assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(attributes)


def test_a_ticket_is_good_once(tickets: Tickets[str]) -> None:
    ticket = sent(tickets.issue("ada"))
    assert hand_in(tickets, ticket).status == 204
    again = hand_in(tickets, ticket)
    assert again.status == 403
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize(("seconds", "status"), [(60, 204), (61, 403)])
def test_a_ticket_is_good_for_a_minute(
    tickets: Tickets[str], clock: Clock, seconds: int, status: int
) -> None:
    ticket = sent(tickets.issue("ada"))
    clock.time += timedelta(seconds=seconds)
    assert hand_in(tickets, ticket).status == status


def test_old_tickets_are_not_kept_for_ever(tickets: Tickets[str], clock: Clock) -> None:
    for _ in range(100):
        tickets.issue("ada")
        clock.time += timedelta(seconds=30)
    assert len(tickets._open) <= 3


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b"1", b"{}", sent(None), sent(["x"]), sent("ticket9"), sent("x" * 5000)],
)
def test_what_is_no_ticket_takes_no_seat(tickets: Tickets[str], body: bytes) -> None:
    tickets.issue("ada")
    answered = hand_in(tickets, body)
    assert answered.status == 403
    assert "set-cookie" not in answered.headers


def test_another_site_cannot_hand_in_a_ticket(tickets: Tickets[str]) -> None:
    ticket = tickets.issue("ada")
    assert hand_in(tickets, sent(ticket), origin="http://evil.test").status == 403
    assert hand_in(tickets, sent(ticket), content_type="text/plain").status == 403
    assert hand_in(tickets, sent(ticket)).status == 204
