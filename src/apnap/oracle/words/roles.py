"""111.10j–r: Role tokens, created attached to a creature."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class RoleName(Word):
    """A kind of Role: Wicked, Monster."""

    en_words = {
        name: ((name, ANY),) for name in ("Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero")
    }
    es_words = {
        "Cursed": (("Maldito", ANY),),
        "Monster": (("Monstruo", ANY),),
        "Royal": (("Realeza", ANY),),
        "Sorcerer": (("Hechicero", ANY),),
        "Virtuous": (("Virtuoso", ANY),),
        "Wicked": (("Malvado", ANY),),
        "Young Hero": (("Joven héroe", ANY),),
    }


class CreateRole(PlayerVerb):
    """Create a Role token attached to a creature (111.10)."""

    role: RoleName
    to: Noun
    rule = "111.10"
    en = "<create> a {role} Role token attached to {to}"
    es = "<crear> una ficha de Papel de {role} anexada a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        to = at.objects(self.to)
        how = effects.Entering(attached_to=to)
        token = effects.Token(predefined=self.role.lemma)
        n = at.multiplied(Number(1), self)
        return at.producing(effects.CreateTokens(at.who, n, token, how, at.slot()))
