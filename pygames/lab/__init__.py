"""The laboratory: many games on one machine or many, reports, environments for learners (docs/lab.md).

The standard library is enough to play here. What needs more says which extra brings it: MissingExtra.
"""
