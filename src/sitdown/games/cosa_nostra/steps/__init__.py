"""What happens: the chapters of the rules, each a few steps on the agenda; `reactions.py` is the table of what answers what. May import
`board`, `trade` and below; compiled."""
