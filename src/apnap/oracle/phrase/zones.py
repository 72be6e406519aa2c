"""Zones, destinations, and how a permanent enters (400, 110.5)."""

from __future__ import annotations

from apnap.abilities import objects, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import NounPhrase, Possessor


class Zone(Construct):
    """A zone as a place to be in or come from."""

    def zones(self) -> tuple[int, ...]:
        """Return the zone numbers of :mod:`apnap.abilities.values`."""
        return ()

    def owner(self, at: Lowering) -> objects.Players | None:
        """Return whose zone it is; None for everybody's."""
        return None

    def is_single(self) -> bool:
        """Return whether it is one zone, the same for all: "a single graveyard"."""
        return False

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Return what else is true of the cards there that are meant: "the top of your library"."""
        return ()


class OwnedZone(Zone):
    """A zone of one player."""

    whose: Possessor

    def owner(self, at: Lowering) -> objects.Players | None:
        return self.whose.of_player(at)


class Hand(OwnedZone):
    """your hand (402)"""

    rule = "402"
    en = ("{whose} hand", "{whose} hands")
    es = ("la mano de {whose:OfPlayer}", "{whose:ShortPossessor@s} mano")

    def zones(self) -> tuple[int, ...]:
        return (values.HAND,)


class Graveyard(OwnedZone):
    """your graveyard (404)"""

    rule = "404"
    en = ("{whose} graveyard", "{whose} graveyards")
    es = ("el cementerio de {whose:OfPlayer}", "{whose:ShortPossessor@s} cementerio")

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD,)


class Library(OwnedZone):
    """your library (401)"""

    rule = "401"
    en = ("{whose} library", "{whose} libraries")
    es = ("la biblioteca de {whose:OfPlayer}", "{whose:ShortPossessor@s} biblioteca")

    def zones(self) -> tuple[int, ...]:
        return (values.LIBRARY,)


class HandOrGraveyard(OwnedZone):
    """your hand or graveyard"""

    en = ("{whose} hand or graveyard", "{whose} graveyard or hand")
    es = ("{whose:ShortPossessor@s} mano o cementerio", "la mano o el cementerio de {whose:OfPlayer}")

    def zones(self) -> tuple[int, ...]:
        return (values.HAND, values.GRAVEYARD)


class HandAndGraveyard(OwnedZone):
    """your hand and/or graveyard"""

    en = ("{whose} hand and graveyard", "{whose} graveyard and hand", "{whose} hand and/or graveyard")
    es = ("{whose:ShortPossessor@s} mano y cementerio", "la mano y el cementerio de {whose:OfPlayer}")

    def zones(self) -> tuple[int, ...]:
        return (values.HAND, values.GRAVEYARD)


class LibraryAndGraveyard(OwnedZone):
    """your library and/or graveyard"""

    en = (
        "{whose} library and/or graveyard",
        "{whose} library or graveyard",
        "{whose} graveyard or library",
        "{whose} graveyard and/or library",
    )
    es = (
        "{whose:ShortPossessor@s} biblioteca y/o cementerio",
        "la biblioteca y/o el cementerio de {whose:OfPlayer}",
    )

    def zones(self) -> tuple[int, ...]:
        return (values.LIBRARY, values.GRAVEYARD)


class BothLibraryAndGraveyard(OwnedZone):
    """your library and graveyard, both of which are searched"""

    en = ("{whose} library and graveyard", "{whose} graveyard and library")
    es = (
        "{whose:ShortPossessor@s} biblioteca y cementerio",
        "la biblioteca y el cementerio de {whose:OfPlayer}",
    )

    def zones(self) -> tuple[int, ...]:
        return (values.LIBRARY, values.GRAVEYARD)


class AllHidden(OwnedZone):
    """its owner's graveyard, hand, and library"""

    en = ("{whose} graveyard , hand , and library", "{whose} hand , graveyard , and library")
    es = (
        "{whose:ShortPossessor@s} cementerio , mano y biblioteca",
        "el cementerio , la mano y la biblioteca de {whose:OfPlayer}",
    )

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD, values.HAND, values.LIBRARY)


class AnyHidden(OwnedZone):
    """your graveyard, hand, and/or library"""

    en = (
        "{whose} graveyard , hand , and/or library",
        "{whose} hand , graveyard , and/or library",
        "{whose} graveyard , hand and/or library",
        "{whose} library , hand , and/or graveyard",
    )
    es = (
        "{whose:ShortPossessor@s} cementerio , mano y/o biblioteca",
        "el cementerio , la mano y/o la biblioteca de {whose:OfPlayer}",
    )

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD, values.HAND, values.LIBRARY)


class Battlefield(Zone):
    """the battlefield (403)"""

    rule = "403"
    en = "the battlefield"
    es = "el campo de batalla"

    def zones(self) -> tuple[int, ...]:
        return (values.BATTLEFIELD,)


class ExileZone(Zone):
    """exile (406)"""

    rule = "406"
    en = "exile"
    es = "el exilio"

    def zones(self) -> tuple[int, ...]:
        return (values.EXILE,)


class AGraveyard(Zone):
    """a graveyard"""

    en = "a graveyard"
    es = "un cementerio"

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD,)


class AnyGraveyard(Zone):
    """any graveyard"""

    en = "any graveyard"
    es = "cualquier cementerio"

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD,)


class AllGraveyards(Zone):
    """all graveyards"""

    en = ("all graveyards", "graveyards")
    es = "todos los cementerios"

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD,)


class EachGraveyard(Zone):
    """each graveyard: of each of them, where a card is taken"""

    en = "each graveyard"
    es = "cada cementerio"

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD,)


class AllHands(Zone):
    """all hands"""

    en = "all hands"
    es = "todas las manos"

    def zones(self) -> tuple[int, ...]:
        return (values.HAND,)


class AllHandsAndGraveyards(Zone):
    """all hands and graveyards"""

    en = "all hands and graveyards"
    es = "todas las manos y todos los cementerios"

    def zones(self) -> tuple[int, ...]:
        return (values.HAND, values.GRAVEYARD)


class OpponentsHandsAndGraveyards(Zone):
    """all opponents' hands and graveyards"""

    en = "all opponents ' hands and graveyards"
    es = "las manos y los cementerios de todos los oponentes"

    def zones(self) -> tuple[int, ...]:
        return (values.HAND, values.GRAVEYARD)

    def owner(self, at: Lowering) -> objects.Players | None:
        return objects.EachOpponent()


class ALibrary(Zone):
    """a library"""

    en = "a library"
    es = "una biblioteca"

    def zones(self) -> tuple[int, ...]:
        return (values.LIBRARY,)


class LibraryAndOrGraveyard(OwnedZone):
    """your library and/or your graveyard"""

    whose: Possessor
    other: Possessor
    en = "{whose} library and/or {other} graveyard"
    es = "{whose:ShortPossessor@s} biblioteca y/o {other:ShortPossessor@s} cementerio"

    def zones(self) -> tuple[int, ...]:
        return (values.LIBRARY, values.GRAVEYARD)

    def owner(self, at: Lowering) -> objects.Players | None:
        owner = self.whose.of_player(at)
        return owner if owner == self.other.of_player(at) else at.refuse(self, "of two players")


class GraveyardsAndOrBattlefield(Zone):
    """graveyards and/or the battlefield"""

    en = ("graveyards and/or the battlefield", "the battlefield and/or graveyards")
    es = ("cementerios y/o el campo de batalla", "el campo de batalla y/o cementerios")

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD, values.BATTLEFIELD)


class ASingleGraveyard(Zone):
    """a single graveyard"""

    en = "a single graveyard"
    es = "un solo cementerio"

    def zones(self) -> tuple[int, ...]:
        return (values.GRAVEYARD,)

    def is_single(self) -> bool:
        return True


class Anywhere(Zone):
    """anywhere"""

    en = "anywhere"
    es = "cualquier parte"


class AnywhereElse(Zone):
    """anywhere other than the battlefield"""

    zone: Zone
    en = "anywhere other than {zone}"
    es = "cualquier parte excepto de {zone}"


class CommandZone(Zone):
    """the command zone (408)"""

    rule = "408"
    en = "the command zone"
    es = "la zona de mando"

    def zones(self) -> tuple[int, ...]:
        return (values.COMMAND,)


class TopOfLibrary(OwnedZone):
    """the top of your library"""

    en = "the top of {whose} library"
    es = (
        "la parte superior de {whose:ShortPossessor@s} biblioteca",
        "la parte superior de la biblioteca de {whose:OfPlayer}",
    )

    def zones(self) -> tuple[int, ...]:
        return (values.LIBRARY,)

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if not at.is_static and at.duration is None:
            return at.refuse(self, "how many cards?")
        return (objects.Is(objects.ON_TOP),)


class OutsideGame(Zone):
    """outside the game (400.11)"""

    rule = "400.11"
    en = "outside the game"
    es = "fuera del juego"

    def zones(self) -> tuple[int, ...]:
        return (values.SIDEBOARD,)

    def owner(self, at: Lowering) -> objects.Players | None:
        """Return the player who does it: nobody else's sideboard is meant (400.11)."""
        return at.who


class Among(Zone):
    """from among the cards"""

    what: NounPhrase
    en = "among {what}"
    es = "entre {what} =of"


# ------------------------------------------------------------------------------------------------ destinations


# ------------------------------------------------------------------------------------------------ entering
