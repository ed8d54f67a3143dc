// Bundles PyScript with no more than the page uses: `node pyscript.mjs ENTRY OUTPUT METAFILE`.

import { writeFileSync } from "node:fs";
import { build } from "esbuild";

const [entry, outfile, metafile] = process.argv.slice(2);

// PyScript writes its Python package into Pyodide and compiles it at every start; our Python imports none of it.
const package_ = `export default { pyscript: { "__init__.py": "" } };`;

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
      name: "no-python-package",
      setup({ onLoad }) {
        onLoad({ filter: /@pyscript\/core\/src\/stdlib\/pyscript\.js$/ }, () => ({ contents: package_ }));
      },
    },
  ],
});
writeFileSync(metafile, JSON.stringify(meta));
