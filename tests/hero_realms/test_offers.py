"""Ten turns of each game: what is offered and what comes of it, as a second reading of the rules says."""

from typing import Any

import pytest

import pygames
from pygames.bots import decide, make
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.engine.view import View
from tests.hero_realms.oracle import Turn, cost, face, ranks

TURNS = 10
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "duel": ("hero-realms", 2, {"classes": "classes"}),
    "plain": ("hero-realms", 2, {}),
    "three": ("hero-realms", 3, {"classes": "classes"}),
    "party": ("hero-realms-lich", 4, {}),
    "bosses": ("hero-realms-lich", 2, {"versus": True}),
}


@pytest.mark.rules(
    "HR-17", "HR-32", "HR-38", "HR-47", "HR-57", "HR-78", "HR-119", "HRL-48", "HRL-49", "HRL-55"
)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_ten_turns_offer_and_give_what_the_rules_say(game: str, seed: int) -> None:
    name, seats, options = GAMES[game]
    match, rng, turn = pygames.new(name, seed=seed, seats=seats, options=options), Rng(seed), Turn()
    bots = [make("random" if (seed + seat) % 3 == 0 else "steady", name) for seat in range(seats)]
    seen = 0
    while match.decision is not None:
        decision = match.decision
        before = match.view(decision.seat)
        if before["turn"] > TURNS:
            break
        action = decide(bots[decision.seat], match, rng)
        if decision.id != "main":
            match.play(action)
            continue
        seen += 1
        turn.look(before)
        expected = turn.offers(before)
        if turn.may_end(before, expected):
            expected.add("end")
        assert {it.text for it in decision.legal_actions} == expected
        assert {it["card"]: it["cost"] for it in before["row"]} == {
            it["card"]: cost(before, it["card"]) for it in before["row"]
        }
        for player in before["players"]:
            for it in ranks(player):
                assert it["defense"] == face(it["card"]).defense + player["blessing"]
        gains = turn.gains(before, action.text)
        match.play(action)
        turn.chosen(action.text)
        if gains is not None and asked(match) == "main":
            after = match.view(decision.seat)
            assert grown(before, after, decision.seat) == expected_growth(
                before, action.text, gains, decision.seat
            )
    assert seen > TURNS


def asked(match: Match) -> str:
    """What is asked now; nothing when the game is over."""
    return match.decision.id if match.decision is not None else ""


def grown(before: View, after: View, seat: int) -> dict[str, int]:
    """By how much pools, health and hand have grown."""
    old, new = before["players"][seat], after["players"][seat]
    found = {pool: after["pools"][pool] - before["pools"][pool] for pool in ("gold", "combat")}
    return {
        **found,
        "health": new["health"] - old["health"],
        "hand": new["hand"]["count"] - old["hand"]["count"],
    }


def expected_growth(before: View, action: str, gains: dict[str, int], seat: int) -> dict[str, int]:
    """What the card says, as far as there are cards to draw (HR-94)."""
    player = before["players"][seat]
    drawn = min(gains.get("draw", 0), player["deck"]["count"] + len(player["discard"]))
    return {
        **{what: gains.get(what, 0) for what in ("gold", "combat", "health")},
        "hand": drawn - action.startswith("play "),
    }
