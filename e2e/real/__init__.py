"""What docs/embedding.md says, in programs of others."""
