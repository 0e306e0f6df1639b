"""The room: whether phones that are in it reach the app, and at which address."""
