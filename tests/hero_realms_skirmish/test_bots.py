"""What `steady` does in the Skirmish."""

import pytest

from pygames.bots import decide, make
from pygames.engine.rng import Rng
from pygames.games.hero_realms_skirmish.bosses import BOSSES
from pygames.games.hero_realms_skirmish.game import GAME
from tests.hero_realms_skirmish.scene import Scene, new, scene


def choice(s: Scene) -> str:
    """What steady would do now."""
    return s.shown(decide(make("steady", GAME.id), s.match, Rng(1)).text)


def left(bot: str, boss: str, seed: int) -> int:
    """The health that the boss has left in a game of this player."""
    match, rng = new(seed, boss=boss), Rng(seed)
    while match.decision is not None:
        match.play(decide(make(bot, GAME.id), match, rng))
    health: int = match.view(0)["boss"]["health"]
    return health


@pytest.mark.parametrize("boss", BOSSES)
def test_it_leaves_the_boss_less_health_than_random_choices_do(boss: str) -> None:
    steady, random = (sum(left(bot, boss, seed) for seed in range(8)) for bot in ("steady", "random"))
    assert steady < random * 0.95


def test_it_attacks_once_with_everything() -> None:
    assert choice(scene("borg", "gold", combat=9)) == "attack 9"


def test_the_boss_discards_what_is_most_dangerous() -> None:
    s = scene("borg", "gold", zone="cron street-thug", claims=(6,))
    assert choice(s) == "oust cron"


def test_a_champion_is_given_up_where_health_is_short() -> None:
    for health, done in ((50, "endure"), (9, "give-up cron")):
        s = scene("borg", "dagger", champions="cron", zone="rake", health=health)
        s.play("end")
        assert choice(s) == done


def test_it_chooses_the_behaviour_by_which_it_lives() -> None:
    """With a coin on top Rayla attacks with 1 less and not with 1 more."""
    s = scene("rayla", "dagger", health=7, deck="gold*5", row="")
    s.play("end")
    while s.asks != "A behaviour":
        s.play(s.legal()[0])
    assert "gold" in choice(s) or "ruby" in choice(s)
