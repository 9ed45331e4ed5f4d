"""What happens: the chapters of the rules, each a few steps on the agenda. May import `board` and below; compiled."""
