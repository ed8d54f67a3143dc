"""Pages complete without scripts, at addresses that never change: rules and rulings, puzzles, lessons.

`addresses` says where each page lies. `document` writes what all pages have in common. `position` draws a
position and tells it in words; `picture` shortens the HTML of the drawing. `entry` is the page of one rule or
ruling, with its example (`example`); `puzzle` is the page of a puzzle, `lesson` that of a lesson. `games`
lists the games, `contents` has the lists that lead to the rules, `write` writes all pages.
"""
