"""The person who learns to count: the command `muggins`, and how a count is said."""

__version__ = "0.1.0"
