import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type BoundedChild, killGroup, startBounded } from "@lotir/child";
import { failure, type Page, type PageModel, type Result, success } from "@lotir/plu";
import type { PdfLimits } from "./pdf-limits.ts";
import { isPdfRefusal, type PdfRefusal } from "./pdf-refusal.ts";

export type Outcome = Result<PageModel, PdfRefusal>;

/** Told after each page: pages read so far, out of those the file announces. */
export type OnPage = (done: number, total: number) => void;

/** What the child says, one JSON value per line. */
interface Line {
  readonly pages?: number;
  readonly page?: Page;
  readonly done?: boolean;
  readonly refusal?: PdfRefusal;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isPiece = (value: unknown): boolean =>
  isFields(value) &&
  [value.start, value.end].every(Number.isFinite) &&
  isFields(value.box) &&
  ["x", "y", "width", "height"].every((side) => isFields(value.box) && Number.isFinite(value.box[side]));

const isPageLine = (value: unknown): boolean =>
  isFields(value) && typeof value.text === "string" && Array.isArray(value.pieces) && value.pieces.every(isPiece);

const isPage = (value: unknown): value is Page =>
  isFields(value) && Number.isInteger(value.number) && Array.isArray(value.lines) && value.lines.every(isPageLine);

/** A line of the child, which read a hostile file: anything but what it should say is nothing. */
const readLine = (text: string): Line | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value)) return undefined;
    if (isFields(value.refusal)) return isPdfRefusal(value.refusal) ? { refusal: value.refusal } : undefined;
    if (value.page !== undefined) return isPage(value.page) ? { page: value.page } : undefined;
    if (value.done === true) return { done: true };
    return Number.isSafeInteger(value.pages) ? { pages: Number(value.pages) } : undefined;
  } catch {
    return undefined;
  }
};

const CHILD = fileURLToPath(new URL("./read-pages-process.ts", import.meta.url));

/** The package itself, and the library that it reads with. */
export const PDF_READS: readonly string[] = [
  resolve(dirname(CHILD), ".."),
  resolve(dirname(fileURLToPath(import.meta.resolve("unpdf"))), ".."),
];

const start = (limits: PdfLimits, script: string): BoundedChild => {
  const { maxPages, maxCharacters, maxPageCharacters, maxStreamBytes, memoryMegabytes } = limits;
  const inner = JSON.stringify({ maxPages, maxCharacters, maxPageCharacters, maxStreamBytes });
  return startBounded([script, inner], { memoryMegabytes, reads: PDF_READS });
};

const MEMORY_SIGNS = /out of memory|allocation failed|Cannot allocate|bad_alloc|Zone|heap/i;
const ABORTED: ReadonlySet<number | string | null> = new Set(["SIGABRT", "SIGTRAP", 134, 133]);

/** One reading under way: collects pages until the child is done, refuses, dies, talks too much or takes too long. */
class Reading {
  readonly #pages: Page[] = [];
  readonly #child: BoundedChild;
  readonly #limits: PdfLimits;
  readonly #settle: (outcome: Outcome) => void;
  readonly #onPage: OnPage;
  #announced = 0;
  #timer: NodeJS.Timeout | undefined;
  #finished = false;
  #pending = "";
  #received = 0;
  #errors = "";

  constructor(child: BoundedChild, limits: PdfLimits, told: { settle: (outcome: Outcome) => void; onPage: OnPage }) {
    this.#child = child;
    this.#limits = limits;
    this.#settle = told.settle;
    this.#onPage = told.onPage;
    this.#allow(limits.baseMs);
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => this.#hear(chunk));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      this.#errors = (this.#errors + chunk).slice(-4000);
    });
    child.stdin.on("error", () => undefined);
    child.on("error", (error) => this.#end(failure({ kind: "crashed", detail: error.message })));
    child.on("close", (code, signal) => this.#end(failure(this.#afterExit(code, signal))));
  }

  #allow(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(failure({ kind: "too-slow", afterMs: ms })), ms);
  }

  #hear(chunk: string): void {
    this.#received += chunk.length;
    if (this.#received > this.#limits.maxOutputBytes) {
      this.#end(failure({ kind: "too-much-text", limit: this.#limits.maxOutputBytes }));
      return;
    }
    const lines = (this.#pending + chunk).split("\n");
    this.#pending = lines.pop() ?? "";
    for (const text of lines) {
      if (this.#finished) return;
      const line = readLine(text);
      if (line === undefined) this.#end(failure({ kind: "crashed", detail: "an unreadable answer" }));
      else this.#take(line);
    }
  }

  #take(line: Line): void {
    if (line.refusal?.kind === "too-much-memory") this.#end(failure(this.#starved()));
    else if (line.refusal) this.#end(failure(line.refusal));
    else if (line.page) this.#onPage(this.#pages.push(line.page), this.#announced);
    else if (line.done) this.#end(success({ pages: this.#pages }));
    else if (line.pages !== undefined) {
      this.#announced = line.pages;
      this.#allow(this.#limits.baseMs + this.#limits.perPageMs * line.pages);
    }
  }

  #starved(): PdfRefusal {
    return { kind: "too-much-memory", limitMegabytes: this.#limits.memoryMegabytes };
  }

  #afterExit(code: number | null, signal: string | null): PdfRefusal {
    if (MEMORY_SIGNS.test(this.#errors) || ABORTED.has(signal) || ABORTED.has(code)) return this.#starved();
    return { kind: "crashed", detail: `${signal ?? code ?? "?"} ${this.#errors.slice(0, 160)}`.trim() };
  }

  #end(outcome: Outcome): void {
    if (this.#finished) return;
    this.#finished = true;
    clearTimeout(this.#timer);
    killGroup(this.#child);
    this.#settle(outcome);
  }
}

/** Reads PDF bytes in a bounded child process; settles once, whatever the child does, or where none can be started. */
export const readInChild = (
  bytes: Uint8Array,
  limits: PdfLimits,
  { onPage, script = CHILD }: { readonly onPage: OnPage; readonly script?: string },
): Promise<Outcome> =>
  new Promise((settle) => {
    try {
      const child = start(limits, script);
      new Reading(child, limits, { settle, onPage });
      child.stdin.end(bytes);
    } catch (error) {
      settle(failure({ kind: "crashed", detail: error instanceof Error ? error.message : String(error) }));
    }
  });
