"""The reference on its pages."""
