"""The team game and the solo game, one folder each: what they do otherwise than the base game."""
