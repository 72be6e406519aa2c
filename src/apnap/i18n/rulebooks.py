"""Rulebooks in words: a whole book, the differences of two, one rule."""

from __future__ import annotations

from apnap.i18n.catalogue import message
from apnap.i18n.statements import Statement, statements
from apnap.rulebooks import BOOKS, SWITCHES, Rulebook, Switch, SwitchValue, switch_named
from apnap.rulebooks.declarations import value_text
from apnap.rulebooks.numbering import keys_of


def book_title(book: Rulebook, lang: str) -> str:
    """Return the name and the day of a book, and of which day it is the newest if it was asked for by one.

    >>> from apnap.rulebooks import rulebook
    >>> book_title(rulebook("2003-08-01"), "en")
    'classic (1999-04-23), the newest rulebook that was in force on 2003-08-01'
    """
    title = f"{book.name} ({book.date})"
    return message("rules.newest_of_day", lang, book=title, day=book.asked) if book.asked else title


def value_words(switch: Switch, value: SwitchValue, lang: str) -> str:
    """Return what a switch set to a value means, in a sentence; of a list, its entries.

    >>> value_words(switch_named("mana_burn"), True, "en") != value_words(switch_named("mana_burn"), False, "en")
    True
    """
    if isinstance(value, tuple):
        entries = [message(f"rulebook_values.{switch.name}.{one}", lang) for one in value]
        return "; ".join(entries) if entries else message("rules.none", lang)
    return message(f"rulebook_values.{switch.name}.{value_text(value)}", lang)


def printed(book: Rulebook, lang: str) -> list[str]:
    """Return a line for each switch of a book: its name, what it is set to in words, and the rule."""
    lines = []
    for switch in SWITCHES:
        words = value_words(switch, book.value(switch.name), lang)
        lines.append(f"{switch.name}: {words} ({book.number(switch.rule)})")
    return lines


def compared(one: Rulebook, other: Rulebook, lang: str) -> list[str]:
    """Return the switches in which two books differ: what each is about, then what each book says."""
    lines: list[str] = []
    for name in one.differences(other):
        switch = switch_named(name)
        lines.append(f"{name}: {message(f'rulebooks.{name}', lang)}")
        for book in (one, other):
            words = value_words(switch, book.value(name), lang)
            lines.append(f"  {book.name} ({book.number(switch.rule)}): {words}")
    return lines


def shown_statement(rule: Statement, lang: str) -> list[str]:
    """Return a rule in a sentence and, for each switch behind it, what the books say."""
    lines = [f"{rule.id}  {rule.text(lang)}"]
    for name in rule.switches:
        lines += _switch_lines(switch_named(name), lang)
    return lines


def _switch_lines(switch: Switch, lang: str) -> list[str]:
    """Return what a switch is about, and what each book says, the oldest first."""
    lines = [f"  {switch.name}: {message(f'rulebooks.{switch.name}', lang)}"]
    for book in reversed(BOOKS):
        words = value_words(switch, book.value(switch.name), lang)
        lines.append(f"    {book.name} ({book.number(switch.rule)}): {words}")
    return lines


def shown_number(number: str, book: Rulebook, lang: str) -> list[str]:
    """Return what is known of a rule by its number in a book: its statement, or else what the other books say of the
    same rule, and the switches that turn on it; empty: nothing."""
    own = statements().get(f"{book.name}:{number}")
    if own is not None:
        return shown_statement(own, lang)
    lines: list[str] = []
    for switch in SWITCHES:
        if book.number(switch.rule) == number:
            lines += _switch_lines(switch, lang)
    elsewhere = [
        f"  {one.id}  {one.text(lang)}"
        for key in keys_of(book.name, number)
        for one in (statements().get(f"{other.name}:{other.number(key)}") for other in reversed(BOOKS))
        if one is not None
    ]
    lines += dict.fromkeys(elsewhere)
    return [f"{book.name}:{number}", *lines] if lines else []
