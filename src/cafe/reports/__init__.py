"""Reports on a tournament: tables for the terminal, a page with plots."""
