"""What is only for databases of SQLite's, which are files: their engine, lock, check, copies."""
