"""A table in plain words, for whoever can only read: what a seat knows, what it may answer, and how an answer is read."""
