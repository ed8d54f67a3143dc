"""A page for every rule and ruling, complete without scripts, at an address that never changes.

`addresses` says where each lies, `document` writes what all pages have in common, `entry` one rule or ruling
with its example (`example`), `contents` the lists that lead to them, `write` all of it.
"""
