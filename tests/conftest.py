"""What holds for all tests."""

from hypothesis import settings

# How long a test takes is no finding: machines are slow at times.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
