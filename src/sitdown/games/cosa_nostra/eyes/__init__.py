"""What a viewer sees, could know, and could imagine. May import `steps` and below; compiled."""
