"""Which addresses of a machine a phone may reach, the likeliest first."""

from dataclasses import dataclass, field

import ifaddr
import pytest

from trainer.web.room.addresses import Address, reachable


@dataclass
class Card:
    nice_name: str
    ips: list[ifaddr.IP] = field(default_factory=list)


def card(name: str, *ips: str | tuple[str, int, int]) -> Card:
    return Card(name, [ifaddr.IP(ip, 24, name) for ip in ips])


def found(*cards: Card) -> list[str]:
    return [each.ip for each in reachable(lambda: cards)]


def test_the_network_of_the_room_comes_first_and_what_leads_inward_last() -> None:
    cards = [
        card("docker0", "172.17.0.1"),
        card("vEthernet (WSL)", "172.30.0.1"),
        card("eth1", "11.22.33.44"),
        card("wlan0", "192.168.1.5"),
        card("br-1f2e", "172.18.0.1"),
    ]
    order = found(*cards)
    assert order[:2] == ["192.168.1.5", "11.22.33.44"]
    assert set(order) == {ip for each in cards for ip in (str(one.ip) for one in each.ips)}


@pytest.mark.parametrize(
    "ip",
    ["127.0.0.1", "127.0.0.2", "169.254.3.4", "0.0.0.0", "224.0.0.1", ("fe80::1", 0, 2)],  # noqa: S104
)
def test_what_no_phone_reaches_is_left_out(ip: str | tuple[str, int, int]) -> None:
    assert found(card("lo", ip)) == []


def test_an_address_is_listed_once_with_what_it_goes_by() -> None:
    cards = [card("wlan0", "10.0.0.4"), card("wlan0", "10.0.0.4")]
    assert reachable(lambda: cards) == [Address("10.0.0.4", "wlan0")]


def test_this_machine_can_be_asked() -> None:
    assert all(not each.ip.startswith("127.") for each in reachable())
