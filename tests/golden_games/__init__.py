"""Whole games on record, one of each kind and variant."""
