"""What a bot does when it is asked."""
