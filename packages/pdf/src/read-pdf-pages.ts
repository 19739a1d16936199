import { readFile, stat } from "node:fs/promises";
import { failure, type Result, success } from "@lotir/plu";
import { PDF_LIMITS, type PdfLimits } from "./pdf-limits.ts";
import type { PdfRefusal } from "./pdf-refusal.ts";
import { type OnPage, type Outcome, readInChild } from "./read-in-child.ts";

const startsLikePdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");

const bytesOf = async (source: string | Uint8Array, limits: PdfLimits): Promise<Result<Uint8Array, PdfRefusal>> => {
  if (typeof source !== "string") return success(source);
  try {
    const { size } = await stat(source);
    if (size > limits.maxBytes) return failure({ kind: "too-large", bytes: size, limit: limits.maxBytes });
    return success(await readFile(source));
  } catch {
    return failure({ kind: "unreadable-file", path: source });
  }
};

/** Readings queue: one child at a time keeps the machine answering. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a PDF of unknown origin into pages of positioned lines. The file is parsed in a child process that has no
 * network, no write access and bounded memory (RLIMIT_DATA), time and volume; whatever it does, this process only
 * receives text. Readings queue one after another.
 */
export const readPdfPages = async (
  source: string | Uint8Array,
  limits: PdfLimits = PDF_LIMITS,
  onPage: OnPage = () => undefined,
): Promise<Outcome> => {
  const read = await bytesOf(source, limits);
  if (!read.ok) return read;
  const bytes = read.value;
  if (bytes.length === 0) return failure({ kind: "empty" });
  if (bytes.length > limits.maxBytes)
    return failure({ kind: "too-large", bytes: bytes.length, limit: limits.maxBytes });
  if (!startsLikePdf(bytes)) return failure({ kind: "not-a-pdf" });
  const turn = last.then(() => readInChild(bytes, limits, { onPage }));
  last = turn.catch(() => undefined);
  return turn;
};
