"""classic:415, 2007:415: changing the targets, the text and the characteristics of spells and abilities."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Ability, Activated, Body, Keyword, Modes, Spell
from apnap.abilities.change import ReplaceWord, SetColors
from apnap.abilities.cost import Cost
from apnap.abilities.duration import Forever, UntilEndOfTurn
from apnap.abilities.effect import ChooseNewTargets, Continuous, DealDamage, Destroy
from apnap.abilities.objects import AnyPlayer, Filter, HasCardType, HasColor, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, BLACK, CREATURE, INSTANT, RED, STACK, WHITE
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from tests.ledger.moments import BEAR, CREATURES, IT, OX, aimed, gain, now, stack, told
from tests.rules.layered import seen
from tests.rules.support import Table, artifact, card, creature

SPELLS = Filter((), (STACK,))
BEND = now("Bend", aimed(ChooseNewTargets(You(), IT, change_one=True), SPELLS))
SHOCK = card("Shock", "0", INSTANT, Spell(aimed(DealDamage(Number(2), IT))), colors=RED)
BENDER = {"hand": [BEND], "battlefield": [BEAR]}
ARTIFACTS = Filter((HasCardType(ARTIFACT),))


@pytest.mark.ledger("classic:415.2", "2007:415")
def test_a_target_can_be_changed_to_another_legal_one(book: str) -> None:
    table = Table(
        book=book, A={"hand": [SHOCK], "battlefield": [OX]}, B={"hand": [BEND], "battlefield": [BEAR]}
    ).start()
    table.cast("Shock", "Bear").passes().cast("Bend").resolve().resolve()
    assert (table.find("Ox").damage, table.find("Bear").damage) == (2, 0)


@pytest.mark.ledger("classic:415.2", "2007:415")
@pytest.mark.parametrize("guard", [Keyword("shroud"), Keyword("protection", what=Filter((HasColor(RED),)))])
def test_a_target_that_can_only_be_changed_to_an_illegal_one_stays(book: str, guard: Ability) -> None:
    saint = creature("Saint", "0", 2, 2, guard)
    table = Table(
        book=book, A={"hand": [SHOCK], "battlefield": [saint]}, B={"hand": [BEND], "battlefield": [BEAR]}
    ).start()
    table.cast("Shock").passes().cast("Bend").resolve()
    assert table.decision.kind == dec.PRIORITY, "there is nothing to choose"
    assert table.find("Shock").targets == ((table.find("Bear").ref,),)
    table.resolve()
    assert "Bear" in table.names("graveyard") and "Saint" in table.names("battlefield")


@pytest.mark.ledger("classic:415.2", "2007:415")
def test_the_target_of_an_ability_can_be_changed_too(book: str) -> None:
    burn = Body((Target(CREATURES, AnyPlayer()),), DealDamage(Number(2), IT))
    cannon = artifact("Cannon", "0", Activated(Cost(), burn))
    table = Table(book=book, A={"battlefield": [cannon]}, B={"battlefield": [BEAR], "hand": [BEND]}).start()
    table.activate("Cannon", "Bear").passes().cast("Bend")
    table.resolve().choose("A").resolve()
    assert "Bear" in table.names("battlefield") and table.find("Bear").damage == 0


CHARM = now(
    "Charm",
    Body(modes=Modes((aimed(Destroy(IT), ARTIFACTS), aimed(DealDamage(Number(1), IT))))),
)


@pytest.mark.ledger("classic:415.2a", "2007:415")
def test_the_mode_stays_and_so_does_what_it_may_target(book: str) -> None:
    mine, yours = artifact("Mine", "0"), artifact("Yours", "0")
    opponent = {"hand": [BEND], "battlefield": [yours, BEAR]}
    table = Table(book=book, A={"hand": [CHARM], "battlefield": [mine]}, B=opponent).start()
    table.cast("Charm").choose(0).target("Yours").passes().cast("Bend").resolve()
    assert table.names("battlefield") == ["Bear", "Mine", "Yours"] and table.decision.kind == dec.PRIORITY
    assert table.find("Charm").targets == ((table.find("Mine").ref,),), "the only other artifact"
    table.resolve()
    assert table.names("battlefield") == ["Bear", "Yours"]
    table = Table(book=book, A={"hand": [CHARM]}, B=opponent).start()
    table.cast("Charm").choose(0).passes().cast("Bend").resolve()
    assert table.find("Charm").targets == ((table.find("Yours").ref,),), "never a creature"


@pytest.mark.ledger("classic:415.2b", "2007:415")
def test_you_is_no_target(book: str) -> None:
    table = Table(book=book, A={"hand": [now("Rise", gain(3))]}, B={"hand": [BEND]}).start()
    table.cast("Rise")
    assert table.find("Rise").targets == ()
    table.passes().cast("Bend").resolve()
    assert table.decision.kind == dec.PRIORITY and stack(table) == ["Rise"]
    table.resolve()
    assert (table.life("A"), table.life("B")) == (23, 20)


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_a_changed_text_can_make_a_target_illegal(book: str) -> None:
    doom = now("Doom", aimed(Destroy(IT), Filter((HasCardType(CREATURE), HasColor(BLACK)))))
    reword = now("Reword", aimed(Continuous(IT, (ReplaceWord("black", "white"),), Forever()), SPELLS))
    imp = creature("Imp", "B", 2, 2)
    for hand, dies in (([reword], False), ([], True)):
        table = Table(book=book, A={"hand": [doom]}, B={"hand": hand, "battlefield": [imp]}).start()
        table.cast("Doom").passes()
        if hand:
            table.cast("Reword").resolve().passes()
        table.passes()
        assert ("Imp" in table.names("graveyard")) is dies
        assert len(told(table, ev.COUNTERED)) == int(not dies)


@pytest.mark.ledger("classic:415.3")
@pytest.mark.parametrize("duration", [Forever(), UntilEndOfTurn()])
def test_a_change_to_a_permanent_spell_continues_on_the_permanent(
    book: str, duration: Forever | UntilEndOfTurn
) -> None:
    imp = card("Imp", "0", CREATURE, power=2, toughness=2, colors=BLACK)
    bleach = now("Bleach", aimed(Continuous(IT, (SetColors(WHITE),), duration), SPELLS))
    table = Table(book=book, A={"hand": [imp]}, B={"hand": [bleach]}).start()
    table.cast("Imp").passes().cast("Bleach").resolve()
    assert seen(table, "Imp", "stack").colors == WHITE
    table.resolve()
    assert seen(table, "Imp").colors == WHITE
    table.to("upkeep", 2)
    assert seen(table, "Imp").colors == (WHITE if duration == Forever() else BLACK)
