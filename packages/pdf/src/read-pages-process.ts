import { readFileSync, writeSync } from "node:fs";
import type { Page } from "@lotir/plu";
import { getDocumentProxy } from "unpdf";
import { linesOfRuns, type TextRun } from "./lines-of-items.ts";
import { hasSwollenStream } from "./swollen-stream.ts";

/**
 * Child process that turns PDF bytes (standard input) into lines of JSON (standard output): `{"pages": n}`, then one page
 * per line, then `{"done": true}`; or `{"refusal": …}`. It runs under limits set by its parent and needs no network.
 */
interface Limits {
  readonly maxPages: number;
  readonly maxCharacters: number;
  readonly maxPageCharacters: number;
  readonly maxStreamBytes: number;
}

const WITHOUT_NETWORK = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];
for (const name of WITHOUT_NETWORK) Reflect.deleteProperty(globalThis, name);

const say = (line: unknown): void => {
  const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
  }
};

const refuse = (refusal: unknown): never => {
  say({ refusal });
  process.exit(0);
};

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Document["getPage"]>>;

type TextItems = Awaited<ReturnType<PdfPage["getTextContent"]>>["items"];

/** The text items as they are extracted, so that a page of endless text is left before it fills the memory. */
const itemsOf = async (page: PdfPage, limit: number): Promise<TextItems> => {
  const items: TextItems = [];
  let characters = 0;
  const reader = (page.streamTextContent() as ReadableStream<{ readonly items: TextItems }>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) characters += "str" in item ? item.str.length : 0;
    if (characters > limit) refuse({ kind: "too-much-text", limit });
    items.push(...value.items);
  }
};

const runsOf = async (page: PdfPage, limit: number): Promise<TextRun[]> => {
  const items = await itemsOf(page, limit);
  const runs: TextRun[] = [];
  let spaced = false;
  for (const item of items) {
    if (!("str" in item)) continue;
    if (item.str.trim() === "") {
      spaced = spaced || item.str !== "";
      continue;
    }
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    const size = Math.min(200, item.height || Math.hypot(c, d) || 10);
    if (![x, y, size, item.width].every(Number.isFinite)) throw new Error("a position is not a number");
    runs.push({ text: item.str, x, y, width: item.width, size, spaced });
    spaced = false;
  }
  return runs;
};

const PAINT_IMAGE: ReadonlySet<number> = new Set([85, 86, 88]);
const FEW_CHARACTERS = 150;

/** Larger pictures are never decoded: they would cost more than the text of the whole page. */
const DECODED_PIXELS = 4_096;
const OPENING = { useSystemFonts: false, verbosity: 0, maxImageSize: DECODED_PIXELS } as const;

/** The same file opened again, this time drawing on when a page holds an error. */
class Lenient {
  readonly #strict: Document;
  #document: Document | undefined;

  constructor(strict: Document) {
    this.#strict = strict;
  }

  async page(number: number): Promise<PdfPage> {
    this.#document ??= await getDocumentProxy(new Uint8Array(await this.#strict.getData()), OPENING);
    return this.#document.getPage(number);
  }
}

/**
 * Pictures painted on a page. A picture too large to be decoded empties the list of orders, as a blank page does: the
 * two are told apart by drawing the page without it.
 */
const imagesOn = async (page: PdfPage, lenient: Lenient): Promise<number> => {
  const { fnArray } = await page.getOperatorList();
  if (fnArray.length > 0) return fnArray.filter((operator) => PAINT_IMAGE.has(operator)).length;
  const again = await lenient.page(page.pageNumber);
  const orders = await again.getOperatorList();
  again.cleanup();
  return orders.fnArray.length > 0 ? 1 : 0;
};

interface Source {
  readonly document: Document;
  readonly lenient: Lenient;
  readonly limits: Limits;
}

const readPage = async ({ document, lenient, limits }: Source, number: number): Promise<Page> => {
  const page = await document.getPage(number);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const lines = linesOfRuns(await runsOf(page, limits.maxPageCharacters));
  const characters = lines.reduce((sum, line) => sum + line.text.trim().length, 0);
  const imageCount = characters < FEW_CHARACTERS ? await imagesOn(page, lenient) : 0;
  page.cleanup();
  return { number, width: right - left, height: top - bottom, imageCount, lines };
};

/** A line of a printed page has some hundred letters: a page that has one as long is no page of a règlement. */
const LONGEST_LINE = 5_000;

/** What ends the whole reading, whatever the other pages hold. */
const isFatal = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "PasswordException" || /allocation failed|out of memory/i.test(error.message));

/** A page that cannot be read keeps its place, empty and said to be so: the others are read all the same. */
const readOrSkip = async (source: Source, number: number): Promise<{ page: Page; error?: unknown }> => {
  try {
    const page = await readPage(source, number);
    if (page.lines.some(({ text }) => text.length > LONGEST_LINE)) throw new Error("a line without end");
    return { page };
  } catch (error) {
    if (isFatal(error)) throw error;
    return { page: { number, broken: true, lines: [] }, error };
  }
};

const refuseActiveContent = async (document: Document): Promise<void> => {
  const actions = await document.getJSActions();
  if (actions !== null) refuse({ kind: "active-content", what: "script" });
  const attachments: object | null = await document.getAttachments();
  const count = attachments instanceof Map ? attachments.size : Object.keys(attachments ?? {}).length;
  if (count > 0) refuse({ kind: "active-content", what: "attachment" });
};

const run = async (bytes: Uint8Array, limits: Limits): Promise<void> => {
  if (Buffer.from(bytes.buffer).includes("/Launch")) refuse({ kind: "active-content", what: "launch" });
  if (hasSwollenStream(Buffer.from(bytes.buffer), limits.maxStreamBytes))
    refuse({ kind: "too-much-text", limit: limits.maxStreamBytes });
  const document = await getDocumentProxy(bytes, { ...OPENING, stopAtErrors: true });
  if (document.numPages < 1) refuse({ kind: "no-pages" });
  if (document.numPages > limits.maxPages)
    refuse({ kind: "too-many-pages", pages: document.numPages, limit: limits.maxPages });
  await refuseActiveContent(document);
  say({ pages: document.numPages });
  const source = { document, lenient: new Lenient(document), limits };
  let characters = 0;
  let broken = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { page, error } = await readOrSkip(source, number);
    // Where half of the pages are broken, it is the file that is.
    if (page.broken) broken += 1;
    if (broken * 2 >= document.numPages) throw error;
    characters += page.lines.reduce((sum, line) => sum + line.text.length, 0);
    if (characters > limits.maxCharacters) refuse({ kind: "too-much-text", limit: limits.maxCharacters });
    say({ page });
  }
  say({ done: true });
};

const refusalOf = (error: unknown): unknown => {
  const { name, message } = error instanceof Error ? error : { name: "Error", message: String(error) };
  if (name === "PasswordException") return { kind: "encrypted" };
  if (/allocation failed|out of memory/i.test(message)) return { kind: "too-much-memory" };
  return { kind: "malformed", detail: `${name}: ${message}`.slice(0, 200) };
};

const limits = JSON.parse(process.argv[2] ?? "{}") as Limits;
try {
  await run(new Uint8Array(readFileSync(0)), limits);
  process.exit(0);
} catch (error) {
  refuse(refusalOf(error));
}
