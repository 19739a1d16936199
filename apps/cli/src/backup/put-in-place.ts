import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { syncFolder } from "./copy-tree.ts";

export const isEmptyFolder = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;

export interface InPlace {
  /** Where the former home is now; undefined where there was none. */
  readonly aside: string | undefined;
  /** Puts everything back as it was, what had come included. */
  readonly undo: () => void;
}

/** Where a home is made whole before it takes its place: in the empty folder that waits for it, else beside it. */
export const stagingFor = (home: string, suffix: string): string => {
  const name = `restauration-${suffix}`;
  return existsSync(home) && isEmptyFolder(home) ? join(home, `.${name}`) : `${home}.${name}`;
};

const moveEach = (names: readonly string[], from: string, to: string): void => {
  for (const name of names) renameSync(join(from, name), join(to, name));
};

/** An empty folder that waits may be a volume, which no other folder takes the place of. */
const fill = (coming: string, home: string): InPlace => {
  // The database last: without it nothing opens, and nothing is begun anew beside half of what was restored.
  const names = readdirSync(coming).toSorted().reverse();
  const undo = (): void => {
    mkdirSync(coming, { mode: 0o700 });
    moveEach(names, home, coming);
  };
  moveEach(names, coming, home);
  rmdirSync(coming);
  return { aside: undefined, undo };
};

const replace = (coming: string, home: string, suffix: string): InPlace => {
  const aside = existsSync(home) ? `${home}-avant-${suffix}` : undefined;
  const comeBack = (): void => {
    if (aside !== undefined) renameSync(aside, home);
  };
  if (aside !== undefined) renameSync(home, aside);
  try {
    renameSync(coming, home);
  } catch (error) {
    comeBack();
    throw error;
  }
  const undo = (): void => {
    renameSync(home, coming);
    comeBack();
  };
  return { aside, undo };
};

/** Gives a home that is whole its name; the former one is set aside, never erased. */
export const putInPlace = async (coming: string, home: string, suffix: string): Promise<InPlace> => {
  const place = dirname(coming) === home ? fill(coming, home) : replace(coming, home, suffix);
  for (const folder of [home, dirname(home)]) await syncFolder(folder);
  return place;
};
