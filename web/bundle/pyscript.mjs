// Bundles PyScript with no more than the page uses: `node pyscript.mjs ENTRY OUTPUT METAFILE`.

import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import { patched, patches } from "./patches.mjs";

const [entry, outfile, metafile] = process.argv.slice(2);

// PyScript writes its Python package into Pyodide and compiles it at every start; our Python imports none of it.
const package_ = `export default { pyscript: { "__init__.py": "" } };`;

// It opens IndexedDB for packages that it has installed; the page installs none, and the browser may refuse, or never answer.
const store = "export default class extends Map { constructor() { super(); } async sync() {} async close() {} };";

const done = new Set();

const { metafile: meta } = await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  metafile: true,
  logLevel: "warning",
  // Editors, terminals and the like: loaded only when a page asks for them; ours never does.
  external: ["./3rd-party/*", "../3rd-party/*", "./py-terminal/*", "./pyodide_graph.js"],
  plugins: [
    {
      name: "our-changes",
      setup({ onLoad }) {
        onLoad({ filter: /@pyscript\/core\/src\/stdlib\/pyscript\.js$/ }, () => ({ contents: package_ }));
        onLoad({ filter: /@webreflection\/idb-map\/(index|sync)\.js$/ }, () => ({ contents: store }));
        onLoad({ filter: /\.js$/ }, ({ path }) => {
          const here = patches.filter(({ file }) => file.test(path.replaceAll("\\", "/")));
          for (const patch of here) done.add(patch);
          return here.length ? { contents: here.reduce(patched, readFileSync(path, "utf8")) } : null;
        });
      },
    },
  ],
});
const left = patches.find((patch) => !done.has(patch));
if (left) throw new Error(`PyScript has no ${left.file} any more, which held this: ${left.from}`);
writeFileSync(metafile, JSON.stringify(meta));
