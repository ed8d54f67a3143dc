// The browser's database, which may be refused where the storage is (private windows, sandboxed frames).

/** Promises the database of this name, which holds one store. */
export const open = (name, store) =>
  new Promise((done, fail) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => done(request.result);
    request.onerror = (event) => {
      event.preventDefault(); // the console need not hear of it
      fail(event);
    };
  });
