from tests.kit.cases import *  # noqa
