// A stand-in for IndexedDB in memory; stand-in.js loads it where it is needed.

import "fake-indexeddb/auto";
