"""113.8: abilities that no object has, as people are told of them."""

from __future__ import annotations

import pytest

from apnap.i18n.events import event_text
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import table_text
from apnap.rules import events as ev
from apnap.rules.view import View
from tests.ledger.turns import listen
from tests.rules.support import Table


@pytest.mark.parametrize(
    ("lang", "told", "name"),
    [
        ("en", "the draw of the turn triggers", "the draw of the turn"),
        ("es", "se dispara el robo del turno", "el robo del turno"),
    ],
)
def test_the_draw_of_the_turn_has_a_name(lang: str, told: str, name: str) -> None:
    table = Table(book="classic", A={}, B={}).start()
    heard = listen(table)
    table.to_step("draw", turn=2)
    rendering = Rendering(View(table.state, 0), lang)
    assert f": {name} [B]" in table_text(rendering)
    assert [event_text(event, rendering, 0) for event in heard if event.kind == ev.TRIGGERED] == [told]
