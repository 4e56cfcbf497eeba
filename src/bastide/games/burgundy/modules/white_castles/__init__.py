"""White castles. (B13)"""
