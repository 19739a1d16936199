import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  /** Path in the archive, `/` between folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const VERSION = 20;
/** Names are UTF-8 (bit 11). */
const FLAGS = 0x0800;
const DEFLATED = 8;
const STORED = 0;

interface Packed {
  readonly name: Buffer;
  readonly data: Uint8Array;
  readonly method: number;
  readonly size: number;
  readonly crc: number;
}

/** Pictures and PDFs are packed already: what does not shrink is stored as it is. */
const pack = ({ name, bytes }: ZipEntry): Packed => {
  const deflated = deflateRawSync(bytes, { level: 6 });
  const isSmaller = deflated.length < bytes.length;
  return {
    name: Buffer.from(name, "utf8"),
    data: isSmaller ? deflated : bytes,
    method: isSmaller ? DEFLATED : STORED,
    size: bytes.length,
    crc: crc32(bytes),
  };
};

/** MS-DOS date: years from 1980, months and days from 1; the hour is midnight. */
const dosDate = (day: string): number => {
  const [year = 1980, month = 1, date = 1] = day.split("-").map(Number);
  return ((year - 1980) << 9) | (month << 5) | date;
};

/** What a local header and a line of the directory have in common. */
const fieldsOf = ({ name, data, method, size, crc }: Packed, date: number): Buffer => {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(FLAGS, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(date, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
};

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value, 0);
  return bytes;
};

/** A ZIP archive of files dated that day; the same files make the same archive. */
export const toZip = (entries: readonly ZipEntry[], day: string): Uint8Array<ArrayBuffer> => {
  const date = dosDate(day);
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = pack(entry);
    const fields = fieldsOf(packed, date);
    const local = [signature(0x04034b50), fields, packed.name, packed.data];
    const line = Buffer.alloc(14);
    line.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), Buffer.from([VERSION, 0]), fields, line, packed.name);
    parts.push(...local);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, ...directory, signature(0x06054b50), end]));
};
