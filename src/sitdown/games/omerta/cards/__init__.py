"""The cards: what they are called and what they count, from `data/deck.toml`. Imports nothing of the game."""
