"""402.2, 502.3, 601.3, 614.10: hand sizes, what players can't do for a while, steps and turns that they skip."""

from __future__ import annotations

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, static, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.durations import Duration
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_phrases import Singular
from apnap.oracle.phrase.numbers import Amount, LoneNumber
from apnap.oracle.phrase.roots import Player, Possessor, ShortPossessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.statics import PlayerProhibition, forbidden
from apnap.oracle.words.steps import StepName


class HandSizeIs(SubjectClause):
    """your maximum hand size is five (402.2)"""

    whose: Possessor
    count: LoneNumber
    rule = "402.2"
    en = "{whose} maximum hand size is {count}"
    es = (
        "el tamaño máximo de mano de {whose:OfPlayer} es de {count}",
        "{whose:ShortPossessor@s} tamaño máximo de mano es de {count}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        who = at.with_player(self.whose.of_player(at))
        return who.player_rule(static.HAND_SIZE_IS, n=Number(self.count.value))


class HandSizeEquals(SubjectClause):
    """your maximum hand size is equal to the number of charge counters on this artifact (402.2)"""

    whose: Possessor
    measured: Measured
    rule = "402.2"
    en = "{whose} maximum hand size is equal to {measured}"
    es = (
        "el tamaño máximo de mano de {whose:OfPlayer} es igual a {measured}",
        "{whose:ShortPossessor@s} tamaño máximo de mano es igual a {measured}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        who = at.with_player(self.whose.of_player(at))
        return who.player_rule(static.HAND_SIZE_IS, n=self.measured.lower(at))


class HandSizeReduced(SubjectClause):
    """each opponent's maximum hand size is reduced by one (402.2)"""

    whose: Possessor
    count: LoneNumber
    rule = "402.2"
    en = "{whose} maximum hand size is reduced by {count}"
    es = (
        "el tamaño máximo de mano de {whose:OfPlayer} se reduce en {count}",
        "{whose:ShortPossessor@s} tamaño máximo de mano se reduce en {count}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        less = quantity.Minus(Number(0), Number(self.count.value))
        return at.with_player(self.whose.of_player(at)).player_rule(static.HAND_SIZE_CHANGE, n=less)


class HandSizeIncreased(SubjectClause):
    """your maximum hand size is increased by two (402.2)"""

    whose: Possessor
    count: LoneNumber
    rule = "402.2"
    en = "{whose} maximum hand size is increased by {count}"
    es = (
        "el tamaño máximo de mano de {whose:OfPlayer} aumenta en {count}",
        "{whose:ShortPossessor@s} tamaño máximo de mano aumenta en {count}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        more = Number(self.count.value)
        return at.with_player(self.whose.of_player(at)).player_rule(static.HAND_SIZE_CHANGE, n=more)


class RestOfTheGame(Duration):
    """for the rest of the game"""

    rule = "611.2a"
    en = "for the rest of the game"
    es = "por el resto del juego"

    def lower(self, at: Lowering) -> durations.Duration:
        return durations.Forever()


class HandSizeReducedFor(SubjectClause):
    """your maximum hand size is reduced by three for the rest of the game (402.2, 611.2a)"""

    whose: Possessor
    count: LoneNumber
    duration: Duration
    rule = "402.2"
    en = "{whose} maximum hand size is reduced by {count} {duration}"
    es = (
        "el tamaño máximo de mano de {whose:OfPlayer} se reduce en {count} {duration}",
        "{whose:ShortPossessor@s} tamaño máximo de mano se reduce en {count} {duration}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        less = quantity.Minus(Number(0), Number(self.count.value))
        late = at.lasting(self.duration.lower(at))
        return late.with_player(self.whose.of_player(at)).player_rule(static.HAND_SIZE_CHANGE, n=less)


class PlayerCantFor(SubjectClause):
    """players can't gain life this turn (611.2)"""

    who: Player
    deeds: PlayerProhibition
    duration: Duration
    rule = "611.2"
    en = "{who} can't {deeds} {duration}"
    es = ("{who:OtherPlayer@1} no <poder@1+ind> {deeds} {duration}", "{who=You} no puedes {deeds} {duration}")

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        late = at.lasting(self.duration.lower(at))
        return forbidden(late, self.who, self.deeds)


class UntapsOneOnly(SubjectClause):
    """players can't untap more than one artifact during their untap steps (502.3)"""

    who: Player
    what: Singular
    rule = "502.3"
    en = (
        "{who} can't untap more than one {what@s} during their untap steps",
        "{who} can't untap more than one {what@s} during your untap step",
    )
    es = (
        "{who:OtherPlayer@1} no <poder@1+ind> enderezar más de un {what@s+m} durante su paso de enderezar",
        "{who:OtherPlayer@1} no <poder@1+ind> enderezar más de una {what@s+f} durante su paso de enderezar",
        "{who=You} no puedes enderezar más de un {what@s+m} durante tu paso de enderezar",
        "{who=You} no puedes enderezar más de una {what@s+f} durante tu paso de enderezar",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        what = at.filter(self.what)
        return at.with_player(self.who.lower(at)).player_rule(static.UNTAP_LIMIT, n=Number(1), what=what)


class UntapStepName(StepName):
    """untap step (502)"""

    rule = "502.1"
    en = "untap step"
    es = "paso de enderezar =s+m"

    def number(self) -> int:
        return values.UNTAP


class SkipNextTurn(PlayerVerb):
    """Skip the next turn (614.10)."""

    whose: ShortPossessor
    rule = "614.10"
    en = "<skip> {whose} next turn"
    es = "<saltar> {whose@s} próximo turno"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.SkipNext(at.who, turn=True)


class SkipNextStep(PlayerVerb):
    """Skip the next step of a kind (614.10)."""

    whose: ShortPossessor
    step: StepName
    rule = "614.10"
    en = "<skip> {whose} next {step}"
    es = "<saltar> {whose@s} <próximo@1> {step@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.SkipNext(at.who, step=self.step.number())


class SkipNextCombat(PlayerVerb):
    """Skip the next combat phase (614.10)."""

    whose: ShortPossessor
    rule = "614.10"
    en = "<skip> {whose} next combat phase"
    es = "<saltar> {whose@s} próxima fase de combate"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.SkipNext(at.who, phase=values.COMBAT_PHASE)


class DamageReducesLifeTo(SubjectClause):
    """damage that would reduce your life total to less than 1 reduces it to 1 instead (120.3a)"""

    least: Amount
    same: Amount
    rule = "120.3a"
    en = "damage that would reduce your life total to less than {least} reduces it to {same} instead"
    es = "el daño que reduciría tu total de vidas a menos de {least} lo reduce a {same} en vez de eso"

    def lower(self, at: Lowering) -> effects.Effect:
        least = self.least.lower(at)
        if self.same.lower(at) != least:
            return at.refuse(self, "to another number")
        part = static.PlayerRule(static.LIFE_FLOOR, objects.You(), n=least)
        if at.is_static:
            return effects.ContinuousRule((part,), durations.Forever())
        if at.duration is None:
            return at.refuse(self, "without a duration outside a static ability")
        return effects.ContinuousRule((part,), at.duration)
