"""People: who they are on all their devices, how they are let in, and what becomes of them when they go."""
