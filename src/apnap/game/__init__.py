"""Games: starting them, acting, taking back, views, saving, how they ended.

>>> game = Game.from_decks("embers", "thicket", seed=7)            # doctest: +SKIP
>>> game.decision                                                  # doctest: +SKIP
<Decision: A keeps or mulligans (103.5)>
>>> game.act("keep"); game.act("keep")                             # doctest: +SKIP
"""

from apnap.game.actions import Action, Decision, LegalActions
from apnap.game.game import Game
from apnap.game.outcome import Outcome, Reason
from apnap.game.setting_up import SeatSetup, Setup

__all__ = ["Action", "Decision", "Game", "LegalActions", "Outcome", "Reason", "SeatSetup", "Setup"]
