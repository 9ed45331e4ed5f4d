"""How the boss looks ahead: worlds, play in them, and what a position is worth (`data/foresight.json`)."""
