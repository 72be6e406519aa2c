"""Modifiers behind the noun about what an object is doing or has been through: "attacking you", "named Swamp"."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, targeting
from apnap.oracle.construct import Token
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Quality, Relative
from apnap.oracle.phrase.noun_lists import YouOrObject
from apnap.oracle.phrase.noun_phrases import Determined, Plural, Targeted
from apnap.oracle.phrase.roots import Noun, NounPhrase, Player, Possessor, Recipient


class OfChosenType(After, Relative):
    """of the chosen type"""

    en = "of the chosen type"
    es = "del tipo elegido"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasChosenSubtype(),)


class OfChosenColor(After, Relative):
    """of the chosen color"""

    en = "of the chosen color"
    es = "del color elegido"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasChosenColor(),)


class OfYourChoice(After, Relative):
    """of your choice"""

    en = "of your choice"
    es = "de tu elección"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()


class OfTheirChoice(After, Relative):
    """of their choice (each chooses their own, as without these words)"""

    en = "of their choice"
    es = "de su elección"

    def is_theirs(self) -> bool:
        return True

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()


class OfPlayersChoice(After, Relative):
    """of an opponent's choice"""

    whose: Possessor
    rule = "608.2d"
    en = "of {whose:OfPlayer} choice"
    es = "a elección de {whose:OfPlayer}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return () if at.shared.limits.get("chosen_by_others") else at.refuse(self)

    def chooser(self, at: Lowering) -> objects.Players | None:
        who = self.whose.of_player(at)
        if not isinstance(who, objects.AnyOpponent):
            return who
        slot = at.slot_for_later()  # you choose which opponent (608.2d)
        at.shared.prelude.append(effects.ChoosePlayers(objects.You(), objects.EachOpponent(), slot))
        return objects.PlayersInSlot(slot)

    def target_chooser(self, at: Lowering) -> objects.Players | None:
        who = self.whose.of_player(at)
        if not isinstance(who, objects.AnyOpponent | objects.DefendingPlayer):
            return at.refuse(self, "who chooses the target?")
        return who


class ThatIs(After, Relative):
    """that's tapped, that's attacking"""

    quality: Quality
    en = "<that is@> {quality}"
    es = "que <estar@n+sub> {quality@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return self.quality.tests(at)


class DealtDamageThisTurn(After, Relative):
    """that was dealt damage this turn"""

    en = (
        "that was dealt damage this turn",
        "that were dealt damage this turn",
        "dealt damage this turn",
        "that has been dealt damage this turn",
        "that have been dealt damage this turn",
    )
    es = ("que haya recibido daño este turno =s", "que hayan recibido daño este turno =p")
    es_old = (
        "al que se le haya hecho daño este turno =m+s",
        "a la que se le haya hecho daño este turno =f+s",
        "a los que se les haya hecho daño este turno =m+p",
        "a las que se les haya hecho daño este turno =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.DEALT_DAMAGE_THIS_TURN),)


class AttackedThisTurn(After, Relative):
    """that attacked this turn"""

    en = "that attacked this turn"
    es = ("que atacó este turno =s", "que atacaron este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.ATTACKED_THIS_TURN),)


class EnteredThisTurn(After, Relative):
    """that entered this turn"""

    en = ("that entered this turn", "that entered the battlefield this turn")
    es = ("que entró este turno =s", "que entraron este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.ENTERED_THIS_TURN),)


class AttachedToThing(After, Relative):
    """attached to ~"""

    what: NounPhrase
    en = "attached to {what}"
    es = "<anexado@> a {what}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        one_of_many = getattr(self.what, "is_one_of_many", None)
        if isinstance(self.what, Plural) or (
            one_of_many is not None and one_of_many()
        ):  # "an Aura attached to a creature you control": to any
            return (objects.AttachedTo(at.filter(self.what)),)
        return (objects.AttachedTo(at.objects(self.what)),)

    def ends_with_noun(self) -> bool:
        return isinstance(self.what, Determined | Plural | Targeted) and not self.what.is_self()


class BlockingThing(After, Relative):
    """blocking ~"""

    what: NounPhrase
    en = "blocking {what}"
    es = "que bloquea a {what}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.BlockingObject(at.objects(self.what)),)


class BlockedByThing(After, Relative):
    """blocked by ~"""

    what: NounPhrase
    en = "blocked by {what}"
    es = "<bloqueado@> por {what}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.BlockedByObject(at.objects(self.what)),)


class AttackingYou(After, Relative):
    """attacking you"""

    en = ("attacking you", "<that is@> attacking you")
    es = "que te <atacar@n+ind>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.ATTACKING_YOU),)


class ThisWay(After, Relative):
    """exiled this way"""

    deed: Quality
    en = "{deed} this way"
    es = "{deed@} de esta manera"

    def participle(self) -> str:
        return self.deed.lemma

    def is_this_way(self) -> bool:
        return True


class ExiledWith(After, Relative):
    """exiled with ~ (607.2a)"""

    what: NounPhrase
    rule = "607.2a"
    en = "exiled with {what}"
    es = "<exiliado@> con {what}"

    def participle(self) -> str:
        return "exiled with"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Describe them, for targets: cards in exile that this exiled."""
        if not self.is_with_this(at):
            return at.refuse(self, "exiled with something else")
        return (*at.in_exile(), objects.IsOneOf(objects.Linked()))

    def is_with_this(self, at: Lowering) -> bool:
        """Return whether it is the card with the text that exiled them, not another: "exiled with it"."""
        if getattr(self.what, "modifiers", ()):
            return False
        if self.what.is_self():
            if at.is_static:  # "as long as there are three or more cards exiled with this creature, it gets …"
                at.binder.mention(objects.This(), False, 0)
            return True
        found = at.objects(self.what)
        return found == objects.This() or (found == objects.EventObject() and at.shared.moves_itself)

    def is_this_way(self) -> bool:
        return True


class Named(After, Relative):
    """named Swamp"""

    name: Name
    rule = "201.2"
    en = "named {name}"
    es = ("llamado {name} =m+s", "llamada {name} =f+s", "llamados {name} =m+p", "llamadas {name} =f+p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Named(self.name.text),)


class NamedSelf(After, Relative):
    """named as this card"""

    rule = "201.2"
    en = "named ~"
    es = ("llamado ~ =m+s", "llamada ~ =f+s", "llamados ~ =m+p", "llamadas ~ =f+p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Named(at.name),)


class Name(Token):
    """A proper name."""

    shape = "name"


class Targeting(After, Relative):
    """that targets a creature you control"""

    what: Recipient
    en = ("that targets {what} =s", "that target {what} =p")
    es = ("que haga objetivo a {what} =s", "que hagan objetivo a {what} =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if isinstance(self.what, Player):
            return (targeting.Targets(None, self.what.lower(at)),)
        if isinstance(self.what, Noun):
            return (targeting.Targets(self.what.filter(at)),)
        if isinstance(self.what, YouOrObject):
            return (targeting.Targets(self.what.objects.filter(at), self.what.players.lower(at)),)
        return at.refuse(self)

    def ends_with_noun(self) -> bool:
        return isinstance(self.what, YouOrObject) or (isinstance(self.what, Noun) and not self.what.is_self())


class NoAbilities(After, Relative):
    """with no abilities"""

    en = "with no abilities"
    es = "sin habilidades"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasNoAbilities(),)
