"""La Cosa Nostra: 3 to 5 families, secret orders, dice, businesses and deals. So far its cards."""
