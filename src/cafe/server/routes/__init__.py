"""The HTTP requests, by what they are about."""
