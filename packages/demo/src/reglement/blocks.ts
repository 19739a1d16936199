/** One piece of a document, in the order of reading. */
export type Block =
  | { readonly kind: "title" | "section" | "article" | "heading" | "paragraph" | "bullet"; readonly text: string }
  | { readonly kind: "row"; readonly cells: readonly string[] }
  /** A sheet that was scanned: its rows are pixels, no text. */
  | { readonly kind: "scan"; readonly rows: readonly string[] }
  | { readonly kind: "page" }
  | { readonly kind: "contents" };

const MARKS = [
  ["#### ", "heading"],
  ["### ", "article"],
  ["## ", "section"],
  ["# ", "title"],
  ["- ", "bullet"],
] as const;

const blockOf = (line: string): Block => {
  if (line === "===") return { kind: "page" };
  if (line === "[sommaire]") return { kind: "contents" };
  if (line.startsWith("! ")) return { kind: "scan", rows: line.slice(2).split(" / ") };
  if (line.startsWith("|"))
    return {
      kind: "row",
      cells: line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    };
  const mark = MARKS.find(([sign]) => line.startsWith(sign));
  return mark === undefined ? { kind: "paragraph", text: line } : { kind: mark[1], text: line.slice(mark[0].length) };
};

/** Reads the markup of this folder's texts. */
export const blocksOf = (text: string): readonly Block[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map(blockOf);
