"""What every game stands on: the contract, hexes, lines, chance, records, and `Match`."""
