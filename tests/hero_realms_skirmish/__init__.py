"""Tests of the Skirmish, by the sections of its booklet."""
