"""Guarded games by mail: one device deals, the others know what their seats may know, and nothing else."""

from __future__ import annotations

import pytest

from pygames.engine.rng import Rng
from tests.web.wire import Wire, Wired

FULL = pytest.mark.full


def begin(devices: list[Wired], wire: Wire, game: str, how: str) -> None:
    """Invite by hand to a guarded game; the answers are carried."""
    host, *guests = devices
    host.press("set-up", game)
    seats = len(devices) - (how == "only")
    host.app.handle({"type": "change", "form": "setup", "data": {"seats": str(seats)}})
    host.app.handle({"type": "change", "form": "setup", "data": {f"who{it}": "human" for it in range(seats)}})
    host.press("mail-invite")
    host.press("mail-guard", how)
    invitation = host.letter()
    for it in guests:
        it.open(invitation)
        it.press("mail-join")
    wire.gather()
    wire.come(*devices)
    wire.bring_all()


def play(devices: list[Wired], wire: Wire, rng: Rng, killed: int = 10) -> int:
    """Play to the end; after every so many letters all pages are killed. Returns how many were brought."""
    brought = 0
    for _ in range(20_000):
        wire.gather()
        if all(it.over for it in devices) and not wire.flying:
            return brought
        if rng.below(4) and wire.bring():
            brought += 1
            if brought % killed == 0:
                for it in devices:
                    it.reopen()
                wire.gather()
                wire.come(*devices)
            continue
        before = [it.app.page.play for it in devices]
        for it in devices:
            if rng.below(2):
                it.choose(rng)
        if before == [it.app.page.play for it in devices] and not wire.flying:
            wire.gather()
            wire.come(devices[rng.below(len(devices))])
    raise AssertionError("not over")


@pytest.mark.parametrize("how", ["deals", "only"])
@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("boss-quest", 2),
        *[
            pytest.param(game, seats, marks=FULL)
            for game, seats in [
                ("boss-quest", 4),
                ("hero-realms", 2),
                ("hero-realms-lich", 2),
                ("immortal-king", 2),
                ("heroz", 2),
            ]
        ],
    ],
)
def test_a_guarded_game_ends_alike_everywhere(game: str, seats: int, how: str) -> None:
    """Of all letters a fifth is lost and a fifth comes twice, in any order; many kill all pages."""
    rng = Rng(1)
    devices = [Wired(f"{how} device {number}") for number in range(seats + (how == "only"))]
    wire = Wire(devices, rng, faults=0)
    begin(devices, wire, game, how)
    wire.faults = 20
    brought = play(devices, wire, rng, killed=10 if len(devices) == 2 else 40 * len(devices))
    (link,) = {it.app.page.link for it in devices}
    assert link.startswith(f"{game}.")
    assert wire.lost + wire.doubled
    assert brought > 10
