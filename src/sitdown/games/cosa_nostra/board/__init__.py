"""What lies where, and the verbs that move it: hands, market, markers, money, tasks, promises. May import `cards` and `records`; compiled."""
