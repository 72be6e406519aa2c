"""The words of the page: the messages of the topic ``web`` in one language."""

from __future__ import annotations

from functools import cache

from apnap.i18n.catalogue import Texts, topic_messages, topics

TOPIC = "web"


@cache
def page_messages(lang: str) -> dict[str, Texts]:
    """Return the messages of the page by their keys: a text each, or its variants."""
    if TOPIC not in topics():
        return {}
    return {key: entry[lang] for key, entry in topic_messages(TOPIC).items()}
