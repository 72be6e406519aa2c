"""Where objects are put, and how they enter (400.7, 110.5)."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import effect as effects
from apnap.abilities import objects, values
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Count, CounterKind, Ordinal
from apnap.oracle.phrase.roots import Noun, OtherPlayer, Player, Possessor, Recipient


class Destination(Construct):
    """Where an object is put or returned."""

    def move(self, what: objects.Objects, at: Lowering) -> effects.Move:
        """Return the effect that moves the objects there."""
        return at.refuse(self)

    def options(self, what: objects.Objects, at: Lowering) -> tuple[effects.Move, ...]:
        """Return the effects that whoever puts them there chooses from; empty: there is only one such place."""
        return ()


class PlaceInLibrary(Destination):
    """The top or the bottom of a library: each card goes to its owner's (401.4)."""

    position: ClassVar[int]
    is_ordered: ClassVar[bool] = False
    """Whether it says that whoever puts the cards there orders them."""

    def move(self, what: objects.Objects, at: Lowering) -> effects.Move:
        return effects.Move(what, values.LIBRARY, self.position, who=at.who if self.is_ordered else None)


class ToBattlefield(Destination):
    """onto the battlefield"""

    en = ("onto the battlefield", "to the battlefield")
    es = ("en el campo de batalla =into", "al campo de batalla =to")

    def move(self, what: objects.Objects, at: Lowering) -> effects.Move:
        return effects.Move(what, values.BATTLEFIELD)


class ToBattlefieldAs(Destination):
    """onto the battlefield tapped"""

    entering: Entering
    en = ("onto the battlefield {entering}", "to the battlefield {entering}")
    es = ("en el campo de batalla {entering@} =into", "al campo de batalla {entering@} =to")

    def move(self, what: objects.Objects, at: Lowering) -> effects.Move:
        entering = self.entering.lower(at)
        if entering.attached_to == what:  # "it" is something else that was spoken of
            entering = self.entering.lower(at.apart_from(what))
        if entering.attached_to == what:
            return at.unbound(self, "attached to itself?")
        return effects.Move(what, values.BATTLEFIELD, entering=entering)


class ToHand(Destination):
    """to its owner's hand"""

    whose: Possessor
    en = ("to {whose} hand", "into {whose} hand", "to {whose} hands", "into {whose} hands")
    es = (
        "en la mano de {whose:OfPlayer@1+s} =into",
        "a la mano de {whose:OfPlayer@1+s} =to",
        "en las manos de {whose:OfPlayer@1+p} =into",
        "a las manos de {whose:OfPlayer@1+p} =to",
        "en {whose:ShortPossessor@s} mano =into",
        "a {whose:ShortPossessor@s} mano =to",
    )
    es_old = ("en la mano de {whose:OfPlayer} =into", "a la mano de {whose:OfPlayer} =to")

    def move(self, what: objects.Objects, at: Lowering) -> effects.Move:
        return effects.Move(what, values.HAND)


class ToGraveyard(Destination):
    """into your graveyard"""

    whose: Possessor
    en = (
        "into {whose} graveyard =into",
        "into {whose} graveyards =into",
        "to {whose} graveyard =to",
        "to {whose} graveyards =to",
    )
    es = (
        "en el cementerio de {whose:OfPlayer@1+s} =into",
        "en los cementerios de {whose:OfPlayer@1+p} =into",
        "en {whose:ShortPossessor@s} cementerio =into",
        "al cementerio de {whose:OfPlayer@1+s} =to",
        "a los cementerios de {whose:OfPlayer@1+p} =to",
        "a {whose:ShortPossessor@s} cementerio =to",
    )

    def move(self, what: objects.Objects, at: Lowering) -> effects.Move:
        return effects.Move(what, values.GRAVEYARD)


class OnTop(PlaceInLibrary):
    """on top of its owner's library"""

    whose: Possessor
    en = ("on top of {whose} library", "on the top of {whose} library", "on top of {whose} libraries")
    es = (
        "en la parte superior de la biblioteca de {whose:OfPlayer@1+s}",
        "en la parte superior de las bibliotecas de {whose:OfPlayer@1+p}",
        "en la parte superior de {whose:ShortPossessor@s} biblioteca",
    )

    position = effects.TOP


class OnTopAnyOrder(PlaceInLibrary):
    """on top of your library in any order"""

    whose: Possessor
    en = "on top of {whose} library in any order"
    es = (
        "en la parte superior de la biblioteca de {whose:OfPlayer@1+s} en cualquier orden",
        "en la parte superior de las bibliotecas de {whose:OfPlayer@1+p} en cualquier orden",
        "en la parte superior de {whose:ShortPossessor@s} biblioteca en cualquier orden",
    )

    position = effects.TOP
    is_ordered = True


class OnBottom(PlaceInLibrary):
    """on the bottom of its owner's library"""

    whose: Possessor
    en = ("on the bottom of {whose} library", "on the bottom of {whose} libraries")
    es = (
        "en el fondo de la biblioteca de {whose:OfPlayer@1+s}",
        "en el fondo de las bibliotecas de {whose:OfPlayer@1+p}",
        "en el fondo de {whose:ShortPossessor@s} biblioteca",
    )

    position = effects.BOTTOM


class OnBottomAnyOrder(PlaceInLibrary):
    """on the bottom of your library in any order"""

    whose: Possessor
    en = "on the bottom of {whose} library in any order"
    es = (
        "en el fondo de la biblioteca de {whose:OfPlayer@1+s} en cualquier orden",
        "en el fondo de las bibliotecas de {whose:OfPlayer@1+p} en cualquier orden",
        "en el fondo de {whose:ShortPossessor@s} biblioteca en cualquier orden",
    )

    position = effects.BOTTOM
    is_ordered = True


class OnBottomRandom(PlaceInLibrary):
    """on the bottom of your library in a random order"""

    whose: Possessor
    en = "on the bottom of {whose} library in a random order"
    es = (
        "en el fondo de la biblioteca de {whose:OfPlayer@1+s} en un orden aleatorio",
        "en el fondo de las bibliotecas de {whose:OfPlayer@1+p} en un orden aleatorio",
        "en el fondo de {whose:ShortPossessor@s} biblioteca en un orden aleatorio",
    )

    position = effects.BOTTOM_RANDOM


class TopOrBottom(Destination):
    """on the top or bottom of its owner's library"""

    whose: Possessor
    en = (
        "on the top or bottom of {whose} library",
        "on either the top or bottom of {whose} library",
        "on their choice of the top or bottom of {whose} library",
        "on your choice of the top or bottom of {whose} library",
    )
    es = (
        "en la parte superior o en el fondo de la biblioteca de {whose:OfPlayer}",
        "en la parte superior o en el fondo de {whose:ShortPossessor@s} biblioteca",
    )

    def options(self, what: objects.Objects, at: Lowering) -> tuple[effects.Move, ...]:
        return tuple(effects.Move(what, values.LIBRARY, place) for place in (effects.TOP, effects.BOTTOM))


class NthFromTop(Destination):
    """into its owner's library second from the top"""

    whose: Possessor
    nth: Ordinal
    en = "into {whose} library {nth} from the top"
    es = (
        "en la biblioteca de {whose:OfPlayer} en {nth} lugar desde la parte superior",
        "en {whose:ShortPossessor@s} biblioteca en {nth} lugar desde la parte superior",
    )

    def move(self, what: objects.Objects, at: Lowering) -> effects.Move:
        nth = Number(self.nth.value)
        return effects.Move(what, values.LIBRARY, position=effects.NTH_FROM_TOP, nth=nth)


class Entering(Construct):
    """How a permanent enters: tapped, attacking, with counters, under your control."""

    def lower(self, at: Lowering) -> effects.Entering:
        return at.refuse(self)


class EnterTapped(Entering):
    """tapped"""

    en = "tapped"
    es = "<girado@>"

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(tapped=True)


class EnterUnder(Entering):
    """under your control"""

    whose: Possessor
    en = "under {whose} control"
    es = ("bajo el control de {whose:OfPlayer}", "bajo {whose:ShortPossessor@s} control")

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(controller=self.whose.of_player(at))


class EnterTappedUnder(Entering):
    """tapped under your control"""

    whose: Possessor
    en = "tapped under {whose} control"
    es = ("<girado@> bajo el control de {whose:OfPlayer}", "<girado@> bajo {whose:ShortPossessor@s} control")

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(tapped=True, controller=self.whose.of_player(at))


class EnterTappedAttacking(Entering):
    """tapped and attacking"""

    en = "tapped and attacking"
    es = ("<girado@> y atacando",)

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(tapped=True, attacking=True)


class EnterAttacking(Entering):
    """attacking"""

    en = "attacking"
    es = "atacando"

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(attacking=True)


class EnterAttackingPlayer(Entering):
    """attacking that player (508.4)"""

    who: OtherPlayer
    rule = "508.4"
    en = "attacking {who}"
    es = "atacando a {who}"

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(attacking=True, attacking_player=self.who.lower(at), attacking_it_only=True)


class EnterTappedAttackingPlayer(Entering):
    """tapped and attacking that player (508.4)"""

    who: OtherPlayer
    rule = "508.4"
    en = "tapped and attacking {who}"
    es = "<girado@> y atacando a {who}"

    def lower(self, at: Lowering) -> effects.Entering:
        who = self.who.lower(at)
        return effects.Entering(tapped=True, attacking=True, attacking_player=who, attacking_it_only=True)


class EnterTransformed(Entering):
    """transformed"""

    en = "transformed"
    es = "<transformado@>"

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(transformed=True)


class EnterTransformedUnder(Entering):
    """transformed under your control"""

    whose: Possessor
    en = "transformed under {whose} control"
    es = (
        "<transformado@> bajo el control de {whose:OfPlayer}",
        "<transformado@> bajo {whose:ShortPossessor@s} control",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(transformed=True, controller=self.whose.of_player(at))


class EnterTransformedAttached(Entering):
    """transformed under your control attached to target opponent"""

    whose: Possessor
    to: OtherPlayer
    rule = "303.4f"
    en = "transformed under {whose} control attached to {to}"
    es = (
        "<transformado@> bajo {whose:ShortPossessor@s} control y <anexado@> a {to}",
        "<transformado@> bajo el control de {whose:OfPlayer} y <anexado@> a {to}",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        controller = self.whose.of_player(at)
        return effects.Entering(transformed=True, controller=controller, attached_to_player=self.to.lower(at))


class EnterAttached(Entering):
    """attached to target creature"""

    what: Recipient
    en = "attached to {what}"
    es = "<anexado@> a {what}"

    def lower(self, at: Lowering) -> effects.Entering:
        if isinstance(self.what, Player):
            return effects.Entering(attached_to_player=self.what.lower(at))
        if not isinstance(self.what, Noun):
            return at.refuse(self, "to an object or a player")
        return effects.Entering(attached_to=at.objects(self.what))


class EnterWithCounters(Entering):
    """with two +1/+1 counters on it"""

    count: Count
    counter: CounterKind
    en = "with {count@1} {counter} <counters@1> on (it|them|him|her)"
    es = "con {count@1+m} <contador@1> {counter} sobre <él@>"

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(counters=((self.counter.kind(), at.counted(self.count)),))


class EnterTappedWithCounters(Entering):
    """tapped with two counters on it"""

    count: Count
    counter: CounterKind
    en = "tapped with {count@1} {counter} <counters@1> on (it|them|him|her)"
    es = "<girado@> con {count@1+m} <contador@1> {counter} sobre <él@>"

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(tapped=True, counters=((self.counter.kind(), at.counted(self.count)),))


class EnterUnderWithCounters(Entering):
    """under your control with a counter on it"""

    whose: Possessor
    count: Count
    counter: CounterKind
    en = "under {whose} control with {count@1} {counter} <counters@1> on (it|them|him|her)"
    es = (
        "bajo el control de {whose:OfPlayer} con {count@1+m} <contador@1> {counter} sobre <él@>",
        "bajo {whose:ShortPossessor@s} control con {count@1+m} <contador@1> {counter} sobre <él@>",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        counters = ((self.counter.kind(), at.counted(self.count)),)
        return effects.Entering(controller=self.whose.of_player(at), counters=counters)


class EnterTappedUnderWithCounters(Entering):
    """tapped under your control with a counter on it"""

    whose: Possessor
    count: Count
    counter: CounterKind
    en = "tapped under {whose} control with {count@1} {counter} <counters@1> on (it|them|him|her)"
    es = (
        "<girado@> bajo el control de {whose:OfPlayer} con {count@1+m} <contador@1> {counter} sobre <él@>",
        "<girado@> bajo {whose:ShortPossessor@s} control con {count@1+m} <contador@1> {counter} sobre <él@>",
    )

    def lower(self, at: Lowering) -> effects.Entering:
        counters = ((self.counter.kind(), at.counted(self.count)),)
        return effects.Entering(tapped=True, controller=self.whose.of_player(at), counters=counters)
