"""Spanish wordings, as printed cards write them, in pairs with the English."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue

PAIRS = [
    # Abilities that are given.
    (
        "Enchanted creature gets +1/+0 and has flying and haste.",
        "La criatura encantada obtiene +1/+0 y tiene las habilidades de volar y prisa.",
    ),
    (
        "Target creature gains protection from black until end of turn.",
        "La criatura objetivo gana protección contra negro hasta el final del turno.",
    ),
    (
        'Equipped creature has reach and "{T}: Add {G}."',
        'La criatura equipada tiene la habilidad de alcance y "{T}: Agrega {G}".',
    ),
    ("Protection from black", "Protección contra negro."),
    ("Hexproof from blue", "Antimaleficio contra azul."),
    # Modes.
    (
        "Choose one —\n• Draw a card.\n• Target creature gets +1/+1 until end of turn.",
        "Elige uno:\n• Roba una carta.\n• La criatura objetivo obtiene +1/+1 hasta el final del turno.",
    ),
    (
        "Choose one or both —\n• Destroy target artifact.\n• Destroy target enchantment.",
        "Elige uno o ambos:\n• Destruye el artefacto objetivo.\n• Destruye el encantamiento objetivo.",
    ),
    # What you do beside others.
    (
        "Each opponent loses 1 life and you gain X life.",
        "Cada oponente pierde 1 vida y tú ganas X vidas.",
    ),
    ("You control enchanted creature.", "Tú controlas la criatura encantada."),
    # Costs.
    (
        "This spell costs {1} less to cast for each artifact you control.",
        "Te cuesta {1} menos lanzar este hechizo por cada artefacto que controlas.",
    ),
    (
        "Creature spells you cast cost {1} less to cast.",
        "Te cuesta {1} menos lanzar hechizos de criatura.",
    ),
    (
        "Spells your opponents cast cost {1} more to cast.",
        "A tus oponentes les cuesta {1} más lanzar hechizos.",
    ),
    (
        "Noncreature spells cost {1} more to cast.",
        "Cuesta {1} más lanzar hechizos que no sean de criatura.",
    ),
    # Types and supertypes.
    (
        "Whenever you cast a noncreature spell, draw a card.",
        "Siempre que lances un hechizo que no sea de criatura, roba una carta.",
    ),
    (
        "Destroy target nonland permanent.",
        "Destruye el permanente objetivo que no sea tierra.",
    ),
    (
        "Return target instant or sorcery card from your graveyard to your hand.",
        "Regresa la carta de instantáneo o de conjuro objetivo de tu cementerio a tu mano.",
    ),
    (
        "Search your library for up to two basic land cards, reveal them, put them into your hand, then shuffle.",
        "Busca en tu biblioteca hasta dos cartas de tierra básica, muéstralas, ponlas en tu mano y luego baraja.",
    ),
    (
        "Other artifact creatures you control get +1/+1.",
        "Las otras criaturas artefacto que controlas obtienen +1/+1.",
    ),
    # Tokens.
    (
        "Create two 2/1 red and white Soldier creature tokens with flying.",
        "Crea dos fichas de criatura Soldado rojas y blancas 2/1 con la habilidad de volar.",
    ),
    (
        "Create a token that's a copy of target creature.",
        "Crea una ficha que es una copia de la criatura objetivo.",
    ),
    # Where to.
    (
        "Return target creature card from your graveyard to the battlefield tapped.",
        "Regresa la carta de criatura objetivo de tu cementerio al campo de batalla girada.",
    ),
    (
        "Exile target artifact, then return it to the battlefield under its owner's control.",
        "Exilia el artefacto objetivo, luego regrésalo al campo de batalla bajo el control de su propietario.",
    ),
    (
        "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
        "El oponente objetivo muestra su mano. Tú eliges de ahí una carta que no sea tierra. "
        "Ese jugador descarta esa carta.",
    ),
    # Moods.
    (
        "As long as you control a Forest, this creature gets +1/+1.",
        "Mientras controles un Bosque, esta criatura obtiene +1/+1.",
    ),
    (
        "If you control a Forest, draw a card.",
        "Si controlas un Bosque, roba una carta.",
    ),
    # Damage.
    ("{T}: Add {R}. This land deals 1 damage to you.", "{T}: Agrega {R}. Esta tierra te hace 1 punto de daño."),
    (
        "Prevent the next 2 damage that would be dealt to target creature this turn.",
        "Prevén los siguientes 2 puntos de daño que se le fueran a hacer a la criatura objetivo este turno.",
    ),
    # Quantities.
    (
        "This creature's power and toughness are each equal to the number of cards in your hand.",
        "Tanto la fuerza como la resistencia de esta criatura son iguales a la cantidad de cartas en tu mano.",
    ),
    (
        "Destroy target creature with power 4 or greater.",
        "Destruye la criatura objetivo con fuerza de 4 o más.",
    ),
    (
        "Whenever enchanted land is tapped for mana, its controller adds an additional {G}.",
        "Siempre que se gire la tierra encantada para obtener maná, su controlador agrega un {G} adicional.",
    ),
    (
        "{2}: Draw a card. Activate only as a sorcery.",
        "{2}: Roba una carta. Activa esto solo como un conjuro.",
    ),
]


@pytest.mark.parametrize(("english", "spanish"), PAIRS)
def test_a_wording_is_printed_and_read(english: str, spanish: str) -> None:
    tree = tongue("en").read(english).tree

    assert tongue("en").print(tree) == english
    assert tongue("es").print(tree) == spanish
    assert tongue("es").read(spanish).tree == tree


@pytest.mark.parametrize(
    ("older", "newer"),
    [
        ("Protección contra el negro.", "Protección contra negro."),
        ("Elige uno —\n• Roba una carta.\n• Gana 2 vidas.", "Elige uno:\n• Roba una carta.\n• Gana 2 vidas."),
        (
            "La criatura encantada tiene la habilidad de volar y prisa.",
            "La criatura encantada tiene las habilidades de volar y prisa.",
        ),
        (
            "Este hechizo cuesta {2} menos para lanzarlo.",
            "Te cuesta {2} menos lanzar este hechizo.",
        ),
    ],
)
def test_an_older_wording_is_read_as_the_newer(older: str, newer: str) -> None:
    assert tongue("es").read(older).tree == tongue("es").read(newer).tree


def test_every_construct_has_a_spanish_pattern() -> None:
    """A construct whose words exist in English alone is a card that Spanish players cannot read."""
    english, spanish = tongue("en").grammar.patterns, tongue("es").grammar.patterns

    assert [cls.__name__ for cls, patterns in english.items() if patterns and not spanish.get(cls)] == []
