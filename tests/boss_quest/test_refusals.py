"""What stands against an action, or against pointing at a thing: the moment, the whole sentence, its rule."""

from typing import Any

import pytest

from pygames.engine.errors import Refusal
from pygames.engine.text import LANGUAGES
from pygames.games.boss_quest.game import GAME
from pygames.games.boss_quest.house import DARK_KINDS
from pygames.words.localizer import Localizer
from tests.boss_quest.scene import Scene, combat, scene

ROW = "boss+1 force+1 need-blue"


# --- the moments ---


def turn(**more: Any) -> Scene:
    """A's turn, with spells at the magician's."""
    return scene("turns", *["(red-1) blue-1", "5/2", "5/2"], **{"row": ROW, "mystery": "second", **more})


def last(**more: Any) -> Scene:
    """The last of five, who may equip and does not see the magician."""
    return scene("turns", *["5/2"] * 5, done="BCDE", row=ROW, **more)


def chain(**more: Any) -> Scene:
    """A has equipped, and has the Hare."""
    s = turn(**{"companions": "chain spy replace", "boss": 21, **more})
    s.play("equip 1")
    return s


def duel(**more: Any) -> Scene:
    """A is at the magician's, and B has equipped."""
    s = scene(seats=2, duel=True, turn="B", done="A", row=ROW, **more)
    s.play("equip 1")
    return s


def aim(**more: Any) -> Scene:
    """A has turned up the mystery spell, which has to be aimed."""
    s = turn(**{"mystery": "force-2", **more})
    s.play("open")
    return s


def reading(**more: Any) -> Scene:
    """A has been given a potion."""
    s = turn(**{"pile": "potion-2", **more})
    s.play("equip 1")
    return s


def secret(**more: Any) -> Scene:
    """A has a hidden potion, and the turns are over."""
    return combat("(potion-1) red-7", "5/2", "5/2", row=ROW, **more)


def destiny(**more: Any) -> Scene:
    """A has beaten the reaper."""
    return combat("18/3", "5/2", "5/2", reaper="fights", roles="ghost knight knight", row=ROW, **more)


MOMENTS = {it.__name__: it for it in (turn, last, chain, duel, aim, reading, secret, destiny)}


def said(refusal: Refusal | None) -> tuple[str, str, str]:
    """The rule of a refusal, and what it says in both languages (no-break spaces as plain ones)."""
    assert refusal is not None
    english, french = (Localizer(GAME, language).refusal(refusal) for language in LANGUAGES)
    return refusal.rule, english, french.replace("\u202f", " ")


@pytest.mark.parametrize("name", MOMENTS)
def test_the_moments_of_these_tests_are_what_they_are_called(name: str) -> None:
    assert MOMENTS[name]().asks == f"A {name}"


# --- equipping ---


@pytest.mark.rules("BQ-22", "BQ-82", "BQ-77", "BQ-19")
@pytest.mark.parametrize(
    ("moment", "rule", "english", "french"),
    [
        (
            "chain",
            "BQ-82",
            "You have drawn your weapons of this turn: now go to the magician, or pass.",
            "Vous avez déjà demandé vos armes de ce tour : allez voir le Magicien, ou passez.",
        ),
        *[
            (
                moment,
                "BQ-22",
                "After going to the magician you draw no more weapons in this round.",
                "Après être allé voir le Magicien, on ne demande plus d’armes dans cette manche.",
            )
            for moment in ("duel", "aim")
        ],
        (
            "reading",
            "BQ-77",
            "First choose the reading of potion 2; then you equip or go to the magician.",
            (
                "Choisissez d’abord le sens de la potion 2 ; "
                "ensuite, vous demandez des armes ou allez voir le Magicien."
            ),
        ),
        *[
            (
                moment,
                "BQ-19",
                "The turns of this round are over: no more weapons, no more magician.",
                "Les tours de cette manche sont finis : plus d’armes, plus de Magicien.",
            )
            for moment in ("secret", "destiny")
        ],
    ],
)
def test_equipping_at_another_moment(moment: str, rule: str, english: str, french: str) -> None:
    s = MOMENTS[moment]()
    assert said(s.match.why_not("equip 1")) == (rule, english, french)


# --- the magician ---


@pytest.mark.rules("BQ-31", "BQ-77", "BQ-19")
@pytest.mark.parametrize(
    "text", ["activate boss+1", "cast force+1 B", "discard boss+1", "open", "bury", "wait"]
)
def test_going_to_the_magician_at_another_moment(text: str) -> None:
    straggler = "The last player to equip does not go to the magician."
    assert said(last().match.why_not(text))[:2] == ("BQ-31", straggler)
    assert said(reading().match.why_not(text))[0:2] == (
        "BQ-77",
        "First choose the reading of potion 2; then you equip or go to the magician.",
    )
    for s in secret(), destiny():
        assert said(s.match.why_not(text))[:2] == (
            "BQ-19",
            "The turns of this round are over: no more weapons, no more magician.",
        )


@pytest.mark.rules("BQ-37", "BQ-97", "BQ-32")
def test_waiting_and_the_mystery_spell_where_spells_are_left() -> None:
    mystery = (
        "BQ-37",
        "Use the mystery spell that was turned up: “Force −2”.",
        "C’est le sort mystère retourné qu’il faut utiliser : « Force −2 ».",
    )
    for text in ("wait", "open", "bury", "pass", "activate boss+1"):
        assert said(aim().match.why_not(text)) == mystery
    assert said(duel().match.why_not("wait")) == (
        "BQ-97",
        "You are at the magician’s already: use a spell there, or pass.",
        "Vous êtes déjà chez le Magicien : utilisez un sort, ou passez.",
    )
    for s in turn(), chain():
        assert said(s.match.why_not("wait"))[:2] == (
            "BQ-32",
            "At the magician’s, activate or discard one spell.",
        )
    assert said(turn(mystery="").match.why_not("open")) == (
        "BQ-37",
        "There is no mystery spell at the magician’s now.",
        "Il n’y a pas de sort mystère chez le Magicien en ce moment.",
    )


@pytest.mark.rules("BQ-34", "BQ-39", "BQ-38")
def test_a_spell_that_is_not_at_the_magicians_is_told_by_where_it_lies() -> None:
    s = turn(active="boss-1")
    assert said(s.match.why_not("activate boss-1")) == (
        "BQ-34",
        "This spell is active already, until the end of the round: “Boss −1”.",
        "Ce sort est déjà actif, jusqu’à la fin de la manche : « Boss −1 ».",
    )
    assert said(s.match.why_not("discard boss-1")) == (
        "BQ-39",
        "This spell is active: only the cancelling spell takes it away: “Boss −1”.",
        "Ce sort est actif, et seule une annulation l’enlève : « Boss −1 ».",
    )
    s = turn(mystery="", discard="second")
    for text in ("activate second", "discard second"):
        assert said(s.match.why_not(text)) == (
            "BQ-38",
            "This spell lies in the discard: “Second wins”.",
            "Ce sort est dans la défausse : « Le second gagne ».",
        )
    assert said(s.match.why_not("activate extra-key"))[:2] == (
        "BQ-32",
        "The magician does not offer “Extra key”.",
    )


AIMS = [
    ("cancel", "BQ-72", "Choose an active spell to cancel with “Cancel”."),
    ("swap-hidden", "BQ-63", "Choose a player for “Swap hidden weapons”."),
    ("swap-pile", "BQ-64", "Choose a weapon to swap with “Swap with the pile”."),
    ("flip", "BQ-67", "Choose a visible potion for “Flip a potion”."),
    ("companions", "BQ-66", "Choose two companions for “Swap companions”."),
    ("force+1", "BQ-35", "Choose a player for “Force +1”."),
]


@pytest.mark.rules("BQ-72", "BQ-63", "BQ-64", "BQ-67", "BQ-66", "BQ-35")
@pytest.mark.parametrize(("spell", "rule", "english"), AIMS)
def test_a_missing_target_is_asked_for_by_the_spells_own_rule(spell: str, rule: str, english: str) -> None:
    s = scene("turns", "(red-7) potion-1+", "5/2", row=spell, active="boss+1", companions="ties chain")
    assert said(s.match.why_not(f"activate {spell}"))[:2] == (rule, english)
    # so too on the page, where the spell was picked and something else is pressed
    for word, aims in (
        ("B", ("swap-hidden", "force+1")), ("red-7", ("swap-pile", "flip")), ("ties", ("companions",)),
    ):  # fmt: skip
        if spell not in aims:
            assert said(s.match.why_not_pointing((spell, word)))[:2] == (rule, english)


@pytest.mark.rules("AMB-BQ-19")
def test_ones_own_knight_for_the_swap_of_hidden_weapons() -> None:
    s = turn(row="swap-hidden")
    assert said(s.match.why_not_pointing(("swap-hidden", "A"))) == (
        "AMB-BQ-19",
        "You swap hidden weapons with another player who has one.",
        "Une arme cachée s’échange avec un autre joueur qui en a une.",
    )


@pytest.mark.rules("AMB-BQ-17", "AMB-BQ-57", "BQ-36")
def test_where_there_is_nothing_to_aim_at_that_is_said() -> None:
    s = scene("turns", "(red-7) blue-1", "5/2", row="cancel flip boss+1", options={"potions": True})
    assert said(s.match.why_not("cancel cancel boss+1")) == (
        "AMB-BQ-17",
        "No spell is active: “Cancel” is activated alone, without effect.",
        "Aucun sort n’est actif : « Annulation » s’active seul, sans effet.",
    )
    assert said(s.match.why_not("flip flip potion-1")) == (
        "AMB-BQ-57",
        "There is nothing for “Flip a potion” to act on: it is activated alone, without effect.",
        "Il n’y a rien sur quoi « Potion inversée » puisse agir : ce sort s’active seul, sans effet.",
    )
    assert said(s.match.why_not("cast boss+1 B")) == (
        "BQ-36",
        "There is nothing to choose for “Boss +1”: it goes beside the boss.",
        "Il n’y a rien à choisir pour « Boss +1 » : ce sort se pose à côté du Boss.",
    )


# --- potions ---


@pytest.mark.rules("BQ-77", "BQ-78")
def test_the_reading_of_a_potion_at_another_moment() -> None:
    hands = ("(potion-1) red-1", "potion-2- red-2", "(potion-3) red-3")
    s = scene("turns", *hands, row=ROW)
    assert said(s.match.why_not("plus potion-1")) == (
        "BQ-78",
        "The reading of potion 1, which is hidden, is chosen when the hidden weapons are revealed.",
        "Le sens de la potion 1, qui est cachée, se choisit quand on révèle les armes cachées.",
    )
    assert said(s.match.why_not("plus potion-2")) == (
        "BQ-77",
        "The reading of potion 2 has been chosen: it counts −2, and only a spell turns it.",
        "Le sens de la potion 2 est choisi : elle compte −2, et seul un sort peut l’inverser.",
    )
    # nothing is said of where it lies
    elsewhere = (
        "BQ-77",
        "The reading of a potion is chosen by the player who has received it.",
        "Le sens d’une potion est choisi par le joueur qui l’a reçue.",
    )
    assert said(s.match.why_not("plus potion-3")) == elsewhere
    s = scene("turns", "5/2", "5/2", "5/2", row=ROW, options={"potions": True})
    assert said(s.match.why_not("plus potion-3")) == elsewhere


@pytest.mark.rules("BQ-76", "BQ-77", "BQ-78")
def test_another_potion_than_the_one_to_be_read() -> None:
    assert said(reading().match.why_not("plus potion-1")) == (
        "BQ-77",
        "Choose the reading of potion 2 now.",
        "C’est le sens de la potion 2 qu’il faut choisir maintenant.",
    )
    assert said(secret().match.why_not("plus potion-3")) == (
        "BQ-78",
        "Choose the reading of your own hidden potion now.",
        "C’est le sens de votre potion cachée qu’il faut choisir maintenant.",
    )
    assert said(reading().match.why_not("plus red-1"))[:2] == (
        "BQ-76",
        "Only a potion has a reading to choose, not this weapon: red 1.",
    )


@pytest.mark.rules("BQ-77", "BQ-78", "BQ-90", "BQ-21")
@pytest.mark.parametrize(
    ("moment", "rule", "english"),
    [
        ("turn", "BQ-21", "On your turn, either draw weapons or go to the magician."),
        ("reading", "BQ-77", "Choose the reading of potion 2 at once: you cannot pass."),
        (
            "secret",
            "BQ-78",
            "Choose the reading of your hidden potion before the hidden weapons are revealed.",
        ),
        (
            "destiny",
            "BQ-90",
            "You have beaten the reaper: choose to live again, or to become the reaper.",
        ),
    ],
)
def test_passing_where_a_choice_has_to_be_made(moment: str, rule: str, english: str) -> None:
    assert said(MOMENTS[moment]().match.why_not("pass"))[:2] == (rule, english)


# --- companions, the reaper ---


@pytest.mark.rules("AMB-BQ-35", "AMB-BQ-60", "BQ-81")
def test_the_owl_at_another_moment() -> None:
    before = (
        "AMB-BQ-35",
        "You use a companion on your own turn, before you equip or go to the magician.",
        "Un compagnon s’utilise à votre tour, avant de demander des armes ou d’aller voir le Magicien.",
    )
    for moment in (reading, aim, secret):
        s = moment(companions="spy chain ties")
        assert said(s.match.why_not("spy B")) == before
        assert said(s.match.why_not("scry")) == before
    s = reading(companions="spy chain ties", used=(1,))
    assert said(s.match.why_not("spy B"))[:2] == (
        "AMB-BQ-60",
        "This companion has been used in this round already: Owl.",
    )
    assert said(chain().match.why_not("spy B"))[:2] == (
        "BQ-81",
        "This takes a companion that you do not have: Owl.",
    )


@pytest.mark.rules("BQ-79", "BQ-87", "BQ-90", "BQ-18")
def test_what_the_game_is_played_without() -> None:
    for text in ("spy B", "scry", "replace boss+1", "renew"):
        assert said(turn().match.why_not(text)) == (
            "BQ-79",
            "This game is played without the companions.",
            "Cette partie se joue sans les compagnons.",
        )
    assert said(turn().match.why_not("live")) == (
        "BQ-87",
        "This game is played without the reaper.",
        "Cette partie se joue sans la Faucheuse.",
    )
    assert said(turn(options={"reaper": True}).match.why_not("become")) == (
        "BQ-90",
        "A destiny is chosen after the combat against the reaper, by its winner.",
        "Une destinée se choisit après le combat contre la Faucheuse, par son vainqueur.",
    )
    assert said(turn(companions="spy ties chain").match.why_not("spy A")) == (
        "BQ-18",
        "You may look at your own hidden weapon at any time; the companion shows another player’s.",
        "Vous pouvez toujours regarder votre arme cachée ; le compagnon montre celle d’un autre joueur.",
    )


# --- pointing at things on the table ---

KNIGHT = (
    "BQ-35",
    "Choose a dark spell at the magician’s first, then the knight.",
    "Choisissez d’abord un sort foncé chez le Magicien, puis le joueur.",
)
WEAPON = (
    "BQ-64",
    "Choose the spell first that swaps a weapon with the pile, then your weapon.",
    "Choisissez d’abord le sort qui échange une arme avec la pioche, puis votre arme.",
)
COMPANION = (
    "BQ-66",
    "Choose the spell first that swaps two companions, at the magician’s.",
    ("Choisissez d’abord, chez le Magicien, le sort qui intervertit deux compagnons."),
)


NO_KNIGHT = (
    "BQ-35",
    "A knight is chosen for a dark spell, and none can be used now.",
    "Un joueur se choisit pour un sort foncé, et aucun ne peut servir en ce moment.",
)
NO_WEAPON = (
    "BQ-64",
    "Weapons count for the force. None is exchanged now: no spell here does that.",
    "Les armes comptent pour la force. On n’en échange pas en ce moment : aucun sort d’ici ne le permet.",
)
NO_COMPANION = (
    "BQ-66",
    "Companions are swapped by a spell that is not here now.",
    "Les compagnons s’échangent par un sort qui n’est pas ici en ce moment.",
)


def at_hand(s: Scene, *kinds: str) -> bool:
    """Whether a spell of one of these kinds can be activated."""
    view = s.match.view(None)
    spells = [view["aims"]] if view["aims"] else view["row"]
    return any(spell.partition("#")[0] in kinds for spell in spells)


@pytest.mark.rules("BQ-35", "BQ-64")
@pytest.mark.parametrize("moment", MOMENTS)
def test_pointing_at_a_knight_or_at_a_weapon(moment: str) -> None:
    """A spell that is not there is not named as if it were."""
    s = MOMENTS[moment]()
    for knight in "AB":
        expected = KNIGHT if at_hand(s, *DARK_KINDS) else NO_KNIGHT
        assert said(s.match.why_not_pointing((knight,))) == expected
    plain = said(s.match.why_not_pointing(("red-7",)))
    if moment in ("reading", "secret"):
        assert plain[:2] == ("BQ-76", "Only a potion has a reading to choose, not this weapon: red 7.")
    else:
        assert plain == (WEAPON if at_hand(s, "swap-pile") else NO_WEAPON)


@pytest.mark.rules("BQ-35", "BQ-64", "BQ-66")
def test_what_a_spell_of_the_magician_is_for_is_told_to_be_chosen_after_it() -> None:
    s = turn(row="swap-pile companions force+1", companions="spy ties chain")
    assert said(s.match.why_not_pointing(("red-7",))) == WEAPON
    assert said(s.match.why_not_pointing(("ties",))) == COMPANION
    s.play("scry")
    assert said(s.match.why_not_pointing(("B",))) == KNIGHT


@pytest.mark.rules("BQ-81", "AMB-BQ-35", "BQ-18")
def test_pointing_at_a_knight_with_the_owl() -> None:
    s = turn(companions="spy ties chain")
    assert s.match.why_not_pointing(("B",)) is None  # it is what is done
    assert said(s.match.why_not_pointing(("A",)))[0] == "BQ-18"
    s.play("scry")
    assert said(s.match.why_not_pointing(("B",))) == (KNIGHT if at_hand(s, *DARK_KINDS) else NO_KNIGHT)
    for moment in (reading, secret, aim):  # it is not for the owl now
        s = moment(companions="spy ties chain")
        expected = KNIGHT if at_hand(s, *DARK_KINDS) else NO_KNIGHT
        assert said(s.match.why_not_pointing(("C",))) == expected


@pytest.mark.rules("BQ-66", "BQ-81", "BQ-85")
def test_pointing_at_a_companion() -> None:
    s = turn(companions="spy ties chain")
    assert said(s.match.why_not_pointing(("spy",))) == (
        "BQ-81",
        "To use this companion, choose the knight or the mystery spell to look at.",
        "Pour utiliser ce compagnon, choisissez le joueur ou le sort mystère à regarder.",
    )
    for word in ("ties", "chain", "colours"):
        assert said(s.match.why_not_pointing((word,))) == NO_COMPANION
    s = turn(companions="replace ties chain")
    assert said(s.match.why_not_pointing(("replace",))) == (
        "BQ-85",
        "To use this companion, choose the magician’s spell to replace.",
        "Pour utiliser ce compagnon, choisissez chez le Magicien le sort à remplacer.",
    )
    s.play("renew")
    assert said(s.match.why_not_pointing(("replace",))) == NO_COMPANION
    for moment in (reading, secret, aim):
        assert said(moment(companions="spy ties chain").match.why_not_pointing(("spy",))) == NO_COMPANION


@pytest.mark.rules("BQ-34")
@pytest.mark.parametrize("moment", [turn, last, chain, duel, reading, secret])
def test_pointing_at_an_active_spell(moment: Any) -> None:
    s = moment(active="need-red")
    assert said(s.match.why_not_pointing(("need-red",)))[:2] == (
        "BQ-34",
        "This spell is active already, until the end of the round: “Red weapon required”.",
    )
