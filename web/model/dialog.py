"""The dialogs that lie over the page: a type for each that has something of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from web.model.achieved import Offered


class Plain(NamedTuple):
    """A dialog that has nothing of its own, by its name in `web/view/page.py`."""

    name: str


class Rulebook(NamedTuple):
    """The rulebook, at a `rule` or ("") at its beginning; and what is looked for in it."""

    rule: str = ""
    search: str = ""


class ProgressOffer(NamedTuple):
    """What was learnt and done elsewhere, which may be taken over."""

    offered: Offered


class Deletion(NamedTuple):
    """Whether to delete the kept game of this `id`, for which others wait."""

    id: str


class Closed(NamedTuple):
    """No dialog is open."""


Dialog = Plain | Rulebook | ProgressOffer | Deletion | Closed
