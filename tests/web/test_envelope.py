"""Letters as bytes and text: they are read as they were written, and whatever is spoiled is refused."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import process_time
from zlib import crc32

import pytest

import pygames
from pygames.engine.rng import Rng
from pygames.games import PLAYABLE
from tests.kit.play import Player as Chooser
from tests.web.post import stream
from web.model import envelope
from web.model.envelope import (
    CHECK,
    HASH,
    IV,
    KEY,
    MARK,
    NONCE,
    TAG,
    WRAPPED,
    Acceptance,
    Act,
    BadLetter,
    Contents,
    HandOver,
    Invitation,
    Letter,
    Note,
    Request,
    TakenBack,
    Told,
    Turn,
    Wrapped,
    body_of,
    contents_of,
)

MATCH = "0123456789ab"
SECONDS = 0.2  # in which a letter is refused, at most
FULL = pytest.mark.full


def drawn(count: int) -> bytes:
    return stream(b"letters", count)


def turn(guests: int = 1, made: int = 130, asked: int | None = 1, blocks: int = 2) -> Turn:
    keys = tuple([Wrapped(drawn(TAG), drawn(WRAPPED))] * guests)
    return Turn(MATCH, made, asked, drawn(HASH), keys, drawn(IV + 64 * blocks + 16))


LETTERS: list[Letter] = [
    Invitation(MATCH, 1, drawn(NONCE), drawn(KEY), "boss-quest.3.AgAAACLNVXkfHQ"),
    Acceptance(MATCH, drawn(HASH), drawn(NONCE), drawn(KEY)),
    Acceptance(MATCH, drawn(HASH), drawn(NONCE), drawn(KEY), "Zoé"),
    turn(),
    turn(guests=5, made=0, asked=5),
    turn(asked=None, made=20_000, blocks=9),
    Request(MATCH, drawn(KEY)),
    HandOver(MATCH, drawn(KEY), drawn(WRAPPED), drawn(IV + 700)),
    Invitation(MATCH, 6, drawn(NONCE), drawn(KEY), "boss-quest.3.AgAAACLNVXkfHQ", "Zoé", guarded=True),
    Told(MATCH, 1, 300, (drawn(TAG), drawn(TAG)), drawn(WRAPPED), drawn(IV + 2064)),
    Act(MATCH, 5, 7, drawn(IV + 1040)),
    Act(MATCH, 5, 7, drawn(IV + 1040), era=31),
]


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_is_read_as_it_was_written(letter: Letter) -> None:
    text = envelope.text_of(letter)
    assert envelope.read(text) == letter
    assert envelope.is_whole(text)
    assert envelope.text_of(envelope.read(text)) == text


def test_a_letter_stands_in_an_address_as_it_is() -> None:
    """It has no sign that mail, chat or a browser would write in another way."""
    for letter in LETTERS:
        assert envelope.TEXT.fullmatch(envelope.text_of(letter).removeprefix(MARK))


def bent(text: str, rng: Rng) -> str:
    """The text with a letter changed, lost, doubled or moved, or cut or joined to something."""
    at, other = rng.below(len(text)), rng.below(len(text))
    match rng.below(6):
        case 0:
            return text[:at] + rng.choice("ABCDEFGHIJKLMNOPabcdefghijklmnop0123456789-_ .ü") + text[at + 1 :]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at] + text[at] + text[at:]
        case 3:
            return text[:at]
        case 4:
            return text + text[other:]
        case _:
            first, last = sorted((at, other))
            return (
                text[:first]
                + text[last : last + 1]
                + text[first + 1 : last]
                + text[first : first + 1]
                + text[last + 1 :]
            )


def checked(data: bytes) -> str:
    """Bytes as a letter whose check is right."""
    return MARK + urlsafe_b64encode(data + crc32(data).to_bytes(CHECK, "big")).rstrip(b"=").decode()


def refused(text: str) -> bool:
    """Whether a text is refused, within 0.2 seconds of work and for a reason that the page has words for."""
    began = process_time()
    try:
        envelope.read(text)
    except BadLetter as error:
        return error.key in ("mail.no_letter", "mail.damaged", "mail.other_version")
    finally:
        assert process_time() - began < SECONDS
    return False


@pytest.mark.parametrize("count", [2_000, pytest.param(100_000, marks=FULL)])
def test_what_is_spoiled_is_refused(count: int) -> None:
    """Whatever happens to a letter on its way: it is refused, or it is as it was."""
    rng = Rng(count)
    texts = [envelope.text_of(letter) for letter in LETTERS]
    for _ in range(count):
        text = rng.choice(texts)
        spoiled = bent(text, rng)
        assert spoiled == text or refused(spoiled), spoiled


@pytest.mark.parametrize("count", [2_000, pytest.param(100_000, marks=FULL)])
def test_bytes_that_are_made_up_are_refused_or_read_alike(count: int) -> None:
    """Even with a check that is right: what is read is written in the same way, or it is refused."""
    rng = Rng(count)
    bare = [envelope.packed(letter) for letter in LETTERS]
    for _ in range(count):
        data = bytearray(rng.choice(bare))
        for _ in range(1 + rng.below(3)):
            data[rng.below(len(data))] = rng.below(256)
        text = checked(bytes(data[: len(data) - rng.below(2) * rng.below(len(data))]))
        if not refused(text):
            assert envelope.text_of(envelope.read(text)) == text


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "mail.no_letter"),
        (MARK, "mail.no_letter"),
        ("lesson=AQ", "mail.no_letter"),
        (f"{MARK}A Q", "mail.no_letter"),
        (f"{MARK}{'A' * envelope.LONGEST}", "mail.no_letter"),
        (f"{MARK}A", "mail.damaged"),
        (checked(b""), "mail.damaged"),
        (checked(b"\x02" + envelope.packed(LETTERS[0])[1:]), "mail.other_version"),
    ],
)
def test_a_text_that_is_no_letter_says_why(text: str, key: str) -> None:
    with pytest.raises(BadLetter) as refusal:
        envelope.read(text)
    assert refusal.value.key == key


def test_the_hash_of_a_letter_is_that_of_its_bytes() -> None:
    """It does not depend on how the letter came: as an address, as a text, with or without the check."""
    for letter in LETTERS:
        data = urlsafe_b64decode(envelope.text_of(letter).removeprefix(MARK) + "==")
        assert envelope.packed(letter) == data[:-CHECK]
        assert len(envelope.hash_of(letter)) == HASH


@pytest.mark.parametrize("game", [it for it in PLAYABLE if max(PLAYABLE[it].seats) > 1])
def test_worlds_that_differ_in_hidden_cards_make_letters_of_equal_length(game: str) -> None:
    """How long a sealed turn is follows from the number of choices alone, whatever was dealt."""
    seats = min(it for it in PLAYABLE[game].seats if it > 1)
    lengths: dict[int, set[int]] = {}
    for seed in (1, 2, 1 << 40, (1 << 64) - 1):
        match = pygames.new(game, seed=seed, seats=seats)
        chooser = Chooser(Rng(seed & 0xFFFF))
        for _ in range(120):
            if match.decision is None:
                break
            match.play(chooser.choose(match.decision.legal_actions))
            made = len(match.choices)
            if made % 10:
                continue
            said = ("Zoé",) * seats, (TakenBack(20, 10),), Note(1, made // 10 % 9 + 1)
            contents = Contents((drawn(NONCE),) * seats, match.record.link(match.game), *said)
            body = body_of(contents, made)
            lengths.setdefault(made, set()).add(len(body))
            assert contents_of(body, game, seats - 1) == contents
    assert lengths
    assert all(len(found) == 1 for found in lengths.values()), lengths


@pytest.mark.parametrize("body", [b"", bytes(64), b"\x80" * 64, b"x" * 64, drawn(40) + b"\x80"])
def test_what_was_sealed_by_somebody_else_is_refused(body: bytes) -> None:
    """The box was sealed by the right key, and still holds no turn."""
    try:
        link = contents_of(body, "boss-quest", 1).link
    except BadLetter:
        return
    assert not pygames_opens(link)


def pygames_opens(link: str) -> bool:
    """Whether a link opens a game."""
    try:
        pygames.open_record(link)
    except pygames.GameError:
        return False
    return True
