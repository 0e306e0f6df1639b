"""The classroom: what a class counts, who is in it, and how a lesson goes on."""
