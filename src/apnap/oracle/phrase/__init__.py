"""Connective tissue: noun phrases, players, numbers, zones, durations, clauses, sentences and lines.

Every module here is imported with the package, for the grammar consists of all constructs there are.
"""

from importlib import import_module
from pkgutil import walk_packages

for _module in walk_packages(__path__, f"{__name__}."):
    import_module(_module.name)
