"""A drill for a class as a teacher plans it."""
