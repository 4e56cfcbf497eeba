"""Puzzles: positions of bots' games in which one decision is clearly best, and what ships of them."""
