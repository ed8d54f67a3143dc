"""Write the goldens and counts anew: `python -m tools.goldens`."""

from __future__ import annotations

from tools.goldens import FOLDER, files

made = files()
for old in [*FOLDER.glob("*.txt"), *FOLDER.glob("*.json")]:
    if old not in made:
        print("gone:", old.name)
        old.unlink()
for path, text in made.items():
    changed = not path.exists() or path.read_text(encoding="utf-8") != text
    path.write_text(text, encoding="utf-8", newline="\n")
    print("new: " if changed else "same:", path.name, f"{len(text.encode()) // 1000} kB")
