import { takeFolder } from "../embedded/folder-lock.ts";
import { readMigrations } from "../migrate.ts";
import type { OpenFailure } from "../open-failure.ts";

export type { ToolOutcome } from "./pg-tools.ts";
export { dumpServerBase, fillServerBase } from "./server-base.ts";

/** The last migration that this version of the product knows. */
export const knownSchema = (): number => readMigrations().at(-1)?.version ?? 0;

/** Files of an embedded base that say who holds it, and belong to no copy. */
export const HOLDER_FILES: readonly string[] = ["lock.sqlite", "lock.sqlite-journal", "holder.json"];

/** Keeps everybody else out of an embedded base while it is copied. */
export const holdEmbeddedBase = (
  folder: string,
): { readonly ok: true; readonly release: () => void } | { readonly ok: false; readonly failure: OpenFailure } => {
  const lock = takeFolder(folder);
  return lock.taken
    ? { ok: true, release: lock.release }
    : { ok: false, failure: { kind: "held-by", folder, pid: lock.holder.pid, startedAt: lock.holder.startedAt } };
};
