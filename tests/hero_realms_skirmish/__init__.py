"""Tests of Escarmouche, by the sections of its booklet."""
