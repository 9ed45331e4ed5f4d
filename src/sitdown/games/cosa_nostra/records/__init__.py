"""What is done, what happens, what is seen: frozen records, and the short text of a move. May import `cards`."""
