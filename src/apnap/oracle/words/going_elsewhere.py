"""614.6: objects that would die or be put into a graveyard, and what happens to them instead."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners import A, Another
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Noun, NounPhrase, Possessor
from apnap.oracle.pruning import pruned


def elsewhere(
    at: Lowering, clause: Clause, moves: occurrence.ZoneChanges, lasting: durations.Duration
) -> effects.Effect:
    """Return "…, exile it instead": the move goes to another zone, or something else is done instead of it."""
    happens = clause.what_happens_instead()
    if happens is None:
        return at.refuse(clause, "not instead of anything")
    inner = at.fresh()
    inner.shared.slots = at.shared.slots
    inner.begin_event(objects.EventObject(), False, moves.what, moved=True)
    found = inner.effect(happens)
    at.shared.slots = inner.shared.slots
    if inner.shared.targets:
        return at.refuse(clause, "a replacement effect has no targets")
    part = _going(moves, found) or static.Replacement(moves, pruned(found))
    return effects.ContinuousRule((part,), lasting)


def _going(moves: occurrence.ZoneChanges, found: effects.Effect) -> static.GoesElsewhere | None:
    """Return where the object goes instead, if that is all that happens."""
    it = objects.EventObject()
    parts = found.effects if isinstance(found, effects.Sequence) else (found,)
    parts = tuple(one for one in parts if not (isinstance(one, effects.Reveal) and one.what == it))
    move = parts[0] if len(parts) == 1 else None
    if not isinstance(move, effects.Move) or replace(move, what=it, slot=0) != effects.Move(it, move.to, move.position):
        return None
    shown = isinstance(move.what, objects.InSlot) and len(parts) < len(getattr(found, "effects", ()))
    if move.what != it and not shown:
        return None
    return static.GoesElsewhere(moves, move.to, move.position)


def _watched(at: Lowering, what: Noun) -> objects.Filter:
    """Return what would move: "a creature" is any that fits, "that creature" a particular one."""
    done = next((one for one in getattr(what, "modifiers", ()) if one.takes_all()), None)
    if done is not None and isinstance(what, Determined):
        return objects.Filter((objects.IsOneOf(what.done_to(at, done)),))
    any_such = isinstance(what, Determined) and isinstance(what.determiner, A | Another)
    done = next((one for one in getattr(what, "modifiers", ()) if one.is_this_way()), None)
    if any_such and done is not None and isinstance(what, Determined):  # "a creature dealt damage this way"
        kind = Determined(what.determiner, what.head, tuple(one for one in what.modifiers if one is not done)).filter(
            at
        )
        one_of = objects.IsOneOf(at.done_to(done, done.participle()))
        return narrowed(kind, one_of)
    if at.is_static or any_such:
        if isinstance(what, CardOrToken):
            return what.filter(at)
        found, several = what.event_subject(at)
        if several:
            return at.refuse(what, "several")
        return found if found.zones else narrowed(found, objects.Is(objects.IS_CARD))  # 108.2b
    return objects.Filter((objects.IsOneOf(at.objects(what)),))


class CardOrToken(NounPhrase):
    """a card or token: any of either (108.2b)"""

    rule = "108.2b"
    en = "a card or token =s"
    es = "una carta o ficha =s+f"

    def filter(self, at: Lowering) -> objects.Filter:
        return objects.Filter((objects.AnyOf((objects.Is(objects.IS_CARD), objects.Is(objects.TOKEN))),), ())


class WouldDeed(Construct):
    """What an object would do."""


class WouldDie(WouldDeed):
    """die"""

    rule = "700.4"
    en = "<die>"
    es = "<morir>"


class WouldDieThisTurn(WouldDeed):
    """die this turn"""

    rule = "700.4"
    en = "<die> this turn"
    es = "<morir> este turno"


class WouldObject(Clause):
    """ "If a creature would die, exile it instead" (614.1a)."""

    what: Noun
    deed: WouldDeed
    clause: Clause
    rule = "614.1a"
    en = "if {what} would {deed@p} , {clause}"
    es = "si {what@1} fuera a {deed@inf} , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static != isinstance(self.deed, WouldDie):
            return at.refuse(self, "for how long?")
        what = _watched(at, self.what)
        dies = occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return elsewhere(at, self.clause, dies, durations.Forever() if at.is_static else durations.UntilEndOfTurn())


class WouldEnterUncast(Clause):
    """ "If a creature would enter and it wasn't cast, exile it instead" (614.1c)."""

    what: Noun
    clause: Clause
    rule = "614.1c"
    en = "if {what} would enter and it wasn't cast , {clause}"
    es = "si {what@1} fuera a entrar y no fue <lanzado@1> , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static and at.duration is None:
            return at.refuse(self, "for how long?")
        what = _watched(at, self.what)
        uncast = narrowed(what, objects.Not(objects.Is(objects.WAS_CAST)))
        enters = occurrence.ZoneChanges(uncast, to_zones=(values.BATTLEFIELD,))
        return elsewhere(at, self.clause, enters, at.duration or durations.Forever())


class WouldGraveyard(Clause):
    """ "If a card would be put into a graveyard from anywhere, exile it instead" (614.6)."""

    what: Noun
    clause: Clause
    rule = "614.6"
    en = "if {what} would be put into a graveyard from anywhere , {clause}"
    es = "si {what} fuera a ir a un cementerio desde cualquier parte , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        gone = occurrence.ZoneChanges(_watched(at, self.what), to_zones=(values.GRAVEYARD,))
        return elsewhere(at, self.clause, gone, durations.Forever())

    def is_about_spell(self) -> bool:
        return self.what.is_self()


class WouldGraveyardFromBattlefield(Clause):
    """ "If a permanent would be put into a graveyard, exile it instead" (614.6)."""

    what: Noun
    clause: Clause
    rule = "614.6"
    en = (
        "if {what} would be put into a graveyard , {clause}",
        "if {what} would be put into a graveyard from the battlefield , {clause}",
    )
    es = (
        "si {what} fuera a ir a un cementerio , {clause}",
        "si {what} fuera a ir a un cementerio desde el campo de batalla , {clause}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        what = _watched(at, self.what)
        if what.zones != (values.BATTLEFIELD,):
            return at.refuse(self.what, "not a permanent")
        gone = occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return elsewhere(at, self.clause, gone, durations.Forever())


class WouldYourGraveyard(Clause):
    """ "If a card would be put into your graveyard from anywhere, exile it instead" (614.6)."""

    what: Noun
    whose: Possessor
    clause: Clause
    rule = "614.6"
    en = "if {what} would be put into {whose} graveyard from anywhere , {clause}"
    es = (
        "si {what} fuera a ir a {whose:ShortPossessor@s} cementerio desde cualquier parte , {clause}",
        "si {what} fuera a ir a el cementerio de {whose:OfPlayer} desde cualquier parte , {clause}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        what = _watched(at, self.what)
        own = narrowed(what, objects.OwnedBy(self.whose.of_player(at)))
        return elsewhere(
            at, self.clause, occurrence.ZoneChanges(own, to_zones=(values.GRAVEYARD,)), durations.Forever()
        )


class WouldYourGraveyardUncycled(Clause):
    """ "If a card with cycling would be put into your graveyard from anywhere and it wasn't cycled, …" (614.6)."""

    what: Noun
    whose: Possessor
    clause: Clause
    rule = "614.6"
    en = "if {what} would be put into {whose} graveyard from anywhere and it wasn't cycled , {clause}"
    es = (
        "si {what} fuera a ir a {whose:ShortPossessor@s} cementerio desde cualquier parte y no se activó su habilidad "
        "de ciclo , {clause}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        own = narrowed(_watched(at, self.what), objects.OwnedBy(self.whose.of_player(at)))
        moves = occurrence.ZoneChanges(own, to_zones=(values.GRAVEYARD,), uncycled=True)
        return elsewhere(at, self.clause, moves, durations.Forever())


class WouldLeave(Clause):
    """ "If it would leave the battlefield, exile it instead of putting it anywhere else" (614.6)."""

    what: Noun
    rule = "614.6"
    en = (
        "if {what@s} would leave the battlefield , exile it instead of putting it anywhere else",
        "if {what@p} would leave the battlefield , exile them instead of putting them anywhere else",
    )
    es = (
        "si fuera a dejar el campo de batalla , va a el exilio en vez de a cualquier otra parte {what=It}",
        "si fueran a dejar el campo de batalla , van a el exilio en vez de a cualquier otra parte {what=They}",
        "si {what@s} fuera a dejar el campo de batalla , va a el exilio en vez de a cualquier otra parte",
        "si {what@p} fueran a dejar el campo de batalla , van a el exilio en vez de a cualquier otra parte",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        what = _watched(at, self.what)
        if what.zones != (values.BATTLEFIELD,):
            return at.refuse(self.what, "off the battlefield")
        moves = occurrence.ZoneChanges(what, (values.BATTLEFIELD,))
        return effects.ContinuousRule((static.GoesElsewhere(moves, values.EXILE),), durations.Forever())


class WouldYourGraveyardThisTurn(Clause):
    """ "If a card would be put into your graveyard from anywhere this turn, exile that card instead" (614.6)."""

    what: Noun
    whose: Possessor
    clause: Clause
    rule = "614.6"
    en = "if {what} would be put into {whose} graveyard from anywhere this turn , {clause}"
    es = (
        "si {what} fuera a ir a {whose:ShortPossessor@s} cementerio desde cualquier parte este turno , {clause}",
        "si {what} fuera a ir a el cementerio de {whose:OfPlayer} desde cualquier parte este turno , {clause}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        what = _watched(at, self.what)
        own = narrowed(what, objects.OwnedBy(self.whose.of_player(at)))
        moves = occurrence.ZoneChanges(own, to_zones=(values.GRAVEYARD,))
        return elsewhere(at, self.clause, moves, durations.UntilEndOfTurn())


class SpellWouldGraveyard(Clause):
    """ "If that spell would be put into a graveyard, exile it instead", of a spell cast by the leave given before."""

    clause: Clause
    rule = "614.6"
    en = (
        "if that spell would be put into a graveyard , {clause}",
        "if a spell cast this way would be put into a graveyard , {clause}",
        "if it would be put into a graveyard , {clause}",
        "if that spell would be put into their graveyard , {clause}",
    )
    es = (
        "si ese hechizo fuera a ir a un cementerio , {clause}",
        "si un hechizo lanzado de esta manera fuera a ir a un cementerio , {clause}",
        "si fuera a ir a un cementerio , {clause}",
        "si ese hechizo fuera a ir a su cementerio , {clause}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return of_spell_cast(self, at, self.clause, ())

    def with_before(self, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        return with_leaving(self, at, before, self.clause, ())


class SpellWouldYourGraveyard(Clause):
    """ "If that spell would be put into your graveyard, exile it instead"."""

    clause: Clause
    rule = "614.6"
    en = (
        "if that spell would be put into your graveyard , {clause}",
        "if a spell cast this way would be put into your graveyard , {clause}",
    )
    es = (
        "si ese hechizo fuera a ir a tu cementerio , {clause}",
        "si un hechizo lanzado de esta manera fuera a ir a tu cementerio , {clause}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return of_spell_cast(self, at, self.clause, (objects.OwnedBy(objects.You()),))

    def with_before(self, at: Lowering, before: ability.Static) -> tuple[ability.Static, ...] | None:
        return with_leaving(self, at, before, self.clause, (objects.OwnedBy(objects.You()),))


def with_leaving(
    construct: Construct, at: Lowering, before: ability.Static, clause: Clause, more: tuple[objects.Test, ...]
) -> tuple[ability.Static, ...]:
    """Return a permission of a static ability with where a spell that is cast by it goes instead of a graveyard."""
    part = before.parts[0] if len(before.parts) == 1 else None
    if not isinstance(part, static.MayPlay) or part.rider is not None:
        return at.refuse(construct, "which spell?")
    spell = objects.Filter((objects.IsOneOf(objects.EventObject()), *more), (values.STACK,))
    gone = occurrence.ZoneChanges(spell, (values.STACK,), (values.GRAVEYARD,))
    rider = elsewhere(at, clause, gone, durations.Forever())
    return (replace(before, parts=(replace(part, rider=rider),)),)


def of_spell_cast(construct: Construct, at: Lowering, clause: Clause, more: tuple[objects.Test, ...]) -> effects.Effect:
    """Return what becomes of a spell that was cast while this resolves, or that may be cast from now on."""
    tests: list[objects.Test] = []

    def note_cast(cast: effects.CastNow) -> effects.Effect:
        tests.append(objects.IsOneOf(objects.InSlot(cast.slot)))
        return cast

    def note_leave(rule: effects.ContinuousRule) -> effects.Effect:
        parts = [part for part in rule.parts if isinstance(part, static.MayPlay)]
        for part in parts:
            if isinstance(part.what, objects.Objects):
                tests.append(objects.CastFromOne(part.what))
        if len(parts) != 1 or len(rule.parts) > 1 or not isinstance(parts[0].what, objects.Filter) or parts[0].rider:
            return rule
        riding.append(True)  # whichever spell is cast by that leave
        cast = objects.Filter((objects.IsOneOf(objects.EventObject()), *more), (values.STACK,))
        left = occurrence.ZoneChanges(cast, (values.STACK,), (values.GRAVEYARD,))
        return replace(rule, parts=(replace(parts[0], rider=elsewhere(at, clause, left, durations.Forever())),))

    riding: list[bool] = []
    if at.is_static or not (at.amend(effects.CastNow, note_cast) or at.amend(effects.ContinuousRule, note_leave)):
        return at.refuse(construct, "which spell?")
    if riding:
        return effects.Nothing()
    if len(tests) != 1:
        return at.refuse(construct, "which spell?")
    spell = objects.Filter((tests[0], *more), (values.STACK,))
    gone = occurrence.ZoneChanges(spell, (values.STACK,), (values.GRAVEYARD,))
    return elsewhere(at, clause, gone, durations.Forever())
