"""Players to measure ours against, neither tuned nor shipped: see docs/baselines.md."""
