"""Which rule is cited where, and a witness for every rule: mined from games and from the tests' positions.

python -m tools.witnesses cited [GAME …] [--games 200]
python -m tools.witnesses mine [GAME …] [--games 200]
python -m tools.witnesses again [GAME …] [--games 200]
python -m tools.witnesses show [GAME …]
"""
