"""Storage in a file of SQLite's, tested."""
