import { spawn } from "node:child_process";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { boundedCommand, killGroup } from "@lotir/child";
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
export const readRulesInChild = (
  asked: RulesAsked,
  withinMs: number,
): Promise<Result<PluReading, "too-slow" | "crashed">> =>
  new Promise((settle) => {
    const { file, args } = boundedCommand([CHILD], { memoryMegabytes: PDF_LIMITS.memoryMegabytes, reads: READS });
    const child = spawn(file, [...args], {
      stdio: ["pipe", "pipe", "ignore"],
      env: { PATH: "/usr/bin:/bin" },
      cwd: "/",
      detached: process.platform !== "win32",
    });
    let said = "";
    let isOver = false;
    const end = (outcome: Result<PluReading, "too-slow" | "crashed">): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(late);
      killGroup(child);
      settle(outcome);
    };
    const late = setTimeout(() => end(failure("too-slow")), withinMs);
    child.stdout.setEncoding("utf8").on("data", (piece: string) => {
      said += piece;
      if (said.length > PDF_LIMITS.maxOutputBytes) end(failure("crashed"));
    });
    child.stdin.on("error", () => undefined);
    child.on("error", () => end(failure("crashed")));
    child.on("close", () => {
      const reading = readingIn(said);
      end(reading === undefined ? failure("crashed") : success(reading));
    });
    child.stdin.end(JSON.stringify(asked));
  });
