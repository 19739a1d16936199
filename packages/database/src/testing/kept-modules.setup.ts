import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { unpackedFolder } from "../embedded/unpacked-postgis.ts";

const pglite = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
const folder = unpackedFolder();
const files = [
  join(pglite, "pglite.wasm"),
  ...(folder === undefined ? [] : [join(folder, "lib/postgresql/postgis-3.so")]),
];

/** What we use of it: it is in the types of browsers, not of Node. */
interface Compiler {
  compile(bytes: Uint8Array): Promise<object>;
}

/**
 * V8 compiles a module once for a whole process, as long as somebody holds it: a file of tests opens an embedded base in a
 * third of the time where another did before it, and no code is freed while more is compiled (nodejs/node#64500).
 */
const engine = globalThis as unknown as { WebAssembly: Compiler; lotirKeptModules?: readonly object[] };
engine.lotirKeptModules ??= await Promise.all(files.map((file) => engine.WebAssembly.compile(readFileSync(file))));
