"""One live table: the question, what people say, and what each viewer is told; `presence/` who is there, `time/` whose time runs. No wires and no disk."""
