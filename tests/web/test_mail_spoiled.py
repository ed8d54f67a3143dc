"""Spoiled letters, opened in a running game: each is refused in words, in time, and changes nothing."""

from collections import Counter
from time import process_time

import pytest

from pygames.engine.rng import Rng
from tests.web.post import Device, begin, seal
from tests.web.test_envelope import SECONDS, bent, checked
from tests.web.test_mail import take_a_turn
from web.model.envelope import IV, MARK, Turn, body_of, head_of, packed, read

FULL = pytest.mark.full
REFUSALS = ("no_letter", "damaged", "changed", "old", "other_rules", "other_version", "unfair", "foreign")


def other_bytes(data: bytes, rng: Rng) -> bytes:
    """These bytes with up to three of them changed, and perhaps without some of the last ones."""
    changed = bytearray(data)
    for _ in range(1 + rng.below(3)):
        changed[rng.below(len(changed))] = rng.below(256)
    return bytes(changed[: len(changed) - rng.below(2) * rng.below(len(changed))])


class Spoiler:
    """Somebody who has the last letters of a game, and its keys, and sends anything."""

    def __init__(self, sender: Device, letters: list[str], rng: Rng) -> None:
        self.rng, self.letters = rng, [it.partition("#")[2] for it in letters]
        turn, play = read(self.letters[-1]), sender.app.page.table
        assert isinstance(turn, Turn)
        assert play.mail is not None
        self.turn, self.key = turn, sender.keeper.keys[turn.match]["match"]
        record = play.session.match.record
        self.body = body_of(play.mail.contents(record.link(play.session.match.game)), turn.made)

    def on_its_way(self) -> str:
        """A letter that was cut, joined, or written wrongly."""
        text = self.rng.choice(self.letters)
        return MARK + bent(text.removeprefix(MARK), self.rng)

    def of_a_stranger(self) -> str:
        """A letter of other bytes, whose check is right."""
        return checked(other_bytes(packed(read(self.rng.choice(self.letters))), self.rng))

    def of_a_player(self) -> str:
        """A turn of other bytes, sealed with the key of the match."""
        body = other_bytes(self.body, self.rng).ljust(len(self.body), b"\0")
        iv = bytes([self.rng.below(256) for _ in range(IV)])
        box = seal(self.key, head_of(self.turn), body, iv)
        return checked(packed(self.turn._replace(box=box)))


@pytest.mark.parametrize("count", [150, pytest.param(100_000, marks=FULL)])
def test_what_is_spoiled_changes_nothing_in_a_running_game(count: int) -> None:
    """Whoever spoils it, on its way, as a stranger or as a player: within 0.2 seconds of work it is refused.

    Where a player has made a turn of it, it goes on with the game, and makes no choice of this seat.
    """
    pair, rng = [Device("host"), Device("guest")], Rng(count)
    begin(*pair)
    letters = [take_a_turn(pair, rng)]
    for _ in range(3):
        next(it for it in pair if it.app.page.copied.text != letters[-1]).open(letters[-1])
        letters.append(take_a_turn(pair, rng))
    sender, here = sorted(pair, key=lambda it: it.app.page.copied.text != letters[-1])
    spoiler = Spoiler(sender, letters, rng)
    words = {here.app.page.texts(f"mail.{it}"): it for it in REFUSALS}
    page, kept, keys = here.app.page, dict(here.texts), dict(here.keeper.keys)
    before, told = page.table, Counter[str]()
    for number in range(count):
        text = (spoiler.on_its_way, spoiler.of_a_stranger, spoiler.of_a_player)[number % 3]()
        began = process_time()
        here.app.handle({"type": "hash", "text": text})
        assert process_time() - began < SECONDS, text
        play, why = here.app.page.table, words.get(here.notice, "")
        told[why] += 1
        if why:
            assert (play.session.match, play.mail) == (before.session.match, before.mail), text
            assert here.texts == kept
        else:  # it was whole, or a turn that a player might have sent
            known = before.session.match.record.choices
            assert play.session.match.record.choices[: len(known)] == known
            assert min(play.session.to_come, default=len(known)) >= len(known)
        here.app.page = page
        here.texts, here.keeper.keys = dict(kept), dict(keys)
    assert told["damaged"]
    assert told["changed"]
