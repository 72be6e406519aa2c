"""702.194 teamwork: creatures tapped for their power as an additional cost, and what follows."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules import decisions as dec
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, spanish, spell
from tests.rules.support import FOREST

RITE = "Teamwork 4\nYou gain 1 life. If this spell was cast using teamwork, you gain 4 life."
DRUID = beast("{T}: Add {G}.", name="Druid", size=(4, 4))


def table_of(*creatures: CardDefinition, cost: str = "{0}", text: str = RITE) -> Table:
    return Table(A={"hand": [spell(text, cost=cost)], "battlefield": creatures}, B={"battlefield": [OGRE]}).start()


def tapped(table: Table) -> list[str]:
    return sorted(table.named(one.ref) for one in table.objects("battlefield") if one.tapped)


@pytest.mark.ledger("current:702.194")
@pytest.mark.construct("CastUsingTeamwork", "NumberedKeyword")
@pytest.mark.parametrize(("pays", "life", "used"), [(True, 25, ["Bear", "Ogre"]), (False, 21, [])])
def test_702_194a_creatures_are_tapped_for_more(pays: bool, life: int, used: list[str]) -> None:
    table = table_of(BEAR, OGRE)
    table.cast(NAME).choose(pays)
    if pays:
        table.choose("Bear")
        assert not table.decision.can_finish
        table.choose("Ogre")
    assert tapped(table) == used
    assert table.resolve().life("A") == life


@pytest.mark.ledger("current:702.194")
def test_702_194a_any_number_of_your_untapped_creatures_even_new_ones() -> None:
    """More than needed may be tapped (601.2h); the opponent's creatures do not help, nor tapped ones."""
    pups = [beast(name=name) for name in ("One", "Two", "Three")]
    table = Table(A={"hand": [spell(RITE), *pups]}, B={"battlefield": [OGRE, OGRE]}).start()
    for name in ("One", "Two"):
        table.cast(name).resolve()
    table.cast("Three").resolve().cast(NAME).choose(True, "One", "Two", "Three")
    assert tapped(table) == ["One", "Three", "Two"]

    weak = table_of(BEAR)
    weak.cast(NAME)
    assert weak.decision.kind == dec.PRIORITY and weak.resolve().life("A") == 21


@pytest.mark.ledger("current:702.194")
def test_702_194a_a_creature_is_not_tapped_for_mana_and_for_its_power() -> None:
    """601.2g–h: mana first, then the cost; what must stay untapped for it makes no mana."""
    table = table_of(DRUID, cost="{G}")
    table.cast(NAME)
    assert table.decision.kind == dec.PRIORITY and table.resolve().life("A") == 21
    table = table_of(DRUID, FOREST, cost="{G}")
    table.cast(NAME).choose(True, "Druid")
    assert tapped(table) == ["Druid", "Forest"] and table.resolve().life("A") == 25
    table = table_of(DRUID, BEAR, OGRE, cost="{G}")
    table.cast(NAME).choose(True, "Bear", "Ogre")
    assert tapped(table) == ["Bear", "Druid", "Ogre"] and table.resolve().life("A") == 25


@pytest.mark.ledger("current:702.194")
def test_702_194b_whoever_tapped_creatures_used_teamwork_though_they_have_left() -> None:
    bolt = spell("~ deals 4 damage to target creature.", name="Bolt", type_line="Instant")
    seat = {"hand": [spell(RITE)], "battlefield": [DRUID]}
    table = Table(A=seat, B={"hand": [bolt]}).start().cast(NAME).choose(True, "Druid").passes()
    table.cast("Bolt").resolve()
    assert "Druid" in table.names("graveyard")
    assert table.resolve().life("A") == 25


@pytest.mark.ledger("current:702.194")
def test_702_194c_both_modes_and_their_targets_only_if_it_was_used() -> None:
    text = (
        "Teamwork 2\nChoose one. If this spell was cast using teamwork, choose both instead.\n"
        "• Target player gains 3 life.\n• Target opponent loses 3 life."
    )
    table = table_of(BEAR, text=text)
    table.cast(NAME).choose(True).target("A").choose("Bear").resolve()
    assert (table.life("A"), table.life("B")) == (23, 17)
    table = table_of(BEAR, text=text)
    table.cast(NAME).choose(False, 0).target("A").resolve()
    assert (table.life("A"), table.life("B")) == (23, 20)


@pytest.mark.ledger("current:702.194")
@pytest.mark.construct("UsingTeamwork")
def test_702_194b_a_spell_cast_using_teamwork_is_noticed() -> None:
    watcher = permanent("Whenever you cast a spell using teamwork, you gain 10 life.", name="Watcher")
    for pays, life in ((True, 35), (False, 21)):
        table = table_of(DRUID, watcher)
        table.cast(NAME).choose(pays)
        if pays:
            table.choose("Druid")
        assert table.settle().life("A") == life


def test_in_spanish() -> None:
    assert spanish("Whenever you cast a spell using teamwork, draw a card.") == (
        "Siempre que lances un hechizo usando trabajo en equipo, roba una carta."
    )
    assert spanish("Teamwork 3") == "Trabajo en equipo 3."
    assert spanish("If this spell was cast using teamwork, draw a card.") == (
        "Si este hechizo fue lanzado usando trabajo en equipo, roba una carta."
    )
