export type PhotoFormat = "jpeg" | "png" | "webp";

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const PNG = "\x89PNG\r\n\x1a\n";
/** Brands of ISO/IEC 23008-12 files: HEIC and its kin. */
const HEIF = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/;

/** What the first bytes of a file say it is; its name and announced type are not read. */
export const formatOf = (bytes: Uint8Array): PhotoFormat | "heic" | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (textAt(bytes, 0, 8) === PNG) return "png";
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP") return "webp";
  return textAt(bytes, 4, 4) === "ftyp" && HEIF.test(textAt(bytes, 8, 4)) ? "heic" : undefined;
};
