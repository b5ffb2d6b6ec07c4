"""Where tables and people are kept: one file of SQLite, or a PostgreSQL database that several processes share.

A change is on disk when `append_all` returns. Two processes that change one table at the same moment can't both
succeed: an entry has a number, and each number is given out once.
"""

from meadhall.store.copies import restore
from meadhall.store.records import Batch, Person, TableRow
from meadhall.store.store import Store, open_store

__all__ = ["Batch", "Person", "Store", "TableRow", "open_store", "restore"]
