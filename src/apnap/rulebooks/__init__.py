"""Which book is in force: the switches in which dated rulebooks differ, and the books by name."""

from apnap.rulebooks.catalogue import CURRENT, rulebook, rulebook_names
from apnap.rulebooks.declarations import SWITCHES, Switch, SwitchValue, switch_named
from apnap.rulebooks.switches import Rulebook

__all__ = ["CURRENT", "SWITCHES", "Rulebook", "Switch", "SwitchValue", "rulebook", "rulebook_names", "switch_named"]
