"""The addresses of this machine that a phone beside it may reach."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address
from typing import Final, Protocol

import ifaddr

# What leads to programs on this machine, or far away, and not to the room.
_INWARD: Final = re.compile(
    r"docker|vethernet|br-|veth|virbr|vmnet|vboxnet|virtualbox|vmware|hyper-v|wsl|lxc|lxd|podman"
    r"|cni|flannel|utun|tun|tap|wg|tailscale|zerotier|zt|bridge",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Address:
    """An address of this machine.

    Attributes:
        ip: The address.
        by: What it goes by, as the system calls it, such as `wlan0` or `Wi-Fi`.
    """

    ip: str
    by: str


class Adapter(Protocol):
    """What the system says of what it goes by."""

    nice_name: str
    ips: list[ifaddr.IP]


def reachable(adapters: Callable[[], Iterable[Adapter]] = ifaddr.get_adapters) -> list[Address]:
    """List the addresses that phones may reach, the likeliest first."""
    found = {
        address.ip: address
        for adapter in adapters()
        for each in adapter.ips
        if (address := _reachable(each, adapter.nice_name))
    }
    return sorted(found.values(), key=_rank)


def _reachable(ip: ifaddr.IP, by: str) -> Address | None:
    if not isinstance(ip.ip, str):  # of the newer kind, which is too long to be typed
        return None
    address = IPv4Address(ip.ip)
    none = address.is_loopback or address.is_link_local or address.is_unspecified
    return None if none or address.is_multicast else Address(ip.ip, by)


def _rank(address: Address) -> tuple[bool, bool]:
    """Rank an address: first of the room's network, last what leads elsewhere."""
    return bool(_INWARD.match(address.by)), not IPv4Address(address.ip).is_private
