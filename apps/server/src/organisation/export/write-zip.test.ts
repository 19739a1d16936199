import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { writeZip } from "./write-zip.ts";

const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, "utf8"));

/** What a reader does: the end, then the list, then each file where the list says it is. */
const read = (archive: Buffer): Record<string, string> => {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(0x06054b50);
  let at = archive.readUInt32LE(end + 16);
  const files: Record<string, string> = {};
  for (let rank = 0; rank < archive.readUInt16LE(end + 10); rank += 1) {
    expect(archive.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, size, nameLength] = [
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 24),
      archive.readUInt16LE(at + 28),
    ];
    const local = archive.readUInt32LE(at + 42);
    expect(archive.readUInt32LE(local)).toBe(0x04034b50);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    const content = archive.subarray(start, start + size);
    expect(crc32(content)).toBe(sum);
    files[archive.subarray(at + 46, at + 46 + nameLength).toString("utf8")] = content.toString("utf8");
    at += 46 + nameLength;
  }
  return files;
};

test("what is put in is read again, accents and empty files too", () => {
  const files = { "LISEZ-MOI.txt": "Propriétés", "donnees/vide.json": "", "photos/é.webp": "\u0000\u0001" };
  const parts = writeZip(Object.entries(files).map(([path, text]) => ({ path, bytes: bytes(text) })));
  expect(read(Buffer.concat(parts))).toEqual(files);
  expect(read(Buffer.concat(writeZip([])))).toEqual({});
});
