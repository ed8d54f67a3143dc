"""Tests of HEROZ, grouped by the sections of its booklet."""
