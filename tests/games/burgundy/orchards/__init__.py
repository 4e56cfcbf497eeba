"""A module of our own, as a stranger would add one: orchards. Only the tests play it."""
