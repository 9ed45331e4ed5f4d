"""What a bot remembers: all of it, or less with time."""
