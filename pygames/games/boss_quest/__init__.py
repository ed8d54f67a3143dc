"""Boss Quest: the rules, in the order of the booklet (rounds, turns, magician, combat, extensions)."""
