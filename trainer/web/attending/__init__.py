"""A student's side of a lesson: coming in, and taking part."""
