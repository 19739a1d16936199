const BLOCK = 512;

const field = (header: Buffer, from: number, to: number): string =>
  header.toString("latin1", from, to).split("\0")[0] ?? "";

export interface TarFile {
  readonly path: string;
  /** A view of the archive, not a copy. */
  readonly content: Buffer;
}

/** Regular files, in the archives of today and of before ustar. */
const isFile = (header: Buffer): boolean => ["0", ""].includes(field(header, 156, 157));

const isOutside = (path: string): boolean => path.startsWith("/") || path.split("/").includes("..");

/** The regular files of a tar archive (POSIX ustar), in its order: no folder, no link. Throws where a path leaves it. */
export const filesOfTar = (tar: Buffer): TarFile[] => {
  const files: TarFile[] = [];
  let offset = 0;
  while (offset + BLOCK <= tar.length && tar[offset] !== 0) {
    const header = tar.subarray(offset, offset + BLOCK);
    const size = Number.parseInt(field(header, 124, 136), 8) || 0;
    const path = [field(header, 345, 500), field(header, 0, 100)].filter(Boolean).join("/");
    const from = offset + BLOCK;
    if (isOutside(path)) throw new Error(`An archive may not write to ${path}`);
    if (isFile(header) && !path.endsWith("/")) files.push({ path, content: tar.subarray(from, from + size) });
    offset = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
};
