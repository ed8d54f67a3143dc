// A file as it was built, known by its hash: whatever else a host answers, a network in between or the browser's own cache.

/** A file with its headers, or an error. What the browser's cache has is taken if it is right, however old; else the host is asked. */
export async function built(url, hash) {
  for (const cache of ["force-cache", "reload"]) {
    const answer = await asked(url, cache);
    if (answer && (await hashed(answer.bytes)).startsWith(hash)) return answer;
  }
  throw new Error(`${url} is not what was built.`);
}

/** What is answered, or null. A connection that ends too soon, or a failure that a cache has kept, is no answer. */
async function asked(url, cache) {
  try {
    const response = await fetch(url, { cache });
    return response.ok ? { bytes: await response.arrayBuffer(), headers: response.headers } : null;
  } catch {
    return null;
  }
}

async function hashed(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
