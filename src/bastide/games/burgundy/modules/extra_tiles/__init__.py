"""Four extra tiles. (B11)"""
