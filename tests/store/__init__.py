"""The storage, tested."""
