"""Several servers on one PostgreSQL: who lives, who has which table, and how what arrives elsewhere gets there."""
