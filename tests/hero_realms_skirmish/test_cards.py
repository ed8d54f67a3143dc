"""Every card of the market in the boss's zone does what the document says, and nothing else."""

import re

import pytest

from pygames.engine.event import Event
from pygames.games.hero_realms.cards import ALLIED, CARDS, FACTION, IS_CHAMPION, IS_GUARD, NAMES
from tests.hero_realms_skirmish.scene import Scene, scene
from tests.kit.scene import told
from tools.skirmish_table import DOCUMENT, cards, table, written

PARTNERS = {
    "imperial": ("tithe-priest", "darian"),
    "guild": ("street-thug", "rasmus"),
    "necros": ("cult-priest", "krythos"),
    "wild": ("cron", "wolf-shaman"),
}
GAIN = re.compile(r"\+(\d+) (combat|gold|health)(?: for each ([\w ]+) in the zone)?")
ROWS = dict(zip(cards(), table().split("\n")[2:], strict=False))
# what the boss may do: no card of anybody is sacrificed (HRS-53)
DONE = {
    "end", "left_over", "drew", "boss_turn", "boss_step", "counted", "boss_allied", "limit", "boss_has_gold",
    "boss_gold_lost", "boss_gained_combat", "boss_gained_gold", "boss_gained_health", "draws_no_more",
    "market_empty", "discarded", "tilted_own", "boss_attacked", "struck_player", "boss_discarded", "turn",
    "behaves", "reshuffled", "no_target", "no_hand", "stunned", "joined", "boss_drew",
}  # fmt: skip


def test_the_table_of_the_document_is_that_of_the_declarations() -> None:
    document = DOCUMENT.read_text("utf-8")
    assert written(document) == document, "run `python -m tools.skirmish_table`"
    assert len(ROWS) == 54


def cells(card: int) -> tuple[str, str, str]:
    coin, attack, ally = ROWS[card].split(" | ")[2:]
    return coin, attack, ally.rstrip("| ")


def position(card: int, top: str, *, partner: bool) -> Scene:
    """The card in the zone of a boss of another faction, perhaps with a partner."""
    boss = "borg" if FACTION[card] == "wild" else "orc-grunt"
    zone = [face for face in PARTNERS[FACTION[card]] if face != CARDS[card].id][:1] if partner else []
    zone += [CARDS[card].id] if IS_CHAMPION[card] else []
    return scene(
        boss,
        top,
        zone=" ".join(zone),
        actions="" if IS_CHAMPION[card] else CARDS[card].id,
        row="",
        deck="gold*5 ruby dagger",
        champions="tithe-priest",
        health=90,
    )


def play(s: Scene) -> list[Event]:
    """The boss's turn; the player answers with the first that is legal."""
    events = s.play("end")
    while s.asks not in ("A behaviour", "A main"):
        events += s.play(s.legal()[0])
    return events


def gained(s: Scene, card: int, cells: list[str]) -> dict[str, int]:
    """How much of each these cells promise in this position."""
    zone = [it for it in s.state.boss_champions if CARDS[it] is not CARDS[card]]
    counts = {
        None: 1,
        "champion": len(s.state.boss_champions),
        "other champion": len(zone),
        "other guard": sum(IS_GUARD[it] for it in zone),
        "other Wild card": sum(FACTION[it] == "wild" for it in (s.state.boss, *zone)),
    }
    found = {"combat": 0, "gold": 0, "health": 0}
    for n, what, each in (match.groups() for cell in cells for match in GAIN.finditer(cell)):
        found[what] += int(n) * counts[each]
    return found


@pytest.mark.parametrize("card", cards(), ids=lambda card: CARDS[card].id)
@pytest.mark.rules("HRS-36", "HRS-53", "HRS-56", "HRS-59")
def test_a_card_in_the_zone_does_what_its_line_says(card: int) -> None:
    coin, attack, ally = cells(card)
    for top, main in (("gold", coin), ("dagger", attack)):
        for partner in (False, True) if ALLIED[card] else (False,):
            s = position(card, top, partner=partner)
            wanted = [main, ally] if partner else [main]
            promised = gained(s, card, wanted)
            name = next(NAMES[it] for it in s.state.boss_zone()[1:] if CARDS[it] is CARDS[card])
            events = play(s)
            own = [it for it in events if it.params.get("card") == name]
            for what, n in promised.items():
                found = [int(it.params["n"]) for it in own if it.kind == f"boss_gained_{what}"]
                assert sum(found) == n, (top, partner, what)
            assert {it.kind for it in events} <= DONE
            assert told(events, "boss_allied", card=name) == partner
            drawing = told(events, "market_empty", card=name)
            assert bool(drawing) == any("draws" in cell for cell in wanted)
            assert bool(told(events, "tilted_own")) == any("is turned" in cell for cell in wanted)
