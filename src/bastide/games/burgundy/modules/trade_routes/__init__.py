"""Trade routes. (B15)"""
