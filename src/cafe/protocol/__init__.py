"""What goes over the wire, as types (docs/server-api.md)."""
