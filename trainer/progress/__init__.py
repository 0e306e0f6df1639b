"""Progress: a learner's log folded, and told in figures and words."""
