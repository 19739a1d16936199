import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { killGroup, oneAtATime, startBounded } from "@lotir/child";
import { failure, type Result, success } from "@lotir/foncier";
import { ListedNotices, Notice, type ReadPage, type SiteKey } from "./notice/notice.ts";
import { isPageRefusal, PAGE_LIMITS, type PageRefusal } from "./notice/page-refusal.ts";
import type { PageAsk } from "./sites/read-page.ts";

type Outcome = Result<ReadPage, PageRefusal>;

const CHILD = fileURLToPath(new URL("./read-page-process.ts", import.meta.url));

const PACKAGES = resolve(dirname(CHILD), "../..");
const MODULES =
  createRequire(import.meta.url)
    .resolve("cheerio/slim")
    .split(/(?<=[\\/]node_modules[\\/])cheerio[\\/]/)[0] ?? "";

/** The package, the names and dates it reads with, and the library that opens HTML, wherever npm put them. */
const READS: readonly string[] = [
  ...["notices", "foncier", "units", "geometry"].map((name) => resolve(PACKAGES, name)),
  ...[
    "cheerio",
    "cheerio-select",
    "css-select",
    "css-what",
    "boolbase",
    "domelementtype",
    "domhandler",
    "domutils",
  ].map((name) => resolve(MODULES, name)),
  ...["dom-serializer", "entities", "htmlparser2", "nth-check", "zod", "@lotir"].map((name) => resolve(MODULES, name)),
];

/** The answer of a child that opened a hostile page: anything but what it should say is a refusal. */
const readAnswer = (text: string): Outcome => {
  const said: Record<string, unknown> = JSON.parse(text);
  if (isPageRefusal(said.refusal)) return failure(said.refusal);
  const read = said.read;
  if (typeof read !== "object" || read === null || !("kind" in read)) return failure("crashed");
  const list = ListedNotices.safeParse(read);
  if (list.success) return success(list.data);
  const notice = Notice.safeParse("notice" in read ? read.notice : undefined);
  return notice.success ? success({ kind: "notice", notice: notice.data }) : failure("crashed");
};

/** A page of unknown origin; without a site, it is told by what only its pages have. */
export interface UnreadPage extends Omit<PageAsk, "site"> {
  readonly site: SiteKey | undefined;
  readonly bytes: Uint8Array;
}

const readLine = (text: string): Outcome => {
  try {
    return readAnswer(text);
  } catch {
    return failure("crashed");
  }
};

/** What a child read before it ended, in the order of the pages; fewer than them when one of them ended it. */
const run = (pages: readonly UnreadPage[]): Promise<readonly Outcome[]> =>
  new Promise((settle) => {
    const { memoryMegabytes, longestMs, mostOutput } = PAGE_LIMITS;
    const child = startBounded([CHILD], { memoryMegabytes, reads: READS });
    const read: Outcome[] = [];
    let [pending, heard, ended] = ["", 0, false];
    const end = (last: readonly Outcome[]): void => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      killGroup(child);
      settle([...read, ...last].slice(0, pages.length));
    };
    const late = (): void => end([failure("too-slow")]);
    let timer = setTimeout(late, longestMs);
    child.stdout.setEncoding("utf8").on("data", (piece: string) => {
      heard += piece.length;
      const lines = (pending + piece).split("\n");
      pending = lines.pop() ?? "";
      for (const line of lines) read.push(readLine(line));
      if (heard > mostOutput * pages.length) end([failure("crashed")]);
      clearTimeout(timer);
      timer = setTimeout(late, longestMs);
    });
    child.stderr.resume();
    child.on("error", () => end([failure("crashed")]));
    child.on("close", () => end(read.length < pages.length ? [failure("crashed")] : []));
    child.stdin.on("error", () => undefined);
    const head = pages.map(({ site, kind, id, bytes }) => ({ site, kind, id, bytes: bytes.length }));
    child.stdin.write(`${JSON.stringify(head)}\n`);
    for (const { bytes } of pages) child.stdin.write(bytes);
    child.stdin.end();
  });

/** A page may be made to take all that it is given. */
const inTurn = oneAtATime();

/** Reads pages of unknown origin in a bounded child process. One that ends it is refused; the rest go to another. */
export const readPagesInChild = async (pages: readonly UnreadPage[]): Promise<readonly Outcome[]> => {
  const small = pages.filter(({ bytes }) => bytes.length <= PAGE_LIMITS.largestBytes);
  const outcomes = new Map<UnreadPage, Outcome>();
  for (let from = 0; from < small.length; ) {
    const read = await inTurn(() => run(small.slice(from)));
    for (const outcome of read) {
      const page = small[from];
      if (page !== undefined) outcomes.set(page, outcome);
      from += 1;
    }
    if (read.length === 0) break;
  }
  return pages.map((page) => outcomes.get(page) ?? failure(small.includes(page) ? "crashed" : "too-large"));
};
