"""The books: the database, its schema, reading and writing logs and positions."""
