"""With paper cards on a real table (AMB-HRS-44, AMB-HRS-45): the same boss, and what is reported to it."""

from collections import deque
from typing import Any

import pytest

from pygames.engine.action import Action
from pygames.engine.decision import Decision
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.hero_realms.cards import ALLIED, CARDS, EXPENDED, IS_CHAMPION, PLAYED, SACRIFICED
from pygames.games.hero_realms_skirmish.reporting import lines_that_touch
from tests.hero_realms_skirmish.scene import EAGER, Scene, new, scene
from tests.kit.scene import told
from tests.kit.truth import true_state

PAPER = {"cards": "paper"}
KEYS = {"play": PLAYED, "expend": EXPENDED, "ally": ALLIED, "sacrifice": SACRIFICED}
SAME = ("behave", "attack", "oust", "fell", "tilt", "pick", "turn", "give-up", "endure", "end")
TURNED_UP = ("laid_out", "refilled", "boss_drew")
# what the page says of the boss's decisions, word for word in both games
OF_BOSS = (
    "behaves", "counted", "reinforcement", "nobody_comes", "boss_allied", "joined", "boss_has_gold", "limit",
    "dropped", "boss_bought", "boss_gold_lost", "boss_gained_combat", "boss_gained_gold",
    "boss_gained_health", "boss_drew", "draws_no_more", "acts_once", "thrown_away", "boss_step",
    "tilted_own", "boss_attacked",
    "boss_held", "struck_player", "boss_discarded", "wounded", "shielded", "boss_champion_stunned", "tilted",
)  # fmt: skip


def face(word: object) -> str:
    """The face of a card: copies are alike on a real table."""
    return str(word).partition("#")[0]


def eager(match: Match, rng: Rng) -> Action:
    """A player who plays what there is, buys the first thing, attacks with everything."""
    legal = match.asks.legal_actions
    name = next((name for name in EAGER if any(it.type.name == name for it in legal)), "")
    some = [action for action in legal if action.type.name == name] or list(legal)
    return some[-1] if name == "attack" else rng.choice(some)


def of_boss(events: list[Event]) -> list[tuple[object, ...]]:
    """What the events say of the boss, cards by their faces."""
    return [
        (it.kind, it.rules, *[(key, face(value)) for key, value in it.params.items()])
        for it in events
        if it.kind in OF_BOSS
    ]


class Table:
    """A real table: a game that the page dealt, played again with paper cards."""

    def __init__(self, **options: Any) -> None:
        self.paper = new(1, **options, **PAPER)
        self.turned: deque[str] = deque()  # what comes from the market deck, in order
        self.lots: list[str] = []  # the champion that came by lot in the last turn
        self.events: list[Event] = []

    def saw(self, events: list[Event]) -> None:
        """The cards that lie on the table now."""
        self.turned += [face(it.params["card"]) for it in events if it.kind in TURNED_UP]
        self.lots = [
            face(it.params["card"]) for it in events if it.kind == "joined" and it.params["why"] == "lot"
        ]

    def report(self, name: str, *words: str) -> None:
        """Say it, then answer what the page asks about cards turned up and drawn."""
        self._say(name, *words)
        self.answer()

    def answer(self) -> None:
        """Name the cards that the page asks for."""
        while self.paper.decision is not None and self.paper.decision.id in ("turned", "lot"):
            if self.paper.decision.id == "turned":
                self._say("reveal", self.turned.popleft())
            else:
                self._say("pick", *self.lots)

    def _say(self, name: str, *words: str) -> None:
        assert self.paper.decision is not None
        wanted = [it for it in self.paper.decision.legal_actions if it.type.name == name]
        action = next((it for it in wanted if [*map(face, it.words)] == [*map(face, words)]), None)
        assert action is not None, (self.paper.decision, name, words)
        self.events += self.paper.play(action)

    def follow(self, action: Action, events: list[Event]) -> None:
        """Report what the player of the other game did."""
        name = action.type.name
        if name in SAME:
            self.report(name, *action.words)
        elif name == "acquire":
            self.report("take", *action.words)
        elif name == "pass" and self.paper.decision is not None and self.paper.decision.id == "may-tilt":
            self.report("pass")
        if name == "play" and IS_CHAMPION[action.args[0]]:
            self.report("enter", *action.words)
        if name in KEYS and [*lines_that_touch(KEYS[name][action.args[0]])]:
            self.report("invoke", *action.words)
        if name in ("attack", "end", "behave"):
            return
        for event in events:
            if event.kind in ("sacrificed", "banished"):
                self.report("scrap", str(event.params["card"]))
        healed = sum(int(it.params["n"]) for it in events if it.kind in ("gained_health", "healing_barred"))
        if healed:
            self.report("heal", str(healed))


def known(match: Match) -> dict[str, object]:
    """What the boss's turns depend on, cards by their faces."""
    state: Any = true_state(match)

    def faces(cards: tuple[int, ...]) -> list[str]:
        return [CARDS[card].id for card in cards]

    return {
        "boss": state.boss_health,
        "player": state.health[0],
        "row": sorted(faces(state.row)),  # which of two copies was taken, nobody sees on a real table
        "zone": faces(state.boss_zone()),
        "felled": sorted(faces(state.felled)),
        "champions": sorted(faces(state.champions[0])),
        "sacrificed": sorted(faces(state.sacrificed)),
        "unseen": sorted(faces(state.market)),
        "gems": len(state.gems),
        "turn": state.turns[0],
        "result": state.result,
    }


@pytest.mark.rules("AMB-HRS-44", "AMB-HRS-45")
@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (3, {"boss": "orc-grunt", "reinforcements": True}),
        (5, {"boss": "rayla", "boss_abilities": True}),
        (8, {"boss": "borg", "boss_abilities": True, "reinforcements": True}),
        (11, {"boss": "torgen-rocksplitter", "reinforcements": True}),
    ],
)
def test_a_game_dealt_by_the_page_is_the_same_with_paper_cards(seed: int, options: dict[str, Any]) -> None:
    """Same engine, same rules: the same cards and actions get the same decisions and healths."""
    dealt, table, rng = new(seed, **options), Table(**options), Rng(seed)
    told_of_boss = [*dealt.opening]
    table.saw(told_of_boss)
    table.answer()
    assert known(dealt)["row"] == known(table.paper)["row"]
    while dealt.decision is not None:
        action = eager(dealt, rng)
        events = [*dealt.play(action)]
        told_of_boss += events
        table.saw(events)
        table.follow(action, events)
        asked: Decision | None = dealt.decision
        asks = asked.id if asked else ""
        if asks in ("main", "behaviour", "giving", "guarding", "guard", "exposed", ""):
            assert known(dealt) == known(table.paper), action
    assert dealt.view(0)["turn"] > 4
    assert of_boss(told_of_boss) == of_boss([*table.paper.opening, *table.events])
    assert not table.turned


def on_paper(boss: str = "borg", top: str = "dagger", **words: Any) -> Scene:
    """A position of the player's turn, reported; `discard` is all that the player has."""
    return scene(boss, top, **{"deck": "", **words, "options": {**PAPER, **words.get("options", {})}})


@pytest.mark.rules("AMB-HRS-44")
def test_every_market_card_is_asked_for_and_can_be_taken_back() -> None:
    match = new(1, **PAPER)
    for word in ("spark", "recruit", "profit", "rake", "spark#2"):
        assert match.asks.id == "turned"
        match.play(f"reveal {word}")
    assert match.asks.id == "behaviour"
    match.undo()
    assert [face(it["card"]) for it in match.view(0)["row"]] == ["spark", "recruit", "profit", "rake"]
    assert match.view(0)["market"] == 75


@pytest.mark.rules("AMB-HRS-44")
def test_a_card_cannot_be_turned_up_twice_and_copies_are_alike() -> None:
    s = on_paper(row="spark recruit", market="rake profit profit")
    s.play("take spark")
    assert s.asks == "A turned"
    assert [face(text.split()[1]) for text in s.legal()] == ["profit", "rake"]
    assert s.why("reveal spark") == "AMB-HRS-44 turned_seen"
    assert s.why("reveal gold") == "AMB-HRS-44 turned_no_market_card"
    assert s.why("end") == "AMB-HRS-44 turned_first"
    s.play("reveal rake")
    assert (s.asks, s.lies("row")) == ("A report", "rake recruit")


@pytest.mark.rules("AMB-HRS-44")
def test_where_the_page_has_the_cards_nothing_is_reported() -> None:
    s = scene()
    assert s.why("heal 3") == "AMB-HRS-44 not_on_paper"
    assert s.why("reveal spark") == "AMB-HRS-44 no_turned"
    assert on_paper().why("play gold") == "AMB-HRS-45 on_paper"


@pytest.mark.rules("AMB-HRS-45", "HRS-22", "HRS-27")
def test_an_attack_is_reported_and_meets_guards_and_shield() -> None:
    s = on_paper(top="gold", zone="man-at-arms")
    assert s.why("attack 3") == "HRS-22 guard_holds"
    events = s.play("attack 12")
    assert told(events, "HRS-22 boss_champion_stunned", card="man-at-arms", n=4) == 1
    assert s.boss_health == 50 - (12 - 4 - 6)


@pytest.mark.rules("AMB-HRS-45", "HRS-57", "HRS-55")
def test_cards_that_make_the_boss_discard_or_turn_sideways_are_reported() -> None:
    s = on_paper(zone="cult-priest darian", discard="elven-curse fire-bomb dagger", market="rake")
    assert s.why("invoke dagger") == "AMB-HRS-45 touches_nothing"
    assert s.why("invoke spark") == "AMB-HRS-45 not_owned"
    s.play("invoke elven-curse", "oust cult-priest")
    assert s.lies("boss_champions") == "darian"
    s.play("invoke fire-bomb")
    assert [CARDS[card].id for card in s.state.tilted] == ["darian"]


@pytest.mark.rules("AMB-HRS-45", "HRS-47", "HRS-14")
def test_champions_and_health_are_reported_and_the_boss_meets_them() -> None:
    s = on_paper("borg", "dagger", discard="dire-wolf gold", row="", health=20)
    assert s.why("enter gold") == "AMB-HRS-45 not_a_champion"
    assert s.why("heal 31") == "AMB-HRS-45 health_at_once"
    s.play("enter dire-wolf", "heal 5")
    assert s.why("enter dire-wolf") == "HR-22 is_in_play"
    events = s.play("end")
    assert told(events, "HRS-47 stunned", card="dire-wolf") + told(events, "boss_held") == 1
    s = on_paper(health=3)
    s.play("lose 3")
    assert s.result == "slain HRS-14"


@pytest.mark.rules("AMB-HRS-45", "AMB-HRS-24", "HRS-60")
def test_a_sacrifice_is_reported_for_the_boss_finds_it() -> None:
    s = on_paper("torgen-rocksplitter", "dagger", zone="varrick", discard="krythos", row="")
    events = s.play("scrap krythos", "end")
    assert told(events, "HRS-60 joined", card="krythos") == 1


@pytest.mark.rules("AMB-HRS-45", "HRS-72", "HR-97")
def test_only_torgens_ability_asks_what_was_discarded() -> None:
    s = on_paper("torgen-rocksplitter", "dagger", row="", discard="dagger")
    assert told(s.play("end"), "HR-97 discards_on_paper", n=1) == 1
    s = on_paper("torgen-rocksplitter", "ruby", row="", discard="dagger", options={"boss_abilities": True})
    s.play("end")
    assert (s.asks, s.legal()) == ("A hurting", ["admit dagger", "pass"])
    assert s.why("admit spark") == "HRS-72 does_not_hurt"
    assert told(s.play("admit dagger"), "HRS-72 lost_health", n=1) == 1


@pytest.mark.rules("AMB-HRS-44", "HRS-66")
def test_a_reinforcement_is_drawn_by_lot_on_the_table() -> None:
    s = on_paper("borg", "gold", row="", felled="darian myros", counter=7, options={"reinforcements": True})
    s.play("end")
    assert (s.asks, s.legal()) == ("A lot", ["pick darian", "pick myros"])
    assert s.why("pick rake") == "HRS-66 not_among_these"
    assert told(s.play("pick myros"), "HRS-66 joined", card="myros", why="lot") == 1
    assert s.lies("felled") == "darian"
