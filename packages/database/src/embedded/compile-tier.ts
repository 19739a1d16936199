import { setFlagsFromString } from "node:v8";

/**
 * How V8 compiles the engine's WebAssembly from the next engine on. `plain`: each function as it is first called, and never
 * again. `optimised`: those much called a second time, well. One of PostgreSQL's functions (2 261 in PGlite's module) alone takes
 * 600 MB and several seconds to compile well (its loops are copied whole by each pass): while a base is created, that is the
 * most the product ever holds. Both flags together, or the one makes V8 compile everything well at once.
 */
export const compileEngines = (tier: "plain" | "optimised"): void => {
  const no = tier === "plain" ? "no-" : "";
  for (const flag of ["wasm-tier-up", "wasm-dynamic-tiering"]) setFlagsFromString(`--${no}${flag}`);
};
