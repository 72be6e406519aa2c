"""The roots that everything else refers to: noun phrases, players, possessors, quoted lines."""

from __future__ import annotations

from apnap.abilities import ability, objects
from apnap.abilities.quantity import CountOf, Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering

Parts = tuple[objects.Objects | None, objects.Players | None]
"""The objects and the players of a phrase for both."""
Chosen = tuple[objects.Filter, Quantity, Quantity | None]
"""What a phrase lets somebody choose: a description, the least and the greatest number (None: any number)."""


class Recipient(Construct):
    """An object or a player: whatever damage can be dealt to, a spell can target, a creature can attack."""

    def parts(self, at: Lowering) -> Parts:
        """Return the objects and the players."""
        return at.refuse(self)


class Noun(Recipient):
    """A noun phrase for objects, lists included ("target creature and each land")."""

    def lower(self, at: Lowering) -> objects.Objects:
        return at.refuse(self)

    def filter(self, at: Lowering) -> objects.Filter:
        """Return the description alone, without "each", "a" or "target"."""
        return at.refuse(self)

    def parts(self, at: Lowering) -> Parts:
        return at.objects(self), None

    def is_self(self) -> bool:
        """Return whether it is the card that has the text: its name, "this creature"."""
        return False

    def one_by_one(self, at: Lowering) -> objects.Objects | None:
        """Return the objects, if what is said of them as a subject is said of each alone: "its power" is its own."""
        return None

    def how_many(self, at: Lowering) -> Quantity:
        """Return how many there are."""
        return CountOf(self.filter(at))

    def choice(self, at: Lowering) -> Chosen | None:
        """Return what it lets somebody choose ("a creature", "up to two cards"), or None."""
        return None

    def candidates(self, at: Lowering) -> tuple[objects.Objects, Quantity | None] | None:
        """Return what somebody may choose from and how many at most (None: any number), or None if nobody chooses."""
        return None

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        """Return what a static ability speaks of: the source, its host, or all that fit (611.3)."""
        return at.refuse(self, "not the subject of a static ability")

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        """Return what an event is watched for on, and whether a group of them is one event ("one or more")."""
        return at.refuse(self, "as the subject of an event")


class NounPhrase(Noun):
    """One noun phrase."""

    mentions = True


class UnitPhrase(Construct):
    """A noun with its modifiers and no determiner, in the singular: "creature you control"."""

    def filter(self, at: Lowering) -> objects.Filter:
        """Return the description."""
        return at.refuse(self)

    def how_many(self, at: Lowering) -> Quantity:
        """Return how many there are."""
        return CountOf(self.filter(at))

    def each(self, at: Lowering) -> objects.Objects:
        """Return all of them."""
        return objects.Each(self.filter(at))


class Player(Recipient):
    """A phrase for players, "you" included."""

    def lower(self, at: Lowering) -> objects.Players:
        return at.refuse(self)

    def parts(self, at: Lowering) -> Parts:
        return None, self.lower(at)


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

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """Return the abilities that the line is."""
        return at.refuse(self)
