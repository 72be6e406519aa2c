"""118.7, 601.2f: costs that may be paid besides so that spells cost less colored mana."""

from __future__ import annotations

from apnap.abilities import ability, change, cost, mana, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.modifiers import Color
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.relatives import YouCast
from apnap.oracle.phrase.verb_phrases import PlayerDeeds
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.player_events import spell_filter


class LifePaidForColor(Line):
    """ "As an additional cost to cast green permanent spells, you may pay 2 life. Those spells cost {G} less to cast if
    you paid life this way. This effect reduces only the amount of green mana you pay." (118.7)"""

    what: Plural
    deeds: PlayerDeeds
    mana: Mana
    color: Color
    rule = "118.7"
    en = (
        "as a additional cost to cast {what} , you may {deeds@p} . those spells cost {mana} less to cast if you paid "
        "life this way . this effect reduces only the amount of {color} mana you pay ."
    )
    es = (
        "como coste adicional para lanzar {what@bare} , puedes {deeds@inf} . lanzar esos hechizos te cuesta {mana} "
        "menos si pagaste vidas de esta manera . este efecto solo reduce la cantidad de maná {color@m+s} que pagas ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        price = self.deeds.as_cost(at)
        letter = values.COLOR_LETTERS[values.COLOR_NAMES.index(self.color.lemma)]
        if self.mana.symbols() != (letter,):
            return at.refuse(self.mana, "not one mana of that color")
        if price.mana is not None or len(price.parts) != 1 or not isinstance(price.parts[0], cost.PayLife):
            return at.refuse(self.deeds, "something else than life")
        part = static.AdditionalCost(price, optional=True, id="life", saves=mana.ManaCost((letter,)))
        gained = change.AddAbility(ability.Static((part,), zones=(values.STACK,)))
        spells = spell_filter(at, Plural(self.what.head, (*self.what.modifiers, YouCast())))
        return (ability.Static((static.Changes(spells, (gained,)),)),)
