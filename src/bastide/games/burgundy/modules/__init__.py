"""The modules of 2019, one folder each: what they do otherwise than the base game."""
