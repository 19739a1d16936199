import { spawnSync } from "node:child_process";
import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = [
  "apps/web/{src,public}/**/*",
  "apps/web/*.{html,ts,json}",
  "packages/*/src/**/*.ts",
  "package-lock.json",
];

/** Whether the built interface is older than anything it is made of. */
const isStale = (root: string, page: string): boolean => {
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  return globSync(SOURCES, { cwd: root }).some((file) => statSync(join(root, file)).mtimeMs > built);
};

/** Builds the interface when it is missing or stale; throws when the build fails. */
export const buildWeb = (root: string, onProgress: (sentence: string) => void): string => {
  const folder = join(root, "apps/web/dist");
  if (!isStale(root, join(folder, "index.html"))) return folder;
  onProgress("Construction de l'interface…");
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const run = spawnSync(process.execPath, [vite, "build", "apps/web", "--logLevel", "error"], {
    cwd: root,
    stdio: "inherit",
    // Asked for by a test, it would be built for tests, slower and twice as large, and then served to everyone.
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (run.status !== 0) throw new Error("The web build failed");
  return folder;
};
