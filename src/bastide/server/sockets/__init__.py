"""The house on sockets: what pages and bots say, and what they hear."""
