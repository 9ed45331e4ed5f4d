"""What lies where, and the verbs that move it. May import `cards` and `records`; compiled."""
