"""Several workers of one house: what they tell each other, and who is where."""
