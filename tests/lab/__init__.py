"""Tests of the laboratory (docs/lab.md)."""
