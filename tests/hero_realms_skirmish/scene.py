"""A position of the Skirmish in a few words, so that a test reads like the rules.

The player is `A`. A card is written as its face, `spark`; `gold*4` are four. A champion with a minus, `lys-`,
is turned sideways. A deck begins at its top; so does the market, whose rest is left away: it is then empty
but for the cards named.
"""

from typing import Any

from pygames.engine.match import Match
from pygames.engine.rng import Rng
from pygames.games.hero_realms.cards import ALLIED, CARDS, COST, GEMS, MARKET, NAMES, NO_COST, every_card
from pygames.games.hero_realms.turn import discard_phase, draw_phase
from pygames.games.hero_realms_skirmish.bosses import BOSSES, behaviour_pack
from pygames.games.hero_realms_skirmish.game import GAME, setup
from pygames.games.hero_realms_skirmish.reporting import REPORTING
from pygames.games.hero_realms_skirmish.state import PLAYER, SkirmishState
from pygames.games.hero_realms_skirmish.turn import PLAYING, boss_turn, end_of_player
from tests.hero_realms.scene import Scene as Base
from tests.hero_realms.scene import faces
from tests.kit.scene import fill

# what no boss takes for nothing but its faction's, and nothing that gives combat when it is discarded
ROW = "taxation taxation taxation recruit recruit"


class Scene(Base):
    """A match in a test, and where everything lies."""

    seats = "A"
    state: SkirmishState

    def _placed(self, word: str) -> str:
        """The copy that was placed: of the market's first, then the boss's."""
        away = {*self.state.box, *self.state.market, *self.state.gems[:-1]}
        copies = [card for card, face in enumerate(CARDS) if face.id == word]
        return NAMES[next((card for card in copies if card not in away), copies[0])] if copies else word

    @property
    def boss_health(self) -> int:
        """The health of the boss."""
        return int(self.state.boss_health)

    def lies(self, zone: str) -> str:
        """The faces in a zone that is the boss's or nobody's."""
        return faces(getattr(self.state, zone))


def foretold(s: Scene, text: str) -> dict[str, tuple[tuple[str, ...], dict[str, Any]]]:
    """What a legal action is said to do: by kind the rules and the numbers."""
    return {it.type.id: (it.rules, dict(it.params)) for it in s.match.forecast(s.given(text))}


EAGER = ("behave", "play", "expend", "skill", "ability", "ally", "oust", "acquire", "attack")


def an_army(match: Match, number: int) -> None:
    """In most games, play somewhat sensibly at first: random choices lose before much has happened."""
    rng = Rng(number + 1205)  # with these, nearly every type of action is met
    for _ in range(40 * (number % 4)):
        if match.decision is None:
            return
        legal = match.decision.legal_actions
        name = next((name for name in EAGER if any(it.type.name == name for it in legal)), "")
        some = [action for action in legal if action.type.name == name] or legal
        if name == "acquire":
            some = [max(some, key=lambda action: COST[action.args[0]])]
        match.play(some[-1] if name == "attack" else rng.choice(some))


def new(seed: int = 1, **options: Any) -> Match:
    """A game from its start."""
    return Match(GAME, 1, seed, GAME.choose_options(options, 1))


def scene(
    boss: str = "borg",
    top: str = "dagger",
    *,
    hand: str = "",
    deck: str = "gold*5",
    discard: str = "",
    champions: str = "",
    played: str = "",
    zone: str = "",
    actions: str = "",
    row: str = ROW,
    market: str = "",
    sacrificed: str = "",
    felled: str = "",
    counter: int = 16,
    health: int = 50,
    combat: int = 0,
    gold: int = 0,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """The position in the player's Main phase, this behaviour card on top. `zone`: the boss's champions."""
    full = GAME.choose_options({"boss": boss, **(options or {})}, 1)
    state = setup(1, seed, full)
    pack = behaviour_pack(BOSSES[boss])
    own = [card for card in every_card(PLAYER) if card not in state.beside[PLAYER]]
    free = dict.fromkeys([*[card for card in MARKET if card != state.boss], *own])

    def take(text: str) -> tuple[int, ...]:
        found = []
        for word in text.split():
            face, _, times = word.partition("*")
            for _ in range(int(times or 1)):
                card = next(c for c in free if CARDS[c].id == face.rstrip("-"))
                assert CARDS[card].cost < NO_COST or card in own
                del free[card]
                found.append(card)
        return tuple(found)

    def sideways(cards: tuple[int, ...], text: str) -> tuple[int, ...]:
        return tuple([c for c, word in zip(cards, text.split(), strict=True) if word.endswith("-")])

    state.hands[PLAYER], state.decks[PLAYER] = take(hand), take(deck)[::-1]
    state.discards[PLAYER], state.played[PLAYER] = take(discard), take(played)
    state.champions[PLAYER], state.boss_champions = take(champions), take(zone)
    state.expended[PLAYER] = sideways(state.champions[PLAYER], champions)
    state.tilted = sideways(state.boss_champions, zone)
    state.boss_actions, state.row, state.market = take(actions), take(row), take(market)[::-1]
    state.sacrificed, state.felled = take(sacrificed), take(felled)
    used = next(card for card in pack if CARDS[card].id == top)
    state.behaviour, state.pile = (used,), tuple([card for card in pack if card != used])
    state.gems = state.gems[:counter] if counter < len(GEMS) else state.gems
    gone = [card for card in GEMS if card not in state.gems]
    state.box = tuple(sorted([*free, *gone]))
    state.health[PLAYER], state.turns[PLAYER] = health, 1
    state.combat, state.gold = combat, gold
    state.fresh = tuple([c for c in (*state.champions[PLAYER], *state.played[PLAYER]) if ALLIED[c]])
    fill(state, fields)
    if state.paper:
        state.agenda = [boss_turn(), end_of_player(), discard_phase(), REPORTING(PLAYER, state.boss)]
    else:
        state.agenda = [boss_turn(), draw_phase(), end_of_player(), discard_phase(), PLAYING(PLAYER)]
    return Scene(Match.at(GAME, state, full))
