"""704, classic:420.1, classic:420.2: state-based actions: a module for each action or close family, in the book's order.

:func:`apnap.rules.state_based_actions.check.check` performs them.
"""
