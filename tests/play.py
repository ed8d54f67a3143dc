from tests.kit.play import *  # noqa
