import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

/** What a build leaves beside its scripts, in `threads.json`. */
export interface BuiltThreads {
  /** By the name of the source that starts a thread. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Every file that they are made of, from the root. */
  readonly inputs: readonly string[];
}

export interface ThreadFolders {
  readonly root: string;
  /** Where the threads lie once built: a few files, read six times faster than the hundreds they are made of. */
  readonly built: string;
}

export const THREAD_FOLDERS: ThreadFolders = { root: ROOT, built: join(ROOT, "node_modules/.cache/lotir/threads") };
export const THREAD_INDEX = "threads.json";

/** The sources that start a thread. */
export const THREAD_SOURCES: readonly string[] = [
  fileURLToPath(new URL("thread.worker.ts", import.meta.url)),
  fileURLToPath(new URL("../market/market.worker.ts", import.meta.url)),
];

/** The threads as built; undefined where they are missing, or older than any file that they are made of. */
export const builtThreads = ({ root, built }: ThreadFolders = THREAD_FOLDERS): BuiltThreads | undefined => {
  try {
    const index = join(built, THREAD_INDEX);
    const builtAt = statSync(index).mtimeMs;
    const threads = JSON.parse(readFileSync(index, "utf8")) as BuiltThreads;
    const files = [
      ...threads.inputs.map((path) => join(root, path)),
      ...Object.values(threads.scripts).map((script) => join(built, script)),
    ];
    return files.every((file) => statSync(file).mtimeMs <= builtAt) ? threads : undefined;
  } catch {
    // Nothing built, or a file that is no longer there.
    return undefined;
  }
};

/** What a thread runs: its source, or the same as built where that is up to date. */
export const threadScript = (source: URL): URL => {
  const script = builtThreads()?.scripts[basename(source.pathname)];
  return script === undefined ? source : pathToFileURL(join(THREAD_FOLDERS.built, script));
};
