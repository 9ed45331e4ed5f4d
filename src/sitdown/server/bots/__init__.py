"""Bots at live tables: who sits there, and the processes in which they think."""
