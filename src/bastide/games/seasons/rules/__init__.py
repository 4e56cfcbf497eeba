"""The chapters of the rulebook: what may be done beside what it does."""
