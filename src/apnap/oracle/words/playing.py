"""Casting spells and playing cards by permission (601.3b) or while something resolves (608.2g)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.abilities.casting import WITH_ANY_COLOR, WITH_ANY_TYPE
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, ClauseGroup, SubjectClause
from apnap.oracle.phrase.modifiers import Modifier
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.relatives import FromZone
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import Among
from apnap.oracle.words.keywords import CostedName
from apnap.oracle.words.player_events import spell_filter

_SPELL = objects.Is(objects.IS_SPELL)


def as_cards(found: objects.Filter) -> objects.Filter:
    """Return a description of spells as one of the cards to cast: "an instant spell from your hand" (601.3e)."""
    return replace(found, tests=_as_cards(found.tests))


def _as_cards(tests: tuple[objects.Test, ...]) -> tuple[objects.Test, ...]:
    """Return the tests without that for spells, also among "creature spells and enchantment spells"."""
    return tuple(
        replace(test, tests=_as_cards(test.tests)) if isinstance(test, objects.AnyOf | objects.AllOf) else test
        for test in tests
        if test != _SPELL
    )


def _playable(at: Lowering, what: Noun) -> objects.Objects | objects.Filter:
    """Return what a permission is about: those named, or all that fit from now on."""
    among = next((one for one in getattr(what, "modifiers", ()) if one.is_among()), None)
    if at.is_static and among is not None and isinstance(among, FromZone) and isinstance(among.zone, Among):
        cards = among.zone.what
        if isinstance(cards, Plural):  # "from among cards in exile your opponents own"
            found = at.filter(cards)
            if not found.zones or {values.STACK, values.BATTLEFIELD} & set(found.zones):
                return at.refuse(cards, "cast from where?")
            spells = as_cards(at.filter(_without(what, among)))
            return objects.Filter((*found.tests, *spells.tests), found.zones)
    if at.is_static and among is not None:
        return objects.Those(among.among(at), replace(as_cards(at.filter(what)), zones=()))
    named = at.filter(what) if at.is_static else at.objects(what)
    if isinstance(named, objects.Each):
        named = named.filter
    if isinstance(named, objects.Filter):
        if not named.zones or {values.STACK, values.BATTLEFIELD} & set(named.zones):
            return at.refuse(what, "cast from where?")
        return as_cards(named)
    return replace(named, filter=as_cards(named.filter)) if isinstance(named, objects.Those) else named


def _without(what: Any, one: Modifier) -> Noun:
    """Return a noun phrase without one of its modifiers."""
    found: Noun = replace(what, modifiers=tuple(other for other in what.modifiers if other is not one))
    return found


def _any_one(at: Lowering, what: Noun) -> objects.Objects | objects.Filter | None:
    """Return what one card may be cast from as long as an effect lasts: "a spell from among cards exiled with ~"."""
    found = what.candidates(at)
    if found is None or found[1] != Number(1):
        return None
    cards = found[0]
    if isinstance(cards, objects.Each):
        zones = cards.filter.zones
        return as_cards(cards.filter) if zones and not {values.STACK, values.BATTLEFIELD} & set(zones) else None
    return replace(cards, filter=as_cards(cards.filter)) if isinstance(cards, objects.Those) else cards


def permission(at: Lowering, what: Noun, lands: bool, free: bool) -> effects.Effect:
    """Return "you may play that card this turn" (601.3b), or the casting of it now (608.2g)."""
    if at.is_static or at.duration is not None:
        one = None if at.is_static else _any_one(at, what)
        cards = _playable(at, what) if one is None else one
        return at.rule(static.MayPlay(at.who, cards, lands=lands, free=free, once_per_turn=one is not None))
    found = what.candidates(at)
    if found is None:
        named = at.objects(what)
        if at.is_spell and isinstance(named, objects.This):
            return at.refuse(what, "it is being cast already")
        n = None if isinstance(named, objects.Linked) else Number(1)  # "the exiled card" is each of them (607.3)
        return effects.CastNow(at.who, named, n, free, lands=lands, slot=at.slot())
    cards, most = found
    at.shared.left = cards.what if isinstance(cards, objects.Those) else at.shared.left
    if isinstance(cards, objects.Each | objects.Those):
        cards = replace(cards, filter=as_cards(cards.filter))
    if isinstance(cards, objects.Each) and cards.filter.zones in ((), (values.STACK,)):
        return at.refuse(what, "cast from where?")
    return effects.CastNow(at.who, cards, most, free, lands=lands, slot=at.slot())


class CastSpell(PlayerVerb):
    """Cast a spell."""

    what: Noun
    rule = "601.3"
    en = "<cast> {what}"
    es = "<lanzar> {what@bare}"
    es_old = "<lanzar> {what}"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return permission(at, self.what, lands=False, free=False)


class CastUsing(PlayerVerb):
    """Cast a card from elsewhere by an alternative cost of its own only (118.9)."""

    what: NounPhrase
    name: CostedName
    rule = "118.9"
    en = "<cast> {what:Determined} using its {name} ability"
    es = "<lanzar> {what:Determined} usando su habilidad de {name}"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not self.what.is_self():
            return at.refuse(self, "another card, or outside a static ability")
        return at.rule(static.MayPlay(at.who, _playable(at, self.what), using=self.name.lemma))


class CastFree(PlayerVerb):
    """Cast without paying mana costs (118.9)."""

    what: Noun
    rule = "118.9"
    en = (
        "<cast> {what} without paying its mana cost",
        "<cast> {what} without paying their mana costs",
    )
    es = ("<lanzar> {what} sin pagar su coste de maná", "<lanzar> {what} sin pagar sus costes de maná")

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return permission(at, self.what, lands=False, free=True)


class PlayCard(PlayerVerb):
    """Play a card."""

    what: Noun
    rule = "601.3"
    en = "<play> {what}"
    es = "<jugar> {what@bare}"
    es_old = "<jugar> {what}"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return permission(at, self.what, lands=True, free=False)


class PlayFree(PlayerVerb):
    """Play without paying mana costs (118.9)."""

    what: Noun
    rule = "118.9"
    en = (
        "<play> {what} without paying its mana cost",
        "<play> {what} without paying their mana costs",
    )
    es = ("<jugar> {what} sin pagar su coste de maná", "<jugar> {what} sin pagar sus costes de maná")

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return permission(at, self.what, lands=True, free=True)


class PlayAndCast(PlayerVerb):
    """ "Play lands and cast spells from the top of your library": what stands behind is said of both (305.1, 601.3)."""

    lands: Noun
    spells: Noun
    rule = "601.3"
    en = "<play> {lands:Plural} and <cast> {spells:Plural}"
    es = "<jugar> {lands:Plural@bare} y <lanzar> {spells:Plural@bare}"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        lands, spells = self.lands, self.spells
        if not isinstance(lands, Plural) or not isinstance(spells, Plural):
            return at.refuse(self)
        whence = tuple(one for one in spells.modifiers if isinstance(one, FromZone))
        if not whence or any(isinstance(one, FromZone) for one in lands.modifiers):
            return at.refuse(self, "from where?")
        if not at.is_static and at.duration is None:
            return at.refuse(self, "without a duration")
        from_there = Plural(lands.head, (*lands.modifiers, *whence))
        parts = (
            static.MayPlay(at.who, _playable(at, from_there), spells=False, lands=True),
            static.MayPlay(at.who, _playable(at, spells)),
        )
        return effects.ContinuousRule(parts, durations.Forever() if at.duration is None else at.duration)


def _any_mana(found: effects.Effect, color: bool) -> effects.Effect | None:
    """Return a permission to cast with mana of any type (or color) for it; None: it is no permission."""
    if isinstance(found, effects.Sequence):
        last = _any_mana(found.effects[-1], color)
        return None if last is None else effects.Sequence((*found.effects[:-1], last))
    if isinstance(found, effects.CastNow) and not (found.free or found.manner or found.lands) and found.cost is None:
        return replace(found, manner=WITH_ANY_COLOR if color else WITH_ANY_TYPE)
    if not isinstance(found, effects.ContinuousRule) or not any(isinstance(one, static.MayPlay) for one in found.parts):
        return None
    parts = tuple(
        replace(one, any_color=color, any_type=not color) if isinstance(one, static.MayPlay) else one
        for one in found.parts
    )
    return replace(found, parts=parts)


class PlayWithAnyMana(ClauseGroup):
    """ "You may play it this turn, and mana of any type can be spent to cast it" (609.4b)."""

    clause: SubjectClause
    what: Noun
    rule = "609.4b"
    en = "{clause} , and mana of any type can be spent to cast {what}"
    es = "{clause} , y puedes usar maná de cualquier tipo para <lanzar@inf> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = _any_mana(at.effect(self.clause), color=False)
        return at.refuse(self, "nothing may be cast") if found is None else found


class PlayWithAnyColor(ClauseGroup):
    """ "You may play it this turn, and you may spend mana as though it were mana of any color to cast it" (609.4b)."""

    clause: SubjectClause
    what: Noun
    rule = "609.4b"
    en = (
        "{clause} , and you may spend mana as though it were mana of any color to cast {what}",
        "{clause} and you may spend mana as though it were mana of any color to cast {what}",
    )
    es = "{clause} , y puedes usar maná como si fuera maná de cualquier color para <lanzar@inf> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = _any_mana(at.effect(self.clause), color=True)
        return at.refuse(self, "nothing may be cast") if found is None else found


class PlayWithSomeMana(ClauseGroup):
    """You may play it, and some mana may be spent as though it were mana of any color (609.4b)."""

    clause: SubjectClause
    what: Noun

    def leave(self, leave: static.MayPlay) -> static.MayPlay:
        """Return the permission with that freedom."""
        raise NotImplementedError

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.effect(self.clause)
        last = found.effects[-1] if isinstance(found, effects.Sequence) else found
        if not isinstance(last, effects.ContinuousRule) or not all(
            isinstance(one, static.MayPlay) for one in last.parts
        ):
            return at.refuse(self, "nothing may be cast")
        freely = replace(last, parts=tuple(self.leave(one) for one in last.parts if isinstance(one, static.MayPlay)))
        return replace(found, effects=(*found.effects[:-1], freely)) if isinstance(found, effects.Sequence) else freely


class PlayWithSnowMana(PlayWithSomeMana):
    """ "…, and you may spend mana from snow sources as though it were mana of any color to cast it" (609.4b)."""

    rule = "609.4b"
    en = "{clause} , and you may spend mana from snow sources as though it were mana of any color to cast {what}"
    es = (
        "{clause} , y puedes usar maná de fuentes nevadas como si fuera maná de cualquier color para "
        "<lanzar@inf> {what}"
    )

    def leave(self, leave: static.MayPlay) -> static.MayPlay:
        return replace(leave, snow_as_any_color=True)


class PlayWithColorlessMana(PlayWithSomeMana):
    """ "…, and you may spend colorless mana as though it were mana of any color to cast it" (609.4b)."""

    rule = "609.4b"
    en = "{clause} , and you may spend colorless mana as though it were mana of any color to cast {what}"
    es = "{clause} , y puedes usar maná incoloro como si fuera maná de cualquier color para <lanzar@inf> {what}"

    def leave(self, leave: static.MayPlay) -> static.MayPlay:
        return replace(leave, colorless_as_any_color=True)


class CastWithAnyMana(Clause):
    """ "Mana of any type can be spent to cast that spell", of what may be played (609.4b)."""

    what: Noun
    rule = "609.4b"
    en = (
        "mana of any type can be spent to cast {what}",
        "if you cast a spell this way , mana of any type can be spent to cast {what}",
        "if you cast a spell this way , you may spend mana as though it were mana of any type to cast {what}",
    )
    es = (
        "puedes usar maná de cualquier tipo para <lanzar@inf> {what}",
        "si lanzas un hechizo de esta manera , puedes usar maná de cualquier tipo para <lanzar@inf> {what}",
        "si lanzas un hechizo de esta manera , puedes usar maná como si fuera maná de cualquier tipo para <lanzar@inf>"
        " {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.amend(effects.ContinuousRule, lambda one: _any_mana(one, color=False) or one):
            return at.refuse(self, "nothing may be cast")
        return effects.Nothing()


class CastWithAnyColor(Clause):
    """ "You may spend mana as though it were mana of any color to cast that spell" (609.4b)."""

    what: Noun
    rule = "609.4b"
    en = (
        "you may spend mana as though it were mana of any color to cast {what}",
        "if you cast a spell this way , you may spend mana as though it were mana of any color to cast {what}",
    )
    es = (
        "puedes usar maná como si fuera maná de cualquier color para <lanzar@inf> {what}",
        "si lanzas un hechizo de esta manera , puedes usar maná como si fuera maná de cualquier color para lanzar"
        " {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static and isinstance(self.what, Plural):
            return at.rule(static.AsThough(static.SPEND_ANY_COLOR, spell_filter(at, self.what), objects.You()))
        if at.is_static or not at.amend(effects.ContinuousRule, lambda one: _any_mana(one, color=True) or one):
            return at.refuse(self, "nothing may be cast")
        return effects.Nothing()


class SpendAnyType(Clause):
    """ "You can spend mana of any type to cast creature spells" (609.4b)."""

    what: Noun
    rule = "609.4b"
    en = "you can spend mana of any type to cast {what:Plural}"
    es = "puedes gastar maná de cualquier tipo para <lanzar@inf> {what:Plural@bare}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.AsThough(static.SPEND_ANY_TYPE, spell_filter(at, self.what), objects.You()))
