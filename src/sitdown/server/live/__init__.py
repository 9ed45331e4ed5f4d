"""A table in memory: the one task that owns it, writes what happened before anybody is told, and loads it again when it breaks down."""
