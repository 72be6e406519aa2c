"""Oracle text (108.1), read and printed: card text in English or Spanish to trees and back, and trees to meaning.

The order of the modules is that of a grammar book: :mod:`.features` and :mod:`.inflection` (forms of words),
:mod:`.lexicon` (tables of words), :mod:`.text` (spelling, punctuation, capitals), :mod:`.twoway` (the engine),
:mod:`.phrase` (noun phrases, clauses, sentences, lines), :mod:`.words` (single verbs, events, keywords), :mod:`.lower`
and :mod:`.binder` (from trees to :mod:`apnap.abilities`), :mod:`.report` (what is not read yet).
"""
