"""The time zone by which the days of a learner are told."""

import streamlit as st

from trainer.days import first_zone
from trainer.preferences import Preferences


def zone_here(preferences: Preferences) -> str:
    """Take the zone that was chosen, or that of the browser; where neither is known, UTC."""
    return first_zone(preferences.zone, st.context.timezone)
