"""Which addresses anybody may be sent to: those of the open net, and none of this machine's, its neighbours', or the host's own house."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network
from typing import Final

HTTPS: Final = 443
GLOBAL: Final = IPv6Network("2000::/3")  # all else is local, multicast, mapped, translated (NAT64), or nobody's yet
NOT_QUITE: Final[
    list[IPv4Network | IPv6Network]
] = [  # in there, and no places of their own: ways into other nets, and examples
    *[IPv6Network(net) for net in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")],
    *[IPv4Network(net) for net in ("192.0.0.0/24", "192.88.99.0/24")],
]


def is_public(address: IPv4Address | IPv6Address, port: int) -> bool:
    """Only where the open net answers https."""
    if port != HTTPS or not address.is_global or address.is_multicast or address.is_reserved:
        return False
    return (address.version == 4 or address in GLOBAL) and not any([address in net for net in NOT_QUITE])
