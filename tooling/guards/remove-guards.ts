import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mutants, openedOperations, ROOT } from "./mutants.ts";

/**
 * `npm run guards [mot]`: takes each check away in turn and runs the tests that must notice; says which did not. Policies
 * of the database are taken away one by one by `row-security.db.test.ts` itself.
 */
const CONFIG = "tooling/guards/mutated.config.ts";
const AT_LEAST = 0.95;

const folder = mkdtempSync(join(tmpdir(), "lotir-gardes-"));

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const run = (mutant: string, tests: readonly string[], more: readonly string[]): number =>
  spawnSync("npx", ["vitest", "run", "--config", CONFIG, ...more, ...tests], {
    cwd: ROOT,
    env: { ...process.env, LOTIR_MUTANT: mutant },
    stdio: "ignore",
  }).status ?? 1;

/** Every operation is opened at once: each has a test of its own, which the others do not touch. */
const openedUncaught = (): string[] => {
  const out = join(folder, "operations.json");
  const opened = openedOperations();
  run("operations", [...(opened[0]?.tests ?? [])], ["--reporter=json", `--outputFile=${out}`]);
  const { testResults }: Report = JSON.parse(readFileSync(out, "utf8"));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName }) => fullName);
  return opened.filter(({ name }) => !failed.some((test) => test.startsWith(`${name} `))).map(({ name }) => name);
};

const word = process.argv[2] ?? "";
const chosen = mutants().filter(({ name }) => name.includes(word));
const uncaught = chosen.filter(({ name, tests }) => {
  const isCaught = run(name, tests, ["--bail", "1"]) !== 0;
  console.log(`${isCaught ? "vu    " : "MANQUÉ"}  ${name}`);
  return !isCaught;
});
const operations = word === "" ? openedOperations().length : 0;
const opened = word === "" ? openedUncaught() : [];
for (const name of opened) console.log(`MANQUÉ  ${name} ouverte à tous`);
rmSync(folder, { recursive: true });

const all = chosen.length + operations;
const caught = all - uncaught.length - opened.length;
console.log(`${caught} contrôles retirés sur ${all} sont vus (dont ${operations} opérations ouvertes à tous)`);
process.exit(caught / all >= AT_LEAST ? 0 : 1);
