"""Which book is in force: the switches in which dated rulebooks differ, and the books by name."""

from apnap.rulebooks.catalogue import BOOKS, rulebook, rulebook_names
from apnap.rulebooks.current import CURRENT
from apnap.rulebooks.declarations import SWITCHES, Switch, SwitchValue, switch_named
from apnap.rulebooks.switches import Rulebook

__all__ = [
    "BOOKS",
    "CURRENT",
    "SWITCHES",
    "Rulebook",
    "Switch",
    "SwitchValue",
    "rulebook",
    "rulebook_names",
    "switch_named",
]
