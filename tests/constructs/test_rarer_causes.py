"""Constructs of few cards each: what a spell or ability of a player causes, mana of a chosen color, cards drawn from
the bottom, spells that cost so much at least, turns that are skipped."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BAT,
    BEAR,
    CUB,
    NAME,
    SEAL,
    Table,
    beast,
    permanent,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST, SWAMP

BLAST = spell("Destroy target permanent.", name="Blast", type_line="Instant")


@pytest.mark.construct("TappedForChosenColor", "AddAnAdditionalOne")
@pytest.mark.parametrize(("color", "pool"), [("green", {"G": 2}), ("black", {"G": 1})])
def test_106_12a_mana_of_the_chosen_color(color: str, pool: dict[str, int]) -> None:
    line = (
        "Whenever a basic land is tapped for mana of the chosen color, its controller adds an additional one mana of "
        "that color."
    )
    gauntlet = permanent(f"As this artifact enters, choose a color.\n{line}", "Artifact")
    table = Table(options=(("full_control", 1),), A={"hand": [gauntlet], "battlefield": [FOREST]}, B={}).start()

    settle(table.cast(NAME).resolve(), color).activate("Forest")

    assert table.pool() == pool
    assert spanish(line) == (
        "Siempre que se gire una tierra básica para obtener maná del color elegido, su controlador agrega un maná "
        "adicional de ese color."
    )


@pytest.mark.construct("DrawsFromTheBottom")
def test_121_1_cards_drawn_from_the_bottom() -> None:
    line = "You draw cards from the bottom of your library rather than the top."
    table = Table(
        A={
            "battlefield": [permanent(line)],
            "hand": [spell("Draw two cards.", name="Gain")],
            "library": [CUB, BEAR, BAT],
        },
        B={},
    ).start()
    bottom = table.library()[-2:]

    settle(table.cast("Gain"))

    assert sorted(table.names("hand", "A")) == sorted(bottom)
    assert spanish(line) == "Robas cartas del fondo de tu biblioteca en vez de la parte superior."


@pytest.mark.construct("TappedForTeamwork")
@pytest.mark.parametrize(("paid", "life"), [(True, 12), (False, 2)])
def test_702_194a_tapped_for_teamwork(paid: bool, life: int) -> None:
    line = "Whenever this creature becomes tapped to pay a teamwork cost, you gain 10 life."
    rite = spell("Teamwork 2\nYou gain 2 life.", name="Rite")
    table = Table(A={"battlefield": [beast(line)], "hand": [rite]}, B={}).start()

    table.cast("Rite")
    settle(table, *([True, NAME] if paid else [False]))

    assert table.life("A") == 20 + life


@pytest.mark.construct("SearchesLibrary")
@pytest.mark.parametrize(("whose", "life"), [("your", 21), ("target opponent's", 20)])
def test_701_23_an_opponent_searches_their_library(whose: str, life: int) -> None:
    line = "Whenever an opponent scries, surveils, or searches their library, you gain 1 life."
    seek = spell(f"Search {whose} library for a card, exile it, then shuffle.", name="Seek")
    table = Table(A={"hand": [seek]}, B={"battlefield": [permanent(line)]}).start()

    settle(table.cast("Seek"), "Wastes")

    assert table.life("B") == life


@pytest.mark.construct("DestroyedUnderYou")
@pytest.mark.parametrize(
    ("caster", "what", "castable"), [("B", "Seal", True), ("A", "Seal", False), ("B", "Bat", False)]
)
def test_701_8_destroyed_by_an_opponent(caster: str, what: str, castable: bool) -> None:
    line = (
        "If a noncreature permanent under your control was destroyed this turn by a spell or ability an opponent "
        "controlled, you may pay {0} rather than pay this spell's mana cost."
    )
    trap = spell(f"{line}\nYou gain 1 life.", cost="{5}", type_line="Instant")
    table = Table(
        A={"hand": [trap, BLAST] if caster == "A" else [trap], "battlefield": [SEAL, BAT]},
        B={"hand": [BLAST] if caster == "B" else []},
    ).start()
    if caster == "B":
        table.passes()

    table.cast("Blast", what).resolve()

    assert table.can_cast(NAME) is castable
    assert spanish(line) == (
        "Si un hechizo o habilidad que controlaba un oponente destruyó este turno un permanente que no sea criatura "
        "bajo tu control, puedes pagar {0} en vez de pagar el coste de maná de este hechizo."
    )


@pytest.mark.construct("YoursCounters")
@pytest.mark.parametrize(("letter", "life"), [("A", 20), ("B", 21)])
def test_701_6_your_spell_counters_a_spell(letter: str, life: int) -> None:
    line = "Whenever a spell or ability you control counters a spell, you gain 1 life."
    table = Table(
        A={"hand": [spell("Draw a card.", name="Gain")], "battlefield": [permanent(line)] if letter == "A" else []},
        B={
            "hand": [spell("Counter target spell.", name="Deny", type_line="Instant")],
            "battlefield": [permanent(line)] if letter == "B" else [],
        },
    ).start()

    settle(table.cast("Gain").passes().cast("Deny"))

    assert table.life(letter) == life
    assert spanish(line) == ("Siempre que un hechizo o habilidad que controlas contrarreste un hechizo, ganas 1 vida.")


@pytest.mark.construct("CausedIntoGraveyard")
@pytest.mark.parametrize(("caster", "back"), [("A", True), ("B", False)])
def test_603_6c_what_an_opponent_causes(caster: str, back: bool) -> None:
    line = (
        "Whenever a spell or ability an opponent controls causes a land to be put into your graveyard from the "
        "battlefield, return that card to the battlefield."
    )
    table = Table(
        A={"hand": [BLAST] if caster == "A" else []},
        B={"hand": [BLAST] if caster == "B" else [], "battlefield": [permanent(line), FOREST]},
    ).start()
    if caster == "B":
        table.passes()

    settle(table.cast("Blast", "Forest"))

    assert ("Forest" in table.names("battlefield", "B")) is back


@pytest.mark.construct("DealtDamageByEither")
@pytest.mark.parametrize(("cost", "zone"), [("{R}", "hand"), ("{B}", "graveyard")])
def test_120_3_damage_by_a_red_spell(cost: str, zone: str) -> None:
    line = (
        "Whenever an opponent is dealt damage by a red instant or sorcery spell you control or by a red planeswalker "
        "you control, return this card from your graveyard to your hand."
    )
    bolt = spell("Bolt deals 1 damage to target opponent.", name="Bolt", cost=cost)
    well = permanent("{T}: Add {R}.", "Artifact", name="Well")
    table = Table(A={"hand": [bolt], "graveyard": [beast(line)], "battlefield": [SWAMP, well]}, B={}).start()

    settle(table.cast("Bolt"))

    assert NAME in table.names(zone, "A")


@pytest.mark.construct("DiesOrCommandZone", "HadCountersOrMore")
def test_903_9_dies_with_counters() -> None:
    line = (
        "Whenever a creature you control dies or is put into the command zone, if it had one or more +1/+1 counters on "
        "it, you may put that many +1/+1 counters on target creature."
    )
    elk = beast("This creature enters with two +1/+1 counters on it.", name="Elk")
    table = Table(A={"hand": [elk, BLAST], "battlefield": [permanent(line), CUB]}, B={}).start()
    before = table.size("Cub")

    settle(table.cast("Elk").resolve().cast("Blast", "Elk"), True)

    assert table.size("Cub") == (before[0] + 2, before[1] + 2)


@pytest.mark.construct("DealtExcessNoncombatDamage")
def test_120_10_one_or_more_at_once() -> None:
    line = "Whenever one or more creatures your opponents control are dealt excess noncombat damage, you gain 1 life."
    wrath = spell("Wrath deals 9 damage to each creature.", name="Wrath")
    table = Table(A={"hand": [wrath], "battlefield": [permanent(line)]}, B={"battlefield": [CUB, BEAR]}).start()

    settle(table.cast("Wrath"))

    assert table.life("A") == 21


@pytest.mark.construct("EachMayChooseTargets")
def test_707_10c_each_chooses_for_their_copy() -> None:
    line = (
        "Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those "
        "players may choose new targets for their copy."
    )
    bolt = spell("Bolt deals 1 damage to target creature.", name="Bolt")
    goat, goose = (beast(name=name, size=(1, 1)) for name in ("Goat", "Goose"))
    table = Table(A={"hand": [bolt], "battlefield": [permanent(line), goat, goose]}, B={}).start()

    settle(table.cast("Bolt", "Goat"), "Goose")

    assert sorted(table.names("graveyard", "A")) == ["Bolt", "Goat", "Goose"]


@pytest.mark.construct("SpellsCostAtLeast")
@pytest.mark.parametrize(("lands", "castable"), [(2, False), (3, True)])
def test_601_2f_spells_cost_so_much_at_least(lands: int, castable: bool) -> None:
    line = "Each spell that would cost less than three mana to cast costs three mana to cast."
    sphere = permanent("Spells cost {1} more to cast.", name="Sphere")
    table = Table(A={"hand": [CUB], "battlefield": [permanent(line), sphere, *[FOREST] * lands]}, B={}).start()

    assert table.can_cast("Cub") is castable
    assert spanish(line) == "Cada hechizo que fuera a costar menos de tres manás cuesta tres manás."


@pytest.mark.construct("SkipsExtraTurns")
def test_614_10_extra_turns_are_skipped() -> None:
    line = "If an opponent would begin an extra turn, that player skips that turn instead."
    warp = spell("Take an extra turn after this one.", name="Warp")
    table = Table(A={"hand": [warp]}, B={"battlefield": [permanent(line)]}).start()

    table.cast("Warp").resolve().to("upkeep", turn=2)

    assert table.state.active == table.seat("B")


@pytest.mark.construct("OwnGraveyardOrFromExile")
@pytest.mark.parametrize("zone", ["graveyard", "exile", "command"])
def test_601_3b_cast_from_two_zones(zone: str) -> None:
    line = "You may cast this card from your graveyard or from exile."
    table = Table(A={zone: [beast(line)]}, B={}).start()

    assert table.can_cast(NAME) is (zone != "command")
    assert spanish(line) == "Puedes lanzar esta carta desde tu cementerio o desde el exilio."


@pytest.mark.construct("WithTapAbility")
def test_602_1_only_what_has_a_tap_ability_is_a_target() -> None:
    line = "Untap target creature that has an activated ability with {T} in its cost."
    elf = beast("{T}: Add {G}.", name="Elf")
    table = Table(options=(("full_control", 1),), A={"hand": [spell(line)], "battlefield": [elf, BEAR]}, B={}).start()

    settle(table.activate("Elf").cast(NAME))

    assert not table.find("Elf").tapped


@pytest.mark.construct("DiesOrExiled", "EventWhile")
@pytest.mark.parametrize(
    ("size", "how", "life"), [((4, 4), "Exile", 21), ((4, 4), "Destroy", 21), ((3, 3), "Exile", 20)]
)
def test_603_6c_dies_or_is_exiled_while_it_is_strong(size: tuple[int, int], how: str, life: int) -> None:
    line = "When this creature dies or is put into exile while its power is 4 or greater, you gain 1 life."
    end = spell(f"{how} target creature.", name="End")
    table = Table(A={"hand": [end], "battlefield": [beast(line, size=size)]}, B={}).start()

    settle(table.cast("End"))

    assert table.life("A") == life


@pytest.mark.construct("ExiledWith")
@pytest.mark.parametrize("index", [0, 1])
def test_607_4_cards_that_either_ability_has_exiled(index: int) -> None:
    vault = permanent(
        "{0}: Exile target creature you control.\n{0}: Exile target creature you don't control.\n"
        "When this artifact is put into a graveyard from the battlefield, return all cards exiled with it to the "
        "battlefield under their owners' control.",
        "Artifact",
    )
    table = Table(A={"hand": [BLAST], "battlefield": [vault, BEAR]}, B={"battlefield": [CUB]}).start()

    table.activate(NAME, index=index).resolve()
    assert len(table.names("battlefield")) == 2
    settle(table.cast("Blast", NAME))

    assert sorted(table.names("battlefield")) == ["Bear", "Cub"]


@pytest.mark.construct("AnyResultWas")
@pytest.mark.parametrize(("least", "cards"), [(1, 1), (21, 0)])
def test_706_2_any_of_the_results(least: int, cards: int) -> None:
    rolled = "Whenever you roll one or more dice, you gain 1 life."
    line = f"{rolled} If any of those results was {least} or higher, draw a card."
    rite = spell("Roll a d20.", name="Rite")
    table = Table(A={"hand": [rite], "battlefield": [permanent(line)]}, B={}).start()

    settle(table.cast("Rite"))

    assert (table.life("A"), len(table.names("hand", "A"))) == (21, cards)
    assert spanish(line).endswith(f"Si alguno de esos resultados fue {least} o más, roba una carta.")
