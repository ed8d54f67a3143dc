"""A game by mail: the invitation, whom it waits for before it begins, and how a turn is sent and opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygames
from pygames.engine.face import Face
from pygames.words.localizer import Words
from pygames.words.options import option_text, value_text
from web import html as h
from web.model import links
from web.model.envelope import LONGEST_NAME, hash_of
from web.model.moving import code_of
from web.view.carried import (
    alert_offer,
    cut,
    reaches_others,
    relay_name,
    stands_still,
    to_send,
    trust,
    waits_for,
)
from web.view.covers import cover
from web.view.gallery import facts
from web.view.manners import asked_back, manners, withdrawal
from web.view.parts import button, dialog, file_choice, game_title, heading, paste_ways

if TYPE_CHECKING:
    from pygames.engine.match import Match
    from pygames.words.localizer import Localizer
    from web.model.envelope import Request
    from web.model.mail import Mail
    from web.model.moving import Moving
    from web.model.page import Page
    from web.model.play import Play
    from web.texts import Texts

GUARDS = {"": "mail.guard.sealed", "deals": "mail.guard.deals", "only": "mail.guard.only"}
MOST_QR = 1_200  # characters: what is longer no camera reads from a screen


def mail_screen(page: Page) -> h.Element:
    """A game by mail that is not played here: to join it, whom it waits for, or where its seat is."""
    if page.asking is not None:
        return _to_ask(page, page.asking)
    mail = page.mailing.new
    assert mail is not None, "nobody is invited"
    inside = _to_join if mail.to_join else _moved if mail.moved else _to_send
    return _framed(mail, page, inside(mail, page))


def _framed(mail: Mail, page: Page, inside: h.Node) -> h.Element:
    """What is played, beside what is to be done."""
    texts, fresh = page.texts, mail.fresh
    entry = next(it for it in pygames.catalogue() if it.id == mail.game)
    return h.div(".setup.mail")[
        h.div(".setup-head")[
            cover(mail.game),
            h.div[
                heading(_title(mail, page)),
                h.p(".game-about")[entry.about.to(texts.language)],
                facts(entry, texts),
                h.p(".setup-summary")[texts("mail.seats", n=fresh.seats), _options(mail, texts)]
                if not mail.rewritable or len(mail.possible_seats) < 2
                else None,
                h.p(".setup-ways")[
                    button(texts("tool.rules"), "rulebook", sign="rulebook"),
                    button(texts("tool.leave"), "home", sign="leave"),
                ],
            ],
        ],
        h.div(".setup-main")[inside],
        _glance(mail, texts) if mail.to_join else None,
    ]


def _title(mail: Mail, page: Page) -> str:
    """What is to be done next."""
    texts, title = page.texts, game_title(mail.game, page.texts)
    if mail.to_join:
        if mail.host_name:
            return texts("mail.invited.by", game=title, name=mail.host_name)
        return texts("mail.invited", game=title)
    if mail.moved:
        return texts("mail.move.moved", game=title)
    if mail.is_host:
        return texts("mail.inviting", game=title)
    return texts("mail.joined" if to_send(page, mail) else "mail.joined.live", game=title)


def _options(mail: Mail, texts: Texts) -> list[str]:
    """The options that are not as the game has them by itself."""
    match = mail.fresh
    said = []
    for option in match.game.options:
        value = match.options.get(option.id)
        if value is None or value == option.values[0]:
            continue
        name = option_text(mail.game, option, texts.language)
        plain = value is True or option.faults is not None
        shown = "" if plain else value_text(mail.game, option, value, texts.language)
        said.append(" · " + (texts("setup.options.chosen", option=name, value=shown) if shown else name))
    return said


def _glance(mail: Mail, texts: Texts) -> h.Element:
    """The game at a glance, for somebody who does not know it."""
    book = mail.fresh.game.part(Words).rulebook
    return h.section(".setup-lessons.mail-glance", aria_labelledby="glance")[
        h.h2("#glance")[texts("rulebook.glance")],
        [
            [
                h.h3[part.title.to(texts.language)],
                h.ul[(h.li[sentence.text.to(texts.language)] for sentence in part.sentences)],
            ]
            for part in book.glance
        ],
    ]


def _to_join(mail: Mail, page: Page) -> h.Element:
    texts = page.texts
    live = "mail.join.live" if relay_name(page) else "mail.join.about"
    if mail.guarded and not reaches_others(page):
        return h.section(".setup-play.mail-box", aria_label=texts("mail.join"))[
            h.p[texts("mail.guarded.no_line")]
        ]
    return h.section(".setup-play.mail-box", aria_label=texts("mail.join"))[
        _own_name(page),
        h.div(".setup-actions")[button(texts("mail.join"), "mail-join", kind="primary", id="mail-join")],
        h.p[texts("mail.guarded.join" if mail.guarded else live)],
        trust(page, mail),
        h.p(".setup-ruling")[texts("mail.keep")],
        h.p(".setup-ruling")[
            texts("mail.move.instead"),
            " ",
            button(texts("mail.move"), "mail-move", mail.id, id="mail-move"),
        ]
        if not mail.guarded
        else None,
    ]


def _own_name(page: Page) -> h.Element:
    """Where somebody says once what the others are to call them."""
    return h.p(".mail-name", data_change="settings")[
        h.label(for_="mail-name")[page.texts("mail.name")],
        h.input(
            "#mail-name",
            type="text",
            name="name",
            value=page.preferences.name,
            maxlength=str(LONGEST_NAME),
            autocomplete="nickname",
        ),
    ]


def _seats(mail: Mail, texts: Texts) -> h.Node:
    """How many are invited, where the game is for several."""
    possible = mail.possible_seats
    if not mail.is_host or len(possible) < 2:
        return None
    label = texts("mail.guard.seats" if mail.seatless else "mail.seats.label")
    return h.div(".mail-seats", role="group", aria_label=label)[
        h.span[label],
        (
            button(str(n), "mail-seats", str(n), aria_pressed="true" if n == mail.fresh.seats else "false")
            for n in possible
        ),
    ]


def _guards(mail: Mail, page: Page) -> h.Node:
    """Who keeps the cards secret: all pages, or this device alone."""
    texts, how = page.texts, "" if not mail.guarded else "only" if mail.seatless else "deals"
    if not mail.is_host or not (mail.guarded or reaches_others(page)):
        return None
    return [
        h.div(".mail-seats", role="group", aria_label=texts("mail.guard.label"))[
            h.span[texts("mail.guard.label")],
            (
                button(texts(key), "mail-guard", it, aria_pressed="true" if it == how else "false")
                for it, key in GUARDS.items()
            ),
        ],
        h.p[texts("mail.guarded.join")] if mail.guarded else None,
        h.p[texts("mail.guarded.cut")] if mail.guarded and not reaches_others(page) else None,
    ]


def _to_send(mail: Mail, page: Page) -> h.Element:
    """The first letter of this device, and where the answer to it goes."""
    texts, live = page.texts, bool(page.mailing.carrying.works)
    if mail.is_host:
        about = texts("mail.inviting.live" if live else "mail.inviting.about", n=len(mail.guest_seats))
    else:
        about = texts("mail.joined.live.about" if live else "mail.joined.about")
    got = mail.is_host and mail.guests
    return h.section(".setup-play.mail-box", aria_label=texts("mail.letter"))[
        [_own_name(page), _seats(mail, texts), _guards(mail, page)] if mail.rewritable else None,
        h.p[" ".join([about, *cut(page)])],
        h.p(role="status")[texts("mail.missing", n=mail.missing)] if got else None,
        h.div(".setup-actions")[
            _send_button(page, mail), button(texts("mail.copy"), "mail-copy", sign="copy")
        ],
        alert_offer(page),
        _details(page, texts),
        trust(page, mail),
        h.p(".setup-ruling")[_keeps(mail, page)],
    ]


def _keeps(mail: Mail, page: Page) -> str:
    if mail.deals:
        return page.texts("mail.guarded.keep" if page.saves.works else "mail.guarded.keep.not")
    return page.texts("mail.keep" if page.saves.works else "mail.keep.not")


def _send_button(page: Page, mail: Mail, id: str = "mail-send") -> h.Element:
    # an invitation, or a seat that moves: nobody is on the line
    by_hand = bool(mail.moved or (mail.is_host and not mail.dealt)) and not mail.posted
    return _sends(page, again=mail.posted, primary=by_hand or to_send(page, mail), id=id)


def _sends(page: Page, *, again: bool, primary: bool, id: str = "mail-send") -> h.Element:
    return button(
        page.texts("mail.send.again" if again else "mail.send"),
        "mail-send",
        kind="primary" if primary else "",
        sign="mail",
        id=id,
    )


def _details(page: Page, texts: Texts) -> h.Node:
    """The field for the answer, and the letter in other ways."""
    return [
        h.form(".mail-open", data_form="open", data_change="open")[
            h.label(for_="mail-answer")[texts("mail.open")],
            paste_ways(
                page.pasted,
                "mail-answer",
                file_choice("mail-file", texts("mail.file"), ".txt,text/plain"),
                texts,
            ),
        ],
        _as_text(page, texts),
    ]


def _as_text(page: Page, texts: Texts) -> h.Node:
    """The letter as text, file and QR code."""
    text = links.letter_text(page)
    if not text:
        return None
    return h.details(".mail-more")[
        h.summary[texts("mail.more")],
        h.label(for_="mail-text")[texts("mail.text")],
        h.div(".share-link")[h.input("#mail-text", type="text", readonly=True, value=text)],
        h.p(".share-ways")[button(texts("mail.save"), "mail-save", sign="download")],
        h.p(".share-file")[texts("mail.from_file")] if not text.startswith("http") else None,
        h.div(".qr", role="img", aria_label=texts("mail.qr"), data_qr=text) if len(text) <= MOST_QR else None,
    ]


# --- a seat that moves ---


def _to_ask(page: Page, moving: Moving) -> h.Element:
    """The request of this device for a seat that the person has elsewhere, and where the answer goes."""
    texts = page.texts
    return h.div(".setup.mail")[
        h.div(".setup-head")[
            h.div[
                heading(texts("mail.move.asking")),
                h.p(".setup-ways")[button(texts("tool.leave"), "home", sign="leave")],
            ]
        ],
        h.div(".setup-main")[
            h.section(".setup-play.mail-box", aria_label=texts("mail.letter"))[
                h.p[texts("mail.move.asking.about")],
                _code(hash_of(moving.request)),
                h.div(".setup-actions")[
                    _sends(page, again=moving.sent, primary=not moving.sent),
                    button(texts("mail.copy"), "mail-copy", sign="copy"),
                ],
                _details(page, texts),
                h.p(".setup-ruling")[texts("mail.keep.not")] if not page.saves.works else None,
            ]
        ],
    ]


def _moved(mail: Mail, page: Page) -> h.Element:
    """The letter that hands the seat over, once it has left this device; and the way back."""
    texts = page.texts
    return h.section(".setup-play.mail-box", aria_label=texts("mail.letter"))[
        h.p[texts("mail.move.moved.about")],
        _code(mail.moved),
        h.div(".setup-actions")[
            _send_button(page, mail), button(texts("mail.copy"), "mail-copy", sign="copy")
        ],
        _as_text(page, texts),
        h.p(".setup-ruling")[button(texts("mail.move.back"), "mail-move", mail.id)] if mail.posted else None,
    ]


def _code(hashed: bytes) -> h.Element:
    return h.p(".mail-code")[code_of(hashed)]


def _to_move(texts: Texts) -> h.Element:
    """How a seat moves: the other device begins."""
    return h.details(".mail-leave")[
        h.summary(".button")[texts("mail.move.away")],
        h.p[texts("mail.move.how", button=texts("mail.move"))],
    ]


def move_dialog(page: Page, request: Request, game: str) -> h.Element:
    """Whether to hand the seat in this game over to whoever has made this request."""
    texts = page.texts
    return dialog(
        texts("mail.move.question"),
        texts,
        h.p[texts("mail.move.question.about", game=game_title(game, texts))],
        _code(hash_of(request)),
        h.p[texts("mail.move.question.sure")],
        h.p(".share-ways")[
            button(texts("mail.move.hand"), "mail-hand-over", kind="primary"),
            button(texts("mail.refuse"), "close"),
        ],
    )


# --- at the table ---


def mail_dialog(page: Page, mail: Mail) -> h.Element:
    """All ways in which a turn is sent and opened, and what can be said along with one."""
    texts, play = page.texts, page.playing
    if mail.guarded:
        return dialog(
            texts("mail.guarded"),
            texts,
            asked_back(play, mail, page.localizer, texts) if play is not None else None,
            [h.p[it] for it in [stands_still(page)] if it],
            alert_offer(page),
            manners(play, mail, texts) if play is not None and play.sealed else None,
            trust(page, mail),
            kind="mail",
        )
    return dialog(
        texts("mail.dialog"),
        texts,
        asked_back(play, mail, page.localizer, texts) if play is not None else None,
        h.p(".share-ways")[
            _send_button(page, mail, "mail-send-here"), button(texts("mail.copy"), "mail-copy", sign="copy")
        ]
        if mail.outbox
        else None,
        alert_offer(page),
        _details(page, texts),
        [manners(play, mail, texts), _to_move(texts)] if play is not None and play.sealed else None,
        trust(page, mail),
        kind="mail",
    )


def waiting_bar(page: Page, play: Play, mail: Mail, localizer: Localizer) -> h.Element:
    """In the place of the question: the turn is to be sent, or somebody else has yet to answer."""
    texts, asked = page.texts, localizer.seat(play.session.asked or 0)
    many, sending = len(mail.keys), to_send(page, mail)
    if mail.left is not None and mail.left != mail.seat:
        seats = mail.fresh.seats
        gone = texts("mail.left", name=localizer.seat(mail.left)) if mail.left < seats else ""
        title, about = gone or texts("mail.guarded.left"), texts("mail.left.about")
    elif mail.deserted:
        title = texts("mail.leaving")
        about = texts("mail.leaving.send" if sending else "mail.leaving.sent", n=max(many, 1))
    elif mail.guarded:
        proposed = play.session.proposed
        title = texts("mail.guarded.sent") if proposed else texts("mail.waiting", name=asked)
        about = texts("mail.guarded.sent.about") if proposed else texts("mail.live", name=asked)
        if mail.asks:
            title = texts("mail.asking")
        about = stands_still(page) or about
    elif mail.asks:
        title = texts("mail.asking")
        about = texts("mail.asking.send", n=many) if sending else waits_for(page, mail, asked)
    elif sending:
        begun = bool(play.session.match.choices)
        title = texts("mail.ready", name=asked) if begun else texts("mail.ready.deal", name=asked)
        title = texts("mail.withdrawn") if mail.has_asked else title
        onward = [texts("mail.ready.onward")] if _turn_goes_on(play.session.match, mail) else []
        about = " ".join([*onward, texts("mail.ready.about", n=many), *cut(page)])
    else:
        title, about = texts("mail.waiting", name=asked), waits_for(page, mail, asked)
    return h.section(".prompt-bar.mail-bar", aria_labelledby="prompt")[
        h.h2("#prompt.prompt-who", tabindex="-1")[title],
        h.div(".prompt-lines")[h.p(".prompt-what")[about]],
    ]


def _turn_goes_on(match: Match, mail: Mail) -> bool:
    """Whether others are asked in the midst of this person's turn."""
    turns = match.game.part(Face).telling.turns
    events = [*match.opening, *(event for choice in match.choices for event in choice.events)]
    begun = [it.params.get("seat") for it in events if it.kind in turns]
    return begun[-1:] == [mail.seat]


def waiting_buttons(page: Page, mail: Mail) -> list[h.Node]:
    """What sends the turn, and what opens the next one; what is left to do once somebody has gone."""
    texts = page.texts
    if mail.deserted and not mail.left_here:
        return [button(texts("mail.go_on"), "mail-go-on", kind="primary")]
    if mail.guarded:
        more = button(texts("mail.guarded"), "mail-more", sign="log", id="mail-more")
        return [withdrawal(mail, texts), more]
    return [
        _send_button(page, mail) if mail.outbox else None,
        withdrawal(mail, texts),
        button(texts("mail.open.do"), "mail-more", sign="log", id="mail-more"),
    ]


def over_bar(page: Page, play: Play) -> h.Node:
    """Above the end: the last turn has yet to be sent; and that the game was dealt by all."""
    texts, mail = page.texts, play.mail
    if mail is None:
        return None
    return h.section(".mail-over", aria_label=texts("mail.letter"))[
        h.p[" ".join([texts("mail.over.send"), *cut(page)])] if to_send(page, mail) else None,
        h.p(".mail-fair")[texts("mail.guarded.fair" if mail.guarded and not mail.is_host else "mail.fair")],
        h.p(".share-ways")[_send_button(page, mail)] if mail.outbox and not mail.guarded else None,
    ]
