"""704, classic:420.1–2: state-based actions: a module for each action or close family, in the order of the book.

:func:`apnap.rules.state_based_actions.check.check` performs them.
"""
