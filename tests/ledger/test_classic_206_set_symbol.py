"""classic:206.3: cards of a set are those that bear its symbol."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition, PrintedCard
from apnap.abilities.effect import Destroy
from apnap.abilities.objects import Each, Filter, HasSetSymbol
from apnap.abilities.values import BATTLEFIELD
from tests.rules.support import Table, creature, sorcery

FLOOD = sorcery("Flood", "0", Destroy(Each(Filter((HasSetSymbol("ISL"),), (BATTLEFIELD,)))))


def printed(card: CardDefinition, code: str) -> CardDefinition:
    """The same card with the symbol of a set."""
    return PrintedCard(card.name, card.faces, card.layout, card.color_identity, code)


@pytest.mark.ledger("classic:206.3", "2007:206")
def test_a_reprint_in_another_set_no_longer_counts_as_of_the_first(book: str) -> None:
    crab, gull = creature("Crab", "1U", 1, 3), creature("Gull", "U", 1, 1)
    battlefield = [printed(crab, "ISL"), printed(crab, "COR"), printed(gull, "ISL"), gull]
    table = Table(book=book, A={"hand": [FLOOD]}, B={"battlefield": battlefield}).start()
    table.cast("Flood").resolve()
    assert table.names("battlefield", "B") == ["Crab", "Gull"]
    left = [card.definition.node for card in table.objects("battlefield")]
    assert [getattr(node, "set", "") for node in left] == ["COR", ""]
