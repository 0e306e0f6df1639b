"""The seat: who sits before a window, and the cookie that remembers it."""
