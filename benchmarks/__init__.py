"""Measurements of the whole: figures, not tests."""
