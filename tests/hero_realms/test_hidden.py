"""What seats know: hands and decks are dealt anew, what everybody saw is not forgotten (HR-05)."""

from collections import Counter

import pytest

from tests.hero_realms.scene import A, B, Scene, faces, has, scene


def worlds(s: Scene, seat: int, count: int = 60) -> list[tuple[str, ...]]:
    """The hands of the other player in worlds that `seat` thinks possible."""
    found = []
    for seed in range(count):
        fork = s.state.determinized(seat, seed)
        found.append(tuple(sorted(faces(fork.hands[1 - seat]).split())))
    return found


@pytest.mark.rules("HR-05", "AMB-HR-32")
def test_a_hand_may_be_any_of_the_cards_that_lie_nowhere_open() -> None:
    s = scene(has(), has("ruby dagger", deck="gold gold shortsword"))
    seen = Counter(worlds(s, A, 400))
    # two of five, each of the ten pairs as likely; gold and gold are alike
    assert set(seen) == {
        ("dagger", "gold"), ("dagger", "ruby"), ("dagger", "shortsword"), ("gold", "gold"), ("gold", "ruby"),
        ("gold", "shortsword"), ("ruby", "shortsword"),
    }  # fmt: skip
    assert 50 < seen["dagger", "gold"] < 110


@pytest.mark.rules("HR-05", "HR-84")
def test_what_everybody_saw_go_into_a_hand_is_known_there() -> None:
    s = scene(
        has("deception profit gold*2", deck="dagger shortsword gold*3"), has(deck="gold*5"), row="spark"
    )
    s.play("play deception", "play profit", "ally deception", "acquire spark")
    assert s.player("A", "B")["hand"]["cards"] == ["spark"]
    assert all("spark" in hand for hand in worlds(s, B))
    s.play("play spark")
    assert s.player("A", "B")["hand"]["cards"] == []


@pytest.mark.rules("HR-89")
def test_what_everybody_saw_go_onto_a_deck_is_known_there_and_in_the_hand_after() -> None:
    s = scene(has("smash-and-grab", deck="gold*7", discard="dagger"), has(deck="gold*5"))
    s.play("play smash-and-grab", "topdeck dagger")
    assert s.player("A", "B")["deck"]["top"] == ["dagger"]
    s.play("end")
    assert all("dagger" in hand for hand in worlds(s, B))


@pytest.mark.rules("HR-129", "HR-05")
def test_what_one_player_put_back_only_he_knows() -> None:
    s = scene(has(pack="ranger", deck="ruby gold hunting-bow gold*4"), has(deck="gold*5"), gold=2)
    s.play("skill track")
    looked = {faces(s.state.determinized(B, seed).looking) for seed in range(40)}
    assert len(looked) > 5
    s.play("put-back gold", "put-back hunting-bow", "put-back ruby")
    tops = {faces([card for card, _ in s.state.determinized(B, seed).tops[A]]) for seed in range(40)}
    assert len(tops) > 5
    own = {faces([card for card, _ in s.state.determinized(A, seed).tops[A]]) for seed in range(40)}
    assert own == {"gold hunting-bow ruby"}
