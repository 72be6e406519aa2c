"""608.2d, 613.1f: an ability that is chosen before something gains it; a color that another player chooses."""

from __future__ import annotations

from apnap.abilities import ability, change, objects
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.keyword_lines import GrantChoice, plain_keyword
from apnap.oracle.words.protection import Against

_CHOSEN = "ability to choose"


class ChooseAbility(PlayerVerb):
    """Choose first strike, vigilance, or lifelink (608.2d)."""

    choice: GrantChoice
    rule = "608.2d"
    en = "<choose> {choice}"
    es = "<elegir> {choice}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "of several players")
        at.shared.limits[_CHOSEN] = self.choice.abilities(at), False
        return effects.Nothing()


class ChooseAbilityAtRandom(PlayerVerb):
    """Choose flying or indestructible at random (608.2d)."""

    choice: GrantChoice
    rule = "608.2d"
    en = "<choose> {choice} at random"
    es = "<elegir> {choice} al azar"

    def lower(self, at: Lowering) -> effects.Effect:
        at.shared.limits[_CHOSEN] = self.choice.abilities(at), True
        return effects.Nothing()


class GainsThatAbility(ObjectVerb):
    """Gain the ability that was chosen in the sentence before (613.1f)."""

    rule = "613.1f"
    en = "<gain> that ability"
    es = "<ganar> esa habilidad"

    def lower(self, at: Lowering) -> effects.Effect:
        found: tuple[tuple[ability.Ability, ...], bool] | None = at.shared.limits.pop(_CHOSEN, None)
        if found is None:
            return at.unbound(self, "no ability was chosen before")
        options = tuple(at.change(change.AddAbility(one)) for one in found[0])
        return effects.ChooseMode(objects.You(), options, tuple(plain_keyword(one) for one in found[0]), found[1])


class AgainstControllersColor(Against):
    """the color of its controller's choice"""

    en = "the color of its controller's choice"
    es = "el color a elección de su controlador"

    def is_chosen_by_controller(self) -> bool:
        return True

    def test(self, at: Lowering) -> objects.Test:
        color = at.shared.limits.get("color")
        return objects.HasColor(color) if color else at.refuse(self, "chosen when?")
