"""What instructions did, in the context of a construct: what later words may point back to (400.7j, 607, 608.2h)."""

from __future__ import annotations

from typing import Any

from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities import values
from apnap.abilities.quantity import Number
from apnap.oracle.lowering_lasting import LastingContext
from apnap.rules.predefined_tokens import predefined


class DeedContext(LastingContext):
    """A context in which is remembered what was sacrificed, created, shown or moved."""

    def did(self, participle: str, what: obj.Objects, several: bool) -> None:
        """Remember objects for "the sacrificed creature", "milled this way"."""
        self.shared.deeds[participle] = what, several

    def done_to(self, construct: Any, participle: str) -> obj.Objects:
        """Return the objects that something was done to: "the sacrificed creature"."""
        found = self.shared.deeds.get(participle)
        if participle == "put into a graveyard" and found is None:
            found = self.shared.deeds.get("milled")
        if participle == "exiled with" and not construct.is_with_this(self):
            return self.refuse(construct, "exiled with something else")
        if participle == "exiled with" or (participle == "exiled" and found is None):
            return obj.Linked()  # what another ability of the same object exiled (607.2a)
        return self.unbound(construct, f"nothing was {participle} before") if found is None else found[0]

    def kept(self, what: obj.Objects) -> obj.Objects:
        """Return objects that stay the same ones from now on: "those creatures" are not all that fit later (611.2c)."""
        if self.is_static or not isinstance(what, obj.Each):
            return what
        done = self.shared.done
        slot = self.slot()
        self.shared.done = done
        self.shared.prelude.append(effects.SetAside(what, slot))
        self.binder.mention_moved(obj.InSlot(slot), what, True)
        return obj.InSlot(slot)

    def remembering_now(self, later: effects.Effect) -> effects.Effect:
        """Return what happens later without what is remembered for it: "those creatures" are known as it is said."""
        if not isinstance(later, effects.Sequence):
            return later
        now = [one for one in later.effects if isinstance(one, effects.SetAside)]
        rest = tuple(one for one in later.effects if not isinstance(one, effects.SetAside))
        self.shared.prelude.extend(now)
        return rest[0] if len(rest) == 1 else effects.Sequence(rest)

    def producing(self, effect: Any) -> effects.Effect:
        """Mention what an effect produces in its slot."""
        several = getattr(effect, "n", None) != Number(1) or bool(getattr(effect, "also", ()))
        types = _types_of_token(effect.token) if isinstance(effect, effects.CreateTokens) else 0
        if isinstance(effect, effects.CreateTokens | effects.CreateCopies):
            self.shared.tokens.add(effect.slot)
        self.binder.mention(obj.InSlot(effect.slot), several, types, _zones_of_cards(effect))
        found: effects.Effect = effect
        return found

    def showing(self, effect: Any, what: obj.Objects) -> effects.Effect:
        """Mention what an effect shows: one card or several."""
        several = next((one.plural for one in reversed(self.binder.objects) if one.node == what), True)
        self.binder.mention(obj.InSlot(effect.slot), several, 0, _zones_of_cards(effect))
        found: effects.Effect = effect
        return found

    def moving(self, effect: Any, before: obj.Objects) -> effects.Effect:
        """Mention moved objects where they are now (400.7j); "its power" is still of what they were (608.2h)."""
        several = next((one.plural for one in reversed(self.binder.objects) if one.node == before), False)
        gone = not isinstance(effect, effects.Move) or effect.to != values.BATTLEFIELD
        self.binder.mention_moved(obj.InSlot(effect.slot), before, several, gone)
        found: effects.Effect = effect
        return found


def _types_of_token(token: effects.Token) -> int:
    """Return the card types of a token, those of a predefined one by its name (111.10)."""
    face = predefined(token.predefined) if token.predefined else None
    return token.card_types if face is None else face.card_types


def _zones_of_cards(effect: effects.Effect) -> tuple[int, ...]:
    """Return where the cards are that an effect shows or finds: "that creature" is none of them (109.2)."""
    if isinstance(effect, effects.Reveal | effects.Look | effects.Search | effects.RevealUntil):
        return (values.LIBRARY, values.HAND, values.GRAVEYARD, values.EXILE)
    if isinstance(effect, effects.Mill | effects.Discard):
        return (values.GRAVEYARD,)
    if isinstance(effect, effects.CreateTokens):
        return (values.BATTLEFIELD,)  # "that spell" is none of them
    return ()
