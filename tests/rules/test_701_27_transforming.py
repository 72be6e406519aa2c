"""701.27–701.28: transforming and converting."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.rules.decisions import CAST, Action
from tests.constructs.support import CUB, NAME, Table, permanent, settle, spell, transforming

VERBS = ["transform", "convert"]
TURN = "{{0}}: {verb} this creature."


def moon(verb: str, back: str = "Flying") -> CardDefinition:
    """Return a 1/1 that turns over into a 4/4 Moon."""
    return transforming(TURN.format(verb=verb.capitalize()), back, back="Moon", sizes=((1, 1), (4, 4)))


def modal(type_line: str, text: str) -> CardDefinition:
    """Return a modal double-faced card, a 2/2 Stag with another face."""
    size = ("4", "4") if "Creature" in type_line else (None, None)
    faces = (Face("Stag", "{0}", "Creature — Beast", "", "2", "2"), Face("Moon", "{0}", type_line, text, *size))
    return compile_card(Card("Stag // Moon", "modal_dfc", faces))


@pytest.mark.parametrize("verb", VERBS)
def test_701_27a_it_is_turned_over_and_stays_what_it_is(verb: str) -> None:
    """Transforming (701.27a) and converting (701.28, 701.28a) turn over, and the permanent keeps its counters, its
    damage and its state; a modal card turns over, too."""
    flip = spell(f"{verb.capitalize()} target creature.", name="Flip")
    for card, name in ((moon(verb), NAME), (modal("Creature — Beast", "Flying"), "Stag")):
        table = Table(A={"battlefield": [card], "hand": [flip]}, B={}).start()
        record = table.state.edit(table.find(name).ref)
        record.counters, record.tapped = (("+1/+1", 2),), True
        table.state.disturb()
        ref = record.ref
        settle(table.cast("Flip"))
        assert table.size("Moon") == (6, 6)
        assert (table.find("Moon").ref, table.find("Moon").tapped) == (ref, True)


@pytest.mark.parametrize("verb", VERBS)
def test_701_27b_it_is_not_turned_face_up(verb: str) -> None:
    """What triggers on turning face up is silent as a permanent transforms (701.27b) or converts (701.28b)."""
    watch = permanent("Whenever a permanent is turned face up, you gain 5 life.", name="Watch")
    table = settle(Table(A={"battlefield": [moon(verb), watch]}, B={}).start().activate(NAME))
    assert (table.names("battlefield"), table.life("A")) == (["Moon", "Watch"], 20)


@pytest.mark.parametrize("verb", VERBS)
def test_701_27c_nothing_happens_to_what_has_one_face(verb: str) -> None:
    """No card of one face transforms (701.27c) or converts (701.28c), nor does it become anything else."""
    watch = permanent("Whenever a permanent you control transforms into a Beast, you gain 5 life.", name="Watch")
    flip = spell(f"{verb.capitalize()} target creature.", name="Flip")
    table = settle(Table(A={"battlefield": [CUB, watch], "hand": [flip]}, B={}).start().cast("Flip"))
    assert (table.names("battlefield"), table.size("Cub"), table.life("A")) == (["Cub", "Watch"], (2, 2), 20)


@pytest.mark.parametrize("verb", VERBS)
def test_701_27d_nothing_turns_over_into_a_sorcery(verb: str) -> None:
    """The other face of the modal card is a sorcery (701.27d, 701.28d)."""
    flip = spell(f"{verb.capitalize()} target creature.", name="Flip")
    table = Table(A={"battlefield": [modal("Sorcery", "Draw a card.")], "hand": [flip]}, B={}).start()
    assert settle(table.cast("Flip")).names("battlefield") == ["Stag"]


@pytest.mark.parametrize("verb", VERBS)
def test_701_27e_what_it_has_become_is_asked_right_after(verb: str) -> None:
    """An ability about transforming into a creature with flying looks at the face that is up then (701.27e)."""
    watch = permanent(
        "Whenever a permanent you control transforms into a creature with flying, you gain 5 life.", name="Watch"
    )
    back = "Flying\n" + TURN.format(verb=verb.capitalize())
    table = settle(Table(A={"battlefield": [moon(verb, back), watch]}, B={}).start().activate(NAME))
    assert table.life("A") == 25
    assert settle(table.activate("Moon")).life("A") == 25, "it has no flying on this side"


@pytest.mark.parametrize("verb", VERBS)
def test_701_27f_its_second_ability_finds_it_turned_over_already(verb: str) -> None:
    """Activated twice in response, it turns over once (701.27f, 701.28e); another object's effect does turn it back."""
    flip = spell(f"{verb.capitalize()} target creature.", name="Flip", type_line="Instant")
    table = Table(A={"battlefield": [moon(verb)], "hand": [flip]}, B={}).start().activate(NAME).activate(NAME)
    assert settle(table).names("battlefield") == ["Moon"]
    assert settle(table.cast("Flip")).names("battlefield") == [NAME]


def test_701_27g_a_transformed_permanent_has_its_back_face_up() -> None:
    """One that is back on its front face is no transformed permanent (701.27g)."""
    count = spell("You gain 1 life for each transformed permanent you control.", name="Count")
    back = "{0}: Transform this creature."
    table = Table(A={"battlefield": [moon("transform", back), CUB], "hand": [count] * 3}, B={}).start()

    def counted() -> int:
        return settle(table.act(Action(CAST, table.find("Count", "hand").ref, 0))).life("A")

    assert counted() == 20
    settle(table.activate(NAME))
    assert counted() == 21
    settle(table.activate("Moon"))
    assert counted() == 21


@pytest.mark.parametrize("verb", VERBS)
def test_701_28f_what_cant_transform_cant_convert(verb: str) -> None:
    """The prohibition to transform is one to convert, too (701.28f)."""
    pin = permanent("Creatures can't attack, block, or transform.", name="Pin")
    table = settle(Table(A={"battlefield": [moon(verb), pin]}, B={}).start().activate(NAME))
    assert table.names("battlefield") == ["Pin", NAME]
