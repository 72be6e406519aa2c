"""603.2d, 704.5j, 701.3: how often abilities trigger, the "legend rule", becoming attached and unattached."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, ELK, Table, beast, permanent, settle, spanish, spell

GAIN = permanent(
    "Whenever a creature dies, you gain 1 life.\nWhenever a creature enters, you gain 1 life.", name="Gain"
)


@pytest.mark.construct("CausesExtraTrigger", "CausedByDying")
def test_603_2d_dying_causes_it_once_more() -> None:
    echo = permanent(
        "If a creature dying causes a triggered ability of a permanent you control to trigger, "
        "that ability triggers an additional time."
    )
    rite = spell("Destroy target creature.", name="Rite")
    table = Table(A={"battlefield": [echo, GAIN, BEAR], "hand": [rite, ELK]}, B={}).start()
    assert settle(table.cast("Rite")).life("A") == 22
    assert settle(table.cast("Elk")).life("A") == 23  # it did not die


@pytest.mark.construct("CausesExtraTrigger", "CausedByEntering", "CausedByLeaving")
def test_603_2d_entering_or_leaving() -> None:
    line = (
        "If a creature entering or leaving the battlefield causes a triggered ability of a permanent you control "
        "to trigger, that ability triggers an additional time."
    )
    rite = spell("Destroy target creature.", name="Rite")
    table = Table(A={"battlefield": [permanent(line), GAIN], "hand": [rite, ELK]}, B={}).start()
    assert settle(table.cast("Elk")).life("A") == 22
    assert settle(table.cast("Rite")).life("A") == 24
    assert spanish(line) == (
        "Si una criatura que entra o que deja el campo de batalla hace que se dispare una habilidad disparada de un "
        "permanente que controlas, esa habilidad se dispara una vez adicional."
    )


@pytest.mark.construct("CausedByAttacking")
def test_603_2d_attacking() -> None:
    echo = permanent(
        "If a creature attacking causes a triggered ability of a permanent you control to trigger, "
        "that ability triggers an additional time."
    )
    hero = beast("Whenever this creature attacks, you gain 1 life.", name="Hero")
    table = Table(A={"battlefield": [echo, hero]}, B={}).start().attack("Hero")
    assert len(table.state.stack) == 2


@pytest.mark.construct("ExtraTrigger")
def test_603_2d_abilities_of_some_permanents_only() -> None:
    line = "If a triggered ability of another Elf you control triggers, it triggers an additional time."
    elf = beast("When this creature enters, you gain 1 life.", name="Elf", type_line="Creature — Elf")
    ox = beast("When this creature enters, you gain 10 life.", name="Ox", type_line="Creature — Ox")
    table = Table(A={"battlefield": [permanent(line)], "hand": [elf, ox]}, B={}).start()
    settle(settle(table.cast("Elf")).cast("Ox"))
    assert table.life("A") == 32
    assert spanish(line) == (
        "Si se dispara una habilidad disparada de otro Elfo que controlas, esa habilidad se dispara una vez adicional."
    )


@pytest.mark.construct("EnteringCausesNothing")
def test_603_6a_creatures_entering_cause_nothing() -> None:
    line = "Creatures entering don't cause abilities to trigger."
    herald = beast("When this creature enters, you gain 1 life.", name="Herald")
    table = Table(A={"battlefield": [permanent(line), GAIN], "hand": [herald]}, B={}).start()
    assert settle(table.cast("Herald")).life("A") == 20
    assert spanish(line) == "Las criaturas que entran no hacen que se disparen habilidades."


@pytest.mark.construct("LegendRuleOff")
def test_704_5j_the_legend_rule_does_not_apply() -> None:
    line = 'The "legend rule" doesn\'t apply.'
    queen = beast(name="Queen", type_line="Legendary Creature — Human")
    table = Table(A={"battlefield": [permanent(line), queen, queen]}, B={}).start()
    assert table.names("battlefield").count("Queen") == 2
    assert spanish(line) == 'La "regla de leyendas" no se aplica.'


@pytest.mark.construct("LegendRuleOffFor")
@pytest.mark.parametrize(("what", "kept"), [("creatures", 2), ("artifacts", 1)])
def test_704_5j_nor_to_permanents_of_a_kind(what: str, kept: int) -> None:
    line = f'The "legend rule" doesn\'t apply to {what} you control.'
    queen = beast(name="Queen", type_line="Legendary Creature — Human")
    table = Table(A={"battlefield": [permanent(line), queen, queen]}, B={}).start()
    if kept == 1:
        table = table.choose(table.decision.options[0])
    assert table.names("battlefield").count("Queen") == kept


@pytest.mark.construct("BecomesAttachedTo", "BecomesUnattachedFrom")
def test_701_3_attached_and_unattached() -> None:
    hook = permanent(
        "Whenever this Equipment becomes attached to a creature, put a +1/+1 counter on that creature.\n"
        "Whenever this Equipment becomes unattached from a permanent, destroy that permanent.\nEquip {0}",
        "Artifact — Equipment",
        name="Hook",
    )
    table = Table(A={"battlefield": [hook, BEAR, ELK]}, B={}).start()
    settle(table.activate("Hook", "Bear"))
    assert table.find("Bear").counters == (("+1/+1", 1),)
    settle(table.activate("Hook", "Elk"), 0)
    assert sorted(table.names("battlefield")) == ["Elk", "Hook"]
    line = "Whenever this Equipment becomes unattached from a permanent, destroy that permanent."
    assert spanish(line) == "Siempre que este Equipo deje de estar anexado a un permanente, destruye ese permanente."
