"""classic:411, classic:412, 2007:411, 2007:412: mana abilities in play, and static abilities."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Keyword, Static, Triggered
from apnap.abilities.change import Modify
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.effect import (
    AddMana,
    Attach,
    Destroy,
    LoseLife,
    MayPay,
    SacrificeThese,
    Sequence,
)
from apnap.abilities.mana import FixedMana, ManaCost
from apnap.abilities.objects import (
    AttachedHost,
    ControllerOf,
    Each,
    EventObject,
    Filter,
    HasCardType,
    HasSubtype,
    IsOneOf,
    This,
    You,
)
from apnap.abilities.occurrence import BecomesTapped, DealsDamage
from apnap.abilities.quantity import Number
from apnap.abilities.static import Changes, GoesElsewhere, Prevention
from apnap.abilities.values import ENCHANTMENT, EXILE
from apnap.rules import decisions as dec
from tests.ledger.moments import (
    BEAR,
    CREATURES,
    IT,
    KILL,
    LANDS,
    THIS,
    aimed,
    dies,
    enters,
    now,
    stack,
    tap_for_mana,
)
from tests.rules.layered import plus
from tests.rules.support import FOREST, Table, artifact, creature, damage_to_any, enchantment

ENCHANTMENTS = Filter((HasCardType(ENCHANTMENT),))
UNDO = now("Undo", Destroy(Each(ENCHANTMENTS)))


# ------------------------------------------------------------------------------------- mana abilities


@pytest.mark.ledger("classic:411.1", "2007:411")
def test_tapping_a_land_for_mana_opens_no_response(book: str) -> None:
    table = Table(book=book, A={"battlefield": [FOREST]}, B={"hand": [KILL]}).start()
    tap_for_mana(table, "Forest")
    assert (stack(table), table.pool("A")) == ([], {"G": 1})
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 0) and table.find("Forest").tapped


@pytest.mark.ledger("classic:411.2", "2007:411")
def test_lands_are_tapped_in_the_middle_of_playing_a_spell(book: str) -> None:
    table = Table(book=book, A={"battlefield": [FOREST, FOREST], "hand": [BEAR]}, B={}, options=(("full_control", 1),))
    table.start().cast("Bear")
    assert (table.decision.kind, stack(table)) == (dec.PAYMENT, ["Bear"])
    for name in ("Forest", "Forest#2"):
        table.choose(dec.Action(dec.ACTIVATE, table.find(name).ref, 0))
    assert (stack(table), table.pool("A")) == (["Bear"], {"G": 2})
    table.choose(dec.DONE)
    assert (stack(table), table.pool("A")) == (["Bear"], {}) and table.decision.kind == dec.PRIORITY


@pytest.mark.ledger("classic:411.2", "2007:411")
@pytest.mark.parametrize("pays", [True, False])
def test_lands_are_tapped_in_the_middle_of_a_resolution(book: str, pays: bool) -> None:
    upkeep = MayPay(You(), Cost(ManaCost(("2",))), otherwise=SacrificeThese(This()))
    idol = creature("Idol", "0", 5, 5, Triggered(enters(THIS), Body(effect=upkeep)))
    table = Table(book=book, A={"battlefield": [FOREST, FOREST], "hand": [idol]}, B={}).start()
    table.cast("Idol").resolve().resolve()
    assert table.decision.purpose == "pay" and not table.find("Forest").tapped
    table.choose(pays)
    assert ("Idol" in table.names("battlefield")) is pays
    assert [table.find("Forest").tapped, table.find("Forest#2").tapped] == [pays, pays]


@pytest.mark.ledger("classic:411.3", "2007:411")
def test_extra_mana_is_there_at_once_and_pays_for_the_spell_being_played(book: str) -> None:
    more = Body(effect=AddMana(ControllerOf(EventObject()), FixedMana(("G",))))
    growth = enchantment("Growth", "1", Triggered(BecomesTapped(LANDS, for_mana=True), more))
    for others, possible in (([growth], True), ([], False)):
        table = Table(book=book, A={"battlefield": [FOREST, *others], "hand": [BEAR]}, B={}).start()
        assert table.can_cast("Bear") is possible
    table = Table(book=book, A={"battlefield": [FOREST, growth], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert (stack(table), table.pool("A")) == (["Bear"], {})
    table = Table(book=book, A={"battlefield": [FOREST, growth]}, B={}).start()
    tap_for_mana(table, "Forest")
    assert (stack(table), table.pool("A")) == ([], {"G": 2})


@pytest.mark.ledger("classic:411.3", "2007:411")
def test_what_else_a_mana_ability_does_is_done_at_once_too(book: str) -> None:
    both = Sequence((AddMana(You(), FixedMana(("B",))), LoseLife(You(), Number(1))))
    well = artifact("Well", "1", Activated(Cost(parts=(TapThis(),)), Body(effect=both)))
    table = tap_for_mana(Table(book=book, A={"battlefield": [well]}, B={}).start(), "Well")
    assert (stack(table), table.pool("A"), table.life("A")) == ([], {"B": 1}, 19)


# ------------------------------------------------------------------------------------- static abilities


@pytest.mark.ledger("classic:412.1", "2007:412")
def test_a_continuous_effect_lasts_as_long_as_its_source_is_in_play(book: str) -> None:
    anthem = enchantment("Anthem", "1", Static((Changes(CREATURES, (plus(1, 1),)),)))
    table = Table(book=book, A={"battlefield": [anthem, BEAR], "hand": [UNDO]}, B={}).start()
    assert table.size("Bear") == (3, 3) and table.legal("A")[1].kind == dec.CAST, "it is never on the stack"
    table.cast("Undo").resolve()
    assert table.size("Bear") == (2, 2)


@pytest.mark.ledger("classic:412.1", "2007:412")
@pytest.mark.also("current")
def test_a_prevention_effect_lasts_as_long_as_its_source_is_in_play(book: str) -> None:
    """Today: a static ability's prevention ends with it (604.2, 609.6)."""
    calm = enchantment("Calm", "1", Static((Prevention(DealsDamage()),)))
    zap = now("Zap", damage_to_any(3))
    table = Table(book=book, A={"battlefield": [calm], "hand": [zap, zap, UNDO]}, B={}).start()
    table.cast("Zap", "B").resolve()
    assert table.life("B") == 20
    table.cast("Undo").resolve().cast("Zap#2", "B").resolve()
    assert table.life("B") == 17


@pytest.mark.ledger("classic:412.1", "2007:412")
@pytest.mark.also("current")
def test_a_replacement_effect_lasts_as_long_as_its_source_is_in_play(book: str) -> None:
    """Today: a static ability's replacement ends with it (604.2)."""
    void = enchantment("Void", "1", Static((GoesElsewhere(dies(CREATURES), EXILE),)))
    table = Table(book=book, A={"battlefield": [void, BEAR, BEAR], "hand": [KILL, KILL, UNDO]}, B={}).start()
    table.cast("Kill", "Bear").resolve()
    assert table.names("exile") == ["Bear"]
    table.cast("Undo").resolve().cast("Kill#2").resolve()
    assert "Bear" in table.names("graveyard") and table.names("exile") == ["Bear"]


STRENGTH = enchantment(
    "Strength",
    "0",
    Keyword("enchant", what=CREATURES),
    Static((Changes(Filter((IsOneOf(AttachedHost()),)), (Modify(Number(2), Number(2)),)),)),
    subtypes=("Aura",),
)


@pytest.mark.ledger("classic:412.2", "2007:412")
@pytest.mark.also("current")
def test_a_moved_enchantment_affects_its_new_host_at_once(book: str) -> None:
    """Today: the old host loses what the new one gains (604.4)."""
    shift = now("Shift", aimed(Attach(Each(Filter((HasSubtype("Aura"),))), IT)))
    ox = creature("Ox", "0", 4, 4)
    table = Table(book=book, A={"battlefield": [BEAR, ox], "hand": [STRENGTH, shift]}, B={}).start()
    table.cast("Strength", "Bear").resolve()
    assert (table.size("Bear"), table.size("Ox")) == ((4, 4), (4, 4))
    table.cast("Shift", "Ox").resolve()
    assert (table.size("Bear"), table.size("Ox")) == ((2, 2), (6, 6))


@pytest.mark.ledger("classic:412.2", "2007:412")
def test_its_static_ability_does_not_target(book: str) -> None:
    shift = now("Shift", Attach(Each(Filter((HasSubtype("Aura"),))), Each(Filter((HasSubtype("Elder"),)))))
    elder = creature("Elder", "0", 1, 1, "shroud", subtypes=("Elder",))
    table = Table(book=book, A={"battlefield": [BEAR, elder], "hand": [STRENGTH, shift]}, B={}).start()
    table.cast("Strength")
    assert table.find("Strength").targets == ((table.find("Bear").ref,),), "the spell could not target the other one"
    table.resolve().cast("Shift").resolve()
    assert table.size("Elder") == (3, 3) and "Strength" in table.names("battlefield")
