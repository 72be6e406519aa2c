"""What blocks or was blocked by what; evasion abilities that are left out (509)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BAT, BEAR, CUB, FOX, NAME, OGRE, Table, beast, permanent, settle, spanish, spell


def fight(**seats: object) -> Table:
    """Let the Bear attack and the Cub block it."""
    return Table(**seats).attack_now("Bear", "Ogre").block(("Cub", "Bear"))  # type: ignore[arg-type]


@pytest.mark.construct("BlockingOrBlockedBy", "AtEndOfCombat")
def test_509_1g_at_end_of_combat_those_in_its_fights() -> None:
    frost = beast("At end of combat, destroy all creatures blocking or blocked by ~.", name="Bear", size=(0, 5))
    table = Table(A={"battlefield": [frost, OGRE]}, B={"battlefield": [CUB, FOX]}).attack_now("Bear", "Ogre")
    settle(table.block(("Cub", "Bear")).to("postcombat_main"))
    assert table.names("graveyard", "B") == ["Cub"]


@pytest.mark.construct("ItIsBlocking")
def test_509_1g_a_target_that_it_is_blocking() -> None:
    wall = beast("{0}: ~ deals 1 damage to target creature it's blocking.", name="Cub", size=(0, 4))
    table = fight(A={"battlefield": [BEAR, OGRE]}, B={"battlefield": [wall]})
    table.passes()
    table.activate("Cub")
    assert [table.named(one) for group in table.objects("stack")[0].targets for one in group] == ["Bear"]
    assert (
        spanish("{0}: Destroy target creature it's blocking.") == "{0}: Destruye la criatura objetivo a la que bloquea."
    )


@pytest.mark.construct("ThatsBlocking")
def test_509_1g_a_creature_thats_blocking_it() -> None:
    bear = beast("{0}: ~ deals 1 damage to target creature that's blocking it.", name="Bear", size=(0, 4))
    table = Table(A={"battlefield": [bear, OGRE]}, B={"battlefield": [CUB, FOX]}).attack_now("Bear", "Ogre")
    table.block(("Cub", "Bear"), ("Fox", "Ogre")).activate("Bear")
    assert [table.named(one) for group in table.objects("stack")[0].targets for one in group] == ["Cub"]


@pytest.mark.parametrize(
    ("which", "gone"),
    [
        pytest.param("that blocked this turn", ["Cub"], marks=pytest.mark.construct("ThatBlocked")),
        pytest.param(
            "that blocked or was blocked this turn",
            ["Bear", "Cub"],
            marks=pytest.mark.construct("ThatFoughtInCombat"),
        ),
    ],
)
def test_509_1g_what_blocked_this_turn(which: str, gone: list[str]) -> None:
    rite = spell(f"Exile each creature {which}.")
    table = fight(A={"battlefield": [beast(name="Bear", size=(0, 4)), OGRE], "hand": [rite]}, B={"battlefield": [CUB]})
    settle(table.to("postcombat_main").cast(NAME))
    assert sorted(table.names("exile")) == gone


@pytest.mark.parametrize(
    ("which", "of_attacker", "of_blocker"),
    [
        pytest.param("that blocked it", ["Cub"], [], marks=pytest.mark.construct("ThatBlockedThing")),
        pytest.param("that were blocked by it", [], ["Bear"], marks=pytest.mark.construct("ThatWasBlockedBy")),
        pytest.param(
            "that blocked or were blocked by it",
            ["Cub"],
            ["Bear"],
            marks=pytest.mark.construct("ThatBlockedOrWasBlockedBy"),
        ),
    ],
)
def test_509_1g_what_fought_one_creature_this_turn(which: str, of_attacker: list[str], of_blocker: list[str]) -> None:
    rite = spell(f"Choose target creature. Exile all creatures {which} this turn.")
    bear = beast(name="Bear", size=(0, 4))
    for target, gone in (("Bear", of_attacker), ("Cub", of_blocker)):
        table = fight(A={"battlefield": [bear, OGRE], "hand": [rite]}, B={"battlefield": [CUB]})
        settle(table.to("postcombat_main").cast(NAME, target))
        assert table.names("exile") == gone


@pytest.mark.construct("ItBlocked", "WasBlockedThisTurn")
def test_509_1h_what_it_blocked_and_whether_it_was_blocked() -> None:
    text = (
        "When this creature dies, tap all creatures it blocked this turn. If it was blocked this turn, you gain 4 life."
    )
    cub = beast(text, name="Cub", size=(1, 1))
    table = Table(A={"battlefield": [beast("Vigilance", name="Bear")]}, B={"battlefield": [cub]}).attack_now("Bear")
    settle(table.block(("Cub", "Bear")).to("postcombat_main"))
    assert table.find("Bear", "battlefield").tapped
    assert table.life("B") == 20, "it blocked and was not blocked"


@pytest.mark.construct("BlockedOrWasBlockedBy")
def test_509_1g_activate_only_if_it_fought_something_blue() -> None:
    troll = beast(
        "{0}: You gain 1 life. Activate only if ~ blocked or was blocked by an artifact creature this turn.",
        name="Bear",
    )
    golem = beast(name="Cub", type_line="Artifact Creature — Golem", size=(0, 3))
    table = Table(A={"battlefield": [troll, OGRE]}, B={"battlefield": [golem]}).attack_now("Bear", "Ogre")
    assert not table.can_activate("Bear")
    assert table.block(("Cub", "Bear")).can_activate("Bear")


@pytest.mark.construct("AttackedOrBlockedThisCombat")
def test_508_1a_it_attacked_or_blocked_this_combat() -> None:
    work = beast("At end of combat, if ~ attacked or blocked this combat, put a -1/-1 counter on it.", name="Bear")
    table = Table(A={"battlefield": [work]}, B={}).attack_now("Bear")
    settle(table.to("postcombat_main"))
    assert table.size("Bear") == (1, 1)
    table = Table(A={"battlefield": [work]}, B={}).start().to("postcombat_main")
    assert table.size("Bear") == (2, 2)


@pytest.mark.construct("AtEndOfCombatOnYourTurn", "CombatOnTurnOf")
def test_511_2_507_1_steps_of_combat_in_whose_turn() -> None:
    text = "At end of combat on your turn, you gain 1 life."
    end = permanent(text)
    start = permanent("At the beginning of combat on each opponent's turn, you gain 10 life.", name="Other")
    table = Table(A={"battlefield": [end, start]}, B={}).start().to("end")
    assert table.life("A") == 21
    assert table.to("end", 2).life("A") == 31


@pytest.mark.construct("BlockingOrBlockedBy")
def test_608_2h_what_it_fought_as_it_died() -> None:
    text = "When ~ dies, destroy all creatures blocking or blocked by it."
    cub = beast(text, name="Cub", size=(0, 1))
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={"battlefield": [cub]}).attack_now("Bear", "Ogre")
    settle(table.block(("Cub", "Bear")).to("postcombat_main"))
    assert table.names("battlefield", "A") == ["Ogre"]


# ------------------------------------------------------------------------------------------------ evasion left out


SHADE = beast("Shadow", name="Shade")


@pytest.mark.parametrize(
    "how",
    [
        pytest.param("they didn't have shadow", marks=pytest.mark.construct("CanBlockAsThough")),
        pytest.param("it had shadow", marks=pytest.mark.construct("CanBlockAsThoughItHad")),
    ],
)
def test_609_4_shadow_is_blocked_as_though_it_were_not_there(how: str) -> None:
    warden = beast(f"~ can block creatures with shadow as though {how}.", name="Cub")
    table = Table(A={"battlefield": [SHADE]}, B={"battlefield": [warden, FOX]}).attack_now("Shade")
    table.to("declare_blockers")
    assert [table.named(blocker) for blocker, _ in table.choices] == ["Cub"]


@pytest.mark.construct("CanBeBlockedAsThough")
@pytest.mark.parametrize(("walk", "able"), [("islandwalk", True), ("swampwalk", False)])
def test_609_4_islandwalk_is_left_out(walk: str, able: bool) -> None:
    deep = permanent(f"Creatures with {walk} can be blocked as though they didn't have {walk}.")
    walker = beast("Islandwalk", name="Bear")
    island = permanent("", "Basic Land — Island", name="Island")
    table = Table(A={"battlefield": [walker]}, B={"battlefield": [deep, island, CUB]}).attack_now("Bear")
    table.to("declare_blockers")
    offered = [table.named(pair[0]) for pair in table.choices if isinstance(pair, tuple)]
    assert offered == (["Cub"] if able else [])


@pytest.mark.construct("WithLandwalk")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "Creatures with landwalk abilities can be blocked as though they didn't have those abilities.",
            marks=pytest.mark.construct("CanBeBlockedAsThoughWithoutThose"),
        ),
        pytest.param(
            "Creatures you control can block creatures with landwalk abilities as though they didn't have those "
            "abilities.",
            marks=pytest.mark.construct("CanBlockWithoutThose"),
        ),
    ],
)
def test_609_4_all_landwalk_is_left_out(text: str) -> None:
    walker = beast("Islandwalk", name="Bear")
    island = permanent("", "Basic Land — Island", name="Island")
    table = Table(A={"battlefield": [walker]}, B={"battlefield": [permanent(text), island, CUB]}).attack_now("Bear")
    table.to("declare_blockers")
    assert [table.named(pair[0]) for pair in table.choices if isinstance(pair, tuple)] == ["Cub"]


@pytest.mark.construct("WithEitherAbility")
def test_509_1b_except_by_creatures_with_flying_or_reach() -> None:
    sprite = beast("~ can't be blocked except by creatures with flying or reach.", name="Bear")
    spider = beast("Reach", name="Spider")
    table = Table(A={"battlefield": [sprite]}, B={"battlefield": [BAT, spider, FOX]}).attack_now("Bear")
    table.to("declare_blockers")
    assert sorted(table.named(blocker) for blocker, _ in table.choices) == ["Bat", "Spider"]
    line = "~ can't be blocked except by creatures with flying or reach."
    assert spanish(line) == "~ no puede ser bloqueado excepto por criaturas con volar o alcance."
