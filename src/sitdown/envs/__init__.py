"""Both games as environments for research: PettingZoo agents, and rollouts as arrays."""
