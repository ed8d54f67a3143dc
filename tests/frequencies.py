from tests.kit.frequencies import *  # noqa
