"""A scenario of one's own, with a step of each sort, played with the cards of the proving ground."""

from typing import Any

from tests.immortal_king.scene import PROVING_GROUND, Scene, scene

CLOSING_TIME = """
[scenario]
name = { en = "Closing time", fr = "L’heure de fermer" }
1 = { does = "rats+3", name = { en = "The rats wake", fr = "Les rats s’éveillent" } }
2 = "weakest"
4 = "outer+2"
5 = { does = "mana", name = { en = "The bill", fr = "L’addition" } }
6 = "everyone"
7 = { does = "final+10", name = "Da capo" }
8 = "lost"
"""
CARDS = PROVING_GROUND.replace('id = "rat"\n', 'id = "rat"\ntags = ["rats"]\n') + CLOSING_TIME
SCALE = ("rats+3", "weakest", "nothing", "outer+2", "mana", "everyone", "final+10", "lost")


def closing_time(fronts: str = "rat zombie wisp", **more: Any) -> Scene:
    """A position for one player in it, by default with an adventurer who has no mana."""
    more = {"party": "captain", "mana": "", "seats": 1, "cards": CARDS, **more}
    return scene(fronts, **more)
