"""What `steady` does where the Lich plays."""

from pygames.bots import decide, make
from pygames.engine.rng import Rng
from pygames.games.hero_realms.cards import LICHES, MARKET, NAMES
from pygames.games.hero_realms.opponents.deck import gives
from pygames.games.hero_realms_lich.game import GAME
from pygames.games.hero_realms_lich.opponents.guide import GUIDE as LICH_GUIDE
from pygames.games.hero_realms_lich.opponents.market import BY_NAME
from pygames.games.hero_realms_lich.state import LichState
from tests.hero_realms_lich.scene import Scene, hero, lich, new, scene


def choice(s: Scene) -> str:
    """What steady would do now."""
    return s.shown(decide(make("steady", GAME.id), s.match, Rng(1)).text)


def test_health_goes_to_whoever_has_least() -> None:
    s = scene(hero("domination"), hero(pack="cleric", health=12), hero(pack="thief", health=3), lich())
    s.play("play domination")
    assert choice(s) == "heal B"


def test_a_strong_member_challenges_for_a_weak_one_and_once_is_enough() -> None:
    party = (hero(), hero(pack="cleric", health=9))
    assert choice(scene(*party, lich())) == "challenge"
    assert choice(scene(*party, lich(), challengers=(0,))) != "challenge"
    assert choice(scene(hero(), hero(pack="cleric"), lich())) != "challenge"


def test_the_lich_keeps_a_dear_card_while_it_has_health() -> None:
    for hand, health, done in (("tyrannor", 40, "suffer"), ("soul-crush gold", 40, "discard gold")):
        s = scene(hero("spark"), lich(hand=hand, health=health))
        s.play("play spark")
        assert choice(s) == done
    s = scene(hero("spark"), lich(hand="tyrannor", health=4))
    s.play("play spark")
    assert choice(s) == "discard tyrannor"


def test_a_diamond_bares_the_player_with_the_best_champions() -> None:
    party = (hero(champions="death-cultist"), hero(pack="thief", champions="tyrannor lys arkus"))
    s = scene(*party, lich(played="soul-diamond"), turn="C")
    assert choice(s) == "sacrifice soul-diamond"
    s.play("sacrifice soul-diamond")
    assert choice(s) == "target B"


def test_the_best_card_is_borrowed() -> None:
    s = scene(hero("gold lys", health=0), hero(pack="thief"), lich(), turn="C")
    s.play("end")
    assert choice(s) == "borrow lys"


def test_all_ally_abilities_are_used_before_the_end_even_without_an_expended_champion() -> None:
    s = scene(hero(champions="myros", played="profit domination taxation"), lich(), combat=0)
    for _ in range(12):
        if s.asks != "A main":
            break
        s.match.play(decide(make("steady", GAME.id), s.match, Rng(1)))
    assert s.asks != "A main"


def test_it_plays_whole_games_of_every_size() -> None:
    for seats in GAME.seats:
        for versus in (False, True) if seats == 2 else (False,):
            match = new(seats, seats, packs=False, **({"versus": True} if versus else {}))
            bot, rng = make("steady", GAME.id), Rng(seats)
            while match.decision is not None:
                match.play(decide(bot, match, rng))
            assert match.result is not None
            assert match.result.winners


def test_a_boss_has_less_health_in_the_search_when_a_jar_is_broken_even_if_the_last_has_more() -> None:
    for seed in range(4):
        state = new(seed, 2, packs=False, versus=True).search_state(0, seed)
        assert isinstance(state, LichState)
        while state.jars[0]:
            state.health[0] = 20
            before = LICH_GUIDE.features(state, 0)[0]
            state.break_jar(0)
            assert LICH_GUIDE.features(state, 0)[0] < before
        assert LICH_GUIDE.features(state, 0)[0] == state.health[0] / 10


def test_the_quick_player_knows_what_the_lichs_own_cards_give() -> None:
    worth = {NAMES[card].partition("#")[0]: gives(card).worth for card in LICHES[0].deck}
    assert worth["major-summoning"] == 3 * worth["minor-summoning"] > worth["soul-diamond"] == 3
    assert worth["soul-diamond"] > worth["ruby"] > worth["gold"] > 0


def test_every_card_of_the_market_has_a_worth_and_a_quick_boss_leaves_what_has_none() -> None:
    assert {NAMES[card].partition("#")[0] for card in MARKET} | {"fire-gem"} == {*BY_NAME}
    s = scene(lich(), lich(), gold=8, row="dark-reward command lys varrick spark", options={"versus": True})
    state = s.match.search_state(0, 1)
    assert isinstance(state, LichState)
    done = []
    while state.seat_to_act == 0:
        done.append(LICH_GUIDE.policy(state, 0, state.legal_actions()))
        state.apply(done[-1])
    acquired = [action.args[0] for action in done if action.type.name == "acquire"]
    assert [NAMES[card] for card in acquired[:2]] == ["command", "spark"]
    assert not {"dark-reward", "lys", "varrick", "fire-gem"} & {NAMES[card] for card in acquired}
