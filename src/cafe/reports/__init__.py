"""A tournament told: tables in words, a page with plots."""
