"""Sitdown: a table for two mafia card games."""
