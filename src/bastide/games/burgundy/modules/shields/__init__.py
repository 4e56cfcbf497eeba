"""Shields. (B18)"""
