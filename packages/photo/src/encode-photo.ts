import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { boundedCommand, killGroup } from "@lotir/child";
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

/** The answer of a child that opened a hostile file: anything but what it should say is a refusal. */
const readAnswer = (answer: Uint8Array<ArrayBuffer>): Outcome => {
  const end = answer.indexOf(NEWLINE);
  const head: Record<string, unknown> = JSON.parse(new TextDecoder().decode(answer.subarray(0, Math.max(0, end))));
  if (isPhotoRefusal(head.refusal)) return failure(head.refusal);
  const { width, height, photo, thumbnail } = head;
  if (!(isSize(width) && isSize(height) && isSize(photo) && isSize(thumbnail))) return failure("unreadable");
  const from = end + 1;
  if (answer.length !== from + photo + thumbnail) return failure("unreadable");
  return success({
    width,
    height,
    photo: answer.slice(from, from + photo),
    thumbnail: answer.slice(from + photo),
  });
};

const run = (bytes: Uint8Array): Promise<Outcome> =>
  new Promise((settle) => {
    const { memoryMegabytes, longestMs, largestBytes } = PHOTO_LIMITS;
    const { file, args } = boundedCommand([CHILD], { memoryMegabytes, reads: READS, addons: true });
    const child = spawn(file, [...args], {
      stdio: ["pipe", "pipe", "ignore"],
      env: { PATH: "/usr/bin:/bin" },
      cwd: "/",
      detached: process.platform !== "win32",
    });
    const pieces: Buffer[] = [];
    let received = 0;
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      killGroup(child);
      settle(outcome);
    };
    const timer = setTimeout(() => end(failure("too-slow")), longestMs);
    child.stdout.on("data", (piece: Buffer) => {
      received += piece.length;
      // A photo drawn anew is smaller than the largest that is taken.
      if (received > 2 * largestBytes) end(failure("unreadable"));
      else pieces.push(piece);
    });
    child.on("error", () => end(failure("unreadable")));
    child.on("close", () => {
      try {
        end(readAnswer(new Uint8Array(Buffer.concat(pieces))));
      } catch {
        end(failure("unreadable"));
      }
    });
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);
  });

/** One child at a time: each may take what a large picture takes. */
let turn: Promise<unknown> = Promise.resolve();

/** Draws a photo of unknown origin anew, in a bounded child process: JPEG, PNG or WebP, by its first bytes. */
export const encodePhoto = async (bytes: Uint8Array): Promise<Outcome> => {
  if (bytes.length === 0) return failure("empty");
  if (bytes.length > PHOTO_LIMITS.largestBytes) return failure("too-large");
  const format = formatOf(bytes);
  if (format === "heic") return failure("heic");
  if (format === undefined) return failure("not-a-photo");
  const mine = turn.then(() => run(bytes));
  turn = mine.catch(() => undefined);
  return mine;
};
