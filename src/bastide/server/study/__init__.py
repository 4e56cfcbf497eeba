"""What there is to learn: analyses, replays, puzzles, positions, the challenges of a day."""
