"""Values of one's own in place of ours, from a file: its faults, its use, and that records carry it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pygames.engine.errors import BadFile, BadOption
from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.engine.replay import replay
from pygames.engine.rng import Rng
from pygames.games.boss_quest.cards import KIND_OF, REAPER
from pygames.games.boss_quest.game import GAME, setup
from pygames.games.boss_quest.house import DARK_KINDS, HOUSE, KINDS, LIGHT_KINDS, faults, house_values
from tests.boss_quest.scene import state_of
from tests.kit.play import decision_of
from tests.kit.truth import true_state

OURS = {**dict.fromkeys(LIGHT_KINDS + DARK_KINDS, 1), "no-loss": 2}
OWN: dict[str, Any] = {
    "spells": {**OURS, "cancel": 3, "second": 0, "extra-key": 0, "no-loss": 0, "swap-hidden": 3},
    "potions": [2, 4, 5],
    "reaper": 20,
}


def text(**fields: Any) -> str:
    return json.dumps(fields)


def game(own: dict[str, Any], seats: int = 5, seed: int = 1, **options: OptionValue) -> Match:
    chosen = GAME.choose_options({"values": json.dumps(own), **options}, seats)
    return Match(GAME, seats, seed, chosen)


# --- faults ---


@pytest.mark.rules("AMB-BQ-01")
@pytest.mark.parametrize(
    "own",
    [
        {},
        {"spells": {}},
        {"reaper": 1},
        {"reaper": 99},
        {"potions": [1, [-1, 3], [-9, 9]]},
        {"spells": OURS},
        OWN,
    ],
)
def test_a_file_without_faults_is_taken_and_what_it_leaves_out_is_ours(own: dict[str, Any]) -> None:
    assert faults(json.dumps(own)) == []
    taken = house_values(json.dumps(own))
    assert taken.reaper == own.get("reaper", HOUSE.reaper)
    wanted = own.get("potions", [1, 2, 3])
    assert taken.potions == tuple((-it, it) if isinstance(it, int) else tuple(it) for it in wanted)
    wanted = own.get("spells") or OURS
    assert dict(zip(LIGHT_KINDS + DARK_KINDS, taken.spells, strict=True)) == wanted


def test_the_example_of_the_documents_has_no_faults() -> None:
    page = Path(__file__).parents[2] / "docs" / "boss-quest.md"
    example = page.read_text("utf-8").split("```json\n")[1].split("```")[0]
    assert faults(example) == []
    assert house_values(example).potions == ((-1, 3), (-2, 2), (-5, 5))


@pytest.mark.parametrize(
    ("written", "fault"),
    [
        ("nonsense", "not JSON"),
        ("[1, 2]", "not an object with the fields spells, potions and reaper"),
        (text(hearts=4), "unknown field: hearts"),
        (text(spells=[1]), "spells: an object with the number of copies of each kind"),
        (text(spells=OURS | {"fireball": 1}), "spells: unknown kind fireball"),
        (text(spells=OURS | {"flip": 2}), "spells: unknown kind flip"),
        (text(spells=OURS | {"cancel": -1}), "spells: cancel: a whole number from 0 to 14"),
        (text(spells=OURS | {"cancel": 15}), "spells: cancel: a whole number from 0 to 14"),
        (text(spells=OURS | {"cancel": 1.5}), "spells: cancel: a whole number from 0 to 14"),
        (text(spells=OURS | {"cancel": True}), "spells: cancel: a whole number from 0 to 14"),
        (text(spells=OURS | {"cancel": 2}), "spells: 15 light, the booklet has 14 (BQ-06)"),
        (text(spells=OURS | {"no-loss": 0}), "spells: 6 dark, the booklet has 8 (BQ-06)"),
        (text(potions=[1, 2]), "potions: three whole numbers from 1 to 9"),
        (text(potions=[0, 1, 2]), "potions: three whole numbers from 1 to 9"),
        (text(potions=[1, 2, 10]), "potions: three whole numbers from 1 to 9"),
        (text(potions=[1, 2, "3"]), "potions: three whole numbers from 1 to 9"),
        (text(potions=[1, 2, [1, 3]]), "potions: three whole numbers from 1 to 9"),
        (text(potions=[1, 2, [-1, -3]]), "potions: three whole numbers from 1 to 9"),
        (text(potions=[1, 2, [3, -1]]), "potions: three whole numbers from 1 to 9"),
        (text(potions=[1, 2, [-10, 1]]), "potions: three whole numbers from 1 to 9"),
        (text(potions=[1, 2, [-1]]), "potions: three whole numbers from 1 to 9"),
        (text(potions=3), "potions: three whole numbers from 1 to 9"),
        (text(reaper=0), "reaper: a whole number from 1 to 99"),
        (text(reaper=100), "reaper: a whole number from 1 to 99"),
        (text(reaper="18"), "reaper: a whole number from 1 to 99"),
        (text(reaper=None), "reaper: a whole number from 1 to 99"),
    ],
)
def test_a_fault_is_named_and_the_file_refused(written: str, fault: str) -> None:
    (found,) = faults(written)
    assert found.en.startswith(fault)
    assert found.fr != found.en
    with pytest.raises(BadFile) as caught:
        GAME.choose_options({"values": written}, 3)
    assert caught.value.faults == (found,)
    assert fault in str(caught.value)


def test_all_faults_are_listed_at_once() -> None:
    found = faults(text(hearts=1, spells={"cancel": 2}, potions=[], reaper=0))
    assert [fault.en.split(":")[0] for fault in found] == [
        "unknown field", "spells", "spells", "potions", "reaper",
    ]  # fmt: skip
    assert len(faults(text(spells={"x": 1, "y": 1}))) == 2


@pytest.mark.rules("BQ-06")
def test_a_file_keeps_to_the_booklets_14_light_and_8_dark_spells() -> None:
    light, dark = {"boss+1": 14}, {"no-loss": 8}
    assert faults(text(spells=light | dark)) == []
    for short in (light, dark, {"boss+1": 13, "no-loss": 9}):
        assert faults(text(spells=short))


def test_the_option_takes_a_text_only() -> None:
    for wrong in (3, True, ["x"]):
        with pytest.raises(BadOption):
            GAME.choose_options({"values": wrong}, 3)


# --- use ---


@pytest.mark.rules("AMB-BQ-01", "BQ-06")
def test_the_spells_are_those_of_the_file() -> None:
    state = setup(5, 1, GAME.choose_options({"values": json.dumps(OWN)}, 5))
    found = Counter(KINDS[KIND_OF[spell]] for spell in state.spell_deck)
    assert found == Counter({kind: copies for kind, copies in OWN["spells"].items() if copies})
    assert len(state.spell_deck) == len(set(state.spell_deck)) == 22


@pytest.mark.rules("AMB-BQ-31", "BQ-76")
def test_the_potions_are_worth_what_the_file_says() -> None:
    match = game(OWN, potions=True)
    assert match.view(None)["potions"] == [[-2, 2], [-4, 4], [-5, 5]]
    state = state_of(match)
    state.readings = [1, -1, 1]
    assert [state.worth(card) for card in (35, 36, 37)] == [2, -4, 5]
    assert game({}, potions=True).view(None)["potions"] == [[-1, 1], [-2, 2], [-3, 3]]


@pytest.mark.rules("AMB-BQ-38", "BQ-87")
def test_the_reaper_has_the_hp_of_the_file() -> None:
    match = game(OWN, reaper=True)
    assert match.view(None)["reaper"]["hp"] == 20
    state_of(match).boss = REAPER
    assert state_of(match).hp() == 20
    assert game({}, reaper=True).view(None)["reaper"]["hp"] == 18


# --- records ---


@pytest.mark.rules("AMB-BQ-01")
def test_a_record_and_its_link_carry_the_file() -> None:
    match, rng = game(OWN, seed=5, potions=True, reaper=True), Rng(5)
    for _ in range(20):
        match.play(rng.choice(decision_of(match).legal_actions))
    record = match.record
    assert record.options["values"] == json.dumps(OWN)
    for written in (record.json(), record.link(GAME)):
        again = replay(written, {GAME.id: GAME})
        assert again.options == match.options
        assert true_state(again).data() == state_of(match).data()
        assert again.view(0) == match.view(0)
        assert again.record == record
