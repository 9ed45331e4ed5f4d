"""Lessons over the wire: nothing of them is kept."""
