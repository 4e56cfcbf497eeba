"""The team game and the solo game: what they do otherwise than the base game."""
