import {
  accessSync,
  constants,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { THREAD_SOURCES } from "@lotir/commune-work";
import { type BuiltThreads, builtThreads, THREAD_FOLDERS, THREAD_INDEX } from "@lotir/threads";

const { root, built } = THREAD_FOLDERS;
/** Another process may still read what an older build left, in ms. */
const KEPT_MS = 24 * 3_600_000;

/** From the root, and when each last changed; what comes from installed packages changes with the lock file alone. */
const inputsOf = (read: readonly string[]): Record<string, number> => {
  const ours = read
    .map((path) => relative(root, path).replaceAll(sep, "/"))
    .filter((path) => path.startsWith("packages/"));
  const resolved = globSync("packages/*/package.json", { cwd: root }).map((path) => path.replaceAll(sep, "/"));
  const paths = [...new Set(["package-lock.json", ...resolved, ...ours])].sort();
  return Object.fromEntries(paths.map((path) => [path, statSync(join(root, path)).mtimeMs]));
};

const buildInto = async (folder: string): Promise<BuiltThreads> => {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({ input: [...THREAD_SOURCES], platform: "node", external: /^node:/, cwd: root });
  try {
    const named = { entryFileNames: "[name]-[hash].mjs", chunkFileNames: "[name]-[hash].mjs" };
    const { output } = await bundle.write({ dir: join(built, folder), format: "esm", ...named });
    const scriptOf = (source: string): string => {
      const found = output.find((file) => file.type === "chunk" && file.isEntry && file.facadeModuleId === source);
      if (found === undefined) throw new Error(`${source} was not built`);
      return found.fileName;
    };
    return {
      folder,
      scripts: Object.fromEntries(THREAD_SOURCES.map((source) => [basename(source), scriptOf(source)])),
      files: output.map(({ fileName }) => fileName),
      inputs: inputsOf(await bundle.watchFiles),
    };
  } finally {
    await bundle.close();
  }
};

const forgetOlder = ({ folder }: BuiltThreads): void => {
  for (const name of readdirSync(built)) {
    const path = join(built, name);
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    const isKept = name === folder || name === THREAD_INDEX || Date.now() - changed < KEPT_MS;
    if (!isKept) rmSync(path, { recursive: true, force: true });
  }
};

const isWritable = (): boolean => {
  try {
    mkdirSync(built, { recursive: true });
    accessSync(built, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Builds the threads when they are missing or stale, each time in a folder of its own: whoever starts one meanwhile has
 * either build whole. Where packages are installed read-only, threads are read from their sources. Throws when the build
 * fails.
 */
export const buildThreads = async (onProgress: (sentence: string) => void): Promise<void> => {
  if (builtThreads() !== undefined || !isWritable()) return;
  onProgress("Assemblage des fils de travail…");
  const started = Date.now();
  const mark = `${started}-${process.pid}`;
  const threads = await buildInto(mark);
  // A source saved while it was read: nobody knows which of its two versions was built.
  if (Object.values(threads.inputs).some((changed) => changed >= started)) return;
  const making = join(built, `${mark}.json`);
  writeFileSync(making, JSON.stringify(threads, null, 1));
  renameSync(making, join(built, THREAD_INDEX));
  forgetOlder(threads);
};
