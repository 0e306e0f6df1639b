"""What is only for databases on a PostgreSQL server: their engine, identity, check."""
