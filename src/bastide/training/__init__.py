"""How the networks of the bots are made: self-play, learning, trials. Nothing here is needed to play."""
