"""Two houses with one table, which differ only in what somebody there cannot know."""
