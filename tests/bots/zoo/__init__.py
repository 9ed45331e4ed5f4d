"""Swindlers: players of La Cosa Nostra who play as well as a boss, and try to live on deals that are worth nothing."""
