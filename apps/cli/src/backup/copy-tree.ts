import { createHash } from "node:crypto";
import { type Dirent, existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** One file of a backup: its place under the folder, always with `/`, its size and what its bytes hash to. */
export interface KeptFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

const CHUNK = 1 << 20;

/** A file, or a link that leads to one: a secret is often mounted so. */
const isFile = (entry: Dirent): boolean =>
  entry.isFile() ||
  (entry.isSymbolicLink() &&
    statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.isFile() === true);

/** Every file under a folder, in order, but those that are left out. */
export const filesUnder = (folder: string, isLeftOut: (path: string) => boolean = () => false): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isFile)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !isLeftOut(path))
    .toSorted();

/** Every folder under one, the empty ones too: PostgreSQL does not open without those that it expects. */
export const foldersUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();

/** Reads a file once, hashing it, and gives what it read to whoever takes it. */
const hashing = async (
  file: string,
  take: (chunk: Uint8Array) => Promise<unknown>,
): Promise<Omit<KeptFile, "path">> => {
  const hash = createHash("sha256");
  const handle = await open(file, "r");
  let bytes = 0;
  try {
    for await (const chunk of handle.createReadStream({ highWaterMark: CHUNK, autoClose: false })) {
      hash.update(chunk);
      bytes += chunk.length;
      await take(chunk);
    }
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest("hex") };
};

export const hashOf = (file: string): Promise<Omit<KeptFile, "path">> => hashing(file, async () => undefined);

/** Copies a file for this account alone, forced to the disk. */
const copyFile = async (from: string, to: string): Promise<Omit<KeptFile, "path">> => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const target = await open(to, "wx", 0o600);
  try {
    // `writeFile` goes on from where the last one ended, and writes all of it: `write` may write less, and only say so.
    const hashed = await hashing(from, (chunk) => target.writeFile(chunk));
    await target.sync();
    return hashed;
  } finally {
    await target.close();
  }
};

export interface Tree {
  readonly folders: readonly string[];
  readonly paths: readonly string[];
}

/** Forces to the disk the names that a folder holds. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
};

/** Copies folders and files from under a folder to under another, and tells what each file was. */
export const copyTree = async (from: string, to: string, { folders, paths }: Tree): Promise<readonly KeptFile[]> => {
  for (const folder of ["", ...folders]) mkdirSync(join(to, folder), { recursive: true, mode: 0o700 });
  const kept: KeptFile[] = [];
  for (const path of paths) {
    const copied = await copyFile(join(from, path), join(to, path)).catch((error: unknown) => {
      // Where the product runs meanwhile (PostgreSQL), a photo may be removed and a mail may leave between list and copy.
      if (existsSync(join(from, path))) throw error;
      rmSync(join(to, path), { force: true });
    });
    if (copied !== undefined) kept.push({ path, ...copied });
  }
  for (const folder of ["", ...foldersUnder(to)]) await syncFolder(join(to, folder));
  return kept;
};

/** The first file that is not what it was, and undefined where all are. */
export const firstDamaged = async (folder: string, files: readonly KeptFile[]): Promise<string | undefined> => {
  for (const { path, bytes, sha256 } of files) {
    const found = await hashOf(join(folder, path)).catch(() => undefined);
    if (found?.bytes !== bytes || found.sha256 !== sha256) return path;
  }
  return undefined;
};
