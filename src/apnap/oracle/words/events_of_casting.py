"""603.2: what triggers watch for: casting, copying, activating (601.2i, 602.2, 707.10)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import objects, occurrence
from apnap.oracle.construct import Construct, Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Ordinal
from apnap.oracle.phrase.roots import Noun, Possessor, UnitPhrase
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.player_events import spell_filter


class TurnOfWhom(Construct):
    """In whose turns: "during your turn"."""

    def lower(self, at: Lowering) -> objects.Players:
        """Return the players whose turns they are."""
        return at.refuse(self)


class InTurnOfYours(TurnOfWhom):
    """during your turn"""

    rule = "102.1"
    en = ("during your turn", "during each of your turns")
    es = "durante tu turno"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.You()


class InTurnOfOpponent(TurnOfWhom):
    """during an opponent's turn"""

    rule = "102.1"
    en = ("during a opponent 's turn", "during each opponent 's turn")
    es = ("durante el turno de un oponente", "durante el turno de cada oponente")

    def lower(self, at: Lowering) -> objects.Players:
        return objects.EachOpponent()


class CastsDuring(PlayerEvent):
    """cast a spell during an opponent's turn (601.2i)"""

    what: Noun
    turn: TurnOfWhom
    rule = "601.2i"
    en = "<cast> {what} {turn}"
    es = "<lanzar> {what} {turn}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(who, spell_filter(at, self.what), during=self.turn.lower(at))


class CastsNth(PlayerEvent):
    """cast your second spell each turn (601.2i)"""

    nth: Ordinal
    whose: Possessor
    what: UnitPhrase
    rule = "601.2i"
    en = "<cast> {whose} {nth} {what@s} each turn"
    es = "<lanzar> {whose@s} {nth@m+s} {what@s} cada turno"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(who, spell_filter(at, self.what), nth=self.nth.value)


class CastsNthDuring(PlayerEvent):
    """cast your first spell during each opponent's turn (601.2i)"""

    nth: Ordinal
    whose: Possessor
    what: UnitPhrase
    turn: TurnOfWhom
    rule = "601.2i"
    en = "<cast> {whose} {nth} {what@s} {turn}"
    es = "<lanzar> {whose@s} {nth@m+s} {what@s} {turn}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(who, spell_filter(at, self.what), nth=self.nth.value, during=self.turn.lower(at))


class CastsOrCopies(PlayerEvent):
    """cast or copy a spell (601.2i, 707.10)"""

    what: Noun
    rule = "707.10"
    en = "<cast> or <copy> {what}"
    es = "<lanzar> o <copiar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        what = spell_filter(at, self.what)
        return occurrence.AnyOccurrence((occurrence.Casts(who, what), occurrence.KeywordAction("copy", who, what)))


# ------------------------------------------------------------------------------------------------ activating


class AbilityWord(Word):
    """A word for the abilities of one keyword: exhaust, boast, loyalty."""

    en_words = {
        name: ((name, ANY),) for name in ("exhaust", "boast", "loyalty", "equip", "outlast", "ninjutsu", "power-up")
    }
    es_words = {
        "exhaust": (("agotar", ANY),),
        "boast": (("alardear", ANY),),
        "loyalty": (("lealtad", ANY),),
        "equip": (("equipar", ANY),),
        "outlast": (("resistir", ANY),),
        "ninjutsu": (("ninjutsu", ANY),),
        "power-up": (("potenciar", ANY),),
    }


class ActivatedKind(Construct):
    """Which activated abilities an event is about."""

    def activates(self, who: objects.Players, at: Lowering) -> occurrence.Activates:
        """Return the occurrence."""
        return at.refuse(self)


class PlainActivated(ActivatedKind):
    """An ability without its source."""


class AnyAbility(PlainActivated):
    """an ability"""

    en = "a ability"
    es = "una habilidad"

    def activates(self, who: objects.Players, at: Lowering) -> occurrence.Activates:
        return occurrence.Activates(who, mana=None)


class AbilityOfKeyword(PlainActivated):
    """an exhaust ability"""

    word: AbilityWord
    en = "a {word} ability"
    es = "una habilidad de {word}"

    def activates(self, who: objects.Players, at: Lowering) -> occurrence.Activates:
        if self.word.lemma == "loyalty":
            return occurrence.Activates(who, loyalty=True)
        return occurrence.Activates(who, mana=None, keyword=self.word.lemma)


class AbilityNotOfMana(ActivatedKind):
    """an ability that isn't a mana ability (605.1a)"""

    kind: PlainActivated
    rule = "605.1a"
    en = "{kind} that isn't a mana ability"
    es = "{kind} que no sea una habilidad de maná"

    def activates(self, who: objects.Players, at: Lowering) -> occurrence.Activates:
        return replace(self.kind.activates(who, at), mana=False)


def of_source(at: Lowering, what: Noun, found: occurrence.Activates) -> occurrence.Activates:
    """Return the occurrence for abilities of sources that fit."""
    source, several = what.event_subject(at)
    return at.refuse(what) if several else replace(found, source=source)


class AbilityOfThing(ActivatedKind):
    """an ability of an artifact or creature"""

    kind: PlainActivated
    what: Noun
    en = "{kind} of {what}"
    es = "{kind} de {what}"

    def activates(self, who: objects.Players, at: Lowering) -> occurrence.Activates:
        return of_source(at, self.what, self.kind.activates(who, at))


class AbilityOfThingNotOfMana(ActivatedKind):
    """an ability of an artifact that isn't a mana ability (605.1a)"""

    kind: PlainActivated
    what: Noun
    rule = "605.1a"
    en = "{kind} of {what} that isn't a mana ability"
    es = "{kind} que no sea una habilidad de maná de {what}"

    def activates(self, who: objects.Players, at: Lowering) -> occurrence.Activates:
        return of_source(at, self.what, replace(self.kind.activates(who, at), mana=False))


class ActivatesEvent(PlayerEvent):
    """activate an ability (602.2)"""

    kind: ActivatedKind
    rule = "602.2"
    en = "<activate> {kind}"
    es = "<activar> {kind}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return self.kind.activates(who, at)
