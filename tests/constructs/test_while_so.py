"""603.2, 603.7, 602.2, 702: events while something is so, losing control, hexproof of you and yours, a color or not."""

from __future__ import annotations

import pytest

from apnap.abilities.values import HEXPROOF
from apnap.oracle.twoway import tongue
from tests.constructs.support import BEAR, ELK, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST


@pytest.mark.construct("EventWhile")
@pytest.mark.parametrize(("counters", "life"), [("", 20), ("This creature enters with a charge counter on it.\n", 21)])
def test_603_2_only_while_it_is_so(counters: str, life: int) -> None:
    line = (
        "Whenever another creature you control enters while this creature has a charge counter on it, you gain 1 life."
    )
    table = Table(A={"hand": [beast(f"{counters}{line}"), BEAR]}, B={}).start().cast(NAME).resolve()
    assert settle(table.cast("Bear")).life("A") == life
    assert spanish(line) == (
        "Siempre que otra criatura que controlas entre mientras esta criatura tenga un contador de carga sobre ella, "
        "ganas 1 vida."
    )


@pytest.mark.construct("EventWhile")
def test_603_4_it_is_not_asked_again() -> None:
    line = (
        "Whenever another creature you control enters while this creature has a charge counter on it, you gain 1 life."
    )
    hero = beast(
        f"This creature enters with a charge counter on it.\n{line}\n"
        "Remove a charge counter from this creature: You lose 0 life."
    )
    table = Table(A={"hand": [hero, BEAR]}, B={}).start().cast(NAME).resolve().cast("Bear").resolve()
    table.activate(NAME)
    assert settle(table).life("A") == 21


@pytest.mark.construct("WhenYouLoseControl")
def test_603_7_when_you_lose_control_of_it() -> None:
    line = "Gain control of target creature until end of turn. When you lose control of the creature, tap it."
    table = settle(Table(A={"hand": [spell(line)]}, B={"battlefield": [BEAR]}).start().cast(NAME))
    assert (seen(table, "Bear").controller, table.find("Bear").tapped) == (table.seat("A"), False)
    table.to_step("end", 1).passes(2)
    assert len(table.state.stack) == 1  # in the cleanup step (514.3a)
    assert table.resolve().find("Bear").tapped
    assert seen(table, "Bear").controller == table.seat("B")
    assert spanish(line).endswith("Cuando pierdas el control de la criatura, gírala.")


@pytest.mark.construct("ActivatedSoOften")
@pytest.mark.parametrize(("times", "there"), [(2, True), (3, False)])
def test_602_2_activated_so_often_this_turn(times: int, there: bool) -> None:
    line = (
        "{0}: This creature gets +1/+0 until end of turn. If this ability has been activated three or more times this "
    )
    line += "turn, sacrifice this creature."
    table = Table(A={"battlefield": [beast(line), beast(line, name="Other")]}, B={}).start()
    table.activate("Other").resolve()
    for _ in range(times):
        table.activate(NAME).resolve()
    assert (NAME in table.names("battlefield")) is there
    assert "Other" in table.names("battlefield")
    assert "Si esta habilidad fue activada tres o más veces este turno" in spanish(line)


@pytest.mark.construct("ActivatedSoOften")
@pytest.mark.parametrize(("times", "there"), [(2, True), (3, False)])
def test_605_3b_a_mana_ability_activated_so_often_this_turn(times: int, there: bool) -> None:
    line = "{0}: Add {W}. If this ability has been activated three or more times this turn, sacrifice this creature."
    priest = beast(f"{{T}}: Add {{G}}.\n{line}", name="Priest")
    table = Table(A={"battlefield": [priest, beast(line, name="Other")]}, B={}, options=(("full_control", 1),)).start()
    table.activate("Other").activate("Priest", index=0)
    for _ in range(times):
        table.activate("Priest", index=1)
    assert ("Priest" in table.names("battlefield")) is there, "its other ability and that of the other don't count"
    assert "Other" in table.names("battlefield")


@pytest.mark.construct("YouAndTheyHaveHexproof", "YouAndTheyGainHexproof")
def test_702_11c_you_and_yours_have_hexproof() -> None:
    bolt = spell("~ deals 1 damage to any target.".replace("~", "Bolt"), name="Bolt", type_line="Instant")
    lord = beast("You and other creatures you control have hexproof.", name="Lord")
    table = Table(A={"battlefield": [lord, BEAR]}, B={"hand": [bolt]}).start().passes()
    table.cast("Bolt")
    assert table.offered() == ["Lord"]
    assert len(table.decision.options) == 2  # and B itself
    line = "You and creatures you control gain hexproof until end of turn."
    assert seen(played(line, A={"battlefield": [BEAR]}), "Bear").keywords & HEXPROOF
    assert (
        spanish(line)
        == "Tú y las criaturas que controlas ganan la habilidad de antimaleficio hasta el final del turno."
    )


@pytest.mark.construct("OpponentsWhoControl", "OpponentsWhoControlMore")
@pytest.mark.parametrize(("theirs", "life"), [([], 20), ([ELK], 21), ([ELK, BEAR], 22)])
def test_102_3_opponents_by_what_they_control(theirs: list[object], life: int) -> None:
    any_ = spell("You gain X life, where X is the number of opponents who control a creature.", name="Any")
    more = spell(
        "You gain X life, where X is the number of opponents who control more creatures than you.", name="More"
    )
    seats = {"hand": [any_, more], "battlefield": [beast(name="Own")]}
    table = Table(A=seats, B={"battlefield": theirs}).start()
    table.cast("Any").resolve().cast("More").resolve()
    assert table.life("A") == life


@pytest.mark.construct("QuotedKeyword")
def test_702_24_a_keyword_with_a_cost_between_quotation_marks() -> None:
    line = 'Creatures you control have "Cumulative upkeep {1}."'
    dream = permanent(line, name="Dream")
    table = Table(A={"hand": [BEAR], "battlefield": [dream, FOREST]}, B={}).start().cast("Bear").resolve()
    table.to_step("upkeep", 3).settle()
    assert table.choose(True).find("Bear").counters == (("age", 1),)
    assert spanish(line) == 'Las criaturas que controlas tienen "Mantenimiento acumulativo {1}".'


@pytest.mark.construct("ReinforceX")
def test_702_77_reinforce_x() -> None:
    hydra = beast("Reinforce X—{X}{G}", name="Hydra", cost="{9}")
    table = Table(A={"hand": [hydra], "battlefield": [BEAR, FOREST, FOREST, FOREST]}, B={}).start()
    table.activate("Hydra").choose(2)
    settle(table)
    assert table.find("Bear").counters == (("+1/+1", 2),)


@pytest.mark.construct("WithoutSameName")
def test_201_2_without_the_name_of_another() -> None:
    line = "Destroy all creatures you control that don't have the same name as another creature you control."
    assert played(line, A={"battlefield": [BEAR, BEAR, ELK]}).names("battlefield") == ["Bear", "Bear"]
    (tree, *_) = tongue("en").read(line).trees
    assert tongue("es").print(tree) == (
        "Destruye todas las criaturas que controlas que no tengan el mismo nombre que otra criatura que controlas."
    )


@pytest.mark.construct("ProtectionOrColor")
@pytest.mark.parametrize(("choice", "artifact", "red"), [(0, False, True), (4, True, False)])
def test_702_16a_protection_from_artifacts_or_a_color(choice: int, artifact: bool, red: bool) -> None:
    line = "Target creature gains protection from artifacts or from the color of your choice until end of turn."
    cage = permanent("{0}: Tap target creature.", "Artifact", name="Cage")
    imp = beast("{0}: Tap target creature.", name="Imp", cost="{R}")
    table = Table(A={"hand": [spell(line)], "battlefield": [BEAR]}, B={"battlefield": [cage, imp]}).start()
    table.cast(NAME, "Bear").resolve().choose(choice).passes()
    for source, possible in (("Cage", artifact), ("Imp", red)):
        table.activate(source)
        options = [table.named(one) for one in table.decision.options if isinstance(one, int)]
        assert ("Bear" in options) is possible
        if possible:
            table.choose("Imp")
    assert spanish(line).endswith(
        "protección contra artefactos o contra el color de tu elección hasta el final del turno."
    )


@pytest.mark.construct("EventAmongAttackers")
@pytest.mark.parametrize(("step", "life"), [("begin_combat", 20), ("declare_attackers", 23)])
def test_508_1_only_during_the_declare_attackers_step(step: str, life: int) -> None:
    mage = beast("Flash\nWhen this creature enters during the declare attackers step, you gain 3 life.", name="Mage")
    table = Table(A={"battlefield": [BEAR], "hand": [mage]}, B={})
    table = table.start("begin_combat") if step == "begin_combat" else table.attack_now("Bear")
    assert settle(table.cast("Mage")).life("A") == life
