"""119.4, 614.1a: what is done instead of paying life."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause


class ExileTopInsteadOfLife(Clause):
    """ "If you would pay life while your library has at least that many cards in it, exile that many cards from the top
    of your library instead" (614.1a)."""

    rule = "614.1a"
    en = (
        "if you would pay life while your library has at least that many cards in it , exile that many cards from the "
        "top of your library instead"
    )
    es = (
        "si fueras a pagar vidas mientras tu biblioteca tenga al menos esa cantidad de cartas , en vez de eso , exilia "
        "esa misma cantidad de cartas de la parte superior de tu biblioteca"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        you, many = objects.You(), quantity.EventAmount()
        enough = quantity.Comparison(quantity.AT_LEAST, many)
        condition = conditions.Compare(quantity.PlayerStat(you, quantity.LIBRARY_SIZE), enough)
        exile = effects.Move(objects.TopOfLibrary(you, many), values.EXILE)
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.rule(static.Replacement(occurrence.PaysLife(you), exile, condition))
