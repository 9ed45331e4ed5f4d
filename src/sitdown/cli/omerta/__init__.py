"""Omerta at the terminal: how its table looks, and how its questions are answered with single keys."""
