import { accessSync, constants, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { type BuiltThreads, builtThreads, THREAD_FOLDERS, THREAD_INDEX, THREAD_SOURCES } from "@lotir/territory";

const { root, built } = THREAD_FOLDERS;
const index = join(built, THREAD_INDEX);

const OURS = /^packages\/.*\.ts$/;

/** From the root; what comes from installed packages changes with the lock file alone. */
const inputsOf = (modules: Iterable<string>): string[] => {
  const ours = [...new Set(modules)].map((path) => relative(root, path)).filter((path) => OURS.test(path));
  return ["package-lock.json", ...ours.sort()];
};

const build = async (): Promise<BuiltThreads> => {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({ input: [...THREAD_SOURCES], platform: "node", external: /^node:/, cwd: root });
  try {
    const named = "[name]-[hash].mjs";
    const { output } = await bundle.write({ dir: built, format: "esm", entryFileNames: named, chunkFileNames: named });
    const chunks = output.filter((file) => file.type === "chunk");
    const scriptOf = (source: string): string => {
      const chunk = chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId === source);
      if (chunk === undefined) throw new Error(`${source} was not built`);
      return chunk.fileName;
    };
    return {
      scripts: Object.fromEntries(THREAD_SOURCES.map((source) => [basename(source), scriptOf(source)])),
      inputs: inputsOf(chunks.flatMap(({ moduleIds }) => moduleIds)),
    };
  } finally {
    await bundle.close();
  }
};

/** Another process may still read what an older build left, in ms. */
const KEPT_MS = 24 * 3_600_000;

const forgetOlder = ({ scripts }: BuiltThreads): void => {
  const kept = new Set(Object.values(scripts));
  for (const name of readdirSync(built)) {
    const file = join(built, name);
    if (!kept.has(name) && file !== index && Date.now() - statSync(file).mtimeMs > KEPT_MS) rmSync(file);
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
 * Builds the threads when they are missing or stale; the index comes last, for whoever starts one meanwhile. Where
 * packages are installed read-only, threads are read from their sources.
 */
export const buildThreads = async (onProgress: (sentence: string) => void): Promise<void> => {
  if (builtThreads() !== undefined || !isWritable()) return;
  onProgress("Assemblage des fils de travail…");
  const threads = await build();
  const making = join(built, `making-${process.pid}.json`);
  writeFileSync(making, JSON.stringify(threads, null, 1));
  renameSync(making, index);
  forgetOlder(threads);
};
