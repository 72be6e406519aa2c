"""The kernel: the rules of the game, chapter by chapter, over a position that is plain data.

The kernel stops at decisions and never calls a player: ``machine.run`` goes on until ``state.decision`` is set or the
game is over. Modules follow the chapters of the comprehensive rules; numbers in docstrings are those of the current
book.
"""

# The chapters refer to each other in circles, as the book does: they are imported in one order, whichever is asked for.
from apnap.rules import happen as _first  # isort: skip
from apnap.rules import mana_supply as _second  # isort: skip
from apnap.rules import legal as _third  # isort: skip
from apnap.rules import starting as _fourth  # isort: skip

del _first, _second, _third, _fourth

# The chapters refer to each other in circles, as the book does: they are imported in one order, whichever is asked for.
from apnap.rules import happen as _first  # noqa: F401
from apnap.rules import legal as _second  # noqa: F401
from apnap.rules import starting as _third  # noqa: F401
