"""704, classic:420.1, classic:420.2: state-based actions: one module for each action or close family, in the order of the book.

:func:`apnap.rules.state_based_actions.check.check` performs them.
"""
