"""The hall: all tables of this server, those in the books and those in memory; their chairs, who waits at them, and what is due. No HTTP."""
