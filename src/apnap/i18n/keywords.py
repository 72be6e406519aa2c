"""702: what keyword abilities are called in each language."""

from __future__ import annotations

from apnap.oracle.lexicon.keywords import COSTED_ES, NUMBERED_ES, SIMPLE_ES


def keyword_name(keyword: str, lang: str) -> str:
    """Return the name of a keyword ability (702).

    >>> keyword_name("flying", "en"), keyword_name("flying", "es")
    ('flying', 'volar')
    """
    if lang == "es":
        for table in (SIMPLE_ES, COSTED_ES, NUMBERED_ES):
            if keyword in table:
                return table[keyword][-1][0]
    return keyword
