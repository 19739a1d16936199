import { inflateRawSync } from "node:zlib";

/** The parts of a zip, by name, as a reader of the format finds them: from its central directory. */
export const readZip = (bytes: Uint8Array): Map<string, Buffer> => {
  const zip = Buffer.from(bytes);
  const parts = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.lastIndexOf("PK\x05\x06", undefined, "latin1") + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const size = zip.readUInt32LE(at + 20);
    const name = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    const isPacked = zip.readUInt16LE(at + 10) === 8;
    parts.set(zip.toString("utf8", at + 46, at + 46 + name), isPacked ? inflateRawSync(packed) : packed);
    at += 46 + name + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
};
