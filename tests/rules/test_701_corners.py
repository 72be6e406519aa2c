"""701: corners of keyword actions: exchanges, goading, voting, exerting, cards that can't enter."""

from __future__ import annotations

import pytest

from apnap.errors import IllegalActionError
from apnap.rules.combat.attack_sets import validate_attack_set
from apnap.rules.decisions import CAST, Action
from apnap.rules.knowledge import knows
from tests.constructs.support import BEAR, CUB, ELK, FOX, NAME, Table, beast, permanent, played, settle, spell
from tests.rules.support import FOREST

CAGE = permanent("Creature cards in graveyards and libraries can't enter the battlefield.", name="Cage")


def aura(text: str, name: str) -> object:
    return permanent("Enchant creature\n" + text, "Enchantment — Aura", name=name)


@pytest.mark.parametrize("stolen", [False, True])
def test_701_12d_cards_are_exchanged_only_if_one_player_owns_them(stolen: bool) -> None:
    """An Aura that somebody else owns isn't exchanged with a card of your hand, though you control it (701.12d)."""
    wings, claws = aura("Aura swap {0}", "Wings"), aura("Enchanted creature gets +2/+2.", "Claws")
    take = spell("Gain control of target enchantment.", name="Take")
    mine = {"hand": [claws, take, *([] if stolen else [wings])], "battlefield": [BEAR]}
    table = Table(A=mine, B={"hand": [wings] if stolen else []}).start("precombat_main")
    if stolen:
        table.to("precombat_main", 2).cast("Wings").resolve().to("precombat_main", 3).cast("Take").resolve()
    else:
        table.cast("Wings").resolve()
    settle(table.activate("Wings"), "Claws")
    assert table.size("Bear") == ((2, 2) if stolen else (4, 4))
    assert table.names("hand", "B") == (["Wastes"] if stolen else [])


def test_701_15c_goaded_by_two_it_attacks_neither() -> None:
    """Each of two players who goad it is a requirement of its own: only the fourth player obeys both (701.15c)."""
    taunt = spell("Goad target creature.", name="Taunt", type_line="Instant")
    table = Table(A={"hand": [taunt]}, B={"battlefield": [FOX]}, C={"hand": [taunt]}, D={}).start()
    table.cast("Taunt").resolve()
    table.passes(2).act(Action(CAST, table.find("Taunt", "hand").ref, 0)).resolve()
    table.to("declare_attackers", 2)
    fox = table.find("Fox").ref
    for player in (0, 2):
        with pytest.raises(IllegalActionError, match="508.1d"):
            validate_attack_set(table.state, ((fox, -1 - player),))
    table.choose(("Fox", "D"))
    assert table.to("postcombat_main", 2).life("D") == 17


def test_701_18c_playing_with_the_top_card_revealed_plays_no_card() -> None:
    """That card is shown to all, and nobody may play it: it is the game that is played so (701.18c)."""
    table = Table(
        A={"battlefield": [permanent("Play with the top card of your library revealed.")], "library": [FOREST]}, B={}
    )
    table.start()
    assert knows(table.state, 1, table.find("Forest")) and not table.actions("Forest", "library")


def test_701_23g_a_player_may_search_though_the_card_cannot_enter() -> None:
    """The creature card that was found stays in the library, which has been searched and is shuffled (701.23g)."""
    ears = permanent("Whenever a player shuffles their library, you gain 1 life.", name="Ears")
    text = "You may search your library for a creature card, put it onto the battlefield, then shuffle."
    table = Table(A={"hand": [spell(text)], "library": [CUB], "battlefield": [CAGE, ears]}, B={}).start()
    settle(table.cast(NAME), True, "Cub")
    assert (table.names("battlefield"), table.life("A"), "Cub" in table.library()) == (["Cage", "Ears"], 21, True)


def test_701_36b_without_a_creature_token_nothing_is_populated() -> None:
    """Neither a card nor a token of another type is copied (701.36b)."""
    table = played("Create a Food token. Populate.", A={"battlefield": [CUB]})
    assert table.names("battlefield") == ["Cub", "Food"]


def test_701_38c_only_votes_are_votes() -> None:
    """What triggers as players finish voting is silent when they make other choices (701.38c)."""
    watch = permanent("Whenever players finish voting, you gain 1 life.", name="Watch")
    choose = spell("Each player chooses a creature they control. Destroy the rest.", name="Choose")
    vote = spell(
        "Starting with you, each player votes for death or torture. If death gets more votes, you lose 3 life.",
        name="Vote",
    )
    table = Table(A={"hand": [choose, vote], "battlefield": [watch, CUB]}, B={"battlefield": [ELK, FOX]}).start()
    settle(table.cast("Choose"), "Elk")
    assert (table.names("graveyard", "B"), table.life("A")) == (["Fox"], 20)
    settle(table.cast("Vote"), "torture", "torture")
    assert table.life("A") == 21


@pytest.mark.parametrize("verb", ["Manifest", "Cloak"])
@pytest.mark.parametrize("top", [CUB, FOREST])
def test_701_40f_what_cannot_enter_face_down_stays_where_it_is(verb: str, top: object) -> None:
    """A creature card can't enter from a library, and face down any card is one: it isn't manifested (701.40f) or
    cloaked (701.58f), and stays on top."""
    table = played(
        f"{verb} the top card of your library. You gain 1 life.", A={"battlefield": [CAGE], "library": [top]}
    )
    assert (table.names("battlefield"), table.life("A")) == (["Cage"], 21)
    assert table.library()[0] == table.named(table.find(top.name, "library").ref)  # type: ignore[attr-defined]
    assert not any(one.face_down for one in table.objects("library"))


def test_701_43c_what_has_left_the_battlefield_is_not_exerted() -> None:
    """The creature has died, so that nothing is exerted and nothing triggers (701.43c)."""
    watch = permanent("Whenever you exert a creature, you gain 5 life.", name="Watch")
    wasp = beast("When this creature dies, exert it. You gain 1 life.", name="Wasp")
    table = played("Destroy target creature.", A={"battlefield": [watch, wasp]})
    assert table.life("A") == 21
