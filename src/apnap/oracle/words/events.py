"""603.2: what triggers watch for."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Event, Trigger
from apnap.oracle.phrase.numbers import CounterKind, Ordinal
from apnap.oracle.phrase.roots import Noun, Player, Possessor, Recipient
from apnap.oracle.phrase.zones import Entering, Zone


class ObjectEvent(Construct):
    """What an object does in an event, without its subject."""

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        """Return the occurrence for subjects that fit ``what``."""
        return at.refuse(self)


class PlayerEvent(Construct):
    """What a player does in an event, without its subject."""

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        """Return the occurrence for the players."""
        return at.refuse(self)


class SimpleEvent(Event):
    """An event with one subject."""


class ObjectEvents(SimpleEvent):
    """ "a creature you control dies"."""

    what: Noun
    event: ObjectEvent
    en = "{what@1} {event@1}"
    es = "{what@1} {event@1+sub}"


class ObjectEventsOr(Event):
    """ "this creature enters or attacks"."""

    what: Noun
    events: tuple[ObjectEvent, ...]
    en = "{what@1} {events&or@1}"
    es = "{what@1} {events&or@1+sub}"


class PlayerEvents(SimpleEvent):
    """ "you cast a spell"."""

    who: Player
    event: PlayerEvent
    en = "{who@1} {event@1}"
    es = ("{who:OtherPlayer@1} {event@1+sub}", "{who=You} {event@2+s+sub}")


class PlayerEventsOr(Event):
    """ "you cast or copy a spell"."""

    who: Player
    events: tuple[PlayerEvent, ...]
    en = "{who@1} {events&or@1}"
    es = ("{who:OtherPlayer@1} {events&or@1+sub}", "{who=You} {events&or@2+s+sub}")


class EventOr(Event):
    """ "A or B", with two subjects."""

    first: SimpleEvent
    second: SimpleEvent
    en = "{first} or {second}"
    es = "{first} o {second}"


class Enters(ObjectEvent):
    """enters (603.6a)"""

    rule = "603.6a"
    en = ("<enter>", "<enter> the battlefield")
    es = "<entrar>"
    es_old = ("<entrar> en el campo de batalla", "<entrar> al campo de batalla", "<entrar> en juego")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ZoneChanges(what, to_zones=(values.BATTLEFIELD,))


class EntersAs(ObjectEvent):
    """enters under your control"""

    entering: Entering
    rule = "603.6a"
    en = "<enter> {entering}"
    es = "<entrar> {entering}"


class EntersFrom(ObjectEvent):
    """enters from your graveyard"""

    zone: Zone
    rule = "603.6a"
    en = "<enter> from {zone}"
    es = "<entrar> desde {zone}"


class DiesEvent(ObjectEvent):
    """dies (700.4)"""

    rule = "700.4"
    en = "<die>"
    es = "<morir>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD,))


class LeavesBattlefield(ObjectEvent):
    """leaves the battlefield (603.6c)"""

    rule = "603.6c"
    en = "<leave> the battlefield"
    es = "<dejar> el campo de batalla"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,))


class AttacksEvent(ObjectEvent):
    """attacks (508.1m)"""

    rule = "508.1m"
    en = "<attack>"
    es = "<atacar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Attacks(what)


class AttacksWhom(ObjectEvent):
    """attacks you"""

    whom: Recipient
    rule = "508.1m"
    en = "<attack> {whom}"
    es = "<atacar> a {whom}"


class AttacksAlone(ObjectEvent):
    """attacks alone (506.5)"""

    rule = "506.5"
    en = "<attack> alone"
    es = ("<atacar> solo =m", "<atacar> sola =f")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Attacks(what, alone=True)


class AttacksUnblocked(ObjectEvent):
    """attacks and isn't blocked (509.3g)"""

    rule = "509.3g"
    en = "<attack> and <be not> blocked"
    es = "<atacar> y no <ser> <bloqueado>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesUnblocked(what)


class BlocksEvent(ObjectEvent):
    """blocks (509.1i)"""

    rule = "509.1i"
    en = "<block>"
    es = "<bloquear>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Blocks(what)


class BlocksWhat(ObjectEvent):
    """blocks a creature"""

    what: Noun
    rule = "509.1i"
    en = "<block> {what}"
    es = "<bloquear> a {what}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Blocks(what, at.filter(self.what))


class BecomesBlocked(ObjectEvent):
    """becomes blocked (509.3c)"""

    rule = "509.3c"
    en = "<become> blocked"
    es = "<ser> <bloqueado>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesBlocked(what)


class BecomesBlockedBy(ObjectEvent):
    """becomes blocked by a creature (509.3d)"""

    by: Noun
    rule = "509.3d"
    en = "<become> blocked by {by}"
    es = "<ser> <bloqueado> por {by}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesBlocked(what, at.filter(self.by))


class BecomesTappedEvent(ObjectEvent):
    """becomes tapped (701.26a)"""

    rule = "701.26a"
    en = "<become> tapped"
    es = "se <girar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesTapped(what)


class BecomesUntappedEvent(ObjectEvent):
    """becomes untapped (701.26b)"""

    rule = "701.26b"
    en = "<become> untapped"
    es = "se <enderezar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesUntapped(what)


class TappedForMana(ObjectEvent):
    """is tapped for mana (106.12)"""

    rule = "106.12"
    en = "<be> tapped for mana"
    es = "se <girar> para agregar maná"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesTapped(what, for_mana=True)


class BecomesTarget(ObjectEvent):
    """becomes the target of a spell or ability"""

    by: Noun
    en = "<become> the target of {by}"
    es = "<ser> objetivo de {by}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesTarget(what, by=at.filter(self.by))


class PutIntoZoneFrom(ObjectEvent):
    """is put into a graveyard from the battlefield"""

    to: Zone
    origin: Zone
    en = "<be> put into {to} from {origin}"
    es = ("<ser> puesto en {to} desde {origin} =m", "<ser> puesta en {to} desde {origin} =f")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return at.zone_change(what, self.origin, self.to)


class TurnedFaceUp(ObjectEvent):
    """is turned face up (708.8)"""

    rule = "708.8"
    en = "<be> turned face up"
    es = "se <poner> boca arriba"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.TurnedFaceUp(what)


class DealsCombatDamage(ObjectEvent):
    """deals combat damage (510)"""

    rule = "510.2"
    en = "<deal> combat damage"
    es = "<hacer> daño de combate"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.DealsDamage(what, combat=True)


class DealsCombatDamageTo(ObjectEvent):
    """deals combat damage to a player (510)"""

    to: Recipient
    rule = "510.2"
    en = "<deal> combat damage to {to}"
    es = "<hacer> daño de combate a {to}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return at.deals_damage(what, self.to, combat=True)


class DealsDamageEvent(ObjectEvent):
    """deals damage (120)"""

    rule = "120.3"
    en = "<deal> damage"
    es = "<hacer> daño"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.DealsDamage(what)


class DealsDamageTo(ObjectEvent):
    """deals damage to a player (120)"""

    to: Recipient
    rule = "120.3"
    en = "<deal> damage to {to}"
    es = "<hacer> daño a {to}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return at.deals_damage(what, self.to, combat=None)


class IsDealtDamage(ObjectEvent):
    """is dealt damage (120)"""

    rule = "120.3"
    en = "<be> dealt damage"
    es = "se le <hacer> daño"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.IsDealtDamage(what)


class TransformsEvent(ObjectEvent):
    """transforms (701.27)"""

    rule = "701.27"
    en = "<transform>"
    es = "se <transformar>"


class MutatesEvent(ObjectEvent):
    """mutates (702.140)"""

    rule = "702.140"
    en = "<mutate>"
    es = "<mutar>"


class ExploitsEvent(ObjectEvent):
    """exploits a creature (702.110)"""

    what: Noun
    rule = "702.110"
    en = "<exploit> {what}"


class CountersPutOn(Event):
    """one or more +1/+1 counters are put on it (122.6)"""

    counter: CounterKind
    what: Noun
    rule = "122.6"
    en = "one or more {counter} counters are put on {what}"
    es = "se pongan uno o más contadores {counter} sobre {what}"


# ------------------------------------------------------------------------------------------------ players


class Casts(PlayerEvent):
    """cast a spell (601.2i)"""

    what: Noun
    rule = "601.2i"
    en = "<cast> {what}"
    es = "<lanzar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(who, at.spell_filter(self.what))


class CastsNth(PlayerEvent):
    """cast your second spell each turn"""

    nth: Ordinal
    whose: Possessor
    rule = "601.2i"
    en = ("<cast> {whose} {nth} spell each turn",)
    es = "<lanzar> {whose@s} {nth@m+s} hechizo cada turno"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(who, objects.Filter(zones=(values.STACK,)), nth=self.nth.value)


class DrawsACard(PlayerEvent):
    """draw a card (121)"""

    rule = "121.1"
    en = "<draw> a card"
    es = "<robar> una carta"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Draws(who)


class DrawsNth(PlayerEvent):
    """draw your second card each turn (121)"""

    nth: Ordinal
    whose: Possessor
    rule = "121.1"
    en = "<draw> {whose} {nth} card each turn"
    es = "<robar> {whose@s} {nth@f+s} carta cada turno"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Draws(who, nth=self.nth.value)


class DiscardsEvent(PlayerEvent):
    """discard a card (701.9)"""

    what: Noun
    rule = "701.9"
    en = "<discard> {what}"
    es = "<descartar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Discards(who, at.filter(self.what))


class GainsLifeEvent(PlayerEvent):
    """gain life (119.9)"""

    rule = "119.9"
    en = "<gain> life"
    es = "<ganar> vidas"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.GainsLife(who)


class LosesLifeEvent(PlayerEvent):
    """lose life (119.10)"""

    rule = "119.10"
    en = "<lose> life"
    es = "<perder> vidas"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.LosesLife(who)


class SacrificesEvent(PlayerEvent):
    """sacrifice a permanent (701.21)"""

    what: Noun
    rule = "701.21"
    en = "<sacrifice> {what}"
    es = "<sacrificar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Sacrifices(who, at.filter(self.what))


class PlayerAttacks(PlayerEvent):
    """attack (508.1m)"""

    rule = "508.1m"
    en = "<attack>"
    es = "<atacar>"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.PlayerAttacks(who)


class PlayerAttacksWith(PlayerEvent):
    """attack with one or more creatures (508.1m)"""

    what: Noun
    rule = "508.1m"
    en = "<attack> with {what}"
    es = "<atacar> con {what}"


class PlayerAttacksWhom(PlayerEvent):
    """attack a player (508.1m)"""

    whom: Player
    rule = "508.1m"
    en = "<attack> {whom}"
    es = "<atacar> a {whom}"


class TapsForMana(PlayerEvent):
    """tap a land for mana (106.12)"""

    what: Noun
    rule = "106.12"
    en = "<tap> {what} for mana"
    es = "<girar> {what} para agregar maná"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesTapped(at.filter(self.what), for_mana=True)


class PlaysLand(PlayerEvent):
    """play a land (305.1)"""

    what: Noun
    rule = "305.1"
    en = "<play> {what}"
    es = "<jugar> {what}"


class CyclesEvent(PlayerEvent):
    """cycle a card (702.29)"""

    what: Noun
    rule = "702.29"
    en = "<cycle> {what}"


class CyclesOrDiscards(PlayerEvent):
    """cycle or discard a card (702.29)"""

    what: Noun
    rule = "702.29"
    en = "<cycle> or discard {what}"


class ScriesEvent(PlayerEvent):
    """scry (701.22)"""

    rule = "701.22"
    en = "<scry>"
    es = "<adivinar>"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("scry", who)


class SurveilsEvent(PlayerEvent):
    """surveil (701.25)"""

    rule = "701.25"
    en = "<surveil>"
    es = "<vigilar>"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("surveil", who)


class ProliferatesEvent(PlayerEvent):
    """proliferate (701.34)"""

    rule = "701.34"
    en = "<proliferate>"
    es = "<proliferar>"


class CommitsCrime(PlayerEvent):
    """commit a crime (700.13)"""

    rule = "700.13"
    en = "<commit> a crime"
    es = "<cometer> un crimen"


class SearchesLibrary(PlayerEvent):
    """search a library (701.23)"""

    zone: Zone
    rule = "701.23"
    en = "<search> {zone:OwnedZone}"


class CreatesTokens(PlayerEvent):
    """create a token (701.7)"""

    what: Noun
    rule = "701.7"
    en = "<create> {what}"
    es = "<crear> {what}"


class PlayerDealtCombatDamage(Event):
    """you're dealt combat damage"""

    en = "you're dealt combat damage"


class PlayerDealtDamage(Event):
    """you're dealt damage"""

    en = "you're dealt damage"


# ------------------------------------------------------------------------------------------------ steps (500)


class At(Trigger):
    """At the beginning of … (603.2b)"""

    step: StepTime
    rule = "603.2b"
    en = "at the beginning of {step}"
    es = "al comienzo de {step}"

    def trigger(self, at: Lowering) -> ability.Triggered:
        return at.triggered_at(self.step.occurrence(at))


class AtEndOfCombat(Trigger):
    """At end of combat (511.2)"""

    rule = "511.2"
    en = "at end of combat"
    es = "al final del combate"


class StepTime(Construct):
    """The beginning of which step of whose turn."""

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        """Return the occurrence."""
        return at.refuse(self)


class StepName(Construct):
    """A step or phase."""

    def number(self) -> int:
        """Return the number of :mod:`apnap.abilities.values`."""
        raise NotImplementedError


class UpkeepStep(StepName):
    """upkeep (503)"""

    rule = "503.1"
    en = "upkeep"
    es = "mantenimiento =s+m"

    def number(self) -> int:
        return values.UPKEEP


class DrawStep(StepName):
    """draw step (504)"""

    rule = "504.1"
    en = "draw step"
    es = "paso de robar =s+m"

    def number(self) -> int:
        return values.DRAW


class EndStep(StepName):
    """end step (513)"""

    rule = "513.1"
    en = "end step"
    es = "paso final =s+m"

    def number(self) -> int:
        return values.END


class FirstMainPhase(StepName):
    """first main phase (505)"""

    rule = "505.1"
    en = ("first main phase", "precombat main phase")
    es = "primera fase principal =s+f"

    def number(self) -> int:
        return values.PRECOMBAT_MAIN


class SecondMainPhase(StepName):
    """second main phase (505)"""

    rule = "505.1"
    en = ("second main phase", "postcombat main phase")
    es = "segunda fase principal =s+f"

    def number(self) -> int:
        return values.POSTCOMBAT_MAIN


class YourStep(StepTime):
    """your upkeep"""

    step: StepName
    en = "your {step}"
    es = "tu {step}"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(self.step.number(), objects.You())


class EachStep(StepTime):
    """each upkeep"""

    step: StepName
    en = ("each {step}", "the {step}")
    es = ("cada {step}", "el {step@m}", "la {step@f}")

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(self.step.number(), objects.EachPlayer())


class PlayersStep(StepTime):
    """each opponent's upkeep"""

    whose: Possessor
    step: StepName
    en = "{whose:OfPlayer} {step}"
    es = "(el|la) {step} de {whose:OfPlayer}"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(self.step.number(), self.whose.of_player(at))


class CombatOnYourTurn(StepTime):
    """combat on your turn (507)"""

    rule = "507.1"
    en = "combat on your turn"
    es = "el combate en tu turno"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(values.BEGIN_COMBAT, objects.You())


class EachCombatStep(StepTime):
    """each combat (507)"""

    rule = "507.1"
    en = "each combat"
    es = "cada combate"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(values.BEGIN_COMBAT, objects.EachPlayer())
