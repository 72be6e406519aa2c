"""702.22: texts about banding and "bands with other"."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules import decisions as dec
from tests.constructs.support import BEAR, Table, beast, permanent, spanish, spell
from tests.rules.layered import seen

QUEEN, KING = (beast(name=name, type_line="Legendary Creature — Human", cost="{W}") for name in ("Queen", "King"))
BANDS = 'White legendary creatures you control have "bands with other legendary creatures."'


def declared(*mine: CardDefinition) -> Table:
    """All the creatures attack; stop at what is asked of bands, if anything is."""
    table = Table(A={"battlefield": list(mine)}, B={}).start().to("declare_attackers")
    for one in mine:
        if one.name != "Grove":
            table.choose((one.name, "B"))
    return table


@pytest.mark.construct("BandsWithOther", "QuotedBands")
@pytest.mark.ledger("current:702.22")
def test_702_22c_legendary_creatures_attack_in_a_band() -> None:
    table = declared(permanent(BANDS, name="Grove"), QUEEN, KING, BEAR).choose("Queen")
    assert table.offered() == ["King"]
    assert declared(QUEEN, KING, BEAR).decision.kind == dec.PRIORITY
    assert spanish("Bands with other legendary creatures") == "Agrupar con otras criaturas legendarias."


@pytest.mark.ledger("current:702.22")
@pytest.mark.parametrize(
    ("what", "banding"),
    [
        pytest.param("all", True, marks=pytest.mark.construct("LosesBands")),
        pytest.param("banding and all", False, marks=pytest.mark.construct("LosesBanding")),
    ],
)
def test_702_22b_what_is_lost(what: str, banding: bool) -> None:
    line = f'Target creature loses {what} "bands with other" abilities until end of turn.'
    hero = beast("Banding\nBands with other legendary creatures", name="Hero")
    table = Table(A={"battlefield": [hero], "hand": [spell(line, name="Parting")]}, B={}).start()
    assert {one.keyword for one in seen(table, "Hero").abilities} == {"banding", "bands with other"}
    table.cast("Parting").resolve()
    assert {one.keyword for one in seen(table, "Hero").abilities} == ({"banding"} if banding else set())
    assert spanish(line).endswith('habilidades de "agrupar con otros" hasta el final del turno.')
