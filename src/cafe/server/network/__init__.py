"""The layer below the application: which connections it lets in, what each may send, when it cuts one off."""
