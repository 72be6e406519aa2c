"""Words for people, in English and Spanish: the kernel says what happened as data, this package says it in prose.

Every sentence is a *message* under a key, ``errors.unknown_card`` for instance: the file of its topic below
``messages/`` has both languages side by side.
"""

from apnap.i18n.catalogue import LANGUAGES, has_message, message
from apnap.i18n.errors import error_text
from apnap.i18n.lists import listed, listed_or

__all__ = ["LANGUAGES", "error_text", "has_message", "listed", "listed_or", "message"]
