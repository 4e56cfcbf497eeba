"""States that an older revision of the rules has written."""

from bastide.core.errors import CannotContinue, Message
from bastide.core.game import Written


def upgrade(_written: Written, rules: int) -> Written:
    """No revision came before this one."""
    raise CannotContinue(Message("rules-too-old", {"rules": rules}))
