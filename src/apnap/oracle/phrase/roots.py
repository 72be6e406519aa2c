"""The roots that everything else refers to: noun phrases, players, possessors, quoted lines."""

from __future__ import annotations

from apnap.abilities import objects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering


class Recipient(Construct):
    """An object or a player: whatever damage can be dealt to, a spell can target, a creature can attack."""


class Noun(Recipient):
    """A noun phrase for objects, lists included ("target creature and each land")."""

    def lower(self, at: Lowering) -> objects.Objects:
        return at.refuse(self)

    def filter(self, at: Lowering) -> objects.Filter:
        """Return the description alone, without "each", "a" or "target"."""
        return at.refuse(self)


class NounPhrase(Noun):
    """One noun phrase."""


class UnitPhrase(Construct):
    """A noun with its modifiers and no determiner, in the singular: "creature you control"."""

    def filter(self, at: Lowering) -> objects.Filter:
        """Return the description."""
        return at.refuse(self)


class Player(Recipient):
    """A phrase for players, "you" included."""

    def lower(self, at: Lowering) -> objects.Players:
        return at.refuse(self)


class OtherPlayer(Player):
    """A phrase for players other than "you" (third person)."""


class Possessor(Construct):
    """Whose: "your", "its", "target player's"."""

    def of_player(self, at: Lowering) -> objects.Players:
        """Return the players it stands for."""
        return at.refuse(self)

    def of_object(self, at: Lowering) -> objects.Objects:
        """Return the objects it stands for."""
        return at.refuse(self)


class ShortPossessor(Possessor):
    """One word: "your", "their"."""


class AnyClause(Construct):
    """A clause with everything that may stand before and after it."""


class Condition(Construct):
    """What follows "if", "unless", "as long as"."""


class Quotable(Construct):
    """A line that may stand between quotation marks."""
