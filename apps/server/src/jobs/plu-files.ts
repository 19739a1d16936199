import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Règlements kept beside the database, named by the SHA-256 of their bytes. The folder is served to nobody as it is. */
export interface PluFiles {
  keep(hash: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when this installation does not hold it. */
  read(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

const HASH = /^[0-9a-f]{64}$/;

export const openPluFiles = (home: string): PluFiles => {
  const folder = join(home, "reglements");
  const pathOf = (hash: string): string => {
    if (!HASH.test(hash)) throw new RangeError(`Not a hash: ${hash}`);
    return join(folder, `${hash}.pdf`);
  };
  return {
    keep: async (hash, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const writing = `${pathOf(hash)}.${process.pid}.part`;
      await writeFile(writing, bytes, { mode: 0o600, flush: true });
      await rename(writing, pathOf(hash));
    },
    read: async (hash) => {
      try {
        return new Uint8Array(await readFile(pathOf(hash)));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
  };
};
