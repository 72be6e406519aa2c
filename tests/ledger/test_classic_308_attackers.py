"""classic:308, 2007:308, 2016:508: who may attack, in which order attackers are declared, tapped and paid for."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Static
from apnap.abilities.cost import Cost, SacrificeThis
from apnap.abilities.effect import AddMana, GainControl, Sequence
from apnap.abilities.mana import FixedMana, ManaCost
from apnap.abilities.objects import TAPPED, ControlledBy, Each, EachOpponent, Filter, HasCardType, HasSubtype, Is, You
from apnap.abilities.quantity import CountOf, Quantity
from apnap.abilities.static import AttackTax
from apnap.abilities.values import ARTIFACT, LAND
from apnap.rules import decisions as dec
from apnap.rules.characteristics import controller_of
from apnap.rules.combat.bands import band_mates
from apnap.rules.paying_by_hand import KEEPING
from tests.constructs.support import beast, permanent, written
from tests.ledger.attacks import (
    BEAR,
    OGRE,
    attackable,
    attacking,
    give_up,
    offers,
    play,
    refusal,
    step,
    steps,
    tap_for_mana,
    trick,
)
from tests.rules.support import CREATURES, FOREST, Table, artifact, enchantment

GUARD = beast("Vigilance", name="Guard")
FULL_CONTROL = (("full_control 0", 1),)
"""A activates mana abilities alone."""


def tapped(table: Table) -> list[str]:
    """Return the sorted names of A's tapped permanents."""
    return sorted(table.named(one.ref) for one in table.objects("battlefield") if one.tapped and one.owner == 0)


# ------------------------------------------------------------------------------------- who may attack


@pytest.mark.ledger("classic:308.1")
def test_walls_tapped_and_fresh_creatures_and_what_is_no_creature_cant_attack(book: str) -> None:
    wall = beast(name="Palisade", type_line="Creature — Wall")
    idol = permanent("", "Artifact", name="Idol")
    drum = permanent("Whenever a creature attacks, you gain 1 life.", name="Drum")
    table = Table(
        book=book, A={"battlefield": [wall, OGRE, BEAR, idol, drum], "hand": [beast(name="Fresh")]}, B={}
    ).start()
    play(table, "Fresh")
    table.state.edit(table.find("Ogre").ref).tapped = True
    table.to("declare_attackers")
    assert offers(table) == ["Bear"]
    assert {refusal(table, (name, "B")) for name in ("Palisade", "Ogre", "Fresh", "Idol")} == {"508.1a"}
    table.choose(("Bear", "B"))
    assert (table.decision.kind, len(table.state.stack)) == (dec.PRIORITY, 1), "what triggers waits for priority"


@pytest.mark.ledger("classic:308.1")
def test_a_wall_attacks_as_though_it_had_no_defender(book: str) -> None:
    text = "This creature can attack as though it didn't have defender."
    table = Table(book=book, A={"battlefield": [beast(text, name="Palisade", type_line="Creature — Wall")]}, B={})
    assert offers(table.start("declare_attackers")) == ["Palisade"]


@pytest.mark.ledger("2007:308", "2016:508.1a")
def test_a_creature_type_keeps_nobody_at_home_since_there_is_defender(book: str) -> None:
    walls = [beast(text, name=name, type_line="Creature — Wall") for text, name in (("", "Old"), ("Defender", "New"))]
    table = Table(book=book, A={"battlefield": walls}, B={}).start("declare_attackers")
    assert offers(table) == ["Old"]


@pytest.mark.ledger("2016:508.1a", "2007:212", "2007:308")
def test_a_fresh_creature_needs_haste(book: str) -> None:
    hand = [beast(name="Fresh"), beast("Haste", name="Quick")]
    table = Table(book=book, A={"battlefield": [BEAR], "hand": hand}, B={}).start()
    play(play(table, "Fresh"), "Quick")
    table.state.edit(table.find("Bear").ref).tapped = True
    table.to("declare_attackers")
    assert offers(table) == ["Quick"]
    assert (refusal(table, ("Fresh", "B")), refusal(table, ("Bear", "B"))) == ("508.1a", "508.1a")
    assert refusal(table, ("Quick", "B")) == ""


@pytest.mark.ledger("classic:308.1", "2007:308", "2016:508.1a")
def test_a_creature_that_was_somebody_elses_as_the_turn_began_cant_attack(book: str) -> None:
    theft = trick("Gain control of target creature.", "Theft")
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [theft]}, B={"battlefield": [OGRE]}).start()
    play(table, "Theft", "Ogre").to("declare_attackers")
    assert (offers(table), refusal(table, ("Ogre", "B"))) == (["Bear"], "508.1a")


@pytest.mark.ledger("2016:508.1b")
def test_each_attacker_names_what_it_attacks(book: str) -> None:
    walker = written("+1: You gain 1 life.", "Planeswalker — Sage", name="Walker", loyalty="5")
    table = Table(book=book, A={"battlefield": [OGRE, BEAR]}, B={"battlefield": [walker]}).start("declare_attackers")
    assert attackable(table) == {"B", "Walker"}
    assert refusal(table, ("Ogre", "B"), ("Ogre", "Walker")) == "508.1b", "each of them only one"
    table.attack(("Ogre", "Walker"), ("Bear", "B")).to("end_combat")
    assert (table.find("Walker").counter("loyalty"), table.life("B")) == (2, 18)


@pytest.mark.ledger("2016:703.4f", "2016:508.3", "classic:308.6")
def test_attackers_are_declared_before_and_known_when_somebody_has_priority(book: str) -> None:
    bolt = trick("Trick deals 3 damage to target attacking creature.")
    table = Table(book=book, A={"battlefield": [OGRE, BEAR]}, B={"hand": [bolt], "battlefield": [BEAR]})
    table.start("begin_combat").passes(2)
    assert (step(table), table.decision.kind) == ("declare_attackers", dec.ATTACKERS)
    table.attack("Ogre", "Bear")
    assert (step(table), table.decision.player) == ("declare_attackers", table.seat("A"))
    play(table.passes(), "Trick", "Ogre")
    assert (table.names("graveyard", "A"), step(table)) == (["Ogre"], "declare_attackers")
    assert offers(table.to("declare_blockers")) == ["Bear"], "blocks come afterwards"


@pytest.mark.ledger("classic:308.4")
def test_without_attackers_nobody_has_priority_before_the_end_of_combat(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [BEAR]}).start("begin_combat").passes(2)
    table.choose(dec.DONE)
    assert (step(table), table.decision.kind) == ("end_combat", dec.PRIORITY)
    assert steps(table) == ["begin_combat", "declare_attackers", "end_combat"]


@pytest.mark.ledger("2007:308", "2016:508.6")
def test_without_attackers_the_step_is_finished_and_two_are_skipped(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [BEAR]}).start("begin_combat").passes(2)
    table.choose(dec.DONE)
    assert (step(table), table.decision.kind) == ("declare_attackers", dec.PRIORITY)
    assert step(table.passes(2)) == "end_combat", "the defending player is not asked for blocks"


@pytest.mark.ledger("2007:308", "2016:508.6")
def test_what_is_put_into_play_attacking_lets_the_steps_take_place_since_it_is_counted(book: str) -> None:
    """2007:308.4 asks whether attackers were declared, 2016:508.6 also whether any were put into play attacking."""
    horn = trick("Create a 2/2 green Bear creature token that's tapped and attacking.", "Horn")
    table = Table(book=book, A={"hand": [horn]}, B={}).start("begin_combat")
    play(table, "Horn")
    assert attacking(table) == ["Bear"]
    table.to("postcombat_main")
    assert ("combat_damage" in steps(table), table.life("B")) == ((False, 20) if book == "2007" else (True, 18))


# ------------------------------------------------------------------------------------- bands


@pytest.mark.ledger("2016:508.1e", "classic:g.agrupar", "2007:308")
@pytest.mark.also("current")
def test_a_band_has_one_member_without_banding_at_most(book: str) -> None:
    """Today: bands are announced as attackers are declared (508.1e)."""
    herald = beast("Banding", name="Herald")
    table = Table(book=book, A={"battlefield": [herald, OGRE, BEAR]}, B={"battlefield": [OGRE]})
    table.attack_now("Herald", "Ogre", "Bear").choose("Herald", "Bear")
    assert table.decision.kind == dec.PRIORITY, "the Ogre can't join them"
    herald_ref, bear = table.find("Herald").ref, table.find("Bear").ref
    assert band_mates(table.state, herald_ref) == [bear]
    table.block(("Ogre#2", "Bear"))
    assert table.find("Herald").blocked and not table.find("Ogre").blocked


# ------------------------------------------------------------------------------------- costs


def toll(cost: str, times: Quantity | None = None) -> object:
    """Return an enchantment: creatures attack its controller only for that cost each."""
    return enchantment("Toll", "2", Static((AttackTax(CREATURES, You(), Cost(ManaCost((cost,))), times),)))


def taxed(book: str, *mine: object, toll_of: object = None) -> Table:
    """Begin the declaration of attackers against a Toll of {2}; A pays under full control."""
    theirs = [toll("2") if toll_of is None else toll_of]
    table = Table(book=book, A={"battlefield": [*mine]}, B={"battlefield": theirs}, options=FULL_CONTROL)
    return table.start("begin_combat").to("declare_attackers")


@pytest.mark.ledger("classic:308.2")
def test_tapping_is_a_cost_of_attacking(book: str) -> None:
    table = taxed(book, OGRE, FOREST, FOREST)
    table.choose(("Ogre", "B"))
    assert (table.decision.kind, tapped(table)) == (dec.PAYMENT, []), "mana abilities come before the payment"
    tap_for_mana(table, "Forest", "Forest#2").choose(dec.DONE)
    assert tapped(table) == ["Forest", "Forest", "Ogre"]
    assert attacking(table) == ["Ogre"]


@pytest.mark.ledger("classic:308.2")
def test_what_is_tapped_for_mana_cant_be_tapped_for_the_attack(book: str) -> None:
    elf = beast("{T}: Add {G}{G}.", name="Elf")
    table = taxed(book, elf, FOREST, FOREST)
    table.choose(("Elf", "B"))
    tap_for_mana(table, "Elf")
    assert not table.decision.can_finish, "the mana is there, but not the tapping"
    give_up(table)
    assert (table.decision.kind, tapped(table)) == (dec.ATTACKERS, [])


@pytest.mark.ledger("classic:308.2")
def test_without_mana_in_the_cost_no_mana_ability_is_played(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE, GUARD, FOREST]}, B={}, options=FULL_CONTROL)
    table.attack_now("Ogre", "Guard")
    assert (table.decision.kind, tapped(table)) == (dec.PRIORITY, ["Ogre"]), "unless otherwise specified"


@pytest.mark.ledger("2016:508.1f", "2007:308")
def test_attackers_are_tapped_before_anything_is_paid(book: str) -> None:
    table = taxed(book, OGRE, GUARD, FOREST, FOREST, FOREST, FOREST)
    table.choose(("Ogre", "B"), ("Guard", "B"))
    assert (table.decision.kind, tapped(table)) == (dec.PAYMENT, ["Ogre"]), "vigilance leaves the Guard untapped"


@pytest.mark.ledger("2016:508.1f", "2016:508.1i")
def test_an_attacker_that_attacking_taps_gives_no_mana_for_its_own_toll(book: str) -> None:
    elves = [
        beast(f"{words}{{T}}: Add {{G}}{{G}}.", name=name) for words, name in (("", "Elf"), ("Vigilance\n", "Elk"))
    ]
    assert offers(taxed(book, elves[0])) == []
    table = taxed(book, elves[1])
    assert offers(table) == ["Elk"]
    tap_for_mana(table.choose(("Elk", "B")), "Elk").choose(dec.DONE)
    assert attacking(table) == ["Elk"]


@pytest.mark.ledger("2016:508.1h", "2016:508.1i")
def test_mana_abilities_are_activated_while_attackers_are_declared(book: str) -> None:
    table = taxed(book, OGRE, BEAR, *[FOREST] * 4)
    assert offers(table) == ["Bear", "Ogre"]
    table.choose(("Ogre", "B"), ("Bear", "B"))
    tap_for_mana(table, "Forest", "Forest#2", "Forest#3")
    assert not table.decision.can_finish, "3 of 4 mana pay nothing"
    tap_for_mana(table, "Forest#4").choose(dec.DONE)
    assert (attacking(table), table.pool()) == (["Bear", "Ogre"], {})


@pytest.mark.ledger("classic:308.3", "2007:308", "2016:508.1", "2016:508.1i")
def test_an_unpaid_attack_is_undone_and_declared_anew(book: str) -> None:
    table = taxed(book, OGRE, BEAR, FOREST, FOREST, FOREST)
    table.choose(("Ogre", "B"))
    assert offers(table) == [], "there is no mana for both"
    tap_for_mana(table, "Forest")
    give_up(table)
    assert (tapped(table), table.pool(), attacking(table)) == ([], {}, [])
    assert (table.decision.kind, table.decision.player) == (dec.ATTACKERS, table.seat("A"))
    tap_for_mana(table.choose(("Bear", "B")), "Forest", "Forest#2").choose(dec.DONE)
    assert attacking(table) == ["Bear"]


@pytest.mark.ledger("classic:308.3", "2016:508.1")
def test_mana_abilities_need_not_be_undone_with_the_attack(book: str) -> None:
    table = taxed(book, OGRE, FOREST, FOREST)
    tap_for_mana(table.choose(("Ogre", "B")), "Forest")
    table.choose(dec.Action(dec.PASS, 0, KEEPING))
    assert (table.decision.kind, tapped(table), table.pool()) == (dec.ATTACKERS, ["Forest"], {"G": 1})
    tap_for_mana(table.choose(("Ogre", "B")), "Forest#2").choose(dec.DONE)
    assert (attacking(table), table.pool()) == (["Ogre"], {})


@pytest.mark.ledger("2007:308", "2016:508.1g")
def test_a_cost_that_rises_or_falls_after_it_was_worked_out_stays_as_it_was(book: str) -> None:
    rising = toll("1", CountOf(Filter((HasCardType(LAND), Is(TAPPED), ControlledBy(EachOpponent())))))
    table = Table(
        book=book, A={"battlefield": [OGRE, *[FOREST] * 3]}, B={"battlefield": [rising]}, options=FULL_CONTROL
    )
    table.start("begin_combat")
    table.state.edit(table.find("Forest").ref).tapped = True
    table.to("declare_attackers").choose(("Ogre", "B"))
    tap_for_mana(table, "Forest#2").choose(dec.DONE)
    assert (attacking(table), tapped(table)) == (["Ogre"], ["Forest", "Forest", "Ogre"]), "two tapped lands, {1} paid"

    falling = toll("1", CountOf(Filter((HasCardType(ARTIFACT), ControlledBy(EachOpponent())))))
    hoard = permanent("Sacrifice this artifact: Add {C}.", "Artifact", name="Hoard")
    table = taxed(book, OGRE, hoard, hoard, toll_of=falling)
    tap_for_mana(table.choose(("Ogre", "B")), "Hoard")
    assert not table.decision.can_finish, "one artifact is left, but {2} are still to be paid"
    tap_for_mana(table, "Hoard").choose(dec.DONE)
    assert (attacking(table), table.names("graveyard", "A")) == (["Ogre"], ["Hoard", "Hoard"])


@pytest.mark.ledger("2016:508.1j")
def test_what_is_sacrificed_to_pay_does_not_attack(book: str) -> None:
    goat = beast("Sacrifice this creature: Add {C}{C}{C}{C}.", name="Goat")
    table = taxed(book, OGRE, goat)
    table.choose(("Ogre", "B"), ("Goat", "B"))
    tap_for_mana(table, "Goat").choose(dec.DONE)
    assert (attacking(table), table.names("graveyard", "A")) == (["Ogre"], ["Goat"])


@pytest.mark.ledger("2016:508.1j")
def test_what_is_given_away_to_pay_does_not_attack(book: str) -> None:
    goats = Each(Filter((HasSubtype("Goat"),)))
    treason = Sequence((AddMana(You(), FixedMana(("C",) * 4)), GainControl(EachOpponent(), goats)))
    bribe = artifact("Bribe", "1", Activated(Cost(parts=(SacrificeThis(),)), Body(effect=treason)))
    drum = permanent("Whenever a creature attacks, you gain 1 life.", name="Drum")
    table = taxed(book, OGRE, beast(name="Goat", type_line="Creature — Goat"), bribe, drum)
    table.choose(("Ogre", "B"), ("Goat", "B"))
    tap_for_mana(table, "Bribe").choose(dec.DONE)
    assert controller_of(table.state, table.find("Goat")) == table.seat("B")
    assert attacking(table) == ["Ogre"] and table.settle().life("A") == 21, "nor did it ever"


# ------------------------------------------------------------------------------------- triggers


@pytest.mark.ledger("2016:508.2", "2007:308")
def test_attack_triggers_are_on_the_stack_before_the_first_priority(book: str) -> None:
    drummer = beast("Whenever this creature attacks, you gain 1 life.", name="Drummer")
    table = Table(book=book, A={"battlefield": [drummer]}, B={}).attack_now("Drummer")
    assert (table.decision.kind, len(table.state.stack), table.life("A")) == (dec.PRIORITY, 1, 20)
    assert table.settle().life("A") == 21


@pytest.mark.ledger("2016:508.2a", "2007:308")
def test_what_fits_only_after_it_has_attacked_triggers_nothing(book: str) -> None:
    drum = permanent("Whenever a white creature attacks, you gain 1 life.", name="Drum")
    paint = trick("Target creature becomes white until end of turn.", "Paint")
    table = Table(book=book, A={"battlefield": [OGRE, BEAR, drum], "hand": [paint, paint]}, B={}).start("begin_combat")
    play(table, "Paint", "Bear").attack("Ogre", "Bear").settle()
    assert table.life("A") == 21, "the Bear was white as it attacked"
    play(table, "Paint", "Ogre").to("end_combat")
    assert table.life("A") == 21
