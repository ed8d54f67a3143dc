"""The laboratory (docs/lab.md)."""
