"""What the house keeps, in SQLite or PostgreSQL."""
