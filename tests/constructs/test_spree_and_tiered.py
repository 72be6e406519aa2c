"""702.172 spree, 702.183 tiered: corners; 702.129 eternalize; 702.124 partners."""

from __future__ import annotations

import pytest

from apnap.abilities.values import BLACK
from apnap.rules import decisions as dec
from apnap.rules.machine import answer
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST

SPREE = "Spree\n+ {1} — Destroy target creature.\n+ {2} — You gain 3 life.\n+ {0} — Draw a card."
TIERED = "Tiered\n• Cure — {0} — You gain 1 life.\n• Cura — {2} — You gain 4 life."


def tapped(table: Table) -> int:
    return sum(one.tapped for one in table.objects("battlefield"))


@pytest.mark.ledger("current:702.172")
@pytest.mark.construct("SpreeLine", "SpreeMode")
def test_702_172a_costs_of_modes_are_paid_even_without_the_mana_cost() -> None:
    """They are additional costs (118.9d); a mode whose target there isn't can't be chosen (601.2c)."""
    rite = spell(SPREE, cost="{5}{G}")
    shower = permanent("You may cast spells from your hand without paying their mana costs.", name="Shower")
    table = Table(A={"hand": [rite], "battlefield": [shower, *[FOREST] * 2]}, B={}).start().cast(NAME)
    if table.decision.kind == dec.COST:
        table.choose(table.decision.options[0])
    assert table.decision.options == (1, 2)
    table.choose(1).choose(dec.DONE).resolve()
    assert table.life("A") == 23 and tapped(table) == 2


@pytest.mark.ledger("current:702.172")
@pytest.mark.construct("SpreeLine", "SpreeMode")
def test_702_172a_modes_happen_in_printed_order_and_their_targets_are_chosen_for_each() -> None:
    """Spree (702.172)."""
    rite = spell(SPREE, cost="{0}")
    seat = {"hand": [rite], "battlefield": [FOREST] * 3}
    table = Table(A=seat, B={"battlefield": [BEAR, OGRE]}).start().cast(NAME).choose(0, 1, 2).target("Ogre")
    assert tapped(table) == 3
    table.resolve()
    assert table.names("battlefield", "B") == ["Bear"] and table.life("A") == 23
    assert table.names("hand", "A") == ["Wastes"]


@pytest.mark.ledger("current:702.172")
@pytest.mark.construct("SpreeLine", "SpreeMode")
def test_702_172a_a_copy_has_the_modes_that_were_paid_for() -> None:
    """707.10: nobody pays for them again."""
    copier = spell("Copy target instant or sorcery spell you control.", name="Twin", type_line="Instant")
    rite = spell("Spree\n+ {1} — You gain 3 life.\n+ {2} — Draw a card.", cost="{0}", type_line="Instant")
    table = Table(A={"hand": [rite, copier], "battlefield": [FOREST] * 2}, B={}).start().cast(NAME)
    while table.decision.kind != dec.PRIORITY:
        answer(table.state, table.decision.options.index(0) if 0 in table.decision.options else dec.DONE)
    table.cast("Twin").resolve().resolve().resolve()
    assert table.life("A") == 26 and not table.names("hand", "A") and tapped(table) == 1


@pytest.mark.ledger("current:702.183")
@pytest.mark.construct("TieredLine", "TieredMode")
def test_702_183a_exactly_one_mode_whatever_could_be_paid() -> None:
    """Tiered (702.183)."""
    table = Table(A={"hand": [spell(TIERED, cost="{G}")], "battlefield": [FOREST] * 9}, B={}).start().cast(NAME)
    assert table.decision.options == (0, 1) and not table.decision.can_finish
    table.choose(1)
    assert table.decision.kind == dec.PRIORITY and tapped(table) == 3
    assert table.resolve().life("A") == 24


@pytest.mark.ledger("current:702.183")
@pytest.mark.construct("TieredLine", "TieredMode")
def test_702_183a_a_spell_that_costs_less_costs_less_in_all() -> None:
    """601.2f: reductions apply to the total, the cost of the mode included."""
    cheaper = permanent("Sorcery spells you cast cost {1} less to cast.", name="Cheaper")
    seat = {"hand": [spell(TIERED, cost="{G}")], "battlefield": [cheaper, *[FOREST] * 2]}
    table = Table(A=seat, B={}).start().cast(NAME).choose(1)
    assert tapped(table) == 2 and table.resolve().life("A") == 24


@pytest.mark.ledger("current:702.129")
@pytest.mark.construct("CostedKeyword")
def test_702_129a_the_token_is_4_4_and_black_and_so_is_a_copy_of_it() -> None:
    """707.9b: the exceptions are part of its copiable values; counters and the like go on top."""
    cat = beast("Eternalize {2}\nWhenever another creature enters, you gain 1 life.", size=(1, 1), cost="{G}")
    twin = spell("Create a token that's a copy of target creature.", name="Twin")
    seat = {"graveyard": [cat], "hand": [twin], "battlefield": [FOREST] * 2}
    table = Table(A=seat, B={}).start().activate(NAME)
    assert table.names("exile", "A") == [NAME] and not table.can_activate(NAME)
    table.resolve().cast("Twin").resolve().settle()
    for name in (NAME, f"{NAME}#2"):
        found = seen(table, f"{name}")
        assert table.size(name) == (4, 4) and found.colors == BLACK and found.subtypes == {"Beast", "Zombie"}
    assert table.life("A") == 21


@pytest.mark.ledger("current:702.129")
@pytest.mark.construct("CostedKeyword")
def test_702_129a_from_the_graveyard_only_at_sorcery_speed_each_instance_for_its_cost() -> None:
    cat = beast("Eternalize {2}\nEternalize {1}", size=(1, 1))
    table = Table(A={"graveyard": [cat], "battlefield": [FOREST]}, B={}).start("upkeep")
    assert not table.can_activate(NAME)
    assert len(table.to("precombat_main").actions(NAME)) == 1  # the other one costs {2}
    hand = Table(A={"hand": [cat], "battlefield": [FOREST] * 2}, B={}).start()
    assert not hand.can_activate(NAME)


@pytest.mark.ledger("current:702.124")
@pytest.mark.construct("PartnerWith")
def test_702_124j_the_player_may_decline_and_finds_only_the_named_card() -> None:
    hen = beast("Partner with Bear")
    table = Table(A={"hand": [hen], "library": [OGRE, BEAR]}, B={}).start().cast(NAME).resolve().target("A").resolve()
    table.choose(True)
    assert table.offered() == ["Bear"]
    assert table.choose("Bear").names("hand", "A") == ["Bear"]
    table = Table(A={"hand": [hen], "library": [BEAR]}, B={}).start().cast(NAME).resolve().target("A").resolve()
    assert not table.choose(False).names("hand", "A")
