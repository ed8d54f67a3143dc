"""The start of `python -m pygames`."""

import sys

from pygames.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
