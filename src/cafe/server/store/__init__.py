"""The store: matches, their actions, drafts and profiles in SQLite or PostgreSQL."""
