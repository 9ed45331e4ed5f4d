"""Calling people whose turn it is: over Web Push, and by webhooks of their own."""
