"""108.3, 110.2, 701.12: what is owned by one and controlled by another, and who gained control of it."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Player
from apnap.oracle.phrase.units import Unit


class YouOwnButDontControl(After, Relative):
    """you own but don't control"""

    rule = "108.3"
    en = "you own but don't control"
    es = (
        "del que eres propietario pero que no controlas =m+s",
        "de la que eres propietario pero que no controlas =f+s",
        "de los que eres propietario pero que no controlas =m+p",
        "de las que eres propietario pero que no controlas =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return objects.OwnedBy(objects.You()), objects.Not(objects.ControlledBy(objects.You()))


class YouControlButDontOwn(After, Relative):
    """you control but don't own"""

    rule = "108.3"
    en = "you control but don't own"
    es = (
        "que controlas pero del que no eres propietario =m+s",
        "que controlas pero de la que no eres propietario =f+s",
        "que controlas pero de los que no eres propietario =m+p",
        "que controlas pero de las que no eres propietario =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return objects.ControlledBy(objects.You()), objects.Not(objects.OwnedBy(objects.You()))


class WithTheSameController(After, Relative):
    """with the same controller, of a second target (115.1)"""

    rule = "115.1"
    en = "with the same controller"
    es = "con el mismo controlador"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if len(at.shared.targets) != 1 or at.shared.targets[0].objects is None:
            return at.refuse(self, "as which other target?")
        if any(isinstance(test, objects.AttachedTo) for test in at.shared.targets[0].objects.tests):
            return at.refuse(self, "as what the target is attached to?")
        return (objects.ControlledBy(objects.ControllerOf(objects.TargetObjects(0))),)


class GainedControlOfThisWay(Unit):
    """one they gained control of this way, behind "for each" (608.2c)"""

    who: Player
    rule = "608.2c"
    en = "one {who@1} gained control of this way"
    es = (
        "uno cuyo control hayas obtenido de esta manera {who=You}",
        "uno cuyo control {who:OtherPlayer} haya obtenido de esta manera",
    )

    def lower(self, at: Lowering) -> quantity.Quantity:
        gained = [one for one in at.said() if isinstance(one, effects.GainControl)]
        if len(gained) != 1 or gained[0].who != self.who.lower(at):
            return at.refuse(self, "of what was control gained?")
        return quantity.CountObjects(objects.InSlot(gained[0].slot))
