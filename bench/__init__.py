"""Longer runs than `./check` has time for: loads, attacks, faults, training."""
