"""604: what is simply true: restrictions, requirements, cost changes, permissions."""

from __future__ import annotations

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.abilities.quantity import CountObjects, Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.noun_lists import OrNouns
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.players import ItsController, OfPlayer, TheirControllers
from apnap.oracle.phrase.roots import Noun, Player, Possessor
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.sources_of_abilities import FromASource


class CantBeCountered(ObjectVerb):
    """can't be countered (701.6)"""

    rule = "701.6"
    of_spells = True
    en = "can't be countered"
    es = "no <poder> ser <contrarrestado>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_COUNTERED)


class CantBeCopied(ObjectVerb):
    """can't be copied (707.10)"""

    rule = "707.10"
    of_spells = True
    en = "can't be copied"
    es = "no <poder> ser <copiado>"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or at.subject != objects.This():
            return at.refuse(self, "another spell")
        return at.rule(static.Restriction(static.CANT_BE_COPIED, objects.This()))


class CantBeRegenerated(ObjectVerb):
    """can't be regenerated (701.19c)"""

    rule = "701.19c"
    en = "can't be regenerated"
    es = "no <poder> ser <regenerado>"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static and at.duration is None:
            at.shared.limits["no_regeneration"] = True
            return effects.Nothing()
        return at.restrict(static.CANT_BE_REGENERATED)


def _of_such_sources(by: Noun) -> Noun | None:
    """Return the sources of "black spells or abilities from black sources": both nouns say the same of them."""
    if not isinstance(by, OrNouns) or not isinstance(by.first, Plural) or not isinstance(by.second, Plural):
        return None
    spells, abilities = by.first, by.second
    origin = abilities.modifiers[0] if len(abilities.modifiers) == 1 else None
    sources = origin.what if isinstance(origin, FromASource) else None
    nouns = [getattr(one.head, "lemma", "") for one in (spells, abilities, sources) if isinstance(one, Plural)]
    if nouns != ["spell", "ability", "source"] or not isinstance(sources, Plural):
        return None
    return sources if sources.modifiers == spells.modifiers else None


class CantBeTarget(ObjectVerb):
    """can't be the target of spells or abilities"""

    by: Noun
    en = ("can't be the target of {by}", "can't be the targets of {by}")
    es = "no <poder> ser objetivo de {by}"

    def lower(self, at: Lowering) -> effects.Effect:
        sources = _of_such_sources(self.by)
        if sources is not None:  # what it looks at is the spell, or the source of the ability (113.7)
            return at.restrict(static.CANT_BE_TARGETED, other=objects.Filter(at.filter(sources).tests, ()))
        found = at.filter(self.by)
        if any(isinstance(test, objects.AbilityOf) for test in found.tests):
            return at.refuse(self.by, "abilities by their sources")
        return at.restrict(static.CANT_BE_TARGETED, other=found)


class DoesntUntap(ObjectVerb):
    """doesn't untap during your untap step (502.3)"""

    whose: Possessor
    rule = "502.3"
    en = ("<do not> untap during {whose} untap step", "<do not> untap during {whose} untap steps")
    es = (
        "no se <enderezar> durante el paso de enderezar de {whose:OfPlayer}",
        "no se <enderezar> durante {whose:ShortPossessor@s} paso de enderezar",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_UNTAP_IN_UNTAP_STEP)


class DoesntUntapNext(ObjectVerb):
    """doesn't untap during its controller's next untap step (502.3)"""

    whose: Possessor
    rule = "502.3"
    en = ("<do not> untap during {whose} next untap step", "<do not> untap during {whose} next untap steps")
    es = (
        "no se <enderezar> durante el próximo paso de enderezar de {whose:OfPlayer}",
        "no se <enderezar> durante {whose:ShortPossessor@s} próximo paso de enderezar",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        own = isinstance(self.whose, OfPlayer) and isinstance(self.whose.who, ItsController | TheirControllers)
        whose = None if own else self.whose.of_player(at)
        if whose is not None and isinstance(at.what, objects.Each):  # whatever fits then (611.2c)
            all_ = static.Restriction(static.CANT_UNTAP_IN_UNTAP_STEP, at.what, whom=whose)
            return effects.ContinuousRule((all_,), durations.NextUntapStep())
        one = static.Restriction(static.CANT_UNTAP_IN_UNTAP_STEP, objects.Iterated(), whom=whose)
        return effects.ForEachObject(at.what, effects.ContinuousRule((one,), durations.NextUntapStep()))


class EntersTapped(ObjectVerb):
    """enters tapped (614.1d)"""

    entering: Entering
    rule = "614.1c"
    en = ("<enter> {entering}", "<enter> the battlefield {entering}")
    es = "<entrar> {entering@}"
    es_old = ("<entrar> en juego {entering@}", "<entrar> al campo de batalla {entering@}")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.enters(self.entering)


class EntersWithChoice(ObjectVerb):
    """enters with your choice of a deathtouch counter or a lifelink counter on it (614.1c)"""

    first: CounterKind
    second: CounterKind
    rule = "614.1c"
    en = ("<enter> with your choice of a {first} counter or a {second} counter on (it|them|him|her)",)
    es = "<entrar> con un contador {first} o un contador {second} de tu elección sobre <él@>"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        kinds = self.first.kind(), self.second.kind()
        asked = effects.ChooseMode(
            objects.You(), tuple(effects.SetAside(objects.This(), slot) for slot in (1, 2)), kinds
        )
        counters = tuple((kind, CountObjects(objects.InSlot(slot))) for slot, kind in enumerate(kinds, start=1))
        return at.rule(static.EntersModified(at.subject, effects.Entering(counters=counters), effect=asked))


class NoMaximumHandSize(PlayerVerb):
    """have no maximum hand size (402.2)"""

    rule = "402.2"
    en = "<have> no maximum hand size"
    es = "no <tener> tamaño máximo de mano"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.NO_MAXIMUM_HAND_SIZE)


class LandAllowance(PlayerVerb):
    """One more land to play (305.2)."""

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.ADDITIONAL_LANDS, n=at.one())


class AdditionalLand(LandAllowance):
    """play an additional land on each of your turns (305.2)"""

    rule = "305.2"
    en = "<play> a additional land on each of your turns"
    es = "<jugar> una tierra adicional en cada uno de tus turnos"


class AdditionalLandEach(LandAllowance):
    """play an additional land on each of their turns (305.2)"""

    rule = "305.2"
    en = ("<play> a additional land on each of their turns", "<play> a additional land during each of their turns")
    es = (
        "<jugar> una tierra adicional en cada uno de sus turnos",
        "<jugar> una tierra adicional durante cada uno de sus turnos",
    )


class AdditionalLandOnce(LandAllowance):
    """play an additional land, in the turn that is told (305.2)"""

    rule = "305.2"
    en = "<play> a additional land"
    es = "<jugar> una tierra adicional"


class PlayerCant(SubjectClause):
    """players can't gain life"""

    who: Player
    deeds: PlayerProhibition
    en = "{who} can't {deeds}"
    es = (
        "{who:OtherPlayer@1} no <poder@1+ind> {deeds}",
        "ningún jugador puede {deeds} {who=EachPlayer}",
        "{who=You} no puedes {deeds}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return forbidden(at, self.who, self.deeds)


def forbidden(at: Lowering, who: Player, deeds: PlayerProhibition) -> effects.Effect:
    """Return what players can't do: part of a static ability, or for a while."""
    parts = deeds.parts(at.with_player(who.lower(at)))
    if at.is_static:
        return effects.ContinuousRule(parts, durations.Forever())
    if at.duration is None:
        return at.refuse(deeds, "without a duration outside a static ability")
    return effects.ContinuousRule(parts, at.duration)


class PlayerProhibition(Construct):
    """What a player can't do."""

    def kind(self) -> int:
        """Return the constant of :mod:`apnap.abilities.static`."""
        raise NotImplementedError

    def concerns(self, at: Lowering) -> objects.Filter | None:
        """Return what they can't do it with; None: with nothing at all."""
        return None

    def number(self, at: Lowering) -> Quantity | None:
        """Return how often they can do it at most; None: not at all."""
        return None

    def parts(self, at: Lowering) -> tuple[static.StaticPart, ...]:
        """Return the rules about the players who are the subject."""
        return (static.PlayerRule(self.kind(), at.who, self.concerns(at), self.number(at)),)


class GainLifeProhibition(PlayerProhibition):
    """gain life"""

    rule = "119.7"
    en = "gain life"
    es = "ganar vidas"

    def kind(self) -> int:
        return static.CANT_GAIN_LIFE


class LoseGameProhibition(PlayerProhibition):
    """lose the game"""

    rule = "104.3"
    en = "lose the game"
    es = "perder el juego"

    def kind(self) -> int:
        return static.CANT_LOSE_GAME


class WinGameProhibition(PlayerProhibition):
    """win the game"""

    rule = "104.2"
    en = "win the game"
    es = "ganar el juego"

    def kind(self) -> int:
        return static.CANT_WIN_GAME


class SearchProhibition(PlayerProhibition):
    """search libraries"""

    rule = "701.23"
    en = "search libraries"
    es = "buscar en bibliotecas"

    def kind(self) -> int:
        return static.CANT_SEARCH


class CastProhibition(PlayerProhibition):
    """cast creature spells"""

    what: Noun
    rule = "601.3"
    en = "cast {what}"
    es = "lanzar {what@bare}"
    es_old = "lanzar {what@full}"

    def kind(self) -> int:
        return static.CANT_CAST

    def concerns(self, at: Lowering) -> objects.Filter | None:
        return spell_filter(at, self.what)


class CantBeCounteredBy(ObjectVerb):
    """can't be countered by blue spells (701.6)"""

    by: Noun
    rule = "701.6"
    en = "can't be countered by {by:Plural}"
    es = "no <poder> ser <contrarrestado> por {by:Plural}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static and at.duration is None:
            return at.refuse(self, "for how long?")
        return at.restrict(static.CANT_BE_COUNTERED, other=spell_filter(at, self.by))


class CantBeSacrificed(ObjectVerb):
    """can't be sacrificed (701.21)"""

    rule = "701.21"
    en = "can't be sacrificed"
    es = "no <poder> ser <sacrificado>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_SACRIFICED)
