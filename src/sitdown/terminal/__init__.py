"""A person at a terminal, whatever the game: screen, keys, pages, and the log on disk. Games bring their fronts; `cli` has the commands."""
