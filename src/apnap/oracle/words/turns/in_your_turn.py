"""500.1, 609.4: what holds in your turn only, what is gained from you, hexproof that doesn't stop you."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SimpleClause, SubjectClause, SuffixedClause
from apnap.oracle.phrase.roots import Noun, Player
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.report import walk
from apnap.oracle.words.ability_costs import note_own_cost
from apnap.oracle.words.changes import Has
from apnap.oracle.words.cost_changes import CostDirection, CostsLess, amounts
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.keyword_lines import Grants
from apnap.oracle.words.steps import StepName

_YOUR_TURN = conditions.YourTurn(objects.You())


class HasInYourTurn(ObjectVerb):
    """Have first strike during your turn (613.1f)."""

    grants: Grants
    rule = "613.1f"
    en = "<have> {grants} during your turn"
    es = "<tener> {grants@inf} durante tu turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return effects.If(_YOUR_TURN, at.effect(Has(self.grants)))


class CostsLessInYourTurn(Clause):
    """ "This ability costs {1} less to activate during your turn" (602.2b)."""

    mana: Mana
    direction: CostDirection
    rule = "602.2b"
    en = "this ability costs {mana} {direction} to activate during your turn"
    es = "te cuesta {mana} {direction} activar esta habilidad durante tu turno"

    def lower(self, at: Lowering) -> effects.Effect:
        own = Lowering(at.name, at.is_spell)
        note_own_cost(at, amounts(own, self.mana, isinstance(self.direction, CostsLess)), condition=_YOUR_TURN)
        return effects.Nothing()


class GainsControlFromYou(PlayerEvent):
    """gain control of a permanent from you"""

    what: Noun
    rule = "613.1b"
    en = "<gain> control of {what} from you"
    es = "<ganar> el control de {what} que controlabas"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ControlChanges(at.filter(self.what), gains=who, loses=objects.You())


class TargetsDespiteYourHexproof(SubjectClause):
    """ "Creatures with hexproof can be the targets of spells and abilities you control as though …" (609.4)."""

    what: Noun
    rule = "609.4"
    en = "{what:Plural} can be the targets of spells and abilities you control as though they didn't have hexproof"
    es = (
        "{what:Plural} pueden ser objetivo de hechizos y habilidades que controlas "
        "como si no tuvieran la habilidad de antimaleficio"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.AsThough(static.IGNORE_HEXPROOF, at.filter(self.what), objects.You()))


class TargetsOpponentsDespiteHexproof(SubjectClause):
    """ "Your opponents and creatures with hexproof can be the targets of spells and abilities you control" (609.4)."""

    what: Noun
    rule = "609.4"
    en = (
        "your opponents and {what:Plural} can be the targets of spells and abilities you control "
        "as though they didn't have hexproof"
    )
    es = (
        "tus oponentes y {what:Plural} pueden ser objetivo de hechizos y habilidades que controlas "
        "como si no tuvieran la habilidad de antimaleficio"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        theirs = at.rule(static.AsThough(static.IGNORE_HEXPROOF, at.filter(self.what), objects.You()))
        return effects.Sequence(
            (theirs, at.with_player(objects.You()).player_rule(static.IGNORES_HEXPROOF_OF_OPPONENTS))
        )


class AtTheirNextStep(SuffixedClause):
    """ "… at the beginning of their next upkeep": of the player who was spoken of before"""

    clause: SimpleClause
    step: StepName
    rule = "603.7"
    en = "{clause} at the beginning of their next {step}"
    es = "{clause} al comienzo de su próximo {step@m}"

    def lower(self, at: Lowering) -> effects.Effect:
        if self.step.number() not in (values.UPKEEP, values.DRAW, values.END):
            return at.refuse(self.step, "once in a turn?")
        who = at.binder.that_player(self)
        if any(isinstance(part, Player) and part.lower(at) not in (who, objects.You()) for part in walk(self.clause)):
            return at.refuse(self.clause, "of another player")
        return at.delayed(Beginning(self.step.begins(who)), self.clause)


class Beginning:
    """A beginning that is known already."""

    def __init__(self, found: occurrence.BeginningOf) -> None:
        self.found = found

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        """Return it."""
        return self.found
