"""707.10e, 111.1: what a copy targets, and the tokens that a permanent has created."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, NAME, Table, beast, permanent, settle, spanish, spell

GROW = spell("Target creature gets +1/+1 until end of turn.", name="Grow", type_line="Instant")


@pytest.mark.construct("TheCopyTargets")
def test_707_10e_the_copy_has_that_target() -> None:
    text = (
        "Whenever you cast a spell that targets only a single creature, you may copy that spell. The copy targets this "
        "creature."
    )
    table = Table(A={"battlefield": [beast(text), CUB, DOE], "hand": [GROW]}, B={}).start()
    settle(table.cast("Grow", "Cub"), True)
    assert [table.size(name) for name in (NAME, "Cub", "Doe")] == [(3, 3), (3, 3), (2, 2)]
    assert spanish(text)


@pytest.mark.construct("TheCopyTargets")
def test_707_10e_no_copy_where_the_target_would_be_illegal() -> None:
    text = (
        "Shroud\nWhenever you cast a spell that targets only a single creature, copy that spell. The copy targets this "
        "creature."
    )
    table = Table(A={"battlefield": [beast(text), CUB], "hand": [GROW]}, B={}).start()
    settle(table.cast("Grow"))
    assert [table.size(name) for name in (NAME, "Cub")] == [(2, 2), (3, 3)]


@pytest.mark.construct("CreatedWith")
def test_111_1_only_the_tokens_that_it_created() -> None:
    text = (
        "{0}: Create a 1/1 green Snake creature token.\n"
        "When this enchantment leaves the battlefield, destroy all tokens created with this enchantment."
    )
    rise = spell("Create a 1/1 green Snake creature token.", name="Rise")
    fell = spell("Destroy target enchantment.", name="Fell")
    table = Table(A={"battlefield": [permanent(text)], "hand": [rise, fell]}, B={}).start()
    for _ in range(2):
        settle(table.activate(NAME))
    settle(table.cast("Rise"))
    settle(table.cast("Fell"))
    assert table.names("battlefield", "A") == ["Snake Token"]
    assert spanish(text.split("\n")[1])


@pytest.mark.construct("CreatedWith")
def test_111_1_all_other_tokens_than_the_new_one() -> None:
    text = "{0}: Create a 1/1 green Snake creature token. Then exile all other tokens created with this enchantment."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()
    settle(table.activate(NAME))
    first = table.find("Snake Token").ref
    settle(table.activate(NAME))
    assert table.names("battlefield", "A").count("Snake Token") == 1 and table.find("Snake Token").ref != first
