"""An argument settled on a page: the cards as they are entered, and what there is to say of it."""
