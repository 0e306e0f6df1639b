"""The drill: where a practice stands, what is done at it, and the card table that shows it."""
