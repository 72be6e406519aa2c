"""What players choose as an effect: objects, players, colors, types, new targets."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.noun_phrases import AnyTarget, Targeted
from apnap.oracle.phrase.players import AnOpponent, AnotherPlayer, APlayer, TargetOpponent, TargetPlayer
from apnap.oracle.phrase.roots import Noun, Player
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.several import are_several


class ChooseObject(PlayerVerb):
    """Choose objects (608.2d)."""

    is_choice: ClassVar[bool] = True
    what: Noun
    rule = "608.2d"
    en = "<choose> {what}"
    es = "<elegir> {what} =full"

    def lower(self, at: Lowering) -> effects.Effect:
        if isinstance(self.what, AnyTarget):
            self.what.parts(at)
            return effects.Nothing()
        apart = any(one.is_apart() for one in getattr(self.what, "modifiers", ()))
        at.shared.limits["choosing"] = apart
        found = at.objects(self.what)
        at.shared.limits["choosing"] = False
        if apart:
            last = at.shared.prelude[-1] if at.shared.prelude else None
            if not isinstance(last, effects.Choose) or found != objects.InSlot(last.slot) or not are_several(at.who):
                return at.refuse(self, "different from what?")
            at.shared.prelude[-1] = replace(last, apart=True)
        if isinstance(self.what, Targeted) and not isinstance(at.who, objects.You):
            at.target_chosen_by(at.who, False)
        at.did("chosen", found, True)
        asked = [one for one in at.shared.prelude if isinstance(one, effects.Choose)]
        if isinstance(found, objects.InSlot) and asked and asked[-1].slot == found.slot and asked[-1].among is None:
            unchosen = objects.Filter((objects.Not(objects.IsOneOf(found)),), ())
            at.shared.left = objects.Those(objects.Each(asked[-1].what), unchosen)
        return effects.Nothing()


class ChoosePlayer(PlayerVerb):
    """Choose a player."""

    who: Player
    en = "<choose> {who}"
    es = "<elegir> {who}"
    es_old = "<elegir> a {who}"

    def lower(self, at: Lowering) -> effects.Effect:
        kinds: dict[type[Player], int] = {AnOpponent: effects.CHOOSE_OPPONENT, APlayer: effects.CHOOSE_PLAYER}
        if isinstance(self.who, TargetPlayer | TargetOpponent):
            self.who.lower(at)
            return effects.Nothing()
        kind = kinds.get(type(self.who))
        if isinstance(self.who, AnotherPlayer):
            other = effects.ChoosePlayers(at.who, self.who.lower(at), at.slot())
            at.binder.mention_players(objects.PlayersInSlot(other.slot), False)
            return other
        if kind is None:
            return at.refuse(self.who)
        slot = at.slot()
        at.binder.mention_players(objects.PlayersInSlot(slot), False)
        return effects.ChooseWord(at.who, kind, slot)


class ChoosePlayerAtRandom(PlayerVerb):
    """Choose a player at random."""

    who: Player
    en = "<choose> {who} at random"
    es = "<elegir> {who} al azar"

    def lower(self, at: Lowering) -> effects.Effect:
        groups: dict[type[Player], objects.Players] = {
            AnOpponent: objects.EachOpponent(), APlayer: objects.EachPlayer(),
        }  # fmt: skip
        among = groups.get(type(self.who))
        if among is None:
            return at.refuse(self.who)
        slot = at.slot()
        at.binder.mention_players(objects.PlayersInSlot(slot), False)
        return effects.ChoosePlayers(at.who, among, slot, random=True)


class ChooseNewTargets(PlayerVerb):
    """Choose new targets (115.7)."""

    what: Noun
    rule = "115.7"
    en = "<choose> new targets for {what}"
    es = "<elegir> nuevos objetivos para {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ChooseNewTargets(at.who, at.objects(self.what))


class NewTargetsForCopy(Clause):
    """ "You may choose new targets for the copy" (707.10c)."""

    rule = "707.10c"
    en = (
        "you may choose new targets for the copy",
        "you may choose new targets for the copies",
        "you may choose new targets for that copy",
        "you may choose a new target for the copy",
    )
    es = ("puedes elegir nuevos objetivos para la copia", "puedes elegir nuevos objetivos para las copias")

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.amend(effects.CopySpell, lambda one: replace(one, new_targets=True)):
            return at.refuse(self, "nothing was copied before")
        return effects.Nothing()


class CopyChoosingTargets(PlayerVerb):
    """Copy a spell, for which new targets may be chosen (707.10c)."""

    what: Noun
    rule = "707.10c"
    en = (
        "<copy> {what} and may choose new targets for the copy",
        "<copy> {what} and may choose new targets for that copy",
        "<copy> {what} and may choose a new target for that copy",
        "<copy> {what} and may choose a new target for the copy",
        "<copy> {what} and may choose new targets for the copy they control",
    )
    es = "<copiar> {what} y <poder> elegir nuevos objetivos para la copia"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.CopySpell(at.objects(self.what), at.multiplied(Number(1), self), who=at.who, slot=at.slot())


class CopyAndYouChoose(PlayerVerb):
    """Copy a spell and, being "you", choose new targets (707.10c)."""

    what: Noun
    rule = "707.10c"
    en = "<copy> {what} and you may choose new targets for the copy"
    es = "<copiar> {what} y puedes elegir nuevos objetivos para la copia"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "whose copy?")
        return effects.CopySpell(at.objects(self.what), at.multiplied(Number(1), self), who=at.who, slot=at.slot())
