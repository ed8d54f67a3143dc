"""Tests of Boss Quest, grouped by the sections of its booklet."""
