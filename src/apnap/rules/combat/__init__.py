"""506–511: combat.

``attacking``: who attacks what and who defends (506); ``attackers`` (508) and ``blockers`` (509): the declarations;
``evasion``: which attacker which creature could block; ``requirements``: the legality of whole declarations;
``damage`` (510): assigning and dealing combat damage.
"""
