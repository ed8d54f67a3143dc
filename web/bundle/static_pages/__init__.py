"""Pages complete without scripts, at addresses that never change: rules and rulings, puzzles, lessons.

`addresses` says where each lies, `document` writes what all pages have in common, `position` draws one and
tells it in words. `entry` is the page of one rule or ruling with its example (`example`), `puzzle` that of a
puzzle, `lesson` that of a lesson; `games` lists the games, `contents` has the lists that lead to the rules;
`picture` makes the drawn positions short, `write` writes all of it.
"""
