"""The opponent `steady` of Matches."""

from pygames.bots import Bot, Observation
from pygames.engine.action import Action


class Steady(Bot):
    """Leaves a number that four divides."""

    def choose(self, observation: Observation) -> Action:
        """Take what is over, or one."""
        wanted = (observation.view()["left"] - 1) % 4
        legal = observation.legal_actions
        return legal[wanted] if wanted < len(legal) else legal[0]
