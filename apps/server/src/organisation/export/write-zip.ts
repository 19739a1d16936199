import { crc32 } from "node:zlib";

export interface ZippedFile {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Names are UTF-8; nothing is compressed: photos already are, and the archive is read anywhere. */
const VERSION = 20;
const UTF8 = 0x0800;
/** 1 January 1980: the archive says its day in its own files. */
const NO_DATE = 0x21;

interface Placed {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly size: number;
  readonly sum: number;
  readonly offset: number;
}

const header = (signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]) => {
  const length = 4 + fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
};

const common = ({ name, size, sum }: Placed): readonly (readonly [2 | 4, number])[] => [
  [2, VERSION],
  [2, UTF8],
  [2, 0],
  [2, 0],
  [2, NO_DATE],
  [4, sum],
  [4, size],
  [4, size],
  [2, name.length],
  [2, 0],
];

const listed = (file: Placed): Uint8Array<ArrayBuffer> =>
  header(0x02014b50, [[2, VERSION], ...common(file), [2, 0], [2, 0], [2, 0], [4, 0], [4, file.offset]]);

/** The parts of a ZIP archive, in order, to hand on without joining them. */
export const writeZip = (files: readonly ZippedFile[]): Uint8Array<ArrayBuffer>[] => {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const placed: Placed[] = [];
  let offset = 0;
  const add = (part: Uint8Array<ArrayBuffer>): void => {
    parts.push(part);
    offset += part.length;
  };
  for (const { path, bytes } of files) {
    const file = { name: new TextEncoder().encode(path), size: bytes.length, sum: crc32(bytes), offset };
    placed.push(file);
    add(header(0x04034b50, common(file)));
    add(file.name);
    add(bytes);
  }
  const start = offset;
  for (const file of placed) {
    add(listed(file));
    add(file.name);
  }
  const count = placed.length;
  add(
    header(0x06054b50, [
      [2, 0],
      [2, 0],
      [2, count],
      [2, count],
      [4, offset - start],
      [4, start],
      [2, 0],
    ]),
  );
  return parts;
};
