"""The kernel: the rules of the game, chapter by chapter, over a position that is plain data.

The kernel stops at decisions and never calls a player: ``machine.run`` goes on until ``state.decision`` is set or the
game is over. Modules follow the chapters of the comprehensive rules; numbers in docstrings are those of the current
book.
"""
