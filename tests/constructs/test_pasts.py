"""What something was, had, shared or was dealt; where countered spells go (608.2h, 701.6)."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import NAME, Table, beast, permanent, spell


@pytest.mark.construct("IfCountered", "CounteredToExile")
def test_701_6a_a_countered_spell_is_exiled() -> None:
    text = (
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its "
        "owner's graveyard."
    )
    table = Table(
        A={"hand": [spell("Draw a card.", name="Any")]}, B={"hand": [spell(text, type_line="Instant")]}
    ).start()

    table.cast("Any").passes().cast(NAME).resolve()

    assert (table.names("exile", "A"), table.names("graveyard", "A")) == (["Any"], [])


@pytest.mark.construct("IfCountered", "CounteredToTop", "CounteredToBottom", "CounteredToHand")
@pytest.mark.parametrize(
    ("to", "zone"),
    [
        ("on top of its owner's library instead of into that player's graveyard", "top"),
        ("on the bottom of its owner's library instead of into that player's graveyard", "bottom"),
        ("into its owner's hand instead of into that player's graveyard", "hand"),
    ],
)
def test_701_6a_a_countered_spell_goes_elsewhere(to: str, zone: str) -> None:
    texts = {
        way: spell(f"Counter target spell. If that spell is countered this way, put it {way}.", type_line="Instant")
        for way in (
            "on top of its owner's library instead of into that player's graveyard",
            "on the bottom of its owner's library instead of into that player's graveyard",
            "into its owner's hand instead of into that player's graveyard",
        )
    }
    table = Table(A={"hand": [spell("Draw a card.", name="Any")]}, B={"hand": [texts[to]]}).start()

    table.cast("Any").passes().cast(NAME).resolve()

    library = [table.state.objects[ref >> 24].definition.faces[0].node.name for ref in table.state.players[0].library]
    found = {"top": library[-1], "bottom": library[0], "hand": (table.names("hand", "A") or [""])[0]}
    assert found[zone] == "Any"


@pytest.mark.construct("DealtDamageBy")
def test_120_a_creature_dealt_damage_by_it_dies() -> None:
    vampire = beast("Whenever a creature dealt damage by this creature this turn dies, you gain 4 life.", size=(1, 5))
    zing = spell("~ deals 3 damage to target creature.", name="Zing", type_line="Instant")
    hand = [zing, spell("~ deals 3 damage to target creature.", name="Again", type_line="Instant")]
    table = Table(
        A={"battlefield": [vampire], "hand": hand},
        B={"battlefield": [beast(name="Hurt", size=(1, 4)), beast(name="Winch")]},
    ).start()

    table.attack(NAME).block(("Hurt", NAME)).to("end_combat").cast("Zing", "Winch").resolve()
    assert not table.state.stack
    table.cast("Again", "Hurt").resolve().resolve()

    assert table.life("A") == 24


@pytest.mark.construct("HadCounter", "HadNoCounter", "HadAnyCounter", "HadStat", "HadCountersOrMore")
def test_608_2h_what_it_had_as_it_died() -> None:
    watcher = permanent(
        "Whenever a creature you control dies, if it had a +1/+1 counter on it, you gain 1 life.\n"
        "Whenever a creature you control dies, if it had no +1/+1 counters on it, you lose 1 life.\n"
        "Whenever a creature you control dies, if it had counters on it, each opponent loses 1 life.\n"
        "Whenever a creature you control dies, if it had two or more +1/+1 counters on it, each opponent loses "
        "10 life.\n"
        "Whenever a creature you control dies, if it had power 3 or greater, each opponent loses 2 life."
    )
    grow, doom = (
        spell("Put a +1/+1 counter on target creature.", name="Grow"),
        spell("Destroy all creatures.", name="Doom"),
    )
    table = Table(A={"battlefield": [watcher, beast(name="Bear")], "hand": [grow, doom]}, B={}).start()

    table.cast("Grow").resolve().cast("Doom").resolve().choose(0, 1)
    while table.state.stack:
        table.resolve()

    assert (table.life("A"), table.life("B")) == (21, 17)


@pytest.mark.construct("WasKind", "WasQuality", "WasntKind")
def test_400_7j_what_the_exiled_card_was() -> None:
    purge = spell(
        "Exile target card from a graveyard. If it was a creature card, you gain 4 life. "
        "If it was a land card, you gain 8 life. If it wasn't a land card, you lose 1 life."
    )
    banish = spell("Exile target creature. If it was tapped, draw a card.", name="Banish")
    table = Table(
        A={"hand": [purge, banish]}, B={"graveyard": [beast(name="Old")], "battlefield": [beast(name="Bear")]}
    ).start()

    table.cast(NAME).resolve()
    assert table.life("A") == 23
    table.cast("Banish").resolve()

    assert table.names("hand", "A") == []


@pytest.mark.construct("SharesValue", "CreatureTypes")
def test_it_shares_a_creature_type() -> None:
    kin = beast(
        "When this creature enters, reveal the top card of your library. If it shares a creature type with this "
        "creature, you gain 4 life."
    )
    hand = [kin, spell("Draw a card.", name="Any")]
    library = [beast(name="Cousin"), beast(name="Stranger", type_line="Creature — Elf")]
    table = Table(
        A={"hand": [*hand, spell("Return target creature to its owner's hand.", name="Back")], "library": library}, B={}
    ).start()

    table.cast(NAME).resolve().resolve()
    assert table.life("A") == 24
    table.cast("Any").resolve().cast("Back").resolve().cast(NAME).resolve().resolve()

    assert table.life("A") == 24


@pytest.mark.construct("ThatShares")
def test_each_other_creature_that_shares_a_color() -> None:
    glow = spell("Target creature and each other creature that shares a color with it get +1/+1 until end of turn.")
    creatures = [beast(name="Red", cost="{R}"), beast(name="Also", cost="{R}"), beast(name="Blue", cost="{U}")]
    table = Table(A={"battlefield": creatures, "hand": [glow]}, B={}).start()

    table.cast(NAME, "Red").resolve()

    assert [table.size(name) for name in ("Red", "Also", "Blue")] == [(3, 3), (3, 3), (2, 2)]


@pytest.mark.construct("ThatDealtDamage")
def test_a_creature_that_dealt_damage_this_turn() -> None:
    arrow = spell("Destroy target creature that dealt damage this turn.", type_line="Instant")
    table = Table(A={"battlefield": [beast(name="Hitter"), beast(name="Other")], "hand": [arrow]}, B={}).start()

    assert not table.can_cast(NAME)
    table.attack("Hitter").to("end_combat").cast(NAME).resolve()

    assert table.names("battlefield", "A") == ["Other"]


def test_in_spanish() -> None:
    line = (
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its "
        "owner's graveyard."
    )
    (tree,) = tongue("en").read(line).trees

    printed = tongue("es").print(tree)

    assert printed.endswith(
        "Si ese hechizo es contrarrestado de esta manera, exílialo en vez de ponerlo en el cementerio de su "
        "propietario."
    )
    assert tree in tongue("es").read(printed).trees
