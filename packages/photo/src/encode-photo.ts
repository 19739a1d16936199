import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { askChild, oneAtATime } from "@lotir/child";
import { failure, type Result, success } from "@lotir/foncier";
import { formatOf } from "./photo-format.ts";
import { PHOTO_LIMITS } from "./photo-limits.ts";
import { isPhotoRefusal, type PhotoRefusal } from "./photo-refusal.ts";

/** A photo drawn anew in WebP, and its thumbnail. */
export interface EncodedPhoto {
  /** Of the photo, px. */
  readonly width: number;
  readonly height: number;
  readonly photo: Uint8Array<ArrayBuffer>;
  readonly thumbnail: Uint8Array<ArrayBuffer>;
}

type Outcome = Result<EncodedPhoto, PhotoRefusal>;

const CHILD = fileURLToPath(new URL("./encode-photo-process.ts", import.meta.url));

/** The package, and the library with its compiled parts, wherever npm put them. */
const MODULES =
  createRequire(import.meta.url)
    .resolve("sharp")
    .split(/(?<=[\\/]node_modules[\\/])sharp[\\/]/)[0] ?? "";
const READS: readonly string[] = [
  resolve(dirname(CHILD), ".."),
  ...["sharp", "@img", "detect-libc", "semver"].map((name) => resolve(MODULES, name)),
];

const NEWLINE = 10;

const isSize = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The head of an answer, one line of JSON, and what follows it. */
const headOf = (answer: Uint8Array<ArrayBuffer>): { readonly head: Record<string, unknown>; readonly from: number } => {
  const end = answer.indexOf(NEWLINE);
  const head = JSON.parse(new TextDecoder().decode(answer.subarray(0, Math.max(0, end))));
  return { head, from: end + 1 };
};

/** The answer of a child that opened a hostile file: anything but what it should say is a refusal. */
const readAnswer = (answer: Uint8Array<ArrayBuffer>): Outcome => {
  try {
    const { head, from } = headOf(answer);
    if (isPhotoRefusal(head.refusal)) return failure(head.refusal);
    const { width, height, photo, thumbnail } = head;
    if (!(isSize(width) && isSize(height) && isSize(photo) && isSize(thumbnail))) return failure("unreadable");
    if (answer.length !== from + photo + thumbnail) return failure("unreadable");
    const after = answer.slice(from + photo);
    return success({ width, height, photo: answer.slice(from, from + photo), thumbnail: after });
  } catch {
    return failure("unreadable");
  }
};

const encode = async (given: Uint8Array): Promise<Outcome> => {
  const { memoryMegabytes, longestMs, largestBytes } = PHOTO_LIMITS;
  const bounds = { memoryMegabytes, reads: READS, addons: true };
  // A photo drawn anew is smaller than the largest that is taken.
  const answer = await askChild({ script: CHILD, bounds, given, longestMs, mostAnswered: 2 * largestBytes });
  if (answer.kind === "answered") return readAnswer(answer.bytes);
  return failure(answer.kind === "too-slow" ? "too-slow" : "unreadable");
};

const inTurn = oneAtATime();

/** Draws a photo of unknown origin anew, in a bounded child process: JPEG, PNG or WebP, by its first bytes. */
export const encodePhoto = async (bytes: Uint8Array): Promise<Outcome> => {
  if (bytes.length === 0) return failure("empty");
  if (bytes.length > PHOTO_LIMITS.largestBytes) return failure("too-large");
  const format = formatOf(bytes);
  if (format === "heic") return failure("heic");
  if (format === undefined) return failure("not-a-photo");
  return inTurn(() => encode(bytes));
};
