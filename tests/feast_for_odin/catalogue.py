"""The cards of A Feast for Odin: each of its 190 occupations has a test that names it."""

CARDS = tuple(str(number) for number in range(1, 191))
