import { inflateSync } from "node:zlib";

const DICTIONARY_REACH = 2_000;
const MAX_FILTERS = 4;

const inflated = (bytes: Uint8Array, limit: number): Uint8Array | "swollen" | undefined => {
  try {
    return inflateSync(bytes, { maxOutputLength: limit });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "swollen" : undefined;
  }
};

const FLATE = /\/(?:FlateDecode|Fl)\b/g;

const isSwollen = (body: Uint8Array, filters: number, limit: number): boolean => {
  let bytes = body;
  for (let done = 0; done < Math.min(filters, MAX_FILTERS); done += 1) {
    const next = inflated(bytes, limit);
    if (next === "swollen") return true;
    if (next === undefined) return false;
    bytes = next;
  }
  return false;
};

/**
 * Whether a deflated stream other than a picture opens into more than `limit` bytes: drawing orders of that size are no
 * règlement. Told from the bytes alone, so that every machine refuses the same files, whatever its speed.
 */
export const hasSwollenStream = (file: Buffer, limit: number): boolean => {
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    if (file.subarray(at - 3, at).toString("latin1") === "end") continue;
    const before = file.subarray(Math.max(0, at - DICTIONARY_REACH), at).toString("latin1");
    const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
    const filters = dictionary.match(FLATE)?.length ?? 0;
    if (filters === 0 || /\/Subtype\s*\/Image\b/.test(dictionary)) continue;
    const from = file[at + 6] === 0x0d ? at + 8 : at + 7;
    const end = file.indexOf("endstream", from);
    if (isSwollen(file.subarray(from, end < 0 ? file.length : end), filters, limit)) return true;
  }
  return false;
};
