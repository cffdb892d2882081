"""Matches over the network: HTTP and WebSocket, the store, bots at work (docs/server.md, docs/server-api.md)."""
