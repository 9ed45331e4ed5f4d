"""What the coach would do, at a table where all others are bots: asked by one seat, thought out in a process of its own."""
