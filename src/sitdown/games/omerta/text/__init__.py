"""A whole position as a line of text, and whether one that somebody wrote adds up. May import all of the engine."""
