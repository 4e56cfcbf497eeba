"""The bots of the house, and the decisions that wait for them."""
