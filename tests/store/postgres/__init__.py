"""Storage on a PostgreSQL server, tested."""
