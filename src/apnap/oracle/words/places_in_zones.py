"""400.7, 401.7: more places where objects are put, and how they enter from there."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.destinations import Destination, Entering, PlaceInLibrary
from apnap.oracle.phrase.determiners import That
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import Cardinal, Ordinal
from apnap.oracle.phrase.players import OwnerOf
from apnap.oracle.phrase.roots import Noun, OtherPlayer, Possessor, ShortPossessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class NthOrBottom(Destination):
    """into their library second from the top or on the bottom"""

    whose: Possessor
    nth: Ordinal
    rule = "401.7"
    en = "into {whose} library {nth} from the top or on the bottom"
    es = (
        "en {whose:ShortPossessor@s} biblioteca en {nth} lugar desde la parte superior o en el fondo",
        "en la biblioteca de {whose:OfPlayer} en {nth} lugar desde la parte superior o en el fondo",
    )

    def options(self, what: objects.Objects, at: Lowering) -> tuple[effects.Move, ...]:
        nth = quantity.Number(self.nth.value)
        return (
            effects.Move(what, values.LIBRARY, effects.NTH_FROM_TOP, nth),
            effects.Move(what, values.LIBRARY, effects.BOTTOM),
        )


class JustBeneath(Destination):
    """into its owner's library just beneath the top X cards of that library"""

    whose: Possessor
    count: Cardinal
    rule = "401.7"
    en = "into {whose} library just beneath the top {count@p} cards of that library"
    es = (
        "en la biblioteca de {whose:OfPlayer} justo debajo de las {count} primeras cartas de esa biblioteca",
        "en {whose:ShortPossessor@s} biblioteca justo debajo de las {count} primeras cartas de esa biblioteca",
    )

    def move(self, what: objects.Objects, at: Lowering) -> effects.Move:
        nth = quantity.Plus(self.count.lower(at), quantity.Number(1))
        return effects.Move(what, values.LIBRARY, position=effects.NTH_FROM_TOP, nth=nth)


class BackAnyOrder(PlaceInLibrary):
    """back in any order"""

    en = ("back in any order", "back on top in any order")
    es = "de vuelta en cualquier orden"

    position = effects.TOP
    is_ordered = True


class BackOnTop(Destination):
    """back on top"""

    en = ("back on top", "back")
    es = "de vuelta en la parte superior"


class BackOnTopOf(PlaceInLibrary):
    """back on top of your library"""

    whose: ShortPossessor
    rule = "401.4"
    en = "back on top of {whose} library"
    es = "de vuelta en la parte superior de {whose@s} biblioteca"

    position = effects.TOP


class BackOnTopOfAnyOrder(PlaceInLibrary):
    """back on top of your library in any order"""

    whose: Possessor
    rule = "401.4"
    en = "back on top of {whose} library in any order"
    es = (
        "de vuelta en la parte superior de {whose:ShortPossessor@s} biblioteca en cualquier orden",
        "de vuelta en la parte superior de la biblioteca de {whose:OfPlayer} en cualquier orden",
    )

    position = effects.TOP
    is_ordered = True


class OnTopOfThatAnyOrder(PlaceInLibrary):
    """on top of that library in any order"""

    rule = "401.4"
    en = "on top of that library in any order"
    es = "en la parte superior de esa biblioteca en cualquier orden"

    position = effects.TOP
    is_ordered = True


class OnBottomOfThat(PlaceInLibrary):
    """on the bottom of that library"""

    rule = "401.4"
    en = "on the bottom of that library"
    es = "en el fondo de esa biblioteca"

    position = effects.BOTTOM


class OnBottomOfThatRandom(PlaceInLibrary):
    """on the bottom of that library in a random order"""

    rule = "401.4"
    en = "on the bottom of that library in a random order"
    es = "en el fondo de esa biblioteca en un orden aleatorio"

    position = effects.BOTTOM_RANDOM


class OnTopPlainAnyOrder(PlaceInLibrary):
    """on top in any order (of the library shuffled before)"""

    en = "on top in any order"
    es = "en la parte superior en cualquier orden"

    position = effects.TOP
    is_ordered = True


class OnTopPlain(PlaceInLibrary):
    """on top (of the library shuffled before)"""

    en = "on top"
    es = "en la parte superior"

    position = effects.TOP


class OnBottomPlainAnyOrder(PlaceInLibrary):
    """on the bottom in any order, of the library spoken of"""

    rule = "401.4"
    en = "on the bottom in any order"
    es = "en el fondo en cualquier orden"

    position = effects.BOTTOM
    is_ordered = True


class OnBottomPlainRandom(PlaceInLibrary):
    """on the bottom in a random order, of the library spoken of"""

    rule = "401.4"
    en = "on the bottom in a random order"
    es = "en el fondo en un orden aleatorio"

    position = effects.BOTTOM_RANDOM


# ------------------------------------------------------------------------------------------------ onto the battlefield


class EnterUnderAttached(Entering):
    """under your control attached to this creature"""

    whose: Possessor
    what: Noun
    rule = "303.4f"
    en = "under {whose} control attached to {what}"
    es = (
        "bajo {whose:ShortPossessor@s} control <anexado@> a {what}",
        "bajo el control de {whose:OfPlayer} <anexado@> a {what}",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(controller=self.whose.of_player(at), attached_to=at.objects(self.what))


class EnterUnderOf(Entering):
    """under the control of that creature's owner"""

    who: OtherPlayer
    rule = "110.2a"
    en = "under the control of {who}"
    es = "bajo control de {who}"

    def lower(self, at: Lowering) -> effects.Entering:
        """Return that they enter so; "each card … under the control of that card's owner" is of its own owner each."""
        said = at.binder.objects[-1] if at.binder.objects else None
        what = self.who.what if isinstance(self.who, OwnerOf) else None
        if isinstance(what, Determined) and isinstance(what.determiner, That) and said is not None and said.plural:
            if said.sentence == at.binder.sentence:
                return effects.Entering(controller=objects.OwnerOf(said.node))
        return effects.Entering(controller=self.who.lower(at))


class EnterUnderTapped(Entering):
    """under your control tapped"""

    whose: Possessor
    rule = "110.5b"
    en = "under {whose} control tapped"
    es = ("bajo {whose:ShortPossessor@s} control <girado@>", "bajo el control de {whose:OfPlayer} <girado@>")

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(tapped=True, controller=self.whose.of_player(at))


class EnterUnderTappedAttacking(Entering):
    """under your control tapped and attacking"""

    whose: Possessor
    rule = "508.4"
    en = "under {whose} control tapped and attacking"
    es = (
        "bajo {whose:ShortPossessor@s} control <girado@> y atacando",
        "bajo el control de {whose:OfPlayer} <girado@> y atacando",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(tapped=True, attacking=True, controller=self.whose.of_player(at))


class EnterTappedTransformedUnder(Entering):
    """tapped and transformed under its owner's control"""

    whose: Possessor
    rule = "701.27"
    en = "tapped and transformed under {whose} control"
    es = (
        "<girado@> y <transformado@> bajo {whose:ShortPossessor@s} control",
        "<girado@> y <transformado@> bajo el control de {whose:OfPlayer}",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(tapped=True, transformed=True, controller=self.whose.of_player(at))


class PutToBattlefieldFirst(PlayerVerb):
    """ "Put onto the battlefield under your control all creature cards in all graveyards"."""

    destination: Destination
    what: Noun
    rule = "400.7"
    en = ("<put> {destination:ToBattlefield} {what}", "<put> {destination:ToBattlefieldAs} {what}")
    es = ("<poner> {destination:ToBattlefield@into} {what}", "<poner> {destination:ToBattlefieldAs@into} {what}")

    def lower(self, at: Lowering) -> effects.Effect:
        what = at.objects(self.what)
        move = replace(self.destination.move(what, at), slot=at.slot())
        return at.moving(move, what)


class ReturnToBattlefieldFirst(PlayerVerb):
    """ "Return to the battlefield all creature cards in your graveyard"."""

    destination: Destination
    what: Noun
    rule = "400.7"
    en = ("<return> {destination:ToBattlefield} {what}", "<return> {destination:ToBattlefieldAs} {what}")
    es = (
        "<regresar> {destination:ToBattlefield@0+to} {what}",
        "<regresar> {destination:ToBattlefieldAs@0+to} {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.moving(replace(self.destination.move(found, at), slot=at.slot()), found)
