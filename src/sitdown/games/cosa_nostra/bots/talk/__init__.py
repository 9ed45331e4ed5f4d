"""What a player says beside the questions: offers, answers, promises and whether he means them."""
