import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

/** The PostgreSQL that the pinned PGlite embeds. */
export const POSTGRES_MAJOR = "18";

/** There while a database is being created, and only then: what is missing must never make us erase. */
const UNFINISHED = "creating";

/** Files without which PostgreSQL would begin a new database in the place of the one that is there. */
const ESSENTIAL = ["PG_VERSION", "global/pg_control"] as const;

export interface DataFolder {
  readonly path: string;
  readonly isNew: boolean;
  /** What PG_VERSION says; undefined in a new folder. */
  readonly major: string | undefined;
  /** Files that a database must have and that this one lost, or has empty. */
  readonly lost: readonly string[];
}

/**
 * PostgreSQL's own files. A creation that was interrupted left its mark: nothing was ever acknowledged in it, so it is
 * removed and begun again.
 */
export const dataFolderIn = (folder: string): DataFolder => {
  const path = join(folder, "pg");
  if (existsSync(join(folder, UNFINISHED))) rmSync(path, { recursive: true, force: true });
  if (!existsSync(path) || readdirSync(path).length === 0) return { path, isNew: true, major: undefined, lost: [] };
  const lost = ESSENTIAL.filter((file) => (statSync(join(path, file), { throwIfNoEntry: false })?.size ?? 0) === 0);
  const version = join(path, "PG_VERSION");
  const major = existsSync(version) ? readFileSync(version, "utf8").trim() : undefined;
  return { path, isNew: false, major, lost };
};

const synchronise = async (path: string): Promise<void> => {
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
};

/** Says on disk that a creation begins. */
export const markCreating = async (folder: string): Promise<void> => {
  writeFileSync(join(folder, UNFINISHED), "");
  await synchronise(join(folder, UNFINISHED));
  await synchronise(folder);
};

/** Says that it is finished, once every file of it is on disk: PGlite copies them there without fsync. */
export const markCreated = async (folder: string): Promise<void> => {
  const path = join(folder, "pg");
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  await Promise.all(entries.map((entry) => synchronise(join(entry.parentPath, entry.name))));
  await synchronise(folder);
  rmSync(join(folder, UNFINISHED));
  await synchronise(folder);
};
