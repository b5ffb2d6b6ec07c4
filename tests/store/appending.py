"""Appends to the store at an address until it is killed, and prints the number of each entry once it is kept."""

import sys
from itertools import count

from meadhall.store import open_store
from tests.store.conftest import batch

if __name__ == "__main__":
    store = open_store(sys.argv[1])
    for seq in count(1):
        assert store.append_all([batch("a", seq, seq), batch("b", seq, seq)]) == [True, True]
        print(seq, flush=True)
