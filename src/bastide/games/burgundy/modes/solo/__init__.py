"""The solo game. (B17)"""
