"""Questions, and what becomes of the replies: pure steps, without a person, a screen or a store."""
