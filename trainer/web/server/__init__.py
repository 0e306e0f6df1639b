"""The server: the app as a whole, its settings and layers, and where it listens."""
