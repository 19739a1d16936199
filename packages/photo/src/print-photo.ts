import sharp from "sharp";
import { PHOTO_LIMITS } from "./photo-limits.ts";

/** A picture for a page. */
export interface PrintedPhoto {
  /** JPEG: what Word and a PDF take. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Longest side on paper, px: over 200 points an inch across an A4 page. */
const SIDE = 1_500;

/**
 * A photo that was drawn anew and kept by us, for a page. Not for a stranger's file, which `encodePhoto` opens in a process
 * of its own; undefined when it cannot be read.
 */
export const printPhoto = async (kept: Uint8Array): Promise<PrintedPhoto | undefined> => {
  try {
    const { data, info } = await sharp(kept, { limitInputPixels: PHOTO_LIMITS.mostPixels })
      .resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: PHOTO_LIMITS.quality })
      .toBuffer({ resolveWithObject: true });
    return { bytes: new Uint8Array(data), width: info.width, height: info.height };
  } catch {
    return undefined;
  }
};
