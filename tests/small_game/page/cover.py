"""The signs on the cover of Matches."""

COVER = ("gold",)
