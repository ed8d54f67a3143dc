"""HEROZ: the rules, in the order of the booklet (preparation, combat, resolution)."""
