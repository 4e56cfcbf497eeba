"""`@rule("K4.2")`: the clauses of `docs/rules/` that a test proves."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*clauses)
