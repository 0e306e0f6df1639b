"""How people go wrong when they count: what they say then, and what to deal so that they may."""
