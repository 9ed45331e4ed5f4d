"""La Cosa Nostra as numbers."""

from sitdown.envs.cosa_nostra.dealing import COSA_NOSTRA, WITHOUT_TRADE

__all__ = ["COSA_NOSTRA", "WITHOUT_TRADE"]
