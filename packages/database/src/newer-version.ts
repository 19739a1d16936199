import type { Applied, Migration } from "./migrate.ts";
import type { OpenFailure } from "./open-failure.ts";

/** A database that holds migrations this version does not know was written by a newer one. */
export const newerThan = (
  migrations: readonly Migration[],
  applied: readonly Applied[],
): (OpenFailure & { kind: "newer-version" }) | undefined => {
  const known = migrations.at(-1)?.version ?? 0;
  const last = applied.at(-1);
  if (last === undefined || last.version <= known) return undefined;
  return { kind: "newer-version", found: last.version, known, writtenBy: last.appVersion };
};
