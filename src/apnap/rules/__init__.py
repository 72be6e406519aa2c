"""The kernel: the rules of the game, chapter by chapter, over a position that is plain data.

The kernel stops at decisions and never calls a player: ``machine.run`` goes on until ``state.decision`` is set or the
game is over. Modules follow the chapters of the comprehensive rules; numbers in docstrings are those of the current
book.
"""

# The chapters refer to each other in circles, as the book does: they are imported in one order, whichever is asked for.
from apnap.rules import happen, mana_supply, legal, starting  # noqa: F401, I001
