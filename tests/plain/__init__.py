"""A plain second scorer, from the rules alone, to check the fast; never imports `scenarios`."""
