"""Single words of card text: what players and objects do, events, conditions, costs, keywords, statics.

Every module here is imported with the package, for the grammar consists of all constructs there are.
"""

from importlib import import_module
from pkgutil import walk_packages

for _module in walk_packages(__path__, f"{__name__}."):
    import_module(_module.name)
