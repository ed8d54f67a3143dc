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


@cache
def permanent(scenario: str, fear: int) -> tuple[tuple[str, int], ...]:
    """The bonuses that so many fear tokens have brought: whom, and how much."""
    steps = (step.partition("+") for step in SCALES[scenario][:fear])
    return tuple((whom, int(amount)) for whom, plus, amount in steps if plus)
