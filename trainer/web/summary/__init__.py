"""A set looked back at: read from the log, and put into words and HTML."""
