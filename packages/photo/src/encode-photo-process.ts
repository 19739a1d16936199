import { readFileSync, writeSync } from "node:fs";
import sharp from "sharp";
import { PHOTO_LIMITS } from "./photo-limits.ts";

/**
 * Child process that turns the bytes of a photo (standard input) into a line of JSON (`width`, `height`, bytes of the
 * photo and of its thumbnail, or `refusal`), then the two pictures. What comes out is drawn anew from the pixels: nothing
 * of the file but its picture stays, neither position nor device nor anything hidden.
 */
const write = (bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
  }
};

const { mostPixels, quality, side, thumbnailSide } = PHOTO_LIMITS;

const drawn = (bytes: Uint8Array, longest: number) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true, pages: 1 })
    // As it was held when it was taken; the note that says so does not stay.
    .autoOrient()
    .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });

sharp.concurrency(1);
sharp.cache(false);
const bytes = new Uint8Array(readFileSync(0));
try {
  const photo = await drawn(bytes, side);
  const thumbnail = await drawn(photo.data, thumbnailSide);
  const { width, height } = photo.info;
  const head = { width, height, photo: photo.data.length, thumbnail: thumbnail.data.length };
  write(Buffer.from(`${JSON.stringify(head)}\n`));
  write(photo.data);
  write(thumbnail.data);
} catch (error) {
  const refusal = /pixel limit/i.test(String(error)) ? "too-many-pixels" : "unreadable";
  write(Buffer.from(`${JSON.stringify({ refusal })}\n`));
}
process.exit(0);
