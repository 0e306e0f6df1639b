"""The room is open at one address, is closed again, and knows its own names."""

import pytest

from trainer.web.room.room import NAMES_OF_LOOPBACK, Room

PHONES = "192.0.2.7"


class Ears:
    def __init__(self) -> None:
        self.at: list[str] = []

    def listen(self, address: str) -> int:
        if address == "192.0.2.9":
            raise OSError("not of this machine")
        self.at.append(address)
        return 8501

    def stop(self) -> None:
        self.at.append("")


@pytest.fixture
def ears() -> Ears:
    return Ears()


@pytest.fixture
def room(ears: Ears) -> Room:
    room = Room()
    room.listen_with(ears)
    return room


def test_it_is_open_at_one_address_at_a_time(room: Room, ears: Ears) -> None:
    assert (room.is_open, room.address) == (False, "")
    room.open_at(PHONES)
    assert (room.is_open, room.address) == (True, f"http://{PHONES}:8501")
    room.open_at("192.0.2.8")
    assert room.address == "http://192.0.2.8:8501"
    room.close()
    room.close()
    assert (room.is_open, room.address, room.host) == (False, "", "")
    assert ears.at == [PHONES, "", "192.0.2.8", ""]


def test_where_nothing_can_listen_it_stays_closed(room: Room) -> None:
    with pytest.raises(OSError, match="not of this machine"):
        room.open_at("192.0.2.9")
    assert not room.is_open
    with pytest.raises(OSError, match="cannot listen"):
        Room().open_at(PHONES)


def test_it_may_be_called_by_the_name_under_which_it_was_reached_alone(room: Room) -> None:
    assert room.names_at(PHONES) == ()
    room.open_at(PHONES)
    assert room.names_at(PHONES) == (PHONES,)
    assert room.names_at("127.0.0.1") == NAMES_OF_LOOPBACK
    assert room.names_at("192.0.2.8") == room.names_at("") == ()
    room.close()
    assert room.names_at(PHONES) == ()


def test_a_device_counts_once_while_the_room_is_open(room: Room) -> None:
    room.note_reached("phone")
    assert room.reached == 0
    room.open_at(PHONES)
    for device in ("phone", "phone", "tablet"):
        room.note_reached(device)
    assert room.reached == 2
    for number in range(10_000):
        room.note_reached(f"made up {number}")
    assert room.reached == 500
    room.close()
    room.open_at(PHONES)
    assert room.reached == 0
