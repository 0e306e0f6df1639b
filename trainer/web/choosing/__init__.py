"""What a learner likes, chosen and kept at once."""
