"""The house on the network: tables, seats, sockets, and the bots that speak through them."""
