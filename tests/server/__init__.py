"""Tests of the server over real HTTP and WebSocket."""
