import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vitest/config";
import { type Mutant, mutants, OPENED, openedOperations, ROOT } from "./mutants.ts";

/** `LOTIR_MUTANT`: the name of one, or `operations` for every operation opened to all. The sources stay as they are. */
const asked = process.env.LOTIR_MUTANT ?? "";
const chosen: readonly Mutant[] =
  asked === "operations" ? openedOperations() : mutants().filter(({ name }) => name === asked);
if (chosen.length === 0) throw new Error(`No mutant is named « ${asked} »`);

const withoutCheck = (): Plugin => ({
  name: "without-check",
  enforce: "pre",
  transform: (code, id) => {
    const ours = chosen.filter(({ file }) => resolve(ROOT, file) === id.split("?")[0]);
    if (ours.length === 0) return undefined;
    const text = ours.reduce((before, { from, to }) => before.replace(from, () => to), code);
    // An operation opened to all is made from what is open to all, whatever else its file imports.
    return asked === "operations" ? `import { open as ${OPENED} } from "../call.ts";\n${text}` : text;
  },
});

export default defineConfig({
  root: ROOT,
  plugins: [withoutCheck()],
  test: {
    environment: "node",
    isolate: false,
    // A module kept from another run would be that of another mutant.
    fsModuleCache: false,
    setupFiles: ["packages/database/src/testing/kept-modules.setup.ts"],
    include: ["{packages,apps}/*/src/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
