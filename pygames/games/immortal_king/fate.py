"""The destiny scales of the solitaire scenarios (HIK-109 to HIK-111)."""

from __future__ import annotations

from functools import cache

# What happens when the dungeon gets its 1st, 2nd, … fear token. A step with a number is permanent: whom it
# strengthens and by how much (AMB-HIK-40); the others happen once.
SCALES: dict[str, tuple[str, ...]] = {
    "dark-evening": (
        "weakest", "greenskin+1", "nothing", "undead+1", "nothing", "middle+1", "nothing", "nothing", "all+1",
        "lost",
    ),
    "search": (
        "nothing", "everyone", "mana", "nothing", "undead+1", "demon+1", "abunakkashii+2", "nothing", "lost",
    ),
    "lich": ("everyone", "outer+1", "mana", "nothing", "undead+1", "everyone", "final+3", "lost"),
}  # fmt: skip
SCENARIOS = tuple(SCALES)

# what the booklet calls these steps, by their number
HAPPENINGS: dict[str, dict[int, str]] = {
    "dark-evening": {1: "alarm", 2: "march", 4: "union", 6: "order", 9: "rampart"},
    "search": {2: "troops", 3: "cry", 5: "union", 6: "summons", 7: "meeting"},
    "lich": {1: "snare", 2: "no-way-out", 3: "cry", 5: "union", 6: "snare", 7: "epic"},
}


def happenings(scenario: str) -> list[str | None]:
    """What each step of a scale is called; None where nothing happens, and for the last."""
    return [HAPPENINGS[scenario].get(number) for number in range(1, len(SCALES[scenario]) + 1)]


@cache
def permanent(scenario: str, fear: int) -> tuple[tuple[str, int], ...]:
    """The bonuses that so many fear tokens have brought: whom, and how much."""
    steps = (step.partition("+") for step in SCALES[scenario][:fear])
    return tuple((whom, int(amount)) for whom, plus, amount in steps if plus)
