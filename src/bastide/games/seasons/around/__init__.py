"""What the house asks of the game beside playing it.

Its box, the guided game, positions set up by hand, hints and puzzles, what older revisions have left.
"""
