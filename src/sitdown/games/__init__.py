"""The games. Importing this package puts them into the registry."""

from sitdown.games import omerta

__all__ = ["omerta"]
