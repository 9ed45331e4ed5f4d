"""Who is at a table: its lines, who is there or away, and whom it waits for."""
