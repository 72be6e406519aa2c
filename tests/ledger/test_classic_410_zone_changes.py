"""classic:410.10, 2007:410: abilities that trigger as cards change zones, and which of them look back in time."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Static, Triggered
from apnap.abilities.change import AddTypes, RemoveAllAbilities, SetBase
from apnap.abilities.effect import (
    Attach,
    DealDamage,
    Destroy,
    GainControl,
    Move,
    Sequence,
)
from apnap.abilities.objects import (
    AnyOf,
    Each,
    EachOpponent,
    EventObject,
    Filter,
    HasCardType,
    Named,
    Together,
    You,
)
from apnap.abilities.occurrence import (
    BecomesUnattached,
    ControlChanges,
    LosesGame,
    ZoneChanges,
)
from apnap.abilities.quantity import Number
from apnap.abilities.static import Changes
from apnap.abilities.values import (
    ARTIFACT,
    BATTLEFIELD,
    CREATURE,
    EXILE,
    GRAVEYARD,
    HAND,
)
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
    gain,
    now,
    stack,
    watching,
)
from tests.rules.support import FOREST, Table, artifact, creature, enchantment

LEAVES = ZoneChanges(THIS, (BATTLEFIELD,))
BACK = Body(effect=Move(EventObject(), BATTLEFIELD))
IN_GRAVEYARDS = Each(Filter((HasCardType(CREATURE),), (GRAVEYARD,)))
IN_EXILE = Each(Filter((HasCardType(CREATURE),), (EXILE,)))
IN_HANDS = Each(Filter((HasCardType(CREATURE),), (HAND,)))
CREATURE_CARD_IN_GRAVEYARD = Filter((HasCardType(CREATURE),), (GRAVEYARD,))


def named(*names: str, zone: int = BATTLEFIELD) -> Each:
    """Return everything with one of these names in a zone."""
    return Each(Filter((AnyOf(tuple(Named(name) for name in names)),), (zone,)))


# ------------------------------------------------------------------------------------- finding the card


@pytest.mark.ledger("classic:410.10", "classic:410.10c", "2007:410")
def test_a_trigger_on_a_move_finds_the_card_where_it_went(book: str) -> None:
    phoenix = creature("Phoenix", "0", 2, 2, Triggered(dies(THIS), BACK))
    table = Table(book=book, A={"battlefield": [phoenix], "hand": [KILL]}, B={}).start()
    table.cast("Kill").resolve()
    assert table.names("graveyard", "A") == ["Kill", "Phoenix"]
    table.resolve()
    assert "Phoenix" in table.names("battlefield")


@pytest.mark.ledger("classic:410.10", "2007:410")
def test_a_card_that_left_is_not_found_even_if_it_returned(book: str) -> None:
    phoenix = creature("Phoenix", "0", 2, 2, Triggered(dies(THIS), BACK))
    bury, dig = now("Bury", Move(IN_GRAVEYARDS, EXILE)), now("Dig", Move(IN_EXILE, GRAVEYARD))
    table = Table(book=book, A={"battlefield": [phoenix], "hand": [KILL, bury, dig]}, B={}).start()
    table.cast("Kill").resolve().cast("Bury").resolve()
    assert (table.names("exile"), stack(table)) == (["Phoenix"], ["Phoenix"])
    table.cast("Dig").resolve().resolve()
    assert "Phoenix" in table.names("graveyard", "A") and table.names("battlefield") == []


@pytest.mark.ledger("classic:410.10")
def test_the_rest_of_the_ability_is_still_carried_out(book: str) -> None:
    phoenix = creature("Phoenix", "0", 2, 2, Triggered(dies(THIS), Body(effect=Sequence((BACK.effect, gain().effect)))))
    table = Table(
        book=book, A={"battlefield": [phoenix], "hand": [KILL, now("Bury", Move(IN_GRAVEYARDS, EXILE))]}, B={}
    )
    table.start().cast("Kill").resolve().cast("Bury").resolve().resolve()
    assert (table.names("exile"), table.life("A")) == (["Phoenix"], 21)


@pytest.mark.ledger("classic:410.10c", "2007:410")
def test_a_card_that_left_play_is_looked_for_in_the_first_zone_only(book: str) -> None:
    ghost = creature("Ghost", "0", 2, 2, Triggered(LEAVES, BACK))
    bounce, banish = now("Bounce", aimed(Move(IT, HAND))), now("Banish", aimed(Move(IT, EXILE)))
    dig = now("Dig", Move(IN_EXILE, GRAVEYARD))
    table = Table(book=book, A={"battlefield": [ghost], "hand": [bounce]}, B={}).start()
    table.cast("Bounce").resolve()
    assert stack(table) == ["Ghost"]
    table.resolve()
    assert table.names("hand", "A") == ["Ghost"], "not in a graveyard and not where it would be seen"
    table = Table(book=book, A={"battlefield": [ghost], "hand": [banish, dig]}, B={}).start()
    table.cast("Banish").resolve().cast("Dig").resolve().resolve()
    assert "Ghost" in table.names("graveyard", "A")
    table = Table(book=book, A={"battlefield": [ghost], "hand": [banish]}, B={}).start()
    table.cast("Banish").resolve().resolve()
    assert table.names("battlefield") == ["Ghost"], "if nothing happens to it, it is found"


# ------------------------------------------------------------------------------------- entering


@pytest.mark.ledger("classic:410.10a", "2007:410")
def test_newcomers_see_each_other_enter(book: str) -> None:
    host = creature("Host", "0", 1, 1, Triggered(enters(CREATURES), gain()))
    raise_ = now("Raise", Move(IN_GRAVEYARDS, BATTLEFIELD))
    table = Table(
        book=book,
        A={"graveyard": [host, host], "hand": [raise_]},
        B={"battlefield": [watching("Eye", enters(CREATURES))]},
    )
    table.start().cast("Raise").resolve()
    assert sorted(stack(table)) == ["Eye", "Eye", "Host", "Host", "Host", "Host"]


@pytest.mark.ledger("classic:410.10b", "2007:410")
@pytest.mark.also("current")
def test_effects_apply_as_a_card_enters_before_triggers_are_checked(book: str) -> None:
    """Today: the ability is gone before it could trigger (611.3c)."""
    greeter = creature("Greeter", "0", 1, 1, Triggered(enters(THIS), gain()))
    quiet = enchantment("Quiet", "1", Static((Changes(CREATURES, (RemoveAllAbilities(),)),)))
    for others, life in (([quiet], 20), ([], 21)):
        table = Table(book=book, A={"hand": [greeter], "battlefield": others}, B={}).start()
        table.cast("Greeter").resolve().settle()
        assert table.life("A") == life


@pytest.mark.ledger("classic:410.10b", "classic:416.2", "2007:410", "2007:416")
@pytest.mark.also("current")
def test_a_land_that_enters_as_a_creature_is_a_creature_that_enters(book: str) -> None:
    """Today: it never was on the battlefield as a mere land (603.6b)."""
    wild = enchantment("Wild", "1", Static((Changes(LANDS, (AddTypes(CREATURE),)),)))
    for others, triggers in (([wild], ["Eye"]), ([], [])):
        table = Table(
            book=book, A={"hand": [FOREST], "battlefield": [watching("Eye", enters(CREATURES)), *others]}, B={}
        )
        table.start().play("Forest")
        assert stack(table) == triggers


# ------------------------------------------------------------------------------------- looking back in time


@pytest.mark.ledger("classic:410.10d", "2007:410")
def test_what_leaves_together_sees_the_rest_leave(book: str) -> None:
    relic = artifact("Relic", "1", Triggered(dies(CREATURES), gain()))
    doom = now("Doom", Destroy(Each(Filter((HasCardType(ARTIFACT | CREATURE),)))))
    table = Table(book=book, A={"battlefield": [relic, BEAR], "hand": [doom]}, B={"battlefield": [BEAR]}).start()
    table.cast("Doom").resolve()
    assert (stack(table), table.names("battlefield")) == (["Relic", "Relic"], [])
    table.resolve().resolve()
    assert table.life("A") == 22


@pytest.mark.ledger("classic:410.10d", "2007:410")
def test_looking_back_means_with_the_effects_of_then(book: str) -> None:
    wild = enchantment("Wild", "1", Static((Changes(LANDS, (AddTypes(CREATURE), SetBase(Number(1), Number(1)))),)))
    clear = now("Clear", Destroy(Together((Each(LANDS), named("Wild")))))
    table = Table(book=book, A={"battlefield": [watching("Eye", dies(CREATURES)), wild, FOREST], "hand": [clear]}, B={})
    table.start().cast("Clear").resolve()
    assert stack(table) == ["Eye"], "the land was a creature as it was destroyed"
    quiet = enchantment("Quiet", "1", Static((Changes(Filter((Named("Eye"),)), (RemoveAllAbilities(),)),)))
    clear = now("Clear", Destroy(Together((Each(CREATURES), named("Quiet")))))
    table = Table(book=book, A={"battlefield": [watching("Eye", dies(CREATURES)), quiet, BEAR], "hand": [clear]}, B={})
    table.start().cast("Clear").resolve()
    assert stack(table) == [], "the ability was not there before the event"


def _losing_control(edition: str) -> int:
    """Return how much life the former controller of a stolen creature gains for it."""
    proud = creature("Proud", "0", 1, 1, Triggered(ControlChanges(THIS, loses=You()), gain()))
    theft = now("Theft", aimed(GainControl(You(), IT)))
    table = Table(book=edition, A={"hand": [theft]}, B={"battlefield": [proud]}).start()
    table.cast("Theft").resolve().settle()
    return table.life("A") + table.life("B") - 40


@pytest.mark.ledger("classic:410.10d", "2007:410")
def test_losing_control_looks_back_since_2007(book: str) -> None:
    assert _losing_control(book) == (0 if book == "classic" else 1)


@pytest.mark.parametrize("edition", ["2016", "current"])
def test_losing_control_looks_back_today(edition: str) -> None:
    """(603.10d)."""
    assert _losing_control(edition) == 1


def _returning(edition: str, to: int) -> list[str]:
    """Return what triggers as a witness leaves play in the same event in which a card leaves the graveyard."""
    witness = watching("Witness", ZoneChanges(CREATURES, (GRAVEYARD,), (to,)))
    recall = now("Recall", Move(Together((IN_GRAVEYARDS, named("Witness"))), to))
    table = Table(book=edition, A={"graveyard": [BEAR], "battlefield": [witness], "hand": [recall]}, B={}).start()
    table.cast("Recall").resolve()
    assert "Bear" not in table.names("graveyard")
    return stack(table)


@pytest.mark.ledger("classic:410.10d", "2007:410")
def test_moves_to_a_hidden_zone_look_back_since_2007(book: str) -> None:
    assert _returning(book, HAND) == ([] if book == "classic" else ["Witness"])


@pytest.mark.ledger("2007:410")
def test_leaving_a_graveyard_for_another_open_zone_did_not_look_back(book: str) -> None:
    assert _returning(book, EXILE) == []


@pytest.mark.parametrize("edition", ["2016", "current"])
def test_leaving_a_graveyard_looks_back_since_2016(edition: str) -> None:
    assert (_returning(edition, HAND), _returning(edition, EXILE)) == (["Witness"], ["Witness"])


def _unattaching(edition: str) -> int:
    """Return how much life is gained as an Equipment is destroyed: that unattaches it, and then it is not there."""
    blade = artifact("Blade", "1", Triggered(BecomesUnattached(THIS), gain()), subtypes=("Equipment",))
    fit = now("Fit", Attach(named("Blade"), Each(CREATURES)))
    smash = now("Smash", Destroy(Each(Filter((HasCardType(ARTIFACT),)))))
    table = Table(book=edition, A={"battlefield": [blade, BEAR], "hand": [fit, smash]}, B={}).start()
    table.cast("Fit").resolve()
    assert table.find("Blade").attached_to == table.find("Bear").ref
    table.cast("Smash").resolve().settle()
    return table.life("A") - 20


@pytest.mark.ledger("2007:410")
def test_becoming_unattached_did_not_look_back(book: str) -> None:
    assert _unattaching(book) == 0


@pytest.mark.parametrize("edition", ["2016", "current"])
def test_becoming_unattached_looks_back_since_2016(edition: str) -> None:
    """(603.10c)."""
    assert _unattaching(edition) == 1


@pytest.mark.parametrize(("edition", "gains"), [("2016", 0), ("current", 3)])
def test_a_player_who_loses_is_seen_looking_back_only_today(edition: str, gains: int) -> None:
    """603.10f: the witness dies by the same check by which the player loses."""
    gloat = creature("Gloat", "1", 2, 2, Triggered(LosesGame(EachOpponent()), gain(3)))
    flood = now("Flood", DealDamage(Number(2), Each(CREATURES), EachOpponent()))
    table = Table(book=edition, A={"battlefield": [gloat], "hand": [flood]}, B={"life": 2}, C={}).start()
    table.cast("Flood").resolve().settle()
    assert not table.state.players[1].in_game and table.names("graveyard", "A") == ["Flood", "Gloat"]
    assert table.life("A") == 20 + gains
