import { type CheerioAPI, load } from "cheerio/slim";

const CHARSET = /charset\s{0,3}=\s{0,3}["']?\s{0,3}([a-z0-9_-]{3,20})/i;

/** The text of a page: by what it declares where that holds, else UTF-8, else Windows-1252. */
export const decodePage = (bytes: Uint8Array): string => {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2_048));
  const declared = CHARSET.exec(head)?.[1]?.toLowerCase();
  for (const label of [declared, "utf-8"]) {
    if (label === undefined) continue;
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Not that one: a declaration is often wrong.
    }
  }
  return new TextDecoder("windows-1252").decode(bytes);
};

const HIDDEN =
  'script, style, noscript, template, iframe, object, svg, head, [hidden], [style*="display:none"], [style*="display: none"], [style*="visibility:hidden"], [style*="visibility: hidden"], [style*="font-size:0"], .d-none, .fr-hidden';

/** Deeper than this is made to exhaust a stack: no page of a sale is. */
const DEEPEST = 400;

const depthOf = (html: string): number => {
  let [depth, deepest] = [0, 0];
  for (const { 1: close, 2: name = "" } of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,15})/gi)) {
    if (/^(?:br|hr|img|input|link|meta|li|p|td|tr|th|option|dd|dt)$/i.test(name)) continue;
    depth = close === "" ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/** A page as its reader sees it: without scripts, styles, nor what is hidden. Undefined where it is no page. */
export const loadPage = (bytes: Uint8Array): CheerioAPI | undefined => {
  const html = decodePage(bytes);
  if (!/<[a-z!]/i.test(html.slice(0, 5_000)) || depthOf(html) > DEEPEST) return undefined;
  const page = load(html);
  page(HIDDEN).remove();
  return page;
};

/** Blocks stand on lines of their own, so that words of two blocks never join. */
const BLOCKS: ReadonlySet<string> = new Set(
  "p div li h1 h2 h3 h4 h5 tr td th dt dd br section article address ul table header footer main".split(" "),
);

interface Tree {
  readonly type: string;
  readonly data?: string;
  readonly name?: string;
  readonly children?: readonly Tree[];
}

/** Without recursion: how deep a page goes is up to who wrote it. */
const wordsOf = (roots: readonly Tree[]): string => {
  const words: string[] = [];
  const left: (Tree | string)[] = roots.toReversed();
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === "string") words.push(next);
    else if (next.type === "text") words.push(next.data ?? "");
    else {
      const isBlock = BLOCKS.has(next.name ?? "");
      if (isBlock) {
        words.push("\n");
        left.push("\n");
      }
      for (const child of (next.children ?? []).toReversed()) left.push(child);
    }
  }
  return words.join("");
};

/** The text of a part of a page, one line a block, spaces made one. */
export const textOf = (page: CheerioAPI, selector: string): string =>
  page(selector)
    .toArray()
    .map((element) => wordsOf([element as unknown as Tree]))
    .join("\n")
    .replace(/[\u00a0\u202f\t\r ]+/g, " ")
    .replace(/ ?\n[\n ]*/g, "\n")
    .trim();
