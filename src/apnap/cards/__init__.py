"""Printed facts: the Oracle record of each card (108.1), where the records come from, and lists of them.

Nothing here knows what a text means (that is :mod:`apnap.oracle`) or how a game goes (:mod:`apnap.rules`).

========================  ==================================================================
:mod:`~.record`           ``Card`` and ``Face``, type lines
:mod:`~.importers`        reading the public bulk files
:mod:`~.build`            writing a database from them
:mod:`~.database`         the database: a card by its name, in any spelling people use
:mod:`~.house`            the cards and decks that come with the package
:mod:`~.pool`             several sources of cards as one
:mod:`~.deck`             deck lists in every dialect, and the rules of their construction
:mod:`~.decks`            how they are read and written
:mod:`~.deck_statistics`  what a deck is made of, counted
:mod:`~.legality`         formats, and what each says of a card
:mod:`~.formats`          whether a format allows a deck
:mod:`~.search`           finding cards by what is on them
:mod:`~.fetch`            downloading a bulk file
========================  ==================================================================
"""
