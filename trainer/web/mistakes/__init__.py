"""The mistakes of a learner, found in the log and told on a page."""
