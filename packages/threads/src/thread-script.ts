import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** What a build leaves, in `threads.json`. */
export interface BuiltThreads {
  /** Its own, under that of all builds. */
  readonly folder: string;
  /** By the name of the source that starts a thread. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Every file of the build: what a script reads later too. */
  readonly files: readonly string[];
  /** Every file that was read to make them, from the root, and when it had last changed (ms since 1970). */
  readonly inputs: Readonly<Record<string, number>>;
}

export interface ThreadFolders {
  readonly root: string;
  /** Where the threads lie once built: a few files, read six times faster than the hundreds they are made of. */
  readonly built: string;
}

export const THREAD_FOLDERS: ThreadFolders = { root: ROOT, built: join(ROOT, "node_modules/.cache/lotir/threads") };
export const THREAD_INDEX = "threads.json";

/** The threads as built; undefined where a file is missing, or is not the one that they were made of. */
export const builtThreads = ({ root, built }: ThreadFolders = THREAD_FOLDERS): BuiltThreads | undefined => {
  try {
    const threads = JSON.parse(readFileSync(join(built, THREAD_INDEX), "utf8")) as BuiltThreads;
    const { folder, files, inputs } = threads;
    const isWhole = files.every((file) => existsSync(join(built, folder, file)));
    const isSame = ([path, changed]: [string, number]): boolean => statSync(join(root, path)).mtimeMs === changed;
    return isWhole && Object.entries(inputs).every(isSame) ? threads : undefined;
  } catch {
    // Nothing built, or a source that is no longer there.
    return undefined;
  }
};

/** What a thread runs: its source, or the same as built where that is up to date. */
export const threadScript = (source: URL): URL => {
  const threads = builtThreads();
  const script = threads?.scripts[basename(source.pathname)];
  if (threads === undefined || script === undefined) return source;
  return pathToFileURL(join(THREAD_FOLDERS.built, threads.folder, script));
};
