"""One live table: the question, clocks, races, lines, and what each viewer is told. No wires and no disk, but for `live.py`, which owns one."""
