"""The same sitting in Spanish: every line of it."""

from __future__ import annotations

from apnap.i18n.catalogue import topic_messages
from apnap.tui.commands import COMMANDS, command_words
from tests.tui.support import after, begin, sit


def test_a_sitting_in_spanish() -> None:
    session, written = sit(
        begin("es"),
        "conservar",
        "jugar mou",
        "lanzar ogre",
        "por qué",
        "mesa",
        "registro",
        "deshacer",
        "ayuda",
        "salir",
    )
    text = "\n".join(written)
    assert written[0].startswith("Juegas como A.")
    assert "Turno 1, fase principal precombate. Jugador activo: A." in written
    assert "2. jugar Mountain" in after(written, "conservar")
    assert after(written, "jugar mou")[0] == "A juega Mountain"
    assert after(written, "por qué")[0] == after(written, "lanzar ogre")[0]
    assert after(written, "lanzar ogre")[0].startswith("«Cave Ogre» cuesta {2}{R}")
    assert "Deshecho." in written
    assert any(line.strip().startswith("guardar: ") for line in after(written, "ayuda"))
    assert written[-1] == "La partida no ha terminado."
    for english in ("You ", "The game", "Taken back", " life,", "plays"):
        assert english not in text
    assert session.lang == "es"


def test_commands_of_both_languages_are_understood_in_both() -> None:
    _, written = sit(begin("en"), "keep", "mesa", "registro 1", "rendirse")
    assert "Turn 1, precombat main phase. Active player: A." in after(written, "mesa")
    assert written[-1] == "B has won: the opponent conceded."


def test_no_two_commands_share_a_word() -> None:
    words = [word for name in COMMANDS for word in command_words(name)]
    assert len(words) == len(set(words))


def test_every_command_is_explained() -> None:
    about = {key.removeprefix("help.about.") for key in topic_messages("help") if key.startswith("help.about.")}
    assert about == set(COMMANDS)
