import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";

interface Project {
  readonly extends: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly compilerOptions?: object;
}

/** A project and where its file stands. */
interface Part extends Project {
  readonly path: string;
}

const GROUPS = "node_modules/.cache/lotir/types";

const partAt = (path: string): Part => ({ path, ...(JSON.parse(readFileSync(path, "utf8")) as Project) });

const parts = ["packages", "apps"]
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, "tsconfig.json")))
  .filter((path) => existsSync(path))
  .concat("e2e/tsconfig.json", "tsconfig.json")
  .map(partAt);

const baseOf = ({ path, extends: base }: Part): string => resolve(dirname(path), base);

/**
 * Parts that ask for the same compiler are checked in one run: each alone would check again all that it imports. A pure
 * package is still checked without Node's or the browser's types.
 */
const groupFile = ([base, group]: readonly [string, readonly Part[]], rank: number): string => {
  const placed = (patterns: (part: Part) => readonly string[]): string[] =>
    group.flatMap((part) => patterns(part).map((pattern) => resolve(dirname(part.path), pattern)));
  const file = join(GROUPS, `${rank}-${base.split(/[./]/).at(-2)}.json`);
  const merged = {
    extends: base,
    include: placed(({ include }) => include),
    exclude: placed((part) => part.exclude ?? []),
  };
  mkdirSync(GROUPS, { recursive: true });
  writeFileSync(file, JSON.stringify(merged, null, 2));
  return file;
};

const alike = Map.groupBy(
  parts.filter((part) => part.compilerOptions === undefined),
  baseOf,
);
const alone = parts.filter((part) => part.compilerOptions !== undefined).map(({ path }) => path);
const projects = [...[...alike].map(groupFile), ...alone];

// Two checkers learn the same types twice: on two cores, where the lint runs beside, one costs half the processor of four.
const CHECKERS = Math.max(1, availableParallelism() - 1);

const failed = projects.filter((project) => {
  const run = spawnSync("tsc", ["-p", project, "--checkers", String(CHECKERS)], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return run.status !== 0;
});
if (failed.length > 0) {
  console.error(`Types : ${failed.length} contrôle(s) en erreur : ${failed.join(", ")}`);
  process.exit(1);
}
console.log(`Types : ${parts.length} projets vérifiés.`);
