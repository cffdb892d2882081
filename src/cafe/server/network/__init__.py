"""Below the application: which connections are let in, what each may send, and when it is cut off."""
