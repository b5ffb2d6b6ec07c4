"""The games, one folder each, all laid out alike."""
