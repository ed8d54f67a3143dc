// PyScript as one file. web/bundle/runtime.py names the plugins that are left out.

import "@pyscript/core";
