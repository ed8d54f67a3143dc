"""Tests of Hero: Immortal King, grouped by the sections of its booklet."""
