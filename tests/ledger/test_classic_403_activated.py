"""classic:403, 409.2, 409.2g, 2007:403: activated abilities: what they cost, who plays them, when, and how often."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated
from apnap.abilities.cost import Cost, PayLife, TapThis
from apnap.abilities.definition import CardDefinition
from apnap.abilities.duration import Forever
from apnap.abilities.effect import GainControl
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import EachPlayer, Filter, HasCardType, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import ARTIFACT
from apnap.errors import IllegalActionError
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.machine import answer
from tests.ledger.moments import IT, aimed, gain, now
from tests.rules.support import FOREST, MOUNTAIN, Table, artifact, creature

TAP = Cost(parts=(TapThis(),))
ARTIFACTS = Filter((HasCardType(ARTIFACT),))
TWO_AND_TAP = Cost(ManaCost(("2",)), (TapThis(),))


def engine(ability: Activated) -> CardDefinition:
    return artifact("Engine", "1", ability)


@pytest.mark.ledger("classic:403.1", "2007:403")
@pytest.mark.also("current")
def test_the_whole_cost_before_the_colon_is_paid(book: str) -> None:
    """classic:403.1: with {2} and tapping in the cost, either missing makes it unplayable.

    Today: all before the colon is the cost (602.1a).
    """
    thing = engine(Activated(TWO_AND_TAP, gain(1)))
    assert not Table(book=book, A={"battlefield": [thing, FOREST]}, B={}).start().can_activate("Engine")
    table = Table(book=book, A={"battlefield": [thing, FOREST, MOUNTAIN, FOREST, FOREST]}, B={}).start()
    table.activate("Engine")
    assert sum(one.tapped for one in table.objects("battlefield")) == 3
    assert table.find("Engine").tapped
    assert not table.can_activate("Engine")


@pytest.mark.ledger("classic:403.2", "2007:403", "classic:g.control")
@pytest.mark.also("current")
def test_only_its_controller_plays_it_unless_it_says_otherwise(book: str) -> None:
    """classic:403.2: the opponent is not offered it; "any player may play this ability" offers it to both.

    Today: text after the colon says who may (602.1b).
    """
    own = engine(Activated(Cost(), gain(1)))
    table = Table(book=book, A={"battlefield": [own]}, B={}).start()
    assert table.can_activate("Engine", "A")
    assert not table.can_activate("Engine", "B")
    anyone = engine(Activated(Cost(), gain(1), who=EachPlayer()))
    table = Table(book=book, A={"battlefield": [anyone]}, B={}).start()
    assert table.can_activate("Engine", "B")
    table.passes().activate("Engine").resolve()
    assert (table.life("A"), table.life("B")) == (20, 21)


@pytest.mark.ledger("classic:403.3", "2007:403")
def test_a_limit_stays_with_the_permanent(book: str) -> None:
    """classic:403.3: used once by A and then stolen in the same turn, it can't be used by B; next turn it can."""
    steal = now("Steal", aimed(GainControl(You(), IT, Forever()), ARTIFACTS))
    thing = engine(Activated(Cost(), gain(1), limit=1))
    table = Table(book=book, A={"battlefield": [thing]}, B={"hand": [steal]}).start()
    table.activate("Engine").resolve()
    assert not table.can_activate("Engine", "A")
    table.passes().cast("Steal").resolve()
    assert not table.can_activate("Engine", "B")
    table.to("upkeep", 2)
    assert table.can_activate("Engine", "B")


@pytest.mark.ledger("classic:409.2", "2007:403")
def test_the_timing_of_a_sorcery(book: str) -> None:
    """classic:409.2, 2007:403.5: not in the opponent's turn, not over something on the stack, only in a main phase."""
    slow = engine(Activated(Cost(), gain(1), sorcery=True))
    table = Table(book=book, A={"battlefield": [slow], "hand": [now("Sip", gain(1))]}, B={}).start("upkeep")
    assert not table.can_activate("Engine")
    table.to("precombat_main")
    assert table.can_activate("Engine")
    table.cast("Sip")
    assert not table.can_activate("Engine")
    table.settle().to("precombat_main", 2)
    assert not table.can_activate("Engine")


@pytest.mark.ledger("classic:409.2", "2007:403")
def test_it_is_no_sorcery_all_the_same(book: str) -> None:
    """classic:409.2: only the timing is that of a sorcery: once played it is an ability, and it can be answered."""
    slow = engine(Activated(Cost(), gain(3), sorcery=True))
    table = Table(book=book, A={"battlefield": [slow]}, B={"hand": [now("Sip", gain(1))]}).start()
    table.activate("Engine").passes().cast("Sip").resolve()
    assert (table.life("B"), table.life("A")) == (21, 20)
    table.resolve()
    assert (table.life("A"), table.names("graveyard", "A")) == (23, [])


@pytest.mark.ledger("classic:409.2g", "2007:403")
def test_a_creature_taps_for_an_ability_from_its_second_turn_on(book: str) -> None:
    """classic:409.2g, 2007:403.4: continuously under control since the beginning of its player's latest turn."""
    monk = creature("Monk", "0", 1, 1, Activated(TAP, gain(1)))
    table = Table(book=book, A={"hand": [monk]}, B={}).start().cast("Monk").resolve()
    assert not table.can_activate("Monk")
    table.to("upkeep", 2)
    assert not table.can_activate("Monk"), "not in the opponent's turn either"
    table.to("upkeep", 3)
    assert table.can_activate("Monk")
    scout = creature("Scout", "0", 1, 1, "flash", Activated(TAP, gain(1)))
    table = Table(book=book, A={}, B={"hand": [scout]}).start().passes().cast("Scout").resolve()
    assert not table.can_activate("Scout", "B"), "it came after the beginning of B's latest turn"
    table.to("upkeep", 2)
    assert table.can_activate("Scout", "B")


@pytest.mark.ledger("classic:409.2g", "2007:403", "2007:104.4")
def test_whoever_takes_it_has_to_wait_too(book: str) -> None:
    """classic:409.2g: control that begins this turn is not continuous; an artifact does not have to wait."""
    monk = creature("Monk", "0", 1, 1, Activated(TAP, gain(1)))
    orb = artifact("Orb", "0", Activated(TAP, gain(1)))
    steal = now("Steal", aimed(GainControl(You(), IT, Forever())))
    table = Table(book=book, A={"hand": [steal, orb]}, B={"battlefield": [monk]}).start()
    table.cast("Steal").resolve().cast("Orb").resolve()
    assert not table.can_activate("Monk")
    assert table.can_activate("Orb")


@pytest.mark.ledger("2007:403")
def test_haste_lets_it_be_ignored(book: str) -> None:
    """2007:403.4: and an ability without the tap symbol never had to wait."""
    fast = creature("Hare", "0", 1, 1, "haste", Activated(TAP, gain(1)))
    slow = creature("Monk", "0", 1, 1, Activated(Cost(parts=(PayLife(Number(1)),)), gain(2)))
    table = Table(book=book, A={"hand": [fast, slow]}, B={}).start()
    table.cast("Hare").resolve().cast("Monk").resolve()
    assert table.can_activate("Hare")
    assert table.can_activate("Monk")


@pytest.mark.ledger("classic:403.1", "2007:403")
def test_an_ability_that_is_not_there_is_refused(book: str) -> None:
    """classic:403.1: a number that stands for nothing is no action."""
    table = Table(book=book, A={"battlefield": [engine(Activated(Cost(), gain(1)))]}, B={}).start()
    with pytest.raises(IllegalActionError, match="no action number"):
        answer(table.state, len(table.decision.options))
    assert Action(dec.ACTIVATE, table.find("Engine").ref, 1) not in table.legal("A")
