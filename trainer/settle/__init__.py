"""Who is right about a count: what lies there, what somebody says it is worth, and what it is."""
