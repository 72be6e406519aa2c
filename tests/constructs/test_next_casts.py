"""What becomes of the next spell that is cast this turn (601.2i, 603.7, 614.6)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, permanent, played, settle, spanish, spell

BALM = spell("You gain 2 life.", name="Balm", type_line="Instant")
SALVE = spell("You gain 3 life.", name="Salve")
NEXT = (
    "The next time you cast an instant or sorcery spell from your hand this turn, "
    "put that card into your hand instead of into your graveyard as it resolves."
)


@pytest.mark.construct("NextCastToHand")
def test_614_6_only_the_next_spell_goes_to_the_hand_as_it_resolves() -> None:
    table = Table(A={"battlefield": [permanent("{0}: " + NEXT)], "hand": [BALM, SALVE]}, B={}).start()
    settle(table.activate(NAME))

    settle(table.cast("Balm"))
    settle(table.cast("Salve"))

    assert table.names("hand", "A") == ["Balm"]
    assert table.names("graveyard", "A") == ["Salve"]
    assert spanish(NEXT).startswith("La próxima vez que lances un hechizo de instantáneo o de conjuro")


@pytest.mark.construct("NextCastToHand")
def test_614_6_a_countered_spell_does_not_resolve() -> None:
    no = spell("Counter target spell.", name="No", type_line="Instant")
    table = Table(A={"battlefield": [permanent("{0}: " + NEXT)], "hand": [SALVE, no]}, B={}).start()
    settle(table.activate(NAME))

    table.cast("Salve")
    settle(table.cast("No"))

    assert table.names("graveyard", "A") == ["No", "Salve"]


@pytest.mark.construct("WhenNextCastOrActivate")
def test_603_7_the_next_spell_or_loyalty_ability_is_copied_twice() -> None:
    text = (
        "When you next cast an instant spell, cast a sorcery spell, or activate a loyalty ability this turn, "
        "copy that spell or ability twice."
    )
    table = played(text, A={"hand": [SALVE, BALM]})

    settle(table.cast("Salve"))
    settle(table.cast("Balm"))

    assert table.life("A") == 20 + 3 * 3 + 2
    assert "actives una habilidad de lealtad este turno" in spanish(text)
