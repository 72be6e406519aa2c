"""101.2, 601.3: what players can't do: so many spells, from elsewhere, lands, abilities, for a while, in some turns."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static, values
from apnap.abilities.duration import Forever, UntilEndOfTurn
from apnap.abilities.quantity import Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Noun, Player, UnitPhrase
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.statics import PlayerProhibition, forbidden
from apnap.oracle.words.steps import COMBAT

_ANYWHERE = (values.HAND, values.GRAVEYARD, values.LIBRARY, values.EXILE, values.COMMAND)


class CastMoreThan(PlayerProhibition):
    """cast more than one noncreature spell each turn"""

    count: NumberWord
    what: UnitPhrase
    rule = "601.3"
    en = "cast more than {count} {what@s} each turn"
    es = "lanzar más de {count@m} {what@s} cada turno"

    def kind(self) -> int:
        return static.CAST_LIMIT

    def concerns(self, at: Lowering) -> objects.Filter | None:
        return spell_filter(at, self.what)

    def number(self, at: Lowering) -> Quantity | None:
        return self.count.lower(at)


class PlayLands(PlayerProhibition):
    """play nonbasic lands"""

    what: Noun
    rule = "305.2"
    en = "play {what:Plural}"
    es = "jugar {what:Plural@bare}"

    def kind(self) -> int:
        return static.CANT_PLAY_LANDS

    def concerns(self, at: Lowering) -> objects.Filter | None:
        found = at.filter(self.what)
        if found.zones not in ((), (values.BATTLEFIELD,)):
            return at.refuse(self.what, "lands from somewhere")
        return objects.Filter(found.tests, _ANYWHERE)


class ActivateAbilitiesOf(PlayerProhibition):
    """activate abilities of artifacts or creatures"""

    what: Noun
    rule = "602.5"
    en = "activate abilities of {what}"
    es = "activar habilidades de {what@bare}"

    def kind(self) -> int:
        return static.CANT_ACTIVATE_ABILITIES

    def concerns(self, at: Lowering) -> objects.Filter | None:
        found = at.filter(self.what)
        return found if found.zones else at.refuse(self.what, "abilities of what anywhere")


class ActivateButMana(PlayerProhibition):
    """activate abilities that aren't mana abilities"""

    rule = "602.5"
    en = "activate abilities that aren't mana abilities"
    es = "activar habilidades que no sean habilidades de maná"

    def kind(self) -> int:
        return static.CANT_ACTIVATE_BUT_MANA


class CycleCards(PlayerProhibition):
    """cycle cards"""

    rule = "702.29"
    en = "cycle cards"
    es = "activar habilidades de ciclo de cartas"

    def kind(self) -> int:
        return static.CANT_CYCLE


class DrawCards(PlayerProhibition):
    """draw cards"""

    rule = "121.3"
    en = "draw cards"
    es = "robar cartas"

    def kind(self) -> int:
        return static.CANT_DRAW


class DrawMoreThan(PlayerProhibition):
    """draw more than one card each turn"""

    count: NumberWord
    rule = "121.3"
    en = ("draw more than {count@s} card each turn", "draw more than {count@p} cards each turn")
    es = ("robar más de {count@f+s} carta cada turno", "robar más de {count@f+p} cartas cada turno")

    def kind(self) -> int:
        return static.CANT_DRAW

    def number(self, at: Lowering) -> Quantity | None:
        return self.count.lower(at)


class EitherProhibition(PlayerProhibition):
    """cast spells or activate abilities of artifacts"""

    first: PlayerProhibition
    second: PlayerProhibition
    rule = "101.2"
    en = "{first} or {second}"
    es = "{first} ni {second}"

    def parts(self, at: Lowering) -> tuple[static.StaticPart, ...]:
        second = self.second.parts(at)
        return (*(_from_there(part, second) for part in self.first.parts(at)), *second)


def _from_there(lands: static.StaticPart, spells: tuple[static.StaticPart, ...]) -> static.StaticPart:
    """Return that lands can't be played: in "play lands or cast spells from your hand" not from there, either."""
    where = [part.what for part in spells if isinstance(part, static.PlayerRule) and part.what is not None]
    origins = tuple(test.zone for what in where for test in what.tests if isinstance(test, objects.SpellFrom))
    if not origins or not isinstance(lands, static.PlayerRule) or lands.kind != static.CANT_PLAY_LANDS:
        return lands
    assert lands.what is not None
    whose = tuple(test for what in where for test in what.tests if isinstance(test, objects.OwnedBy))
    return replace(lands, what=objects.Filter((*lands.what.tests, *whose), origins))


class CantInYourTurn(SubjectClause):
    """ "Your opponents can't cast spells during your turn"."""

    who: Player
    deeds: PlayerProhibition
    rule = "601.3"
    en = "{who} can't {deeds} during your turn"
    es = (
        "{who:OtherPlayer@1} no <poder@1+ind> {deeds} durante tu turno",
        "{who=You} no puedes {deeds} durante tu turno",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.If(conditions.YourTurn(objects.You()), forbidden(at, self.who, self.deeds))


class CantInCombat(SubjectClause):
    """ "Players can't cast spells during combat"."""

    who: Player
    deeds: PlayerProhibition
    rule = "506.1"
    en = "{who} can't {deeds} during combat"
    es = (
        "{who:OtherPlayer@1} no <poder@1+ind> {deeds} durante el combate",
        "{who=You} no puedes {deeds} durante el combate",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.If(conditions.DuringStep(COMBAT), forbidden(at, self.who, self.deeds))


class OnlyAsSorcery(SubjectClause):
    """ "Each opponent can cast spells only any time they could cast a sorcery" (307.5)."""

    who: Player
    rule = "307.5"
    en = "{who} can cast spells only any time they could cast a sorcery"
    es = "{who:OtherPlayer@1} solo <poder@1+ind> lanzar hechizos en cualquier momento en que pudiera lanzar un conjuro"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.PlayerRule(static.CAST_ONLY_AS_SORCERY, self.who.lower(at)))


class OnlyInOwnTurns(SubjectClause):
    """ "Players can cast spells only during their own turns" (601.3)."""

    rule = "601.3"
    en = "players can cast spells only during their own turns"
    es = "los jugadores solo pueden lanzar hechizos durante sus propios turnos"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.PlayerRule(static.CANT_CAST, objects.EachOtherPlayer(objects.ActivePlayer())))


class CastAndActivateInOwnTurns(SubjectClause):
    """ "Players can cast spells and activate abilities only during their own turns" (601.3, 602.5)."""

    rule = "602.5"
    en = "players can cast spells and activate abilities only during their own turns"
    es = "los jugadores solo pueden lanzar hechizos y activar habilidades durante sus propios turnos"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        others = objects.EachOtherPlayer(objects.ActivePlayer())
        spells = static.PlayerRule(static.CANT_CAST, others)
        return effects.ContinuousRule((spells, static.PlayerRule(static.CANT_ACTIVATE_ABILITIES, others)), Forever())


class CastOnlySoManyMore(SubjectClause):
    """ "You can cast only one more spell this turn" (601.3): counted from now on."""

    count: NumberWord
    rule = "601.3"
    en = "you can cast only {count@s} more spell this turn"
    es = "este turno solo puedes lanzar {count@s+m} hechizo más"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        done = at.shared.done
        slot = at.slot()
        at.shared.done = done
        cast = quantity.ThisTurn(occurrence.Casts(objects.You()))
        counted = effects.SetNumberAside(quantity.Plus(cast, self.count.lower(at)), slot)
        rule = static.PlayerRule(static.CAST_LIMIT, objects.You(), n=quantity.AmountInSlot(slot))
        return effects.Sequence((counted, effects.ContinuousRule((rule,), UntilEndOfTurn())))
