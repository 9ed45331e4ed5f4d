"""The games. Importing this package puts them into the registry."""

from sitdown.games import cosa_nostra, omerta

__all__ = ["cosa_nostra", "omerta"]
