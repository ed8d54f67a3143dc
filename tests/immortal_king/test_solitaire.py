"""The game for one: no dungeon master, but the destiny scales of three scenarios."""

from typing import Any

import pytest

from pygames.engine.errors import BadOption
from pygames.games.immortal_king.fate import SCALES, happenings
from pygames.games.immortal_king.game import GAME
from pygames.words.localizer import Localizer, Words
from tests.immortal_king.scene import PROVING_GROUND, Scene, begun, scene, state_of
from tests.kit.scene import table, told

EVENING, SEARCH, LICH = "dark-evening", "search", "lich"


def alone(fronts: str = "orc zombie abunakkashii", scenario: str = EVENING, **more: Any) -> Scene:
    """A position for one player, by default with an adventurer who has no mana."""
    more.setdefault("party", "captain")
    more.setdefault("mana", "")
    return scene(fronts, seats=1, scenario=scenario, **more)


OZA = "orc zombie abunakkashii"
MARKED = PROVING_GROUND.replace('id = "torturer"', 'id = "torturer"\ntags = ["abunakkashii"]')
SONS: dict[str, Any] = {"scenario": SEARCH, "fear": 6, "courage": 9, "cards": MARKED}
DRAGON = '[final]\nid = "king"\nname = "King"\nfamily = "dragon"\npower = 5\n'
WITH_A_KING = PROVING_GROUND[: PROVING_GROUND.index("[final]")] + DRAGON
KING: dict[str, Any] = {"scenario": LICH, "fear": 6, "courage": 9, "cards": WITH_A_KING}
TWO: dict[str, Any] = {"scenario": SEARCH, "party": "captain seer", "mana": "captain seer", "fear": 2}
ALMOST: dict[str, Any] = {"scenario": LICH, "fear": 7, "courage": 9}


@pytest.mark.rules("HIK-36", "HIK-42", "HIK-52", "HIK-53", "HIK-70", "HIK-74", "HIK-75", "HIK-77")
@pytest.mark.rules("HIK-90", "HIK-101", "HIK-102", "HIK-103", "HIK-104", "HIK-108", "HIK-109", "HIK-110")
@pytest.mark.rules("HIK-111", "AMB-HIK-39", "AMB-HIK-40", "AMB-HIK-43", "AMB-HIK-46", "AMB-HIK-47")
@pytest.mark.rules("AMB-HIK-57", "AMB-HIK-61")
@pytest.mark.rules("AMB-HIK-62")
@table(
    ("fronts", "more", "plays", "found"),
    [
        "there is no construction phase, and a beaten card is replaced face up without a question",
        ("rat zombie wisp", {"start": "construction", "fear": 3}, "",
         {"asks": "party turn", "why swap left right": "HIK-102 no_master"}),
        ("rat zombie wisp", {"piles": ("hydra", "", ""), "fear": 9}, "attack left: 6",
         {"fronts": "hydra zombie wisp", "asks": "party turn", "fear": 9}),
        "a one brings no fear, but lost courage does",
        (OZA, {"party": "nova", "mana": "nova"}, "attack middle: 1; gift nova: 1", {"tokens": (5, 0)}),
        (OZA, {"party": "nova", "mana": "nova"}, "attack middle: 1; gift nova: 1; accept",
         {"tokens": (4, 1)}),
        "the die of a lost fight does not count when the scale is read, though the imp's power was 6",
        ("dice-imp rat drake", {}, "attack left: 6 5", {"fronts": "dice-imp+ rat drake"}),
        "all the weakest get a token; if they have theirs, the next weakest get none",
        ("rat imp zombie", {}, "attack right: 1", {"fronts": "rat+ imp+ zombie"}),
        ("sulker+ zombie hydra", {}, "attack right: 1", {"powers": "5+ 6 6 8"}),
        ("rat+ drake zombie", {}, "attack right: 1", {"fronts": "rat+ drake+ zombie"}),
        "the final monster can be the weakest",
        ("abunakkashii pit -", {}, "attack left: 1", {"fronts": "abunakkashii pit -", "power final": 9}),
        "bonuses last, add up, and count for cards that come later and for traps, but tokens come once",
        ("orc rat wisp", {"fear": 3}, "", {"powers": "5 4 5 8"}),
        ("orc rat wisp", {"fear": 4}, "", {"powers": "5 4 6 9"}),
        ("orc rat wisp", {"fear": 8}, "", {"powers": "5 5 6 9"}),
        ("orc rat wisp", {"fear": 9}, "", {"powers": "6 6 7 10"}),
        ("orc rat wisp", {"scenario": SEARCH, "fear": 8}, "", {"powers": "4 5 6 9"}),
        ("orc rat wisp", {"scenario": LICH, "fear": 4}, "", {"powers": "5 4 6 8"}),
        ("orc rat wisp", {"scenario": LICH, "fear": 7}, "", {"powers": "5 4 7 12"}),
        ("pit snare spikes", {"fear": 9}, "", {"powers": "6 6 6 10"}),
        ("pit zombie wisp", {"scenario": LICH, "piles": ("hydra", "", "")}, "attack left: 1",
         {"fronts": "hydra zombie+ wisp+", "won": "pit"}),
        "the sons of Abunakkashii are those who are marked so",
        ("torturer abunakkashii fiend", SONS, "", {"powers": "7 10 8 9"}),
        ("torturer abunakkashii fiend", SONS, "attack right: 1", {"powers": "9 12 8 9"}),
        "the Lich of the scales is the final monster, whoever it is",
        ("orc zombie wisp", KING, "", {"power final": 5}),
        ("orc zombie wisp", KING, "attack left: 1", {"power final": 8}),
        ("orc zombie wisp", KING, "attack left: 1; attack left: 1", {"result": "destiny HIK-111"}),
        "a second token waits for the choice at the first",
        (OZA, TWO, "attack right: 1; accept", {"asks": "party tire", "fear": 3}),
        (OZA, TWO, "attack right: 1; accept; tire seer", {"asks": "party turn", "fear": 4}),
        "fear gained by a power is read at once, in the fight",
        ("hoarder zombie wisp", {"scenario": LICH, "party": "gambler", "mana": "gambler"},
         "attack left: 4; power gambler", {"fear": 1, "total": 8, "power left": 9, "asks": "party after"}),
        "the last step ends the game at once, whatever is left; of two tokens the first can",
        (OZA, {**ALMOST, "hand": "courage-potion"}, "attack left; roll: 1; accept",
         {"result": "destiny HIK-111", "asks": "nobody", "courage": 8}),
        (OZA, ALMOST, "attack right: 1", {"result": "destiny HIK-111", "fear": 8}),
        "without courage it is lost and nobody has won, with the final monster dead it is won",
        (OZA, {"courage": 1}, "attack left: 1", {"result": "demoralised HIK-74", "fear": 1}),
        ("- zombie wisp", {"party": "seer", "courage": 1}, "attack final: 6",
         {"result": "slain HIK-75 party"}),
    ],
)  # fmt: skip
def test_what_comes_of_it_alone(fronts: str, more: dict[str, Any], plays: str, found: dict[str, Any]) -> None:
    alone(fronts, **more).comes_to(plays, found)


# --- what is different ---


@pytest.mark.rules("HIK-101")
def test_there_are_three_scenarios_and_only_one_player_chooses_one() -> None:
    assert tuple(SCALES) == (EVENING, SEARCH, LICH)
    for scenario in SCALES:
        assert begun(1, scenario=scenario).view()["scenario"] == scenario
    for scenario in (SEARCH, LICH):
        with pytest.raises(BadOption):
            GAME.choose_options({"scenario": scenario}, 2)
    assert begun(2).view()["scenario"] is None


@pytest.mark.rules("HIK-101", "HIK-103")
def test_nobody_is_the_dungeon_master() -> None:
    s = alone()
    assert s.why("doom") == s.why("enough") == s.why("guard left") == "HIK-101 no_master"
    for text in ("place", "ambush", "harden", "ambush-harden"):
        assert s.why(text) == "HIK-103 no_master"


@pytest.mark.rules("HIK-104", "AMB-HIK-45")
@pytest.mark.parametrize("adventurers", [1, 2, 3, 4])
def test_the_dungeon_starts_without_fear_even_with_the_lich(adventurers: int) -> None:
    match = begun(1).match
    for n in range(1, adventurers + 1):
        match.play(f"enlist A{n}")
    for n in range(1, 6 - adventurers):
        match.play(f"pack E{n}")
    events = match.play("ready")
    assert told(events, "HIK-104 tokens", n=5, fear=0) == 1
    assert match.view(0)["fear"] == 0


@pytest.mark.rules("HIK-105")
@pytest.mark.parametrize("front", ["orc", "orc-assassin", "orc-torturer"])
def test_greenskins_have_power_four_and_are_fought_with_the_die(front: str) -> None:
    s = alone(f"{front} zombie wisp")
    assert s.power(1) == 4
    s.play("attack left", dice="4")
    assert s.fought == "4 against 4: won"
    s = alone(f"{front} zombie wisp")
    s.play("attack left", dice="3")
    assert s.fought == "3 against 4: lost"
    assert s.courage == (3 if front == "orc-torturer" else 4)
    assert s.why("show rock") == "HIK-105 no_gestures"


@pytest.mark.rules("HIK-106")
def test_a_vicious_monster_that_comes_into_play_gets_a_token_for_free() -> None:
    s = alone("rat zombie wisp", piles=("sulker", "", ""))
    s.play("attack left", dice="6")
    assert (s.fronts, s.power(1), s.fear) == ("sulker+ zombie wisp", 5, 0)
    s = scene("rat zombie wisp", party="captain", mana="", piles=("sulker", "", ""))
    s.play("attack left", dice="6")
    assert s.fronts == "sulker zombie wisp"  # with two players it has to be paid for


@pytest.mark.rules("AMB-HIK-44", "HIK-106")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_vicious_monster_among_the_first_encounters_gets_its_token_too(seats: int) -> None:
    seen = 0
    for seed in range(40):
        match = begun(seats, seed).match
        for text in ("enlist A1", "pack E1", "pack E2", "pack E3", "pack E4", "ready"):
            match.play(text)
        fronts = Scene(match).fronts.split()
        vicious = [name for name in fronts if name.rstrip("+") in ("sulker", "berserker")]
        seen += len(vicious)
        assert [name for name in fronts if name.endswith("+")] == (vicious if seats == 1 else [])
    assert seen


@pytest.mark.rules("HIK-106", "HIK-71", "AMB-HIK-57")
def test_a_vicious_trap_gets_no_token_but_a_vicious_final_monster_does() -> None:
    trap = PROVING_GROUND.replace('id = "pit"\n', 'id = "pit"\nabilities = ["vicious"]\n')
    assert trap != PROVING_GROUND
    s = alone("rat zombie wisp", piles=("pit", "", ""), cards=trap)
    s.play("attack left", dice="6")
    assert s.fronts == "pit zombie wisp"
    final = PROVING_GROUND.replace('power = "A+7"', 'power = "A+7"\nabilities = ["vicious"]')
    for seats in (1, 2):
        match = begun(seats, cards=final).match
        for text in ("enlist A1", "pack E1", "pack E2", "pack E3", "pack E4", "ready"):
            match.play(text)
        assert state_of(match).tenacity[3] == (seats == 1)


# --- bodyguards ---


def guarded(fronts: str, **more: Any) -> str:
    """Where the token of a beaten bodyguard lies: the encounters that are left, and the final monster."""
    s = alone(fronts, piles=("only", "", ""), **more)
    s.play("attack left", dice="6")
    return " ".join(s.fronts.split()[1:]) + " lich+" * s.state.tenacity[3]


@pytest.mark.rules("HIK-107", "AMB-HIK-46")
@pytest.mark.parametrize(
    ("fronts", "after"),
    [
        ("page zombie drake", "zombie drake+"),
        ("page drake zombie", "drake+ zombie"),
        ("page orc imp+", "orc+ imp+"),  # a greenskin has 4
        ("page rat dice-imp", "rat dice-imp+"),  # 1d6 counts 1
        ("page dice-fiend zombie", "dice-fiend+ zombie"),  # 1d6+4 counts 5
        ("page head-counter rat", "head-counter+ rat"),  # A+2 for one adventurer
        ("page mana-eater rat", "mana-eater+ rat"),  # M+3 without mana
        ("page sulker bone-king", "sulker+ bone-king"),  # 3 and 2 by the bone king
    ],
)
def test_a_beaten_bodyguard_puts_a_token_on_the_weakest_monster(fronts: str, after: str) -> None:
    assert guarded(fronts) == after


@pytest.mark.rules("HIK-107", "AMB-HIK-46", "HIK-108")
def test_what_the_scale_has_added_counts_for_the_weakest() -> None:
    for seed in range(5):  # 6 for the undead, so that chance decides nothing
        assert guarded("page wisp drake", scenario=SEARCH, fear=5, seed=seed) == "wisp drake+"


@pytest.mark.rules("HIK-107")
def test_between_equals_chance_decides() -> None:
    found = set()
    for seed in range(30):
        s = alone("page wisp drake", piles=("only", "", ""), open="sword", seed=seed)
        s.play("attack left")
        if s.won:
            found.add(s.fronts)
    assert found == {"- wisp+ drake", "- wisp drake+"}


@pytest.mark.rules("HIK-107")
def test_if_the_weakest_has_a_token_the_next_one_gets_it() -> None:
    assert guarded("page rat+ zombie") == "rat+ zombie+"
    assert guarded("page sulker+ hydra") == "sulker+ hydra+"


@pytest.mark.rules("AMB-HIK-57", "HIK-107", "HIK-71")
def test_the_final_monster_is_one_of_the_monsters_and_a_trap_is_none() -> None:
    assert guarded("page zombie+ hydra+") == "zombie+ hydra+ lich+"
    assert guarded("page pit zombie+") == "pit zombie+ lich+"
    assert guarded("page abunakkashii pit") == "abunakkashii pit lich+"  # 8 is less than 9


@pytest.mark.rules("HIK-107", "HIK-57")
def test_if_all_have_a_token_nothing_happens() -> None:
    assert guarded("page zombie+ hydra+ lich+") == "zombie+ hydra+ lich+"


# --- the scales ---

# after each fear token: the powers of an orc, of a zombie in the middle, of Abunakkashii and of the Lich
EVERY_STEP = {
    EVENING: (
        "HIK-109",
        [
            "5+ 6 9 8",  # the weakest gets a token
            "6+ 6 9 8",  # greenskins
            "6+ 6 9 8",
            "6+ 7 9 9",  # undead
            "6+ 7 9 9",
            "6+ 8 9 9",  # the middle corridor
            "6+ 8 9 9",
            "6+ 8 9 9",
            "7+ 9 10 10",  # all cards
        ],
    ),
    SEARCH: (
        "HIK-110",
        [
            "4 6 9 8",
            "5+ 7+ 10+ 9+",  # everyone gets a token
            "5+ 7+ 10+ 9+",  # mana
            "5+ 7+ 10+ 9+",
            "5+ 8+ 10+ 10+",  # undead
            "5+ 8+ 11+ 10+",  # demons
            "5+ 8+ 13+ 10+",  # Abunakkashii
            "5+ 8+ 13+ 10+",
        ],
    ),
    LICH: (
        "HIK-111",
        [
            "5+ 7+ 10+ 9+",  # everyone gets a token
            "6+ 7+ 11+ 9+",  # the outer corridors
            "6+ 7+ 11+ 9+",  # mana
            "6+ 7+ 11+ 9+",
            "6+ 8+ 11+ 10+",  # undead
            "6+ 8+ 11+ 10+",  # everyone, but all have one
            "6+ 8+ 11+ 13+",  # the Lich
        ],
    ),
}


@pytest.mark.rules("HIK-108", "HIK-109", "HIK-110", "HIK-111", "AMB-HIK-41", "AMB-HIK-42", "AMB-HIK-57")
@pytest.mark.parametrize("scenario", SCALES)
def test_every_step_of_the_scale_happens_at_its_fear_token_and_the_last_one_ends_the_game(
    scenario: str,
) -> None:
    rule, steps = EVERY_STEP[scenario]
    s = alone(scenario=scenario, courage=10)
    assert s.powers == "4 6 9 8"
    for fear, powers in enumerate(steps, 1):
        events = s.play("attack left", dice="1")
        of_the_scale = [event for event in events if event.kind in ("fate", "fate_named")]
        assert [(event.params["fear"], event.rules) for event in of_the_scale] == [(fear, ("HIK-108", rule))]
        assert (s.fear, s.courage, s.powers) == (fear, 10 - fear, powers)
    s.play("attack left", dice="1")
    assert s.result == f"destiny {rule}"
    assert len(s.view()["scale"]) == s.fear == len(steps) + 1


# --- tokens by the scale ---


@pytest.mark.rules("HIK-110", "HIK-111", "HIK-71", "HIK-57")
@pytest.mark.parametrize(("scenario", "fear"), [(SEARCH, 1), (LICH, 0), (LICH, 5)])
def test_every_monster_without_a_token_gets_one_but_no_trap(scenario: str, fear: int) -> None:
    s = alone("torturer+ snare hydra", scenario, fear=fear, party="guard")
    events = s.play("attack left", dice="1")
    assert s.fronts == "torturer+ snare hydra+"
    assert s.state.tenacity[3]
    assert told(events, "hardened") == 2


# --- mana by the scale ---


@pytest.mark.rules("HIK-110", "HIK-111", "HIK-93")
@pytest.mark.parametrize("scenario", [SEARCH, LICH])
def test_the_player_chooses_who_loses_a_mana_token(scenario: str) -> None:
    s = alone(scenario=scenario, party="captain seer sneak", mana="captain seer", fear=2)
    s.play("attack left", "accept", dice="1")
    assert (s.asks, s.legal()) == ("party tire", ["tire captain", "tire seer"])
    rule = EVERY_STEP[scenario][0]
    assert s.why("tire sneak") == f"{rule} no_mana"
    assert s.why("pass") == f"{rule} must_tire"
    events = s.play("tire captain")
    assert told(events, f"{EVERY_STEP[scenario][0]} tired", adventurer="A7") == 1
    assert (s.mana, s.asks, s.fear) == ("seer", "party turn", 3)
    assert s.why("tire seer") == f"{rule} nobody_tires"


@pytest.mark.rules("HIK-110", "HIK-111")
@pytest.mark.parametrize("scenario", [SEARCH, LICH])
def test_the_only_mana_token_is_lost_without_a_question_and_none_cannot_be_lost(scenario: str) -> None:
    for mana in ("captain", ""):
        s = alone(scenario=scenario, party="captain seer", mana=mana, fear=2)
        s.play("attack left", dice="1")
        assert (s.mana, s.asks, s.fear) == ("", "party turn", 3)


# --- several tokens, and the end ---


@pytest.mark.rules("AMB-HIK-61", "HIK-108", "HIK-79")
def test_two_tokens_at_once_are_read_one_after_the_other() -> None:
    s = alone("orc zombie abunakkashii", LICH)
    events = s.play("attack right", dice="1")
    assert [event.params["fear"] for event in events if event.kind in ("fate", "fate_named")] == [1, 2]
    assert (s.tokens, s.powers) == ((3, 2), "6+ 7+ 11+ 9+")


# --- undo ---


@pytest.mark.rules("HIK-107")
@pytest.mark.parametrize(("fronts", "drawn"), [("page wisp drake", True), ("page zombie drake", False)])
def test_undo_does_not_take_back_a_draw_between_equals(fronts: str, drawn: bool) -> None:
    """An ultimate power eliminates the last card of a corridor, a bodyguard: nothing else is revealed."""
    s = alone(fronts, piles=("only", "", ""), party="sneak", won="green yellow blue red")
    events = s.play("ultimate sneak", "target left")
    assert (s.won, s.asks) == ("page", "party turn")
    assert told(events, "hardened") == 1
    refused = s.match.why_not_undo()
    assert (refused is not None) == drawn
    if refused is not None:
        assert refused.key == "undo_revealed"
        assert refused.event is not None
        assert refused.event.kind == "hardened"


# --- what the booklet calls the steps ---


@pytest.mark.rules("HIK-109", "HIK-110", "HIK-111", "HIK-108")
def test_the_steps_have_the_names_of_the_booklet() -> None:
    french = Localizer(GAME, "fr")
    named = {
        scenario: [name and french.word("happening", name) for name in happenings(scenario)]
        for scenario in SCALES
    }
    assert named[EVENING] == [
        *("L’alerte est donnée", "Les Peaux-Vertes se mettent en marche", None, "Union d’outre-tombe", None),
        *("Ordre de bataille", None, None, "Dernier rempart", None),
    ]
    assert named[SEARCH] == [
        *(None, "Les troupes sont motivées", "Cri dans la nuit", None, "Union d’outre-tombe"),
        *("Invocation générale", "Rencontre avec Abunakkashii", None, None),
    ]
    assert named[LICH] == [
        *(
            "C’est un traquenard",
            "Toute fuite est impossible",
            "Cri dans la nuit",
            None,
            "Union d’outre-tombe",
        ),
        *("C’est un traquenard", "Un combat épique", None),
    ]


@pytest.mark.rules("HIK-110", "HIK-108")
def test_a_step_is_told_by_its_name_and_what_it_does() -> None:
    s = alone("zombie imp wisp", SEARCH, fear=4, party="captain", mana="")
    (event,) = [event for event in s.play("attack left", dice="1") if event.kind == "fate_named"]
    said = Localizer(GAME, "en").event(event)
    assert said == (
        "Destiny scale, step 5. Union from beyond the grave: the undead have +1 power from now on."
    )
    assert any("Union from beyond the grave: the undead have" in line for line in described(s))


def described(s: Scene) -> list[str]:
    """The lines of the text table in English."""
    sections = GAME.part(Words).describe(s.match.view(0), Localizer(GAME, "en", options=s.match.options))
    return [line for section in sections for line in section.lines]
