"""731: day and night in card texts."""

from __future__ import annotations

import pytest

from apnap.rules.libraries import DAY, NIGHT
from tests.constructs.support import NAME, Table, beast, permanent, spanish, spell


@pytest.mark.construct("BecomesNight", "BecomesDay", "DayChanges")
def test_it_becomes_night_and_day_again() -> None:
    duskfall, daybreak = spell("It becomes night.", name="Duskfall"), spell("It becomes day.", name="Daybreak")
    owl = permanent("Whenever day becomes night or night becomes day, you gain 1 life.")
    table = Table(A={"battlefield": [owl], "hand": [duskfall, daybreak]}, B={}).start().cast("Duskfall").settle()
    assert table.state.day == NIGHT and table.life("A") == 20
    assert table.cast("Daybreak").settle().state.day == DAY and table.life("A") == 21


@pytest.mark.construct("IsNight", "IsDay")
def test_what_is_so_by_night_or_by_day() -> None:
    duskfall = spell("It becomes night.", name="Duskfall")
    moon = spell("If it's night, you gain 3 life.", name="Moon")
    sun = spell("If it's day, you gain 5 life.", name="Sun")
    table = Table(A={"hand": [duskfall, moon, sun]}, B={}).start().cast("Sun").settle()
    assert table.life("A") == 20
    table.cast("Duskfall").settle().cast("Moon").settle()
    assert table.life("A") == 23


@pytest.mark.construct("BecomesDayAsEnters", "IsNeitherDayNorNight")
def test_it_becomes_day_as_it_enters_only_if_it_is_neither() -> None:
    owl = beast("If it's neither day nor night, it becomes day as this creature enters.")
    quiet = spell("If it's neither day nor night, you gain 2 life.", name="Quiet")
    duskfall = spell("It becomes night.", name="Duskfall")
    table = Table(A={"hand": [owl, quiet]}, B={}).start().cast("Quiet").settle()
    assert table.life("A") == 22 and table.cast(NAME).settle().state.day == DAY
    table = Table(A={"hand": [owl, quiet, duskfall]}, B={}).start().cast("Duskfall").settle().cast(NAME).settle()
    assert table.state.day == NIGHT and table.cast("Quiet").settle().life("A") == 20


@pytest.mark.parametrize(
    ("english", "printed"),
    [
        (
            "If it's neither day nor night, it becomes day as this creature enters.",
            "Si no es ni de día ni de noche, se hace de día en cuanto esta criatura entre.",
        ),
        (
            "Whenever day becomes night or night becomes day, draw a card.",
            "Siempre que se pase del día a la noche o de la noche al día, roba una carta.",
        ),
    ],
)
def test_in_spanish(english: str, printed: str) -> None:
    assert spanish(english) == printed
