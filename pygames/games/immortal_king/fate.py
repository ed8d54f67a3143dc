"""The destiny scales: those of the booklet's scenarios (HIK-109 to HIK-111), and one's own (AMB-HIK-76)."""

from __future__ import annotations

from functools import cache

from pygames.games.immortal_king.cards import FAMILIES, Scenario

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
OWN = "own"  # the scenario of a file of one's own cards

ONCE = ("nothing", "weakest", "everyone", "mana", "lost")
ALIKE = (*FAMILIES, "middle", "outer", "all", "final")  # whom a step can strengthen, besides a group of cards
NAMED_GROUP = "abunakkashii"  # the booklet's group, which has a name (AMB-HIK-47)

# what the booklet calls these steps, by their number
HAPPENINGS: dict[str, dict[int, str]] = {
    "dark-evening": {1: "alarm", 2: "march", 4: "union", 6: "order", 9: "rampart"},
    "search": {2: "troops", 3: "cry", 5: "union", 6: "summons", 7: "meeting"},
    "lich": {1: "snare", 2: "no-way-out", 3: "cry", 5: "union", 6: "snare", 7: "epic"},
}


def scale(scenario: str, own: Scenario | None = None) -> tuple[str, ...]:
    """The steps of a scenario, of which `own` is that of the file; none with two players."""
    if scenario == OWN and own is not None:
        return own.scale
    return SCALES[scenario] if scenario else ()


def happenings(scenario: str, own: Scenario | None = None) -> list[str | None]:
    """What each step of a scale is called; None where nothing happens, and for the last.

    In a scenario of one's own it is `own-3` for a third step that has a name.
    """
    if scenario == OWN and own is not None:
        return [f"{OWN}-{number}" if name else None for number, name in enumerate(own.happenings, 1)]
    return [HAPPENINGS[scenario].get(number) for number in range(1, len(scale(scenario)) + 1)]


@cache
def permanent(steps: tuple[str, ...], fear: int) -> tuple[tuple[str, int], ...]:
    """The bonuses that so many fear tokens have brought: whom, and how much."""
    parts = (step.partition("+") for step in steps[:fear])
    return tuple((whom, int(amount)) for whom, plus, amount in parts if plus)


def wording(step: str) -> tuple[str, dict[str, str]]:
    """By which words a text says a step: the end of its id, and what stands in it."""
    whom, plus, amount = step.partition("+")
    if not plus:
        return step, {}
    if whom in (*ALIKE, NAMED_GROUP):
        return whom, {"amount": amount}
    return "group", {"amount": amount, "group": whom}


@cache
def groups(steps: tuple[str, ...]) -> tuple[str, ...]:
    """The groups of cards that a scale strengthens and that have no other name than their tag."""
    said = (wording(step)[1] for step in steps)
    return tuple(dict.fromkeys(words["group"] for words in said if "group" in words))
