"""Material and setting up: what there is, who gets what, and what may be looked at."""

import json
from collections import Counter
from collections.abc import Iterable, Sequence

import pytest

from pygames.engine.errors import BadOption
from pygames.engine.match import Match
from pygames.engine.options import OptionValue
from pygames.engine.text import LANGUAGES
from pygames.games.boss_quest.cards import COMPANION_NAMES, IS_DARK, KIND_OF, WEAPON
from pygames.games.boss_quest.game import GAME, setup
from pygames.games.boss_quest.house import COLOURS, DARK_KINDS, KINDS, LIGHT_KINDS
from pygames.games.boss_quest.state import BossQuestState
from pygames.words.localizer import Localizer
from tests.boss_quest.scene import Scene, scene
from tests.kit.scene import told

ALL = {"potions": True, "companions": True, "reaper": True}
EXTENSIONS = [
    dict(zip(ALL, chosen, strict=True))
    for chosen in [(p, c, r) for p in (False, True) for c in (False, True) for r in (False, True)]
]


def prepared(seats: int, **options: OptionValue) -> BossQuestState:
    """The state before anything has happened."""
    return setup(seats, 1, GAME.choose_options(options, seats))


def begun(seats: int, seed: int = 1, **options: OptionValue) -> Scene:
    """A game at its first decision."""
    return Scene(Match(GAME, seats, seed, GAME.choose_options(options, seats)))


def names(cards: Iterable[int], words: Sequence[str] = WEAPON.words) -> list[str]:
    return [words[card] for card in cards]


def kinds(state: BossQuestState) -> Counter[str]:
    """The spells in the pile: how many of each kind."""
    return Counter(KINDS[KIND_OF[spell]] for spell in state.spell_deck)


# --- material ---


@pytest.mark.rules("BQ-05")
def test_there_is_one_weapon_of_each_value_from_1_to_7_in_each_of_five_colours() -> None:
    weapons = names(prepared(5).weapon_deck)
    assert sorted(weapons) == sorted(f"{colour}-{value}" for colour in COLOURS for value in range(1, 8))
    assert len(weapons) == 35


@pytest.mark.rules("BQ-05", "BQ-24")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_weapon_is_worth_its_number(colour: str) -> None:
    for value in range(1, 8):
        other = f"{'red' if colour != 'red' else 'blue'}-1"
        assert scene("turns", f"({colour}-{value}) {other}", seats=5).force("A") == value + 1


@pytest.mark.rules("BQ-06", "AMB-BQ-03")
def test_there_are_14_light_and_8_dark_spells() -> None:
    spells = prepared(6).spell_deck
    assert len(spells) == 22
    assert Counter(IS_DARK[KIND_OF[spell]] for spell in spells) == {False: 14, True: 8}


@pytest.mark.rules("AMB-BQ-01", "AMB-BQ-02")
def test_the_house_has_one_of_each_spell_and_two_against_heart_loss() -> None:
    assert kinds(prepared(5)) == Counter({**dict.fromkeys(LIGHT_KINDS + DARK_KINDS, 1), "no-loss": 2})
    # +1 and +2 are different cards
    assert {"boss+1", "boss+2", "boss-1", "boss-2", "force+1", "force+2", "force-1", "force-2"} <= {*KINDS}


@pytest.mark.rules("BQ-08", "BQ-99", "BQ-75", "BQ-79", "BQ-87", "AMB-BQ-04")
@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("options", EXTENSIONS, ids=str)
def test_each_extension_adds_its_cards_by_itself_or_with_the_others(
    options: dict[str, bool], seats: int
) -> None:
    state, base = prepared(seats, **options), prepared(seats)
    weapons = [name for name in names(state.weapon_deck) if name.startswith("potion")]
    assert weapons == (["potion-1", "potion-2", "potion-3"] if options["potions"] else [])
    assert len(state.weapon_deck) == len(base.weapon_deck) + len(weapons)
    added = {"flip": 2} if options["potions"] else {}
    added |= {"companions": 3} if options["companions"] else {}
    assert kinds(state) == kinds(base) + Counter(added)
    assert len(state.reserve) == (6 if options["companions"] else 0)
    assert state.reaper_state == ("waits" if options["reaper"] else "out")


@pytest.mark.rules("BQ-09", "AMB-BQ-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_players_do_without_yellow_unless_they_keep_it(seats: int) -> None:
    state = prepared(seats)
    assert (len(state.weapon_deck), len(state.spell_deck)) == (28, 21)
    assert not any(name.startswith("yellow") for name in names(state.weapon_deck))
    assert "need-yellow" not in kinds(state)
    state = prepared(seats, all_weapons=True)
    assert (len(state.weapon_deck), len(state.spell_deck)) == (35, 22)
    assert kinds(state)["need-yellow"] == 1


@pytest.mark.rules("BQ-10")
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_players_use_all_weapons_and_spells(seats: int) -> None:
    state = prepared(seats)
    assert (len(state.weapon_deck), len(state.spell_deck)) == (35, 22)
    assert kinds(state)["need-yellow"] == 1
    with pytest.raises(BadOption):
        GAME.choose_options({"all_weapons": True}, seats)  # nothing to choose


@pytest.mark.rules("AMB-BQ-52")
def test_the_options_are_those_of_the_booklet_and_ones_own_values() -> None:
    # nothing of what the publisher's site announces besides
    assert [option.id for option in GAME.options] == [
        "potions", "companions", "reaper", "duel", "all_weapons", "values",
    ]  # fmt: skip


@pytest.mark.rules("AMB-BQ-77")
def test_three_colours_and_the_companions_bear_names_of_ours() -> None:
    assert COLOURS == ("yellow", "blue", "red", "green", "purple")
    speaking = [Localizer(GAME, language) for language in LANGUAGES]
    spoken = {localizer.word("companion", it) for localizer in speaking for it in COMPANION_NAMES}
    assert len(spoken) == 12


# --- setting up ---


@pytest.mark.rules("AMB-BQ-53")
def test_the_first_armourer_is_drawn_by_lot() -> None:
    first: Counter[int] = Counter()
    for seed in range(60):
        s = begun(3, seed)
        first[s.state.armourer] += 1
        assert told(s.opening, "BQ-12 AMB-BQ-53 armourer", seat=s.state.armourer) == 1
    assert sorted(first) == [0, 1, 2]
    assert min(first.values()) > 8


@pytest.mark.rules("BQ-13")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_starts_with_three_hearts_and_no_key(seats: int) -> None:
    s = begun(seats, **ALL)
    assert s.hearts == [3] * seats
    assert s.keys == [0] * seats


@pytest.mark.rules("BQ-03", "BQ-14")
def test_the_bosses_are_shuffled_and_the_first_is_turned_up() -> None:
    turned: Counter[int] = Counter()
    for seed in range(80):
        s = begun(2, seed)
        boss = s.state.boss
        turned[boss] += 1
        assert told(s.opening, "boss", n=boss) == 1
        assert s.view()["boss"] == {"reaper": False, "base": boss, "hp": boss}
        assert s.view()["bosses"] == {"count": 7, "beaten": []}
    assert sorted(turned) == [*range(14, 22)]


@pytest.mark.rules("BQ-15", "AMB-BQ-49")
@pytest.mark.parametrize("seats", GAME.seats)
def test_as_many_spells_as_players_lie_open_and_one_is_the_mystery(seats: int) -> None:
    s = begun(seats, **ALL)
    assert len(s.view()["row"]) == seats
    assert s.mystery
    for viewer in ("", *"ABCDEF"[:seats]):
        assert s.view(viewer)["mystery"] == {}
    assert len({begun(seats, seed).mystery for seed in range(12)}) > 3


@pytest.mark.rules("BQ-17")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_is_dealt_a_hidden_weapon_and_then_everybody_a_visible_one(seats: int) -> None:
    s = begun(seats, 3)
    dealt = [event for event in s.opening if event.kind in ("dealt_hidden", "dealt")]
    assert [event.kind for event in dealt] == ["dealt_hidden"] * seats + ["dealt"] * seats
    order = [(s.state.armourer + step) % seats for step in range(1, seats + 1)]
    assert [event.params["seat"] for event in dealt] == order * 2
    assert all(s.state.hidden[seat] >= 0 and len(s.state.visible[seat]) == 1 for seat in range(seats))


@pytest.mark.rules("BQ-18", "BQ-24")
def test_a_player_sees_ones_own_hidden_weapon_and_nobody_elses() -> None:
    s = scene("turns", "(red-7) blue-5", "(green-1) red-2", "(purple-3) red-1")
    for viewer in ("A", "B", "C", ""):
        for owner, weapon in zip("ABC", ("red-7", "green-1", "purple-3"), strict=True):
            seen = s.player(owner, viewer)
            assert seen["hidden"].get("weapon", {}).get("name") == (weapon if owner == viewer else None)
            # so a force is exact for its owner alone
            assert (seen["force"]["least"] == seen["force"]["most"]) == (owner == viewer)
        shown = json.dumps(s.view(viewer))
        assert [weapon in shown for weapon in ("red-7", "green-1", "purple-3")] == [
            viewer == owner for owner in "ABC"
        ]


@pytest.mark.rules("BQ-79", "BQ-81")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_is_dealt_one_companion_for_all_to_see_the_rest_is_the_reserve(seats: int) -> None:
    dealt = set()
    for seed in range(30):
        s = begun(seats, seed, companions=True)
        held = [s.companion(letter) for letter in "ABCDEF"[:seats]]
        everyone = {"colours", "spy", "chain", "ties", "excess", "replace"} - (
            {"spy"} if seats == 2 else set()
        )
        assert {*held, *s.view()["reserve"]} == everyone
        assert len(held) + len(s.view()["reserve"]) == len(everyone)
        assert told(s.opening, "BQ-79 companion") == seats
        dealt.add(held[0])
    assert dealt == everyone
