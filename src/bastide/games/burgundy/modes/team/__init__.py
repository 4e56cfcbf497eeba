"""The team game. (B16)"""
