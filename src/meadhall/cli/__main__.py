"""`python -m meadhall.cli`."""

from meadhall.cli import main

main()
