"""What carries the letters of a game by mail, in words: that they go by themselves, or why they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from web import html as h
from web.model.carrier import HOST, RELAY, WINDOWS
from web.view.parts import button

if TYPE_CHECKING:
    from web.model.mail import Mail
    from web.model.page import Page

KEYS = {WINDOWS: "mail.carrier.windows", HOST: "mail.carrier.host"}


def relay_name(page: Page) -> str:
    """The server that carries letters for this site, as people know it; empty where there is none."""
    return urlsplit(page.window.relay).netloc


def reaches_others(page: Page) -> bool:
    """Whether something carries letters by itself to other devices: a guarded game cannot do without."""
    return bool(page.window.relay or page.mailing.carrying.works & {RELAY, HOST})


def carrier_name(page: Page, carriers: frozenset[str]) -> str:
    """One of these carriers, for people."""
    return relay_name(page) if RELAY in carriers else page.texts(KEYS[min(carriers)])


def trust(page: Page, mail: Mail) -> list[h.Node]:
    """What others learn of a game by mail: from whom the cards are kept, and what a relay sees."""
    relay, key = relay_name(page), "mail.trust"
    if mail.guarded:
        key = "mail.guarded.only" if mail.seatless else "mail.guarded.deals"
    return [
        h.p(".setup-ruling")[page.texts(key)],
        h.p(".setup-ruling")[page.texts("mail.relay", relay=relay)] if relay else None,
    ]


def to_send(page: Page, mail: Mail) -> bool:
    """Whether somebody has to send the last letter: nothing carries it."""
    waits = bool(mail.outbox) and not mail.posted and not page.mailing.carrying.works
    return waits and not (mail.guarded and mail.dealt)


def waits_for(page: Page, mail: Mail, name: str) -> str:
    """How the next letter comes to whoever waits for `name`."""
    texts, carrying = page.texts, page.mailing.carrying
    if carrying.works and mail.outbox and not mail.posted:
        return texts("mail.goes", name=name)
    if carrying.works and (carrying.heard or not mail.outbox):
        return texts("mail.live", name=name)
    if carrying.works:
        return texts("mail.went", carrier=carrier_name(page, carrying.works), name=name)
    return " ".join([texts("mail.waiting.about"), *cut(page)])


def stands_still(page: Page) -> str:
    """That a guarded game waits for its line; empty where it has one."""
    return "" if page.mailing.carrying.works else page.texts("mail.guarded.cut")


def alert_offer(page: Page) -> h.Node:
    """The offer to be told of a turn while the page is out of sight; letters have to come by themselves."""
    if not page.mailing.carrying.works or page.mailing.alerts != "default":
        return None
    return h.p(".share-ways")[button(page.texts("mail.alert"), "mail-alert")]


def cut(page: Page) -> list[str]:
    """Why letters do not go by themselves, where something should carry them."""
    carrying = page.mailing.carrying
    if carrying.works or not carrying.gone:
        return []
    return [page.texts("mail.cut", carrier=carrier_name(page, carrying.gone))]
