import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

// One compiler run per part, so that a pure package is checked without Node's or the browser's types.
const parts = ["packages", "apps"].flatMap((folder) =>
  readdirSync(folder).map((name) => join(folder, name, "tsconfig.json")),
);
const projects = [...parts.filter((path) => existsSync(path)), "e2e/tsconfig.json", "tsconfig.json"];
const failed = projects.filter((project) => {
  const run = spawnSync("tsc", ["-p", project], { stdio: "inherit", shell: process.platform === "win32" });
  return run.status !== 0;
});
if (failed.length > 0) {
  console.error(`Types : ${failed.length} projet(s) en erreur : ${failed.join(", ")}`);
  process.exit(1);
}
console.log(`Types : ${projects.length} projets vérifiés.`);
