"""Border posts. (B12)"""
