"""601.3, 607.2: playing one card each turn from among those that something exiled, and what follows."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import PlainLine
from apnap.oracle.phrase.roots import NounPhrase


class EachPlaysOneOfThem(PlainLine):
    """ "During each player's turn, that player may play a land or cast a spell from among cards exiled with this
    enchantment, …" (601.3b, 603.12)"""

    what: NounPhrase
    rule = "601.3b"
    en = (
        "during each player 's turn , that player may play a land or cast a spell from among cards exiled with {what} "
        ", and they may spend mana as though it were mana of any color to cast that spell . when they do , exile the "
        "top card of their library ."
    )
    es = (
        "durante el turno de cada jugador , ese jugador puede jugar una tierra o lanzar un hechizo de entre las cartas "
        "exiliadas con {what} , y puede usar maná como si fuera maná de cualquier color para lanzar ese hechizo . "
        "cuando lo haga , exilia la primera carta de su biblioteca ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another object")
        leave = static.MayPlay(
            objects.EachPlayer(), objects.Linked(), lands=True, any_color=True, once_per_turn=True, only_your_turn=True
        )
        theirs = objects.CastFromOne(objects.EverLinked())
        played = occurrence.AnyOccurrence(
            (
                occurrence.Casts(objects.EachPlayer(), objects.Filter((theirs,), (values.STACK,))),
                occurrence.PlaysLand(objects.EachPlayer(), objects.Filter((theirs,))),
            )
        )
        top = objects.TopOfLibrary(objects.EventPlayer(), Number(1))
        more = effects.Move(top, values.EXILE, linked=True)
        return (ability.Static((leave,)), ability.Triggered(played, ability.Body((), more)))
