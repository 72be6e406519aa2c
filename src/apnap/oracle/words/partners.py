"""702.124: partner abilities: which two cards may be commanders together, and what they look for."""

from __future__ import annotations

from apnap.abilities import ability, objects
from apnap.oracle.construct import Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.relatives_of_state import Name
from apnap.oracle.words.keywords import Keyword


class PartnerWith(Keyword):
    """Partner with Moss Hen (702.124j)"""

    name: Name
    rule = "702.124j"
    en = "partner with {name}"
    es = "camarada de {name}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("partner with", what=objects.Filter((objects.Named(self.name.text),), ()))


class PartnerGroup(Word):
    """Which group of partners a card belongs to (702.124i)."""

    en_words = {name: ((name, ANY),) for name in ("character select", "father & son", "friends forever", "survivors")}
    es_words = {
        "character select": (("elegir personaje", ANY),),
        "father & son": (("padre e hijo", ANY),),
        "friends forever": (("amigos por siempre", ANY),),
        "survivors": (("supervivientes", ANY),),
    }


class PartnerInGroup(Keyword):
    """Partner—Survivors (702.124i)"""

    group: PartnerGroup
    rule = "702.124i"
    en = "partner — {group}"
    es = "camarada—{group}"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword(f"partner—{self.group.lemma}")
