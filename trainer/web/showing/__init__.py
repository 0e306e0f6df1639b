"""A drill shown on one screen to a room, step by step."""
