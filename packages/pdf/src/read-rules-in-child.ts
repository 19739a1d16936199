import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { askChild } from "@lotir/child";
import { type Companion, failure, type PageModel, type PluReading, type Result, success } from "@lotir/plu";
import { PDF_LIMITS } from "./pdf-limits.ts";

/** The pages of a règlement, the zone wanted, the other files of its plan. */
export interface RulesAsked {
  readonly pages: PageModel;
  readonly zone: string | undefined;
  readonly others: readonly Companion[];
}

const CHILD = fileURLToPath(new URL("./read-rules-process.ts", import.meta.url));
const PACKAGES = resolve(dirname(CHILD), "../..");
const READS = [
  ...["pdf", "plu", "units", "foncier"].map((name) => resolve(PACKAGES, name)),
  resolve(PACKAGES, "../node_modules/@lotir"),
];

const isReading = (value: unknown): value is PluReading =>
  typeof value === "object" &&
  value !== null &&
  ["zones", "codesSeen", "illegiblePages"].every((field) => Array.isArray(Reflect.get(value, field)));

const readingIn = (text: string): PluReading | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isReading(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The rules of a règlement, read in a bounded child process: a text of unknown origin made to be read without end, or to
 * fill the memory, ends its child and nothing else.
 */
export const readRulesInChild = async (
  asked: RulesAsked,
  withinMs: number,
): Promise<Result<PluReading, "too-slow" | "crashed">> => {
  const { memoryMegabytes, maxOutputBytes } = PDF_LIMITS;
  const answer = await askChild({
    script: CHILD,
    bounds: { memoryMegabytes, reads: READS },
    given: JSON.stringify(asked),
    longestMs: withinMs,
    mostAnswered: maxOutputBytes,
  });
  if (answer.kind === "too-slow") return failure("too-slow");
  const reading = answer.kind === "answered" ? readingIn(new TextDecoder().decode(answer.bytes)) : undefined;
  return reading === undefined ? failure("crashed") : success(reading);
};
