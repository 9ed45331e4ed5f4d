"""Live tables: people and bots at one game, over the wire, every move on disk before anyone is told of it."""
