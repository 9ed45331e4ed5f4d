"""What things are worth to a player, from what he sees."""
