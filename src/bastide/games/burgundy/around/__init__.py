"""Around the rules: what the house asks of the game beside playing it, and what older rules have left.

Its box, the guided game, positions set up by hand, hints and puzzles; states of older revisions.
"""
