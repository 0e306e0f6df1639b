"""Classes and lessons as the teacher sees them, on pages of their own."""
