"""Questions, and what is shown with them: pure steps, without a person, a screen or a store."""
