"""Modifiers behind the noun that need other phrases: "you control", "in your graveyard", "with power 3 or less"."""

from __future__ import annotations

from apnap.abilities import objects
from apnap.oracle.construct import Token
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Quality, Relative
from apnap.oracle.phrase.numbers import Count, CounterKind, Limit, Stat
from apnap.oracle.phrase.roots import NounPhrase, OtherPlayer, Possessor, Recipient
from apnap.oracle.phrase.zones import Zone


class YouControl(After, Relative):
    """you control"""

    en = "you control"
    es = "que controlas"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(objects.You()),)


class YouDontControl(After, Relative):
    """you don't control"""

    en = "you don't control"
    es = "que no controlas"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.ControlledBy(objects.You())),)


class YouOwn(After, Relative):
    """you own"""

    en = "you own"
    es = ("del que eres propietario =m", "de la que eres propietario =f")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.OwnedBy(objects.You()),)


class PlayerControls(After, Relative):
    """an opponent controls"""

    who: OtherPlayer
    en = "{who@1} <control@1>"
    es = "que <controlar@1+ind> {who@1}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(self.who.lower(at)),)


class PlayerOwns(After, Relative):
    """target player owns"""

    who: OtherPlayer
    en = "{who@1} <own@1>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.OwnedBy(self.who.lower(at)),)


class YouCast(After, Relative):
    """you cast (of spells in cost changes)"""

    en = "you cast"
    es = "que lances"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(objects.You()),)


class PlayerCasts(After, Relative):
    """your opponents cast"""

    who: OtherPlayer
    en = "{who@1} <cast@1>"
    es = "que <lanzar@1+sub> {who@1}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(self.who.lower(at)),)


class WithStat(After, Relative):
    """with power 3 or less"""

    stat: Stat
    limit: Limit
    en = "with {stat} {limit}"
    es = "con {stat} de {limit}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Stat(self.stat.number(), self.limit.lower(at)),)


class WithTotalStat(After, Relative):
    """with total mana value 3 or less"""

    stat: Stat
    limit: Limit
    en = "with total {stat} {limit}"
    es = "con {stat} total de {limit}"


class WithGreatest(After, Relative):
    """with the greatest power"""

    stat: Stat
    en = ("with the greatest {stat}", "with the highest {stat}")
    es = "con la mayor {stat}"


class WithLeast(After, Relative):
    """with the least power"""

    stat: Stat
    en = ("with the least {stat}", "with the lowest {stat}")


class WithSameName(After, Relative):
    """with the same name as that card"""

    what: NounPhrase
    en = "with the same name as {what}"
    es = "con el mismo nombre que {what}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.SameNameAs(at.objects(self.what)),)


class WithCounter(After, Relative):
    """with a +1/+1 counter on it"""

    count: Count
    counter: CounterKind
    en = "with {count@1} {counter} <counters@1> on (it|them)"
    es = "con {count@1+m} <contador@1> {counter} sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (at.has_counter(self.counter.kind(), self.count),)


class WithAnyCounter(After, Relative):
    """with a counter on it"""

    en = ("with a counter on (it|them)", "with counters on (it|them)", "with one or more counters on (it|them)")
    es = "con un contador sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.HAS_COUNTER),)


class WithNoCounters(After, Relative):
    """with no counters on it"""

    en = "with no counters on (it|them)"
    es = "sin contadores sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.Is(objects.HAS_COUNTER)),)


class WithCounters(After, Relative):
    """with +1/+1 counters on them"""

    counter: CounterKind
    en = "with {counter} counters on (it|them)"
    es = "con contadores {counter} sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasCounter(self.counter.kind()),)


class InZone(After, Relative):
    """in your graveyard"""

    zone: Zone
    en = "in {zone}"
    es = "en {zone}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return at.in_zone(self.zone)


class OnBattlefield(After, Relative):
    """on the battlefield"""

    en = "on the battlefield"
    es = "en el campo de batalla"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()


class FromZone(After, Relative):
    """from your graveyard"""

    zone: Zone
    en = "from {zone}"
    es = "de {zone}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return at.in_zone(self.zone)


class OtherThan(After, Relative):
    """other than ~"""

    what: NounPhrase
    en = "other than {what}"
    es = "que no sea {what}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.IsOneOf(at.objects(self.what))),)


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

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()


class OfPlayersChoice(After, Relative):
    """of an opponent's choice"""

    whose: Possessor
    en = "of {whose:OfPlayer} choice"
    es = "a elección de {whose:OfPlayer}"


class ThatIs(After, Relative):
    """that's tapped, that's attacking"""

    quality: Quality
    en = "<that is@> {quality}"
    es = "que <estar@n+sub> {quality@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return self.quality.tests(at)


class DealtDamageThisTurn(After, Relative):
    """that was dealt damage this turn"""

    en = ("that was dealt damage this turn", "that were dealt damage this turn", "dealt damage this turn")
    es = ("al que se le haya hecho daño este turno =m+s", "a la que se le haya hecho daño este turno =f+s")

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
        return (objects.AttachedTo(at.objects(self.what)),)


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

    en = "attacking you"
    es = "que te <atacar@n+ind>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.ATTACKING_YOU),)


class ThisWay(After, Relative):
    """exiled this way"""

    deed: Quality
    en = "{deed} this way"
    es = "{deed@} de esta manera"


class ExiledWith(After, Relative):
    """exiled with ~ (607.2a)"""

    what: NounPhrase
    rule = "607.2a"
    en = "exiled with {what}"
    es = "<exiliado@> con {what}"


class Named(After, Relative):
    """named Swamp"""

    name: Name
    rule = "201.2"
    en = "named {name}"
    es = ("llamado {name} =m", "llamada {name} =f")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Named(self.name.text),)


class NamedSelf(After, Relative):
    """named as this card"""

    rule = "201.2"
    en = "named ~"
    es = ("llamado ~ =m", "llamada ~ =f")

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


class NoAbilities(After, Relative):
    """with no abilities"""

    en = "with no abilities"
    es = "sin habilidades"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasNoAbilities(),)
