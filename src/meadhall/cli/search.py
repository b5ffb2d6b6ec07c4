"""Finding things by words of their names."""

import re
import unicodedata


def fits(text: str, said: str) -> bool:
    """Whether all the words somebody typed begin words of a text; accents and case don't matter."""
    parts = re.findall(r"\w+", plainly(text))
    return all(any(part.startswith(word) for part in parts) for word in re.findall(r"\w+", plainly(said)))


def plainly(text: str) -> str:
    """Without accents and capitals."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
