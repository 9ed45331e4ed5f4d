"""The cards, from `data/*.toml`, and what each does as a record. Imports nothing else of the game."""
