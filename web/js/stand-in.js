// PyScript opens IndexedDB when it starts, and does not start where that is refused: in a sandboxed frame, or where the
// browser stores nothing. There it gets a stand-in that forgets. What it keeps is not needed: no package is ever installed.

function refused() {
  return new Promise((tell) => {
    try {
      const request = indexedDB.open("pygames");
      request.onsuccess = () => {
        request.result.close();
        tell(false);
      };
      request.onerror = (event) => {
        event.preventDefault();
        tell(true);
      };
    } catch {
      tell(true);
    }
  });
}

if (await refused()) await window.pygamesStart.importModule("indexeddb.js");
