"""Classes and their lessons, as the teacher sees them."""
