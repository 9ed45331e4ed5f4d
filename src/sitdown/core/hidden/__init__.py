"""Hidden cards: slots that carry who knows them, the shuffles they came out of, and worlds that agree with what a viewer saw. Compiled."""
