// The page's templates. The single file holds most of them packed (unpack.js) until one is asked for.

/** The template of this id. */
export function template(id) {
  window.pygamesUnpack?.();
  return document.getElementById(id);
}
