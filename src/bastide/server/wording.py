"""A message for a reader, in words."""

from bastide.core.errors import Message
from bastide.server.http.forms.shared import Words
from bastide.words import words_for


def worded(message: Message, language: str, game: str) -> Words:
    text = words_for(language, game).tell(message)
    return Words(message.key, dict(message.arguments), message.clause, text)
