"""The modules of the 2019 box: what each adds to the base game."""
