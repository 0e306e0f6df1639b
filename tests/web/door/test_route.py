"""A key is given for a ticket, in a cookie that no script reads, and taken back for good."""

import json
from datetime import timedelta

import pytest
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from tests.web.asgi import Answered, ask
from tests.web.door.conftest import Clock
from trainer.classroom.keys import Role, hashed_key
from trainer.web.door.route import KEY_PATH, key_routes, link_from_terminal
from trainer.web.door.terminal import ASK_PATH
from trainer.web.door.visitor import STRANGER, Visitor, who_shows
from trainer.web.service import Service

ADDRESS = "http://127.0.0.1:8501"
ORIGIN = {"origin": ADDRESS}


def app(door: Service) -> Starlette:
    page = Route("/door", lambda _: PlainTextResponse("the page"))
    return Starlette(routes=[*key_routes(door), page])


def hand_in(door: Service, ticket: object, **more: str) -> Answered:
    return ask(
        app(door),
        KEY_PATH,
        method="POST",
        headers={"content-type": "application/json"} | ORIGIN | more,
        body=json.dumps({"ticket": ticket}).encode(),
    )


def follow(door: Service, ticket: str, *, client: str = "127.0.0.1") -> Answered:
    return ask(app(door), "/door", query_string=f"ticket={ticket}".encode(), client=(client, 1))


def cookie(answered: Answered) -> tuple[str, str, set[str]]:
    pair, *attributes = answered.headers["set-cookie"].split("; ")
    name, _, word = pair.partition("=")
    return name, word, set(attributes)


def shown(door: Service, answered: Answered) -> Visitor:
    name, word, _ = cookie(answered)
    return who_shows(door.register, {name: word}, cookie=door.cookie, now=door.now())


def test_a_teachers_key_stands_in_a_cookie_of_this_site_alone(door: Service) -> None:
    answered = hand_in(door, door.key_tickets.issue(("teacher", "")))
    name, word, attributes = cookie(answered)
    assert (answered.status, name, word) == (204, "muggins_here_key", "word1")
    assert {"HttpOnly", "SameSite=strict", "Path=/", "Max-Age=28800"} <= attributes
    assert not attributes & {"Secure", "Domain"}
    assert answered.headers["cache-control"] == "no-store"
    assert shown(door, answered) == Visitor("teacher")


def test_a_students_comes_along_where_a_picture_of_a_code_led_to(door: Service) -> None:
    answered = hand_in(door, door.key_tickets.issue(("student", "ada")))
    assert "SameSite=lax" in cookie(answered)[2]
    assert shown(door, answered) == Visitor("student", "ada")


def test_over_https_the_cookie_is_of_this_host_alone(door: Service) -> None:
    ticket = door.key_tickets.issue(("teacher", ""))
    answered = ask(app(door), "/door", query_string=f"ticket={ticket}".encode(), scheme="https")
    name, _, attributes = cookie(answered)
    assert name == "__Host-muggins_here_key"
    assert {"Secure", "Path=/"} <= attributes
    assert shown(door, answered) == Visitor("teacher")


def test_only_a_hash_of_the_word_is_kept(door: Service) -> None:
    hand_in(door, door.key_tickets.issue(("teacher", "")))
    key = door.register.key(hashed_key("word1"))
    assert key
    assert "word1" not in repr(key)


def test_the_link_of_the_terminal_is_good_once(door: Service) -> None:
    link = link_from_terminal(door, ADDRESS)
    ticket = link.removeprefix(f"{ADDRESS}/door?ticket=")
    answered = follow(door, ticket)
    assert (answered.status, answered.headers["location"]) == (303, "/")
    assert shown(door, answered) == Visitor("teacher")
    again = follow(door, ticket)
    assert (again.status, again.headers["location"]) == (303, "/door?link=old")
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize(("after", "there"), [(600, "/"), (601, "/door?link=old")])
def test_it_is_good_for_ten_minutes(door: Service, clock: Clock, after: int, there: str) -> None:
    ticket = link_from_terminal(door, ADDRESS).rpartition("=")[2]
    clock.time += timedelta(seconds=after)
    assert follow(door, ticket).headers["location"] == there


def test_the_page_of_that_name_is_there_for_whoever_has_no_ticket(door: Service) -> None:
    assert ask(app(door), "/door").body == b"the page"
    assert ask(app(door), "/door", query_string=b"setup=x").body == b"the page"


def test_wrong_used_and_old_are_answered_alike(door: Service, clock: Clock) -> None:
    used, old = (door.key_tickets.issue(("teacher", "")) for _ in range(2))
    hand_in(door, used)
    clock.time += timedelta(minutes=2)
    answers = [hand_in(door, ticket) for ticket in ("wrong", used, old, None, "")]
    assert len({(each.status, each.body, str(each.headers)) for each in answers}) == 1
    assert answers[0].status == 403


def test_a_ticket_for_somebody_who_is_deleted_or_taken_out_opens_nothing(door: Service) -> None:
    before = cookie(hand_in(door, door.key_tickets.issue(("student", "ada"))))
    gone, out = (door.key_tickets.issue(("student", "ada")) for _ in range(2))
    teachers = door.key_tickets.issue(("teacher", ""))
    door.key_tickets.withdraw(("student", "ada"))
    assert hand_in(door, out).status == 403
    gone = door.key_tickets.issue(("student", "ada"))
    door.log.forget("ada")
    answered = hand_in(door, gone, cookie=f"{before[0]}={before[1]}")
    assert (answered.status, "set-cookie" in answered.headers) == (403, False)
    assert hand_in(door, teachers).status == 204


def test_another_site_gets_no_key_and_takes_none_back(door: Service) -> None:
    ticket = door.key_tickets.issue(("teacher", ""))
    assert hand_in(door, ticket, origin="http://evil.test").status == 403
    assert hand_in(door, ticket, **{"content-type": "text/plain"}).status == 403
    name, word, _ = cookie(hand_in(door, ticket))
    headers = {"cookie": f"{name}={word}", "origin": "http://evil.test"}
    assert ask(app(door), KEY_PATH, method="DELETE", headers=headers).status == 403
    assert door.register.key(hashed_key(word))


@pytest.mark.parametrize("role", ["teacher", "student"])
def test_a_key_given_back_is_nobodys(door: Service, role: Role) -> None:
    learner = "ada" if role == "student" else ""
    name, word, _ = cookie(hand_in(door, door.key_tickets.issue((role, learner))))
    headers = ORIGIN | {"cookie": f"{name}={word}"}
    answered = ask(app(door), KEY_PATH, method="DELETE", headers=headers)
    assert answered.status == 204
    cleared = [text.split("=")[0] for text in answered.headers.getlist("set-cookie")]
    assert cleared == ["__Host-muggins_here_key", "muggins_here_key"]
    assert all("Max-Age=0" in text for text in answered.headers.getlist("set-cookie"))
    seen = who_shows(door.register, {name: word}, cookie=door.cookie, now=door.now())
    assert seen == STRANGER


def test_who_comes_in_anew_gets_another_key_and_the_older_is_dead(door: Service) -> None:
    first = cookie(hand_in(door, door.key_tickets.issue(("teacher", ""))))
    ticket = door.key_tickets.issue(("teacher", ""))
    second = cookie(hand_in(door, ticket, cookie=f"{first[0]}={first[1]}"))
    assert first[1] != second[1]
    assert door.register.key(hashed_key(first[1])) is None
    assert door.register.key(hashed_key(second[1]))


def asks(door: Service, word: object, **more: str) -> Answered:
    return ask(
        app(door),
        ASK_PATH,
        method="POST",
        headers={"content-type": "application/json"} | more,
        body=json.dumps({"ticket": word}).encode(),
    )


def test_the_terminal_asks_for_a_link_with_a_word_that_it_can_read(door: Service) -> None:
    answered = asks(door, door.terminal)
    assert answered.status == 200
    link = answered.body.decode()
    assert follow(door, link.removeprefix("/door?ticket=")).headers["location"] == "/"
    assert asks(door, door.terminal).body != answered.body


@pytest.mark.parametrize("word", ["", None, "x", "of the terminal ", "\u00e9", "\udcff"])
def test_without_it_nobody_is_given_one(door: Service, word: object) -> None:
    assert asks(door, word).status == 403
    assert asks(door, door.terminal, origin="http://evil.test").status == 403


def test_nor_is_it_guessed(door: Service) -> None:
    for number in range(100):
        assert asks(door, f"x{number}").status == 403
    assert asks(door, door.terminal).status == 403


def test_who_tries_tickets_from_one_address_has_to_wait(door: Service, clock: Clock) -> None:
    good = door.key_tickets.issue(("teacher", ""), good_for=timedelta(hours=1))
    for number in range(100):
        assert (
            follow(door, f"x{number}", client="192.0.2.7").headers["location"] == "/door?link=old"
        )
    # A good one is not even looked at, so that it is still good afterwards.
    assert follow(door, good, client="192.0.2.7").headers["location"] == "/door?link=old"
    clock.time += timedelta(minutes=10)
    assert follow(door, good, client="192.0.2.7").headers["location"] == "/"


def test_others_need_not_wait_for_who_does(door: Service) -> None:
    for number in range(100):
        follow(door, f"x{number}", client="192.0.2.7")
    good = door.key_tickets.issue(("teacher", ""))
    assert follow(door, good, client="192.0.2.8").headers["location"] == "/"
