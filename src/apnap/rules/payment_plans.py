"""601.2g: what the automatic payer would do, told before it does it."""

from __future__ import annotations

from apnap.rules.view import View


def needs_asking(view: View) -> bool:
    """Tell whether it can matter to the player how the waiting payment is made."""
    return True
