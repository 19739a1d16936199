import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { runTests } from "./run-tests.ts";

/** The whole proof, in the order in which it is cheapest to fail. */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["Format et lint", "npm", "run", "-s", "lint"],
  ["Types", "npm", "run", "-s", "types"],
  ["Frontières entre paquets", "npm", "run", "-s", "boundaries"],
  ["Code inutilisé", "npm", "run", "-s", "unused"],
  ["Interface construite", "npm", "run", "-s", "build:web"],
];

// The sources run as they are written: each process and thread that a test starts would strip their types again.
const env = {
  ...process.env,
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../node_modules/.cache/lotir/compiled", import.meta.url)),
};

/** Says how long a step took, and ends everything where it failed. */
const settle = (name: string, started: number, status: number): void => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`\n✘ ${name} (${seconds} s)`);
    process.exit(status);
  }
  console.log(`✔ ${name} (${seconds} s)`);
};

for (const [name, command, ...args] of steps) {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const run = spawnSync(command, args, { env, stdio: "inherit", shell: process.platform === "win32" });
  settle(name, started, run.status ?? 1);
}

const started = performance.now();
console.log("\n── Tests");
settle("Tests", started, await runTests(env));
