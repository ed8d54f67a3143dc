"""Sentences of the games and tables described, as examples.

The laws that all texts keep are in test_texts.py.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import pytest

import pygames
from pygames.engine.errors import BadAction, BadRecord
from pygames.engine.event import Event
from pygames.engine.match import Match
from pygames.games.boss_quest.turns import TURN
from pygames.words.localizer import Words
from tests.kit.play import decision_of, refusal_of, steps
from tests.words.texts_of import GAMES, PLAYERS, Told
from web.texts import Texts

HEROZ, BOSS_QUEST = GAMES["heroz"], GAMES["boss-quest"]
narrow = "\u202f"


# --- all games ---


@pytest.mark.parametrize("told", GAMES.values(), ids=list(GAMES))
def test_a_word_that_is_not_understood_is_said_with_what_was_expected(told: Told) -> None:
    for kind in told.game.syntax.types:
        for at, domain in enumerate(kind.domains):
            words = [it.words[0] for it in kind.domains]
            words[at] = "?"
            with pytest.raises(BadAction) as caught:
                told.game.syntax.parse(" ".join([kind.name, *words]))
            english, french = (told.localizer[language] for language in ("en", "fr"))
            expected = french.text(f"domain.{domain.name}")
            assert french.error(caught.value).endswith(f"(attendu : {expected}).")
            assert english.error(caught.value) != french.error(caught.value)
            # so too where the page has no game of this kind on the table
            broken = BadRecord("choice_refused", at=1, of=1, choice="?", why="?")
            broken.__cause__ = caught.value
            assert expected in Texts("fr").error(broken)


# --- HEROZ ---


def test_an_event_without_its_secret_has_its_own_sentence() -> None:
    event = Event("placed", ("HZ-65",), {"seat": 0, "place": "A21"}, to=0, secret={"card": "8♦"})
    known, unknown = event.seen_by(0), event.seen_by(1)
    english, french = (HEROZ.localizer[language] for language in ("en", "fr"))
    assert english.event(known) == "Alice places the 8 of diamonds face down: column 2, row 1."
    assert english.event(unknown) == "Alice places a card face down: column 2, row 1."
    where = "colonne 2, ligne 1"
    assert french.event(known) == f"Alice pose une troupe face cachée, {where}{narrow}: 8 de carreau."
    assert french.event(unknown) == f"Alice pose une troupe face cachée{narrow}: {where}."


def test_a_refusal_says_what_is_wrong() -> None:
    match = pygames.new("heroz", seed=1)
    card = decision_of(match).legal_actions[0].words[0]
    seat = decision_of(match).seat
    refused = refusal_of(match, f"place {card} {'AB'[seat]}13")
    sentence = HEROZ.localizer["en"].refusal(refused)
    assert sentence == "The first free place of this column is column 1, row 1, not column 1, row 3."


def test_totals_are_written_as_the_booklet_writes_them() -> None:
    # example 5: a pair of 3s and a pair of spades in column 3, a shield on the 3 of hearts
    card = HEROZ.domains["card"].index
    state = HEROZ.game.setup(2, 0, HEROZ.game.choose_options({})).data()
    state |= {"agenda": [["clash()"], ["specials?", 0]], "step": 3, "attack": 2, "turn": 5}
    three, spade, six, foe = (card[name] for name in ("3♥", "3♠", "6♠", "9♦"))
    state["columns"] = [[], [], [three, spade, six], [], [], [foe]]
    state["attackers"], state["blockers"] = [three, spade, six], [foe]
    state["shields"] = [[card["A♦"], 1, 0, three]]
    state["hands"] = [[card["2♥"]], []]
    state["decks"] = [[card["5♥"]], [card["5♥"]]]
    view = pygames.position("heroz", state).view(0)
    fight = HEROZ.game.part(Words).describe(view, HEROZ.localizer["fr"])[1]
    assert fight.heading == "Combat en colonne 3"
    assert fight.lines == [
        f"Alice attaque avec une puissance de 30{narrow}: 3 de cœur, 3 de pique, 6 de pique",
        f"Deux de même valeur (Alice), 3 de cœur, 3 de pique{narrow}: 0 + (3×5) = 15",
        f"Deux de même enseigne (Alice), 3 de pique, 6 de pique{narrow}: 3 + (6×2) = 15",
        f"Total (Alice){narrow}: 15 + 15 = 30",
        f"Bob bloque avec une puissance de 9{narrow}: 9 de carreau",
    ]


# --- Boss Quest ---


def learned(events: list[Event], seat: int | None) -> dict[Any, Any]:
    """What a seat was told of the hidden cards that still lie there: weapons by owner, `mystery`."""
    known: dict[Any, Any] = {}
    for event in events:
        params = event.seen_by(seat).params
        if event.kind == "round":
            known = {}
        elif event.kind == "hidden_swapped":
            known = {key: card for key, card in known.items() if key not in (params["seat"], params["other"])}
        elif event.kind in ("traded_hidden", "opened", "buried", "renewed"):
            known.pop(params["seat"] if event.kind == "traded_hidden" else "mystery", None)
        if event.kind == "scried":
            known |= {"mystery": params["spell"]} if "spell" in params else {}
        elif event.kind in ("dealt_hidden", "new_hidden", "traded_hidden", "spied", "revealed"):
            owner = params["other" if event.kind == "spied" else "seat"]
            known |= {owner: params["weapon"]} if "weapon" in params else {}
    return known


def lately(kinds: Collection[str]) -> Iterator[Match]:
    """The games of Boss Quest with companions, each time that something of these kinds has just happened."""
    for game in BOSS_QUEST.finished:
        for match in steps(game) if game.options["companions"] else ():
            if match.choices and any(event.kind in kinds for event in match.choices[-1].events):
                yield match


def test_the_table_of_boss_quest_shows_the_hidden_cards_that_events_told_and_no_others() -> None:
    speak = BOSS_QUEST.localizer["en"]
    told: Counter[str] = Counter()
    for match in lately(("spied", "scried", "renewed", "hidden_swapped", "traded_hidden")):
        told.update(event.kind for event in match.choices[-1].events)
        for seat in (*range(match.seats), None):
            known = learned(match.events, seat)
            view = match.view(seat)
            sections = {
                section.heading: section.lines
                for section in BOSS_QUEST.game.part(Words).describe(view, speak)
            }
            mystery = [line for line in sections["Spells at the magician"] if "face down" in line]
            if view["mystery"] is None:
                assert not mystery
            elif "mystery" in known:
                title = speak.word("spell", known["mystery"])
                assert mystery[0].startswith(
                    f"The mystery spell, face down, looked at by {PLAYERS[seat]}: {title}. "
                )
            else:
                assert mystery == ["The mystery spell, face down"]
            for owner, player in enumerate(view["players"]):
                about = sections[speak.text(f"table.player.{player['role']}", seat=owner)]
                hidden = [line for line in about if line.startswith("Hidden weapon: ")]
                if player["hidden"] is None:
                    assert not hidden
                elif owner in known:
                    assert hidden[0].startswith(f"Hidden weapon: {speak.word('weapon', known[owner])}")
                else:
                    assert hidden == ["Hidden weapon: unknown"]
                    assert owner != seat
    assert min(told[kind] for kind in ("spied", "scried", "hidden_swapped", "traded_hidden")) > 2


def test_a_table_of_boss_quest_is_described() -> None:
    weapon, spell = (BOSS_QUEST.domains[name].index for name in ("weapon", "spell"))
    options = BOSS_QUEST.game.choose_options({"potions": True, "reaper": True}, 3)
    state = BOSS_QUEST.game.setup(3, 0, options)
    state.agenda = [TURN(0)]
    state.round, state.boss, state.armourer, state.current = 2, 16, 2, 0
    state.active = ((spell["boss+1"], -1), (spell["force-2"], 1))
    state.hidden = [weapon["potion-3"], weapon["red-7"], weapon["red-1"]]
    state.visible = [(weapon["blue-5"], weapon["potion-1"]), (weapon["red-2"],), (weapon["green-6"],)]
    state.readings, state.row, state.mystery = [-1, 0, 0], (spell["second"],), spell["cancel"]
    held = {*state.hidden, *(card for cards in state.visible for card in cards)}
    state.weapon_deck = tuple(card for card in state.weapon_deck if card not in held)
    view = Match.at(BOSS_QUEST.game, state, options).view(0)
    described = BOSS_QUEST.game.part(Words).describe(view, BOSS_QUEST.localizer["fr"])
    sections = {section.heading: section.lines for section in described}
    assert sections["Boss et sorts actifs"] == [
        f"Boss{narrow}: 17 PV avec les sorts, 16 sur la carte",
        f"À côté du Boss{narrow}: Boss +1. Ajoute 1 aux PV du Boss.",
        f"Devant Bob{narrow}: Force −2. Retire 2 à la force d’un joueur.",
    ]
    assert sections["Alice, Chevalier"][-3:] == [
        f"Armes visibles{narrow}: 5 bleu, potion 1 (−1)",
        f"Arme cachée{narrow}: potion 3 (+3 ou −3)",
        f"Force{narrow}: 1 ou 7, selon le sens de la potion",
    ]
    assert sections["Bob, Chevalier"][-3:] == [
        f"Arme cachée{narrow}: inconnue",
        f"Sorts devant ce joueur{narrow}: Force −2",
        f"Force{narrow}: entre −2 et 7",
    ]
    assert sections["Extensions"] == [
        "Potions (valeurs maison) : −1/+1, −2/+2, −3/+3",
        f"La Faucheuse n’est pas encore venue{narrow}: 18 PV (valeur maison)",
    ]
