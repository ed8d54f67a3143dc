// Files that somebody chooses.

const LARGEST = 1_000_000; // bytes of a file that are read

/** What Python is told of the file just chosen in this field, or nothing when none was. */
export async function chosen(input) {
  const file = input.files[0];
  if (!file) return null;
  let text = "";
  try {
    if (file.size <= LARGEST) text = await file.text();
    else text = "{".repeat(LARGEST); // Python says that it is too long
  } catch {
    // It is gone, or may not be read: as good as empty.
  }
  input.value = ""; // so that the same file can be chosen again
  return { type: "file", text, option: input.dataset.file === "true" ? "" : input.dataset.file };
}
