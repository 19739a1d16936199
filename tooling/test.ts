import { fileURLToPath } from "node:url";
import { runTests } from "./run-tests.ts";
import { type Step, takeStep } from "./take-step.ts";

/** What is proven without running anything: two lanes side by side, for most steps keep one core busy and no more. */
const lanes: readonly (readonly Step[])[] = [
  [{ name: "Types", command: "npm", args: ["run", "-s", "types"] }],
  [
    { name: "Format et lint", command: "npm", args: ["run", "-s", "lint"] },
    { name: "Frontières entre paquets", command: "npm", args: ["run", "-s", "boundaries"] },
    { name: "Code inutilisé", command: "npm", args: ["run", "-s", "unused"] },
    { name: "Interface construite", command: "npm", args: ["run", "-s", "build:web"] },
    { name: "Fils de travail assemblés", command: "npm", args: ["run", "-s", "build:threads"] },
  ],
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

const drive = async (steps: readonly Step[]): Promise<void> => {
  for (const step of steps) {
    const started = performance.now();
    const { status, said } = await takeStep(step, env);
    console.log(`\n── ${step.name}\n${said.trimEnd()}`);
    settle(step.name, started, status);
  }
};

await Promise.all(lanes.map(drive));
const started = performance.now();
console.log("\n── Tests");
settle("Tests", started, await runTests(env));
