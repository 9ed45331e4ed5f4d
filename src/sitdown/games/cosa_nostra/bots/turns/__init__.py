"""What a player does when he is asked."""
