import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkedKey, type ObjectStorage } from "./object-storage.ts";

const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;

const isAbsent = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Files of a folder that only the account of the server reads. */
export const openFolderStorage = (folder: string): ObjectStorage => {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  chmodSync(folder, OWNER_FOLDER);
  const placeOf = (key: string): string => join(folder, ...checkedKey(key).split("/"));
  return {
    put: async (key, bytes) => {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true, mode: OWNER_FOLDER });
      // Written aside, forced to the disk, then named: a cut leaves the former file, or none.
      const aside = `${place}.${randomUUID()}.part`;
      const file = await open(aside, "wx", OWNER_FILE);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, place);
    },
    get: async (key) => {
      try {
        return new Uint8Array(await readFile(placeOf(key)));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(placeOf(key), { force: true }),
  };
};
