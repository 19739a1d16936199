import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Who has the folder open. Undefined when the holder had no time yet to write its name. */
export interface Holder {
  readonly pid: number | undefined;
  readonly startedAt: string | undefined;
}

export type FolderLock =
  | { readonly taken: true; readonly release: () => void }
  | { readonly taken: false; readonly holder: Holder };

const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;

const readHolder = (path: string): Holder => {
  try {
    const written: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (typeof written !== "object" || written === null) return { pid: undefined, startedAt: undefined };
    return {
      pid: "pid" in written && typeof written.pid === "number" ? written.pid : undefined,
      startedAt: "startedAt" in written && typeof written.startedAt === "string" ? written.startedAt : undefined,
    };
  } catch {
    return { pid: undefined, startedAt: undefined };
  }
};

/**
 * Takes a folder for this process alone. PGlite itself takes no lock, and two processes on one folder lose what they
 * write. The lock is SQLite's own lock on a file, so the system frees it however the process dies, kill -9 included.
 */
export const takeFolder = (folder: string): FolderLock => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const holderPath = join(folder, "holder.json");
  const file = new DatabaseSync(join(folder, "lock.sqlite"));
  try {
    file.exec("pragma locking_mode = exclusive; begin exclusive;");
  } catch (error) {
    file.close();
    if (isBusy(error)) return { taken: false, holder: readHolder(holderPath) };
    throw error;
  }
  writeFileSync(holderPath, JSON.stringify({ pid: process.pid, startedAt: new Date().toISOString() }));
  return { taken: true, release: () => file.close() };
};
