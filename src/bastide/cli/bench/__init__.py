"""The benchmark: what is measured, in processes that read no more than they need; `running.py` runs it."""
