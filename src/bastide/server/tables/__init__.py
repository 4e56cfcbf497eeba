"""A table: who sits there, what is done at it, and how it is read and written."""
