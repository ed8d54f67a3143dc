"""Which rule is cited where, and a witness for every rule: mined from games and from the tests' positions.

python -m tests.witnesses cited [GAME …] [--games 200]
python -m tests.witnesses mine [GAME …] [--games 200]
python -m tests.witnesses again [GAME …] [--games 200]
python -m tests.witnesses show [GAME …]
"""
