"""Progress for a page: folded on from the log, and drawn."""
