"""Deck lists: what they say, and in whose handwriting.

============================  ==============================================================
:mod:`~.record`               ``Deck``
:mod:`~.construction`         the rules of construction
:mod:`~.dialects`             whose list it is, told from its text
:mod:`~.reading`              the way from a text or a file to a deck
:mod:`~.text_lists`           lists with a card a line
:mod:`~.xml_lists`            lists in XML
:mod:`~.entries`              one card of a list: number, name, printing, marks
:mod:`~.headings`             the words for the parts of a deck, in several languages
:mod:`~.collecting`           what the lines come to, and what is said of each
:mod:`~.writing`              the way back
============================  ==============================================================

:mod:`apnap.cards.deck` has the public names of all of them.
"""
